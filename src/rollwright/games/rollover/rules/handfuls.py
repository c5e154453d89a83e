"""Sets of dice: how they are numbered, and what the sheet makes of those on the table.

Dice are alike, so a set is how many show each face. Sets of 0 to 7 dice are numbered from 0 to 1715 by how many
dice show a face up to 1, up to 2 ... up to 6: `places[8 * f + n]` is what n dice up to the face of index f add (the
combinatorial number system: n + f over f + 1). The empty set is 0.
"""

from __future__ import annotations

from rollwright.games.rollover.rows import MAX_DICE, RollContent, RollPosition
from rollwright.games.rollover.rules.codes import FACES


def on_table(pos: RollPosition, content: RollContent) -> int:
    """The number of the set of all dice on the table (RO-5: kept and thrown alike)."""
    number = 0
    upto = 0
    for face in range(FACES):
        upto += pos.kept[face] + pos.thrown[face]
        number += content.places[8 * face + upto]
    return number


def just_thrown(pos: RollPosition, content: RollContent) -> int:
    """The number of the set of dice thrown last."""
    number = 0
    upto = 0
    for face in range(FACES):
        upto += pos.thrown[face]
        number += content.places[8 * face + upto]
    return number


def loose(pos: RollPosition) -> int:
    """How many dice were thrown last, or are left over by the hand."""
    dice = 0
    for face in range(FACES):
        dice += pos.thrown[face]
    return dice


def held(pos: RollPosition) -> int:
    """How many dice the hand uses."""
    dice = 0
    for face in range(FACES):
        dice += pos.kept[face]
    return dice


def lies_there(pos: RollPosition, content: RollContent, number: int) -> bool:
    """Are all dice of the set on the table?"""
    upto = MAX_DICE
    above = MAX_DICE
    for face in range(FACES - 1, -1, -1):
        while content.places[8 * face + upto] > number:
            upto -= 1
        number -= content.places[8 * face + upto]
        if face < FACES - 1 and above - upto > pos.kept[face + 1] + pos.thrown[face + 1]:
            return False
        above = upto
    return above <= pos.kept[0] + pos.thrown[0]


def set_apart(pos: RollPosition, content: RollContent, number: int) -> None:
    """Of all dice on the table the set is kept; the others lie beside it."""
    upto = MAX_DICE
    for face in range(FACES):
        pos.thrown[face] += pos.kept[face]
    for face in range(FACES - 1, -1, -1):
        while content.places[8 * face + upto] > number:
            upto -= 1
        number -= content.places[8 * face + upto]
        pos.kept[face] = upto  # with those of lower faces, until these are counted
        if face < FACES - 1:
            pos.kept[face + 1] -= upto
    for face in range(FACES):
        pos.thrown[face] -= pos.kept[face]
