"""The questions that effects ask, and the answers that fit."""

from __future__ import annotations

from rollwright.core.kit import Codes, Log, add, refuse
from rollwright.games.sonicroll.rows import CHARACTERS, HOLDS, SonicContent, SonicPosition
from rollwright.games.sonicroll.rules.agenda import alike, group_start
from rollwright.games.sonicroll.rules.badniks import how_many
from rollwright.games.sonicroll.rules.codes import (
    ACTION,
    AGREE,
    BANK,
    CHOOSE,
    DICE,
    DISCARD,
    GAIN,
    GIVE,
    HOLD,
    INVINCIBLE_DIE,
    LOSE,
    P_ACTION,
    P_BUDDY,
    P_CHOOSE,
    P_GAIN,
    P_GIVE,
    P_INVINCIBLE,
    P_LIGHTNING,
    P_LOSE,
    P_PICK,
    P_SAVE,
    P_SHIELD,
    P_STAR_POST,
    PICK,
    R_ALIKE,
    R_ANSWER,
    R_FULL,
    R_NO_DIE,
    R_NO_SEAT,
    R_NOT_WAITING,
    R_NOT_YOURS,
    R_TAKEN,
    REFUSE,
    SAVE,
    TAKE,
    USE_LIGHTNING,
    WEAR_NEW,
    WEAR_OLD,
)
from rollwright.games.sonicroll.rules.rolls import add_saves, why_not_save


def add_range(legal: Codes, first: int, last: int) -> None:
    """All codes from the first to the last."""
    for code in range(first, last + 1):
        add(legal, code)


def add_dice(pos: SonicPosition, legal: Codes, first: int) -> None:
    """A code for each different die of the pool."""
    for place in range(DICE):
        if pos.pool[place] > 0:
            add(legal, first + place)


def add_answers(pos: SonicPosition, content: SonicContent, legal: Codes, log: Log) -> None:
    """The answers to the question of an effect."""
    phase = pos.phase
    if phase == P_PICK:
        for place in range(pos.waiting - group_start(pos)):
            if why_not_pick(pos, PICK + place, log) == 0:
                add(legal, PICK + place)
    elif phase == P_GIVE:
        for seat in range(pos.seats):
            if how_many(pos, seat) < HOLDS:
                add(legal, GIVE + seat)
    elif phase == P_ACTION:
        for number in range(3):
            add(legal, ACTION + content.characters[pos.players[pos.turn].character - 1].actions[number])
    elif phase == P_CHOOSE:
        for code in range(CHOOSE, CHOOSE + CHARACTERS):
            if holder(pos, code - CHOOSE) < 0:
                add(legal, code)
    elif phase == P_SAVE:
        add_saves(pos, content, legal, log)
    elif phase == P_LOSE:
        add_dice(pos, legal, LOSE)
    elif phase == P_INVINCIBLE:
        add(legal, TAKE)
        add_dice(pos, legal, INVINCIBLE_DIE)
    elif phase == P_LIGHTNING:
        add(legal, TAKE)
        add(legal, USE_LIGHTNING)
    else:
        add_range(legal, first_answer(phase), last_answer(phase))


def first_answer(phase: int) -> int:
    """The first of the answers that always fit a question."""
    if phase == P_GAIN:
        return GAIN
    if phase == P_STAR_POST:
        return BANK
    return WEAR_NEW if phase == P_SHIELD else AGREE


def last_answer(phase: int) -> int:
    """The last of them."""
    if phase == P_GAIN:
        return GAIN + 2
    if phase == P_STAR_POST:
        return HOLD
    return WEAR_OLD if phase == P_SHIELD else REFUSE


def why_not_answer(pos: SonicPosition, content: SonicContent, code: int, log: Log) -> int:
    """0 if this answers the question."""
    phase = pos.phase
    if phase in (P_INVINCIBLE, P_LIGHTNING) and code == TAKE:
        return 0
    if phase == P_PICK and PICK <= code < GIVE:
        return why_not_pick(pos, code, log)
    if phase == P_GIVE and GIVE <= code < BANK:
        return why_not_give(pos, code - GIVE, log)
    if phase == P_ACTION and ACTION <= code < ACTION + 12:
        return why_not_action(pos, content, code - ACTION, log)
    if phase == P_CHOOSE and code < ACTION:
        seat = holder(pos, code - CHOOSE)
        return refuse(log, R_TAKEN, code - CHOOSE, seat) if seat >= 0 else 0
    if phase == P_SAVE and SAVE <= code <= DISCARD:
        return why_not_save(pos, content, code, log)
    if phase == P_LOSE and LOSE <= code < GAIN:
        return why_not_die(pos, code - LOSE, log)
    if phase == P_INVINCIBLE and INVINCIBLE_DIE <= code < LOSE:
        return why_not_die(pos, code - INVINCIBLE_DIE, log)
    if phase == P_LIGHTNING and code == USE_LIGHTNING:
        return 0
    if phase in (P_GAIN, P_STAR_POST, P_SHIELD, P_BUDDY):
        if first_answer(phase) <= code <= last_answer(phase):
            return 0
    return refuse(log, R_ANSWER, phase, 0)


def why_not_die(pos: SonicPosition, place: int, log: Log) -> int:
    """The die must be in the pool."""
    return 0 if pos.pool[place] > 0 else refuse(log, R_NO_DIE, place, 0)


def why_not_pick(pos: SonicPosition, code: int, log: Log) -> int:
    """SR-10: one of the group; of effects that are alike, the first."""
    start = group_start(pos)
    chosen = start + code - PICK
    if chosen >= pos.waiting:
        return refuse(log, R_NOT_WAITING, 0, 0)
    for before in range(start, chosen):
        if alike(pos, before, chosen):
            return refuse(log, R_ALIKE, 0, 0)
    return 0


def why_not_give(pos: SonicPosition, seat: int, log: Log) -> int:
    """SR-24: a player with fewer than 3."""
    if seat >= pos.seats:
        return refuse(log, R_NO_SEAT, seat + 1, 0)
    return refuse(log, R_FULL, seat, 0) if how_many(pos, seat) == HOLDS else 0


def why_not_action(pos: SonicPosition, content: SonicContent, action: int, log: Log) -> int:
    """SR-4: one of the character's three."""
    for number in range(3):
        if content.characters[pos.players[pos.turn].character - 1].actions[number] == action:
            return 0
    return refuse(log, R_NOT_YOURS, action, 0)


def holder(pos: SonicPosition, character: int) -> int:
    """The seat that has chosen a character, -1 for none."""
    for seat in range(pos.seats):
        if pos.players[seat].character == character + 1:
            return seat
    return -1
