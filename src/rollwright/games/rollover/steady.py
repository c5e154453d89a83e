"""A rule of thumb: the best hand, rollovers always, and rolling on while little is at stake."""

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


def steady(pos: RollPosition, content: RollContent) -> int:
    """The move to make."""
    if pos.phase == BEGIN:
        return ADD_DIE if pos.size == DICE and ready(pos, SEVENTH) else THROW
    if pos.phase == THROWN:
        return after_throw(pos, content)
    if pos.phase == HAND and may_roll_over(pos, content):
        return ROLLOVER  # no first throw after it can bust
    box = best_box(pos, content)
    points = content.worth[pos.hand]
    if pos.phase == HAND and worth_rolling(loose(pos), points, points + pos.earned):
        return FORESIGHT if ready(pos, FORESEE) else ROLL
    return CLAIM_AT + box if box < BOXES else STOP


def worth_rolling(dice: int, points: int, at_stake: int) -> bool:
    """Many dice and few points: a better hand is likely, and little is lost."""
    return dice >= 3 and at_stake <= 15


def best_box(pos: RollPosition, content: RollContent) -> int:
    """The box that gives most now; BOXES where there is none."""
    found = BOXES
    for box in range(BOXES):
        if claimable(pos, content, box) and (found == BOXES or content.bonus[box] > content.bonus[found]):
            found = box
    return found


def after_throw(pos: RollPosition, content: RollContent) -> int:
    """The hand with most points; where there is none, a boost or the bust."""
    if not beaten(pos, content):
        return KEEP_AT + richest(pos, content) - 1
    if ready(pos, THROW_AGAIN):
        return REROLL
    return ACCEPT


def richest(pos: RollPosition, content: RollContent) -> int:
    """The hand with most points, and of these with most dice."""
    best = 0
    most = needed(pos, content) - 1
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
                            if content.worth[number] > most:
                                best = number
                                most = content.worth[number]
    return best
