"""Sonic Roll: one to four run, jump and spin through four zones and beat the boss of each."""

from __future__ import annotations

from pathlib import Path

from rollwright.core.game import Objective, Option, Spec
from rollwright.games.sonicroll import names, rules, steady
from rollwright.games.sonicroll.content import read_zones
from rollwright.games.sonicroll.rows import MAX_SEATS, SonicContent, SonicOptions, SonicPosition
from rollwright.games.sonicroll.table import table


def objective(seats: int) -> Objective:
    return "team"


SPEC = Spec(
    name="sonicroll",
    folder=Path(__file__).parent,
    rules=rules,
    names=names,
    steady=steady.steady,
    position=SonicPosition,
    options_row=SonicOptions,
    content_row=SonicContent,
    seats=range(1, MAX_SEATS + 1),
    options=(
        Option("zone", 0, 0, 4),
        Option("mode", 0, 0, 2),
        Option("time_cost", False),
        Option("emeralds", 0, 0, 127),
    ),
    read_content=read_zones,
    shipped=Path(__file__).parent / "content" / "house.toml",
    table=table,
    default_move=rules.default_move,
    objective=objective,
)
