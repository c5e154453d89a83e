"""What is stored stays, what is not stored never happened: the server is killed between any two steps."""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import sqlite3
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import httpx
import pytest

from rollwright.server.engine import FILE
from tests.server import entry
from tests.server.kit import API, HERE, STEADY, Served, bearer, new_command_id, wait_for

# A server that has everything loaded already, and forks: a start takes a moment instead of seconds.
forks = multiprocessing.get_context("forkserver")
forks.set_forkserver_preload(["tests.server.entry"])


class Process:
    """A server in a process of its own, on a given port."""

    def __init__(self, data: Path, port: int, die: str = "") -> None:
        self.process: BaseProcess = forks.Process(target=entry.run, args=(data, port, (), 0.0, die))
        self.process.start()
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}{API}", timeout=20)

    def ready(self) -> Process:
        wait_for(self._answers)
        return self

    def _answers(self) -> bool:
        try:
            return self.http.get("/info").status_code == 200
        except httpx.TransportError:
            return False

    def wait_until_dead(self) -> None:
        self.process.join(20)
        assert self.process.exitcode == -signal.SIGKILL

    def kill(self) -> None:
        if self.process.is_alive():
            assert self.process.pid is not None
            os.kill(self.process.pid, signal.SIGKILL)
        self.process.join(20)
        self.http.close()


@pytest.fixture(autouse=True)
def no_main_module(monkeypatch: pytest.MonkeyPatch) -> None:
    """The forked servers need nothing of the test runner itself."""
    monkeypatch.setattr(sys.modules["__main__"], "__spec__", None, raising=False)
    monkeypatch.setattr(sys.modules["__main__"], "__file__", None, raising=False)


Start = Callable[..., Process]


@pytest.fixture
def start(data: Path) -> Iterator[Start]:
    """Starts servers on the data and one port, and ends them after the test."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    started: list[Process] = []

    def begin(die: str = "") -> Process:
        started.append(Process(data, port, die))
        return started[-1].ready()

    yield begin
    for process in started:
        process.kill()


def stored(data: Path, what: str) -> list[Any]:
    """What is in the file, whatever the server says."""
    with sqlite3.connect(data / FILE) as database:
        rows = list(database.execute(f"SELECT {what}"))
    database.close()
    return rows


EVENTS = "version, kind, text, seat FROM events ORDER BY version"


@pytest.mark.parametrize("point", ["before-commit", "after-commit"])
@pytest.mark.parametrize("passes", [2, 3, 5])
def test_killed_between_events_nothing_is_lost_or_doubled(
    data: Path, start: Start, point: str, passes: int
) -> None:
    server = start(f"{point}:{passes}")
    made = server.http.post("/tables", json={"game": "pig", "seats": [HERE, HERE]}).json()
    path, headers = f"/tables/{made['table']}", bearer(*made["seats"].values())
    shown = server.http.get(path, headers=headers).json()
    answers: dict[str, Any] = {}
    restarts = 0
    for step in range(6):
        body = {
            "id": new_command_id(),
            "version": shown["version"],
            "seat": shown["state"]["view"]["to_act"],
            "do": "play",
            "text": "hold" if step % 3 == 2 else "roll",
        }
        while body["id"] not in answers:
            try:
                answer = server.http.post(f"{path}/commands", json=body, headers=headers)
            except httpx.TransportError:
                server.wait_until_dead()
                kept = stored(data, EVENTS)
                assert (len(kept) > body["version"]) == (point == "after-commit")
                server = start()
                answer = server.http.post(f"{path}/commands", json=body, headers=headers)
                assert stored(data, EVENTS)[: len(kept)] == kept  # not thrown again
                restarts += 1
            assert answer.status_code == 200, answer.text
            answers[body["id"]] = shown = answer.json()
    assert restarts == 1
    told = [(e["version"], e["kind"], e["text"], e["seat"]) for a in answers.values() for e in a["entries"]]
    assert stored(data, EVENTS)[1:] == told  # the first is the draw of who begins
    log = server.http.get(path, headers=headers).json()
    assert log["state"] == shown["state"]


def test_a_bot_goes_on_after_a_restart(data: Path, start: Start) -> None:
    server = start("before-commit:4")
    made = server.http.post("/tables", json={"game": "pig", "seats": [HERE, STEADY]}).json()
    path, headers = f"/tables/{made['table']}", bearer(*made["seats"].values())
    for _ in range(2):
        try:
            for _ in range(6):
                shown = server.http.get(path, headers=headers).json()
                if shown["state"]["view"]["to_act"] == 0:
                    body = {
                        "id": new_command_id(),
                        "version": shown["version"],
                        "seat": 0,
                        "do": "play",
                        "text": "hold",
                    }
                    server.http.post(f"{path}/commands", json=body, headers=headers)
        except httpx.TransportError:
            server.wait_until_dead()
            server = start()
    wait_for(lambda: server.http.get(path, headers=headers).json()["state"]["view"]["to_act"] in (0, "over"))
    rows = stored(data, EVENTS)
    assert [row[0] for row in rows] == list(range(1, len(rows) + 1))


def test_a_failure_before_the_commit_shows_nothing(data: Path) -> None:
    failing = threading.Event()

    def fault(point: str) -> None:
        if failing.is_set() and point == "before-commit":
            raise sqlite3.OperationalError("the disk is gone")

    with Served(data, faults=fault) as served:
        player = served.table(HERE, HERE)
        before = player.snapshot
        seat = before["state"]["view"]["to_act"]
        with player.live() as live:
            live.next("snapshot")
            failing.set()
            body = player.command("roll", seat)
            served.no("storage-failed", f"{player.path}/commands", body, *player.tokens.values())
            assert player.snapshot["log"] == before["log"]
            failing.clear()
            answer = served.ok(f"{player.path}/commands", body, *player.tokens.values())
            assert live.next("events")["entries"] == answer["entries"]  # the first that is heard of it


def test_of_20_clients_with_the_same_version_one_wins(data: Path) -> None:
    with Served(data) as served:
        player = served.table(HERE, HERE)
        seat = player.snapshot["state"]["view"]["to_act"]
        bodies = [player.command("roll", seat, version=1) for _ in range(20)]
        barrier = threading.Barrier(20)

        def post(body: dict[str, Any]) -> httpx.Response:
            with httpx.Client(base_url=served.base, timeout=30) as client:
                barrier.wait()
                return client.post(
                    f"{API}{player.path}/commands", json=body, headers=bearer(player.tokens[seat])
                )

        with ThreadPoolExecutor(20) as pool:
            answers = list(pool.map(post, bodies))
        assert sorted(answer.status_code for answer in answers) == [200] + [409] * 19
        assert {answer.json()["code"] for answer in answers if answer.status_code == 409} == {"stale"}
        assert all(answer.json()["data"]["version"] == 3 for answer in answers if answer.status_code == 409)
        assert player.version == 3
        assert served.raw("SELECT count(*) FROM events") == [(3,)]
