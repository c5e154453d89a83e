"""The travel phase: ships climb, and dice pay for it."""

from __future__ import annotations

from rollwright.core.kit import Codes, Log, add, ask, note, refuse
from rollwright.games.rollingloot.rows import CARDS, STEPS, LootContent, LootPosition
from rollwright.games.rollingloot.rules.codes import (
    N_SAILED,
    N_USED,
    PAY,
    R_APART,
    R_AT_SEA,
    R_BELOW,
    R_DICE,
    R_DOWN,
    R_NO_DIE,
    R_NOT_MET,
    R_OWN_SHIP,
    R_TWIN,
    SAIL,
    TRAVEL,
    UP,
    USE,
)
from rollwright.games.rollingloot.rules.dice import (
    can_meet,
    chosen,
    faces,
    meets,
    size,
    skips_twin,
    total,
    twins,
)
from rollwright.games.rollingloot.rules.ships import stands


def can_reach(pos: LootPosition, card: int, step: int) -> bool:
    """Is there a ship for this step of a card that is face up, dice aside? RL-17: the top step leads nowhere."""
    if stands(pos, pos.turn, card, step):
        return False  # RL-14: never both ships on one step
    if step == 0:
        return pos.players[pos.turn].pool > 0  # RL-11: a ship enters at the lowest step ...
    return stands(pos, pos.turn, card, step - 1)  # ... and climbs step by step


def add_sails(pos: LootPosition, content: LootContent, legal: Codes) -> None:
    """Every step that a ship can go to with the dice that are left."""
    for card in range(CARDS):
        if pos.cards[card].lies == UP:
            for step in range(STEPS):
                if can_reach(pos, card, step) and can_meet(content.cards[card].steps[step], pos.free):
                    add(legal, SAIL + STEPS * card + step)


def count_sails(pos: LootPosition, content: LootContent) -> int:
    """How many steps a ship can go to with the dice that are left."""
    found = 0
    for card in range(CARDS):
        if pos.cards[card].lies == UP:
            for step in range(STEPS):
                if can_reach(pos, card, step) and can_meet(content.cards[card].steps[step], pos.free):
                    found += 1
    return found


def why_not_there(pos: LootPosition, card: int, log: Log) -> int:
    """0 if the card is in reach."""
    if pos.cards[card].lies == UP:
        return 0
    return refuse(log, R_DOWN if pos.cards[card].lies > UP else R_APART, card, 0)


def why_not_sail(pos: LootPosition, content: LootContent, card: int, step: int, log: Log) -> int:
    """0 if a ship can go to this step now."""
    away = why_not_there(pos, card, log)
    if away:
        return away
    if stands(pos, pos.turn, card, step):
        return refuse(log, R_OWN_SHIP, card, step)  # RL-14: not in passing either
    if not can_reach(pos, card, step):
        return refuse(log, R_BELOW, card, step) if step > 0 else refuse(log, R_AT_SEA, 0, 0)
    if not can_meet(content.cards[card].steps[step], pos.free):
        return refuse(log, R_DICE, card, step)  # RL-16: an exhausted step must be met like any other
    return 0


def sail(pos: LootPosition, content: LootContent, card: int, step: int, log: Log) -> None:
    """A ship goes to this step; which dice it takes is asked where there is a choice."""
    pos.card = card
    pos.step = step
    only = only_payment(pos, content)
    if only > 0:
        pay(pos, only, log)
    else:
        pos.phase = PAY
        ask(pos, pos.turn)


def pays(pos: LootPosition, content: LootContent, mask: int) -> bool:
    """Do these dice meet the requirement of the step that the ship goes to?"""
    return meets(content.cards[pos.card].steps[pos.step], pos.free, chosen(pos.free, mask))


def add_payments(pos: LootPosition, content: LootContent, legal: Codes) -> None:
    """Every choice of dice for the step."""
    equal = twins(pos.free)
    for mask in range(1, 1 << size(pos.free)):
        if not skips_twin(mask, equal) and pays(pos, content, mask):
            add(legal, USE + mask - 1)


def only_payment(pos: LootPosition, content: LootContent) -> int:
    """The one choice of dice for the step, 0 where there are several."""
    equal = twins(pos.free)
    found = 0
    for mask in range(1, 1 << size(pos.free)):
        if not skips_twin(mask, equal) and pays(pos, content, mask):
            if found > 0:
                return 0
            found = mask
    return found


def why_not_pay(pos: LootPosition, content: LootContent, mask: int, log: Log) -> int:
    """0 if these dice can be used for the step."""
    if mask >> size(pos.free):
        return refuse(log, R_NO_DIE, size(pos.free), 0)  # RL-11: each die once a turn
    if skips_twin(mask, twins(pos.free)):
        return refuse(log, R_TWIN, 0, 0)
    if not pays(pos, content, mask):
        return refuse(log, R_NOT_MET, pos.card, pos.step)
    return 0


def pay(pos: LootPosition, mask: int, log: Log) -> None:
    """RL-11: the dice are used up, and the ship goes onto its step."""
    used = chosen(pos.free, mask)
    note(log, N_SAILED, pos.turn, pos.card, pos.step)
    note(log, N_USED, pos.turn, faces(used), 0)
    pos.free -= used
    move_ship(pos, pos.card, pos.step)
    pos.card = 0
    pos.step = 0
    pos.phase = TRAVEL
    ask(pos, pos.turn)


def move_ship(pos: LootPosition, card: int, step: int) -> None:
    """Onto the step, from the one below or from the pool."""
    if step == 0:
        pos.players[pos.turn].pool -= 1
    else:
        pos.cards[card].ships[step - 1] &= ~(1 << pos.turn)
    pos.cards[card].ships[step] |= 1 << pos.turn


def move_back(pos: LootPosition, card: int, step: int) -> None:
    """What `move_ship` did, undone."""
    pos.cards[card].ships[step] &= ~(1 << pos.turn)
    if step == 0:
        pos.players[pos.turn].pool += 1
    else:
        pos.cards[card].ships[step - 1] |= 1 << pos.turn


def cheapest(pos: LootPosition, content: LootContent, card: int, step: int) -> int:
    """The dice to propose for a step in reach: those that leave most other steps open, then the lowest faces."""
    free = pos.free
    equal = twins(free)
    best = 0
    most = -1
    least = 0
    move_ship(pos, card, step)
    for mask in range(1, 1 << size(free)):
        if not skips_twin(mask, equal):
            used = chosen(free, mask)
            if meets(content.cards[card].steps[step], free, used):
                pos.free = free - used
                left = count_sails(pos, content)
                if left > most or (left == most and total(used) < least):
                    best = mask
                    most = left
                    least = total(used)
    pos.free = free
    move_back(pos, card, step)
    return best
