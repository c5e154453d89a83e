"""What is known of one state: its value to each seat, and that of each move of the seat to act.

Appraising is the slow part of an analysis; whoever has a process of its own for it does it there, state by state.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, cast

import msgspec

from rollwright.analysis.verdicts import Verdict, verdict
from rollwright.bots.valuing import Unit, Valuer, Worth
from rollwright.core.state import OVER, State

__all__ = ["END", "ONLY_MOVE", "Appraisal", "Choice", "Judged", "appraise", "combined", "judged"]

END = "result"  # the method where the game is over: nothing is estimated
ONLY_MOVE = "only move"


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal move and what it is worth to the seat that plays it."""

    move: str
    value: float
    error: float


@dataclass(frozen=True, slots=True)
class Judged:
    """A move: its value to the seat that plays it, what it costs beside the best, and the verdict on it."""

    move: str
    value: float
    error: float
    cost: float
    verdict: Verdict


@dataclass(frozen=True, slots=True)
class Appraisal:
    """The values of one state and how they came about; `choices` are empty unless a seat is to act."""

    values: tuple[Worth, ...]
    choices: tuple[Choice, ...]
    unit: Unit
    method: str
    exact: bool

    @property
    def best(self) -> Choice:
        """The best move, the first of equals; ValueError where no seat is to act."""
        return max(self.choices, key=lambda choice: choice.value)

    def choice(self, move: str) -> Choice:
        """The worth of one move; KeyError where it is not legal."""
        found = next((choice for choice in self.choices if choice.move == move), None)
        if found is None:
            raise KeyError(move)
        return found

    @property
    def json(self) -> Any:
        return msgspec.to_builtins(self)

    @classmethod
    def from_json(cls, data: Any) -> Appraisal:
        """Back from `json`; msgspec.ValidationError names what does not fit."""
        return msgspec.convert(data, cls)


def judged(found: Appraisal, scale: float) -> list[Judged]:
    """The moves, best first."""
    moves: list[Judged] = []
    for choice in sorted(found.choices, key=lambda each: -each.value):
        cost = found.best.value - choice.value
        moves.append(Judged(choice.move, choice.value, choice.error, cost, verdict(cost, scale)))
    return moves


def appraise(valuer: Valuer, state: State) -> Appraisal:
    """Value a state and its moves."""
    if state.to_act is OVER:
        values = tuple(Worth(value, 0.0) for value in state.returns)
        return Appraisal(values, (), valuer.unit, END, exact=True)
    if len(state.moves) == 1:
        return _forced(valuer, state)
    choices = (
        [Choice(move.text, value, error) for move, value, error in valuer.moves(state)] if state.moves else []
    )
    return Appraisal(tuple(valuer.value(state)), tuple(choices), valuer.unit, valuer.method, valuer.exact)


def _forced(valuer: Valuer, state: State) -> Appraisal:
    """Where there is one move, the state is worth what it leads to."""
    move = state.moves[0]
    after = appraise(valuer, state.play(move))
    value, error = after.values[cast("int", state.to_act)]
    return Appraisal(after.values, (Choice(move.text, value, error),), valuer.unit, after.method, after.exact)


def combined(errors: Iterable[float], exact: bool) -> float:
    """The error of a sum or difference: bounds add up, independent estimates as squares do."""
    found = list(errors)
    return sum(found) if exact else math.hypot(*found)
