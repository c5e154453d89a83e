"""The live socket of a table: `/api/v1/tables/{id}/live`. The frames are described in docs/api.md."""

from __future__ import annotations

import asyncio

from starlette.websockets import WebSocket, WebSocketDisconnect

from rollwright.server import frames
from rollwright.server.commands import Command
from rollwright.server.hall import Hall, hashes_of
from rollwright.server.limits import MAX_FRAME
from rollwright.server.live import BAD_FRAMES, BAD_HELLO, NO_TABLE, Link
from rollwright.server.problems import Problem

FORGIVEN = 10  # frames that cannot be read, before the socket is closed


async def live(socket: WebSocket) -> None:
    """Serve one socket from hello to the end."""
    hall: Hall = socket.app.state.hall
    await socket.accept()
    link = hall.links.add(socket, socket.path_params["table_id"])
    link.reader = asyncio.current_task()
    try:
        if await _greet(hall, link):
            await _listen(hall, link)
    except WebSocketDisconnect:
        pass
    except asyncio.CancelledError:
        if not link.closing:
            raise
    finally:
        hall.links.remove(link)
        link.reader = None
    await link.finished()


async def _receive(link: Link) -> str:
    message = await link.socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text = message.get("text")
    if not isinstance(text, str):
        raise Problem("bad-frame", "Frames are text.")
    if len(text.encode()) > MAX_FRAME:
        raise Problem("too-large")
    return text


async def _greet(hall: Hall, link: Link) -> bool:
    """The first frame has to be a hello, and come soon."""
    try:
        async with asyncio.timeout(hall.settings.hello_seconds):
            hello = frames.read(await _receive(link))
        if not isinstance(hello, frames.Hello):
            raise Problem("bad-frame", "The first frame is a hello.")
        await _welcome(hall, link, hello)
    except TimeoutError:
        link.drop(BAD_HELLO)
    except Problem as problem:
        await link.socket.send_text(frames.refused(None, problem))
        link.drop(NO_TABLE if problem.code == "table-unknown" else BAD_HELLO)
    return not link.closing


async def _welcome(hall: Hall, link: Link, hello: frames.Hello) -> None:
    table = hall.links.newest(await hall.table(link.table_id))
    link.hashes = hashes_of(hello.tokens)
    link.seats = table.seats_of(link.hashes)
    link.version = table.version
    link.ready = True
    if hello.since is not None and 0 <= hello.since <= table.version and table.facts.status != "waiting":
        entries = table.entries_after(hello.since)
        summary = hall.summary(table)
        link.push(frames.events(hello.since, table.version, entries, table.payload, summary, link.seats))
    else:
        link.push(frames.snapshot(hall.snapshot(table, link.seats)))
    hall.links.tell(table, but=link)
    hall.attend(table)


async def _listen(hall: Hall, link: Link) -> None:
    bad = 0
    while not link.closing:
        try:
            frame = frames.read(await _receive(link))
            await _answer(hall, link, frame)
        except Problem as problem:
            link.push(frames.refused(None, problem))
            bad += 1
            if bad >= FORGIVEN:
                link.drop(BAD_FRAMES)


async def _answer(hall: Hall, link: Link, frame: frames.ClientFrame) -> None:
    if isinstance(frame, frames.Hello):
        await _welcome(hall, link, frame)
    elif isinstance(frame, frames.DoFrame):
        command = Command(frame.id, frame.version, frame.seat, frame.do, frame.text)
        try:
            answer = await hall.command(link.table_id, command, link.hashes)
        except Problem as problem:
            link.push(frames.refused(frame.id, problem))
        else:
            link.push(frames.done(frame.id, answer))
