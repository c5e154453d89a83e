"""Rolling Loot: two ships each, five dice, and adventures whose loot goes to the quick."""

from __future__ import annotations

from pathlib import Path

from rollwright.core.game import Spec
from rollwright.games.rollingloot import names, rules, steady
from rollwright.games.rollingloot.content import read_cards
from rollwright.games.rollingloot.rows import MAX_SEATS, LootContent, LootPosition
from rollwright.games.rollingloot.table import table

SPEC = Spec(
    name="rollingloot",
    folder=Path(__file__).parent,
    rules=rules,
    names=names,
    steady=steady.steady,
    position=LootPosition,
    content_row=LootContent,
    seats=range(2, MAX_SEATS + 1),
    read_content=read_cards,
    shipped=Path(__file__).parent / "content" / "house.toml",
    table=table,
    default_move=rules.default_move,
)
