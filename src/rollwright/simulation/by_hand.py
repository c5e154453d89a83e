"""Pig written by hand for the compiler, as fast as one can: what the general driver is measured against.

Same rules (two players, goal 100), uniformly random play. No rows, no moves, no driver: local variables in one loop,
and the cheapest dice there are (xorshift64, Marsaglia 2003).
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any, cast

GOAL = 100


def play(games: int, seed: int) -> int:
    """Play so many games; the number of steps, decisions and dice and the draw of the first seat."""
    luck = seed * 2 + 88172645463325252
    steps = 0
    for _ in range(games):
        luck ^= luck << 13
        luck ^= (luck >> 7) & 0x1FFFFFFFFFFFFFF
        luck ^= luck << 17
        mine, theirs = 0, 0
        steps += 1
        while True:
            total = 0
            while True:
                luck ^= luck << 13
                luck ^= (luck >> 7) & 0x1FFFFFFFFFFFFFF
                luck ^= luck << 17
                steps += 1
                if luck & 0x100000000:
                    mine += total
                    break
                luck ^= luck << 13
                luck ^= (luck >> 7) & 0x1FFFFFFFFFFFFFF
                luck ^= luck << 17
                steps += 1
                face = 1 + ((((luck >> 32) & 0xFFFFFFFF) * 6) >> 32)
                if face == 1:
                    break
                total += face
            if mine >= GOAL:
                break
            mine, theirs = theirs, mine
    return steps


def compiled() -> Callable[[int, int], int]:
    """The loop as machine code."""
    njit = cast("Any", importlib.import_module("numba")).njit
    return cast(
        "Callable[[int, int], int]", njit("int64(int64, int64)", error_model="numpy", nogil=True)(play)
    )
