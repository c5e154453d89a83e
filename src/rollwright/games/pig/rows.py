"""What a position of Pig holds."""

from typing import Annotated

from rollwright.core.kit import Position, Row, i8, i16, i32

MAX_SEATS = 10


class PigOptions(Row):
    goal: i16


class PigPosition(Position):
    turn: i8  # the seat whose turn it is
    total: i32  # the turn total, not banked yet
    goal: i16
    score: Annotated[list[i32], MAX_SEATS]
