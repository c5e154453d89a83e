"""A rule of thumb: take all loot, and aim the dice where what a step is worth, times a rough chance, is most."""

from __future__ import annotations

from rollwright.games.rollingloot.rows import CARDS, STEPS, LootContent, LootPosition, LootStep
from rollwright.games.rollingloot.rules.codes import (
    EACH_FROM,
    EACH_UP_TO,
    END,
    FULL_HOUSE,
    HOME,
    LOOT,
    LOOT_PHASE,
    NO_EVEN,
    NO_ODD,
    PAY,
    REROLL,
    ROLLING,
    RUN,
    SAIL,
    SET,
    SHARE,
    SMALLEST,
    STAY,
    STOP,
    SUM_FROM,
    SUM_IS,
    SUM_UP_TO,
    TAKE,
    THROW,
    TWO_PAIR,
    UP,
    USE,
)
from rollwright.games.rollingloot.rules.dice import (
    EVEN,
    ODD,
    can_meet,
    chosen,
    count,
    one,
    size,
    skips_twin,
    total,
    twins,
)
from rollwright.games.rollingloot.rules.ships import how_many, loot_on, stands
from rollwright.games.rollingloot.rules.travel import can_reach, cheapest, move_back, move_ship

HERE = 12  # what a point of loot on a step is worth ...
ABOVE = 4  # ... and one on a step above it
NOWHERE = -1
WHOLE = 1000


def steady(pos: LootPosition, content: LootContent) -> int:
    """The move to make."""
    if pos.phase == SHARE:
        return answer(pos, content)
    if pos.phase == LOOT_PHASE:
        return before_the_throw(pos, content)
    if pos.phase == ROLLING:
        return keep_or_throw(pos, content)
    if pos.phase == PAY:
        return USE + cheapest(pos, content, pos.card, pos.step) - 1
    place = best_sail(pos, content)
    return END if place == NOWHERE else SAIL + place


# ---- loot


def answer(pos: LootPosition, content: LootContent) -> int:
    """Take the cut where there is one."""
    share = loot_on(pos, content, pos.card, pos.step) // (how_many(pos.takers) + 1)
    return TAKE if share > 0 else STAY


def before_the_throw(pos: LootPosition, content: LootContent) -> int:
    """Take loot, the most first; call ships home that wait for nothing."""
    best = NOWHERE
    most = 0
    for card in range(CARDS):
        if pos.cards[card].lies == UP:
            for step in range(STEPS):
                if stands(pos, pos.turn, card, step):
                    loot = loot_on(pos, content, card, step)
                    if loot > most:
                        most = loot
                        best = LOOT + STEPS * card + step
                    elif most == 0 and worth(pos, content, card, step) == 0:
                        best = HOME + STEPS * card + step
    return THROW if best == NOWHERE else best


def worth(pos: LootPosition, content: LootContent, card: int, step: int) -> int:
    """What it is worth to stand on a step: its loot, shared with whoever stands there, and hope for more above."""
    others = how_many(pos.cards[card].ships[step] & ~(1 << pos.turn))
    found = HERE * loot_on(pos, content, card, step) // (1 + others)
    for higher in range(step + 1, STEPS):
        found += ABOVE * loot_on(pos, content, card, higher) // (higher - step)
    return found


def gain(pos: LootPosition, content: LootContent, card: int, step: int) -> int:
    """What is won by going to a step from the one below, or from home."""
    before = worth(pos, content, card, step - 1) if step > 0 else 0
    return worth(pos, content, card, step) - before


# ---- travel


def best_sail(pos: LootPosition, content: LootContent) -> int:
    """The step, as 3 * card + step, that it pays most to go to with the dice as they are."""
    best = NOWHERE
    most = 0
    for card in range(CARDS):
        if pos.cards[card].lies == UP:
            for step in range(STEPS):
                if can_reach(pos, card, step) and can_meet(content.cards[card].steps[step], pos.free):
                    found = gain(pos, content, card, step)
                    if found > most:
                        most = found
                        best = STEPS * card + step
    return best


# ---- the dice


def keep_or_throw(pos: LootPosition, content: LootContent) -> int:
    """What is sure is kept if that leaves the better hope; the rest is thrown for the best step still missed."""
    free = pos.free
    hoping, hope = best_hope(pos, content)
    kept = kept_for(pos, content, hoping)
    sure = best_sail(pos, content)
    if sure != NOWHERE:
        card = sure // STEPS
        step = sure % STEPS
        value = WHOLE * gain(pos, content, card, step)
        used = chosen(free, cheapest(pos, content, card, step))
        pos.free -= used
        move_ship(pos, card, step)
        more, more_hope = best_hope(pos, content)
        if value + more_hope >= hope:
            kept = free if more == NOWHERE else used + kept_for(pos, content, more)
        move_back(pos, card, step)
        pos.free = free
    elif hoping == NOWHERE:
        kept = free
    return STOP if kept == free else REROLL + mask_of(free, free - kept) - 1


def mask_of(dice: int, part: int) -> int:
    """The places of some of the dice."""
    mask = 0
    place = 0
    for face in range(1, 7):
        for twin in range(count(dice, face)):
            if twin < count(part, face):
                mask |= 1 << place
            place += 1
    return mask


def best_hope(pos: LootPosition, content: LootContent) -> tuple[int, int]:
    """The step worth throwing for: gain times a rough chance is most; and that product."""
    best = NOWHERE
    most = 0
    for card in range(CARDS):
        if pos.cards[card].lies == UP:
            for step in range(STEPS):
                if can_reach(pos, card, step):
                    wanted = content.cards[card].steps[step]
                    if size(pos.free) >= max(wanted.dice, SMALLEST) and not can_meet(wanted, pos.free):
                        found = gain(pos, content, card, step) * chance(wanted, pos.free, pos.rerolls)
                        if found > most:
                            most = found
                            best = STEPS * card + step
    return best, most


def kept_for(pos: LootPosition, content: LootContent, place: int) -> int:
    """The dice that help with a step."""
    if place == NOWHERE:
        return 0
    return useful(content.cards[place // STEPS].steps[place % STEPS], pos.free)


def chance(step: LootStep, dice: int, rerolls: int) -> int:
    """Roughly, how many times in 1000 so many rerolls bring what is missing, as if each die came on its own."""
    kept = size(useful(step, dice))
    thrown = size(dice) - kept
    missing = step.dice - kept if step.dice > 0 else thrown
    miss = WHOLE - fitting(step) * WHOLE // 6
    if rerolls > 1:
        miss = miss * miss // WHOLE
    return at_least(missing, thrown, WHOLE - miss)


def at_least(wanted: int, dice: int, each: int) -> int:
    """How many times in 1000 so many dice come, each with this chance."""
    found = 0
    ways = 1  # to choose `came` of the dice
    for came in range(dice + 1):
        if came >= wanted:
            part = ways * WHOLE
            for _ in range(came):
                part = part * each // WHOLE
            for _ in range(dice - came):
                part = part * (WHOLE - each) // WHOLE
            found += part
        ways = ways * (dice - came) // (came + 1)
    return found


def fitting(step: LootStep) -> int:
    """How many faces of a die help."""
    kind = step.kind
    if kind in (NO_EVEN, NO_ODD):
        return 3
    if kind == EACH_FROM:
        return 7 - step.number
    if kind == EACH_UP_TO:
        return step.number
    if kind == SUM_FROM:
        return 7 - (step.number + step.dice - 1) // step.dice
    if kind == SUM_UP_TO:
        return step.number // step.dice
    return 1


def useful(step: LootStep, dice: int) -> int:
    """Dice to keep for a requirement that is not met."""
    kind = step.kind
    if kind == NO_EVEN:
        return dice & ODD
    if kind == NO_ODD:
        return dice & EVEN
    if kind in (EACH_FROM, SUM_FROM):
        return only(dice, 7 - fitting(step), 6)
    if kind in (EACH_UP_TO, SUM_UP_TO):
        return only(dice, 1, fitting(step))
    if kind == SET:
        return alike(dice, 1, step.dice)
    if kind == TWO_PAIR:
        return alike(dice, 2, 2)
    if kind == FULL_HOUSE:
        return alike(dice, 2, 3)
    if kind == RUN:
        return running(dice, step.dice)
    return all_but_one(step, dice)


def only(dice: int, low: int, high: int) -> int:
    """The dice of these faces."""
    found = 0
    for face in range(low, high + 1):
        found += count(dice, face) * one(face)
    return found


def alike(dice: int, groups: int, most: int) -> int:
    """The largest groups of equal dice, so many of each at most."""
    found = 0
    for group in range(groups):
        best = 0
        for face in range(1, 7):
            if count(found, face) == 0 and (best == 0 or count(dice, face) >= count(dice, best)):
                best = face
        found += min(count(dice, best), most - (group if most == 3 else 0)) * one(best)
    return found


def running(dice: int, length: int) -> int:
    """One die of each face in the window of running faces that has most."""
    best = 0
    for low in range(1, 8 - length):
        found = 0
        for face in range(low, low + length):
            if count(dice, face) > 0:
                found += one(face)
        if size(found) >= size(best):
            best = found
    return best


def all_but_one(step: LootStep, dice: int) -> int:
    """For an exact sum: as many dice as it takes but one, such that one more die can make it."""
    if step.kind != SUM_IS:
        return 0
    equal = twins(dice)
    for mask in range(1, 1 << size(dice)):
        if not skips_twin(mask, equal):
            found = chosen(dice, mask)
            if size(found) == step.dice - 1 and 1 <= step.number - total(found) <= 6:
                return found
    return 0
