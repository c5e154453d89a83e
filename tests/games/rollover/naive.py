"""Hands the slow way: every partition of the dice into blocks, every block looked up in a table of its own.

Written without a look at the engine: a group is a block that is all equal, or runs.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise

POINTS = {
    "2 equal": 5,
    "3 equal": 15,
    "4 equal": 30,
    "5 equal": 50,
    "6 equal": 80,
    "7 equal": 80,
    "3 running": 10,
    "4 running": 20,
    "5 running": 35,
    "6 running": 60,
}


def partitions(dice: Sequence[int]) -> Iterator[list[list[int]]]:
    """Every way to lay single dice into heaps, the dice being told apart."""
    if not dice:
        yield []
        return
    first, *rest = dice
    for heaps in partitions(rest):
        yield [[first], *heaps]
        for i, heap in enumerate(heaps):
            yield [*heaps[:i], [first, *heap], *heaps[i + 1 :]]


@cache
def kind(heap: tuple[int, ...]) -> str:
    """What a heap is called; empty where it is no group."""
    if len(heap) > 1 and len(set(heap)) == 1:
        return f"{len(heap)} equal"
    if len(heap) > 2 and all(b - a == 1 for a, b in pairwise(heap)):
        return f"{len(heap)} running"
    return ""


@cache
def readings(dice: tuple[int, ...]) -> set[tuple[tuple[int, ...], ...]]:
    """Every way to read the dice (in order) as groups, all of them used."""
    found: set[tuple[tuple[int, ...], ...]] = set()
    for heaps in partitions(dice):
        groups = sorted(tuple(sorted(heap)) for heap in heaps)
        if all(kind(group) for group in groups):
            found.add(tuple(groups))
    return found


def points(reading: tuple[tuple[int, ...], ...]) -> int:
    """The sum of the groups."""
    return sum(POINTS[kind(group)] for group in reading)


@cache
def worth(dice: tuple[int, ...]) -> int:
    """The best reading of exactly these dice (in order); 0 where there is none."""
    return max((points(reading) for reading in readings(dice)), default=0)


@cache
def best(dice: tuple[int, ...]) -> int:
    """The best hand among these dice (in order)."""
    subsets = {tuple(die for i, die in enumerate(dice) if mask >> i & 1) for mask in range(1, 1 << len(dice))}
    return max((worth(subset) for subset in subsets), default=0)


def boxes(dice: tuple[int, ...]) -> set[str]:
    """The bonus boxes that a best reading shows."""
    found: set[str] = set()
    for reading in readings(dice):
        if points(reading) == worth(dice):
            found |= shown(reading)
    return found


def shown(reading: tuple[tuple[int, ...], ...]) -> set[str]:
    """The bonus boxes of one reading."""
    found: set[str] = set()
    for group in reading:
        length, what = len(group), kind(group).split()[1]
        if what == "running":
            found |= {
                name
                for name, least in (("four-step", 4), ("five-step", 5), ("six-in-one", 6))
                if length >= least
            }
        else:
            named = (("four-of-a-kind", 4), ("five-of-a-kind", 5), ("six-in-one", 6))
            found |= {name for name, least in named if length >= least}
            others = [other for other in reading if other[0] != group[0] and kind(other).endswith("equal")]
            if length >= 3 and others:
                found.add("full-house")
    return found
