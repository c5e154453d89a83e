"""Tables as records: text that replays anywhere, and that stays readable where the rules have moved on."""

from __future__ import annotations

from rollwright.core.record import FIRST_LINE, Record
from rollwright.server.clock import iso
from rollwright.server.fold import CLOCK, MOVE, effective
from rollwright.server.tables import Seat, Table


def record_text(table: Table) -> str:
    """The table's record: what was played, without what was taken back."""
    if table.game is None:
        return _by_hand(table)
    hints = (f"# hints of p{seat + 1}: {n}\n" for seat, n in table.line.hints.items())
    return str(record_of(table)) + "".join(hints)


def record_of(table: Table) -> Record:
    """The same as a record, for tables whose game is played here."""
    assert table.game is not None
    record = Record(table.game, names=_names(table), date=_date(table))
    for event in effective(table.line.events):
        record.add(event.text, own_dice=event.own_dice)
    return record


def _by_hand(table: Table) -> str:
    """The record of a game that is not played here any more; a comment says why it cannot be checked."""
    facts = table.facts
    head = [
        FIRST_LINE,
        f"game: {facts.game}",
        f"rules: {facts.rules}",
        f"content: {facts.content_hash}",
        f"seats: {len(table.seats)}",
        f"date: {_date(table)}",
    ]
    if table.read_only is not None:
        head.append(f"# {table.read_only.text}")
    lines = [
        ("! " if event.own_dice else "")
        + (f"{(event.seat or 0) + 1} {event.text}" if event.kind in (MOVE, CLOCK) else event.text)
        for event in effective(table.line.events)
    ]
    return "\n".join([*head, "", *lines]) + "\n"


def _names(table: Table) -> tuple[str, ...]:
    if not any(seat.name or seat.bot for seat in table.seats):
        return ()
    return tuple(_name(seat) for seat in table.seats)


def _name(seat: Seat) -> str:
    return seat.name or seat.bot or f"Player {seat.seat + 1}"


def _date(table: Table) -> str:
    return iso(table.facts.created)[:10]
