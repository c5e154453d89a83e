"""The loot phase, how loot is shared, and the scoring track."""

from __future__ import annotations

from rollwright.core.kit import Log, ask, finish, next_seat, note
from rollwright.games.rollingloot.rows import CARDS, STEPS, LootContent, LootPosition
from rollwright.games.rollingloot.rules.codes import (
    DOWN,
    FINISHED,
    LOOT_PHASE,
    N_CLOSED,
    N_EMPTY,
    N_FIRST,
    N_GOT,
    N_LAST,
    N_LOOTING,
    N_NO_CARDS,
    N_SPLIT,
    N_STAYS,
    N_TAKES,
    N_WON,
    SHARE,
    UP,
)
from rollwright.games.rollingloot.rules.ships import (
    abandon,
    cards_up,
    how_many,
    is_highest,
    leave,
    loot_on,
    stands,
    steps_with_loot,
)

LEVELS = 3


def announce(pos: LootPosition, content: LootContent, card: int, step: int, log: Log) -> None:
    """RL-4: a ship of the seat whose turn it is takes the loot of its step; once announced, it is not taken back."""
    note(log, N_LOOTING, pos.turn, card, step)
    if is_highest(pos, content, card, step):
        split(pos, content, card, step, pos.cards[card].ships[step], log)  # RL-6: with everybody on it
        to_loot_phase(pos)
    else:
        pos.card = card
        pos.step = step
        pos.takers = 1 << pos.turn
        ask_after(pos, content, pos.turn, log)


def ask_after(pos: LootPosition, content: LootContent, seat: int, log: Log) -> None:
    """RL-7: the next owner on the step, in turn order, chooses; when all have, the loot is split."""
    seat = next_seat(pos, seat)
    while seat != pos.turn and not stands(pos, seat, pos.card, pos.step):
        seat = next_seat(pos, seat)
    if seat != pos.turn:
        pos.phase = SHARE
        ask(pos, seat)
        return
    card = pos.card
    step = pos.step
    takers = pos.takers
    pos.card = 0
    pos.step = 0
    pos.takers = 0
    split(pos, content, card, step, takers, log)
    to_loot_phase(pos)


def take(pos: LootPosition, content: LootContent, log: Log) -> None:
    """RL-7: take the cut; the split counts those who take."""
    note(log, N_TAKES, pos.to_act, pos.card, pos.step)
    pos.takers |= 1 << pos.to_act
    ask_after(pos, content, pos.to_act, log)


def stay(pos: LootPosition, content: LootContent, log: Log) -> None:
    """RL-7: stay on the step and leave its loot to those who take it."""
    note(log, N_STAYS, pos.to_act, pos.card, pos.step)
    ask_after(pos, content, pos.to_act, log)


def to_loot_phase(pos: LootPosition) -> None:
    """The loot phase goes on, with the next ship if there is one (RL-4)."""
    if pos.phase != FINISHED:
        pos.phase = LOOT_PHASE
        ask(pos, pos.turn)


def split(pos: LootPosition, content: LootContent, card: int, step: int, takers: int, log: Log) -> None:
    """RL-5: split among the ships that take, rounded down, the rest is lost; they go home and the step is exhausted."""
    loot = loot_on(pos, content, card, step)
    ships = how_many(takers)
    share = loot // ships
    if ships > 1:
        note(log, N_SPLIT, loot, ships, share)
    pos.cards[card].taken |= 1 << step
    seat = pos.turn  # RL-20: in one split, the player whose turn it is counts as first, then clockwise
    for _ in range(pos.seats):
        if takers >> seat & 1:
            leave(pos, seat, card, step)
            advance(pos, seat, share)
            note(log, N_GOT, seat, share, pos.players[seat].points)
        seat = next_seat(pos, seat)
    if steps_with_loot(pos, content, card) == 0:
        close(pos, content, card, log)


def close(pos: LootPosition, content: LootContent, card: int, log: Log) -> None:
    """RL-8: the last loot is gone: every ship on the card goes home, and it is turned face down."""
    note(log, N_CLOSED, card, 0, 0)
    pos.cards[card].lies = DOWN
    pos.cards[card].taken = 0
    for step in range(STEPS):
        for seat in range(pos.seats):
            if stands(pos, seat, card, step):
                abandon(pos, seat, card, step, log)
    if cards_up(pos) == 0:
        note(log, N_NO_CARDS, 0, 0, 0)
        end_game(pos, content, log)  # RL-18: with no card face up the game ends at once


def advance(pos: LootPosition, seat: int, points: int) -> None:
    """RL-20: the cube moves on along the track, on top of those that came there before; without points it stays."""
    if points == 0:
        return
    player = pos.players[seat]
    for other in range(pos.seats):
        theirs = pos.players[other]
        if theirs.points == player.points and theirs.under > player.under:
            theirs.under -= 1
    player.points += points
    player.under = 0
    for other in range(pos.seats):
        if other != seat and pos.players[other].points == player.points:
            player.under += 1


def last_loot(pos: LootPosition, content: LootContent, log: Log) -> None:
    """RL-19: after the last turn every ship on a step with loot takes it, from level 1, bottom step first."""
    note(log, N_LAST, 0, 0, 0)
    for level in range(1, LEVELS + 1):
        for card in range(CARDS):
            if content.cards[card].level == level and pos.cards[card].lies == UP:
                for step in range(STEPS):
                    ships = pos.cards[card].ships[step]
                    if ships != 0 and loot_on(pos, content, card, step) > 0:
                        split(pos, content, card, step, ships, log)


def end_game(pos: LootPosition, content: LootContent, log: Log) -> None:
    """RL-20: most loot wins; of equals, who came there first; with nothing at all the place is shared."""
    pos.phase = FINISHED
    pos.last = 0
    first = 0
    for seat in range(1, pos.seats):
        if standing(pos, seat) > standing(pos, first):
            first = seat
    points = pos.players[first].points
    rivals = 0
    for seat in range(pos.seats):
        if seat != first and pos.players[seat].points == points:
            rivals += 1
    if points == 0:
        note(log, N_EMPTY, 0, 0, 0)
    elif rivals > 0:
        note(log, N_FIRST, first, points, 0)
    else:
        note(log, N_WON, first, points, 0)
    finish(pos)


def standing(pos: LootPosition, seat: int) -> int:
    """Higher is better: loot, and of equals whoever came there first (RL-20). With no loot all are equal."""
    return 4 * pos.players[seat].points - pos.players[seat].under
