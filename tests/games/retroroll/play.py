"""Short ways to a position, for the tests of RetroRoll."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from rollwright.core.content import Source, parse
from rollwright.core.game import Game, load
from rollwright.core.state import State

HEADER = """[content]
game = "retroroll"
name = "Test deck"
version = 1
source = "the tests"
licence = "Apache-2.0"
mark = "ours"
"""


def seated(
    cards: Sequence[str], first: int | None = 0, options: dict[str, bool] | None = None, seats: int = 0
) -> State:
    """A table where these cards are drawn; unless `first` is None, that seat also wins the opening throw."""
    state = load("retroroll", seats or max(1, len(cards)), options).start()
    for card in cards:
        state = state.draw(card)
    if len(cards) > 1 and first is not None:
        for seat in range(len(cards)):
            state = state.roll(*((6, 5) if seat == first else (1, 1)))
    return state


def meeting(state: State) -> tuple[int, int]:
    """A throw that meets the number wanted next."""
    number = state.view()["table"]["players"][state.turn]["next"]
    return (number, number) if number <= 6 else (6, number - 6)


def deck(*rings: list[int | str], points: int = 5) -> Source:
    """A deck of these rings, named a, b, c ... (or c26, c27 ...) and worth the same."""
    ids = [chr(97 + index) if index < 26 else f"c{index}" for index in range(len(rings))]
    entries = [
        f'[[card]]\nid = "{name}"\npoints = {points}\nsquares = {json.dumps(ring)}\n'
        for name, ring in zip(ids, rings, strict=True)
    ]
    return parse(HEADER + "\n" + "\n".join(entries), "test.toml")


def table_of(*rings: list[int | str], points: int = 5, first: int = 0, **options: bool) -> State:
    """A player for each ring, with that ring in front of them; `first` has won the opening throw."""
    return dealt(load("retroroll", len(rings), options, deck(*rings, points=points)), first)


def dealt(game: Game, first: int = 0) -> State:
    """Cards drawn in the order of the deck, opening throw won by `first`."""
    state = game.start()
    for seat in range(game.seats):
        state = state.draw(game.content["card"][seat]["id"])
    if game.seats > 1:
        for seat in range(game.seats):
            state = state.roll(*((6, 5) if seat == first else (1, 1)))
    return state


def after(state: State, *events: str) -> State:
    """The state after these events."""
    for event in events:
        state = state.apply(event)
    return state


def player(state: State, seat: int) -> dict[str, Any]:
    """What the table shows of a seat."""
    return dict(state.view()["table"]["players"][seat])


def told(state: State) -> list[str]:
    """The codes of the notes of the last event."""
    return [note.code for note in state.story]


def texts(state: State) -> list[str]:
    """The legal moves."""
    return [move.text for move in state.moves]
