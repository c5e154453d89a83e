"""The bot that tries each legal move in many games that `steady` plays to the end, and takes the best.

Successive halving: all moves get the same number of play-outs, the better half goes on to the next round.
Every move meets the same dice (stream i of the seed for play-out i). With a budget in play-outs the same seed
gives the same move, at either speed; a budget in seconds is for people who wait.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from rollwright.bots import loops
from rollwright.core import rows, speed
from rollwright.core.game import Objective
from rollwright.core.names import Move
from rollwright.core.state import State

__all__ = ["LOOPS", "Judged", "Judgement", "choose", "judge", "prepare"]

LOOPS = ("rollwright.bots.loops",)
PLAYOUTS = 20_000  # by default, over all moves and rounds
PLAIN_PLAYOUTS = 400  # where there is no compiler
CHUNK = 64  # play-outs a move between two looks at the clock
COUNTS: dict[Objective, int] = {
    "win": loops.PLACES,
    "points": loops.COUNTED,
    "turns": loops.COUNTED,
    "team": loops.TEAM,
}


@dataclass(frozen=True)
class Judged:
    """A move, the mean return of its play-outs with the standard error, and their number (0: not tried)."""

    move: Move
    value: float
    error: float
    playouts: int


@dataclass(frozen=True)
class Judgement:
    """The move to make, and all legal moves as judged, the best first.

    `code` is `rollout-plain` where no compiler was there, so that fewer play-outs had to do (`why` tells).
    """

    move: Move
    table: tuple[Judged, ...]
    playouts: int
    speed: str
    code: str | None = None
    why: str | None = None


def choose(state: State, seed: int = 0) -> Move:
    """The move to make, with the usual budget."""
    return judge(state, seed).move


def prepare(state: State) -> None:
    """Compile what this state's game needs (seconds the first time), so that later moves come at once."""
    if speed.compiler_missing() is None:
        speed.compiled(state.game.spec, LOOPS)


def judge(
    state: State,
    seed: int = 0,
    playouts: int | None = None,
    seconds: float | None = None,
    plain: bool = False,
) -> Judgement:
    """Judge the legal moves by so many play-outs in all, or for so many seconds; one move is taken at once.

    ValueError where no seat is to act.

    >>> import rollwright as rw
    >>> state = rw.load("pig").start().draw("p1").play("roll").roll(6)
    >>> judge(state, seed=1, playouts=200, plain=True).move.text
    'roll'
    """
    moves = state.moves
    if not moves:
        raise ValueError("no seat is to act here, so no move is to be judged")
    if len(moves) == 1:
        return Judgement(moves[0], (Judged(moves[0], 0.0, 0.0, 0),), 0, "none")
    missing = speed.compiler_missing()
    table = _Trials(state, seed, plain or missing is not None)
    if seconds is not None:
        table.halve(_timed(seconds, table.rounds))
    else:
        table.halve(_counted(playouts or (PLAIN_PLAYOUTS if table.plain else PLAYOUTS), table.rounds))
    judged = table.judged()
    code, why = ("rollout-plain", missing) if missing else (None, None)
    return Judgement(
        judged[0].move,
        judged,
        sum(row.playouts for row in judged),
        "plain" if table.plain else "compiled",
        code,
        why,
    )


Budget = Callable[[int], Iterator[int]]  # of moves still in: chunks of play-outs a move, for one round


def _counted(playouts: int, rounds: int) -> Budget:
    def chunks(moves: int) -> Iterator[int]:
        yield max(1, playouts // (rounds * moves))

    return chunks


def _timed(seconds: float, rounds: int) -> Budget:
    def chunks(moves: int) -> Iterator[int]:
        end = time.perf_counter() + seconds / rounds
        yield CHUNK
        while time.perf_counter() < end:
            yield CHUNK

    return chunks


class _Trials:
    """The play-outs of the legal moves of a state, so far."""

    def __init__(self, state: State, seed: int, plain: bool) -> None:
        self.state, self.plain = state, plain
        self.seed = (seed + (1 << 63)) % (1 << 64) - (1 << 63)  # the low 64 bits, as machine code counts
        self.counts = COUNTS[state.game.objective]
        self.tallies: dict[Move, Any] = {}
        self.tried = dict.fromkeys(state.moves, 0)
        spec = state.game.spec
        if plain:
            self.bound = speed.plain(spec, LOOPS)
            self.start, self.content, self.scratch = state.row(), state.game.content_row, state.row()
            self.tallies = {move: [0, 0] for move in state.moves}
        else:
            import numpy as np

            def record(row: rows.Row) -> Any:
                return np.frombuffer(bytearray(rows.pack(row)), rows.dtype(type(row)))[0]

            self.bound = speed.compiled(spec, LOOPS)
            self.start, self.scratch = record(state.row()), record(state.row())
            self.content = record(state.game.content_row)
            self.tallies = {move: np.zeros(2, np.int64) for move in state.moves}

    @property
    def rounds(self) -> int:
        """Rounds until one move is left."""
        return max(1, math.ceil(math.log2(len(self.tried))))

    def halve(self, budget: Budget) -> None:
        """Round after round, the better half goes on."""
        moves, first = list(self.tried), 0
        while len(moves) > 1:
            for games in budget(len(moves)):
                for move in moves:
                    self._try(move, first, games)
                first += games
            moves.sort(key=lambda move: (-self._mean(move), move.code))
            moves = moves[: (len(moves) + 1) // 2]

    def _try(self, move: Move, first: int, games: int) -> None:
        self.bound.try_move(
            self.start,
            self.content,
            move.code,
            self.counts,
            self.seed,
            first,
            games,
            self.state.game.max_events,
            self.scratch,
            self.tallies[move],
        )
        self.tried[move] += games

    def _mean(self, move: Move) -> float:
        return int(self.tallies[move][0]) / self.tried[move]

    def judged(self) -> tuple[Judged, ...]:
        """The moves, those that came furthest first."""
        made = [self._judged(move) for move in self.tried]
        return tuple(sorted(made, key=lambda row: (-row.playouts, -row.value, row.move.code)))

    def _judged(self, move: Move) -> Judged:
        games, mean = self.tried[move], self._mean(move)
        spread = max(0.0, int(self.tallies[move][1]) / games - mean * mean)
        seats = self.state.game.seats
        unit = 2 * (seats - 1) if self.counts == loops.PLACES and seats > 1 else 1
        value = 1.0 if self.counts == loops.PLACES and seats == 1 else mean / unit
        return Judged(move, value, math.sqrt(spread / games) / unit, games)
