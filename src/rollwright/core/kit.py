"""The rule kit: all that a rules module may import besides its own modules and rows.

The same names exist at both speeds: the loader binds compiled code to compiled versions of them
(`rollwright.core.compiled_kit`). Rules never draw a random number: they say which chance comes next with `throw`
or `draw`, and the driver supplies each outcome.
"""

from __future__ import annotations

from typing import Annotated

from rollwright.core.rows import Row, copy_into, fingerprint, i8, i16, i32, i64, same, u8

__all__ = [
    "CHANCE",
    "DIE",
    "MAX_LEGAL",
    "OVER",
    "Codes",
    "Log",
    "NoContent",
    "NoOptions",
    "Position",
    "Row",
    "add",
    "ask",
    "copy_into",
    "draw",
    "fingerprint",
    "finish",
    "i8",
    "i16",
    "i32",
    "i64",
    "next_seat",
    "note",
    "overflow",
    "quiet",
    "refuse",
    "same",
    "throw",
    "u8",
]

CHANCE = -1  # to_act: chance is to act
OVER = -2  # to_act: the game is over
DIE = 1  # chance: the next outcome is one die; a game numbers its kinds of draw from 2
MAX_LEGAL = 1024  # moves legal at one time, at most
MAX_NOTES = 64  # notes of one event, at most


class Position(Row):
    """What every position begins with; the rules keep it up to date through `ask`, `throw`, `draw` and `finish`."""

    to_act: i8  # a seat, CHANCE or OVER
    chance: i8  # what chance brings next: 0 nothing, DIE, or a kind of draw of the game
    dice: i8  # dice of this throw still to land
    outcomes: i16  # equally likely outcomes now, 0 unless chance is to act
    seats: i8


class NoContent(Row):
    """For games without cards, sheets or boards."""

    none: i8


class NoOptions(Row):
    """For games without options."""

    none: i8


class Codes(Row):
    """The codes of the legal moves; room for MAX_LEGAL."""

    count: i16
    code: Annotated[list[i16], 1024]


class Log:
    """What an event caused: notes, and the last refusal. `on` is False where nobody will read it."""

    __slots__ = ("notes", "on", "refusal")

    def __init__(self, on: bool = True) -> None:
        self.on = on
        self.notes: list[tuple[int, int, int, int]] = []
        self.refusal: tuple[int, int, int] = (0, 0, 0)


_QUIET = Log(on=False)


def quiet() -> Log:
    """A log that nobody reads."""
    return _QUIET


def note(log: Log, code: int, a: int, b: int, c: int) -> None:
    """Tell what happened: a note code of the game and up to three numbers."""
    if log.on:
        if len(log.notes) == MAX_NOTES:
            raise OverflowError(f"one event tells more than {MAX_NOTES} notes")
        log.notes.append((code, a, b, c))


def refuse(log: Log, reason: int, a: int, b: int) -> int:
    """Tell why a move is not allowed: a reason code of the game and up to two numbers. Returns the reason."""
    log.refusal = (reason, a, b)
    return reason


def overflow(pos: Position) -> None:
    """More waits than the position has room for: an error with the position, never something lost."""
    raise OverflowError(f"more waits than a position has room for: {pos}")


def add(legal: Codes, code: int) -> None:
    """One more legal move."""
    legal.code[legal.count] = code
    legal.count += 1


def ask(pos: Position, seat: int) -> None:
    """The seat is to act."""
    pos.to_act = seat
    pos.chance = 0
    pos.dice = 0
    pos.outcomes = 0


def next_seat(pos: Position, seat: int) -> int:
    """The seat to the left."""
    following = seat + 1
    return following if following < pos.seats else 0


def throw(pos: Position, dice: int) -> None:
    """So many dice (1 or more) are to land, one at a time."""
    pos.to_act = CHANCE
    pos.chance = DIE
    pos.dice = dice
    pos.outcomes = 6


def draw(pos: Position, kind: int, outcomes: int) -> None:
    """One of so many equally likely things is drawn; `kind` is a number of the game, from 2."""
    pos.to_act = CHANCE
    pos.chance = kind
    pos.dice = 0
    pos.outcomes = outcomes


def finish(pos: Position) -> None:
    """The game is over."""
    pos.to_act = OVER
    pos.chance = 0
    pos.dice = 0
    pos.outcomes = 0
