"""What a Rolling Loot position and its adventure cards are made of."""

from __future__ import annotations

from typing import Annotated

from rollwright.core.kit import Position, Row, i8, i16, i32

MAX_SEATS = 3
CARDS = 8
STEPS = 3


class LootPlayer(Row):
    """One seat: its place on the scoring track, and the ships that are not out on adventures."""

    points: i16
    under: i8  # other players' cubes below this one on the same space of the track: they came first
    pool: i8  # ships at home


class LootPlace(Row):
    """An adventure card at the table."""

    lies: i8  # APART, UP or DOWN
    taken: i8  # exhausted steps, one bit each
    ships: Annotated[list[i8], STEPS]  # whose ships stand on each step, one bit a seat


class LootPosition(Position):
    """Everything that matters at the table."""

    phase: i8
    turn: i8  # whose turn or opening throw it is, also while another seat is asked
    turns: i8  # turns that are over
    last: i8  # turns left once the end is called, 0 before
    rerolls: i8  # rerolls left this turn
    card: i8  # while loot is shared or dice are chosen: the card ...
    step: i8  # ... and the step, from 0
    takers: i8  # while loot is shared: seats that take a cut, one bit each
    best: i8  # opening: highest die so far
    tied: i8  # opening: seats with that die, one bit each
    throwing: i8  # opening: seats that throw in this round
    free: i32  # dice not used yet: how many show 1, 2 ... 6, an octal digit each (see rules/dice.py)
    players: Annotated[list[LootPlayer], MAX_SEATS]
    cards: Annotated[list[LootPlace], CARDS]


class LootStep(Row):
    """One step of an adventure: what the dice must show, and the loot."""

    kind: i8
    dice: i8  # dice that it takes, 0 = all that are left
    number: i8  # the number behind >=, <= or =
    loot: i8


class LootCard(Row):
    """An adventure card, its lowest step first."""

    level: i8
    steps: Annotated[list[LootStep], STEPS]


class LootContent(Row):
    """The eight cards."""

    cards: Annotated[list[LootCard], CARDS]
