"""The designer's report of a game that is won or lost together: games at many tables, all seats by one bot.

rollwright balance sonicroll --games 500 --bot rollout --playouts 2000 --only "co-op 4" --jobs 2 --keep games.txt
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean, median
from typing import Any, Protocol, runtime_checkable

from rollwright.core import rows
from rollwright.core.content import Source
from rollwright.core.state import State
from rollwright.simulation.batches import play_batch
from rollwright.simulation.ladder import wilson
from rollwright.simulation.rollouts import Table, play_all

__all__ = ["BOTS", "Played", "Tabled", "table_rows"]

BOTS = ("random", "steady", "rollout")


@dataclass(frozen=True)
class Played:
    """How tables are played, and which: the bot, a text in the labels; the play-outs of a decision of `rollout`, in
    how many processes, and the file in which its games are kept."""

    bot: str = "steady"
    playouts: int = 2000
    only: str = ""
    jobs: int = 1
    keep: Path | None = None


@runtime_checkable
class Tabled(Protocol):
    """The `balance` module of such a game.

    `tables` gives the label of each row and the state in which its games begin; the rest reads finished positions.
    """

    __name__: str
    UNIT: str
    LOSSES: tuple[str, ...]

    def tables(self, content: Source | None) -> Iterator[tuple[dict[str, Any], State]]: ...
    def won(self, position: Any) -> bool: ...
    def loss(self, position: Any) -> str: ...
    def length(self, position: Any) -> int: ...
    def facts(self, position: Any, content: Any) -> dict[str, float]: ...


def table_rows(
    balance: Tabled,
    content: Source | None,
    games: int,
    seed: int,
    played: Played,
    progress: Callable[[int], None] = lambda finished: None,
) -> Iterator[dict[str, Any]]:
    """A row for each table that is meant: the share of games won with Wilson's 95 % interval, what the others were
    lost to, how long games are. `progress` is called with the number of games finished since the last call."""
    meant = list(_meant(balance, content, played))
    if played.bot == "rollout":
        tables = [Table(number, _title(label), start) for number, label, start in meant]
        how = (games, seed, played.playouts, played.jobs, played.keep, progress)
        for (_, label, start), ends in zip(
            meant, play_all(balance.__name__, content, tables, *how), strict=True
        ):
            yield {**label, **_row(balance, start, ends)}
        return
    for _, label, start in meant:
        yield {**label, **_row(balance, start, _ends(start, games, seed, played))}
        progress(games)


def how_many(balance: Tabled, content: Source | None, played: Played) -> int:
    """The tables that are meant."""
    return len(list(_meant(balance, content, played)))


def _meant(
    balance: Tabled, content: Source | None, played: Played
) -> Iterator[tuple[int, dict[str, Any], State]]:
    for number, (label, start) in enumerate(balance.tables(content)):
        if played.only in _title(label):
            yield number, label, start


def _title(label: dict[str, Any]) -> str:
    return " ".join(str(value) for value in label.values())


def _row(balance: Tabled, start: State, ends: list[Any]) -> dict[str, Any]:
    games = len(ends)
    won = sum(balance.won(end) for end in ends)
    low, high = wilson(won, games)
    lost = Counter(balance.loss(end) for end in ends)
    facts = [balance.facts(end, start.game.content_row) for end in ends]
    return {
        "games": games,
        "won": won / games,
        "from": low,
        "to": high,
        **{f"lost_to_{cause}": lost[cause] / games for cause in balance.LOSSES},
        f"median_{balance.UNIT}": float(median(balance.length(end) for end in ends)),
        **{name: fmean(each[name] for each in facts) for name in facts[0]},
    }


def _ends(start: State, games: int, seed: int, played: Played) -> list[Any]:
    """The last positions of so many games from a state."""
    bots = (played.bot,) * start.game.seats
    position = start.game.spec.position
    return [
        end if isinstance(end, rows.Row) else rows.unpack(position, end.tobytes())
        for batch in play_batch(start.game, games, bots, seed, start=start)
        for end in batch.ends
    ]
