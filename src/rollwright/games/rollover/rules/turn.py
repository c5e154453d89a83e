"""How a turn goes: throws, hands, rollovers, boosts, and what is written down."""

from __future__ import annotations

from rollwright.core.kit import Log, NoOptions, ask, draw, finish, next_seat, note, throw
from rollwright.games.rollover.rows import RollContent, RollPosition
from rollwright.games.rollover.rules.codes import (
    ACCEPT,
    ADD_DIE,
    BEGIN,
    CLAIM_AT,
    DICE,
    FACES,
    FINISHED,
    FIRST,
    FORESEE,
    FORESIGHT,
    HAND,
    KEEP_AT,
    MINUS_AT,
    N_BEGINS,
    N_BUSTED,
    N_CHANGED,
    N_CIRCLED,
    N_CLAIMED,
    N_FORESIGHT,
    N_KEPT,
    N_NOTHING,
    N_REROLLS,
    N_ROLLOVER,
    N_ROLLS,
    N_ROUND,
    N_SAVED,
    N_SEVEN,
    N_SOLO,
    N_THREW,
    N_WON,
    N_WROTE,
    PLUS_AT,
    PLUS_MINUS,
    REROLL,
    ROLLOVER,
    SAVED,
    SEAT,
    SEVENTH,
    STOP,
    THROW,
    THROW_AGAIN,
    THROWN,
)
from rollwright.games.rollover.rules.handfuls import just_thrown, loose, set_apart
from rollwright.games.rollover.rules.legal import any_claimable, beaten, needed, ready

# ---- set-up and turns


def start(pos: RollPosition, content: RollContent, options: NoOptions) -> None:
    """RO-1: chance says who goes first."""
    if pos.seats == 1:
        begin(pos, 0)
    else:
        pos.phase = FIRST
        draw(pos, SEAT, pos.seats)


def begin(pos: RollPosition, seat: int) -> None:
    """A turn begins with six dice and an empty table (RO-1, RO-2)."""
    pos.turn = seat
    pos.size = DICE
    pos.sections = 0  # RO-20: free again
    pos.earned = 0
    pos.foresight = 0
    clear_table(pos)
    pos.phase = BEGIN
    ask(pos, seat)


def clear_table(pos: RollPosition) -> None:
    """No hand, no dice."""
    pos.hand = 0
    for face in range(FACES):
        pos.kept[face] = 0
        pos.thrown[face] = 0


def end_turn(pos: RollPosition, content: RollContent, points: int, log: Log) -> None:
    """Write the points down; the next seat follows, and after the last round the game is over (RO-1)."""
    player = pos.players[pos.turn]
    player.written[pos.round] = points
    player.rollovers[pos.round] = pos.sections
    player.total += points
    note(log, N_WROTE, pos.turn, points, player.total)
    seat = next_seat(pos, pos.turn)
    if seat != pos.first:
        begin(pos, seat)
        return
    pos.round += 1
    if pos.round < content.rounds[pos.seats - 1]:
        note(log, N_ROUND, pos.round + 1, content.rounds[pos.seats - 1], 0)
        begin(pos, seat)
    else:
        end_game(pos, log)


def end_game(pos: RollPosition, log: Log) -> None:
    """RO-1: the highest total wins; a tie is shared."""
    begin(pos, pos.first)
    pos.phase = FINISHED
    finish(pos)
    most = 0
    for seat in range(pos.seats):
        most = max(most, pos.players[seat].total)
    for seat in range(pos.seats):
        if pos.seats == 1:
            note(log, N_SOLO, most, pos.round, 0)
        elif pos.players[seat].total == most:
            note(log, N_WON, seat, most, 0)


# ---- moves


def play(pos: RollPosition, content: RollContent, code: int, log: Log) -> None:
    """Do a legal move."""
    if code >= KEEP_AT:
        keep(pos, content, code - KEEP_AT + 1, log)
    elif code >= PLUS_AT:
        change_die(pos, content, code, log)
    elif code >= CLAIM_AT:
        claim(pos, content, code - CLAIM_AT, log)
    elif code == THROW:
        throw_dice(pos, pos.size)  # RO-2
    elif code == ADD_DIE:
        add_die(pos, log)
    elif code == REROLL:
        reroll(pos, log)
    elif code == ACCEPT:
        bust(pos, content, log)
    elif code == STOP:
        stop(pos, content, 0, log)
    elif code == ROLLOVER:
        roll_over(pos, content, log)
    else:
        roll_on(pos, code, log)


def throw_dice(pos: RollPosition, dice: int) -> None:
    """So many dice are in the air."""
    for face in range(FACES):
        pos.thrown[face] = 0
    pos.phase = THROWN
    throw(pos, dice)


def keep(pos: RollPosition, content: RollContent, number: int, log: Log) -> None:
    """RO-2: these dice are the hand; the others may be thrown (RO-4)."""
    pos.hand = number
    pos.foresight = 0  # RO-15: spent, though it was not needed
    set_apart(pos, content, number)
    pos.phase = HAND
    note(log, N_KEPT, pos.turn, number, content.worth[number])
    ask(pos, pos.turn)


def roll_on(pos: RollPosition, code: int, log: Log) -> None:
    """RO-4: keep exactly the dice of the hand and throw all the others; RO-15: with Foresight or without."""
    if code == FORESIGHT:
        cross_out(pos, FORESEE)
        pos.foresight = 1
        note(log, N_FORESIGHT, pos.turn, loose(pos), 0)
    else:
        note(log, N_ROLLS, pos.turn, loose(pos), 0)
    throw_dice(pos, loose(pos))


def stop(pos: RollPosition, content: RollContent, bonus: int, log: Log) -> None:
    """RO-3: the points are safe. RO-20: rolled-over hands, their bonuses and the last hand, then a box."""
    end_turn(pos, content, pos.earned + content.worth[pos.hand] + bonus, log)


def claim(pos: RollPosition, content: RollContent, box: int, log: Log) -> None:
    """RO-3: stop, cross out the box and add its points."""
    player = pos.players[pos.turn]
    player.boxes |= 1 << box
    note(log, N_CLAIMED, pos.turn, box, content.bonus[box])
    stop(pos, content, content.bonus[box], log)


def roll_over(pos: RollPosition, content: RollContent, log: Log) -> None:
    """RO-9: add the bonus, mark the section, and throw six dice again (RO-18: even if there were seven)."""
    bonus = content.first_bonus << pos.sections
    pos.sections += 1
    pos.earned += content.worth[pos.hand] + bonus
    note(log, N_ROLLOVER, pos.turn, bonus, pos.earned)
    pos.size = DICE
    clear_table(pos)  # RO-20: only hands after it are compared
    throw_dice(pos, DICE)


# ---- boosts


def cross_out(pos: RollPosition, boost: int) -> None:
    """RO-14: a circled icon is used once."""
    player = pos.players[pos.turn]
    player.ready &= ~(1 << boost)
    player.crossed |= 1 << boost


def add_die(pos: RollPosition, log: Log) -> None:
    """RO-18: seven dice this turn."""
    cross_out(pos, SEVENTH)
    pos.size = DICE + 1
    note(log, N_SEVEN, pos.turn, 0, 0)
    ask(pos, pos.turn)


def reroll(pos: RollPosition, log: Log) -> None:
    """RO-16: exactly the dice of the last throw again."""
    cross_out(pos, THROW_AGAIN)
    note(log, N_REROLLS, pos.turn, loose(pos), 0)
    throw_dice(pos, loose(pos))


def change_die(pos: RollPosition, content: RollContent, code: int, log: Log) -> None:
    """RO-17: one die by one; of equal dice, one that was thrown last."""
    cross_out(pos, PLUS_MINUS)
    face = code - MINUS_AT if code >= MINUS_AT else code - PLUS_AT
    changed = face - 1 if code >= MINUS_AT else face + 1
    if pos.thrown[face] > 0:
        pos.thrown[face] -= 1
        pos.thrown[changed] += 1
    else:
        pos.kept[face] -= 1
        pos.kept[changed] += 1
    note(log, N_CHANGED, pos.turn, face + 1, changed + 1)
    settle(pos, content, log)


# ---- chance


def outcome(pos: RollPosition, content: RollContent, k: int, log: Log) -> None:
    """A die lands, or the first player is drawn."""
    if pos.chance == SEAT:
        pos.first = k
        note(log, N_BEGINS, k, 0, 0)
        begin(pos, k)
        return
    pos.thrown[k] += 1
    pos.dice -= 1
    if pos.dice == 0:  # nothing settles until all have landed
        note(log, N_THREW, pos.turn, just_thrown(pos, content), 0)
        settle(pos, content, log)


def drawn(pos: RollPosition, content: RollContent, k: int) -> int:
    """The seat that goes first."""
    return k


def settle(pos: RollPosition, content: RollContent, log: Log) -> None:
    """RO-5: a hand must be better than the last one, else the turn is a bust, unless a boost may save it.

    RO-7: among six dice there is always a hand for 10, so this asks after every first throw.
    """
    if not beaten(pos, content):
        ask(pos, pos.turn)
        return
    note(log, N_NOTHING, pos.turn, needed(pos, content) - 1, 0)
    if ready(pos, THROW_AGAIN) or ready(pos, PLUS_MINUS):  # RO-16, RO-17
        ask(pos, pos.turn)
    else:
        bust(pos, content, log)  # RO-6: even if all six dice score


def bust(pos: RollPosition, content: RollContent, log: Log) -> None:
    """RO-5, RO-11: no points for the turn, whatever it has earned; RO-14: the next icon is circled."""
    if pos.foresight == 1:
        save(pos, content, log)
        return
    note(log, N_BUSTED, pos.turn, pos.earned + content.worth[pos.hand], 0)
    player = pos.players[pos.turn]
    if player.circled < content.icons:
        boost = content.row[player.circled]
        player.circled += 1
        player.ready |= 1 << boost
        note(log, N_CIRCLED, pos.turn, boost, 0)
    end_turn(pos, content, 0, log)


def save(pos: RollPosition, content: RollContent, log: Log) -> None:
    """RO-15: the turn stops with the previous hand; a box may be claimed, no icon is circled."""
    pos.foresight = 0
    note(log, N_SAVED, pos.turn, content.worth[pos.hand], 0)
    if any_claimable(pos, content):
        pos.phase = SAVED
        ask(pos, pos.turn)
    else:
        stop(pos, content, 0, log)


# ---- score


def score(pos: RollPosition, content: RollContent, seat: int) -> int:
    """The points written down."""
    return pos.players[seat].total
