"""Yahtzee alone as graphs for the loops of exact solving: a check against published means, not a game of ours.

One graph is one turn: three throws, which dice to keep, a box to fill. Its ends are worth the points of the box and
the value of the sheet that is left; sheets are worked out from full to empty.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations, combinations_with_replacement, product
from math import factorial, prod

import numpy as np

from rollwright.core.blocks import Engine, Graph
from tests.analysis.graphs import Builder, engine

FACES = range(1, 7)
DICE = list(combinations_with_replacement(FACES, 5))
KEPT = [kept for n in range(6) for kept in combinations_with_replacement(FACES, n)]
BOXES = 13  # six upper ones, 3 and 4 of a kind, full house, small and large straight, yahtzee, chance
FULL_HOUSE, SMALL, LARGE, YAHTZEE = 8, 9, 10, 11
ALL = (1 << BOXES) - 1
ENOUGH, BONUS = 63, 35
NEVER = -1e9


def points(dice: tuple[int, ...], joker: bool = False) -> list[int]:
    """What these dice are worth in each box."""
    most, kinds = Counter(dice).most_common(1)[0][1], set(dice)
    small = any(kinds >= set(range(face, face + 4)) for face in (1, 2, 3))
    large = any(kinds >= set(range(face, face + 5)) for face in (1, 2))
    house = sorted(Counter(dice).values()) == [2, 3]
    return [
        *(face * dice.count(face) for face in FACES),
        sum(dice) * (most >= 3),
        sum(dice) * (most >= 4),
        25 * (house or joker),
        30 * (small or joker),
        40 * (large or joker),
        50 * (most == 5),
        sum(dice),
    ]


def turn(engine: Engine) -> Graph:
    """The graph of a turn: first its ends by dice and box, last its first throw."""
    found = Builder(ends=len(DICE) * BOXES)
    chosen = [found.choice([d * BOXES + box for box in range(BOXES)]) for d in range(len(DICE))]
    for _ in range(2):
        thrown = {kept: found.chance(falls(kept, chosen)) for kept in KEPT}
        chosen = [found.choice([thrown[kept] for kept in parts(dice)]) for dice in DICE]
    found.chance(falls((), chosen))
    return found.graph(engine)


def parts(dice: tuple[int, ...]) -> set[tuple[int, ...]]:
    return {kept for n in range(6) for kept in combinations(dice, n)}


@cache
def ways(n: int) -> dict[tuple[int, ...], float]:
    """Throws of n dice and their chances."""
    return {
        faces: factorial(n) / prod(map(factorial, Counter(faces).values())) / 6**n
        for faces in combinations_with_replacement(FACES, n)
    }


def falls(kept: tuple[int, ...], chosen: list[int]) -> list[tuple[int, float]]:
    number = {dice: d for d, dice in enumerate(DICE)}
    return [
        (chosen[number[tuple(sorted(kept + faces))]], chance) for faces, chance in ways(5 - len(kept)).items()
    ]


class Sheets:
    """Values of sheets by boxes filled, upper points and, with jokers, whether a yahtzee has been written."""

    def __init__(self, jokers: bool) -> None:
        self.jokers = jokers
        self.engine = engine()
        self.graph = turn(self.engine)
        self.values = np.zeros((2, ALL + 1, ENOUGH + 1))
        self.plain = np.array([points(dice) for dice in DICE])
        self.five = [d for d, dice in enumerate(DICE) if dice[0] == dice[4]]

    def mean(self) -> float:
        for filled in sorted(range(ALL), key=lambda filled: -filled.bit_count()):
            for upper, written in product(reached(filled & 63), (False, True)):
                if not written or (self.jokers and filled >> YAHTZEE & 1):
                    self.solve(filled, upper, written)
        return float(self.values[0, 0, 0])

    def solve(self, filled: int, upper: int, written: bool) -> None:
        got = self.plain.astype(float)
        if self.jokers and filled >> YAHTZEE & 1:
            for face, d in zip(FACES, self.five, strict=True):
                got[d] = joker(face, filled, written)
        boxes = np.arange(BOXES)
        after = np.minimum(upper + np.where(boxes < 6, np.maximum(got, 0), 0), ENOUGH).astype(int)
        if self.jokers and written:
            five = np.array(self.five)
            after[five] = np.minimum(upper + np.where(boxes < 6, self.plain[five], 0), ENOUGH)
        bonus = np.where((after == ENOUGH) & (upper < ENOUGH), BONUS, 0)
        yahtzee = (boxes == YAHTZEE) & (self.plain == 50) & self.jokers
        left = self.values[np.where(yahtzee | written, 1, 0), filled | (1 << boxes), after]
        worth = np.where(filled >> boxes & 1, NEVER, got + bonus + left)
        values = np.zeros(self.graph.count)
        values[: worth.size] = worth.ravel()
        self.engine.evaluate(self.graph, values, values)
        self.values[int(written), filled, upper] = values[-1]


@cache
def reached(filled: int) -> list[int]:
    """Upper points that can be written in these boxes."""
    sums = {0}
    for face in FACES:
        if filled >> (face - 1) & 1:
            sums = {min(total + n * face, ENOUGH) for total in sums for n in range(6)}
    return sorted(sums)


def joker(face: int, filled: int, written: bool) -> np.ndarray:
    """A yahtzee when its box is filled: its upper box must be taken, else a lower one as a joker, else any."""
    got = np.array(points((face,) * 5, joker=True), float)
    open_lower = [box for box in range(6, BOXES) if not filled >> box & 1]
    if not filled >> (face - 1) & 1:
        allowed = [face - 1]
    else:
        allowed = open_lower or list(range(6))
    return np.where(np.isin(np.arange(BOXES), allowed), got + (100 if written else 0), NEVER)
