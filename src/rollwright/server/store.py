"""Rows in and out, and the transactions around them. Nothing here knows which database it is, or any rule.

A `Transaction` is the only way to read or change tables. What it changes is seen by others (the cache, the
sockets) after the commit and never before; when anything fails, nothing has happened.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from typing import Any, cast

import msgspec
from sqlalchemy import Connection, Engine, Row, bindparam, select

from rollwright.core.errors import RollwrightError
from rollwright.server import shelf
from rollwright.server.engine import reading, writing
from rollwright.server.fold import Event, Line
from rollwright.server.problems import Problem
from rollwright.server.schema import commands, contents, events, seats, tables
from rollwright.server.tables import Facts, Seat, Table
from rollwright.server.wire import ReadOnly, TableSettings

CACHED_TABLES = 256

# Statements of every command, built once.
_TABLE = select(tables).where(tables.c.id == bindparam("of_table"))
_ANSWER = select(commands.c.fingerprint, commands.c.version, commands.c.answer).where(
    commands.c.table_id == bindparam("of_table"), commands.c.id == bindparam("of_id")
)
_EVENTS = (
    select(events)
    .where(events.c.table_id == bindparam("of_table"), events.c.version > bindparam("after"))
    .order_by(events.c.version)
)
_SEATS = select(seats).where(seats.c.table_id == bindparam("of_table")).order_by(seats.c.seat)
_MOVE_ON = (
    tables.update()
    .where(tables.c.id == bindparam("of_table"), tables.c.revision == bindparam("known"))
    .values(
        {
            name: bindparam(f"new_{name}")
            for name in ("changed", "status", "version", "revision", "next_table", "series", "place")
        }
    )
)
_IS_SEAT = (seats.c.table_id == bindparam("of_table")) & (seats.c.seat == bindparam("of_seat"))
_ADD_EVENTS, _ADD_ANSWER = events.insert(), commands.insert()


class Conflict(Exception):
    """Another process changed the table at the same moment; the transaction is worth one more try."""


@dataclass(frozen=True, slots=True)
class StoredAnswer:
    """What a command was answered, and a fingerprint of what it asked."""

    fingerprint: str
    version: int
    answer: str


class Cache:
    """Tables as last committed: a fold of the events, never the truth. Each use compares revisions first."""

    def __init__(self, size: int = CACHED_TABLES) -> None:
        self._size = size
        self._tables: OrderedDict[str, Table] = OrderedDict()

    def get(self, table_id: str) -> Table | None:
        """The table as last seen here."""
        table = self._tables.get(table_id)
        if table is not None:
            self._tables.move_to_end(table_id)
        return table

    def put(self, table: Table) -> None:
        """Keep a committed table; the one unused for longest goes."""
        self._tables[table.id] = table
        self._tables.move_to_end(table.id)
        while len(self._tables) > self._size:
            self._tables.popitem(last=False)


class Savepoint:
    """A part of a transaction that can be undone alone. Standard SQL: SQLAlchemy's own costs ten times as much."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self.undone = False
        connection.exec_driver_sql("SAVEPOINT part")

    def undo(self) -> None:
        """Take back what was done since."""
        self._connection.exec_driver_sql("ROLLBACK TO SAVEPOINT part")
        self.undone = True

    def end(self) -> None:
        """Let what is left of it stand, as part of the whole."""
        self._connection.exec_driver_sql("RELEASE SAVEPOINT part")


class Transaction:
    """One transaction: `table` reads, `put` writes what changed, `changed` tells it after the commit."""

    def __init__(self, connection: Connection, cache: Cache, now: int) -> None:
        self.connection = connection
        self.now = now
        self._cache = cache
        self._seen: dict[str, Table] = {}
        self.changed: dict[str, Table] = {}

    @contextmanager
    def savepoint(self) -> Generator[Savepoint]:
        """A part that can be undone alone, in a transaction that several commands share."""
        seen, changed = dict(self._seen), dict(self.changed)
        point = Savepoint(self.connection)
        yield point
        point.end()
        if point.undone:
            self._seen, self.changed = seen, changed

    # -- reading -------------------------------------------------------------------------------------------

    def table(self, table_id: str) -> Table:
        """A table by id; Problem where there is none."""
        if table_id in self._seen:
            return self._seen[table_id]
        row = self.connection.execute(_TABLE, {"of_table": table_id}).one_or_none()
        if row is None:
            raise Problem("table-unknown")
        table = self._fresh(_facts(row))
        self._seen[table_id] = table
        self._cache.put(table)
        return table

    def table_id_of_invite(self, invite: str) -> str:
        """The table an invite leads to."""
        found = self.connection.execute(select(tables.c.id).where(tables.c.invite == invite)).scalar()
        if found is None:
            raise Problem("invite-unknown")
        return str(found)

    def seat_of_code(self, code_hash: str) -> tuple[str, int]:
        """The table and seat that a one-time code moves."""
        query = select(seats.c.table_id, seats.c.seat).where(seats.c.pass_hash == code_hash)
        found = self.connection.execute(query).one_or_none()
        if found is None:
            raise Problem("code-unknown")
        return str(found[0]), int(found[1])

    def recent(self, since: int, limit: int) -> list[str]:
        """The ids of tables that wait or play and changed since, latest first."""
        query = (
            select(tables.c.id)
            .where(tables.c.status.in_(("waiting", "playing")), tables.c.changed >= since)
            .order_by(tables.c.changed.desc())
            .limit(limit)
        )
        return [str(found) for found in self.connection.execute(query).scalars()]

    def all_ids(self) -> list[str]:
        """The ids of all tables, oldest first."""
        query = select(tables.c.id).order_by(tables.c.created, tables.c.id)
        return [str(found) for found in self.connection.execute(query).scalars()]

    def series(self, series: str) -> list[Table]:
        """The tables of a series, in their order."""
        query = select(tables.c.id).where(tables.c.series == series).order_by(tables.c.place)
        return [self.table(str(found)) for found in self.connection.execute(query).scalars()]

    def answer(self, table_id: str, command_id: str) -> StoredAnswer | None:
        """The stored answer to a command."""
        row = self.connection.execute(_ANSWER, {"of_table": table_id, "of_id": command_id}).one_or_none()
        return StoredAnswer(row[0], row[1], row[2]) if row is not None else None

    def _fresh(self, facts: Facts) -> Table:
        known = self._cache.get(facts.id)
        if known is None or known.facts.rules != facts.rules:
            return self._load(facts)
        if known.facts.revision == facts.revision:
            return known
        stored_seats = self._seats(facts.id)
        if len(stored_seats) != len(known.seats):
            return self._load(facts)
        line = known.line.extended(self._events(facts.id, known.version))
        return Table(facts, stored_seats, line, known.game, known.read_only)

    def _load(self, facts: Facts) -> Table:
        stored_seats = self._seats(facts.id)
        body = self.connection.execute(
            select(contents.c.body).where(contents.c.hash == facts.content_hash)
        ).scalar()
        stored_events = self._events(facts.id, 0)
        game, reason = find_game(facts, len(stored_seats), str(body))
        if game is not None:
            try:
                return Table(facts, stored_seats, Line.empty(game.start()).extended(stored_events), game)
            except (RollwrightError, ValueError, StopIteration):
                reason = ReadOnly("rules-changed", {}, "Its events do not replay by the rules here.")
        return Table(facts, stored_seats, Line.empty(None).extended(stored_events), None, reason)

    def _seats(self, table_id: str) -> tuple[Seat, ...]:
        return tuple(_seat(row) for row in self.connection.execute(_SEATS, {"of_table": table_id}))

    def _events(self, table_id: str, after: int) -> list[Event]:
        return [
            _event(row) for row in self.connection.execute(_EVENTS, {"of_table": table_id, "after": after})
        ]

    # -- writing -------------------------------------------------------------------------------------------

    def create(self, table: Table, content_body: str) -> None:
        """Store a new table with its seats, content and first events."""
        known = select(contents.c.hash).where(contents.c.hash == table.facts.content_hash)
        if self.connection.execute(known).first() is None:
            self.connection.execute(
                contents.insert().values(hash=table.facts.content_hash, body=content_body)
            )
        self.connection.execute(tables.insert(), _facts_row(table.facts))
        rows = [{"table_id": table.id, **asdict(seat)} for seat in table.seats]
        self.connection.execute(seats.insert(), rows)
        self._put_events(table, 0)
        self._seen[table.id] = table
        self.changed[table.id] = table

    def put(self, table: Table) -> Table:
        """Store what changed of a table: its facts, seats and new events. The revision rises by one."""
        before = self._seen[table.id]
        table = table.with_facts(revision=before.facts.revision + 1, changed=self.now)
        facts = table.facts
        row = {
            "of_table": table.id,
            "known": before.facts.revision,
            "new_changed": facts.changed,
            "new_status": facts.status,
            "new_version": facts.version,
            "new_revision": facts.revision,
            "new_next_table": facts.next_table,
            "new_series": facts.series,
            "new_place": facts.place,
        }
        if self.connection.execute(_MOVE_ON, row).rowcount != 1:
            raise Conflict(table.id)
        self._put_seats(before, table)
        self._put_events(table, before.line.version)
        self._seen[table.id] = table
        self.changed[table.id] = table
        return table

    def _put_events(self, table: Table, after: int) -> None:
        new = [_event_row(table.id, event) for event in table.line.events[after:]]
        if new:
            self.connection.execute(_ADD_EVENTS, new)

    def _put_seats(self, before: Table, table: Table) -> None:
        for old in before.seats[len(table.seats) :]:
            self.connection.execute(
                seats.delete().where(_IS_SEAT), {"of_table": table.id, "of_seat": old.seat}
            )
        for old, seat in zip(before.seats, table.seats, strict=False):
            if old != seat:
                values = asdict(seat)
                which = {"of_table": table.id, "of_seat": values.pop("seat")}
                self.connection.execute(seats.update().where(_IS_SEAT).values(values), which)

    def keep_answer(self, table_id: str, command_id: str, answer: StoredAnswer) -> None:
        """Store the answer to a command, for retries."""
        row = {
            "table_id": table_id,
            "id": command_id,
            "fingerprint": answer.fingerprint,
            "version": answer.version,
            "answer": answer.answer,
            "at": self.now,
        }
        self.connection.execute(_ADD_ANSWER, row)


class Store:
    """The data of a server.

    `faults` is told each point where a crash would hurt; tests use it to crash there.
    """

    def __init__(
        self, engine: Engine, clock: Callable[[], int], faults: Callable[[str], None] | None = None
    ) -> None:
        self.engine = engine
        self.clock = clock
        self.cache = Cache()
        self._faults = faults or _no_faults

    @contextmanager
    def transaction(self) -> Generator[Transaction]:
        """All or nothing; the cache learns of it after the commit."""
        with writing(self.engine) as connection:
            tx = Transaction(connection, self.cache, self.clock())
            yield tx
            if tx.changed:
                self._faults("before-commit")
        if tx.changed:
            self._faults("after-commit")
        for table in tx.changed.values():
            self.cache.put(table)

    @contextmanager
    def reading(self) -> Generator[Transaction]:
        """A transaction that changes nothing."""
        with reading(self.engine) as connection:
            yield Transaction(connection, self.cache, self.clock())


def find_game(facts: Facts, seat_count: int, body: str) -> tuple[Any, ReadOnly | None]:
    """The game a table was made for, or None and why it can only be read here."""
    try:
        spec = shelf.find_spec(facts.game)
        rules = cast("int", spec.rules.RULES)
    except Problem:
        return None, ReadOnly(
            "game-missing", {"game": facts.game}, f"The game {facts.game} is not installed here."
        )
    if rules != facts.rules:
        data = {"table": facts.rules, "here": rules}
        text = f"It was begun by version {facts.rules} of the rules; here is version {rules}."
        return None, ReadOnly("rules-changed", data, text)
    try:
        game = shelf.pinned_game(facts.game, seat_count, facts.options, body)
    except (RollwrightError, ValueError) as error:
        return None, ReadOnly(
            "content-changed", {}, f"Its cards or options do not fit the game here: {error}."
        )
    if game.content_hash != facts.content_hash:
        return None, ReadOnly("content-changed", {}, "Its content is not what it was begun with.")
    return game, None


def _no_faults(point: str) -> None:
    """Nothing fails on purpose."""


def _facts(row: Row[Any]) -> Facts:
    values = dict(row._mapping)  # pyright: ignore[reportPrivateUsage] - public in spite of its name
    values["settings"] = msgspec.json.decode(values["settings"], type=TableSettings)
    return Facts(**values)


def _facts_row(facts: Facts) -> dict[str, Any]:
    return {**asdict(facts), "settings": msgspec.json.encode(facts.settings).decode()}


def _seat(row: Row[Any]) -> Seat:
    values = dict(row._mapping)  # pyright: ignore[reportPrivateUsage]
    values.pop("table_id")
    return Seat(**values)


def _event(row: Row[Any]) -> Event:
    return Event(row.version, row.kind, row.text, row.seat, bool(row.own_dice), row.at)


def _event_row(table_id: str, event: Event) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "version": event.version,
        "kind": event.kind,
        "text": event.text,
        "seat": event.seat,
        "own_dice": event.own_dice,
        "at": event.at,
    }
