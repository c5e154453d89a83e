"""A hall for browser tests: the real server in a thread, with dice one can load."""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import httpx

from rollwright.bots.pool import Pool
from rollwright.server.app import create_app
from rollwright.server.hall import Hall, HallSettings
from rollwright.server.run import listen, make_server

API = "/api/v1"
HERE = {"kind": "here"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "steady"}


def here(name: str) -> dict[str, Any]:
    """A seat on this device for somebody of this name."""
    return {"kind": "here", "name": name}


class LoadedDice:
    """Gives what was loaded, then the same course in every run."""

    def __init__(self) -> None:
        self._loaded: deque[int] = deque()
        self._after = Random(1)

    def pick(self, of: int) -> int:
        """One result."""
        return (self._loaded.popleft() if self._loaded else self._after.randrange(of)) % of

    def load(self, *results: int) -> None:
        """The next results, from 0 (a die's 1 is 0)."""
        self._loaded.extend(results)

    def faces(self, *faces: int) -> None:
        """The next faces."""
        self.load(*(face - 1 for face in faces))

    def reset(self) -> None:
        """Forget what is loaded and begin the course anew."""
        self._loaded.clear()
        self._after.seed(1)


class Table:
    """A table as its maker has it: the tokens, and what the server says of it."""

    def __init__(self, house: House, game: str, made: dict[str, Any]) -> None:
        self.house, self.game = house, game
        self.id: str = made["table"]
        self.invite: str = made["invite"]
        self.tokens: dict[str, str] = made["seats"]

    @property
    def path(self) -> str:
        return f"/t/{self.id}"

    @property
    def snapshot(self) -> dict[str, Any]:
        return self.house.get(f"/tables/{self.id}", *self.tokens.values())

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.snapshot["state"]["view"]
        return view

    @property
    def texts(self) -> list[str]:
        return [entry["text"] for entry in self.snapshot["log"]]

    @property
    def record(self) -> str:
        return self.house.http.get(f"{API}/tables/{self.id}/record").text

    def play(self, text: str, do: str = "play", after: dict[str, Any] | None = None) -> dict[str, Any]:
        """Somebody with a token acts, past every browser; `after` is the answer before, if it is known."""
        known = after or self.snapshot
        to_act = known["state"]["view"]["to_act"]
        seat = to_act if isinstance(to_act, int) else int(next(iter(self.tokens)))
        body = {
            "id": f"kit-{time.monotonic_ns()}",
            "version": known["version"],
            "seat": seat,
            "do": do,
            "text": text,
        }
        return self.house.post(f"/tables/{self.id}/commands", body, *self.tokens.values())

    def play_until(self, done: Callable[[dict[str, Any]], bool], choose: Callable[[list[str]], str]) -> None:
        """Act for everybody until the state is as wanted."""
        now = self.snapshot
        while not done(now["state"]):
            now = self.play(choose([move["text"] for move in now["state"]["moves"]]), after=now)

    def ticket(self, *seats: int) -> dict[str, Any]:
        """What the page keeps of the seats it holds: all, or these."""
        kept = {seat: token for seat, token in self.tokens.items() if not seats or int(seat) in seats}
        return {self.id: {"game": self.game, "tokens": kept, "at": 1}}


class House:
    """A served hall. `stop` and `start` again is a restart on the same port and the same data."""

    def __init__(
        self,
        data: Path,
        host: str = "127.0.0.1",
        settings: HallSettings | None = None,
        worker: Sequence[str] | None = None,
    ) -> None:
        self.data, self.host, self.worker = data, host, worker
        self.settings = settings or HallSettings(bot_pause=0.0, tables_at_once=10_000)
        self.dice = LoadedDice()
        self.port = 0
        self.start()
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=30)

    def start(self) -> None:
        pool = Pool(size=1, command=self.worker) if self.worker else None
        app = create_app(self.data, dice=self.dice, settings=self.settings, pool=pool)
        self.hall: Hall = app.state.hall
        self._socket = listen(self.host, self.port)
        self.port = int(self._socket.getsockname()[1])
        self._server = make_server(app)
        self._thread = threading.Thread(
            target=self._server.run, kwargs={"sockets": [self._socket]}, daemon=True
        )
        self._thread.start()
        until(lambda: self._server.started)

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(30)
        assert not self._thread.is_alive()
        self._socket.close()

    def close(self) -> None:
        self.http.close()
        self.stop()

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def get(self, path: str, *tokens: str) -> Any:
        answer = self.http.get(API + path, headers=bearer(tokens))
        assert answer.is_success, answer.text
        return answer.json()

    def post(self, path: str, body: Any, *tokens: str) -> Any:
        answer = self.http.post(API + path, json=body, headers=bearer(tokens))
        assert answer.is_success, answer.text
        return answer.json()

    def table(self, *seats: dict[str, Any], game: str = "pig", **more: Any) -> Table:
        settings = {"real_dice": False, "public": False, "hints": False, **more.pop("settings", {})}
        body = {"game": game, "options": {}, "seats": list(seats), "settings": settings, **more}
        return Table(self, game, self.post("/tables", body))


def bearer(tokens: Iterable[str]) -> dict[str, str]:
    listed = ",".join(tokens)
    return {"Authorization": f"Bearer {listed}"} if listed else {}


def until(ready: Callable[[], Any], seconds: float = 30) -> Any:
    """What `ready` gives once it is true."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = ready()
        if found:
            return found
        time.sleep(0.02)
    raise AssertionError("it did not happen in time")
