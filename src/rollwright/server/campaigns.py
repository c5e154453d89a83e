"""Series of tables, as in a campaign: what may come next, the next table, and how it stands."""

from __future__ import annotations

import json
from collections.abc import Mapping

from rollwright.core.series import Series
from rollwright.core.state import OVER, State
from rollwright.server import seating, shelf
from rollwright.server.dice import Dice
from rollwright.server.problems import Problem
from rollwright.server.records import record_of
from rollwright.server.store import Transaction
from rollwright.server.tables import Table
from rollwright.server.wire import NewTable, SeriesGame, SeriesInfo

Options = Mapping[str, int | bool]


def tables_of(tx: Transaction, table: Table) -> list[Table]:
    """The series of a table, in order; a table by itself is one of one."""
    return tx.series(table.facts.series) if table.facts.series is not None else [table]


def choices(tables: list[Table]) -> tuple[Options, ...]:
    """The options of what may be played after these tables; () while the last is not over."""
    played = [state for state in map(_finished, tables) if state is not None]
    if not tables or _finished(tables[-1]) is None:
        return ()
    return shelf.find_spec(tables[-1].facts.game).onward(played)


def _finished(table: Table) -> State | None:
    state = table.state
    return state if state is not None and state.to_act is OVER else None


def onward(tx: Transaction, table: Table, mine: list[int], choice: int, dice: Dice) -> NewTable:
    """The next table. The first to ask chooses and makes it; everyone who sat here gets the same seat there."""
    series = tables_of(tx, table)
    here = next(place for place, other in enumerate(series) if other.id == table.id)
    if here + 1 < len(series):
        return seating.sit_again(tx, series[here + 1], mine, dice)
    if table.facts.status != "over":
        raise Problem("game-not-over")
    open_now = choices(series)
    if not 0 <= choice < len(open_now):
        raise Problem("series-over", choices=[dict(options) for options in open_now])
    first = series[0].id
    if table.facts.series is None:
        table = tx.put(table.with_facts(series=first, place=0))
    new = seating.lay_again(tx, table, open_now[choice], series=first, place=here + 1)
    return seating.sit_again(tx, new, mine, dice)


def standing(tx: Transaction, table: Table) -> SeriesInfo:
    """The games of a series with their scores, these added up over the finished ones, and what may come next."""
    series = tables_of(tx, table)
    games = [_game(each) for each in series]
    over = [game.scores for game in games if game.status == "over" and game.scores is not None]
    totals = [sum(scores) for scores in zip(*over, strict=True)] or [0] * len(table.seats)
    return SeriesInfo(games, totals, [dict(options) for options in choices(series)])


def _game(table: Table) -> SeriesGame:
    state = table.state
    return SeriesGame(
        table=table.id,
        options=json.loads(table.facts.options),
        status=table.facts.status,
        scores=list(state.scores) if state is not None else None,
        winners=list(state.winners) if state is not None else [],
    )


def record_text(tx: Transaction, table: Table) -> str:
    """The series as text that replays anywhere."""
    found = Series(table.facts.series or table.id)
    for each in tables_of(tx, table):
        each.must_be_playable()
        found.add(record_of(each))
    return str(found)
