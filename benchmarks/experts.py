"""How long a stored move takes while four experts think: `python -m benchmarks.experts` in the checkout.

A hall is served in this process; one table of Pig is played by commands, first in quiet and then beside four tables
of RetroRoll where three experts think without pause. Told are the median and the 99th percentile; that one should
stay within 20 ms and twice the quiet one.
"""

from __future__ import annotations

import sys
import tempfile
import threading
import time
from pathlib import Path

from rollwright.bots.pool import Pool
from tests.server.kit import HERE, Player, Served

MOVES = 200
EXPERT = {"kind": "bot", "bot": "expert"}


def timed(player: Player, moves: int) -> list[float]:
    """Milliseconds of so many stored moves, in order of length."""
    found: list[float] = []
    seen = player.snapshot
    while len(found) < moves:
        seat = seen["state"]["view"]["to_act"]
        command = player.command("roll" if len(found) % 2 else "hold", seat, version=seen["version"])
        began = time.perf_counter()
        player.served.ok(f"{player.path}/commands", command, *player.tokens.values())
        found.append(1000 * (time.perf_counter() - began))
        seen = player.snapshot
    return sorted(found)


def keep_busy(player: Player, stop: threading.Event) -> None:
    """Play at once whenever the experts have played."""
    while not stop.wait(0.05):
        seen = player.snapshot
        if seen["table"]["status"] == "playing" and seen["state"]["view"]["to_act"] == 0:
            player.play(seen["state"]["moves"][0]["text"], 0, version=seen["version"])


def told(name: str, found: list[float]) -> str:
    median, late = found[len(found) // 2], found[int(len(found) * 0.99)]
    return f"{name}: median {median:.1f} ms, 99th percentile {late:.1f} ms, {len(found)} moves"


def main() -> None:
    pool = Pool(patience=60)
    with tempfile.TemporaryDirectory() as data, Served(Path(data), pool=pool) as served:
        table = served.table(HERE, HERE, options={"goal": 10_000})
        timed(table, 50)
        print(told("quiet", timed(table, MOVES)))
        stop, busy = (
            threading.Event(),
            [served.table(HERE, EXPERT, EXPERT, EXPERT, game="retroroll") for _ in range(4)],
        )
        threads = [threading.Thread(target=keep_busy, args=(one, stop)) for one in busy]
        for thread in threads:
            thread.start()
        time.sleep(float(sys.argv[1]) if len(sys.argv) > 1 else 30)  # the worker compiles first
        before = sum(one.version for one in busy)
        print(told("four experts think", timed(table, MOVES)))
        print(f"events at their tables meanwhile: {sum(one.version for one in busy) - before}")
        stop.set()
        for thread in threads:
            thread.join()


if __name__ == "__main__":
    main()
