"""Sonic Roll: one to four run, jump and spin through four zones and beat the boss of each."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from rollwright.core.game import Objective, Option, Spec
from rollwright.games.sonicroll import names, rules, steady
from rollwright.games.sonicroll.campaign import onward
from rollwright.games.sonicroll.content import read_zones
from rollwright.games.sonicroll.rows import MAX_SEATS, SonicContent, SonicOptions, SonicPosition
from rollwright.games.sonicroll.rules import codes
from rollwright.games.sonicroll.table import table

Options = Mapping[str, int | bool]


def objective(seats: int, options: Options) -> Objective:
    """In competition the most points win, in Time Attack they are all that counts; else the team wins or loses."""
    if options["mode"] == codes.COMPETITION:
        return "win"
    return "points" if options["mode"] == codes.TIME_ATTACK else "team"


def refuses(seats: int, options: Options) -> str:
    """Why these options do not go together."""
    if options["mode"] == codes.COMPETITION and seats == 1:
        return "competition is for 2 to 4 players (SR-47)"
    if options["mode"] == codes.TIME_ATTACK and seats > 1:
        return "Time Attack is for one player (SR-43)"
    if options["time_cost"] and options["mode"] != codes.COMPETITION:
        return "time costs points in competition only (SR-49)"
    return ""


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
        Option("zone", 0, 0, 4, names.ZONES),
        Option("mode", 0, 0, 2, names.MODES),
        Option("time_cost", False),
        Option("emeralds", 0, 0, 127),
    ),
    read_content=read_zones,
    shipped=Path(__file__).parent / "content" / "house.toml",
    table=table,
    default_move=rules.default_move,
    objective=objective,
    refuses=refuses,
    onward=onward,
)
