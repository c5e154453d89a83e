"""What dice are worth: every way to arrange a set of dice into groups, and the best of them on a sheet.

Rules look it up in the content row; it is worked out here once a sheet, for all sets of up to seven dice.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement

from rollwright.core.names import number_of
from rollwright.games.rollover.rows import MAX_DICE
from rollwright.games.rollover.rules import codes

__all__ = ["Group", "Sheet", "arrangements", "best", "boxes_of", "handfuls", "is_step", "top"]

Group = tuple[int, ...]  # the faces of its dice, in order
LONGEST = 6


@dataclass(frozen=True)
class Sheet:
    """Points of groups by length: `same[2]` is a pair, `steps[3]` a 3-step."""

    same: tuple[int, ...]
    steps: tuple[int, ...]

    def points(self, arrangement: tuple[Group, ...]) -> int:
        """RO-13: parts add up."""
        return sum(self.group(group) for group in arrangement)

    def group(self, group: Group) -> int:
        """Seven equal dice score as six of a kind."""
        return (self.steps if is_step(group) else self.same)[min(len(group), LONGEST)]


def is_step(group: Group) -> bool:
    """A step runs; the dice of any other group are equal."""
    return group[0] != group[-1]


@cache
def arrangements(dice: Group) -> tuple[tuple[Group, ...], ...]:
    """RO-2: every way to part exactly these dice (in order) into groups of equal dice or steps."""
    if not dice:
        return ((),)
    found: dict[tuple[Group, ...], None] = {}
    for group in _groups_with_lowest(dice):
        for others in arrangements(_without(dice, group)):
            found[tuple(sorted((group, *others), key=lambda each: (-len(each), each)))] = None
    return tuple(found)


def _groups_with_lowest(dice: Group) -> Iterator[Group]:
    """The groups that the lowest die may belong to."""
    low = dice[0]
    for length in range(2, dice.count(low) + 1):
        yield (low,) * length
    high = low
    while high + 1 in dice:
        high += 1
        if high - low >= 2:
            yield tuple(range(low, high + 1))


def _without(dice: Group, group: Group) -> Group:
    left = list(dice)
    for die in group:
        left.remove(die)
    return tuple(left)


@cache
def handfuls() -> dict[Group, int]:
    """All sets of up to seven dice, smaller ones first, and their numbers."""
    sizes = range(MAX_DICE + 1)
    return {dice: number_of(dice) for n in sizes for dice in combinations_with_replacement(range(1, 7), n)}


def best(dice: Group, sheet: Sheet) -> tuple[Group, ...]:
    """RO-2: the best arrangement of exactly these dice, the longest groups first; empty where there is none."""
    return max(arrangements(dice), key=sheet.points, default=())


@cache
def top(sheet: Sheet) -> dict[Group, int]:
    """Points of the best hand among these dice, some of which may be left out."""
    found: dict[Group, int] = {}
    for dice in handfuls():
        fewer = (found[dice[:i] + dice[i + 1 :]] for i in range(len(dice)))
        found[dice] = max(sheet.points(best(dice, sheet)), *fewer, 0)
    return found


def boxes_of(dice: Group, sheet: Sheet) -> int:
    """RO-3: the bonus boxes that the hand matches, as bits: any best-scoring arrangement may show the group."""
    ways = arrangements(dice)
    most = max(map(sheet.points, ways), default=0)
    boxes = 0
    for way in ways:
        if sheet.points(way) == most:
            boxes |= _boxes_shown(way)
    return boxes


def _boxes_shown(arrangement: tuple[Group, ...]) -> int:
    """RO-3: a group of that kind or longer; a full house is three or more and two or more of another value."""
    same = sorted(len(group) for group in arrangement if not is_step(group))
    step = max((len(group) for group in arrangement if is_step(group)), default=0)
    values = {group[0] for group in arrangement if not is_step(group)}
    kind = same[-1] if same else 0
    triples = {group[0] for group in arrangement if not is_step(group) and len(group) >= 3}
    shown = {
        codes.FULL_HOUSE: bool(triples) and len(values) >= 2,
        codes.FOUR_OF_A_KIND: kind >= 4,
        codes.FOUR_STEP: step >= 4,
        codes.FIVE_STEP: step >= 5,
        codes.FIVE_OF_A_KIND: kind >= 5,
        codes.SIX_IN_ONE: max(kind, step) >= LONGEST,
    }
    return sum(1 << box for box, there in shown.items() if there)
