"""Pig: throw for as long as you dare; a 1 takes the turn's points away. Rule ids as in rulebook.md."""

from rollwright.core.kit import DIE, Codes, Log, NoContent, add, ask, draw, finish, next_seat, note, throw
from rollwright.games.pig.rows import PigOptions, PigPosition

RULES = 1  # rises when an existing record would replay otherwise
MAX_EVENTS = 200_000

ROLL, HOLD = 0, 1  # moves
FIRST = 2  # draw: who goes first
BEGAN, ROLLED, LOST, BANKED, WON = 1, 2, 3, 4, 5  # notes


def start(pos: PigPosition, content: NoContent, options: PigOptions) -> None:
    pos.goal = options.goal
    draw(pos, FIRST, pos.seats)  # PG-1


def moves(pos: PigPosition, content: NoContent, legal: Codes) -> None:
    add(legal, ROLL)
    add(legal, HOLD)


def why_not(pos: PigPosition, content: NoContent, code: int, log: Log) -> int:
    return 0  # PG-4: holding at 0 is allowed too


def play(pos: PigPosition, content: NoContent, code: int, log: Log) -> None:
    if code == ROLL:
        throw(pos, 1)
    else:
        bank(pos, log)


def outcome(pos: PigPosition, content: NoContent, k: int, log: Log) -> None:
    if pos.chance == DIE:
        land(pos, k + 1, log)
    else:
        pos.turn = k  # PG-1
        note(log, BEGAN, k, 0, 0)
        ask(pos, k)


def land(pos: PigPosition, face: int, log: Log) -> None:
    note(log, ROLLED, pos.turn, face, 0)
    if face == 1:
        note(log, LOST, pos.turn, pos.total, 0)
        pass_on(pos)  # PG-3
    else:
        pos.total += face  # PG-2
        ask(pos, pos.turn)


def bank(pos: PigPosition, log: Log) -> None:
    pos.score[pos.turn] += pos.total  # PG-4
    note(log, BANKED, pos.turn, pos.total, pos.score[pos.turn])
    if pos.score[pos.turn] >= pos.goal:
        note(log, WON, pos.turn, 0, 0)
        finish(pos)  # PG-5
    else:
        pass_on(pos)


def pass_on(pos: PigPosition) -> None:
    pos.total = 0
    pos.turn = next_seat(pos, pos.turn)
    ask(pos, pos.turn)


def drawn(pos: PigPosition, content: NoContent, k: int) -> int:
    return k


def score(pos: PigPosition, content: NoContent, seat: int) -> int:
    return pos.score[seat]
