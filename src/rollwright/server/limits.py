"""Limits: how many tables an address may make, how large a request may be."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

MAX_FRAME = 16 * 1024  # bytes of a request body or a frame from a client
MAX_TOKENS = 64  # seat tokens one device may show at once


class Buckets:
    """A token bucket for each address: `size` at once, then `rate` a second."""

    def __init__(
        self, size: float, rate: float, clock: Callable[[], float] = time.monotonic, addresses: int = 10_000
    ) -> None:
        self._size, self._rate, self._clock, self._addresses = size, rate, clock, addresses
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, address: str) -> float:
        """Take one; 0 if there was one, else the seconds until there is."""
        now = self._clock()
        level, then = self._levels.pop(address, (self._size, now))
        level = min(self._size, level + (now - then) * self._rate)
        wait = 0.0 if level >= 1 else (1 - level) / self._rate
        self._levels[address] = (level - 1 if wait == 0 else level, now)
        while len(self._levels) > self._addresses:
            self._levels.popitem(last=False)
        return wait
