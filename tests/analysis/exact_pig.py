"""A small exact valuer for the tests of the coach: value iteration over every state, by the public surface alone."""

from __future__ import annotations

from functools import cache

import rollwright as rw
from rollwright.bots.valuing import Unit, Worth, WorthOf
from rollwright.core.state import CHANCE, OVER, State

TOLERANCE = 1e-13


class ExactValuer:
    """All states that follow from a start, valued for two seats; only for games with few states.

    Where a move wins at once, nothing beyond the others is looked at until somebody asks: totals of Pig have no end.
    """

    method = "exact (test, tolerance 1e-13)"
    exact = True
    unit: Unit = "win"

    def __init__(self, start: State) -> None:
        children: dict[State, list[State]] = {}
        waiting = [start]
        while waiting:
            state = waiting.pop()
            if state not in children and known(state) is None:
                children[state] = following(state)
                waiting += children[state]
        self.first = dict.fromkeys(children, 0.5)  # the value of seat 0
        moved = 1.0
        while moved > TOLERANCE:
            moved = 0.0
            for state, after in children.items():
                worth = chosen(state, [self._value(child) for child in after])
                moved = max(moved, abs(worth - self.first[state]))
                self.first[state] = worth

    def _value(self, state: State) -> float:
        if state in self.first:
            return self.first[state]
        won = known(state)
        return chosen(state, [self._value(child) for child in following(state)]) if won is None else won

    def moves(self, state: State) -> list[WorthOf]:
        assert isinstance(state.to_act, int)
        return [
            WorthOf(move, self.value(state.play(move))[state.to_act].value, TOLERANCE) for move in state.moves
        ]

    def value(self, state: State) -> tuple[Worth, ...]:
        return Worth(self._value(state), TOLERANCE), Worth(1 - self._value(state), TOLERANCE)


@cache
def known(state: State) -> float | None:
    """The value of seat 0 where the game is over, or where the seat to act can win at once."""
    ends = [state, *(state.play(move) for move in state.moves)]
    won = [end.returns[0] for end in ends if end.to_act is OVER and max(end.returns) == 1]
    return float(won[0]) if won else None


@cache
def following(state: State) -> list[State]:
    if state.moves:
        return [state.play(move) for move in state.moves]
    return [state.after(k) for k in range(state.outcome_count)]


def chosen(state: State, values: list[float]) -> float:
    """Best for whoever acts, the mean where chance does."""
    if state.to_act is CHANCE:
        return sum(values) / len(values)
    return max(values) if state.to_act == 0 else min(values)


@cache
def exact_pig(goal: int = 8) -> ExactValuer:
    """Pig to a low goal."""
    return ExactValuer(rw.load("pig", options={"goal": goal}).start())
