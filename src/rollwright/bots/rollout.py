"""The bot that tries each legal move in many games that `steady` plays to the end, and takes the best.

Successive halving: all moves get the same number of play-outs, the better half goes on to the next round. Every move
meets the same dice (stream i of the seed for play-out i), so moves are compared game by game. What `steady` would
play stays in to the last, and another move is taken only where it is ahead by more than the play-outs' own noise: so
the bot is never much worse than `steady`, however few they are. The last two are tried until one is clearly ahead.

With a budget in play-outs the same seed gives the same move, at either speed; a budget in seconds is for people who
wait.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, cast

from rollwright.bots import loops
from rollwright.core import rows, speed
from rollwright.core.game import Objective
from rollwright.core.names import Move
from rollwright.core.state import State

__all__ = ["LOOPS", "Judged", "Judgement", "choose", "judge", "prepare"]

LOOPS = ("rollwright.bots.loops",)
PLAYOUTS = 40_000  # by default and at most, over all moves and rounds
PLAIN_PLAYOUTS = 400  # where there is no compiler
CHUNK = 256  # play-outs a move between two looks at the clock or the lead
AHEAD = 1.0  # standard errors by which a move must lead steady's to be taken
CLEAR = 4.0  # standard errors at which a lead is clear
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
    """The move to make, and all legal moves as judged, those that stayed in longest first.

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
    trials = _Trials(state, seed, plain or missing is not None)
    if seconds is not None:
        trials.halve(_Seconds(seconds, trials.rounds))
    else:
        usual = PLAIN_PLAYOUTS if trials.plain else PLAYOUTS
        trials.halve(_Playouts(usual if playouts is None else playouts, trials.rounds))
    judged, used = trials.judged(), "plain" if trials.plain else "compiled"
    code, why = ("rollout-plain", missing) if missing else (None, None)
    return Judgement(trials.best(), judged, sum(row.playouts for row in judged), used, code, why)


class _Playouts:
    """A budget of play-outs, shared evenly by the rounds."""

    def __init__(self, playouts: int, rounds: int) -> None:
        self.a_round = playouts / rounds

    def chunks(self, moves: int) -> Iterator[int]:
        """Chunks of play-outs of each of so many moves, for one round."""
        left = max(2, int(self.a_round / moves))
        while left > 0:
            yield min(left, CHUNK)
            left -= CHUNK


class _Seconds:
    """A budget of time, shared evenly by the rounds."""

    def __init__(self, seconds: float, rounds: int) -> None:
        self.a_round = seconds / rounds

    def chunks(self, moves: int) -> Iterator[int]:
        """As long as there is time; once at least."""
        end = time.perf_counter() + self.a_round
        yield CHUNK
        while time.perf_counter() < end:
            yield CHUNK


class _Trials:
    """The play-outs of the legal moves of a state, so far: what each was worth to the seat."""

    def __init__(self, state: State, seed: int, plain: bool) -> None:
        self.state, self.plain = state, plain
        self.seed = (seed + (1 << 63)) % (1 << 64) - (1 << 63)  # the low 64 bits, as machine code counts
        self.counts = COUNTS[state.game.objective]
        self.moves = list(state.moves)
        spec, content = state.game.spec, state.game.content_row
        self.steady = state.game.move(spec.steady(state.row(), content))
        self.tried = dict.fromkeys(self.moves, 0)
        self.sums: dict[Move, tuple[int, int]] = dict.fromkeys(self.moves, (0, 0))
        self.leads: dict[Move, tuple[int, int]] = dict.fromkeys(
            self.moves, (0, 0)
        )  # over steady's move, paired
        if plain:
            self.bound = speed.plain(spec, LOOPS)
            self.start, self.content, self.scratch = state.row(), content, state.row()
        else:
            self.bound = speed.compiled(spec, LOOPS)
            self.start, self.content, self.scratch = map(_record, (state.row(), content, state.row()))

    @property
    def rounds(self) -> int:
        """Rounds until one move is left."""
        return max(1, math.ceil(math.log2(len(self.moves))))

    def halve(self, budget: _Playouts | _Seconds) -> None:
        """Round after round, the better half goes on; steady's move always does."""
        while len(self.moves) > 1:
            last = len(self.moves) == 2
            for games in budget.chunks(len(self.moves)):
                self._try_all(games)
                if last and abs(self._lead(self._rival())) > CLEAR:
                    break
            self.moves.sort(key=lambda move: (-self.sums[move][0], move.code))
            half = self.moves[: (len(self.moves) + 1) // 2]
            if last:
                return
            if self.steady not in half:
                half[-1] = self.steady
            self.moves = half if len(half) > 1 else self.moves[:2]

    def best(self) -> Move:
        """The move that leads, where it leads by more than noise; else steady's."""
        return rival if self._lead(rival := self._rival()) > AHEAD else self.steady

    def _rival(self) -> Move:
        """The best move besides steady's."""
        others = [move for move in self.moves if move != self.steady]
        return max(others, key=lambda move: (self.sums[move][0], -move.code))

    def _lead(self, move: Move) -> float:
        """How far a move is ahead of steady's, in standard errors of the paired difference."""
        total, squares = self.leads[move]
        spread = squares - total * total / self.tried[move]
        return total / math.sqrt(spread) if spread > 0 else math.copysign(math.inf, total) if total else 0.0

    def _try_all(self, games: int) -> None:
        """So many more play-outs of each move that is in."""
        first = self.tried[self.moves[0]]
        base = self._worths(self.steady, first, games)
        for move in self.moves:
            worths = base if move == self.steady else self._worths(move, first, games)
            leads = [a - b for a, b in zip(worths, base, strict=True)]
            self.sums[move] = _added(self.sums[move], worths)
            self.leads[move] = _added(self.leads[move], leads)
            self.tried[move] += games

    def _worths(self, move: Move, first: int, games: int) -> list[int]:
        if self.plain:
            worths: Any = [0] * games
        else:
            import numpy as np

            worths = np.zeros(games, np.int64)
        most = self.state.game.max_events
        self.bound.try_move(
            self.start, self.content, move.code, self.counts, self.seed, first, most, self.scratch, worths
        )
        return cast("list[int]", worths if self.plain else worths.tolist())

    def judged(self) -> tuple[Judged, ...]:
        """The moves, those that came furthest first."""
        made = [self._judged(move) for move in self.tried]
        return tuple(sorted(made, key=lambda row: (-row.playouts, -row.value, row.move.code)))

    def _judged(self, move: Move) -> Judged:
        games, (total, squares) = self.tried[move], self.sums[move]
        spread = max(0.0, squares / games - (total / games) ** 2)
        unit = 2 * max(1, self.state.game.seats - 1) if self.counts == loops.PLACES else 1
        return Judged(move, total / games / unit, math.sqrt(spread / games) / unit, games)


def _added(sums: tuple[int, int], values: list[int]) -> tuple[int, int]:
    """A sum and a sum of squares, with more values."""
    return sums[0] + sum(values), sums[1] + sum(value * value for value in values)


def _record(row: rows.Row) -> Any:
    """The row as compiled code takes it."""
    import numpy as np

    return np.frombuffer(bytearray(rows.pack(row)), rows.dtype(type(row)))[0]
