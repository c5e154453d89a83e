"""What the tests of the server share: a served hall in a thread, a client, a socket."""

from __future__ import annotations

import itertools
import json
import socket
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any, Self

import httpx
from fastapi import FastAPI
from websockets.sync.client import ClientConnection, connect

from rollwright.bots.pool import Pool
from rollwright.server.app import create_app
from rollwright.server.dice import Dice
from rollwright.server.hall import Hall, HallSettings
from rollwright.server.run import listen, make_server
from tests.server.entry import FixedDice

API = "/api/v1"
HERE = {"kind": "here"}
OPEN = {"kind": "open"}
STEADY = {"kind": "bot", "bot": "steady"}
FAST = HallSettings(bot_pause=0.0, tables_at_once=10_000)
_ids = itertools.count()


def new_command_id() -> str:
    return f"command-{next(_ids)}"


class Client:
    """Somebody who asks a hall on a port of this machine."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.base = f"http://127.0.0.1:{port}"
        self.http = httpx.Client(base_url=self.base, timeout=20)

    def get(self, path: str, *tokens: str) -> Any:
        answer = self.http.get(API + path, headers=bearer(*tokens))
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: Any, *tokens: str) -> httpx.Response:
        return self.http.post(API + path, json=body, headers=bearer(*tokens))

    def ok(self, path: str, body: Any, *tokens: str) -> Any:
        answer = self.post(path, body, *tokens)
        assert answer.is_success, answer.text
        return answer.json()

    def no(self, code: str, path: str, body: Any, *tokens: str) -> dict[str, Any]:
        """The data of a problem of this code."""
        return problem(self.post(path, body, *tokens), code)

    def table(self, *seats: dict[str, Any], game: str = "pig", **more: Any) -> Player:
        made = self.ok("/tables", {"game": game, "seats": list(seats), **more})
        return Player(self, made["table"], made["seats"], made["invite"])


class Served(Client):
    """A hall served in a thread, on a free port, with the same dice in each run."""

    def __init__(
        self,
        data: Path,
        dice: Dice | None = None,
        settings: HallSettings = FAST,
        clock: Callable[[], int] | None = None,
        pool: Pool | None = None,
        send_buffer: int | None = None,
        **more: Any,
    ) -> None:
        if clock is not None:
            more["clock"] = clock
        self.dice = dice if dice is not None else FixedDice(*Random(1).choices(range(2520), k=1009))
        self.app: FastAPI = create_app(data, dice=self.dice, settings=settings, pool=pool, **more)
        self._socket = listen("127.0.0.1", 0)
        if send_buffer is not None:
            self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
        super().__init__(self._socket.getsockname()[1])
        self._server = make_server(self.app)
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [self._socket]})

    @property
    def hall(self) -> Hall:
        hall: Hall = self.app.state.hall
        return hall

    def __enter__(self) -> Self:
        self._thread.start()
        wait_for(lambda: self._server.started)
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def stop(self) -> None:
        self.http.close()
        self._server.should_exit = True
        self._thread.join(20)
        assert not self._thread.is_alive()
        self._socket.close()

    def raw(self, statement: str) -> list[Any]:
        """Ask the database itself."""
        dbapi: Any = self.hall._store.engine.raw_connection()
        try:
            return list(dbapi.driver_connection.execute(statement))
        finally:
            dbapi.close()


def bearer(*tokens: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {','.join(tokens)}"} if tokens else {}


def problem(answer: httpx.Response, code: str) -> dict[str, Any]:
    body: dict[str, Any] = answer.json()
    assert body["code"] == code, body
    assert answer.status_code == body["status"]
    assert answer.headers["content-type"] == "application/problem+json"
    assert body["detail"]
    assert body["title"]
    data: dict[str, Any] = body["data"]
    return data


class Player:
    """A device at a table, with its tokens."""

    def __init__(self, served: Client, table: str, seats: dict[str, str], invite: str = "") -> None:
        self.served, self.table, self.invite = served, table, invite
        self.tokens = {int(seat): token for seat, token in seats.items()}
        self.path = f"/tables/{table}"

    @property
    def snapshot(self) -> Any:
        return self.served.get(self.path, *self.tokens.values())

    @property
    def version(self) -> int:
        version: int = self.snapshot["version"]
        return version

    @property
    def texts(self) -> list[str]:
        return [entry["text"] for entry in self.snapshot["log"]]

    def command(self, text: str, seat: int = 0, **more: Any) -> dict[str, Any]:
        version = more.pop("version", None)
        return {
            "id": more.pop("id", None) or new_command_id(),
            "version": self.version if version is None else version,
            "seat": seat,
            "do": more.pop("do", "play"),
            "text": text,
        }

    def play(self, text: str, seat: int = 0, **more: Any) -> Any:
        return self.served.ok(
            f"{self.path}/commands", self.command(text, seat, **more), *self.tokens.values()
        )

    def refused(self, code: str, text: str, seat: int = 0, **more: Any) -> dict[str, Any]:
        body = self.command(text, seat, **more)
        return self.served.no(code, f"{self.path}/commands", body, *self.tokens.values())

    def ask(self, path: str, body: Any = None) -> Any:
        return self.served.ok(f"{self.path}{path}", body if body is not None else {}, *self.tokens.values())

    def record(self) -> str:
        return self.served.http.get(f"{API}{self.path}/record").text

    def live(self, *tokens: str, since: int | None = None) -> Live:
        return Live(self.served.port, self.table, tokens or tuple(self.tokens.values()), since)


class Live:
    """An open socket."""

    def __init__(self, port: int, table: str, tokens: Sequence[str] = (), since: int | None = None) -> None:
        url = f"ws://127.0.0.1:{port}{API}/tables/{table}/live"
        self.socket: ClientConnection = connect(url, compression=None, close_timeout=2).__enter__()
        self.send(t="hello", tokens=list(tokens), since=since)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def send(self, **frame: Any) -> None:
        self.socket.send(json.dumps(frame))

    def next(self, *kinds: str, timeout: float = 10) -> dict[str, Any]:
        """The next frame, or the next of these kinds."""
        while True:
            frame: dict[str, Any] = json.loads(self.socket.recv(timeout))
            if not kinds or frame["t"] in kinds:
                return frame


def wait_for(ready: Callable[[], Any], seconds: float = 20) -> Any:
    """What `ready` gives once it is true."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = ready()
        if found:
            return found
        time.sleep(0.01)
    raise AssertionError("it did not happen in time")
