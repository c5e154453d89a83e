"""Games by the batch: `simulate` plays them at compiled speed and counts.

Game number i of a batch has its own stream of the generator (`core.generator`), so the result is the same for any
number of workers. Without Numba the same games are played plain, more slowly, with the same result.
"""

from __future__ import annotations

import math
import os
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from rollwright.core import kit, loops, rows, speed
from rollwright.core.game import Game
from rollwright.core.state import State

__all__ = ["BOTS", "SeatResult", "Simulation", "play_batch", "simulate"]

BOTS = {"random": loops.RANDOM, "steady": loops.STEADY}  # the bots that play inside the loops
CHUNK = 4096  # games a worker takes at a time
PLAIN_CHUNK = 64


@dataclass(frozen=True)
class SeatResult:
    """What one seat got: `wins` counts a shared first place in parts; means with their standard errors."""

    bot: str
    wins: float
    win_share: float
    win_error: float
    mean_score: float
    score_error: float
    mean_return: float
    return_error: float
    places: tuple[int, ...]


@dataclass(frozen=True)
class Simulation:
    """The counts of a batch. `lengths` are events a game."""

    game: str
    options: dict[str, int | bool]
    games: int
    seed: int
    speed: str
    seats: tuple[SeatResult, ...]
    mean_length: float
    median_length: float
    longest: int
    events: int
    seconds: float

    @property
    def json(self) -> dict[str, Any]:
        """Plain data; all but `speed` and `seconds` depends on the arguments alone."""
        data = dict(vars(self)) | {"v": 1, "generator": "pcg32-xsh-rs"}
        return data | {"seats": [dict(vars(seat)) | {"places": list(seat.places)} for seat in self.seats]}

    def __str__(self) -> str:
        lines = [
            f"{self.game}: {self.games} games, seed {self.seed}, {self.speed} rules",
            "seat  bot      wins            score            places",
        ]
        for number, seat in enumerate(self.seats, start=1):
            wins = f"{seat.win_share:6.2%} +-{1.96 * seat.win_error:.2%}"
            score = f"{seat.mean_score:8.3f} +-{1.96 * seat.score_error:.3f}"
            lines.append(f"{number:4}  {seat.bot:8} {wins:15} {score:16} {' '.join(map(str, seat.places))}")
        length = f"events a game: mean {self.mean_length:.1f}, median {self.median_length:g}, longest {self.longest}"
        return "\n".join([*lines, length])


def simulate(
    game: Game,
    games: int = 10_000,
    bots: Sequence[str] | None = None,
    seed: int = 1,
    workers: int | None = None,
    start: State | None = None,
    progress: Callable[[int], None] | None = None,
) -> Simulation:
    """Play `games` games from the start (or from `start`) by the named bots (`random`, `steady`), one a seat.

    `progress` is called with the number of games finished since the last call. ValueError for unknown bots.

    >>> import rollwright as rw
    >>> result = simulate(rw.load("pig"), games=500, bots=["random", "steady"], seed=1)
    >>> result.seats[1].win_share > 0.9
    True
    """
    began, names = time.perf_counter(), _bots(game, bots)
    tally = _Tally(game, games)
    used = "plain" if speed.compiler_missing() else "compiled"
    for batch in play_batch(game, games, names, seed, workers, start):
        tally.add(batch)
        if progress:
            progress(len(batch.lengths))
    return tally.result(names, seed, used, time.perf_counter() - began)


def _bots(game: Game, bots: Sequence[str] | None) -> tuple[str, ...]:
    names = tuple(bots) if bots is not None else ("random",) * game.seats
    for name in names:
        if name not in BOTS:
            raise ValueError(f"simulate plays {' and '.join(BOTS)}, not {name!r}")
    if len(names) != game.seats:
        raise ValueError(
            f"{game.name} is played with {game.seats} seats here, and {len(names)} bots were named"
        )
    return names


# -- Playing --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Batch:
    """Finished games in order: `ends` as positions (an array of records, or rows), events a game, and the counts."""

    ends: Any
    lengths: Any
    tally: loops.Tally


def play_batch(
    game: Game,
    games: int,
    bots: Sequence[str],
    seed: int,
    workers: int | None = None,
    start: State | None = None,
) -> Iterator[Batch]:
    """The games of `simulate`, batch by batch in order, with their last positions."""
    first_state, codes = start or game.start(), [BOTS[name] for name in bots]
    if speed.compiler_missing():
        for first in range(0, games, PLAIN_CHUNK):
            yield _play_plain(first_state, codes, seed, first, min(PLAIN_CHUNK, games - first))
        return
    bound = speed.compiled(game.spec)
    threads = workers or os.cpu_count() or 1

    def play(first: int) -> Batch:
        return _play_compiled(bound, first_state, codes, seed, first, min(CHUNK, games - first))

    with ThreadPoolExecutor(threads) as pool:
        starts = range(0, games, CHUNK)
        for wave in range(0, len(starts), 4 * threads):
            yield from pool.map(play, starts[wave : wave + 4 * threads])


def _play_compiled(
    bound: speed.Bound, start: State, bots: list[int], seed: int, first: int, games: int
) -> Batch:
    import numpy

    game = start.game
    position = numpy.frombuffer(bytes(start), rows.dtype(game.spec.position))[0]
    content = numpy.frombuffer(rows.pack(game.content_row), rows.dtype(game.spec.content_row))[0]
    legal = numpy.zeros(1, rows.dtype(kit.Codes))[0]
    ends = numpy.zeros(games, rows.dtype(game.spec.position))
    lengths = numpy.zeros(games, numpy.int64)
    tally = numpy.zeros(1, rows.dtype(loops.Tally))
    players = numpy.array(bots, numpy.int64)
    bound.play_games(position, content, legal, players, seed, first, game.max_events, ends, lengths)
    bound.count_up(ends, content, tally[0])
    return Batch(ends, lengths, rows.unpack(loops.Tally, tally.tobytes()))


def _play_plain(start: State, bots: list[int], seed: int, first: int, games: int) -> Batch:
    game = start.game
    bound = speed.plain(game.spec)
    ends, lengths = [game.spec.position() for _ in range(games)], [0] * games
    content, tally = game.content_row, loops.Tally()
    bound.play_games(start.row(), content, kit.Codes(), bots, seed, first, game.max_events, ends, lengths)
    bound.count_up(ends, content, tally)
    return Batch(ends, lengths, tally)


# -- Counting -------------------------------------------------------------------------------------------------


class _Tally:
    """Counts of whole numbers, added up batch by batch."""

    def __init__(self, game: Game, games: int) -> None:
        if games < 1:
            raise ValueError("at least one game is to be played")
        self.game, self.games = game, games
        self.total = loops.Tally()
        self.lengths: list[int] = []

    def add(self, batch: Batch) -> None:
        self.lengths.extend(map(int, batch.lengths))
        for mine, more in zip(self.total.seat, batch.tally.seat, strict=True):
            for field in loops.SeatTally.fields:
                if field.length is None:
                    setattr(mine, field.name, getattr(mine, field.name) + getattr(more, field.name))
            mine.places[:] = [a + b for a, b in zip(mine.places, more.places, strict=True)]

    def result(self, bots: tuple[str, ...], seed: int, used: str, seconds: float) -> Simulation:
        lengths, games = sorted(self.lengths), self.games
        return Simulation(
            game=self.game.name,
            options=dict(self.game.options),
            games=games,
            seed=seed,
            speed=used,
            seats=tuple(self._seat(self.total.seat[seat], bots[seat]) for seat in range(self.game.seats)),
            mean_length=sum(lengths) / games,
            median_length=(lengths[(games - 1) // 2] + lengths[games // 2]) / 2,
            longest=lengths[-1],
            events=sum(lengths),
            seconds=seconds,
        )

    def _seat(self, seat: loops.SeatTally, bot: str) -> SeatResult:
        wins = _mean(seat.win, seat.win_squares, self.games, loops.WHOLE)
        scores = _mean(seat.score, seat.score_squares, self.games)
        returns = self._returns(seat)
        places = tuple(seat.places[: self.game.seats])
        return SeatResult(bot, seat.win / loops.WHOLE, *wins, *scores, *returns, places)

    def _returns(self, seat: loops.SeatTally) -> tuple[float, float]:
        """Mean and standard error of what `State.returns` says."""
        if self.game.objective == "team":
            return _mean(seat.positive, seat.positive, self.games)
        if self.game.objective == "win" and self.game.seats > 1:
            return _mean(seat.share, seat.share_squares, self.games, 2 * (self.game.seats - 1))
        return _mean(seat.rank, seat.rank_squares, self.games)


def _mean(total: int, squares: int, games: int, unit: int = 1) -> tuple[float, float]:
    """Mean and its standard error, from a sum and a sum of squares counted in parts of `unit`."""
    mean = total / games
    spread = max(0.0, squares / games - mean * mean)
    return mean / unit, math.sqrt(spread / games) / unit
