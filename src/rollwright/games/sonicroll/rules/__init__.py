"""Sonic Roll, as the rule book has it. Ids (SR-1 ...) are those of rulebook.md.

`turn` goes through the steps, `rolls` and `spend` are what a player does, `gains` what it brings; `agenda` holds what
waits; `legal` and `answers` know what may be done.
"""

from __future__ import annotations

from rollwright.core.kit import Codes, Log, add, quiet, refuse
from rollwright.games.sonicroll.rows import SonicContent, SonicOptions, SonicPosition
from rollwright.games.sonicroll.rules.answers import add_answers, why_not_answer
from rollwright.games.sonicroll.rules.codes import (
    ACTION,
    AGREE,
    AVOID,
    AVOID_ALL,
    BANK,
    BOOST,
    BUBBLE_DIE,
    CHOOSE,
    D_BADNIK,
    D_CARD,
    D_EMERALD,
    D_PATTERN,
    D_POWER_UP,
    D_TILE,
    DISCARD,
    EMERALD,
    END,
    GAIN,
    GIVE,
    HOLD,
    INVINCIBLE_DIE,
    LOSE,
    P_AFTER,
    P_ATTACK,
    P_BUDDY,
    P_CHOOSE,
    P_FREE,
    P_HAZARD,
    P_HAZARDS_LAND,
    P_INVINCIBLE,
    P_POOL_LANDS,
    P_RUNNING,
    P_STEP,
    PASS,
    PICK,
    R_ACTION_TAKEN,
    R_MUST_SPEND,
    R_NOT_ASKED,
    R_SPEND_LATE,
    REFUSE,
    REROLL,
    SAVE,
    SPEND,
    TAKE,
    USE_LIGHTNING,
    WEAR_NEW,
    WEAR_OLD,
)
from rollwright.games.sonicroll.rules.damage import hurt, ignore
from rollwright.games.sonicroll.rules.dice import land
from rollwright.games.sonicroll.rules.gains import (
    bank,
    change_to_rings,
    check_hazards,
    do_effect,
    drop_die,
    flip_tile,
    gain_die,
    give,
    take_emerald,
    take_hazards,
    take_power_up,
    wear,
)
from rollwright.games.sonicroll.rules.legal import (
    add_means,
    add_spends,
    why_not_avoid,
    why_not_avoid_all,
    why_not_boost,
    why_not_bubble,
    why_not_emerald,
    why_not_spend,
)
from rollwright.games.sonicroll.rules.piles import deal_card, deal_pattern, drawn, take_badnik
from rollwright.games.sonicroll.rules.rolls import begin_action, discard_tray, save
from rollwright.games.sonicroll.rules.score import rank, score
from rollwright.games.sonicroll.rules.spend import agree, announce, disagree
from rollwright.games.sonicroll.rules.turn import (
    avoid,
    avoid_all,
    be_struck,
    begin_first,
    boost,
    bubble,
    choose,
    end_step,
    exhaust,
    leave_step,
    pick,
    reroll,
    set_up,
    settle,
)

__all__ = [
    "MAX_EVENTS",
    "RULES",
    "default_move",
    "drawn",
    "moves",
    "outcome",
    "play",
    "rank",
    "score",
    "start",
    "why_not",
]

RULES = 1
MAX_EVENTS = 100_000


def start(pos: SonicPosition, content: SonicContent, options: SonicOptions) -> None:
    """SR-2: characters are chosen first."""
    pos.zone = options.zone
    pos.mode = options.mode
    pos.time_cost = options.time_cost
    pos.carried = options.emeralds  # SR-44: all that a campaign carries from zone to zone
    set_up(pos, content)
    ask_first(pos)


def ask_first(pos: SonicPosition) -> None:
    """The first seat chooses a character."""
    pos.phase = P_CHOOSE
    pos.to_act = 0


# ---- moves


def moves(pos: SonicPosition, content: SonicContent, legal: Codes) -> None:
    """What the seat to act may do."""
    log = quiet()
    if not in_turn(pos):
        add_answers(pos, content, legal, log)
        return
    if pos.phase == P_STEP or pos.phase == P_FREE:
        add_spends(pos, content, legal)
    if pos.phase == P_STEP:
        add(legal, PASS)
    elif pos.phase == P_ATTACK or pos.phase == P_HAZARD:
        add(legal, TAKE)
    else:
        add(legal, REROLL)
        add(legal, END)
    add_means(pos, content, legal, log)


def in_turn(pos: SonicPosition) -> bool:
    """Is this a step of the turn, not the question of an effect?"""
    return P_STEP <= pos.phase <= P_HAZARD


def why_not(pos: SonicPosition, content: SonicContent, code: int, log: Log) -> int:
    """0 if the move is legal now, else the reason."""
    if not in_turn(pos):
        return why_not_answer(pos, content, code, log)
    if code >= SPEND:
        return why_not_spend(pos, content, code, log)
    if code == BOOST:
        return why_not_boost(pos, content, log)
    if EMERALD <= code < AVOID_ALL:
        return why_not_emerald(pos, code - EMERALD, log)
    if code == AVOID_ALL:
        return why_not_avoid_all(pos, content, log)
    if AVOID <= code < BUBBLE_DIE:
        return why_not_avoid(pos, content, code, log)
    if BUBBLE_DIE <= code < INVINCIBLE_DIE:
        return why_not_bubble(pos, code - BUBBLE_DIE, log)
    return why_not_step(pos, code, log)


def why_not_step(pos: SonicPosition, code: int, log: Log) -> int:
    """Reroll, end, pass, take: each in its own step."""
    if ACTION <= code < BOOST:
        return refuse(log, R_ACTION_TAKEN, 0, 0)
    if code in (REROLL, END):
        if pos.phase == P_FREE or pos.phase == P_AFTER:
            return 0
        return refuse(log, R_MUST_SPEND, 0, 0)  # SR-6: after a spend, or a step left without one
    if code == PASS:
        return 0 if pos.phase == P_STEP else refuse(log, R_SPEND_LATE, 0, 0)
    if code == TAKE and (pos.phase == P_ATTACK or pos.phase == P_HAZARD):
        return 0
    return refuse(log, R_NOT_ASKED, 0, 0)


def play(pos: SonicPosition, content: SonicContent, code: int, log: Log) -> None:
    """Do a legal move, and go on."""
    if code >= SPEND:
        announce(pos, content, code, log)
    elif code >= PICK:
        answer(pos, content, code, log)
    elif code >= BUBBLE_DIE:
        use_die(pos, content, code, log)
    elif code >= EMERALD:
        use(pos, content, code, log)
    else:
        step(pos, content, code, log)
    settle(pos, content, log)


def step(pos: SonicPosition, content: SonicContent, code: int, log: Log) -> None:
    """A step of the turn."""
    if code >= TAKE:
        take(pos, content, log)
    elif code == PASS:
        leave_step(pos, log)
    elif code == END:
        end_step(pos, content)
    elif code == REROLL:
        reroll(pos, content, log)
    elif code == BOOST:
        boost(pos, log)
    elif code >= ACTION:
        begin_action(pos, content, code - ACTION, log)
    else:
        pos.phase = P_RUNNING
        choose(pos, content, code - CHOOSE, log)


def take(pos: SonicPosition, content: SonicContent, log: Log) -> None:
    """What waits is let come: an attack, a hazard die, Damage, a reward as it is."""
    if pos.phase == P_ATTACK:
        be_struck(pos, content, log)
    elif pos.phase == P_HAZARD:
        take_hazards(pos, log)
    elif pos.phase == P_INVINCIBLE:
        hurt(pos, log)
    else:
        do_effect(pos, content, log)


def use(pos: SonicPosition, content: SonicContent, code: int, log: Log) -> None:
    """An emerald, or an AVOID effect."""
    if code >= AVOID:
        avoid(pos, content, code, log)
    elif code == AVOID_ALL:
        avoid_all(pos, content, log)
    else:
        exhaust(pos, content, code - EMERALD, log)


def use_die(pos: SonicPosition, content: SonicContent, code: int, log: Log) -> None:
    """A die for a shield, for Invincible, to lose, to gain, or from the tray."""
    if code == DISCARD:
        discard_tray(pos, content, log)
    elif code >= SAVE:
        save(pos, content, code - SAVE + 1, log)
    elif code >= GAIN:
        gain_die(pos, code - GAIN + 1, log)
    elif code >= LOSE:
        drop_die(pos, code - LOSE, log)
    elif code >= INVINCIBLE_DIE:
        ignore(pos, code - INVINCIBLE_DIE, log)
    else:
        bubble(pos, code - BUBBLE_DIE, log)


def answer(pos: SonicPosition, content: SonicContent, code: int, log: Log) -> None:
    """The answer to the question of an effect."""
    if code == AGREE:
        agree(pos, content, log)
    elif code == REFUSE:
        disagree(pos, log)
    elif code == USE_LIGHTNING:
        change_to_rings(pos, log)
    elif code == WEAR_NEW:
        wear(pos, log)
    elif code == BANK:
        bank(pos, log)
    elif code in (HOLD, WEAR_OLD):
        pos.phase = P_RUNNING
    elif code >= GIVE:
        give(pos, code - GIVE)
    else:
        pick(pos, content, code - PICK, log)


def default_move(pos: SonicPosition, content: SonicContent) -> int:
    """What a table may play for Tails' player who does not answer: the shift is refused. -1 for a turn's own moves."""
    return REFUSE if pos.phase == P_BUDDY else -1


# ---- chance


def outcome(pos: SonicPosition, content: SonicContent, k: int, log: Log) -> None:
    """A die lands, or something is drawn; then the turn goes on."""
    if P_POOL_LANDS <= pos.phase <= P_HAZARDS_LAND:
        hazardous = pos.phase == P_HAZARDS_LAND
        land(pos, k + 1, log)
        if hazardous and pos.phase == P_RUNNING:
            check_hazards(pos, content, log)
    else:
        pos.phase = P_RUNNING
        settle_draw(pos, content, k, log)
    settle(pos, content, log)


def settle_draw(pos: SonicPosition, content: SonicContent, k: int, log: Log) -> None:
    """What was drawn is put where it belongs."""
    kind = pos.chance
    if kind == D_BADNIK:
        take_badnik(pos, content, k, log)
    elif kind == D_POWER_UP:
        take_power_up(pos, content, k, log)
    elif kind == D_CARD:
        deal_card(pos, content, k, log)
    elif kind == D_PATTERN:
        deal_pattern(pos, content, k, log)
    elif kind == D_TILE:
        flip_tile(pos, content, k, log)
    elif kind == D_EMERALD:
        take_emerald(pos, k, log)
    else:
        begin_first(pos, k, log)
