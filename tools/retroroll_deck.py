"""Find a RetroRoll deck: draw many rings at random, keep those whose exact expected turns fit a point value.

    python tools/retroroll_deck.py --seed 7 > deck.toml

The rings of `games/retroroll/content/house.toml` were found this way. `expected_turns` here is a closed
formula, written apart from the engine; the tests hold it against the solver that plays through the engine.
"""

from __future__ import annotations

import argparse
import random
from fractions import Fraction
from functools import cache
from itertools import pairwise

Ring = tuple[int | str, ...]

TURNS_A_POINT = 2.0
PER_VALUE = 5
VALUES = range(3, 11)


def chance(number: int) -> Fraction:
    """How likely one throw of two dice meets the number: as the total or on either die."""
    hits = sum(number in (a, b, a + b) for a in range(1, 7) for b in range(1, 7))
    return Fraction(hits, 36)


def expected_turns(ring: Ring, hearts: int = 2) -> Fraction:
    """Turns for one ring, alone, hearts used best, keys chaining, swords hitting nobody."""

    @cache
    def waiting(at: int, left: int) -> Fraction:
        """At the start of a turn, the number at index `at` is next."""
        number = ring[at]
        assert isinstance(number, int)
        by_dice = 1 / chance(number) + completed(at + 1, left)
        if left == 0:
            return by_dice
        return min(by_dice, 1 + completed(at + 1, left - 1))

    @cache
    def completed(at: int, left: int) -> Fraction:
        """The number before index `at` has just been completed."""
        if at == len(ring):
            return Fraction(0)
        if ring[at] == "sword":
            return waiting(at + 1, left)
        if ring[at] == "key":
            number = ring[at + 1]
            assert isinstance(number, int)
            met = chance(number)
            return met * completed(at + 2, left) + (1 - met) * waiting(at + 1, left)
        return waiting(at, left)

    return waiting(0, hearts)


def random_ring(rng: random.Random) -> Ring:
    """A ring of 4 to 7 numbers and up to 3 icons, no two icons touching, numbers not dull."""
    count = rng.randint(4, 7)
    numbers = [rng.randint(1, 12) for _ in range(count)]
    gaps = sorted(rng.sample(range(1, count), min(count - 1, rng.choice((0, 1, 1, 2, 2, 3)))))
    ring: list[int | str] = []
    for index, number in enumerate(numbers):
        if index in gaps:
            ring.append(rng.choice(("sword", "key")))
        ring.append(number)
    return tuple(ring)


def lively(ring: Ring) -> bool:
    """No number twice in a row, none more than twice."""
    numbers = [square for square in ring if isinstance(square, int)]
    return all(a != b for a, b in pairwise(numbers)) and max(map(numbers.count, numbers)) <= 2


def find(seed: int) -> list[tuple[int, Ring]]:
    """`PER_VALUE` rings for each point value, numbers and icons spread evenly."""
    rng = random.Random(seed)
    fitting: dict[int, set[Ring]] = {points: set() for points in VALUES}
    while min(map(len, fitting.values())) < 40:
        ring = random_ring(rng)
        turns = float(expected_turns(ring)) / TURNS_A_POINT
        points = round(turns)
        if points in fitting and abs(turns - points) < 0.15 and lively(ring) and len(fitting[points]) < 40:
            fitting[points].add(ring)
    used: dict[int | str, int] = {}
    deck: list[tuple[int, Ring]] = []
    for turn in range(PER_VALUE):
        for points in VALUES:
            # icons 0..3 in turn, then the ring whose squares are rarest so far
            icons = (turn + points) % 4 if turn else 2
            able = sorted(fitting[points], key=repr)
            wanted = [ring for ring in able if sum(isinstance(s, str) for s in ring) == icons] or able
            best = min(wanted, key=lambda ring: sum(used.get(square, 0) for square in ring) / len(ring))
            fitting[points].discard(best)
            for square in best:
                used[square] = used.get(square, 0) + 1
            deck.append((points, best))
    return sorted(deck, key=lambda card: card[0])


def main() -> None:
    """Print the deck as entries of a content file."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seed", type=int, default=7)
    for index, (points, ring) in enumerate(find(parser.parse_args().seed), start=1):
        squares = ", ".join(str(square) if isinstance(square, int) else f'"{square}"' for square in ring)
        print(f'[[card]]\nid = "coin-{index:02}"\npoints = {points}\nsquares = [{squares}]\n')


if __name__ == "__main__":
    main()
