"""The exact player: best play by a value file, which `rollwright solve GAME` makes.

A file keeps the values of positions at rest; whatever lies between is worked out when it is asked for, by the
compiled rules.
"""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from dataclasses import dataclass
from pathlib import Path
from threading import Lock
from typing import Literal

from rollwright.bots.valuing import Worth, WorthOf
from rollwright.core import speed
from rollwright.core.errors import RollwrightError
from rollwright.core.game import Game
from rollwright.core.names import Move
from rollwright.core.state import OVER, State

__all__ = ["ExactValuer", "NoValues", "choose", "valuer"]

LOG = logging.getLogger("rollwright.values")
BLOCKS = 8  # kept for the next question
GAMES = 8  # whose valuers are kept
LOOK_AGAIN = 30.0  # seconds until a new value file is looked for
ROUNDING = 1e-12  # values closer than this are one


class NoValues(LookupError):
    """There is no value file for this game; the text names the command that makes it."""


class ExactValuer:
    """Values by a value file; NoValues, valuefiles.ValuesRefused or speed.CompilerMissing where it cannot be."""

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
        how = "exact" if self.exact else "solved"
        said = f"{how} ({self.game.name}, tolerance {self.file.tolerance:.0e}"
        return f"{said})" if self.exact else f"{said}; {self.plan.note})"

    @property
    def exact(self) -> bool:
        """Whether nothing is idealised, so that values are true of the game as it is played."""
        return not self.plan.note

    @property
    def _error(self) -> float:
        return self.file.tolerance if self.exact else self.plan.error

    def value(self, state: State) -> tuple[Worth, ...]:
        """What the state is worth to each seat."""
        mine = self._first(state)
        error = 0.0 if state.to_act is OVER else self._error
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
            found.append(WorthOf(move, value if seat == 0 else 1 - value, self._error))
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
        if self.engine.rests(state):  # as kept, so that every state has one value, whoever asks how
            rest = self.plan.rest(self.engine.positions([state]))
            return float(rest.plus[0] + rest.times[0] * self.file.values[rest.at[0]])
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


@dataclass
class _Known:
    """What is known of a value file: its valuer or why there is none, its stamp, and when that was looked at."""

    found: ExactValuer | RollwrightError | NoValues
    stamp: tuple[int, ...]
    looked: float


_known: OrderedDict[tuple[Game, Path], _Known] = OrderedDict()
_knowing = Lock()


def _look(game: Game) -> ExactValuer | RollwrightError | NoValues:
    """The valuer of a game or why there is none; looks for a new file no more often than every `LOOK_AGAIN` seconds."""
    from rollwright.bots import valuefiles

    with _knowing:
        key = (game, valuefiles.path_of(game))
        known, now = _known.get(key), time.monotonic()
        if known and now - known.looked < LOOK_AGAIN:
            return known.found
        stamp = _stamp(key[1])
        if known and known.stamp == stamp:
            known.looked = now
            return known.found
        _known[key] = found = _Known(_made(game), stamp, now)
        _known.move_to_end(key)
        while len(_known) > GAMES:
            _known.popitem(last=False)
        return found.found


def _made(game: Game) -> ExactValuer | RollwrightError | NoValues:
    """The valuer, or why there is none; a file that is refused is logged, once for each file."""
    try:
        return ExactValuer(game)
    except NoValues as error:
        return error
    except RollwrightError as error:
        LOG.warning("%s", error)
        return error


def _stamp(path: Path) -> tuple[int, ...]:
    """By what a new file is known; nothing where there is none."""
    try:
        found = path.stat()
    except OSError:
        return ()
    return found.st_ino, found.st_size, found.st_mtime_ns


def valuer(game: Game, simulations: int = 0, seed: int = 0) -> ExactValuer | None:
    """The exact valuer; None where there is no value file or no compiler. A file that is refused is logged."""
    if speed.compiler_missing() is not None:
        return None
    found = _look(game)
    return found if isinstance(found, ExactValuer) else None


def choose(state: State, seed: int = 0) -> Move:
    """The best move. Exact play needs no luck, so `seed` does not count."""
    found = _look(state.game)
    if not isinstance(found, ExactValuer):
        raise found.with_traceback(None)
    return found.choose(state)
