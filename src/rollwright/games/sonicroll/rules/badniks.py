"""SR-24 to SR-27, SR-37: badniks and the boss attack card: their attacks, their abilities, their defeat."""

from __future__ import annotations

from rollwright.core.kit import Log, note
from rollwright.games.sonicroll.rows import ATTACK_FOE, HOLDS, SonicContent, SonicPosition
from rollwright.games.sonicroll.rules.agenda import push_at
from rollwright.games.sonicroll.rules.codes import (
    ALWAYS,
    C_ATTACK,
    C_BADNIK,
    DEFEAT,
    DICE,
    E_DAMAGE_DISCARD,
    E_DRAW,
    IF_EVEN,
    IF_FIRST,
    IF_ODD,
    N_DEFEATED,
    N_DISCARDED,
    N_HIT_BADNIK,
    N_STRUCK,
    SPIN,
    UNLESS_RUN,
)
from rollwright.games.sonicroll.rules.dice import cool
from rollwright.games.sonicroll.rules.routes import dice_with

ATTACK = HOLDS  # the place of the boss attack card, after the badniks


def foe_at(pos: SonicPosition, content: SonicContent, seat: int, place: int) -> int:
    """The badnik at a place of a seat: its index among the foes of the content, -1 for none."""
    if place == ATTACK:
        # SR-37: the attack card goes with the active player; cleared, it is off until the turn's end
        return ATTACK_FOE + 2 * pos.zone + pos.side if pos.fight and not pos.cleared else -1
    badnik = pos.players[seat].badniks[place]
    return content.zones[pos.zone].first_badnik + badnik - 1 if badnik > 0 else -1


def how_many(pos: SonicPosition, seat: int) -> int:
    """How many badniks a player has."""
    found = 0
    for place in range(HOLDS):
        if pos.players[seat].badniks[place] > 0:
            found += 1
    return found


def has_always(pos: SonicPosition, content: SonicContent, what: int) -> bool:
    """Does a foe in front of the active player have this lasting ability?"""
    for place in range(HOLDS + 1):
        foe = foe_at(pos, content, pos.turn, place)
        if foe >= 0:
            for number in range(2):
                ability = content.foes[foe].abilities[number]
                if ability.timing == ALWAYS and ability.what == what:
                    return True
    return False


# ---- attacks


def matches(pos: SonicPosition, kind: int, number: int) -> int:
    """The place of a rerolled die that an attack hits, -1 if none."""
    if number > 0:
        wanted = dice_with(kind, number)
        for place in range(number - 1, 18, 6):
            if pos.hot[place] > 0 and wanted >> place & 1:
                return place
    return -1


def attack_dice(pos: SonicPosition, content: SonicContent, penalty: int) -> int:
    """The dice that are attacked with this penalty, 0 for any."""
    found = 0
    for place in range(HOLDS + 1):
        foe = foe_at(pos, content, pos.turn, place)
        if foe >= 0 and (penalty == 0 or content.foes[foe].penalty.what == penalty):
            for number in range(3):
                attack = content.foes[foe].attacks[number]
                found |= dice_with(attack.kind, attack.number)
    return found


def attacked(pos: SonicPosition, content: SonicContent) -> bool:
    """SR-25: does a rerolled die match an attack?"""
    dice = attack_dice(pos, content, 0)
    for place in range(DICE):
        if pos.hot[place] > 0 and dice >> place & 1:
            return True
    return False


def strike(pos: SonicPosition, content: SonicContent, log: Log) -> None:
    """SR-25: every matching attack brings its penalty, once each; all at one time."""
    for place in range(HOLDS + 1):
        foe = foe_at(pos, content, pos.turn, place)
        if foe >= 0:
            for number in range(3):
                attack = content.foes[foe].attacks[number]
                struck = matches(pos, attack.kind, attack.number)
                if struck >= 0:
                    note(log, N_STRUCK, pos.turn, foe, struck)
                    penalty = content.foes[foe].penalty
                    push_at(pos, penalty.what, penalty.amount, cause_of(pos, place), 1, 0)
    cool(pos)


def cause_of(pos: SonicPosition, place: int) -> int:
    """What brings the effects of a foe."""
    return C_ATTACK if place == ATTACK else C_BADNIK + pos.players[pos.turn].badniks[place] - 1


# ---- abilities


def wake(pos: SonicPosition, content: SonicContent, timing: int, dice: int, first: bool) -> None:
    """SR-27: the abilities of this timing of all foes in front of the active player; those of others sleep."""
    for place in range(HOLDS + 1):
        foe = foe_at(pos, content, pos.turn, place)
        if foe >= 0:
            bring(pos, content, foe, timing, dice, first, cause_of(pos, place))


def bring(
    pos: SonicPosition, content: SonicContent, foe: int, timing: int, dice: int, first: bool, cause: int
) -> None:
    """The abilities of one foe, as far as their conditions hold: `dice` in the pool, `first` spend of the turn."""
    for number in range(2):
        ability = content.foes[foe].abilities[number]
        if ability.timing == timing:
            unless = ability.condition - UNLESS_RUN + 1 if ability.condition >= UNLESS_RUN else 0
            holds = ability.condition != IF_EVEN or dice % 2 == 0
            holds = holds and (ability.condition != IF_ODD or dice % 2 == 1)
            holds = holds and (ability.condition != IF_FIRST or first)
            if holds:
                amount = ability.amount
                if ability.what == E_DAMAGE_DISCARD:
                    amount = cause - C_BADNIK + 1
                elif ability.what == E_DRAW:
                    amount = 0
                push_at(pos, ability.what, amount, cause, 1, unless)


# ---- defeat


def badnik_takes(content: SonicContent, foe: int) -> int:
    """SR-26: the dice that destroy or avoid a badnik, or clear an attack card."""
    card = content.foes[foe]
    takes = dice_with(card.avoid.kind, card.avoid.number)
    if card.destroy > 0:
        takes |= 1 << 6 * SPIN + card.destroy - 1
    return takes


def strike_back(
    pos: SonicPosition,
    content: SonicContent,
    seat: int,
    place: int,
    kind: int,
    number: int,
    log: Log,
) -> None:
    """SR-26: a die is spent on a badnik, whosever it is; with its last hit it is defeated and discarded."""
    foe = foe_at(pos, content, seat, place)
    owner = pos.players[seat]
    owner.hits[place] += 1
    if owner.hits[place] < content.foes[foe].hits:
        note(log, N_HIT_BADNIK, pos.turn, foe, content.foes[foe].hits - owner.hits[place])
        return
    cause = C_BADNIK + owner.badniks[place] - 1
    destroyed = (
        kind == SPIN and number == content.foes[foe].destroy
    )  # a Spin die that could do either destroys
    note(log, N_DEFEATED, pos.turn, foe, 1 if destroyed else 0)
    if destroyed:
        pos.players[pos.turn].animals += 1  # SR-13
    give_up(pos, seat, place)
    bring(pos, content, foe, DEFEAT, 0, False, cause)


def give_up(pos: SonicPosition, seat: int, place: int) -> None:
    """A badnik is discarded; the others close up."""
    owner = pos.players[seat]
    for later in range(place, HOLDS - 1):
        badnik = owner.badniks[later + 1]
        hits = owner.hits[later + 1]
        owner.badniks[later] = badnik
        owner.hits[later] = hits
    owner.badniks[HOLDS - 1] = 0
    owner.hits[HOLDS - 1] = 0


def take_on(pos: SonicPosition, seat: int, badnik: int) -> None:
    """A badnik comes to lie before a player, those of lower number first."""
    owner = pos.players[seat]
    place = HOLDS - 1
    while place > 0 and (owner.badniks[place - 1] == 0 or owner.badniks[place - 1] > badnik):
        before = owner.badniks[place - 1]
        hits = owner.hits[place - 1]
        owner.badniks[place] = before
        owner.hits[place] = hits
        place -= 1
    owner.badniks[place] = badnik
    owner.hits[place] = 0


def discard(pos: SonicPosition, content: SonicContent, badnik: int, log: Log) -> None:
    """The active player's badnik of this number is discarded, if it is still there."""
    for place in range(HOLDS):
        if pos.players[pos.turn].badniks[place] == badnik:
            note(log, N_DISCARDED, pos.turn, foe_at(pos, content, pos.turn, place), 0)
            give_up(pos, pos.turn, place)
            return
