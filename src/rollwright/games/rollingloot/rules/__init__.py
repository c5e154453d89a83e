"""Rolling Loot, as the rule book has it. Ids (RL-1 ...) are those of rulebook.md.

`turns` deals, begins and ends; `looting` is a turn's first phase, `travel` its last; `dice` knows the requirements.
"""

from __future__ import annotations

from rollwright.core.kit import Codes, Log, add, ask, note, refuse, throw
from rollwright.core.kit import NoOptions as Options
from rollwright.games.rollingloot.rows import CARDS, STEPS, LootContent, LootPosition
from rollwright.games.rollingloot.rules.codes import (
    CARD,
    DEAL_FIRST,
    DICE,
    END,
    HOME,
    LOOT,
    LOOT_PHASE,
    N_AGAIN,
    N_THREW,
    OPENING,
    PAY,
    R_ANSWER,
    R_CHOOSE_DICE,
    R_EXHAUSTED,
    R_LOOT_LATE,
    R_NO_LOOT,
    R_NO_SHIP,
    R_NO_STEP,
    R_NOT_ASKED,
    R_STOP_FIRST,
    R_STOPPED,
    R_THROW_FIRST,
    R_THROWN,
    R_TWIN,
    REROLL,
    ROLLING,
    SAIL,
    SHARE,
    SHIPS,
    STAY,
    STOP,
    TAKE,
    THROW,
    TRAVEL,
    UP,
    USE,
)
from rollwright.games.rollingloot.rules.dice import chosen, faces, one, size, skips_twin, twins
from rollwright.games.rollingloot.rules.looting import announce, standing, stay, take
from rollwright.games.rollingloot.rules.ships import abandon, loot_on, stands
from rollwright.games.rollingloot.rules.travel import (
    add_payments,
    add_sails,
    pay,
    sail,
    why_not_pay,
    why_not_sail,
    why_not_there,
)
from rollwright.games.rollingloot.rules.turns import (
    deal_next,
    dealt,
    end_turn,
    first_throw,
    in_deck,
    opening_throw,
)

RULES = 1
MAX_EVENTS = 10_000


def start(pos: LootPosition, content: LootContent, options: Options) -> None:
    """RL-1, RL-2: two ships each; the decks are about to be dealt from."""
    for seat in range(pos.seats):
        pos.players[seat].pool = SHIPS
    pos.phase = DEAL_FIRST
    deal_next(pos, content)


# ---- moves


def moves(pos: LootPosition, content: LootContent, legal: Codes) -> None:
    """What the seat to act may do."""
    if pos.phase == LOOT_PHASE:
        add(legal, THROW)
        add_ships(pos, content, legal, True)
    elif pos.phase == ROLLING:
        add(legal, STOP)
        equal = twins(pos.free)
        for mask in range(1, 1 << DICE):
            if not skips_twin(mask, equal):
                add(legal, REROLL + mask - 1)
    elif pos.phase == TRAVEL:
        add(legal, END)
        add_sails(pos, content, legal)
        add_ships(pos, content, legal, False)
    elif pos.phase == PAY:
        add_payments(pos, content, legal)
    else:
        add(legal, TAKE)
        add(legal, STAY)


def add_ships(pos: LootPosition, content: LootContent, legal: Codes, looting: bool) -> None:
    """What ships that are out may do: take loot (RL-4), go home (RL-15)."""
    if pos.players[pos.turn].pool == SHIPS:
        return
    for card in range(CARDS):
        if pos.cards[card].lies == UP:
            for step in range(STEPS):
                if stands(pos, pos.turn, card, step):
                    add(legal, HOME + STEPS * card + step)
                    if looting and loot_on(pos, content, card, step) > 0:
                        add(legal, LOOT + STEPS * card + step)


def why_not(pos: LootPosition, content: LootContent, code: int, log: Log) -> int:
    """0 if the move is legal now, else the reason."""
    if pos.phase == SHARE:
        return 0 if code in (TAKE, STAY) else refuse(log, R_ANSWER, pos.card, pos.step)
    if code in (TAKE, STAY):
        return refuse(log, R_NOT_ASKED, 0, 0)
    if pos.phase == PAY:
        if code < USE:
            return refuse(log, R_CHOOSE_DICE, pos.card, pos.step)
        return why_not_pay(pos, content, code - USE + 1, log)
    if code == THROW:
        return 0 if pos.phase == LOOT_PHASE else refuse(log, R_THROWN, 0, 0)
    if code >= USE:
        return refuse(log, R_NO_STEP, 0, 0)
    if code >= REROLL or code == STOP:
        return why_not_roll(pos, code, log)
    if code >= SAIL or code == END:
        return why_not_travel(pos, content, code, log)
    return why_not_ship(pos, content, code, log)


def why_not_roll(pos: LootPosition, code: int, log: Log) -> int:
    """RL-10: rerolling, or stopping, after the first throw and before travelling."""
    if pos.phase == LOOT_PHASE:
        return refuse(log, R_THROW_FIRST, 0, 0)
    if pos.phase == TRAVEL:
        return refuse(log, R_STOPPED, 0, 0)
    if code >= REROLL and skips_twin(code - REROLL + 1, twins(pos.free)):
        return refuse(log, R_TWIN, 0, 0)
    return 0


def why_not_travel(pos: LootPosition, content: LootContent, code: int, log: Log) -> int:
    """RL-11: ships travel, and the turn ends, after the dice are thrown."""
    if pos.phase == LOOT_PHASE:
        return refuse(log, R_THROW_FIRST, 0, 0)
    if pos.phase == ROLLING:
        return refuse(log, R_STOP_FIRST, 0, 0)
    if code == END:
        return 0
    place = code - SAIL
    return why_not_sail(pos, content, place // STEPS, place % STEPS, log)


def why_not_ship(pos: LootPosition, content: LootContent, code: int, log: Log) -> int:
    """What a ship that is out may do: take loot before the throw (RL-4), go home before it or after (RL-15)."""
    place = code - HOME if code >= HOME else code - LOOT
    card = place // STEPS
    step = place % STEPS
    if pos.phase == ROLLING:
        return refuse(log, R_STOP_FIRST, 0, 0)
    if code < HOME and pos.phase != LOOT_PHASE:
        return refuse(log, R_LOOT_LATE, 0, 0)
    away = why_not_there(pos, card, log)
    if away:
        return away
    if not stands(pos, pos.turn, card, step):
        return refuse(log, R_NO_SHIP, card, step)
    if code >= HOME:
        return 0
    if content.cards[card].steps[step].loot == 0:
        return refuse(log, R_NO_LOOT, card, step)  # RL-9
    if loot_on(pos, content, card, step) == 0:
        return refuse(log, R_EXHAUSTED, card, step)
    return 0


def play(pos: LootPosition, content: LootContent, code: int, log: Log) -> None:
    """Do a legal move."""
    if code >= USE:
        pay(pos, code - USE + 1, log)
    elif code >= REROLL:
        reroll(pos, chosen(pos.free, code - REROLL + 1), log)
    elif code >= SAIL:
        sail(pos, content, (code - SAIL) // STEPS, (code - SAIL) % STEPS, log)
    elif code >= HOME:
        abandon(pos, pos.turn, (code - HOME) // STEPS, (code - HOME) % STEPS, log)
    elif code >= LOOT:
        announce(pos, content, (code - LOOT) // STEPS, (code - LOOT) % STEPS, log)
    elif code == THROW:
        first_throw(pos)
    elif code == STOP:
        to_travel(pos)
    elif code == END:
        end_turn(pos, content, log)
    elif code == TAKE:
        take(pos, content, log)
    else:
        stay(pos, content, log)


def reroll(pos: LootPosition, dice: int, log: Log) -> None:
    """RL-10: any selection is thrown again, up to twice."""
    note(log, N_AGAIN, pos.turn, faces(dice), 0)
    pos.free -= dice
    pos.rerolls -= 1
    throw(pos, size(dice))


def to_travel(pos: LootPosition) -> None:
    """RL-10: the player may stop early; the dice stay as they are."""
    pos.rerolls = 0
    pos.phase = TRAVEL
    ask(pos, pos.turn)


# ---- chance


def outcome(pos: LootPosition, content: LootContent, k: int, log: Log) -> None:
    """A die lands, or a card is dealt."""
    if pos.chance == CARD:
        dealt(pos, content, drawn(pos, content, k), log)
    elif pos.phase == OPENING:
        opening_throw(pos, k + 1, log)
    else:
        land(pos, k + 1, log)


def land(pos: LootPosition, face: int, log: Log) -> None:
    """A die lands among those that were kept; nothing settles until all have. RL-10: the last result stands."""
    pos.free += one(face)
    pos.dice -= 1
    if pos.dice > 0:
        return
    note(log, N_THREW, pos.turn, faces(pos.free), pos.rerolls)
    if pos.rerolls == 0:
        pos.phase = TRAVEL
    ask(pos, pos.turn)


def drawn(pos: LootPosition, content: LootContent, k: int) -> int:
    """The index of the card that outcome k deals: the k-th left in the deck."""
    found = 0
    for card in range(CARDS):
        if in_deck(pos, content, card):
            if k == 0:
                found = card
            k -= 1
    return found


def default_move(pos: LootPosition, content: LootContent) -> int:
    """What a table may play for an owner who does not answer (RL-7): the cut is taken. -1 for a turn's own moves."""
    return TAKE if pos.phase == SHARE else -1


# ---- result


def score(pos: LootPosition, content: LootContent, seat: int) -> int:
    """Loot taken."""
    return pos.players[seat].points


def rank(pos: LootPosition, content: LootContent, seat: int) -> int:
    """RL-20: most loot; of equals, who came there first."""
    return standing(pos, seat)
