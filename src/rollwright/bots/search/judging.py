"""Judging the legal moves of a position by games: which to make, and what each is worth.

Successive halving: all moves get the same number of games, the better half goes on to the next round. Every move meets
the same dice (stream i of the seed for game i), so moves are compared game by game. What `steady` would play stays in
to the last, and another move is taken only where it is ahead by more than the games' own noise: so the bot is never
much worse than `steady`, however few they are. A move far behind drops out at once; the last two are tried until one
is clearly ahead, or what is left of the budget will hardly change the choice.

With a budget in games the same seed gives the same move, at either speed and for any number of threads; a budget in
seconds is for people who wait.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from dataclasses import dataclass

from rollwright.bots.search.grove import COUNTS, LOOPS, STEADY, Grove, Sums
from rollwright.bots.search.loops import PARTS, PLACES
from rollwright.core import speed
from rollwright.core.names import Move
from rollwright.core.state import State

__all__ = ["Games", "Judged", "Judgement", "Trials", "judge", "prepare", "unit_of"]

PLAIN_PLAYOUTS = 400  # where there is no compiler, at most
CHUNK = 256  # games a move between two looks at the clock or the leads, at most
LOOK = 64  # ... and at least, where games are counted
AHEAD = 2.0  # standard errors by which a move must lead steady's to be taken
CLEAR = 4.0  # standard errors at which a lead is clear
SURE = 2.5  # standard errors that a move would have to catch up


@dataclass(frozen=True)
class Judged:
    """A move, the mean return of its games with the standard error, and their number (0: not tried).

    `soon` are the points that the seat has at the next decision after the move, on average.
    """

    move: Move
    value: float
    error: float
    playouts: int
    soon: float = 0.0


@dataclass(frozen=True)
class Judgement:
    """The move to make, and all legal moves as judged, those that stayed in longest first.

    `why` tells why no compiler was there, so that fewer games had to do.
    """

    move: Move
    table: tuple[Judged, ...]
    playouts: int
    speed: str
    why: str | None = None


def prepare(state: State) -> None:
    """Compile what this state's game needs (seconds the first time), so that later moves come at once."""
    if speed.compiler_missing() is None:
        speed.compiled(state.game.spec, LOOPS)


def unit_of(state: State) -> int:
    """The whole numbers of the loops in one return."""
    return PARTS * (2 * max(1, state.game.seats - 1) if COUNTS[state.game.objective] == PLACES else 1)


def judge(
    state: State,
    seed: int = 0,
    playouts: int = 2000,
    seconds: float | None = None,
    *,
    tree: bool = True,
    trees: int = 1,
    threads: int = 1,
    plain: bool = False,
    patient: bool = False,
) -> Judgement:
    """Judge the legal moves by so many games in all, or for so many seconds; one move is taken at once.

    Without `tree` they are play-outs of `steady`. A `patient` judge goes on where a lead is clear. ValueError where no
    seat is to act.

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
    plain = plain or missing is not None
    if missing:
        playouts = min(playouts, PLAIN_PLAYOUTS)
    room = playouts if seconds is None else 1 << 15
    trials = Trials(state, Grove(state, seed, room if tree else 0, trees, STEADY, plain), threads, patient)
    trials.halve(Games(playouts, trials.rounds) if seconds is None else _Seconds(seconds, trials.rounds))
    judged = trials.judged()
    used = "plain" if plain else "compiled"
    return Judgement(trials.best(), judged, sum(row.playouts for row in judged), used, missing)


class Games:
    """A budget of games, shared evenly by the rounds."""

    def __init__(self, games: int, rounds: int) -> None:
        self.a_round = games / rounds
        self.left = 0  # games of each move that this round still has

    def chunks(self, moves: int) -> Iterator[int]:
        """Chunks of games of each of so many moves, for one round."""
        self.left = max(2, int(self.a_round / moves))
        chunk = min(max(LOOK, self.left // 10), CHUNK)
        while self.left > 0:
            games = min(self.left, chunk)
            self.left -= games
            yield games


class _Seconds:
    """A budget of time, shared evenly by the rounds."""

    def __init__(self, seconds: float, rounds: int) -> None:
        self.a_round = seconds / rounds
        self.left = math.inf  # nobody knows how many

    def chunks(self, moves: int) -> Iterator[int]:
        """As long as there is time; once at least."""
        end = time.perf_counter() + self.a_round
        yield CHUNK
        while time.perf_counter() < end:
            yield CHUNK


class Trials:
    """The games of the legal moves of a state, so far."""

    def __init__(self, state: State, grove: Grove, threads: int = 1, patient: bool = False) -> None:
        self.state, self.grove, self.threads, self.patient = state, grove, threads, patient
        thumb = state.game.move(state.game.spec.steady(state.row(), state.game.content_row))
        self.thumb, self.moves = thumb, [thumb, *(move for move in state.moves if move != thumb)]

    @property
    def rounds(self) -> int:
        """Rounds until one move is left."""
        return max(1, math.ceil(math.log2(len(self.moves))))

    @property
    def seat(self) -> int:
        seat = self.state.to_act
        return seat if isinstance(seat, int) else 0

    def sums(self, move: Move) -> Sums:
        """What the games of a move came to."""
        return self.grove.sums.get(move.code) or Sums.none(self.state.game.seats)

    def halve(self, budget: Games | _Seconds) -> None:
        """Round after round, the better half goes on; steady's move always does, and is the first."""
        while len(self.moves) > 1:
            count = len(self.moves)
            for games in budget.chunks(count):
                self.grove.grow([move.code for move in self.moves], games, self.threads)
                if not self.patient:
                    self.moves = [self.thumb, *(move for move in self.moves[1:] if self.lead(move) > -SURE)]
                    if len(self.moves) == 1 or (count == 2 and self.decided(self.moves[1], budget.left)):
                        return
            if count == 2:
                return
            others = sorted(self.moves[1:], key=lambda move: (-self.sums(move).total[self.seat], move.code))
            self.moves = [self.thumb, *others[: max(1, (count + 1) // 2 - 1)]]

    def best(self) -> Move:
        """The move that leads, where it leads by more than noise; else steady's."""
        if len(self.moves) == 1:
            return self.thumb
        return self.moves[1] if self.lead(self.moves[1]) > AHEAD else self.thumb

    def lead(self, move: Move) -> float:
        """How far a move is ahead of steady's, in standard errors of the paired difference."""
        sums = self.sums(move)
        spread = _spread(sums) * sums.games
        if spread > 0:
            return sums.lead / math.sqrt(spread)
        return math.copysign(math.inf, sums.lead) if sums.lead else 0.0

    def decided(self, move: Move, left: float) -> bool:
        """Is the lead clear, or too far from AHEAD for the games that are left? Alike for long is alike."""
        sums, each = self.sums(move), math.sqrt(_spread(self.sums(move)))
        if not each and not sums.lead:
            return 3 * sums.games >= left
        missing = AHEAD * each * math.sqrt(sums.games + left) - sums.lead
        return abs(self.lead(move)) > CLEAR or abs(missing) > SURE * each * math.sqrt(left)

    def judged(self) -> tuple[Judged, ...]:
        """The moves, those that came furthest first."""
        made = [self._judged(self.state.game.moves[code], sums) for code, sums in self.grove.sums.items()]
        return tuple(sorted(made, key=lambda row: (-row.playouts, -row.value, row.move.code)))

    def _judged(self, move: Move, sums: Sums) -> Judged:
        value, error = self.worth(sums, self.seat)
        return Judged(move, value, error, sums.games, sums.soon / sums.games)

    def worth(self, sums: Sums, seat: int) -> tuple[float, float]:
        """The mean return of a seat and its standard error."""
        unit = unit_of(self.state)
        return sums.total[seat] / sums.games / unit, math.sqrt(sums.variance(seat) / sums.games) / unit


def _spread(sums: Sums) -> float:
    """The variance of one game's lead."""
    games = sums.games
    return (sums.lead_squares - sums.raw_lead * sums.raw_lead / games) / max(1, games - 1)
