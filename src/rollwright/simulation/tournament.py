"""Tournaments of bots: each against the one below it (or each against each), and ratings with their uncertainty.

What a match is, and what it counts, stands in `rollwright.simulation.matches`. Without a number of matches a pairing is
played until its bots are told apart, looked at after 40 matches, 80, 160 and so on, or until the time is up; the
intervals are wide enough for so many looks (`LOOKING`), so that a 95 % interval stays one.

Ratings are those of Weng and Lin (2011), Plackett-Luce, as openskill computes them: 25 with an error of 8.3 at first.
"""

from __future__ import annotations

import importlib
import itertools
import math
import multiprocessing
import signal
import statistics
import time
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rollwright import bots as players
from rollwright.bots import levels
from rollwright.core.content import Source
from rollwright.core.game import Game, load
from rollwright.simulation.kept import Kept
from rollwright.simulation.matches import Duel, Unit, Z, against, alone, duel_of, is_alone, unit_of

__all__ = ["Rating", "Result", "everyone", "neighbours", "tournament"]

FIRST_LOOK, MOST = 40, 40 << 9  # matches of a pairing before it is looked at, and at most
LOOKING = 2.72  # standard errors that hold 95 % over ten looks, each at twice the matches (by simulation)
SECONDS = 3300.0  # for a tournament, unless told otherwise
Task = tuple[str, str, int]  # bots a and b and a match, or a bot alone and "" and a match


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
    """A tournament; `cut_short` tells why it ended early."""

    game: str
    seats: int
    seed: int
    ratings: tuple[Rating, ...]
    duels: tuple[Duel, ...]
    cut_short: str = ""

    @property
    def json(self) -> dict[str, Any]:
        """Plain data."""
        named = {"ratings": [vars(row) for row in self.ratings], "cut_short": self.cut_short}
        duels = [vars(row) | {"significant": row.is_significant} for row in self.duels]
        return {"v": 2, "game": self.game, "seats": self.seats, "seed": self.seed, **named, "duels": duels}

    def __str__(self) -> str:
        head = f"{self.game}, {self.seats} seats, seed {self.seed}"
        head += f" ({self.cut_short}: what was played until then)" if self.cut_short else ""
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
    matches: int | None = None,
    seed: int = 1,
    all_pairs: bool = False,
    jobs: int = 1,
    seconds: float = SECONDS,
    played: Callable[[int], None] = lambda games: None,
    told: Callable[[Duel], None] = lambda duel: None,
    keep: Path | None = None,
) -> Result:
    """Each bot against the one below it, or each against each (`all_pairs`), from weak to strong.

    With `matches` so many of each pairing are played, and the same arguments give the same result; without, as many as
    tell the two apart within `seconds`. `played` hears of matches, `told` of each look at a pairing. A tournament that
    is interrupted (Ctrl-C) gives what was played. In the file `keep` all matches are kept: the same tournament goes on
    from there. ValueError for unknown bots, or fewer than two.

    >>> import rollwright as rw
    >>> result = tournament(rw.load("pig"), ["random", "steady"], matches=20)
    >>> result.duels[0].is_significant, result.ratings[0].bot
    (True, 'steady')
    """
    _check(game, bots, matches)
    pairings = everyone(bots) if all_pairs else neighbours(bots)
    settings = {"sound": levels.SOUND} | {name: vars(level) for name, level in levels.LEVELS.items()}
    kept = Kept(keep, [*game.identity, seed, settings])
    table = _Table(game, kept.found, pairings, Z if matches else LOOKING)
    sizes = [matches] if matches else [FIRST_LOOK << look for look in range(10)]
    cut_short = ""
    try:
        with _players(game, seed, jobs) as play:
            end = math.inf if matches else time.monotonic() + seconds
            for size in sizes:
                for task, value in play(table.missing(size)):
                    kept.add(task, value)
                    played(1)
                    if time.monotonic() > end:
                        raise TimeoutError
                table.look(size, told)
    except TimeoutError:
        cut_short = "time is up"
    except KeyboardInterrupt:
        cut_short = "interrupted"
    duels = tuple(table.duel(*pairing) for pairing in pairings)
    return Result(game.name, game.seats, seed, table.ratings(bots), duels, cut_short)


def _check(game: Game, bots: Sequence[str], matches: int | None) -> None:
    for bot in bots:
        if bot not in players.names(game.name):
            raise ValueError(f"there is no bot {bot!r}; there are {', '.join(players.names(game.name))}")
    if len(set(bots)) < max(2, len(bots)):
        raise ValueError("a tournament needs two bots or more, each named once")
    if matches is not None and matches < 2:
        raise ValueError("a tournament needs two matches or more")


class _Table:
    """The matches that are played, and what they tell of the pairings."""

    def __init__(
        self, game: Game, known: Mapping[Any, float], pairings: list[tuple[str, str]], z: float
    ) -> None:
        self.alone = is_alone(game)
        self.unit: Unit = unit_of(game)
        self.known, self.z, self.pairings, self.open = known, z, pairings, list(pairings)

    def tasks(self, a: str, b: str, number: int) -> list[Task]:
        """What is to be played for one match of a pairing."""
        return [(a, "", number), (b, "", number)] if self.alone else [(a, b, number)]

    def missing(self, size: int) -> list[Task]:
        """What is still to be played, match by match, so that all open pairings grow alike."""
        every = (task for number in range(size) for a, b in self.open for task in self.tasks(a, b, number))
        return [task for task in dict.fromkeys(every) if task not in self.known]

    def point(self, a: str, b: str, number: int) -> float | None:
        """What `a` took of a match, or by how much its return is the higher; None while it is not played."""
        found = [self.known.get(task) for task in self.tasks(a, b, number)]
        if None in found:
            return None
        return found[0] if len(found) == 1 else (found[0] or 0.0) - (found[1] or 0.0)

    def points(self, a: str, b: str) -> list[float]:
        """Of the matches from the first to the first that is not played."""
        found = (self.point(a, b, number) for number in itertools.count())
        return [
            point
            for point in itertools.takewhile(lambda point: point is not None, found)
            if point is not None
        ]

    def duel(self, a: str, b: str, most: int | None = None) -> Duel:
        return duel_of(a, b, self.points(a, b)[:most], self.unit, self.z)

    def look(self, size: int, told: Callable[[Duel], None]) -> None:
        """Go on only with what the first `size` matches do not decide; more may be known from before."""
        duels = [self.duel(*pairing, size) for pairing in self.open]
        for duel in duels:
            told(duel)
        self.open = [(duel.a, duel.b) for duel in duels if not duel.is_decided]

    def ratings(self, bots: Iterable[str]) -> tuple[Rating, ...]:
        """Best first. Matches of all pairings take turns, so that no bot is rated by old ratings of the others."""
        models: Any = importlib.import_module("openskill.models")
        model = models.PlackettLuce(tau=0.0)  # tau is for players who change
        rated = {bot: model.rating(name=bot) for bot in bots}
        for row in itertools.zip_longest(*(self.points(*pairing) for pairing in self.pairings)):
            for (a, b), point in zip(self.pairings, row, strict=True):
                if point is not None:
                    won = (point > 0) + (point == 0) / 2 if self.alone else point
                    [[rated[a]], [rated[b]]] = model.rate([[rated[a]], [rated[b]]], scores=[won, 1 - won])
        found = [self._rating(bot, rated[bot].mu, rated[bot].sigma) for bot in rated]
        return tuple(sorted(found, key=lambda row: -row.rating))

    def _rating(self, bot: str, mu: float, sigma: float) -> Rating:
        returns = [value for (name, _, _), value in self.known.items() if self.alone and name == bot]
        mean = statistics.fmean(returns) if returns else None
        error = statistics.stdev(returns) / math.sqrt(len(returns)) if len(returns) > 1 else None
        return Rating(bot, mu, mu - Z * sigma, mu + Z * sigma, mean, error)


# ---- playing


def _value(game: Game, seed: int, task: Task) -> float:
    a, b, number = task
    if b:
        return against(game, a, b, seed, number, players.choose)
    return alone(game, a, seed, number, players.choose)


Play = Callable[[Iterable[Task]], Iterator[tuple[Task, float]]]


@contextmanager
def _players(game: Game, seed: int, jobs: int) -> Generator[Play]:
    """What plays tasks, in their order, in this process or in so many others."""
    if jobs == 1:
        yield lambda tasks: ((task, _value(game, seed, task)) for task in tasks)
        return
    content = None if game.content_is_shipped else dict(game.content)
    named = (game.name, game.seats, dict(game.options), content, seed)
    context = multiprocessing.get_context("spawn")  # threads of ours must not be copied
    with context.Pool(jobs, _begin, named) as pool:
        yield lambda tasks: pool.imap(_played, tasks)


_here: dict[str, Any] = {}  # of a process that plays


def _begin(name: str, seats: int, options: Mapping[str, int | bool], content: Any, seed: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who began the tournament ends it
    source = Source("the tournament's content", "", content) if content else None
    _here.update(game=load(name, seats, options, source), seed=seed)


def _played(task: Task) -> tuple[Task, float]:
    return task, _value(_here["game"], _here["seed"], task)
