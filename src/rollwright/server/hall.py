"""The hall: the asynchronous side of the tables.

One thread holds the data; the event loop shows what is committed.

Commits are shown in their order and never before they are on the disk: the data thread hands each committed
table to the loop, which tells the sockets and the bots.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from typing import TypeVar

import msgspec

from rollwright.bots.pool import Pool
from rollwright.bots.valuing import SIMULATIONS
from rollwright.server.answers_in_time import AnswersInTime
from rollwright.server.bots_at_tables import BotsAtTables
from rollwright.server.clock import iso
from rollwright.server.coach import Coach
from rollwright.server.commands import Command, perform
from rollwright.server.data_thread import DataThread
from rollwright.server.dice import Dice
from rollwright.server.engine import StorageError, checkpoint
from rollwright.server.limits import Buckets
from rollwright.server.live import Links
from rollwright.server.problems import Problem
from rollwright.server.store import Store, Transaction
from rollwright.server.tables import Table
from rollwright.server.tokens import hashed
from rollwright.server.wire import CommandAnswer, SeatInfo, Snapshot, Summary

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class HallSettings:
    """How the hall is run; tests turn the times down."""

    bot_pause: float = 0.7  # seconds before a bot acts, so that people can follow
    gone_after: float = 60.0  # seconds until a bot may be asked to stand in
    tables_at_once: int = 30  # tables one address may make in a row
    tables_per_minute: float = 10.0
    queue_frames: int = 64  # frames waiting for one slow reader, then it is dropped
    queue_bytes: int = 1 << 20
    hello_seconds: float = 10.0
    ping_seconds: float = 20.0
    simulations: int = SIMULATIONS  # a decision, where the coach has to search
    listed_hours: int = 48  # how long an untouched table stays in the list


class Hall:
    """Everything the routes and the socket need."""

    def __init__(self, store: Store, dice: Dice, settings: HallSettings, pool: Pool) -> None:
        self.settings = settings
        self.dice = dice
        self.links = Links(settings.queue_frames, settings.queue_bytes, self.summary, self.snapshot)
        self.makers = Buckets(settings.tables_at_once, settings.tables_per_minute / 60)
        self.bots = BotsAtTables(self.play_bot, pool, settings.bot_pause)
        self.answers = AnswersInTime(self.answer_late, store.clock)
        self.coach = Coach(pool, settings.simulations)
        self._store = store
        self._pool = pool
        self._data = DataThread(store, self._committed)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._opened = time.monotonic()
        self._ping: asyncio.Task[None] | None = None

    # -- life ----------------------------------------------------------------------------------------------

    def open(self) -> None:
        """Begin, inside the event loop."""
        self._loop = asyncio.get_running_loop()
        self._opened = time.monotonic()
        self._data.start()
        self._ping = asyncio.create_task(self.links.ping_for_ever(self.settings.ping_seconds))

    async def close(self) -> None:
        """End: bots stop, the worker ends, the log of the data is folded in."""
        if self._ping is not None:
            self._ping.cancel()
        await self.bots.close()
        await self.answers.close()
        await self.coach.close()
        await self._pool.close()
        await self.links.close()
        await asyncio.get_running_loop().run_in_executor(None, self._close_data)

    def _close_data(self) -> None:
        self._data.close()
        try:
            checkpoint(self._store.engine)
        except StorageError:
            pass  # the log is folded in at the next start
        self._store.engine.dispose()

    def now(self) -> int:
        """The time of the data, in milliseconds."""
        return self._store.clock()

    # -- data ----------------------------------------------------------------------------------------------

    async def transact(self, work: Callable[[Transaction], T]) -> T:
        """Run `work` in a transaction on the data thread; storage errors come as problems."""
        return await _answer(self._data.write(work))

    async def read(self, work: Callable[[Transaction], T]) -> T:
        """Run `work`, which only reads, on the data thread."""
        return await _answer(self._data.read(work))

    def _committed(self, tables: list[Table]) -> None:
        """On the data thread: what is on the disk now may be shown."""
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._show, tables)

    def _show(self, tables: list[Table]) -> None:
        for table in tables:
            self.links.show(table)
            self.attend(table)

    async def table(self, table_id: str) -> Table:
        """A table as it is now; a bot whose turn it is wakes up."""
        table = await self.read(lambda tx: tx.table(table_id))
        self.attend(table)
        return table

    def attend(self, table: Table) -> None:
        """Let bots act where it is their turn and somebody may see it."""
        people = any(seat.kind != "bot" and seat.taken for seat in table.seats)
        if people or self.links.count(table.id):
            self.bots.attend(table)
            self.answers.attend(table)

    # -- who is there --------------------------------------------------------------------------------------

    def summary(self, table: Table) -> Summary:
        """A table as the hall shows it."""
        state = table.state
        return Summary(
            id=table.id,
            game=table.facts.game,
            options=_options(table),
            status=table.facts.status,
            seats=[self._seat_info(table, number) for number in range(len(table.seats))],
            version=table.version,
            turn=state.turn if state is not None and table.facts.status == "playing" else None,
            winners=list(state.winners) if state is not None else [],
            spectators=self.links.spectators(table.id),
            settings=table.facts.settings,
            created=iso(table.facts.created),
            next=table.facts.next_table,
            read_only=table.read_only,
        )

    def _seat_info(self, table: Table, number: int) -> SeatInfo:
        seat = table.seats[number]
        present = seat.kind == "bot" or self.links.is_present(table.id, number)
        person_gone = seat.kind != "bot" and seat.taken and not present
        gone = int(self.gone_seconds(table, number)) if person_gone else None
        return SeatInfo(number, seat.kind, seat.name, seat.player, present, seat.taken, gone)

    def gone_seconds(self, table: Table, number: int) -> float:
        """For how long nobody has been at a seat; 0 while somebody is."""
        if self.links.is_present(table.id, number):
            return 0.0
        made = time.monotonic() - max(0.0, time.time() - table.facts.created / 1000)
        return time.monotonic() - max(self.links.last_seen(table.id, number), self._opened, made)

    def snapshot(self, table: Table, mine: list[int]) -> Snapshot:
        """All of a table for one reader."""
        return Snapshot(
            table=self.summary(table),
            mine=mine,
            version=table.version,
            state=table.payload,
            log=table.entries_after(0),
            invite=table.facts.invite if mine else None,
        )

    # -- playing -------------------------------------------------------------------------------------------

    async def command(self, table_id: str, command: Command, hashes: list[str]) -> CommandAnswer:
        """A command by whoever holds these token hashes."""

        def work(tx: Transaction) -> CommandAnswer:
            require(tx.table(table_id), command.seat, hashes)
            return perform(tx, table_id, command, self.dice)

        answer = await self.transact(work)
        self.links.saw(table_id, command.seat)
        return answer

    async def play_bot(self, table: Table, seat: int, text: str) -> None:
        """A bot's move; its id follows from the version, so that a restart cannot play it twice."""
        command = Command(f"bot-{table.version}-{seat}", table.version, seat, "play", text)
        await self.transact(lambda tx: perform(tx, table.id, command, self.dice, by="bot"))

    async def answer_late(self, table: Table, seat: int, text: str) -> None:
        """The game's default for a seat that did not answer; its id follows from the version, as a bot's does."""
        command = Command(f"clock-{table.version}-{seat}", table.version, seat, "play", text)
        await self.transact(lambda tx: perform(tx, table.id, command, self.dice, by="clock"))


async def _answer(future: Future[T]) -> T:
    try:
        return await asyncio.wrap_future(future)
    except StorageError as error:
        raise Problem(error.code, str(error)) from error


def require(table: Table, seat: int, hashes: list[str]) -> None:
    """Problem unless one of the token hashes is that of the seat."""
    table.seat(seat)
    if not hashes:
        raise Problem("token-missing")
    if seat not in table.seats_of(hashes):
        raise Problem("seat-not-yours")


def require_any(table: Table, hashes: list[str]) -> list[int]:
    """The caller's seats; Problem where there is none."""
    if not hashes:
        raise Problem("token-missing")
    mine = table.seats_of(hashes)
    if not mine:
        raise Problem("seat-not-yours")
    return mine


def hashes_of(tokens: list[str]) -> list[str]:
    """What the store compares."""
    return [hashed(token) for token in tokens]


def _options(table: Table) -> dict[str, bool | int]:
    return msgspec.json.decode(table.facts.options, type=dict[str, bool | int])
