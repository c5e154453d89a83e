"""SR-10: effects that wait. What one cause brings is one group; the items of the highest level come first."""

from __future__ import annotations

from rollwright.core.kit import copy_into, overflow
from rollwright.games.sonicroll.rows import WAITING, SonicPosition
from rollwright.games.sonicroll.rules.codes import (
    ANY,
    E_ALL_DRAW,
    E_BADNIK,
    E_BIG_RING,
    E_BOOST,
    E_DAMAGE,
    E_DAMAGE_DISCARD,
    E_DRAW,
    E_GAIN,
    E_GIVE,
    E_HAZARD,
    E_KEEP,
    E_LOSE_BOOST,
    E_LOSE_DIE,
    E_LOSE_RING,
    E_POWER_UP,
    E_RINGS,
    E_STAR_POST,
    LAST_REWARD,
    SAFE,
    TWICE,
)

# what an effect only adds to, or reads and changes otherwise
RINGS, BOOSTS, POOL, BADNIKS, BONUS, POWERS, LIFE, DOUBLED = 1, 2, 4, 8, 16, 32, 64, 128


def push_at(pos: SonicPosition, what: int, amount: int, cause: int, level: int, unless: int) -> None:
    """One more effect waits; never below what waits already."""
    if pos.waiting == WAITING:
        overflow(pos)
    pos.agenda[pos.waiting].what = what
    pos.agenda[pos.waiting].amount = amount
    pos.agenda[pos.waiting].cause = cause
    pos.agenda[pos.waiting].level = level
    pos.agenda[pos.waiting].unless = unless
    pos.waiting += 1


def push(pos: SonicPosition, what: int, amount: int, cause: int) -> None:
    """What the effect being done brings: it is finished before its siblings (SR-10)."""
    push_at(pos, what, amount, cause, pos.now.level + 1, 0)


def remove(pos: SonicPosition, place: int) -> None:
    """An effect is taken out before it is done."""
    copy_into(pos.now, pos.agenda[place])
    pos.waiting -= 1
    for later in range(place, pos.waiting):
        copy_into(pos.agenda[later], pos.agenda[later + 1])
    clear(pos, pos.waiting)


def clear(pos: SonicPosition, place: int) -> None:
    """An empty place is all zeros."""
    pos.agenda[place].what = 0
    pos.agenda[place].amount = 0
    pos.agenda[place].level = 0
    pos.agenda[place].cause = 0
    pos.agenda[place].unless = 0


def forget(pos: SonicPosition) -> None:
    """What is still owed is lost (SR-29, SR-40)."""
    while pos.waiting > 0:
        pos.waiting -= 1
        clear(pos, pos.waiting)
    rest(pos)


def rest(pos: SonicPosition) -> None:
    """Nothing is being done."""
    pos.now.what = 0
    pos.now.amount = 0
    pos.now.level = 0
    pos.now.cause = 0
    pos.now.unless = 0


def group_start(pos: SonicPosition) -> int:
    """The place of the first effect of the running group; the last is the last of all."""
    place = pos.waiting - 1
    while place > 0 and pos.agenda[place - 1].level == pos.agenda[place].level:
        place -= 1
    return place


def order_matters(pos: SonicPosition, start: int) -> bool:
    """SR-10: are there two effects in the group whose order can make a difference?"""
    for first in range(start, pos.waiting - 1):
        for second in range(first + 1, pos.waiting):
            if not alike(pos, first, second):
                reads = reads_of(pos, first)
                others = reads_of(pos, second)
                if reads & (others | adds_of(pos, second)) or others & adds_of(pos, first):
                    return True
    return False


def alike(pos: SonicPosition, first: int, second: int) -> bool:
    """Do two waiting effects say the same?"""
    one = pos.agenda[first]
    other = pos.agenda[second]
    same = one.what == other.what and one.amount == other.amount and one.unless == other.unless
    return same and (one.cause <= LAST_REWARD) == (other.cause <= LAST_REWARD)


def how_often(pos: SonicPosition, what: int) -> int:
    """How often an effect waits."""
    found = 0
    for place in range(pos.waiting):
        if pos.agenda[place].what == what:
            found += 1
    return found


def adds_of(pos: SonicPosition, place: int) -> int:
    """What an effect adds to: in any order the sum is the same."""
    what = pos.agenda[place].what
    if what in (E_RINGS, E_LOSE_RING):
        return RINGS | LIFE
    if what in (E_BOOST, E_LOSE_BOOST):
        return BOOSTS | LIFE
    if what == E_GAIN:
        return POOL | LIFE
    if what in (E_POWER_UP, E_BIG_RING):
        return RINGS | BOOSTS | POOL | LIFE
    return LIFE


def reads_of(pos: SonicPosition, place: int) -> int:
    """What the result of an effect depends on."""
    item = pos.agenda[place]
    reads = 0
    if item.what in (E_HAZARD, E_DAMAGE, E_DAMAGE_DISCARD):
        if not pos.safe and not pos.boons >> SAFE & 1:
            reads = RINGS | POOL | POWERS
            if pos.players[pos.turn].rings == 0:
                reads |= LIFE  # SR-29: what is still owed then is lost
    elif item.what == E_STAR_POST:
        reads = RINGS | BONUS
    elif item.what == E_BIG_RING:
        reads = BONUS | POWERS
    elif item.what == E_LOSE_RING:
        reads = RINGS if pos.players[pos.turn].rings < how_often(pos, E_LOSE_RING) else 0
    elif item.what == E_LOSE_BOOST:
        reads = BOOSTS if pos.players[pos.turn].boosts < how_often(pos, E_LOSE_BOOST) else 0
    elif item.what == E_LOSE_DIE or (item.what == E_GAIN and item.amount == ANY):
        reads = POOL
    elif item.what == E_POWER_UP:
        reads = POWERS | BADNIKS
    elif item.what == E_KEEP:
        reads = POWERS
    elif item.what in (E_BADNIK, E_DRAW, E_ALL_DRAW, E_GIVE):
        reads = BADNIKS
    if item.unless:
        reads |= POOL
    if pos.boons >> TWICE & 1 and item.cause <= LAST_REWARD:
        reads |= DOUBLED
    return reads
