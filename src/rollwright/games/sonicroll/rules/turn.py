"""The steps of the game and of a turn, each gone on with when no effect waits."""

from __future__ import annotations

from rollwright.core.kit import Log, ask, finish, next_seat, note
from rollwright.games.sonicroll.rows import (
    EMERALDS,
    PASSAGE,
    POWER_UPS,
    SonicContent,
    SonicPosition,
)
from rollwright.games.sonicroll.rules.agenda import group_start, order_matters, push, remove, rest
from rollwright.games.sonicroll.rules.badniks import attacked, strike, wake
from rollwright.games.sonicroll.rules.codes import (
    AVOID,
    BUDDY,
    BUDDY_FLIGHT,
    C_ACTION,
    C_STEP,
    COMPETITION,
    E_DAMAGE,
    E_GAIN,
    END_TURN,
    FINALE,
    LIVES,
    LOST_ROUNDS,
    MIDDLE_RINGS,
    N_AVOIDED,
    N_BLUE,
    N_BOOST_USED,
    N_BUBBLE,
    N_CHOSE,
    N_EMERALD_USED,
    N_ENDED,
    N_FIRST,
    N_OUT_OF_ROUNDS,
    N_PASSED,
    N_REROLLED,
    N_TURN,
    P_ACTION,
    P_AFTER,
    P_ATTACK,
    P_CHOOSE,
    P_FREE,
    P_HAZARD,
    P_OVER,
    P_PICK,
    P_RUNNING,
    P_STEP,
    REROLL_GAIN,
    REROLL_STEP,
    ROUNDS,
    RUN,
    S_ACTION,
    S_AFTER,
    S_BEGIN,
    S_BUILT,
    S_CHOOSING,
    S_ENDED,
    S_ENDING,
    S_FIRST,
    S_FREE,
    S_REROLL,
    S_SPENT,
    S_STEP,
    S_STRUCK,
    S_THROWN,
    S_THROWS,
    SECRET_PASSAGE,
    SPIN,
    TIME_TOKENS,
    U_BLUE,
    U_BUBBLE,
    U_INSTA,
    U_INVINCIBLE,
    U_REFUSED,
)
from rollwright.games.sonicroll.rules.damage import is_safe
from rollwright.games.sonicroll.rules.dice import (
    add_new,
    cool,
    empty,
    in_the_air,
    launch,
    lift,
    size,
    take_out,
)
from rollwright.games.sonicroll.rules.gains import begin_effect, check_hazards, take_time
from rollwright.games.sonicroll.rules.legal import avoided, can_dodge
from rollwright.games.sonicroll.rules.piles import draw_first, refill, reset_tiles
from rollwright.games.sonicroll.rules.rolls import after_throw

# ---- set-up


def set_up(pos: SonicPosition, content: SonicContent) -> None:
    """SR-2, SR-3: tokens, decks, tiles; SR-46: the finale has no act phase."""
    zone = content.zones[pos.zone]
    pos.time = TIME_TOKENS
    pos.health = zone.health
    pos.badnik_deck = (1 << zone.badniks) - 1
    pos.pattern_deck = (1 << content.pattern_count) - 1
    for power_up in range(POWER_UPS):
        count = content.power_ups[power_up]
        pos.power_deck[power_up] = count
    reset_tiles(pos, content)
    if pos.zone == FINALE:
        pos.carried = (1 << EMERALDS) - 1
        pos.fight = 1
        pos.dealing = 1
    else:
        pos.deck = (1 << zone.cards) - 1
        pos.to_deal = 8 + max(0, pos.seats - 2)
    pos.middle = pos.carried  # SR-45: face up in the middle
    for seat in range(pos.seats):
        pos.players[seat].boosts = 1
        pos.players[seat].lives = 0 if pos.mode == COMPETITION else LIVES  # SR-48
    pos.stage = S_CHOOSING


def choose(pos: SonicPosition, content: SonicContent, character: int, log: Log) -> None:
    """SR-2: no two the same; Knuckles brings his passage along."""
    pos.players[pos.turn].character = character + 1
    note(log, N_CHOSE, pos.turn, character, 0)
    if content.characters[character].ability == SECRET_PASSAGE and pos.zone != FINALE:
        pos.routes[PASSAGE].card = 1
    pos.turn += 1
    if pos.turn == pos.seats:
        pos.turn = 0
        pos.stage = S_FIRST


def begin_first(pos: SonicPosition, seat: int, log: Log) -> None:
    """SR-3: whose turn is first."""
    pos.turn = seat
    pos.stage = S_BEGIN
    note(log, N_FIRST, seat, 0, 0)


def begin_turn(pos: SonicPosition, content: SonicContent, log: Log) -> None:
    """A turn begins with its roll action (SR-4)."""
    pos.stage = S_ACTION
    pos.action = 0
    pos.throws = 0
    pos.spent = 0
    pos.since = 0
    pos.last = 0
    pos.chain = 0
    pos.safe = 0
    pos.boons = 0
    pos.used = 0
    pos.cleared = 0
    if content.characters[pos.players[pos.turn].character - 1].ability == BUDDY_FLIGHT:
        pos.buddy = BUDDY  # Tails: the board die stands at 2 from his turn's start
    note(log, N_TURN, pos.turn, 0, 0)


# ---- going on


def settle(pos: SonicPosition, content: SonicContent, log: Log) -> None:
    """Do what waits, and go on with the turn, until someone is asked or chance acts."""
    while pos.phase == P_RUNNING:
        if pos.waiting > 0:
            do_next(pos, content, log)
        else:
            rest(pos)
            if pos.stage >= S_AFTER:
                go_on_late(pos, content, log)
            else:
                go_on(pos, content, log)


def do_next(pos: SonicPosition, content: SonicContent, log: Log) -> None:
    """SR-10: the next of the running group; the active player picks where the order can matter."""
    start = group_start(pos)
    if start < pos.waiting - 1 and order_matters(pos, start):
        pos.phase = P_PICK
        ask(pos, pos.turn)
    else:
        remove(pos, start)
        begin_effect(pos, content, log)


def pick(pos: SonicPosition, content: SonicContent, place: int, log: Log) -> None:
    """The active player's choice of what comes first."""
    pos.phase = P_RUNNING
    remove(pos, group_start(pos) + place)
    begin_effect(pos, content, log)


def question(pos: SonicPosition, phase: int) -> None:
    """The active player is asked."""
    pos.phase = phase
    ask(pos, pos.turn)


def go_on(pos: SonicPosition, content: SonicContent, log: Log) -> None:
    """The steps up to the spending step."""
    if pos.stage == S_STEP or pos.stage == S_FREE:
        if size(pos) == 0:
            end_step(pos, content)  # SR-6: with no die left the turn is over at once
        else:
            question(pos, P_STEP if pos.stage == S_STEP else P_FREE)
    elif pos.stage == S_BUILT:
        pos.stage = S_STEP
    elif pos.stage == S_THROWS:
        after_throw(pos, content, log)
    elif pos.stage == S_ACTION:
        question(pos, P_ACTION)
    elif pos.stage == S_CHOOSING:
        question(pos, P_CHOOSE)
    elif pos.stage == S_FIRST:
        if pos.seats > 1:
            draw_first(pos)
        else:
            begin_first(pos, 0, log)
    elif not refill(pos, content, log):
        begin_turn(pos, content, log)


def go_on_late(pos: SonicPosition, content: SonicContent, log: Log) -> None:
    """The steps after a spend, and the reroll."""
    if pos.stage == S_SPENT:
        if not refill(pos, content, log):
            pos.stage = S_FREE if pos.chain > 0 else S_AFTER
    elif pos.stage == S_AFTER:
        if size(pos) == 0:
            end_step(pos, content)  # SR-6
        else:
            question(pos, P_AFTER)
    elif pos.stage == S_REROLL:
        throw_again(pos, content)
    elif pos.stage == S_THROWN:
        check_attacks(pos, content, log)
    elif pos.stage == S_STRUCK:
        pos.stage = S_STEP
    elif pos.stage == S_ENDING:
        discard_rest(pos, log)
    elif not refill(pos, content, log):
        pass_on(pos, content, log)


# ---- leaving the spending step, reroll, Boost


def leave_step(pos: SonicPosition, log: Log) -> None:
    """SR-5: spending none is Damage, and leaves the step."""
    note(log, N_PASSED, pos.turn, 0, 0)
    pos.phase = P_RUNNING
    pos.stage = S_AFTER
    if not is_safe(pos):
        push(pos, E_DAMAGE, 1, C_STEP)


def reroll(pos: SonicPosition, content: SonicContent, log: Log) -> None:
    """SR-8: safety and emerald boons end; then REROLL effects."""
    note(log, N_REROLLED, pos.turn, size(pos), 0)
    pos.phase = P_RUNNING
    pos.stage = S_REROLL
    pos.safe = 0
    pos.boons = 0
    wake(pos, content, REROLL_STEP, size(pos), False)
    action = content.actions[pos.action - 1]
    if action.effect == REROLL_GAIN and pos.since >= 2:
        push(pos, E_GAIN, action.gains, C_ACTION)  # Propeller Tail


def boost(pos: SonicPosition, log: Log) -> None:
    """SR-9: the whole pool is rerolled; no REROLL effects; safety and boons end."""
    player = pos.players[pos.turn]
    player.boosts -= 1
    note(log, N_BOOST_USED, pos.turn, size(pos), player.boosts)
    pos.safe = 0
    pos.boons = 0
    fly(pos)


def fly(pos: SonicPosition) -> None:
    """All remaining dice are thrown."""
    lift(pos)
    pos.since = 0
    pos.used &= ~(1 << U_REFUSED)
    pos.stage = S_THROWN
    launch(pos)


def throw_again(pos: SonicPosition, content: SonicContent) -> None:
    """SR-8: all remaining dice, and those gained for the reroll."""
    if size(pos) + in_the_air(pos) == 0:
        end_step(pos, content)
    else:
        fly(pos)


def check_attacks(pos: SonicPosition, content: SonicContent, log: Log) -> None:
    """SR-8: Boost, AVOID, Bubble Shield may be used; then attacks that still match strike."""
    if not attacked(pos, content):
        cool(pos)
        pos.stage = S_STEP
        return
    question(pos, P_ATTACK)
    if not can_dodge(pos, content, log):
        be_struck(pos, content, log)


def be_struck(pos: SonicPosition, content: SonicContent, log: Log) -> None:
    """SR-25: the penalties."""
    pos.phase = P_RUNNING
    pos.stage = S_STRUCK
    strike(pos, content, log)


# ---- AVOID, Bubble Shield, emeralds


def avoid(pos: SonicPosition, content: SonicContent, code: int, log: Log) -> None:
    """Sonic's Insta-Shield: the die is a Spin die until the turn ends (SR-50)."""
    pos.used |= 1 << U_INSTA
    face = (code - AVOID) % 6 + 1
    turn_spin(pos, face, avoided(code), log)
    after_avoid(pos, content, log)


def avoid_all(pos: SonicPosition, content: SonicContent, log: Log) -> None:
    """Knuckles' Spin Attack: all Run dice become Spin."""
    for face in range(1, 7):
        while pos.pool[6 * RUN + face - 1] > 0:
            turn_spin(pos, face, face, log)
    after_avoid(pos, content, log)


def turn_spin(pos: SonicPosition, face: int, into: int, log: Log) -> None:
    """A Run die becomes a Spin die; a rerolled one still waits for its attack check."""
    place = 6 * RUN + face - 1
    hot = pos.hot[place] > 0
    take_out(pos, place)
    pos.pool[6 * SPIN + into - 1] += 1
    if hot:
        pos.hot[6 * SPIN + into - 1] += 1
    note(log, N_AVOIDED, pos.turn, place, 6 * SPIN + into - 1)


def after_avoid(pos: SonicPosition, content: SonicContent, log: Log) -> None:
    """What waited for it is looked at again."""
    if pos.phase == P_HAZARD:
        check_hazards(pos, content, log)
    else:
        pos.phase = P_RUNNING


def bubble(pos: SonicPosition, place: int, log: Log) -> None:
    """SR-34: one die is rerolled; it can be attacked, there are no REROLL effects, safety stays."""
    note(log, N_BUBBLE, pos.turn, place, 0)
    pos.used |= 1 << U_BUBBLE
    take_out(pos, place)
    pos.flying[place // 6] += 1
    pos.used &= ~(1 << U_REFUSED)
    pos.stage = S_THROWN
    launch(pos)


def exhaust(pos: SonicPosition, content: SonicContent, emerald: int, log: Log) -> None:
    """SR-33: its dice are thrown into the pool, then its text works; SR-45: one of the middle costs 5 rings."""
    player = pos.players[pos.turn]
    if pos.middle >> emerald & 1:
        pos.middle &= ~(1 << emerald)
        if pos.zone != FINALE:
            player.rings -= MIDDLE_RINGS
    else:
        player.exhausted |= 1 << emerald
    note(log, N_EMERALD_USED, pos.turn, emerald + 1, 0)
    pos.boons |= 1 << emerald
    pos.used &= ~(1 << U_REFUSED)  # its throw lets a shift be asked for again
    add_new(pos, content.emeralds[emerald].dice[0])
    add_new(pos, content.emeralds[emerald].dice[1])
    launch(pos)


# ---- the end of a turn


def end_step(pos: SonicPosition, content: SonicContent) -> None:
    """SR-52: END TURN abilities come first."""
    pos.phase = P_RUNNING
    pos.stage = S_ENDING
    wake(pos, content, END_TURN, size(pos), False)


def discard_rest(pos: SonicPosition, log: Log) -> None:
    """SR-7: leftover dice are discarded for a Time token; SR-34: not if the Blue Shield was lost this turn."""
    dice = size(pos)
    pos.stage = S_ENDED
    note(log, N_ENDED, pos.turn, dice, 0)
    if dice > 0:
        empty(pos)
        if pos.used >> U_BLUE & 1:
            note(log, N_BLUE, pos.turn, 0, 0)
        else:
            take_time(pos, log)


def pass_on(pos: SonicPosition, content: SonicContent, log: Log) -> None:
    """SR-39: after a hit all routes are refilled; then the next player's turn begins, to the left."""
    if pos.hit:
        pos.hit = 0
        pos.dealing = 1
        return
    if pos.used >> U_INVINCIBLE & 1:
        pos.players[pos.turn].invincible -= 1  # SR-51
    pos.turns += 1
    if pos.turns == ROUNDS * pos.seats:
        note(log, N_OUT_OF_ROUNDS, ROUNDS, 0, 0)  # SR-53
        pos.won = LOST_ROUNDS
        pos.phase = P_OVER
        finish(pos)
        return
    pos.turn = next_seat(pos, pos.turn)
    begin_turn(pos, content, log)
