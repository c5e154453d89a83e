"""Short ways to a position, for the tests of Roll-Over!."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from rollwright.core.content import Source, parse
from rollwright.core.game import Game, load, spec_of
from rollwright.core.state import State

HOUSE = spec_of("rollover").shipped
assert HOUSE is not None
SHEET = HOUSE.read_text(encoding="utf-8")

# A turn that is lost: three 3s, then nothing better. From the third on a boost could help, and is not used.
TRIPLE = ("throw", "roll 3 3 3 1 5 6", "keep 3 3 3")
LOST = (*TRIPLE, "roll", "roll 2 4 6")
BUSTS = (LOST, LOST, (*LOST, "accept"), (*LOST, "accept"))


def busts(count: int) -> list[str]:
    """So many turns lost, one after another, alone: each circles a boost."""
    return [event for lost in BUSTS[:count] for event in lost]


@cache
def house(seats: int) -> Game:
    """The game with the house sheet."""
    return load("rollover", seats)


def alone(*events: str, sheet: Source | None = None) -> State:
    """A game of one player after these events."""
    game = house(1) if sheet is None else load("rollover", 1, content=sheet)
    return after(game.start(), *events)


def seated(seats: int, *events: str) -> State:
    """A game in which the first seat begins."""
    return after(house(seats).start().draw("p1"), *events)


def after(state: State, *events: str) -> State:
    """The state after these events."""
    for event in events:
        state = state.apply(event)
    return state


def sheet(**fields: str) -> Source:
    """The house sheet with other values: `first=\"10\"`; `bonus=\"\"` empties a table named `[bonus]`."""
    text = SHEET
    for name, value in fields.items():
        field = name.replace("_", "-")
        if re.search(rf"^\[{field}\]$", text, re.MULTILINE):
            text = re.sub(
                rf"(^\[{field}\]$).*?(?=^\[|\Z)", rf"\1\n{value}\n\n", text, flags=re.MULTILINE | re.DOTALL
            )
        else:
            text = re.sub(rf"^{field} = .*$", f"{field} = {value}", text, flags=re.MULTILINE)
    return parse(text, "test.toml")


def table(state: State) -> dict[str, Any]:
    """What lies on the table."""
    return dict(state.view()["table"])


def player(state: State, seat: int = 0) -> dict[str, Any]:
    """A column of the sheet."""
    return dict(table(state)["players"][seat])


def told(state: State) -> list[str]:
    """The codes of the notes of the last event."""
    return [note.code for note in state.story]


def texts(state: State, but: str = "") -> list[str]:
    """The legal moves, but for one kind."""
    return [move.text for move in state.moves if move.kind != but]


def why(state: State, move: str) -> str:
    """Why not, as a text; empty where the move is allowed."""
    reason = state.why_not(move)
    return "" if reason is None else str(reason)
