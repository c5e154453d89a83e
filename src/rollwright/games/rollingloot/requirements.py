"""The requirements of the cards: from words (`sum 2 >= 11`) to the row, and to data for the page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement

from rollwright.games.rollingloot.rows import LootStep
from rollwright.games.rollingloot.rules import codes, dice

VOCABULARY = (
    "set 3, two_pair, full_house, run 4, sum 3 >= 15, sum 3 <= 6, sum 2 = 7, each 3 >= 5, each 3 <= 2, "
    "no_even or no_odd"
)
_ALONE = {
    "two_pair": (codes.TWO_PAIR, 4),
    "full_house": (codes.FULL_HOUSE, 5),
    "no_even": (codes.NO_EVEN, 0),
    "no_odd": (codes.NO_ODD, 0),
}
_COUNTED = {"set": codes.SET, "run": codes.RUN}
_COMPARED = {
    ("sum", ">="): codes.SUM_FROM,
    ("sum", "<="): codes.SUM_UP_TO,
    ("sum", "="): codes.SUM_IS,
    ("each", ">="): codes.EACH_FROM,
    ("each", "<="): codes.EACH_UP_TO,
}


@dataclass(frozen=True)
class Requirement:
    """What the dice must show: its word, how many dice it takes (0: all that are left), and a comparison."""

    text: str
    word: str
    kind: int
    dice: int
    sign: str = ""
    number: int = 0

    def row(self, loot: int) -> LootStep:
        """The step as the rules read it."""
        step = LootStep()
        step.kind, step.dice, step.number, step.loot = self.kind, self.dice, self.number, loot
        return step


@cache
def read(text: str) -> Requirement:
    """The requirement; ValueError says what would be right."""
    words = " ".join(text.split())
    if words in _ALONE:
        kind, needed = _ALONE[words]
        return Requirement(words, words, kind, needed)
    if found := re.fullmatch(r"(set|run) (\d{1,2})", words):
        return _checked(Requirement(words, found[1], _COUNTED[found[1]], int(found[2])))
    if found := re.fullmatch(r"(sum|each) (\d{1,2}) (>=|<=|=) (\d{1,2})", words):
        kind_or_none = _COMPARED.get((found[1], found[3]))
        if kind_or_none is not None:
            compared = Requirement(words, found[1], kind_or_none, int(found[2]), found[3], int(found[4]))
            return _checked(compared)
    raise ValueError(f"{text!r} is no requirement; one is {VOCABULARY}")


def _checked(found: Requirement) -> Requirement:
    """RL-12, and that five dice can do it."""
    if found.dice < codes.SMALLEST:
        raise ValueError(f"{found.text!r}: a requirement takes at least {codes.SMALLEST} dice")
    if found.dice > codes.DICE or found.number > 6 * codes.DICE:
        raise ValueError(f"{found.text!r}: no five dice can meet this")
    if found.word == "each" and not 1 <= found.number <= 6:
        raise ValueError(f"{found.text!r}: a face is a number from 1 to 6")
    step = found.row(0)
    if not any(dice.can_meet(step, thrown) for thrown in all_dice(codes.DICE)):
        raise ValueError(f"{found.text!r}: no five dice can meet this")
    return found


def all_dice(number: int) -> Iterator[int]:
    """Every different throw of so many dice, as the rules count them."""
    for faces in combinations_with_replacement(range(1, 7), number):
        yield packed(faces)


def packed(faces: tuple[int, ...]) -> int:
    """Dice as the rules count them: an octal digit for each face."""
    return sum(dice.one(face) for face in faces)


def unpacked(packed_dice: int) -> list[int]:
    """The sorted faces of dice as the rules count them."""
    return [face for face in range(1, 7) for _ in range(dice.count(packed_dice, face))]
