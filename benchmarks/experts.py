"""How long a stored move takes while four experts think: `python -m benchmarks.experts` in the checkout.

A hall is served by a process of its own, as for people. One table of Pig is played by commands, first in quiet and
then beside four tables of Sonic Roll where experts play all the seats. Told are the median and the 99th percentile;
that one should stay within 20 ms and twice the quiet one.
"""

from __future__ import annotations

import multiprocessing
import tempfile
import time
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import httpx

from rollwright.server.app import create_app
from rollwright.server.hall import HallSettings
from rollwright.server.run import listen, make_server
from tests.server.kit import HERE, Client, Player, wait_for

MOVES = 600
TABLES = 4
COMPILING = 120.0  # seconds until the worker plays at the latest
EXPERT = {"kind": "bot", "bot": "expert"}


def serve(data: str, port: int) -> None:
    """The process of the server: with its usual settings, but that a bot may stand in at once."""
    app = create_app(Path(data), settings=HallSettings(gone_after=0.0))
    make_server(app).run(sockets=[listen("127.0.0.1", port)])


@contextmanager
def served() -> Generator[Client]:
    """A hall in another process, as long as it is needed."""
    with listen("127.0.0.1", 0) as free:
        port = int(free.getsockname()[1])
    with tempfile.TemporaryDirectory() as data:
        server = multiprocessing.get_context("spawn").Process(target=serve, args=(data, port))
        server.start()
        client = Client(port)
        try:
            wait_for(lambda: answers(client))
            yield client
        finally:
            server.terminate()
            server.join()


def answers(client: Client) -> bool:
    """Whether the hall is there."""
    try:
        return bool(client.get("/games"))
    except httpx.TransportError:
        return False


def timed(player: Player, moves: int) -> list[float]:
    """Milliseconds of so many stored moves, in order of length."""
    found: list[float] = []
    while len(found) < moves:
        seen = player.snapshot
        seat = seen["state"]["view"]["to_act"]
        command = player.command("roll" if len(found) % 2 else "hold", seat, version=seen["version"])
        began = time.perf_counter()
        player.served.ok(f"{player.path}/commands", command, *player.tokens.values())
        found.append(1000 * (time.perf_counter() - began))
        time.sleep(0.02)  # people do not play without pause
    return sorted(found)


def experts(client: Client) -> Player:
    """A table at which experts play on and on."""
    table = client.table(HERE, EXPERT, EXPERT, EXPERT, game="sonicroll")
    table.ask("/seats/0/bot", {"bot": "expert"})
    return table


def told(name: str, found: list[float]) -> str:
    median, late = found[len(found) // 2], found[int(len(found) * 0.99)]
    return f"{name}: median {median:.1f} ms, 99th percentile {late:.1f} ms, {len(found)} moves"


def main() -> None:
    with served() as client:
        table = client.table(HERE, HERE, options={"goal": 10_000})
        timed(table, 50)
        print(told("quiet", timed(table, MOVES)))
        busy = [experts(client) for _ in range(TABLES)]
        wait_for(lambda: all(one.version > 20 for one in busy), COMPILING)
        before = sum(one.version for one in busy)
        print(told("four experts think", timed(table, MOVES)))
        print(f"events at their tables meanwhile: {sum(one.version for one in busy) - before}")


if __name__ == "__main__":
    main()
