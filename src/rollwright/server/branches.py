"""A table that goes on from a point of a finished game: its events until there, others after them, new seats."""

from __future__ import annotations

from dataclasses import replace

from rollwright.core.errors import BadOutcome, IllegalMove
from rollwright.core.state import OVER, State
from rollwright.server import shelf
from rollwright.server.commands import Draft, live, written
from rollwright.server.dice import Dice
from rollwright.server.fold import MOVE, OUTCOME, Line, effective
from rollwright.server.problems import Problem
from rollwright.server.seating import Wish, new_seats, new_table
from rollwright.server.store import Transaction
from rollwright.server.tables import Table
from rollwright.server.wire import NewTable, TableSettings


def branch(
    tx: Transaction, table: Table, at: int, events: list[str], wishes: list[Wish], dice: Dice
) -> NewTable:
    """Lay the table and let it begin; the old one stays as it is. Nobody is waited for."""
    assert table.game is not None
    if len(wishes) != len(table.seats) or any(wish.kind == "open" for wish in wishes):
        raise Problem("bad-seats", f"{len(table.seats)} seats are wanted, each a bot's or on this device.")
    drafts = _until(table, at)
    state = drafts[-1].state if drafts else table.game.start()
    for text in events:
        drafts.append(_event(state, text))
        state = drafts[-1].state
    if state.to_act is OVER:
        raise Problem("game-over")
    seats, tokens = new_seats(table.facts.game, wishes)
    settings = TableSettings(False, False, table.facts.settings.gives_hints, 0)
    line = written(Line.empty(table.game.start()), drafts + live(state, dice), tx.now)
    new = new_table(tx, table.game, seats, settings).with_line(replace(line, back=()))
    tx.create(new, shelf.content_body(table.game))
    return NewTable(new.id, new.facts.invite, tokens)


def _until(table: Table, at: int) -> list[Draft]:
    """The first `at` events that count, as they were."""
    assert table.game is not None
    kept = effective(table.line.events)
    if at > len(kept):
        raise Problem("bad-move", f"The game has no event {at}.")
    drafts: list[Draft] = []
    state = table.game.start()
    for event in kept[:at]:
        state = state.apply(event.text)
        drafts.append(Draft(event.kind, event.text, event.seat, event.own_dice, state))
    return drafts


def _event(state: State, text: str) -> Draft:
    """Another event than the one that was played."""
    try:
        after = state.apply(text)
    except (BadOutcome, IllegalMove) as error:
        raise Problem("bad-move", f"{error}.") from error
    if isinstance(state.to_act, int):
        return Draft(MOVE, text, state.to_act, False, after)
    return Draft(OUTCOME, text, state.turn, False, after)
