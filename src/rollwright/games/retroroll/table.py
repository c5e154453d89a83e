"""What the page draws of RetroRoll beyond the position. The page's types are made from these declarations."""

from __future__ import annotations

from typing import Any, Literal, TypedDict, cast

from rollwright.core.state import State
from rollwright.games.retroroll.rules import GOAL, NO_CARD


class CardView(TypedDict):
    """A card as it lies before a player; squares are numbers, `sword` and `key`."""

    id: str
    points: int
    squares: list[int | Literal["sword", "key"]]


class PlayerView(TypedDict):
    """One seat: its card (None before it has one), squares behind the mover, the number wanted next."""

    card: CardView | None
    at: int
    next: int | None
    hearts: int
    points: int
    done: int


class RetroTable(TypedDict):
    """All seats, the last throw, the draw pile; `turns` counts in the solo game."""

    players: list[PlayerView]
    dice: list[int]
    left: int
    goal: int
    turns: int


def table(state: State) -> RetroTable:
    """Every player's card and where the mover is, the last throw, the draw pile."""
    position = state.position
    return {
        "players": [player(state, position["players"][seat]) for seat in range(state.game.seats)],
        "dice": dice(state),
        "left": position["pile"],
        "goal": GOAL,
        "turns": position["turns"],
    }


def player(state: State, seat: dict[str, int]) -> PlayerView:
    """One seat of the position, with its card in full."""
    card = None if seat["card"] == NO_CARD else card_view(state.game.content["card"][seat["card"]])
    squares = card["squares"] if card else []
    return {
        "card": card,
        "at": seat["at"],
        "next": cast("int", squares[seat["at"]]) if seat["at"] < len(squares) else None,
        "hearts": seat["hearts"],
        "points": seat["points"],
        "done": seat["done"],
    }


def card_view(card: dict[str, Any]) -> CardView:
    """A card of the deck file."""
    return {"id": card["id"], "points": card["points"], "squares": card["squares"]}


def dice(state: State) -> list[int]:
    """The faces that lie on the table: those of the last event, or the first of a throw still in the air."""
    if state.position["die"]:
        return [state.position["die"]]
    for note in state.story:
        if note.code == "threw":
            return [int(note.data["first"]), int(note.data["second"])]
    return []
