"""The exact player: best play by a value file, which `rollwright solve GAME` makes.

A file keeps the values of positions at rest; whatever lies between is worked out when it is asked for, by the
compiled rules.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from functools import lru_cache
from pathlib import Path
from typing import Literal

from rollwright.bots.valuing import Worth, WorthOf
from rollwright.core import speed
from rollwright.core.game import Game
from rollwright.core.names import Move
from rollwright.core.state import OVER, State

__all__ = ["ExactValuer", "NoValues", "choose", "valuer"]

LOG = logging.getLogger("rollwright.values")
BLOCKS = 8  # kept for the next question
ROUNDING = 1e-12  # values closer than this are one


class NoValues(LookupError):
    """There is no value file for this game; the text names the command that makes it."""


class ExactValuer:
    """Values by a value file; NoValues, valuefiles.ValuesRefused or speed.CompilerMissing where it cannot be."""

    exact = True

    def __init__(self, game: Game, path: Path | None = None) -> None:
        from rollwright.bots import valuefiles
        from rollwright.core.blocks import Block, Engine, Floats
        from rollwright.core.plans import plan_of

        plan = plan_of(game)
        if plan is None:
            raise NoValues(f"{game.title} with these options is not solved exactly")
        try:
            self.file = valuefiles.read(game, path)
        except OSError:
            raise NoValues(
                f"there are no exact values of {game.title} yet; `{valuefiles.command(game)}` makes them"
            ) from None
        plan.know(self.file.marks.get("facts", {}))
        self.game, self.plan = game, plan
        self.engine = Engine(game, plan.patterns)
        self.unit: Literal["win", "points"] = plan.unit
        self._blocks: OrderedDict[bytes, tuple[Block, Floats]] = OrderedDict()

    @property
    def method(self) -> str:
        """How, how exactly, and what is idealised."""
        said = f"exact ({self.game.name}, tolerance {self.file.tolerance:.0e}"
        return f"{said}; {self.plan.note})" if self.plan.note else f"{said})"

    def value(self, state: State) -> tuple[Worth, ...]:
        """What the state is worth to each seat."""
        mine = self._first(state)
        error = 0.0 if state.to_act is OVER else self.file.tolerance
        if self.unit == "points":
            return (Worth(mine, error),)
        return (Worth(mine, error), Worth(1 - mine, error))

    def moves(self, state: State) -> list[WorthOf]:
        """Every legal move and what it is worth to the seat to act."""
        seat = state.to_act
        if not isinstance(seat, int):
            raise ValueError("no seat is to act here, so no move is to be valued")
        found: list[WorthOf] = []
        for move in state.moves:
            value = self._first(state.play(move), state)
            found.append(WorthOf(move, value if seat == 0 else 1 - value, self.file.tolerance))
        return found

    def choose(self, state: State) -> Move:
        """The best move, the first of equals."""
        found = self.moves(state)
        best = max(move.value for move in found)
        return next(move.move for move in found if move.value >= best - ROUNDING)

    def _first(self, state: State, before: State | None = None) -> float:
        """What the state is worth to seat 0; `before` is asked about next, if this state is not known yet."""
        if state.to_act is OVER:
            return state.returns[0]
        for key, (block, values) in self._blocks.items():
            node = self.engine.find(block, state)
            if node >= 0:
                self._blocks.move_to_end(key)
                return float(values[node])
        return self._explored(before or state, state)

    def _explored(self, root: State, state: State) -> float:
        from rollwright.core.plans import evaluated

        block = self.engine.explore(self.engine.positions([root]))
        kept = self.file.values
        low, high = evaluated(self.engine, self.plan, block, block.graph, kept, kept)
        values = low if low is high else (low + high) / 2
        self._blocks[bytes(root)] = (block, values)
        while len(self._blocks) > BLOCKS:
            self._blocks.popitem(last=False)
        return float(values[self.engine.find(block, state)])


@lru_cache(maxsize=8)
def _valuer(game: Game) -> ExactValuer:
    return ExactValuer(game)


def valuer(game: Game, simulations: int = 0, seed: int = 0) -> ExactValuer | None:
    """The exact valuer; None where there is no value file or no compiler. A file that is refused is logged."""
    from rollwright.core.errors import RollwrightError

    if speed.compiler_missing() is not None:
        return None
    try:
        return _valuer(game)
    except NoValues:
        return None
    except RollwrightError as error:
        LOG.warning("%s", error)
        return None


def choose(state: State, seed: int = 0) -> Move:
    """The best move. Exact play needs no luck, so `seed` does not count."""
    return _valuer(state.game).choose(state)
