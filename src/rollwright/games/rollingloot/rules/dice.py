"""Dice as one number, and what requirements want of them.

A set of dice is an octal number: its digits count the 1s, the 2s ... the 6s. Equal dice make equal numbers, sets are
added and taken away as numbers, and since all digits together stay below 7, the number of dice is the remainder by 7.
"""

from __future__ import annotations

from rollwright.games.rollingloot.rows import LootStep
from rollwright.games.rollingloot.rules.codes import (
    EACH_FROM,
    EACH_UP_TO,
    FULL_HOUSE,
    NO_EVEN,
    NO_ODD,
    RUN,
    SET,
    SMALLEST,
    SUM_FROM,
    SUM_IS,
    SUM_UP_TO,
    TWO_PAIR,
)

EVEN = 0o707070  # the digits of 2, 4 and 6
ODD = 0o070707


def one(face: int) -> int:
    """A single die that shows this face."""
    return 1 << 3 * (face - 1)


def count(dice: int, face: int) -> int:
    """How many of the dice show this face."""
    return dice >> 3 * (face - 1) & 7


def size(dice: int) -> int:
    """How many dice there are."""
    return dice % 7


def total(dice: int) -> int:
    """All faces added up."""
    found = 0
    for face in range(1, 7):
        found += face * count(dice, face)
    return found


def faces(dice: int) -> int:
    """The sorted faces as the digits of a number, to be told."""
    found = 0
    for face in range(1, 7):
        for _ in range(count(dice, face)):
            found = 10 * found + face
    return found


# ---- choosing among the dice


def chosen(dice: int, mask: int) -> int:
    """The dice at the places of the mask, the dice lying sorted; bit 0 is the lowest die."""
    found = 0
    place = 0
    for face in range(1, 7):
        for _ in range(count(dice, face)):
            if mask >> place & 1:
                found += one(face)
            place += 1
    return found


def twins(dice: int) -> int:
    """The places, one bit each, of dice that are equal to the die before."""
    found = 0
    place = 0
    for face in range(1, 7):
        for twin in range(count(dice, face)):
            if twin > 0:
                found |= 1 << place
            place += 1
    return found


def skips_twin(mask: int, equal: int) -> bool:
    """Does the mask name a die, but not the equal one before it? Then another mask says the same."""
    return mask & equal & ~(mask << 1) != 0


# ---- requirements


def meets(step: LootStep, free: int, dice: int) -> bool:
    """Do exactly these dice, out of the free ones, meet the step's requirement?"""
    if step.kind in (NO_EVEN, NO_ODD):
        return dice == free and can_meet(step, dice)  # RL-13: all dice not used yet
    return size(dice) == step.dice and can_meet(step, dice)


def can_meet(step: LootStep, dice: int) -> bool:
    """Is there a choice among these dice that meets the step's requirement?"""
    kind = step.kind
    if size(dice) < SMALLEST or size(dice) < step.dice:
        return False  # RL-12
    if kind == NO_EVEN:
        return dice & EVEN == 0
    if kind == NO_ODD:
        return dice & ODD == 0
    if kind == SUM_FROM:
        return highest(dice, step.dice) >= step.number
    if kind == SUM_UP_TO:
        return lowest(dice, step.dice) <= step.number
    if kind == SUM_IS:
        return can_add_up(dice, step.dice, step.number)
    if kind == EACH_FROM:
        return size(dice >> 3 * (step.number - 1)) >= step.dice
    if kind == EACH_UP_TO:
        return size(dice & ((1 << 3 * step.number) - 1)) >= step.dice
    if kind == RUN:
        return longest_run(dice) >= step.dice
    if kind == SET:
        return most_alike(dice) >= step.dice
    if kind == TWO_PAIR:
        return pairs(dice) >= 2
    return kind == FULL_HOUSE and is_full_house(dice)


def highest(dice: int, number: int) -> int:
    """The sum of so many of the highest dice."""
    found = 0
    left = number
    for lower in range(6):
        taken = min(count(dice, 6 - lower), left)
        found += taken * (6 - lower)
        left -= taken
    return found


def lowest(dice: int, number: int) -> int:
    """The sum of so many of the lowest dice."""
    found = 0
    left = number
    for face in range(1, 7):
        taken = min(count(dice, face), left)
        found += taken * face
        left -= taken
    return found


def can_add_up(dice: int, number: int, wanted: int) -> bool:
    """Do so many of the dice add up to exactly this? Of five dice, they or the others are at most two."""
    others = size(dice) - number
    if others < number:
        return few_add_up(dice, others, total(dice) - wanted)
    return few_add_up(dice, number, wanted)


def few_add_up(dice: int, number: int, wanted: int) -> bool:
    """The same for two dice, one or none."""
    if number == 0:
        return wanted == 0
    if number == 1:
        return 1 <= wanted <= 6 and count(dice, wanted) > 0
    for face in range(max(1, wanted - 6), wanted // 2 + 1):
        alike = 1 if 2 * face == wanted else 0
        if count(dice, face) > alike and count(dice, wanted - face) > 0:
            return True
    return False


def longest_run(dice: int) -> int:
    """How many different running faces there are, at most."""
    longest = 0
    running = 0
    for face in range(1, 7):
        running = running + 1 if count(dice, face) > 0 else 0
        longest = max(longest, running)
    return longest


def most_alike(dice: int) -> int:
    """How many dice of one face there are, at most."""
    most = 0
    for face in range(1, 7):
        most = max(most, count(dice, face))
    return most


def pairs(dice: int) -> int:
    """How many pairs there are; four equal dice are two."""
    found = 0
    for face in range(1, 7):
        found += count(dice, face) // 2
    return found


def is_full_house(dice: int) -> bool:
    """Three alike and two alike; five equal dice are both."""
    return most_alike(dice) == 5 or (most_alike(dice) == 3 and pairs(dice) == 2)
