"""A rule of thumb for the team: clear what is nearest to its end, hit the boss, and stop before it hurts."""

from __future__ import annotations

from rollwright.core.kit import quiet
from rollwright.games.sonicroll.rows import CHARACTERS, HOLDS, SonicContent, SonicPosition
from rollwright.games.sonicroll.rules import codes as c
from rollwright.games.sonicroll.rules.agenda import group_start
from rollwright.games.sonicroll.rules.answers import holder
from rollwright.games.sonicroll.rules.badniks import attacked, how_many
from rollwright.games.sonicroll.rules.damage import is_safe
from rollwright.games.sonicroll.rules.dice import has_kind, size
from rollwright.games.sonicroll.rules.gains import pool_bits
from rollwright.games.sonicroll.rules.legal import (
    counts_as,
    kind_of,
    number_of,
    takes,
    ways_open,
    why_not_avoid,
    why_not_avoid_all,
    why_not_boost,
)
from rollwright.games.sonicroll.rules.piles import bit
from rollwright.games.sonicroll.rules.rolls import lowest_to_save, must_save
from rollwright.games.sonicroll.rules.routes import shown


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
        return c.BANK if pos.players[pos.turn].rings >= c.STAR_POST_RINGS else c.HOLD
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
    """The first action of the character, or the one with the most dice."""
    character = content.characters[pos.players[pos.turn].character - 1]
    return c.ACTION + character.actions[0]


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
    """The best spend, if any; a Boost where the step must be met."""
    best = best_spend(pos, content)
    if best >= 0:
        return best
    if pos.phase == c.P_FREE:
        return reroll_or_end(pos, content)
    if not is_safe(pos) and why_not_boost(pos, content, quiet()) == 0:
        return c.BOOST
    return c.PASS


def best_spend(pos: SonicPosition, content: SonicContent) -> int:
    """The code of the spend worth most, -1 if there is none."""
    best = -1
    most = -1
    ways = ways_open(pos, content)
    for place in range(c.PLACES):
        dice = takes(pos, content, place)
        if dice:
            worth = worth_of(pos, content, place)
            for way in range(c.WAYS if pos.mode != c.COMPETITION else c.W_SHIFT):
                if ways >> way & 1 and dice >> 6 * counts_as(way) & 63:
                    for face in range(1, 7):
                        if pos.pool[6 * kind_of(way) + face - 1] > 0:
                            number = number_of(pos, content, way, face)
                            if number > 0 and dice >> 6 * counts_as(way) + number - 1 & 1:
                                value = worth + kind_worth(way)
                                if value > most:
                                    most = value
                                    best = c.SPEND + (6 * way + face - 1) * c.PLACES + place
    return best


def kind_worth(way: int) -> int:
    """Run first: another die may follow. Special ways last."""
    if way == c.W_RUN:
        return 3
    return 2 if way <= c.W_SPIN else 0


def worth_of(pos: SonicPosition, content: SonicContent, place: int) -> int:
    """What a spend there is worth."""
    if place < c.LANES:
        route = place // 2
        card = shown(pos, content, route)
        left = content.cards[card].length - pos.routes[route].at
        gets = content.cards[card].spaces[pos.routes[route].at].lanes[place % 2]
        return 60 - 6 * left + 4 * reward_worth(gets.what)
    if place < c.AT_BADNIK:
        return 200
    return 50


def reward_worth(what: int) -> int:
    """Roughly, what an effect is worth."""
    if what in (c.E_HAZARD, c.E_BADNIK):
        return -4
    if what in (c.E_LOSE_DIE, c.E_TIME):
        return -6
    return 0 if what == 0 else 3


def reroll_or_end(pos: SonicPosition, content: SonicContent) -> int:
    """Go on as long as a ring, a shield or a Boost stands between Damage and a Life."""
    player = pos.players[pos.turn]
    if player.rings > 0 or player.shield > 0:
        return c.REROLL
    if size(pos) >= 2 or pos.time <= 2 or player.boosts > 0:
        return c.REROLL
    return c.END


def dodge(pos: SonicPosition, content: SonicContent) -> int:
    """AVOID first, then a Boost."""
    if pos.phase == c.P_HAZARD or has_kind(pos, c.RUN):
        for code in range(c.AVOID, c.AVOID + 18):
            if why_not_avoid(pos, content, code, quiet()) == 0:
                return code
    if why_not_avoid_all(pos, content, quiet()) == 0:
        return c.AVOID_ALL
    if why_not_boost(pos, content, quiet()) == 0 and attacked(pos, content):
        return c.BOOST
    return c.TAKE
