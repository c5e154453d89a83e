"""RetroRoll, as the rule book has it. Ids (RR-1 ...) are those of rulebook.md."""

from __future__ import annotations

from rollwright.core.kit import Codes, Log, add, ask, draw, finish, note, refuse, throw
from rollwright.games.retroroll.rows import RetroContent, RetroOptions, RetroPosition

RULES = 1
MAX_EVENTS = 100_000

DICE = 2  # RR-2
HEARTS = 2
GOAL = 20
NO_CARD = -1

# squares above the numbers 1 to 12
HIGHEST = 12
SWORD = 13
KEY = 14

# phases
DEAL = 0
OPENING = 1
START = 2
THROWN = 3
KEY_THROWN = 4
STRIKE = 5
DRAW = 6
FINISHED = 7

# chance besides a die
CARD = 2

# moves: STRIKE_AT + seat strikes that seat
THROW = 0
HEART = 1
STRIKE_AT = 2

# notes
N_DREW = 1
N_THREW = 2
N_TIED = 3
N_BEGINS = 4
N_MET = 5
N_MISSED = 6
N_HEART = 7
N_KEY = 8
N_SWORD = 9
N_NOBODY = 10
N_UNUSED = 11
N_STRUCK = 12
N_SCORED = 13
N_SHUFFLED = 14
N_WON = 15
N_SOLO = 16

# reasons
R_STRIKE_FIRST = 1
R_NO_HEART = 2
R_NO_SWORD = 3
R_SELF = 4
R_ON_COIN = 5
R_ON_SWORD = 6
R_ON_KEY = 7


# ---- set-up


def start(pos: RetroPosition, content: RetroContent, options: RetroOptions) -> None:
    """Shuffle; everybody is about to draw a card (RR-4)."""
    pos.key_chain = options.key_chain
    for seat in range(pos.seats):
        pos.players[seat].card = NO_CARD
        pos.players[seat].hearts = HEARTS
    pos.pile = content.count
    pos.phase = DEAL
    draw(pos, CARD, pos.pile)


def deal_next(pos: RetroPosition) -> None:
    """The next player draws; when all have a card, they throw for the first turn (RR-4, RR-5)."""
    pos.turn += 1
    if pos.turn < pos.seats:
        draw(pos, CARD, pos.pile)
    elif pos.seats == 1:
        begin(pos, 0)
    else:
        pos.phase = OPENING
        open_round(pos, (1 << pos.seats) - 1)


def open_round(pos: RetroPosition, throwing: int) -> None:
    """These seats throw for the first turn, lowest seat first."""
    pos.throwing = throwing
    pos.best = 0
    pos.tied = 0
    pos.turn = 0
    while not throwing >> pos.turn & 1:
        pos.turn += 1
    throw(pos, DICE)


def opening_throw(pos: RetroPosition, total: int, log: Log) -> None:
    """RR-5: the highest total goes first; tied players throw again."""
    if total > pos.best:
        pos.best = total
        pos.tied = 1 << pos.turn
    elif total == pos.best:
        pos.tied |= 1 << pos.turn
    pos.turn += 1
    while pos.turn < pos.seats and not pos.throwing >> pos.turn & 1:
        pos.turn += 1
    if pos.turn < pos.seats:
        throw(pos, DICE)
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
        begin(pos, first)


# ---- whose act it is


def begin(pos: RetroPosition, seat: int) -> None:
    """This seat's turn begins: throw, or play a heart (RR-6)."""
    pos.turn = seat
    pos.phase = START
    ask(pos, seat)


def end_turn(pos: RetroPosition) -> None:
    """Play goes to the left, the next seat (RR-5), which throws or plays a heart (RR-6)."""
    seat = pos.turn + 1
    if seat == pos.seats:
        seat = 0
    pos.turn = seat
    pos.phase = START
    ask(pos, seat)


# ---- moves


def moves(pos: RetroPosition, content: RetroContent, legal: Codes) -> None:
    """What the seat to act may do."""
    if pos.phase == STRIKE:  # RR-14: where somebody can be chosen, one must be
        for seat in range(pos.seats):
            if can_strike(pos, content, seat):
                add(legal, STRIKE_AT + seat)
    else:  # RR-6
        add(legal, THROW)
        if pos.players[pos.turn].hearts > 0:  # RR-16
            add(legal, HEART)


def why_not(pos: RetroPosition, content: RetroContent, code: int, log: Log) -> int:
    """0 if the move is legal now, else the reason."""
    if code < STRIKE_AT:
        if pos.phase == STRIKE:
            return refuse(log, R_STRIKE_FIRST, 0, 0)
        if code == HEART and pos.players[pos.turn].hearts == 0:
            return refuse(log, R_NO_HEART, 0, 0)
        return 0
    return why_not_strike(pos, content, code - STRIKE_AT, log)


def why_not_strike(pos: RetroPosition, content: RetroContent, seat: int, log: Log) -> int:
    """0 if the sword may hit this seat (RR-12, RR-13)."""
    if pos.phase != STRIKE:
        return refuse(log, R_NO_SWORD, 0, 0)
    if seat == pos.turn:
        return refuse(log, R_SELF, 0, 0)
    player = pos.players[seat]
    if player.at == 0:
        return refuse(log, R_ON_COIN, seat, 0)
    square = content.cards[player.card].squares[player.at - 1]
    if square == SWORD:
        return refuse(log, R_ON_SWORD, seat, 0)
    if square == KEY:
        return refuse(log, R_ON_KEY, seat, 0)
    return 0


def can_strike(pos: RetroPosition, content: RetroContent, seat: int) -> bool:
    """RR-12: an opponent; RR-13: whose mover stands on a number, not on an icon nor on the coin."""
    player = pos.players[seat]
    if seat == pos.turn or player.at == 0:
        return False
    return content.cards[player.card].squares[player.at - 1] <= HIGHEST


def anybody_to_strike(pos: RetroPosition, content: RetroContent) -> bool:
    """Is there a seat the sword may hit?"""
    for seat in range(pos.seats):
        if can_strike(pos, content, seat):
            return True
    return False


def play(pos: RetroPosition, content: RetroContent, code: int, log: Log) -> None:
    """Do a legal move."""
    if code >= STRIKE_AT:
        strike(pos, content, code - STRIKE_AT, log)
        return
    if pos.seats == 1:
        pos.turns += 1  # RR-1: alone, turns count
    if code == THROW:
        pos.phase = THROWN
        throw(pos, DICE)
    else:
        play_heart(pos, content, log)


def play_heart(pos: RetroPosition, content: RetroContent, log: Log) -> None:
    """RR-16: cover a heart and complete the next number without a throw."""
    player = pos.players[pos.turn]
    player.hearts -= 1
    note(log, N_HEART, pos.turn, content.cards[player.card].squares[player.at], player.hearts)
    complete(pos, content, log)


def strike(pos: RetroPosition, content: RetroContent, seat: int, log: Log) -> None:
    """RR-12: back one space. What it stands on is not used (RR-15); hearts stay covered (RR-20)."""
    player = pos.players[seat]
    player.at -= 1
    note(log, N_STRUCK, pos.turn, seat, content.cards[player.card].squares[player.at])
    end_turn(pos)


# ---- chance


def outcome(pos: RetroPosition, content: RetroContent, k: int, log: Log) -> None:
    """A die lands, or a card is drawn."""
    if pos.chance == CARD:
        take_card(pos, content, drawn(pos, content, k), log)
    elif pos.dice == DICE:
        pos.die = k + 1  # nothing settles until the second die has landed
        pos.dice = 1
    else:
        first = pos.die
        pos.die = 0
        note(log, N_THREW, pos.turn, first, k + 1)
        if pos.phase == OPENING:
            opening_throw(pos, first + k + 1, log)
        else:
            settle(pos, content, first, k + 1, log)


def drawn(pos: RetroPosition, content: RetroContent, k: int) -> int:
    """The index of the card that outcome k draws: the k-th that is left."""
    for card in range(content.count):
        if not pos.out[card]:
            if k == 0:
                return card
            k -= 1
    return NO_CARD


def take_card(pos: RetroPosition, content: RetroContent, card: int, log: Log) -> None:
    """RR-4: face up before the player, mover on the coin; RR-9: both hearts back."""
    pos.out[card] = 1
    pos.pile -= 1
    player = pos.players[pos.turn]
    player.card = card
    player.at = 0
    player.hearts = HEARTS
    note(log, N_DREW, pos.turn, card, 0)
    if pos.phase == DEAL:
        deal_next(pos)
    else:
        end_turn(pos)


def settle(pos: RetroPosition, content: RetroContent, first: int, second: int, log: Log) -> None:
    """RR-7: the total or either die meets the number. RR-8: a miss ends the turn; so does a key's (RR-18)."""
    player = pos.players[pos.turn]
    number = content.cards[player.card].squares[player.at]
    if number in (first, second, first + second):
        note(log, N_MET, pos.turn, number, 0)
        complete(pos, content, log)
    else:
        note(log, N_MISSED, pos.turn, number, 0)
        end_turn(pos)


# ---- moving round the card


def complete(pos: RetroPosition, content: RetroContent, log: Log) -> None:
    """The mover goes onto the next number, and on to an icon behind it."""
    player = pos.players[pos.turn]
    player.at += 1
    length = content.cards[player.card].length
    if player.at == length:
        come_home(pos, content, log)
        return
    square = content.cards[player.card].squares[player.at]
    if square <= HIGHEST:
        end_turn(pos)  # RR-8, RR-17
        return
    player.at += 1  # RR-12, RR-18: on to the icon
    if pos.phase == KEY_THROWN and not pos.key_chain:
        note(log, N_UNUSED, pos.turn, square, 0)  # RR-19, the option
        end_turn(pos)
    elif square == KEY:
        note(log, N_KEY, pos.turn, content.cards[player.card].squares[player.at], 0)
        pos.phase = KEY_THROWN  # RR-18: the dice again, at once
        throw(pos, DICE)
    elif anybody_to_strike(pos, content):
        note(log, N_SWORD, pos.turn, 0, 0)
        pos.phase = STRIKE  # RR-12
        ask(pos, pos.turn)
    else:
        note(log, N_NOBODY, pos.turn, 0, 0)  # RR-14
        end_turn(pos)


def come_home(pos: RetroPosition, content: RetroContent, log: Log) -> None:
    """RR-9: the last number brings the mover home; score and draw a new card, unless that won (RR-10)."""
    player = pos.players[pos.turn]
    points = content.cards[player.card].points
    player.points += points
    player.done += 1
    note(log, N_SCORED, pos.turn, player.card, points)
    if player.points >= GOAL:
        win(pos, log)
        return
    if pos.pile == 0:
        shuffle_finished(pos, content, log)
    pos.phase = DRAW
    draw(pos, CARD, pos.pile)


def shuffle_finished(pos: RetroPosition, content: RetroContent, log: Log) -> None:
    """RR-11: the finished cards make the new draw pile, the one just finished among them.

    Finished is every card that no other player is working on: each is in a pile, in a hand, or left to draw.
    """
    for card in range(content.count):
        pos.out[card] = 0
    pos.pile = content.count
    for seat in range(pos.seats):
        if seat != pos.turn:
            pos.out[pos.players[seat].card] = 1
            pos.pile -= 1
    note(log, N_SHUFFLED, pos.pile, 0, 0)


def win(pos: RetroPosition, log: Log) -> None:
    """RR-10: 20 or more points win at once; alone, the turns are the result (RR-1)."""
    if pos.seats == 1:
        note(log, N_SOLO, pos.players[0].points, pos.turns, 0)
    else:
        note(log, N_WON, pos.turn, pos.players[pos.turn].points, 0)
    pos.phase = FINISHED
    finish(pos)


# ---- result


def score(pos: RetroPosition, content: RetroContent, seat: int) -> int:
    """Points won."""
    return pos.players[seat].points


def rank(pos: RetroPosition, content: RetroContent, seat: int) -> int:
    """Higher is better: points; alone, the fewest turns (RR-1)."""
    if pos.seats == 1:
        return -pos.turns
    return pos.players[seat].points
