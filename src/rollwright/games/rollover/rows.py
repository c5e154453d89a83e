"""What a Roll-Over! position and its score sheet are made of."""

from __future__ import annotations

from typing import Annotated

from rollwright.core.kit import Position, Row, i8, i16, i32, u8

MAX_SEATS = 4
MAX_ROUNDS = 16
MAX_DICE = 7
HANDFULS = 1716  # sets of 0 to 7 dice, by how many show each face


class RollPlayer(Row):
    """One column of the score sheet."""

    total: i32
    boxes: u8  # bonus boxes crossed out, one bit each
    circled: i8  # icons of the boost row circled so far, from the left
    ready: i8  # boosts circled and not crossed out, one bit each
    crossed: i8  # boosts crossed out, one bit each
    written: Annotated[list[i16], MAX_ROUNDS]  # points by round
    rollovers: Annotated[list[i8], MAX_ROUNDS]  # rollovers of the turn that wrote them


class RollPosition(Position):
    """Everything that matters at the table. Dice are alike, so they are counted by what they show."""

    phase: i8
    turn: i8  # whose turn it is
    first: i8  # who began
    round: i8  # rounds finished
    size: i8  # dice of this turn: 6, or 7 with Add a Die
    foresight: i8  # 1 while Foresight covers the throw
    sections: i8  # rollovers taken this turn
    earned: i16  # points of this turn before the hand: what was rolled over, and its bonuses
    hand: i16  # number of the hand held (rules/handfuls.py), 0 before the first
    kept: Annotated[list[i8], 6]  # dice left on the table by the last throw, by face
    thrown: Annotated[list[i8], 6]  # dice of the last throw, by face; once a hand is chosen, those not in it
    players: Annotated[list[RollPlayer], MAX_SEATS]


class RollContent(Row):
    """A score sheet, and what it makes of every set of dice."""

    places: Annotated[list[i16], 48]  # how sets are numbered: see rules/handfuls.py
    worth: Annotated[list[i16], HANDFULS]  # points of exactly these dice; 0 where they make no hand
    top: Annotated[list[i16], HANDFULS]  # points of the best hand among these dice
    boxes: Annotated[list[u8], HANDFULS]  # bonus boxes that these dice match, one bit each
    bonus: Annotated[list[i16], 6]  # points by box
    rounds: Annotated[list[i8], MAX_SEATS]  # by number of players, from 1
    first_bonus: i16  # of the first rollover in a turn; each further one doubles it
    sections: i8  # rollovers in a turn, at most
    least: i16  # points of the first hand after a rollover, at least
    icons: i8  # length of the boost row
    row: Annotated[list[i8], 4]  # boosts in the order in which they are circled
