"""Zilch as a graph of turns: a check of the solver against a published mean (Matt Busche, 2010), not a game of ours.

Six dice: a 1 is 100, a 5 is 50, three of a kind 100 times the face (ones 1000), each further one doubles. With six dice
1 to 6 and three pairs (also four of a kind with a pair) are 1500, nothing at all is 500; these and all six scored give
a free throw. Bank from 300. A throw without points is a zilch and loses the turn; the third in a row costs 500.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product

import numpy as np

from rollwright.games.rollover.table import throws
from tests.analysis.graphs import Builder, engine

BANK = 300
TAIL = 4000  # from here on whoever may bank does (the last throw of fewer than six dice that pays is at 3100)
STEP = 50
Option = tuple[int, int]  # points, dice left (6: a free throw)


def of_a_kind(face: int, dice: int) -> int:
    """Points of equal dice set aside; -1 where they score nothing."""
    if dice < 3:
        return {1: 100, 5: 50}.get(face, 0 if dice == 0 else -dice) * dice
    return (1000 if face == 1 else 100 * face) * 2 ** (dice - 3)


@cache
def options(faces: tuple[int, ...]) -> frozenset[Option]:
    """What may be set aside; none for a zilch."""
    counts = Counter(faces)
    found: set[Option] = set()
    for chosen in product(*(range(counts[face] + 1) for face in range(1, 7))):
        points = [of_a_kind(face, dice) for face, dice in enumerate(chosen, start=1)]
        if any(chosen) and min(points) >= 0:
            left = len(faces) - sum(chosen)
            found.add((sum(points), left or 6))
    if len(faces) == 6:
        pairs = sum(dice // 2 for dice in counts.values())
        if len(counts) == 6 or pairs == 3:
            found.add((1500, 6))
        elif not found:
            found.add((500, 6))
    most: dict[int, int] = {}
    for points, left in found:
        most[left] = max(points, most.get(left, 0))
    return frozenset((points, left) for left, points in most.items())


@cache
def falls(dice: int) -> tuple[tuple[float, frozenset[Option]], ...]:
    """The throws of so many dice, those alike taken together."""
    ways: Counter[frozenset[Option]] = Counter()
    for faces, each in throws(dice):
        ways[options(faces)] += each
    return tuple((count / 6**dice, found) for found, count in ways.items())


class Turn:
    """All that can happen in a turn; its ends are a zilch and so many points banked."""

    def __init__(self) -> None:
        self.engine, found = engine(), Builder()
        self.zilch = found.end()
        self.banked: dict[float, int] = {}
        self.tail, self._found = tail_mean(), found
        self._thrown: dict[tuple[int, int], int] = {}
        for earned in range(TAIL - STEP, -1, -STEP):
            for dice in range(1, 7):
                leads = [(self._choose(earned, some), chance) for chance, some in falls(dice)]
                self._thrown[earned, dice] = found.chance(leads)
        self.root = self._thrown[0, 6]
        self.graph = found.graph(self.engine)

    def _choose(self, earned: int, some: frozenset[Option]) -> int:
        """A throw has fallen: a zilch, or what may be set aside, then bank or throw on."""
        if not some:
            return self.zilch
        found: list[int] = []
        for points, left in some:
            now = earned + points
            if now < TAIL:
                found.append(self._thrown[now, left])
            elif left == 6:
                found.append(self._bank(now + self.tail))
            if now >= BANK:
                found.append(self._bank(now))
        return self._found.choice(found)

    def _bank(self, points: float) -> int:
        if points not in self.banked:
            self.banked[points] = self._found.end()
        return self.banked[points]

    def worth(self, zilch: float) -> float:
        """The best mean of a turn in which a zilch is worth so much."""
        values = np.zeros(self.graph.count)
        values[self.zilch] = zilch
        for points, end in self.banked.items():
            values[end] = points
        self.engine.evaluate(self.graph, values, values)
        return float(values[self.root])

    def mean(self) -> float:
        """The best mean over a long game: after no, one or two zilches in a row a turn is played differently."""
        low, high = 600.0, 640.0
        missing_low, missing_high = self.missing(low), self.missing(high)
        while abs(missing_high) > 1e-9:  # the secant method
            slope = (missing_high - missing_low) / (high - low)
            low, missing_low = high, missing_high
            high -= missing_high / slope
            missing_high = self.missing(high)
        return high

    def missing(self, gain: float) -> float:
        """What a turn brings more than `gain`, where every turn is thought to bring that."""
        third = self.worth(-500.0) - gain  # of having two zilches, against none
        second = self.worth(third) - gain
        return self.worth(second) - gain


def tail_mean() -> float:
    """The mean that a throw of six dice adds where everything is banked at once but free throws."""
    more = 0.0
    for _ in range(200):
        more = sum(
            chance * max(points + (more if left == 6 else 0) for points, left in found)
            for chance, found in falls(6)
        )
    return more
