"""A rule of thumb: all six dice are the aim, so cheap hands that are easy to beat; stop where little more can come."""

from __future__ import annotations

from rollwright.games.rollover.rows import RollContent, RollPosition
from rollwright.games.rollover.rules.codes import (
    ACCEPT,
    ADD_DIE,
    BEGIN,
    BOXES,
    CLAIM_AT,
    DICE,
    FACES,
    FORESEE,
    FORESIGHT,
    HAND,
    KEEP_AT,
    MINUS_AT,
    PLUS_AT,
    PLUS_MINUS,
    REROLL,
    ROLL,
    ROLLOVER,
    SEVENTH,
    STOP,
    THROW,
    THROW_AGAIN,
    THROWN,
)
from rollwright.games.rollover.rules.handfuls import loose
from rollwright.games.rollover.rules.legal import beaten, claimable, may_roll_over, needed, ready

ENOUGH = 35  # points to stop with before the first rollover
ENOUGH_AFTER = 20  # and after one, when a bust costs more
RISKY = 2  # so few dice to throw are worth a Foresight


def steady(pos: RollPosition, content: RollContent) -> int:
    """The move to make."""
    if pos.phase == BEGIN:
        return ADD_DIE if pos.size == DICE and ready(pos, SEVENTH) else THROW
    if pos.phase == THROWN:
        return after_throw(pos, content)
    if pos.phase == HAND and may_roll_over(pos, content):
        return ROLLOVER  # no first throw after it can bust
    if pos.phase == HAND and worth_rolling(pos, content):
        return FORESIGHT if loose(pos) <= RISKY and ready(pos, FORESEE) else ROLL
    box = best_box(pos, content)
    return CLAIM_AT + box if box < BOXES else STOP


def worth_rolling(pos: RollPosition, content: RollContent) -> bool:
    """Few points, and dice to throw; where no rollover can come any more, only if hardly anything is lost."""
    points = content.worth[pos.hand]
    if loose(pos) == 0:
        return False
    if pos.sections == 0 and content.sections > 0:
        return points < ENOUGH
    if pos.sections < content.sections:
        return points < ENOUGH_AFTER
    return pos.earned + points < ENOUGH_AFTER and loose(pos) > 1


def best_box(pos: RollPosition, content: RollContent) -> int:
    """The box that gives most now; BOXES where there is none."""
    found = BOXES
    for box in range(BOXES):
        if claimable(pos, content, box) and (found == BOXES or content.bonus[box] > content.bonus[found]):
            found = box
    return found


# ---- after a throw


def after_throw(pos: RollPosition, content: RollContent) -> int:
    """A hand; where there is none, the boost that may bring one, or the bust."""
    if not beaten(pos, content):
        return KEEP_AT + favourite(pos, content, needed(pos, content)) - 1
    if ready(pos, PLUS_MINUS):
        change = saving_change(pos, content)
        if change >= 0:
            return change
    return REROLL if ready(pos, THROW_AGAIN) else ACCEPT


def favourite(pos: RollPosition, content: RollContent, least: int) -> int:
    """The number of the hand liked best, of those with enough points."""
    found = 0
    most = -1000
    for up1 in range(pos.kept[0] + pos.thrown[0] + 1):
        n1 = content.places[up1]
        for up2 in range(up1, up1 + pos.kept[1] + pos.thrown[1] + 1):
            n2 = n1 + content.places[8 + up2]
            for up3 in range(up2, up2 + pos.kept[2] + pos.thrown[2] + 1):
                n3 = n2 + content.places[16 + up3]
                for up4 in range(up3, up3 + pos.kept[3] + pos.thrown[3] + 1):
                    n4 = n3 + content.places[24 + up4]
                    for up5 in range(up4, up4 + pos.kept[4] + pos.thrown[4] + 1):
                        n5 = n4 + content.places[32 + up5]
                        for up6 in range(up5, up5 + pos.kept[5] + pos.thrown[5] + 1):
                            number = n5 + content.places[40 + up6]
                            if content.worth[number] >= least:
                                outer = up1 + up6 - up5
                                liked = liking(pos, content, content.worth[number], up6, outer)
                                if liked > most:
                                    found = number
                                    most = liked
    return found


def liking(pos: RollPosition, content: RollContent, points: int, dice: int, outer: int) -> int:
    """A rollover before all; on the way to one few points, and no 1 and 6, which few steps need; else many points."""
    if pos.sections == content.sections:
        return points
    if dice >= DICE:
        return 1000 + points
    return -points - outer


def saving_change(pos: RollPosition, content: RollContent) -> int:
    """The Plus/Minus 1 that gives most points; -1 where none gives enough."""
    found = -1
    most = needed(pos, content) - 1
    for face in range(FACES):
        if pos.kept[face] + pos.thrown[face] > 0:
            if face < FACES - 1 and top_with(pos, content, face, face + 1) > most:
                found = PLUS_AT + face
                most = top_with(pos, content, face, face + 1)
            if face > 0 and top_with(pos, content, face, face - 1) > most:
                found = MINUS_AT + face
                most = top_with(pos, content, face, face - 1)
    return found


def top_with(pos: RollPosition, content: RollContent, old: int, new: int) -> int:
    """The points of the best hand on the table if a die of one face showed another."""
    number = 0
    upto = 0
    for face in range(FACES):
        upto += pos.kept[face] + pos.thrown[face]
        if face == old:
            upto -= 1
        if face == new:
            upto += 1
        number += content.places[8 * face + upto]
    return content.top[number]
