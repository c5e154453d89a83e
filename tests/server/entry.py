"""A server for tests: the real one, with fixed dice and points at which it kills itself.

`python -m tests.server.entry --data DIR [--port 8000] [--dice 0,4,2] [--pause 0] [--die before-commit:3]`

`--dice` are results from 0 (0 is a die's 1), used over and over; without it the dice are live. `--die POINT:N`
kills the process at the N-th pass of that point (`before-commit`, `after-commit`), without a goodbye. It prints
`port N` when it listens.
"""

from __future__ import annotations

import argparse
import os
import signal
from collections.abc import Callable, Sequence
from itertools import cycle
from pathlib import Path

from rollwright.server.app import create_app
from rollwright.server.dice import Dice
from rollwright.server.hall import HallSettings
from rollwright.server.run import listen, make_server


class FixedDice:
    """Gives these results over and over."""

    def __init__(self, *results: int) -> None:
        self._results = cycle(results)
        self.given: list[int] = []

    def pick(self, of: int) -> int:
        self.given.append(next(self._results) % of)
        return self.given[-1]


def dying(at: str) -> Callable[[str], None]:
    """A fault that kills this process at the n-th pass of a point."""
    point, _, count = at.partition(":")
    passes = 0

    def fault(passed: str) -> None:
        nonlocal passes
        passes += passed == point
        if passed == point and passes == int(count):
            os.kill(os.getpid(), signal.SIGKILL)

    return fault


def run(
    data: Path,
    port: int = 0,
    dice: Sequence[int] = (),
    pause: float = 0.0,
    die: str = "",
    host: str = "127.0.0.1",
) -> None:
    """Serve until the end."""
    fixed: Dice | None = FixedDice(*dice) if dice else None
    app = create_app(
        data,
        dice=fixed,
        settings=HallSettings(bot_pause=pause, tables_at_once=10_000),
        faults=dying(die) if die else None,
    )
    listening = listen(host, port)
    print("port", listening.getsockname()[1], flush=True)
    make_server(app).run(sockets=[listening])


def main() -> None:
    """Read the command line and serve."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--dice", default="")
    parser.add_argument("--pause", type=float, default=0.0)
    parser.add_argument("--die", default="")
    given = parser.parse_args()
    dice = [int(part) for part in given.dice.split(",") if part]
    run(given.data, given.port, dice, given.pause, given.die, given.host)


if __name__ == "__main__":
    main()
