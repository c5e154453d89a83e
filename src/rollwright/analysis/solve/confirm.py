"""Are the values true? Many games through the rules, played by the values, against the value of the opening."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from rollwright.core.blocks import Engine, Floats
from rollwright.core.plans import Played

__all__ = ["Confirmed", "confirm"]

TOGETHER = 1_000_000  # games


@dataclass(frozen=True)
class Confirmed:
    """The mean of seat 0 over the games, its standard error, and what the values promise."""

    games: int
    mean: float
    error: float
    promised: float

    @property
    def off(self) -> float:
        """How far the mean is from the promise, in standard errors."""
        return (self.mean - self.promised) / self.error

    def __str__(self) -> str:
        return (
            f"{self.games:,} games played by the values: {self.mean:.6g} +-{self.error:.2g} (standard error),"
            f" {self.off:+.2f} standard errors from {self.promised:.8g}"
        )


def confirm(
    plan: Played,
    engine: Engine,
    values: Floats,
    games: int,
    seed: int = 1,
    tell: Callable[[int], None] = lambda done: None,
) -> Confirmed:
    """Play games number 0 to `games` - 1 of the seed; the plan is prepared. `tell` hears of games done."""
    total = squares = 0.0
    opening = engine.positions([plan.opening])
    for first in range(0, games, TOGETHER):
        count = min(TOGETHER, games - first)
        positions, lucks = np.repeat(opening, count), engine.lucks(seed, first, count)
        plan.play(engine, values, positions, lucks, _in_games(count, tell))
        got = engine.returns(positions, np.arange(count))
        total += float(got.sum())
        squares += float((got * got).sum())
    mean = total / games
    error = math.sqrt(max(0.0, squares / games - mean * mean) / games)
    return Confirmed(games, mean, error, plan.first(values))


def _in_games(count: int, tell: Callable[[int], None]) -> Callable[[float], None]:
    """Tells what part of so many games is done as games done since the last time."""
    told = 0

    def part(done: float) -> None:
        nonlocal told
        now = round(done * count)
        tell(now - told)
        told = now

    return part
