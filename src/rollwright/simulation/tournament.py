"""Tournaments of bots: every pairing on the same luck with the seats exchanged, and ratings with their uncertainty.

A match is one luck. Where seats play against each other it is two games, in which the sides change places and each
seat meets the same dice and draws; a side's points are its shares of first places, so 50 % means equal strength. Where
a team or one alone plays, each bot plays the match by itself in all seats, and the better return wins it; then the
team's win rate or the mean score of each bot is told too.

Ratings are those of Weng and Lin (2011), Plackett-Luce, as openskill computes them: 25 with an error of 8.3 at first.
"""

from __future__ import annotations

import importlib
import itertools
import math
import statistics
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from rollwright import bots as players
from rollwright.core.errors import RollwrightError
from rollwright.core.game import Game
from rollwright.core.generator import begin, below, following
from rollwright.core.state import OVER, State
from rollwright.simulation.ladder import Z, lineup, side_share

__all__ = ["Duel", "Rating", "Result", "neighbours", "tournament"]


@dataclass(frozen=True)
class Duel:
    """The points that bot `a` took from bot `b`: `low` to `high` is the 95 % interval of its share."""

    a: str
    b: str
    matches: int
    share: float
    low: float
    high: float

    @property
    def is_significant(self) -> bool:
        """Whether `a` is better, as far as these matches tell."""
        return self.low > 0.5

    def __str__(self) -> str:
        verdict = "" if self.is_significant else "  (not told apart)"
        interval = f"{self.low:.1%} to {self.high:.1%}"
        return f"{self.a} from {self.b}: {self.share:.1%}, {interval}, {self.matches} matches{verdict}"


@dataclass(frozen=True)
class Rating:
    """A bot's rating with its 95 % interval; `mean` is its own return a game where it plays alone or as a team."""

    bot: str
    rating: float
    low: float
    high: float
    mean: float | None = None
    error: float | None = None

    def __str__(self) -> str:
        own = "" if self.mean is None else f"  return {self.mean:.4g} +-{Z * (self.error or 0):.2g}"
        return f"{self.bot:10} {self.rating:6.2f}  ({self.low:.2f} to {self.high:.2f}){own}"


@dataclass(frozen=True)
class Result:
    """A tournament."""

    game: str
    seats: int
    seed: int
    ratings: tuple[Rating, ...]
    duels: tuple[Duel, ...]

    @property
    def json(self) -> dict[str, Any]:
        """Plain data."""
        named = {"ratings": [vars(row) for row in self.ratings]}
        duels = [vars(row) | {"significant": row.is_significant} for row in self.duels]
        return {"v": 1, "game": self.game, "seats": self.seats, "seed": self.seed, **named, "duels": duels}

    def __str__(self) -> str:
        head = f"{self.game}, {self.seats} seats, seed {self.seed}"
        return "\n".join([head, *map(str, self.ratings), "", *map(str, self.duels)])


def neighbours(bots: Sequence[str]) -> list[tuple[str, str]]:
    """Each bot against the one below it."""
    return list(zip(bots[1:], bots, strict=False))


def everyone(bots: Sequence[str]) -> list[tuple[str, str]]:
    """Each against each."""
    return [(b, a) for a, b in itertools.combinations(bots, 2)]


def tournament(
    game: Game,
    bots: Sequence[str] = players.LEVELS,
    matches: int = 100,
    seed: int = 1,
    all_pairs: bool = False,
    progress: Callable[[int], None] = lambda played: None,
) -> Result:
    """Play `matches` matches of each bot against the one below it, or of each against each (`all_pairs`).

    The same arguments give the same result. ValueError for unknown bots, or fewer than two.

    >>> import rollwright as rw
    >>> result = tournament(rw.load("pig"), ["random", "steady"], matches=20)
    >>> result.duels[0].is_significant, result.ratings[0].bot
    (True, 'steady')
    """
    _check(game, bots, matches)
    alone = game.seats < 2 or game.objective == "team"
    pairings = everyone(bots) if all_pairs else neighbours(bots)
    points: dict[tuple[str, str], list[float]] = {pairing: [] for pairing in pairings}
    returns: dict[str, list[float]] = {bot: [] for bot in bots}
    for number in range(matches):
        if alone:
            for bot in bots:
                returns[bot].append(_alone(game, bot, seed, number))
        for a, b in pairings:
            if alone:
                points[a, b].append(_compared(returns[a][-1], returns[b][-1]))
            else:
                points[a, b].append(_against(game, a, b, seed, number))
        progress(1)
    duels = tuple(_duel(a, b, found) for (a, b), found in points.items())
    return Result(game.name, game.seats, seed, _ratings(bots, points, returns), duels)


def _check(game: Game, bots: Sequence[str], matches: int) -> None:
    for bot in bots:
        if bot not in players.names(game.name):
            raise ValueError(f"there is no bot {bot!r}; there are {', '.join(players.names(game.name))}")
    if len(set(bots)) < max(2, len(bots)):
        raise ValueError("a tournament needs two bots or more, each named once")
    if matches < 2:
        raise ValueError("a tournament needs two matches or more")


# ---- matches


def _against(game: Game, a: str, b: str, seed: int, number: int) -> float:
    """The mean share of first places that `a` took in the two games of a match."""
    shares = (
        side_share(game, lineup(game.seats, side, a, b), side, seed, number, players.choose)
        for side in (0, 1)
    )
    return sum(shares) / 2


def _alone(game: Game, bot: str, seed: int, number: int) -> float:
    """What a bot that plays all seats gets."""
    state: State = game.start()
    luck, thoughts = begin(seed, number), begin(~seed, number)
    for _ in range(game.max_events):
        if state.to_act is OVER:
            return state.returns[0]
        if isinstance(state.to_act, int):
            thoughts = following(thoughts)
            state = state.apply(players.choose(bot, state, thoughts))
        else:
            luck = following(luck)
            state = state.after(below(luck, state.outcome_count))
    raise RollwrightError(f"{game.name}: no end after {game.max_events} events")


def _compared(mine: float, theirs: float) -> float:
    return 1.0 if mine > theirs else 0.0 if mine < theirs else 0.5


# ---- what they tell


def _duel(a: str, b: str, points: Sequence[float]) -> Duel:
    mean = statistics.fmean(points)
    half = Z * statistics.stdev(points) / math.sqrt(len(points))
    return Duel(a, b, len(points), mean, mean - half, mean + half)


def _ratings(
    bots: Iterable[str], points: dict[tuple[str, str], list[float]], returns: dict[str, list[float]]
) -> tuple[Rating, ...]:
    """Best first. Matches of all pairings take turns, so that no bot is rated by old ratings of the others."""
    models: Any = importlib.import_module("openskill.models")
    model = models.PlackettLuce(tau=0.0)  # tau is for players who change
    rated = {bot: model.rating(name=bot) for bot in bots}
    for row in zip(*points.values(), strict=True):
        for (a, b), point in zip(points, row, strict=True):
            [[rated[a]], [rated[b]]] = model.rate([[rated[a]], [rated[b]]], scores=[point, 1 - point])
    found = [_rating(bot, rated[bot].mu, rated[bot].sigma, returns[bot]) for bot in rated]
    return tuple(sorted(found, key=lambda row: -row.rating))


def _rating(bot: str, mu: float, sigma: float, returns: Sequence[float]) -> Rating:
    mean = statistics.fmean(returns) if returns else None
    error = statistics.stdev(returns) / math.sqrt(len(returns)) if returns else None
    return Rating(bot, mu, mu - Z * sigma, mu + Z * sigma, mean, error)
