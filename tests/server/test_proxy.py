"""Frames are dropped, doubled and reordered on the way; what everybody sees at the end is what is stored."""

from __future__ import annotations

import json
import threading
from collections import deque
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.sync.connection import Connection
from websockets.sync.server import ServerConnection, serve

from tests.server.kit import API, HERE, Player, Served, new_command_id


class Mischief:
    """Passes frames on: some not at all, some twice, some after the next one."""

    def __init__(self, seed: int) -> None:
        self._luck = Random(seed)
        self._lock = threading.Lock()
        self.done = {"dropped": 0, "doubled": 0, "reordered": 0}

    def forward(self, source: Connection, target: Connection) -> None:
        held: deque[str | bytes] = deque()
        try:
            for frame in source:
                for out in self._treated(frame, held):
                    target.send(out)
        except ConnectionClosed:
            pass
        target.close()

    def _treated(self, frame: str | bytes, held: deque[str | bytes]) -> list[str | bytes]:
        with self._lock:
            luck = self._luck.random()
        waiting = list(held)
        held.clear()
        if luck < 0.15:
            self.done["dropped"] += 1
            return waiting
        if luck < 0.3:
            self.done["doubled"] += 1
            return [frame, *waiting, frame]
        if luck < 0.45:
            self.done["reordered"] += 1
            held.append(frame)
            return waiting
        return [frame, *waiting]


@contextmanager
def proxy(port: int, mischief: Mischief) -> Iterator[int]:
    """A socket proxy before the server."""

    def handle(client: ServerConnection) -> None:
        assert client.request is not None
        with connect(f"ws://127.0.0.1:{port}{client.request.path}", compression=None) as upstream:
            back = threading.Thread(target=mischief.forward, args=(upstream, client))
            back.start()
            mischief.forward(client, upstream)
            back.join()

    with serve(handle, "127.0.0.1", 0, compression=None) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield server.socket.getsockname()[1]
        server.shutdown()
        thread.join()


class Device:
    """A client as docs/api.md wants it: it asks for what it lacks, and repeats what is not answered."""

    def __init__(self, socket: ClientConnection, tokens: list[str]) -> None:
        self.socket, self.tokens = socket, tokens
        self.version: int | None = None
        self.entries: list[dict[str, Any]] = []
        self.state: dict[str, Any] | None = None
        self.pending: dict[str, Any] | None = None
        self.sent: list[dict[str, Any]] = []

    def hello(self) -> None:
        self.socket.send(json.dumps({"t": "hello", "tokens": self.tokens, "since": self.version}))

    def step(self) -> None:
        """Take one frame, or repeat what is not answered."""
        try:
            frame = json.loads(self.socket.recv(0.05))
        except TimeoutError:
            self.hello()
            if self.pending is not None:
                self.socket.send(json.dumps(self.pending))
            return
        if frame["t"] == "snapshot":
            self.know(frame["log"], 0, frame["version"], frame["state"])
        elif frame["t"] == "events":
            self.know(frame["entries"], frame["from"], frame["version"], frame["state"])
        elif frame["t"] == "answer" and self.pending and frame["id"] == self.pending["id"]:
            assert frame["ok"] or frame["problem"]["code"] == "stale", frame
            self.pending = None

    def know(self, entries: list[Any], since: int, version: int, state: dict[str, Any] | None) -> None:
        known = self.version or 0
        if since > known:
            self.hello()  # a gap
        elif version >= known:
            self.entries += [entry for entry in entries if entry["version"] > known]
            self.version, self.state = version, state

    def act(self, luck: Random) -> None:
        if self.pending is None and self.state is not None and isinstance(self.state["view"]["to_act"], int):
            text = luck.choice([move["text"] for move in self.state["moves"]])
            seat = self.state["view"]["to_act"]
            self.pending = {
                "t": "do",
                "id": new_command_id(),
                "version": self.version,
                "seat": seat,
                "do": "play",
            }
            self.pending["text"] = text
            self.sent.append(self.pending)
            self.socket.send(json.dumps(self.pending))


def play_through(served: Served, player: Player, seed: int) -> tuple[Device, Mischief]:
    mischief, luck = Mischief(seed), Random(seed)
    with ExitStack() as stack:
        port = stack.enter_context(proxy(served.port, mischief))
        url = f"ws://127.0.0.1:{port}{API}{player.path}/live"
        socket = stack.enter_context(connect(url, compression=None))
        device = Device(socket, list(player.tokens.values()))
        device.hello()
        for _ in range(4000):
            if device.state is not None and device.state["view"]["to_act"] == "over" and not device.pending:
                break
            device.act(luck)
            device.step()
    return device, mischief


@pytest.mark.parametrize("seed", [1, 2])
def test_a_game_survives_bad_lines(data: Path, seed: int) -> None:
    with Served(data) as served:
        player = served.table(HERE, HERE, options={"goal": 20})
        device, mischief = play_through(served, player, seed)
        assert min(mischief.done.values()) > 0, mischief.done
        shown = player.snapshot
        assert shown["table"]["status"] == "over"
        assert device.entries == shown["log"]
        assert device.state == shown["state"]
        played = [entry["text"] for entry in shown["log"] if entry["kind"] == "move"]
        answered = served.raw(f"SELECT count(*) FROM commands WHERE table_id = '{player.table}'")
        assert answered == [(len(played),)]
        assert len(played) <= len(device.sent)  # each wish was done once at most
