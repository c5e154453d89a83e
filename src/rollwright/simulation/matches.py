"""Matches of bots, and what many of them tell: `Duel`.

A match is one luck. Where seats play against each other it is two games, in which the sides change places and each
seat meets the same dice and draws; a side's share of the match is its share of first places, so 50 % means equal
strength. Where a team or one alone plays, each bot plays the match by itself in all seats, and what counts is by how
much its return is higher: a win rate or a score, and 0 means equal strength.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from rollwright.core.errors import RollwrightError
from rollwright.core.game import Game
from rollwright.core.generator import begin, below, following
from rollwright.core.names import Move
from rollwright.core.state import OVER, State

__all__ = [
    "ENDS",
    "Choose",
    "Duel",
    "Unit",
    "Z",
    "against",
    "alone",
    "duel_of",
    "is_alone",
    "lineup",
    "unit_of",
]

Unit = Literal["share", "win rate", "score"]
Choose = Callable[[str, State, int], Move]  # a bot's name, the state, a seed
Z = 1.959964  # of a 95 % interval
ENDS: dict[Unit, tuple[float, float]] = {
    "share": (0.0, 1.0),
    "win rate": (-1.0, 1.0),
    "score": (-math.inf, math.inf),
}  # what a mean can be at all


@dataclass(frozen=True)
class Duel:
    """How far bot `a` is ahead of bot `b`: its share of first places, or how much higher its win rate or score is.

    `low` to `high` is the 95 % interval.
    """

    a: str
    b: str
    matches: int
    mean: float
    low: float
    high: float
    unit: Unit = "share"

    @property
    def even(self) -> float:
        """The mean of equal bots."""
        return 0.5 if self.unit == "share" else 0.0

    @property
    def is_significant(self) -> bool:
        """Whether `a` is better, as far as these matches tell."""
        return self.low > self.even

    @property
    def is_decided(self) -> bool:
        """Whether the two are told apart, one way or the other."""
        return self.is_significant or self.high < self.even

    @property
    def pair(self) -> str:
        """Who is ahead of whom, if the figures are above those of equal bots."""
        return f"{self.a} {'from' if self.unit == 'share' else 'over'} {self.b}"

    @property
    def figures(self) -> str:
        """The mean, its interval and the matches."""
        form = "+.2f" if self.unit == "score" else ".1%" if self.unit == "share" else "+.1%"
        least, most = ENDS[self.unit]
        mean, low, high = (
            format(value, form) for value in (self.mean, max(self.low, least), min(self.high, most))
        )
        return f"{mean}, {low} to {high}, {self.matches} matches"

    def __str__(self) -> str:
        verdict = "" if self.is_significant else "  (worse)" if self.is_decided else "  (not told apart)"
        return f"{self.pair}: {self.unit} {self.figures}{verdict}"


def duel_of(a: str, b: str, points: Sequence[float], unit: Unit, z: float = Z) -> Duel:
    """What matches tell; the interval is the mean, `z` standard errors either way."""
    mean = statistics.fmean(points) if points else math.nan
    half = z * statistics.stdev(points) / math.sqrt(len(points)) if len(points) > 1 else math.inf
    return Duel(a, b, len(points), mean, mean - half, mean + half, unit)


def is_alone(game: Game) -> bool:
    """Whether nobody plays against a bot: it has the game to itself."""
    return game.seats < 2 or game.objective == "team"


def unit_of(game: Game) -> Unit:
    """What a duel in this game counts."""
    if not is_alone(game):
        return "share"
    return "win rate" if game.objective == "team" else "score"


def lineup(seats: int, number: int, a: str, b: str) -> list[str]:
    """Who sits where in game `number`."""
    return [a if (seat + number) % 2 == 0 else b for seat in range(seats)]


def against(game: Game, a: str, b: str, seed: int, number: int, choose: Choose) -> float:
    """The mean share of first places that `a` took in the two games of match `number`."""
    shares = (
        _side_share(game, lineup(game.seats, side, a, b), side, seed, number, choose) for side in (0, 1)
    )
    return sum(shares) / 2


def _side_share(game: Game, names: Sequence[str], side: int, seed: int, number: int, choose: Choose) -> float:
    """Play one game: the share of the first place that the seats `side`, `side` + 2 ... took."""
    lucks = [begin(seed, number * game.seats + seat) for seat in range(game.seats)]
    thoughts = begin(~seed, 2 * number + side)  # the bots' own numbers, of which the dice know nothing
    end = _played(game, names, lucks, thoughts, choose)
    return sum(winner % 2 == side for winner in end.winners) / len(end.winners)


def alone(game: Game, bot: str, seed: int, number: int, choose: Choose) -> float:
    """The return of a bot that plays all seats; the dice fall as they come, whoever throws."""
    luck = begin(seed, number)
    return _played(game, [bot] * game.seats, [luck], begin(~seed, number), choose).returns[0]


def _played(game: Game, names: Sequence[str], lucks: list[int], thoughts: int, choose: Choose) -> State:
    """The end of a game in which each seat, or all seats together, have a luck of their own."""
    state = game.start()
    for _ in range(game.max_events):
        if state.to_act is OVER:
            return state
        if isinstance(state.to_act, int):
            thoughts = following(thoughts)
            state = state.apply(choose(names[state.to_act], state, thoughts))
        else:
            whose = state.turn % len(lucks)
            luck = lucks[whose] = following(lucks[whose])
            state = state.after(below(luck, state.outcome_count))
    raise RollwrightError(f"{game.name}: no end after {game.max_events} events")
