"""A progress bar on stderr, where somebody sees it."""

from __future__ import annotations

import sys
import time
from types import TracebackType
from typing import Self

WIDTH = 30
PAUSE = 0.1  # seconds between two drawings


class Progress:
    """`[=======        ] 23 %  2,300 of 10,000`; nothing where stderr is no terminal.

    With `told_left` the time that is left instead of the numbers, by the pace since the first telling.
    """

    def __init__(self, total: int, told_left: bool = False) -> None:
        self.total, self.done = total, 0
        self._told_left, self._began, self._had = told_left, time.monotonic(), 0
        self._drawn, self._shown = 0.0, sys.stderr.isatty()

    def __enter__(self) -> Self:
        self._draw()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        if self._shown:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)

    def add(self, more: int) -> None:
        """So many more are done."""
        self.done += more
        if time.monotonic() - self._drawn >= PAUSE:
            self._draw()

    def _draw(self) -> None:
        if self._shown:
            self._drawn = time.monotonic()
            part = self.done / self.total
            bar = "=" * int(part * WIDTH)
            counts = self._left() if self._told_left else f"{self.done:,} of {self.total:,}"
            print(f"\r\x1b[K[{bar:{WIDTH}}] {part:4.0%}  {counts}", end="", file=sys.stderr, flush=True)

    def begin_at(self, done: int) -> None:
        """So many were done before: they say nothing of the pace."""
        self.done = self._had = done
        self._began = time.monotonic()

    def _left(self) -> str:
        made, spent = self.done - self._had, time.monotonic() - self._began
        return f"{time_left(spent / made * (self.total - self.done))} left" if made else ""


def time_left(seconds: float) -> str:
    """To a second, a minute or a tenth of an hour.

    >>> time_left(42.3), time_left(600), time_left(9000)
    ('42 s', '10 min', '2.5 h')
    """
    if seconds < 90:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 5400 else f"{seconds / 3600:.1f} h"
