"""The designer's report of a game whose dice are aimed at requirements: exact chances, and seeded games by seat.

Chances alone and of two together come from the game's own module; scores by seat and the lengths of games from games of
`steady` against itself, for every number of seats.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path
from statistics import median
from typing import Any, Protocol, cast, runtime_checkable

from rollwright.core import rows
from rollwright.core.content import Source
from rollwright.core.game import Game, load
from rollwright.simulation.batches import play_batch, simulate

__all__ = ["Aimed", "by_seats", "chances"]


@runtime_checkable
class Aimed(Protocol):
    """The `balance` module of such a game."""

    UNIT: str

    def rows(self, game: Game) -> list[dict[str, Any]]: ...
    def summary(self, found: list[dict[str, Any]]) -> dict[str, Any]: ...
    def together(self, game: Game) -> Mapping[str, Fraction]: ...
    def length(self, position: Any) -> float: ...


def chances(
    game: Game, balance: Aimed
) -> tuple[tuple[dict[str, Any], ...], dict[str, Any], dict[str, float]]:
    """The rows, their summary, and the chances of any two together."""
    found = balance.rows(game)
    pairs = {pair: float(chance) for pair, chance in balance.together(game).items()}
    return tuple(found), balance.summary(found), pairs


def by_seats(
    name: str, content: str | Path | Source | None, balance: Aimed, games: int, seed: int, seats: range
) -> dict[str, Any]:
    """Scores and wins by seat and the lengths of games, for every number of seats."""
    found: dict[str, Any] = {"games": games, "seed": seed}
    for number in seats:
        game = load(name, number, content=content)
        bots = ["steady"] * number
        result = simulate(game, games, bots, seed)
        lengths = sorted(
            balance.length(end)
            for batch in play_batch(game, games, bots, seed)
            for end in (_row(game, each) for each in batch.ends)
        )
        found[f"{number}_seats_mean_score"] = [seat.mean_score for seat in result.seats]
        found[f"{number}_seats_score_error"] = [seat.score_error for seat in result.seats]
        found[f"{number}_seats_wins"] = [seat.win_share for seat in result.seats]
        found[f"{number}_seats_median_{balance.UNIT}"] = median(lengths)
        found[f"{number}_seats_middle_half_{balance.UNIT}"] = [
            lengths[games // 4],
            lengths[3 * games // 4],
        ]
        found[f"{number}_seats_longest_{balance.UNIT}"] = lengths[-1]
    return found


def _row(game: Game, end: Any) -> rows.Row:
    """A last position as a row, at either speed."""
    if isinstance(end, rows.Row):
        return end
    return rows.unpack(game.spec.position, cast("bytes", end.tobytes()))
