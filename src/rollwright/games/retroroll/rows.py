"""What a RetroRoll position, its cards and its options are made of."""

from __future__ import annotations

from typing import Annotated

from rollwright.core.kit import Position, Row, i8, i16, i32

MAX_SEATS = 7
MAX_CARDS = 120
MAX_SQUARES = 16


class RetroPlayer(Row):
    """One seat: the card in front of it, and what it has won."""

    points: i16
    card: i8  # index in the content, -1 before the first is drawn
    at: i8  # squares behind the mover on this card, 0 = on the coin
    hearts: i8  # hearts not yet covered
    done: i8  # cards finished


class RetroPosition(Position):
    """Everything that matters at the table. The pile has no order: it is what is not out of it."""

    phase: i8
    turn: i8  # whose turn, deal or opening throw it is
    die: i8  # the first die of a throw that has not wholly landed, else 0
    key_chain: i8  # the table option
    best: i8  # opening: highest total so far
    tied: i16  # opening: seats with that total, one bit each
    throwing: i16  # opening: seats that throw in this round
    turns: i32  # solo: turns begun
    pile: i16  # cards in the draw pile
    players: Annotated[list[RetroPlayer], MAX_SEATS]
    out: Annotated[list[i8], MAX_CARDS]  # 1 where the card of this index is not in the draw pile


class RetroCard(Row):
    """A ring of squares: 1 to 12 are numbers, SWORD and KEY icons."""

    points: i8
    length: i8
    squares: Annotated[list[i8], MAX_SQUARES]


class RetroContent(Row):
    """A deck."""

    count: i16
    cards: Annotated[list[RetroCard], MAX_CARDS]


class RetroOptions(Row):
    """What a table may choose."""

    key_chain: i8
