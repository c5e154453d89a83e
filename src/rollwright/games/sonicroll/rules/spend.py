"""SR-5: spending a die, what it clears, and what that brings."""

from __future__ import annotations

from rollwright.core.kit import Log, ask, finish, note
from rollwright.games.sonicroll.rows import (
    HOLDS,
    PASSAGE,
    PATTERN_CARD,
    ROUTES,
    SonicContent,
    SonicPosition,
)
from rollwright.games.sonicroll.rules.agenda import forget, push
from rollwright.games.sonicroll.rules.badniks import strike_back, wake
from rollwright.games.sonicroll.rules.codes import (
    ANYWHERE,
    AT_ATTACK,
    AT_BADNIK,
    AT_HIT,
    AT_OTHER,
    BUDDY_FLIGHT,
    BUMPERS,
    C_ACTION,
    C_BOSS,
    C_JUMP,
    C_ROUTE,
    C_SPACE,
    COMPETITION,
    E_GAIN,
    E_RINGS,
    JUMP,
    JUMP_RINGS,
    LANES,
    LOWER_FOLLOWS,
    N_AGREED,
    N_ATTACK_CLEARED,
    N_BUDDY_ASKED,
    N_CARD_DONE,
    N_HIT,
    N_PASSAGE_DONE,
    N_PATTERN_DONE,
    N_REFUSED,
    N_SHIFTED,
    N_SPENT,
    N_WON,
    ON_BADNIK,
    ON_CARD,
    P_BUDDY,
    P_OVER,
    P_RUNNING,
    RUN,
    S_SPENT,
    SPEND_EACH,
    SPEND_GAIN,
    SPEND_ON,
    U_FLAME,
    U_OTHERS,
    U_REFUSED,
    WON,
)
from rollwright.games.sonicroll.rules.dice import size, take_out
from rollwright.games.sonicroll.rules.legal import (
    counts_as,
    face_in,
    is_flame,
    kind_of,
    number_of,
    place_in,
    shift_of,
    way_in,
)
from rollwright.games.sonicroll.rules.routes import (
    clear_route,
    drop_pattern,
    next_space,
    shown,
    step_on,
)


def announce(pos: SonicPosition, content: SonicContent, code: int, log: Log) -> None:
    """A spend; Buddy Flight in competition is for Tails' player to agree to."""
    shift = shift_of(way_in(code))
    tails = seat_of_tails(pos, content)
    if shift > 0 and pos.mode == COMPETITION and tails != pos.turn:
        pos.announced = code
        pos.phase = P_BUDDY
        note(log, N_BUDDY_ASKED, tails, way_in(code), place_in(code))
        ask(pos, tails)
    else:
        spend(pos, content, code, log)


def seat_of_tails(pos: SonicPosition, content: SonicContent) -> int:
    """The seat whose character has Buddy Flight, the active one where none has."""
    for seat in range(pos.seats):
        if content.characters[pos.players[seat].character - 1].ability == BUDDY_FLIGHT:
            return seat
    return pos.turn


def agree(pos: SonicPosition, content: SonicContent, log: Log) -> None:
    """The announced spend is done."""
    code = pos.announced
    note(log, N_AGREED, pos.to_act, 0, 0)
    pos.announced = 0
    spend(pos, content, code, log)


def disagree(pos: SonicPosition, log: Log) -> None:
    """Nothing is spent, and no shift may be asked for before the next spend or throw."""
    note(log, N_REFUSED, pos.to_act, 0, 0)
    pos.announced = 0
    pos.used |= 1 << U_REFUSED
    pos.phase = P_RUNNING


def spend(pos: SonicPosition, content: SonicContent, code: int, log: Log) -> None:
    """The die leaves the pool; its rewards and SPEND effects are one group (SR-20)."""
    way = way_in(code)
    place = place_in(code)
    face = face_in(code)
    number = number_of(pos, content, way, face)
    kind = counts_as(way)
    dice = size(pos)
    first = pos.spent == 0
    note(log, N_SPENT, way, face, place)
    take_out(pos, 6 * kind_of(way) + face - 1)
    use_up(pos, way, place, log)
    pos.phase = P_RUNNING
    pos.stage = S_SPENT
    pos.safe = 0  # SR-30: ended before the spend's rewards
    pos.spent += 1
    pos.since += 1
    pos.last = number
    pos.chain = chain_after(pos, content, kind)
    if spend_on(pos, content, place, kind, number, log):
        return
    if kind == JUMP:  # SR-12
        push(pos, E_RINGS, 1 + (pos.boons >> JUMP_RINGS & 1), C_JUMP)
    gain_by_action(pos, content, place, kind)
    wake(pos, content, SPEND_EACH, dice, first)  # SR-27


def use_up(pos: SonicPosition, way: int, place: int, log: Log) -> None:
    """What the way of spending uses up."""
    pos.used &= ~(1 << U_REFUSED)
    if is_flame(way):
        pos.used |= 1 << U_FLAME
    if place >= AT_OTHER:
        pos.used |= 1 << U_OTHERS
    shift = shift_of(way)
    if shift > 0:
        pos.buddy -= shift
        note(log, N_SHIFTED, pos.turn, shift, pos.buddy)


def chain_after(pos: SonicPosition, content: SonicContent, kind: int) -> int:
    """SR-11: what may be spent without a reroll: after a Run die any; in a Glide, after a Jump, a lower Jump."""
    if kind == RUN or pos.boons >> SPEND_ON & 1:
        return 1
    gliding = content.actions[pos.action - 1].effect == LOWER_FOLLOWS
    return 2 if gliding and kind == JUMP else 0


def gain_by_action(pos: SonicPosition, content: SonicContent, place: int, kind: int) -> None:
    """SR-36: boss patterns count as zone cards here, the attack card as a badnik."""
    action = content.actions[pos.action - 1]
    if action.effect == SPEND_GAIN and action.on == kind + 1:
        on_card = place < 2 * ROUTES
        on_badnik = place >= AT_BADNIK
        if (
            action.where == ANYWHERE
            or (action.where == ON_CARD and on_card)
            or (action.where == ON_BADNIK and on_badnik)
        ):
            push(pos, E_GAIN, action.gains, C_ACTION)


def spend_on(pos: SonicPosition, content: SonicContent, place: int, kind: int, number: int, log: Log) -> bool:
    """What the die does there; True where it beats the boss, and all is over."""
    if AT_HIT <= place < AT_BADNIK:
        return hit_boss(pos, content, place - AT_HIT, log)
    if place < LANES:
        clear_space(pos, content, place // 2, place % 2, number, log)
    elif place == AT_ATTACK:
        pos.cleared = 1  # SR-37: its attacks and its ability are off until the turn's end
        pos.side = 1 - pos.side
        note(log, N_ATTACK_CLEARED, pos.turn, pos.side + 1, 0)
    elif place < AT_OTHER:
        strike_back(pos, content, pos.turn, place - AT_BADNIK, kind, number, log)
    else:
        seat = (place - AT_OTHER) // HOLDS
        strike_back(pos, content, seat, (place - AT_OTHER) % HOLDS, kind, number, log)
    return False


def clear_space(
    pos: SonicPosition, content: SonicContent, route: int, lane: int, number: int, log: Log
) -> None:
    """SR-20: a cleared space gives its lane's reward; SR-18: each bumper does, SR-36: on a pattern the series once."""
    card = shown(pos, content, route)
    wanted = content.cards[card].spaces[pos.routes[route].at].lanes[lane]
    done = step_on(pos, content, route, lane, number)
    if wanted.what > 0 and (done or (wanted.kind == BUMPERS and card < PATTERN_CARD)):
        push(pos, wanted.what, wanted.amount, C_SPACE)
    if done and next_space(pos, content, route):
        finish_card(pos, content, route, card, log)


def finish_card(pos: SonicPosition, content: SonicContent, route: int, card: int, log: Log) -> None:
    """SR-21: the card is taken, and the route's reward with it."""
    if pos.fight:
        note(log, N_PATTERN_DONE, pos.turn, card - PATTERN_CARD, route)
        drop_pattern(pos, route)  # SR-36: discarded, no Speed
        return
    pos.players[pos.turn].cards += 1
    clear_route(pos, route)
    if route == PASSAGE:
        note(log, N_PASSAGE_DONE, pos.turn, 0, 0)
        push(pos, content.passage_reward.what, content.passage_reward.amount, C_ROUTE)
    else:
        note(log, N_CARD_DONE, pos.turn, card, route)
        reward = content.zones[pos.zone].routes[route]
        push(pos, reward.what, reward.amount, C_ROUTE)


def hit_boss(pos: SonicPosition, content: SonicContent, route: int, log: Log) -> bool:
    """SR-38: the route is closed for the turn, an animal is free; True with the last one."""
    pos.hit |= 1 << route
    pos.health -= 1
    pos.players[pos.turn].animals += 1
    note(log, N_HIT, pos.turn, route, pos.health)
    if pos.health == 0:
        win(pos, log)
        return True
    each = content.zones[pos.zone].each_hit
    push(pos, each.what, each.amount, C_BOSS)
    return False


def win(pos: SonicPosition, log: Log) -> None:
    """SR-40: the boss is beaten, the players win at once; what is still owed is dropped."""
    note(log, N_WON, pos.turn, 0, 0)
    forget(pos)
    pos.won = WON
    pos.phase = P_OVER
    finish(pos)
