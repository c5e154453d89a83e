"""A rule of thumb for the team: clear what is nearest to its end, hit the boss, and stop before it hurts."""

from __future__ import annotations

from rollwright.core.kit import quiet
from rollwright.games.sonicroll.rows import CHARACTERS, HOLDS, ROUTES, SonicContent, SonicPosition
from rollwright.games.sonicroll.rules import codes as c
from rollwright.games.sonicroll.rules.agenda import group_start
from rollwright.games.sonicroll.rules.answers import holder
from rollwright.games.sonicroll.rules.badniks import attack_dice, how_many
from rollwright.games.sonicroll.rules.damage import is_safe
from rollwright.games.sonicroll.rules.dice import has_kind, pool_bits
from rollwright.games.sonicroll.rules.legal import (
    avoided,
    counts_as,
    faces_for,
    foe_takes,
    in_reach,
    kind_of,
    takes,
    ways_open,
    why_not_avoid,
    why_not_avoid_all,
    why_not_boost,
    why_not_emerald,
)
from rollwright.games.sonicroll.rules.piles import bit, ones
from rollwright.games.sonicroll.rules.rolls import lowest_to_save, must_save
from rollwright.games.sonicroll.rules.routes import hit_takes, lane_takes, patterns_on, shown


def steady(pos: SonicPosition, content: SonicContent) -> int:
    """The move to make."""
    phase = pos.phase
    if phase in (c.P_STEP, c.P_FREE):
        return spend_or_go_on(pos, content)
    if phase == c.P_AFTER:
        return reroll_or_end(pos, content)
    if phase in (c.P_ATTACK, c.P_HAZARD):
        return dodge(pos, content)
    if phase == c.P_ACTION:
        return best_action(pos, content)
    if phase == c.P_SAVE:
        return save_or_not(pos, content)
    return answer(pos, content)


def answer(pos: SonicPosition, content: SonicContent) -> int:
    """The answers to what effects ask."""
    phase = pos.phase
    if phase == c.P_CHOOSE:
        character = 0
        while character < CHARACTERS - 1 and holder(pos, character) >= 0:
            character += 1
        return c.CHOOSE + character
    if phase == c.P_PICK:
        return c.PICK + best_first(pos)
    if phase == c.P_GIVE:
        return c.GIVE + whom_to_give(pos)
    if phase == c.P_GAIN:
        return c.GAIN + c.RUN
    if phase == c.P_LOSE:
        return c.LOSE + bit(pool_bits(pos), 0)
    if phase == c.P_STAR_POST:
        many = c.STAR_POST_RINGS if pos.mode == c.COMPETITION else 2 * c.STAR_POST_RINGS
        return c.BANK if pos.players[pos.turn].rings >= many else c.HOLD
    if phase == c.P_SHIELD:
        return c.WEAR_OLD
    return last_answers(pos)


def last_answers(pos: SonicPosition) -> int:
    """Invincible when it saves a Life; lightning against what is bad; Buddy Flight in competition."""
    if pos.phase == c.P_INVINCIBLE:
        player = pos.players[pos.turn]
        if player.shield == 0 and player.rings < 5:
            return c.INVINCIBLE_DIE + bit(pool_bits(pos), 0)
        return c.TAKE
    if pos.phase == c.P_LIGHTNING:
        bad = pos.now.what in (c.E_HAZARD, c.E_LOSE_DIE, c.E_TIME, c.E_BADNIK)
        return c.USE_LIGHTNING if bad else c.TAKE
    return c.REFUSE


def best_first(pos: SonicPosition) -> int:
    """Rings first, then what is sure, what hurts last."""
    start = group_start(pos)
    best = start
    for place in range(start, pos.waiting):
        if urgency(pos.agenda[place].what) > urgency(pos.agenda[best].what):
            best = place
    return best - start


def urgency(what: int) -> int:
    """How early an effect is best done."""
    if what in (c.E_RINGS, c.E_BOOST):
        return 3
    if what in (c.E_HAZARD, c.E_DAMAGE, c.E_DAMAGE_DISCARD):
        return 0
    return 1 if what in (c.E_LOSE_RING, c.E_LOSE_DIE, c.E_GAIN) else 2


def whom_to_give(pos: SonicPosition) -> int:
    """Whoever has the fewest badniks."""
    best = 0
    while how_many(pos, best) == HOLDS:
        best += 1
    for seat in range(pos.seats):
        if how_many(pos, seat) < how_many(pos, best):
            best = seat
    return best


def best_action(pos: SonicPosition, content: SonicContent) -> int:
    """The action whose dice are wanted most now."""
    character = content.characters[pos.players[pos.turn].character - 1]
    best = 0
    most = -1
    for number in range(3):
        worth = action_worth(pos, content, character.actions[number])
        if worth > most:
            most = worth
            best = character.actions[number]
    return c.ACTION + best


def action_worth(pos: SonicPosition, content: SonicContent, action: int) -> int:
    """Many dice; Jump dice for a first ring; Spin dice for the boss; what brings more dice."""
    row = content.actions[action]
    run = row.dice[c.RUN]
    jump = row.dice[c.JUMP]
    spin = row.dice[c.SPIN]
    worth = 10 * run + 8 * jump + 8 * spin
    if row.effect == c.DROP_LOWEST:
        worth -= 10
    if row.effect in (c.SAVE_PAIRS, c.ADD_UNTIL_PAIR, c.SPEND_GAIN):
        worth += 16
    if row.effect == c.SAVE_RISING:
        worth += 6
    if pos.players[pos.turn].rings == 0:
        worth += 7 * jump
    if pos.fight:
        worth += 7 * spin + (8 * run if row.effect == c.ALL_RUN_SPIN else 0)
    return worth


def save_or_not(pos: SonicPosition, content: SonicContent) -> int:
    """The lowest die that can be saved, leaving room for more."""
    if must_save(pos, content) or content.actions[pos.action - 1].effect == c.SAVE_PAIRS:
        face = 1
        while pos.tray[face - 1] == 0:
            face += 1
        return c.SAVE + face - 1
    return c.SAVE + lowest_to_save(pos) - 1


# ---- the spending step


def spend_or_go_on(pos: SonicPosition, content: SonicContent) -> int:
    """The best spend, if any; a Boost, AVOID or an emerald where the step must be met."""
    best = best_spend(pos, content)
    if best >= 0:
        return best
    if pos.phase == c.P_FREE:
        return reroll_or_end(pos, content)
    if is_safe(pos):
        return c.PASS
    return last_resort(pos, content)


def last_resort(pos: SonicPosition, content: SonicContent) -> int:
    """Nothing fits: turn a die, throw again, use an emerald, or take the Damage."""
    fits = open_dice(pos, content)
    for code in range(c.AVOID, c.AVOID + 18):
        if why_not_avoid(pos, content, code, quiet()) == 0 and fits >> 6 * c.SPIN + avoided(code) - 1 & 1:
            return code
    if fits >> 6 * c.SPIN & pool_bits(pos) & 63 and why_not_avoid_all(pos, content, quiet()) == 0:
        return c.AVOID_ALL
    if why_not_boost(pos, content, quiet()) == 0:
        return c.BOOST
    for emerald in range(7):
        if why_not_emerald(pos, emerald, quiet()) == 0:
            return c.EMERALD + emerald
    return c.PASS


def best_spend(pos: SonicPosition, content: SonicContent) -> int:
    """The code of the spend worth most, -1 if none is worth it."""
    best = -1
    most = 0 if pos.phase == c.P_FREE else -1000
    ways = ways_open(pos, content)
    if pos.mode == c.COMPETITION:
        ways &= (1 << c.W_SHIFT) - 1
    pool = pool_bits(pos)
    reach = in_reach(pos, content, ways, pool)
    for place in range(c.PLACES):
        dice = takes(pos, content, place) & reach
        if dice:
            worth = worth_of(pos, content, place)
            for way in range(c.WAYS):
                if ways >> way & 1 and worth + way_worth(pos, way) > most:
                    wanted = faces_for(pos, content, way, dice >> 6 * counts_as(way) & 63)
                    fits = wanted & pool >> 6 * kind_of(way)
                    if fits:
                        most = worth + way_worth(pos, way)
                        best = c.SPEND + (6 * way + bit(fits, 0)) * c.PLACES + place
    return best


def way_worth(pos: SonicPosition, way: int) -> int:
    """Run first: another die may follow. A Jump for a first ring. Special ways last."""
    if way == c.W_RUN:
        return 12
    if way == c.W_JUMP:
        return 20 if pos.players[pos.turn].rings == 0 else 6
    return 4 if way <= c.W_SPIN + 2 else 0


def worth_of(pos: SonicPosition, content: SonicContent, place: int) -> int:
    """What a spend there is worth."""
    if place < c.LANES:
        return lane_worth(pos, content, place // 2, place % 2)
    if place < c.AT_BADNIK:
        return 200
    return 30


def lane_worth(pos: SonicPosition, content: SonicContent, route: int, lane: int) -> int:
    """Nearer to the end of the card, and by the reward."""
    card = shown(pos, content, route)
    gets = content.cards[card].spaces[pos.routes[route].at].lanes[lane]
    left = content.cards[card].length - pos.routes[route].at
    if pos.fight:
        left = patterns_on(pos, route)
    return 50 - 5 * left + reward_worth(pos, gets.what)


def reward_worth(pos: SonicPosition, what: int) -> int:
    """Roughly, what an effect is worth."""
    if what == 0:
        return 0
    if what == c.E_HAZARD:
        return -8 if is_covered(pos) else -60
    if what in (c.E_BADNIK, c.E_LOSE_DIE):
        return -12
    if what == c.E_TIME:
        return -70 if pos.time <= 2 and pos.mode != c.COMPETITION else -20
    if what == c.E_RINGS and pos.players[pos.turn].rings == 0:
        return 24
    return 10


def is_covered(pos: SonicPosition) -> bool:
    """Does something stand between Damage and a Life?"""
    player = pos.players[pos.turn]
    return player.rings > 0 or player.shield > 0 or is_safe(pos)


# ---- reroll or end


def reroll_or_end(pos: SonicPosition, content: SonicContent) -> int:
    """Go on while the harm to be feared is worth it."""
    if pos.time == 1 and pos.mode != c.COMPETITION:
        return c.REROLL
    return c.REROLL if harm(pos, content) < bearable(pos) else c.END


def bearable(pos: SonicPosition) -> int:
    """How much harm is borne, in thousandths: a Life is worth more the fewer there are, Time the less is left."""
    player = pos.players[pos.turn]
    if player.shield > 0 or player.rings > 0:
        return 800 if player.rings < 6 else 650
    if pos.mode == c.COMPETITION:
        return 300
    limit = 100
    if player.lives == 2:
        limit = 250
    elif player.lives > 2:
        limit = 400
    return limit * pace(pos) // 100


def pace(pos: SonicPosition) -> int:
    """How much is to be done for each Time token that may still be taken, in hundredths of what is usual."""
    to_do = 1 + pos.health if pos.fight else pos.to_deal + 4
    return min(180, max(60, 55 * to_do // max(1, pos.time - 1)))


def harm(pos: SonicPosition, content: SonicContent) -> int:
    """The chance in thousandths that a reroll ends in Damage: no die fits, or an attack strikes."""
    fits = open_dice(pos, content)
    strikes = attack_dice(pos, content, c.E_DAMAGE)
    miss = 1000
    clean = 1000
    for place in range(c.DICE):
        kind = place // 6
        for _ in range(pos.pool[place]):
            miss = miss * (6 - ones(fits >> 6 * kind & 63)) // 6
            clean = clean * (6 - ones(strikes >> 6 * kind & 63)) // 6
    feared = 1000 - (1000 - miss) * clean // 1000
    if pos.players[pos.turn].boosts > 0:
        feared = feared * feared // 1000
    return feared


def open_dice(pos: SonicPosition, content: SonicContent) -> int:
    """All dice that some place takes now."""
    found = 0
    for place in range(c.LANES):
        found |= lane_takes(pos, content, place // 2, place % 2)
    for route in range(ROUTES):
        found |= hit_takes(pos, content, route)
    for place in range(c.AT_BADNIK, c.PLACES):
        found |= foe_takes(pos, content, place)
    return found


def dodge(pos: SonicPosition, content: SonicContent) -> int:
    """AVOID first, then a Boost where a Life is at stake."""
    if pos.phase == c.P_HAZARD or has_kind(pos, c.RUN):
        for code in range(c.AVOID, c.AVOID + 18):
            if why_not_avoid(pos, content, code, quiet()) == 0 and helps(pos, content, code):
                return code
    if pos.phase == c.P_ATTACK and why_not_avoid_all(pos, content, quiet()) == 0:
        return c.AVOID_ALL
    if not is_covered(pos) and why_not_boost(pos, content, quiet()) == 0:
        return c.BOOST
    return c.TAKE


def helps(pos: SonicPosition, content: SonicContent, code: int) -> bool:
    """Is it the die that is meant, and is it out of danger then?"""
    face = (code - c.AVOID) % 6 + 1
    into = avoided(code)
    if pos.phase == c.P_HAZARD:
        return pos.hazards >> face - 1 & 1 != 0 and not pos.hazards >> into - 1 & 1
    strikes = attack_dice(pos, content, c.E_DAMAGE)
    return strikes >> face - 1 & 1 != 0 and not strikes >> 6 * c.SPIN + into - 1 & 1
