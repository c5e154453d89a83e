"""How much a choice cost, in a word: one table of limits for win chances and points alike.

| verdict | it costs |
|---|---|
| good | less than 1 % |
| inaccuracy | less than 3 % |
| mistake | less than 8 % |
| blunder | 8 % or more |

Per cent of a win, or, where points count, of the deviation of the final result under ordinary play.

>>> verdict(0.004), verdict(0.02), verdict(2.0, scale=50.0), verdict(0.3)
('good', 'inaccuracy', 'mistake', 'blunder')
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final, Literal

from rollwright.bots.valuing import Unit
from rollwright.core import kit, loops, speed
from rollwright.core.game import Game

__all__ = ["LIMITS", "VERDICTS", "Verdict", "deviation", "limit_of", "scale_of", "verdict"]

Verdict = Literal["good", "inaccuracy", "mistake", "blunder"]
LIMITS: Final[tuple[tuple[Verdict, float], ...]] = (("good", 0.01), ("inaccuracy", 0.03), ("mistake", 0.08))
VERDICTS: Final[tuple[Verdict, ...]] = ("good", "inaccuracy", "mistake", "blunder")
GAMES = 200  # of steady play, for the deviation of the result
SEED = 6


def verdict(cost: float, scale: float = 1.0) -> Verdict:
    """The verdict on a choice that cost so much, where `scale` is 100 %."""
    for name, limit in LIMITS:
        if cost / scale < limit:
            return name
    return "blunder"


def limit_of(name: Verdict) -> float:
    """The least share that earns this verdict."""
    at = VERDICTS.index(name)
    return LIMITS[at - 1][1] if at else 0.0


def scale_of(game: Game, unit: Unit) -> float:
    """What counts as 100 %: a whole win, or the deviation of the points."""
    return 1.0 if unit == "win" else deviation(game)


@lru_cache(maxsize=32)
def deviation(game: Game) -> float:
    """The deviation of a seat's result over games of steady play, all seats taken together; 1 where it never varies.

    Plain rules and a fixed seed: the same everywhere.
    """
    bound = speed.plain(game.spec)
    ends = [game.spec.position() for _ in range(GAMES)]
    bots = [loops.STEADY] * game.seats
    start = game.start().row()
    bound.play_games(start, game.content_row, kit.Codes(), bots, SEED, 0, game.max_events, ends, [0] * GAMES)
    ranks = [bound.rank(end, game.content_row, seat) for end in ends for seat in range(game.seats)]
    mean = sum(ranks) / len(ranks)
    return math.sqrt(sum((rank - mean) ** 2 for rank in ranks) / len(ranks)) or 1.0
