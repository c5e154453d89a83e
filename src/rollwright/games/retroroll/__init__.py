"""RetroRoll: race round your card, number by number, to 20 points."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rollwright.core.game import Objective, Option, Spec
from rollwright.core.state import State
from rollwright.games.retroroll import names, rules, steady
from rollwright.games.retroroll.content import read_deck
from rollwright.games.retroroll.rows import MAX_SEATS, RetroContent, RetroOptions, RetroPosition


def objective(seats: int) -> Objective:
    """Alone, turns count (RR-1)."""
    return "turns" if seats == 1 else "win"


def table(state: State) -> dict[str, Any]:
    """What the page draws: every player's card and where the mover is, the last throw, the draw pile."""
    position = state.position
    return {
        "players": [player(state, position["players"][seat]) for seat in range(state.game.seats)],
        "dice": dice(state),
        "left": position["pile"],
        "goal": rules.GOAL,
        "turns": position["turns"],
    }


def player(state: State, seat: dict[str, int]) -> dict[str, Any]:
    """One seat: its card (None before it has one), squares behind the mover, the number wanted next."""
    card = None if seat["card"] == rules.NO_CARD else state.game.content["card"][seat["card"]]
    squares: list[int | str] = card["squares"] if card else []
    return {
        "card": card and {"id": card["id"], "points": card["points"], "squares": squares},
        "at": seat["at"],
        "next": squares[seat["at"]] if seat["at"] < len(squares) else None,
        "hearts": seat["hearts"],
        "points": seat["points"],
        "done": seat["done"],
    }


def dice(state: State) -> list[int]:
    """The faces that lie on the table: those of the last event, or the first of a throw still in the air."""
    if state.position["die"]:
        return [state.position["die"]]
    for note in state.story:
        if note.code == "threw":
            return [int(note.data["first"]), int(note.data["second"])]
    return []


SPEC = Spec(
    name="retroroll",
    folder=Path(__file__).parent,
    rules=rules,
    names=names,
    steady=steady.steady,
    position=RetroPosition,
    options_row=RetroOptions,
    content_row=RetroContent,
    seats=range(1, MAX_SEATS + 1),
    options=(Option("key_chain", True),),
    read_content=read_deck,
    shipped=Path(__file__).parent / "content" / "house.toml",
    table=table,
    objective=objective,
)
