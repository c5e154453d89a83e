"""The designer's report of a game that is won or lost together: games at many tables, by `steady` or by `rollout`.

rollwright balance sonicroll --games 500 --bot rollout --playouts 2000 --only "co-op 4"
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from statistics import fmean, median
from typing import Any, Protocol, runtime_checkable

from rollwright.bots import rollout
from rollwright.core import rows
from rollwright.core.content import Source
from rollwright.core.generator import begin, below, following
from rollwright.core.kit import CHANCE, OVER, quiet
from rollwright.core.state import State
from rollwright.simulation.batches import play_batch
from rollwright.simulation.ladder import wilson

__all__ = ["BOTS", "Played", "Tabled", "table_rows"]

BOTS = ("steady", "rollout")


@dataclass(frozen=True)
class Played:
    """How tables are played, and which: the bot, the play-outs of its decisions, a text in the labels."""

    bot: str = "steady"
    playouts: int = 2000
    only: str = ""


@runtime_checkable
class Tabled(Protocol):
    """The `balance` module of such a game.

    `tables` gives the label of each row and the state in which its games begin; the rest reads finished positions.
    """

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
) -> Iterator[dict[str, Any]]:
    """A row for each table that is meant: the share of games won with Wilson's 95 % interval, what the others were
    lost to, how long games are."""
    for label, start in balance.tables(content):
        if played.only in " ".join(str(value) for value in label.values()):
            yield {**label, **_row(balance, start, _ends(start, games, seed, played))}


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
    if played.bot == "rollout":
        return [_by_rollout(start, seed, number, played.playouts) for number in range(games)]
    bots = ("steady",) * start.game.seats
    position = start.game.spec.position
    return [
        end if isinstance(end, rows.Row) else rows.unpack(position, end.tobytes())
        for batch in play_batch(start.game, games, bots, seed, start=start)
        for end in batch.ends
    ]


def _by_rollout(state: State, seed: int, number: int, playouts: int) -> Any:
    """One game in which `rollout` decides for all seats."""
    rules, content = state.game.spec.rules, state.game.content_row
    position, log, luck = state.row(), quiet(), begin(seed, number)
    while position.to_act != OVER:
        luck = following(luck)
        if position.to_act == CHANCE:
            rules.outcome(position, content, below(luck, position.outcomes), log)
        else:
            now = State(state.game, rows.copy(position))
            move = rollout.judge(now, luck & 0xFFFFFFFF, playouts).move
            rules.play(position, content, move.code, log)
    return position
