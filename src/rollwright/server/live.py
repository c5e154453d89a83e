"""Live updates: the open sockets by table, their bounded queues, and who is present."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Callable

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from rollwright.server import frames
from rollwright.server.tables import Table
from rollwright.server.wire import Snapshot, Summary

RESTARTING, BAD_HELLO, NO_TABLE, TOO_SLOW, BAD_FRAMES = 1012, 4000, 4004, 4008, 4009  # codes of closing
SEEN_SEATS = 20_000  # seats whose last presence is remembered


class Link:
    """One open socket.

    Frames wait in a bounded queue; whoever reads too slowly is dropped and catches up later.
    """

    __slots__ = (
        "_bytes",
        "_closing",
        "_max_bytes",
        "_max_frames",
        "_pump",
        "_waiting",
        "hashes",
        "reader",
        "ready",
        "seats",
        "socket",
        "table_id",
        "version",
    )

    def __init__(self, socket: WebSocket, table_id: str, max_frames: int, max_bytes: int) -> None:
        self.socket = socket
        self.table_id = table_id
        self.hashes: list[str] = []
        self.seats: list[int] = []
        self.version = 0
        self.ready = False
        self.reader: asyncio.Task[None] | None = None
        self._waiting: deque[str] = deque()
        self._bytes = 0
        self._max_frames, self._max_bytes = max_frames, max_bytes
        self._pump: asyncio.Task[None] | None = None
        self._closing: int | None = None

    @property
    def closing(self) -> bool:
        """Whether the server has ended this socket."""
        return self._closing is not None

    def push(self, frame: str) -> None:
        """Send a frame in its turn, or drop the reader when too much waits."""
        if self._closing is not None:
            return
        self._waiting.append(frame)
        self._bytes += len(frame)
        if len(self._waiting) > self._max_frames or self._bytes > self._max_bytes:
            self.drop(TOO_SLOW)
        elif self._pump is None:
            self._pump = asyncio.create_task(self._send_waiting())

    def drop(self, code: int) -> None:
        """Close the socket with a code; what waits is not sent."""
        if self._closing is None:
            self._closing = code
            self._waiting.clear()
            if self._pump is not None:
                self._pump.cancel()
            self._pump = asyncio.create_task(self._close(code))

    async def _send_waiting(self) -> None:
        try:
            while self._waiting:
                frame = self._waiting[0]
                await self.socket.send_text(frame)
                self._waiting.popleft()
                self._bytes -= len(frame)
        except (WebSocketDisconnect, RuntimeError, OSError):
            self._waiting.clear()  # the reader's end sees the same and cleans up
        finally:
            if self._closing is None:
                self._pump = None

    async def _close(self, code: int) -> None:
        try:
            async with asyncio.timeout(2):
                if self.socket.application_state is WebSocketState.CONNECTED:
                    await self.socket.close(code)
        except (TimeoutError, WebSocketDisconnect, RuntimeError, OSError):
            pass
        if self.reader is not None and self.socket.client_state is WebSocketState.CONNECTED:
            self.reader.cancel()  # a peer that does not even take our closing

    async def finished(self) -> None:
        """Wait until all is sent or the socket is closed."""
        if self._pump is not None:
            await asyncio.wait([self._pump])


class Links:
    """All open sockets, by table."""

    def __init__(
        self,
        max_frames: int,
        max_bytes: int,
        summary: Callable[[Table], Summary],
        snapshot: Callable[[Table, list[int]], Snapshot],
    ) -> None:
        self._max_frames, self._max_bytes = max_frames, max_bytes
        self._summary, self._snapshot = summary, snapshot
        self._links: dict[str, set[Link]] = {}
        self._shown: dict[str, Table] = {}
        self._seen: OrderedDict[tuple[str, int], float] = OrderedDict()

    # -- coming and going ----------------------------------------------------------------------------------

    def add(self, socket: WebSocket, table_id: str) -> Link:
        """A socket for a table, before its hello: it gets nothing until it is `ready`."""
        link = Link(socket, table_id, self._max_frames, self._max_bytes)
        self._links.setdefault(table_id, set()).add(link)
        return link

    def remove(self, link: Link) -> None:
        """A socket is gone."""
        here = self._links.get(link.table_id, set())
        here.discard(link)
        for seat in link.seats:
            self.saw(link.table_id, seat)
        table = self._shown.get(link.table_id)
        if not here:
            self._links.pop(link.table_id, None)
            self._shown.pop(link.table_id, None)
        elif table is not None and link.ready:
            self.tell(table)

    def newest(self, table: Table) -> Table:
        """The newer of a table just read and the one last shown."""
        shown = self._shown.get(table.id)
        newer = shown if shown is not None and shown.facts.revision > table.facts.revision else table
        self._shown[table.id] = newer
        return newer

    async def close(self) -> None:
        """Close all sockets: the server stops."""
        links = [link for here in self._links.values() for link in here]
        for link in links:
            link.drop(RESTARTING)
        for link in links:
            await link.finished()

    # -- presence ------------------------------------------------------------------------------------------

    def count(self, table_id: str) -> int:
        """How many sockets a table has."""
        return len(self._links.get(table_id, ()))

    def spectators(self, table_id: str) -> int:
        """How many of them have no seat."""
        return sum(link.ready and not link.seats for link in self._links.get(table_id, ()))

    def is_present(self, table_id: str, seat: int) -> bool:
        """Whether somebody is at the seat."""
        return any(seat in link.seats for link in self._links.get(table_id, ()))

    def saw(self, table_id: str, seat: int) -> None:
        """Somebody was at the seat just now."""
        self._seen[(table_id, seat)] = time.monotonic()
        self._seen.move_to_end((table_id, seat))
        if len(self._seen) > SEEN_SEATS:
            self._seen.popitem(last=False)

    def last_seen(self, table_id: str, seat: int) -> float:
        """When somebody was last at the seat, on the monotonic clock."""
        return self._seen.get((table_id, seat), 0.0)

    # -- telling -------------------------------------------------------------------------------------------

    def show(self, table: Table) -> None:
        """A committed table: each socket gets the events it does not have yet, or who is there."""
        if table.id not in self._links:
            return
        table = self.newest(table)
        made: dict[int, str] = {}
        for link in list(self._links[table.id]):
            if not link.ready:
                continue
            since, link.version = link.version, table.version
            mine = table.seats_of(link.hashes) if link.hashes else []
            if link.seats != mine:  # a seat was left, or moved to another device
                link.seats = mine
                link.push(frames.snapshot(self._snapshot(table, mine)))
                continue
            if since not in made:
                made[since] = self._frame(table, since)
            link.push(made[since])

    def _frame(self, table: Table, since: int) -> str:
        if since == table.version:
            return frames.table(self._summary(table))
        entries = table.entries_after(since)
        return frames.events(since, table.version, entries, table.payload, self._summary(table), None)

    def tell(self, table: Table, but: Link | None = None) -> None:
        """Who is there has changed."""
        frame = frames.table(self._summary(table))
        for link in list(self._links.get(table.id, ())):
            if link.ready and link is not but:
                link.push(frame)

    async def ping_for_ever(self, seconds: float) -> None:
        """Let clients notice when the server is gone."""
        while True:
            await asyncio.sleep(seconds)
            for link in [link for here in self._links.values() for link in here if link.ready]:
                link.push(frames.PING)
