"""What may be done now, and why not."""

from __future__ import annotations

from rollwright.core.kit import Codes, Log, add, refuse
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
    R_BETTER,
    R_BOX_NO_MATCH,
    R_BOX_TAKEN,
    R_CHOSEN,
    R_CROSSED_OUT,
    R_KEEP_FIRST,
    R_NO_BETTER,
    R_NO_BOOST_AFTER,
    R_NO_BOX,
    R_NO_BOX_AFTER,
    R_NO_FACE,
    R_NO_HAND,
    R_NO_SECTION,
    R_NO_WRAP,
    R_NONE_LEFT,
    R_NOT_CIRCLED,
    R_NOT_THERE,
    R_SAVED,
    R_THROW_FIRST,
    R_THROWN,
    R_TOO_FEW,
    R_TOO_LOW,
    R_TOO_LOW_AFTER,
    REROLL,
    ROLL,
    ROLLOVER,
    SAVED,
    SEVENTH,
    STOP,
    THROW,
    THROW_AGAIN,
    THROWN,
)
from rollwright.games.rollover.rules.handfuls import held, lies_there, loose, on_table

# ---- predicates


def needed(pos: RollPosition, content: RollContent) -> int:
    """The points that a new hand must have."""
    if pos.hand == 0 and pos.sections > 0:
        return content.least  # RO-10
    return content.worth[pos.hand] + 1  # RO-5; any hand at the beginning of a turn


def beaten(pos: RollPosition, content: RollContent) -> bool:
    """RO-5: can the dice on the table not be arranged for what is needed, so that the throw is a bust?"""
    return content.top[on_table(pos, content)] < needed(pos, content)


def ready(pos: RollPosition, boost: int) -> bool:
    """RO-14: the boost is circled and not crossed out, RO-19: whatever else was used; RO-12: no rollover this turn."""
    return pos.sections == 0 and pos.players[pos.turn].ready >> boost & 1 == 1


def claimable(pos: RollPosition, content: RollContent, box: int) -> bool:
    """RO-3: the hand matches the box, which is open; RO-12: not after a rollover."""
    if pos.sections > 0 or pos.players[pos.turn].boxes >> box & 1 == 1:
        return False
    return content.boxes[pos.hand] >> box & 1 == 1


def any_claimable(pos: RollPosition, content: RollContent) -> bool:
    """Is there a box to cross out?"""
    return pos.sections == 0 and content.boxes[pos.hand] & ~pos.players[pos.turn].boxes != 0


def may_roll_over(pos: RollPosition, content: RollContent) -> bool:
    """RO-8: the hand uses six dice (RO-13: of seven, any six), and a section is left to mark."""
    return held(pos) >= DICE and pos.sections < content.sections


# ---- moves


def moves(pos: RollPosition, content: RollContent, legal: Codes) -> None:
    """What the seat to act may do."""
    if pos.phase == BEGIN:
        add(legal, THROW)  # RO-2
        if pos.size == DICE and ready(pos, SEVENTH):  # RO-18: before the first throw
            add(legal, ADD_DIE)
    elif pos.phase == THROWN:
        add_thrown(pos, content, legal)
    else:
        add(legal, STOP)  # RO-3
        for box in range(BOXES):
            if claimable(pos, content, box):
                add(legal, CLAIM_AT + box)
        if pos.phase == HAND:
            add_going_on(pos, content, legal)


def add_thrown(pos: RollPosition, content: RollContent, legal: Codes) -> None:
    """After a throw: choose a hand, or a boost first (RO-16, RO-17)."""
    if beaten(pos, content):
        add(legal, ACCEPT)
    else:
        add_hands(pos, content, legal, needed(pos, content))
    if ready(pos, THROW_AGAIN):
        add(legal, REROLL)
    if ready(pos, PLUS_MINUS):
        for face in range(FACES):
            if pos.kept[face] + pos.thrown[face] > 0:
                if face < FACES - 1:
                    add(legal, PLUS_AT + face)
                if face > 0:
                    add(legal, MINUS_AT + face)


def add_hands(pos: RollPosition, content: RollContent, legal: Codes, least: int) -> None:
    """RO-2: every set of dice on the table that makes a hand of at least so many points, not only the best.

    `up2` is how many dice of the set show a 2 or less, `n2` what they add up to in the number of the set."""
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
                                add(legal, KEEP_AT + number - 1)


def add_going_on(pos: RollPosition, content: RollContent, legal: Codes) -> None:
    """RO-4, RO-8: instead of stopping."""
    if loose(pos) > 0:
        add(legal, ROLL)
        if ready(pos, FORESEE):  # RO-15
            add(legal, FORESIGHT)
    if may_roll_over(pos, content):
        add(legal, ROLLOVER)


# ---- reasons


def why_not(pos: RollPosition, content: RollContent, code: int, log: Log) -> int:
    """0 if the move is legal now, else the reason."""
    if code >= KEEP_AT:
        return why_not_keep(pos, content, code - KEEP_AT + 1, log)
    if code >= PLUS_AT:
        return why_not_change(pos, code, log)
    if code == THROW:
        return 0 if pos.phase == BEGIN else refuse(log, R_THROWN, 0, 0)
    if code == ADD_DIE:
        return why_not_add_die(pos, log)
    if code == REROLL:
        return why_not_after_throw(pos, THROW_AGAIN, log)
    if code == ACCEPT:
        return why_not_accept(pos, content, log)
    if pos.phase < HAND:
        return why_no_hand(pos, content, log)
    if code == STOP:
        return 0
    if code >= CLAIM_AT:
        return why_not_claim(pos, content, code - CLAIM_AT, log)
    if pos.phase == SAVED:
        return refuse(log, R_SAVED, 0, 0)  # RO-15: the turn stops
    return why_not_go_on(pos, content, code, log)


def why_not_keep(pos: RollPosition, content: RollContent, number: int, log: Log) -> int:
    """RO-2: dice on the table that make a hand; RO-5: worth more than the last one."""
    if pos.phase == BEGIN:
        return refuse(log, R_THROW_FIRST, 0, 0)
    if pos.phase != THROWN:
        return refuse(log, R_CHOSEN, 0, 0)
    if not lies_there(pos, content, number):
        return refuse(log, R_NOT_THERE, number, 0)
    points = content.worth[number]
    if points == 0:
        return refuse(log, R_NO_HAND, number, 0)
    least = needed(pos, content)
    if points >= least:
        return 0
    if pos.hand == 0:
        return refuse(log, R_TOO_LOW_AFTER, least, points)  # RO-10
    return refuse(log, R_TOO_LOW, least - 1, points)


def why_no_hand(pos: RollPosition, content: RollContent, log: Log) -> int:
    """Before a hand is chosen there is nothing to stop or to go on with."""
    if pos.phase == BEGIN:
        return refuse(log, R_THROW_FIRST, 0, 0)
    if beaten(pos, content):
        return refuse(log, R_NO_BETTER, needed(pos, content) - 1, 0)
    return refuse(log, R_KEEP_FIRST, 0, 0)


def why_not_accept(pos: RollPosition, content: RollContent, log: Log) -> int:
    """Only a throw without a hand that is good enough is accepted as it is."""
    if pos.phase == BEGIN:
        return refuse(log, R_THROW_FIRST, 0, 0)
    if pos.phase != THROWN:
        return refuse(log, R_CHOSEN, 0, 0)
    return 0 if beaten(pos, content) else refuse(log, R_BETTER, 0, 0)


def why_not_boost(pos: RollPosition, boost: int, log: Log) -> int:
    """0 if the boost may be used this turn, wherever in it."""
    if ready(pos, boost):
        return 0
    player = pos.players[pos.turn]
    if player.ready >> boost & 1 == 1:
        return refuse(log, R_NO_BOOST_AFTER, 0, 0)  # RO-12
    if player.crossed >> boost & 1 == 1:
        return refuse(log, R_CROSSED_OUT, boost, 0)
    return refuse(log, R_NOT_CIRCLED, boost, 0)


def why_not_add_die(pos: RollPosition, log: Log) -> int:
    """RO-18: named before the first throw, and once."""
    if pos.phase != BEGIN:
        return refuse(log, R_THROWN, 0, 0)
    return why_not_boost(pos, SEVENTH, log)


def why_not_after_throw(pos: RollPosition, boost: int, log: Log) -> int:
    """RO-16, RO-17: after a throw, before the hand is chosen."""
    if pos.phase == BEGIN:
        return refuse(log, R_THROW_FIRST, 0, 0)
    if pos.phase != THROWN:
        return refuse(log, R_CHOSEN, 0, 0)
    return why_not_boost(pos, boost, log)


def why_not_change(pos: RollPosition, code: int, log: Log) -> int:
    """RO-17: one die on the table by one, from 1 to 6."""
    reason = why_not_after_throw(pos, PLUS_MINUS, log)
    if reason != 0:
        return reason
    face = code - MINUS_AT if code >= MINUS_AT else code - PLUS_AT
    if pos.kept[face] + pos.thrown[face] == 0:
        return refuse(log, R_NO_FACE, face + 1, 0)
    if code in (PLUS_AT + FACES - 1, MINUS_AT):
        return refuse(log, R_NO_WRAP, 0, 0)
    return 0


def why_not_claim(pos: RollPosition, content: RollContent, box: int, log: Log) -> int:
    """RO-3: an open box that the hand matches; RO-12: not after a rollover."""
    if content.bonus[box] == 0:
        return refuse(log, R_NO_BOX, box, 0)
    if pos.players[pos.turn].boxes >> box & 1 == 1:
        return refuse(log, R_BOX_TAKEN, box, 0)
    if pos.sections > 0:
        return refuse(log, R_NO_BOX_AFTER, 0, 0)
    return 0 if claimable(pos, content, box) else refuse(log, R_BOX_NO_MATCH, box, 0)


def why_not_go_on(pos: RollPosition, content: RollContent, code: int, log: Log) -> int:
    """RO-4: there are dice to throw; RO-8: all six score; RO-15: Foresight is there to be used."""
    if code == ROLLOVER:
        if held(pos) < DICE:
            return refuse(log, R_TOO_FEW, held(pos), 0)
        return 0 if may_roll_over(pos, content) else refuse(log, R_NO_SECTION, pos.sections, 0)
    if loose(pos) == 0:
        return refuse(log, R_NONE_LEFT, 0, 0)
    return 0 if code == ROLL else why_not_boost(pos, FORESEE, log)
