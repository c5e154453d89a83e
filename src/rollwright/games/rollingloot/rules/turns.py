"""Set-up, whose turn it is, and when the game ends."""

from __future__ import annotations

from rollwright.core.kit import Log, ask, draw, next_seat, note, throw
from rollwright.games.rollingloot.rows import CARDS, LootContent, LootPosition
from rollwright.games.rollingloot.rules.codes import (
    APART,
    CARD,
    DEAL_FIRST,
    DEAL_SECOND,
    DICE,
    LOOT_PHASE,
    N_BEGINS,
    N_CALLED,
    N_DEALT,
    N_OPENED,
    N_ROUNDS,
    N_TIED,
    OPENING,
    REROLLS,
    ROLLING,
    ROUNDS,
    UP,
)
from rollwright.games.rollingloot.rules.looting import end_game, last_loot
from rollwright.games.rollingloot.rules.ships import cards_up, steps_with_loot

FROM_FIRST = 2  # cards of level 1 in a game


def in_deck(pos: LootPosition, content: LootContent, card: int) -> bool:
    """Is the card in the deck that is being dealt from? Level 1 is one deck, levels 2 and 3 another (RL-2)."""
    first = content.cards[card].level == 1
    return pos.cards[card].lies == APART and first == (pos.phase == DEAL_FIRST)


def deal_next(pos: LootPosition, content: LootContent) -> None:
    """RL-2: two cards of level 1, then two of the other deck, or three for three players."""
    if pos.phase == DEAL_FIRST and cards_up(pos) == FROM_FIRST:
        pos.phase = DEAL_SECOND
    if pos.phase == DEAL_SECOND and cards_up(pos) == FROM_FIRST + pos.seats:
        open_round(pos, (1 << pos.seats) - 1)
        return
    left = 0
    for card in range(CARDS):
        if in_deck(pos, content, card):
            left += 1
    draw(pos, CARD, left)


def dealt(pos: LootPosition, content: LootContent, card: int, log: Log) -> None:
    """A card is laid out face up."""
    pos.cards[card].lies = UP
    note(log, N_DEALT, card, content.cards[card].level, 0)
    deal_next(pos, content)


def open_round(pos: LootPosition, throwing: int) -> None:
    """RL-3: these seats throw a die each, lowest seat first."""
    pos.phase = OPENING
    pos.throwing = throwing
    pos.best = 0
    pos.tied = 0
    pos.turn = 0
    while not throwing >> pos.turn & 1:
        pos.turn += 1
    throw(pos, 1)


def opening_throw(pos: LootPosition, face: int, log: Log) -> None:
    """RL-3: the highest die goes first; tied players throw again."""
    note(log, N_OPENED, pos.turn, face, 0)
    if face > pos.best:
        pos.best = face
        pos.tied = 1 << pos.turn
    elif face == pos.best:
        pos.tied |= 1 << pos.turn
    pos.turn += 1
    while pos.turn < pos.seats and not pos.throwing >> pos.turn & 1:
        pos.turn += 1
    if pos.turn < pos.seats:
        throw(pos, 1)
    elif pos.tied & (pos.tied - 1):
        note(log, N_TIED, pos.best, 0, 0)
        open_round(pos, pos.tied)
    else:
        first = 0
        while not pos.tied >> first & 1:
            first += 1
        note(log, N_BEGINS, first, pos.best, 0)
        pos.throwing = 0
        pos.best = 0
        pos.tied = 0
        begin_turn(pos, first)


def begin_turn(pos: LootPosition, seat: int) -> None:
    """RL-4: a turn begins with its loot phase."""
    pos.turn = seat
    pos.phase = LOOT_PHASE
    ask(pos, seat)


def first_throw(pos: LootPosition) -> None:
    """RL-10: all five dice."""
    pos.phase = ROLLING
    pos.rerolls = REROLLS
    throw(pos, DICE)


def end_turn(pos: LootPosition, content: LootContent, log: Log) -> None:
    """The turn goes on clockwise (RL-3), unless that was the last one."""
    pos.free = 0
    pos.turns += 1
    if pos.last == 1:
        last_loot(pos, content, log)
        end_if_running(pos, content, log)
        return
    if pos.last > 1:
        pos.last -= 1
    elif end_is_near(pos, content):
        pos.last = pos.seats  # RL-18: every player, from the next one on, takes one last turn
        note(log, N_CALLED, 0, 0, 0)
    elif pos.turns == ROUNDS * pos.seats:
        pos.last = pos.seats  # RL-21
        note(log, N_ROUNDS, ROUNDS, 0, 0)
    begin_turn(pos, next_seat(pos, pos.turn))


def end_if_running(pos: LootPosition, content: LootContent, log: Log) -> None:
    """The last loot may have turned the last card down, and so ended the game already (RL-18)."""
    if cards_up(pos) > 0:
        end_game(pos, content, log)


def end_is_near(pos: LootPosition, content: LootContent) -> bool:
    """RL-18: two or fewer cards are face up, and each has exactly one step with loot left."""
    if cards_up(pos) > 2:
        return False
    for card in range(CARDS):
        if pos.cards[card].lies == UP and steps_with_loot(pos, content, card) != 1:
            return False
    return True
