"""RetroRoll: race round your card, number by number, to 20 points."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from rollwright.core.game import Objective, Option, Spec
from rollwright.games.retroroll import names, rules, steady
from rollwright.games.retroroll.content import read_deck
from rollwright.games.retroroll.rows import MAX_SEATS, RetroContent, RetroOptions, RetroPosition
from rollwright.games.retroroll.table import table


def objective(seats: int, options: Mapping[str, int | bool]) -> Objective:
    """Alone, turns count (RR-1)."""
    return "turns" if seats == 1 else "win"


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
