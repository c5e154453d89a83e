"""Roll-Over!: throw six dice, arrange a hand, and keep rolling for a better one."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from rollwright.core.game import Objective, Spec
from rollwright.games.rollover import names, rules, steady
from rollwright.games.rollover.content import read_sheet
from rollwright.games.rollover.rows import MAX_SEATS, RollContent, RollPosition
from rollwright.games.rollover.table import table


def objective(seats: int, options: Mapping[str, int | bool]) -> Objective:
    """Alone, points count (RO-1)."""
    return "points" if seats == 1 else "win"


SPEC = Spec(
    name="rollover",
    folder=Path(__file__).parent,
    rules=rules,
    names=names,
    steady=steady.steady,
    position=RollPosition,
    content_row=RollContent,
    seats=range(1, MAX_SEATS + 1),
    read_content=read_sheet,
    shipped=Path(__file__).parent / "content" / "house.toml",
    table=table,
    objective=objective,
)
