"""What may be spent and used: the dice that places take, the ways to spend a die, and the means of the turn."""

from __future__ import annotations

from rollwright.core.kit import Codes, Log, add, refuse
from rollwright.games.sonicroll.rows import HOLDS, SonicContent, SonicPosition
from rollwright.games.sonicroll.rules.badniks import ATTACK, badnik_takes, foe_at, has_always
from rollwright.games.sonicroll.rules.codes import (
    ALL_RUN_SPIN,
    AT_ATTACK,
    AT_BADNIK,
    AT_HIT,
    AT_OTHER,
    AT_OTHERS,
    AVOID,
    AVOID_ALL,
    BOOST,
    BUBBLE,
    BUBBLE_DIE,
    DICE,
    E_NO_BOOSTS,
    EMERALD,
    FINALE,
    FLAME,
    INSTA_SHIELD,
    JUMP,
    LANES,
    MIDDLE_RINGS,
    OTHERS_BADNIK,
    P_AFTER,
    P_ATTACK,
    P_FREE,
    P_HAZARD,
    P_STEP,
    PIKO_HAMMER,
    PLACES,
    R_ACT,
    R_ATTACK_CLEARED,
    R_AVOID_USED,
    R_BOOST_LATE,
    R_BUBBLE_LATE,
    R_BUBBLE_USED,
    R_BUDDY_REFUSED,
    R_EMERALD_WAITS,
    R_EXHAUSTED,
    R_FIVE_RINGS,
    R_FLAME_USED,
    R_KIND,
    R_LOCKED,
    R_LOWER_JUMP,
    R_NO_AVOID,
    R_NO_BADNIK,
    R_NO_BOOST,
    R_NO_BOOSTS,
    R_NO_BUBBLE,
    R_NO_BUDDY,
    R_NO_DIE,
    R_NO_EMERALD,
    R_NO_FLAME,
    R_NO_OTHERS,
    R_NO_SEAT,
    R_NO_SHIFT,
    R_NOT_DEFEATED,
    R_NUMBER,
    R_OFF_THE_DIE,
    R_OTHERS_USED,
    R_OWN_BADNIK,
    R_PATTERNS,
    R_ROUTE_CLOSED,
    R_SPEND_LATE,
    RUN,
    SHIFT_SPIN,
    SPEND,
    SPIN,
    SPIN_PLAIN,
    SPIN_WAYS,
    U_BUBBLE,
    U_FLAME,
    U_INSTA,
    U_OTHERS,
    U_REFUSED,
    W_JUMP_FLAME,
    W_RUN,
    W_RUN_FLAME,
    W_SHIFT,
    W_SPIN,
    WAYS,
)
from rollwright.games.sonicroll.rules.dice import has_kind, pool_bits
from rollwright.games.sonicroll.rules.routes import (
    ability,
    hit_takes,
    lane_takes,
    shown,
    why_not_lane,
)

LOWER = 0b111111  # the six faces of a kind, from 1

# ---- ways to spend a die


def kind_of(way: int) -> int:
    """The kind of die that is spent in this way."""
    if way == W_RUN or W_RUN_FLAME <= way < W_JUMP_FLAME:
        return RUN
    return SPIN if W_SPIN <= way < W_RUN_FLAME else JUMP


def counts_as(way: int) -> int:
    """The kind that the die counts as."""
    if way == W_RUN:
        return RUN
    return SPIN if SPIN_PLAIN <= way < W_SHIFT else JUMP


def is_flame(way: int) -> bool:
    """Is the Flame Shield used (SR-34)?"""
    return W_RUN_FLAME <= way < W_SHIFT


def change(way: int) -> int:
    """By how much the number of the die is changed."""
    if way < W_SPIN:
        return 0
    if way < W_SHIFT:
        up = (way - W_SPIN) % 3
        return 0 if up == 0 else 3 - 2 * up
    shift = way - W_SHIFT
    return (1 + shift // 2) * (1 - 2 * (shift % 2))


def shift_of(way: int) -> int:
    """How far the Buddy Flight die is lowered."""
    return 1 + (way - W_SHIFT) // 2 if way >= W_SHIFT else 0


def number_of(pos: SonicPosition, content: SonicContent, way: int, face: int) -> int:
    """The number that the die counts as, 0 where there is none (SR-34: one change a die)."""
    number = face + change(way)
    if number == 7 and wraps(pos, content, way):
        return 1
    return number if 1 <= number <= 6 else 0


def wraps(pos: SonicPosition, content: SonicContent, way: int) -> bool:
    """Amy: does a 6 count as 1 in this way?"""
    return W_SPIN <= way < W_SHIFT and change(way) == 1 and ability(pos, content) == PIKO_HAMMER


def moved(faces: int, by: int) -> int:
    """Faces, one bit each, each so much higher; those beyond 6 or 1 are gone."""
    return faces << by & LOWER if by > 0 else faces >> -by


def in_reach(pos: SonicPosition, content: SonicContent, ways: int, dice: int) -> int:
    """All that these dice may count as."""
    found = dice
    for way in range(W_SPIN + 1, WAYS):
        if ways >> way & 1:
            faces = dice >> 6 * kind_of(way) & LOWER
            made = moved(faces, change(way))
            if faces >> 5 and wraps(pos, content, way):
                made |= 1
            found |= made << 6 * counts_as(way)
    return found


def faces_for(pos: SonicPosition, content: SonicContent, way: int, numbers: int) -> int:
    """The faces that count as one of these numbers in this way."""
    found = moved(numbers, -change(way))
    if numbers & 1 and wraps(pos, content, way):
        found |= 1 << 5
    return found


def ways_open(pos: SonicPosition, content: SonicContent) -> int:
    """The ways in which dice may be spent now, one bit each."""
    spins = 1
    if pos.boons >> SHIFT_SPIN & 1:
        spins = 0b111  # SR-33: emerald 4
    elif ability(pos, content) == PIKO_HAMMER:
        spins = 0b011
    ways = 0b11 | spins << W_SPIN
    if pos.players[pos.turn].shield == FLAME and not pos.used >> U_FLAME & 1:
        ways |= spins << W_RUN_FLAME | spins << W_JUMP_FLAME
    if not pos.used >> U_REFUSED & 1:
        if pos.buddy > 0:
            ways |= 0b11 << W_SHIFT
        if pos.buddy > 1:
            ways |= 0b1100 << W_SHIFT
    return ways


def why_not_way(pos: SonicPosition, content: SonicContent, way: int, face: int, log: Log) -> int:
    """Why a die cannot be spent in this way."""
    if not ways_open(pos, content) >> way & 1:
        if is_flame(way):
            if pos.players[pos.turn].shield != FLAME:
                return refuse(log, R_NO_FLAME, 0, 0)
            if pos.used >> U_FLAME & 1:
                return refuse(log, R_FLAME_USED, 0, 0)
        if way < W_SHIFT:
            return refuse(log, R_NO_SHIFT, 0, 0)
        if pos.used >> U_REFUSED & 1:
            return refuse(log, R_BUDDY_REFUSED, 0, 0)
        return refuse(log, R_NO_BUDDY, pos.buddy, 0)
    return 0 if number_of(pos, content, way, face) > 0 else refuse(log, R_OFF_THE_DIE, 0, 0)


# ---- places to spend a die on


def takes(pos: SonicPosition, content: SonicContent, place: int) -> int:
    """The dice that a place takes now, by the kind and number they count as."""
    found = 0
    if place < LANES:
        found = lane_takes(pos, content, place // 2, place % 2)
    elif place < AT_BADNIK:
        found = hit_takes(pos, content, place - AT_HIT)
    else:
        found = foe_takes(pos, content, place)
    if pos.phase == P_FREE and pos.chain == 2:
        found &= LOWER >> 7 - pos.last << 6 * JUMP  # SR-11: in a Glide a lower Jump
    return found


def foe_takes(pos: SonicPosition, content: SonicContent, place: int) -> int:
    """The dice that a badnik or the attack card takes; those of others by Hammer Throw only."""
    seat = pos.turn
    at = place - AT_BADNIK
    if place >= AT_OTHER:
        seat = (place - AT_OTHER) // HOLDS
        at = (place - AT_OTHER) % HOLDS
        if why_not_others(pos, content, seat) > 0:
            return 0
    foe = foe_at(pos, content, seat, ATTACK if place == AT_ATTACK else at)
    if foe < 0:
        return 0
    dice = badnik_takes(content, foe)
    return dice & LOWER << 6 * SPIN if place >= AT_OTHER else dice


def why_not_others(pos: SonicPosition, content: SonicContent, seat: int) -> int:
    """0 where the active player may spend a Spin die on that player's badniks, else the reason."""
    if pos.action == 0 or content.actions[pos.action - 1].effect != OTHERS_BADNIK:
        return R_NO_OTHERS
    if pos.used >> U_OTHERS & 1:
        return R_OTHERS_USED
    if seat >= pos.seats:
        return R_NO_SEAT
    return R_OWN_BADNIK if seat == pos.turn else 0


# ---- spends


def way_in(code: int) -> int:
    """The way of a spend."""
    if code < AT_OTHERS:
        return (code - SPEND) // PLACES // 6
    return SPIN_PLAIN + (code - AT_OTHERS) // HOLDS // 6 % SPIN_WAYS


def face_in(code: int) -> int:
    """The face of the die that is spent."""
    if code < AT_OTHERS:
        return (code - SPEND) // PLACES % 6 + 1
    return (code - AT_OTHERS) // HOLDS % 6 + 1


def place_in(code: int) -> int:
    """The place that the die is spent on."""
    if code < AT_OTHERS:
        return (code - SPEND) % PLACES
    return AT_OTHER + HOLDS * ((code - AT_OTHERS) // (HOLDS * 6 * SPIN_WAYS)) + (code - AT_OTHERS) % HOLDS


def add_spends(pos: SonicPosition, content: SonicContent, legal: Codes) -> None:
    """All spends that fit, on any card (SR-19: cards may be switched freely)."""
    ways = ways_open(pos, content)
    reach = in_reach(pos, content, ways, pool_bits(pos))
    for place in range(PLACES):
        dice = takes(pos, content, place) & reach
        if dice > 0:
            add_spends_on(pos, content, legal, ways, dice, SPEND + place, PLACES)
    if why_not_others(pos, content, pos.turn) == R_OWN_BADNIK:
        for seat in range(pos.seats):
            for at in range(HOLDS):
                dice = takes(pos, content, AT_OTHER + HOLDS * seat + at) & reach
                if dice > 0:
                    base = AT_OTHERS + (seat * SPIN_WAYS - SPIN_PLAIN) * 6 * HOLDS + at
                    add_spends_on(
                        pos, content, legal, ways & ((1 << SPIN_WAYS) - 1) << SPIN_PLAIN, dice, base, HOLDS
                    )


def add_spends_on(
    pos: SonicPosition,
    content: SonicContent,
    legal: Codes,
    ways: int,
    dice: int,
    base: int,
    width: int,
) -> None:
    """The spends on one place that takes these dice."""
    for way in range(WAYS):
        if ways >> way & 1:
            wanted = faces_for(pos, content, way, dice >> 6 * counts_as(way) & LOWER)
            if wanted:
                for face in range(1, 7):
                    if wanted >> face - 1 & 1 and pos.pool[6 * kind_of(way) + face - 1] > 0:
                        add(legal, base + (6 * way + face - 1) * width)


def why_not_spend(pos: SonicPosition, content: SonicContent, code: int, log: Log) -> int:
    """0 if the die may be spent so."""
    way = way_in(code)
    face = face_in(code)
    place = place_in(code)
    if pos.phase != P_STEP and pos.phase != P_FREE:
        return refuse(log, R_SPEND_LATE, 0, 0)  # SR-8: after a spend, the dice are rerolled first
    if pos.pool[6 * kind_of(way) + face - 1] == 0:
        return refuse(log, R_NO_DIE, 6 * kind_of(way) + face - 1, 0)
    wrong = why_not_way(pos, content, way, face, log)
    if wrong:
        return wrong
    number = number_of(pos, content, way, face)
    if takes(pos, content, place) >> 6 * counts_as(way) + number - 1 & 1:
        return 0
    if pos.phase == P_FREE and pos.chain == 2 and (counts_as(way) != JUMP or number >= pos.last):
        return refuse(log, R_LOWER_JUMP, pos.last, 0)
    return why_not_place(pos, content, place, counts_as(way), number, log)


def why_not_place(
    pos: SonicPosition, content: SonicContent, place: int, kind: int, number: int, log: Log
) -> int:
    """The reason why a place does not take a die that counts as this kind and number."""
    if place < LANES:
        closed = why_not_lane(pos, content, place, log)
        if closed:
            return closed
        if pos.routes[place // 2].lock > 0:
            return refuse(log, R_LOCKED, pos.routes[place // 2].lock, place)
        card = shown(pos, content, place // 2)
        wanted = content.cards[card].spaces[pos.routes[place // 2].at].lanes[place % 2]
        if wanted.number != number:
            return refuse(log, R_NUMBER, wanted.number, place)
        return refuse(log, R_KIND, wanted.kind - 1, place)
    if place < AT_BADNIK:
        return why_not_hit(pos, content, place, number, log)
    return why_not_foe(pos, content, place, log)


def why_not_hit(pos: SonicPosition, content: SonicContent, place: int, number: int, log: Log) -> int:
    """SR-38: the reason why a hit space does not take a die."""
    route = place - AT_HIT
    if not pos.fight:
        return refuse(log, R_ACT, 0, 0)
    if pos.patterns[3 * route] > 0:
        return refuse(log, R_PATTERNS, route, 0)
    if pos.hit >> route & 1:
        return refuse(log, R_ROUTE_CLOSED, route, 0)
    wanted = content.zones[pos.zone].hits[route]
    if wanted.number != number:
        return refuse(log, R_NUMBER, wanted.number, place)
    return refuse(log, R_KIND, wanted.kind - 1, place)


def why_not_foe(pos: SonicPosition, content: SonicContent, place: int, log: Log) -> int:
    """SR-26: the reason why a badnik or the attack card does not take a die."""
    seat = pos.turn
    at = place - AT_BADNIK
    if place >= AT_OTHER:
        seat = (place - AT_OTHER) // HOLDS
        at = (place - AT_OTHER) % HOLDS
        others = why_not_others(pos, content, seat)
        if others:
            return refuse(log, others, seat, 0)
    elif place == AT_ATTACK and not pos.fight:
        return refuse(log, R_ACT, 0, 0)
    elif place == AT_ATTACK and pos.cleared:
        return refuse(log, R_ATTACK_CLEARED, 0, 0)
    foe = foe_at(pos, content, seat, ATTACK if place == AT_ATTACK else at)
    if foe < 0:
        return refuse(log, R_NO_BADNIK, place, 0)
    return refuse(log, R_NOT_DEFEATED, place, foe)


# ---- means of the turn


def why_not_boost(pos: SonicPosition, content: SonicContent, log: Log) -> int:
    """SR-9: after a throw of the pool and before a die is spent."""
    if pos.phase != P_STEP and pos.phase != P_ATTACK:
        return refuse(log, R_BOOST_LATE, 0, 0)
    if pos.players[pos.turn].boosts == 0:
        return refuse(log, R_NO_BOOST, 0, 0)
    return refuse(log, R_NO_BOOSTS, 0, 0) if has_always(pos, content, E_NO_BOOSTS) else 0


def why_not_emerald(pos: SonicPosition, emerald: int, log: Log) -> int:
    """SR-33, SR-45: from the built pool to the end step, not while a throw waits for its attack check."""
    player = pos.players[pos.turn]
    if pos.phase == P_ATTACK:
        return refuse(log, R_EMERALD_WAITS, 0, 0)
    if pos.phase not in (P_STEP, P_FREE, P_AFTER):
        return refuse(log, R_SPEND_LATE, 0, 0)
    if pos.middle >> emerald & 1:
        if pos.zone != FINALE and player.rings < MIDDLE_RINGS:
            return refuse(log, R_FIVE_RINGS, player.rings, 0)
        return 0
    if player.exhausted >> emerald & 1:
        return refuse(log, R_EXHAUSTED, emerald + 1, 0)
    return 0 if player.emeralds >> emerald & 1 else refuse(log, R_NO_EMERALD, emerald + 1, 0)


def may_avoid(pos: SonicPosition) -> bool:
    """SR-50: AVOID effects at any time in the own turn, once the pool is built."""
    return pos.phase in (P_STEP, P_FREE, P_AFTER, P_ATTACK, P_HAZARD)


def why_not_avoid(pos: SonicPosition, content: SonicContent, code: int, log: Log) -> int:
    """Sonic: once a turn one Run die becomes Spin, and may change by 1, from 1 to 6."""
    if ability(pos, content) != INSTA_SHIELD:
        return refuse(log, R_NO_AVOID, 0, 0)
    if not may_avoid(pos):
        return refuse(log, R_SPEND_LATE, 0, 0)
    if pos.used >> U_INSTA & 1:
        return refuse(log, R_AVOID_USED, 0, 0)
    face = (code - AVOID) % 6 + 1
    if pos.pool[face - 1] == 0:
        return refuse(log, R_NO_DIE, face - 1, 0)
    return 0 if 1 <= avoided(code) <= 6 else refuse(log, R_OFF_THE_DIE, 0, 0)


def avoided(code: int) -> int:
    """The number that the avoiding die shows then."""
    step = (code - AVOID) // 6
    return (code - AVOID) % 6 + 1 + (0 if step == 0 else 3 - 2 * step)


def why_not_avoid_all(pos: SonicPosition, content: SonicContent, log: Log) -> int:
    """Knuckles' Spin Attack: all Run dice may become Spin, all or none."""
    if pos.action == 0 or content.actions[pos.action - 1].effect != ALL_RUN_SPIN:
        return refuse(log, R_NO_AVOID, 0, 0)
    if not may_avoid(pos):
        return refuse(log, R_SPEND_LATE, 0, 0)
    return 0 if has_kind(pos, RUN) else refuse(log, R_NO_DIE, 0, 0)


def why_not_bubble(pos: SonicPosition, place: int, log: Log) -> int:
    """SR-34: once a turn one die, while an attack waits or before a die is spent, not against Hazard."""
    if pos.players[pos.turn].shield != BUBBLE:
        return refuse(log, R_NO_BUBBLE, 0, 0)
    if pos.used >> U_BUBBLE & 1:
        return refuse(log, R_BUBBLE_USED, 0, 0)
    if pos.phase != P_STEP and pos.phase != P_ATTACK:
        return refuse(log, R_BUBBLE_LATE, 0, 0)
    return 0 if pos.pool[place] > 0 else refuse(log, R_NO_DIE, place, 0)


def add_means(pos: SonicPosition, content: SonicContent, legal: Codes, log: Log) -> None:
    """Boost, AVOID, shield and emeralds, as far as they may be used now."""
    player = pos.players[pos.turn]
    if player.boosts > 0 and why_not_boost(pos, content, log) == 0:
        add(legal, BOOST)
    if ability(pos, content) == INSTA_SHIELD and not pos.used >> U_INSTA & 1:
        for code in range(AVOID, AVOID + 18):
            if why_not_avoid(pos, content, code, log) == 0:
                add(legal, code)
    if why_not_avoid_all(pos, content, log) == 0:
        add(legal, AVOID_ALL)
    if player.shield == BUBBLE:
        for place in range(DICE):
            if why_not_bubble(pos, place, log) == 0:
                add(legal, BUBBLE_DIE + place)
    if player.emeralds | pos.middle:
        for emerald in range(7):
            if why_not_emerald(pos, emerald, log) == 0:
                add(legal, EMERALD + emerald)


def can_dodge(pos: SonicPosition, content: SonicContent, log: Log) -> bool:
    """SR-50: is there a Boost, an AVOID effect or a Bubble Shield against an attack that waits?"""
    if why_not_boost(pos, content, log) == 0 or why_not_avoid_all(pos, content, log) == 0:
        return True
    if pos.players[pos.turn].shield == BUBBLE and not pos.used >> U_BUBBLE & 1:
        return True
    can = ability(pos, content) == INSTA_SHIELD and not pos.used >> U_INSTA & 1
    return can and has_kind(pos, RUN)
