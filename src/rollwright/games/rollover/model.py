"""One turn of Roll-Over! as a graph for the solver of turns: hands and throws, without boosts and boxes.

Nodes are tuples: (BEGIN, earned, sections) before all six dice are thrown, (THROWN, dice, needed, earned, sections)
with dice on the table, (HELD, hand, earned, sections) with a hand chosen. Sets of dice are numbers (core.names).
Choices are (label, points gained, ((chance, node), ...)), the label of a hand its number; none at a bust.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product

from rollwright.core.names import faces_of, number_of
from rollwright.games.rollover.rows import RollContent
from rollwright.games.rollover.rules.codes import DICE
from rollwright.games.rollover.table import throws

__all__ = ["BEGIN", "HELD", "THROWN", "TurnModel"]

Node = tuple[int, ...]
Branches = Sequence[tuple[float, Node]]

BEGIN, THROWN, HELD = 0, 1, 2


class TurnModel:
    """The turns that a sheet allows. `sections` may be fewer than on the sheet."""

    def __init__(self, content: RollContent, sections: int | None = None) -> None:
        self.content = content
        self.sections = content.sections if sections is None else sections
        self._hands: dict[int, list[tuple[int, int]]] = {}

    start: Node = (BEGIN, 0, 0)

    def choices(self, node: Node) -> Sequence[tuple[str | int, float, Branches]]:
        """What may be done at a node."""
        if node[0] == BEGIN:
            return self._begin(*node[1:])
        if node[0] == THROWN:
            return self._thrown(*node[1:])
        return self._held(*node[1:])

    def _begin(self, earned: int, sections: int) -> Sequence[tuple[str | int, float, Branches]]:
        needed = self.content.least if sections else 1  # RO-10
        return (("throw", 0, self._throw(0, needed, earned, sections)),)

    def _thrown(
        self, dice: int, needed: int, earned: int, sections: int
    ) -> Sequence[tuple[str | int, float, Branches]]:
        """RO-5: any hand among these dice that has the points."""
        if dice not in self._hands:
            worth = self.content.worth
            self._hands[dice] = [(worth[hand], hand) for hand in sets_among(dice) if worth[hand]]
        return [
            (hand, 0, ((1.0, (HELD, hand, earned, sections)),))
            for points, hand in self._hands[dice]
            if points >= needed
        ]

    def _held(self, hand: int, earned: int, sections: int) -> Sequence[tuple[str | int, float, Branches]]:
        points, used = self.content.worth[hand], len(faces_of(hand))
        found: list[tuple[str | int, float, Branches]] = [("stop", earned + points, ())]  # RO-3
        if used < DICE:  # RO-4
            found.append(("roll", 0, self._throw(hand, points + 1, earned, sections)))
        elif sections < self.sections:  # RO-9
            more = earned + points + (self.content.first_bonus << sections)
            found.append(("rollover", 0, ((1.0, (BEGIN, more, sections + 1)),)))
        return found

    def _throw(self, hand: int, needed: int, earned: int, sections: int) -> Branches:
        return [(chance, (THROWN, dice, needed, earned, sections)) for chance, dice in fallen(hand)]


@cache
def fallen(hand: int) -> tuple[tuple[float, int], ...]:
    """What may lie on the table once all dice but the hand's are thrown, and how likely each is."""
    kept = faces_of(hand)
    dice = DICE - len(kept)
    return tuple((ways / 6**dice, number_of((*kept, *faces))) for faces, ways in throws(dice))


@cache
def sets_among(dice: int) -> tuple[int, ...]:
    """The sets of one die or more among these dice."""
    faces = faces_of(dice)
    counts = [range(faces.count(face) + 1) for face in range(1, 7)]
    return tuple(
        number_of(face for face, n in enumerate(chosen, start=1) for _ in range(n))
        for chosen in product(*counts)
        if any(chosen)
    )
