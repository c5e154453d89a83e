"""A progress bar on stderr, where somebody sees it."""

from __future__ import annotations

import sys
import time
from types import TracebackType
from typing import Self

WIDTH = 30
PAUSE = 0.1  # seconds between two drawings


class Progress:
    """`[=======        ] 23 %  2,300 of 10,000`; nothing where stderr is no terminal."""

    def __init__(self, total: int) -> None:
        self.total, self.done = total, 0
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
            line = f"\r[{bar:{WIDTH}}] {part:4.0%}  {self.done:,} of {self.total:,}"
            print(line, end="", file=sys.stderr, flush=True)
