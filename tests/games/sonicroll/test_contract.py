"""Sonic Roll keeps the contract, in every mode and zone, for one to four and at both speeds."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rollwright.core import contract, rows
from rollwright.core.game import Game, load
from rollwright.games.sonicroll.rows import SonicPosition

# seats, zone, mode, emeralds carried
TABLES = [(1, 0, 2, 0), (2, 1, 0, 3), (3, 2, 1, 0), (4, 3, 1, 127), (2, 4, 0, 127)]


def game_of(seats: int, zone: int, mode: int, emeralds: int) -> Game:
    return load(
        "sonicroll", seats, {"zone": zone, "mode": mode, "emeralds": emeralds, "time_cost": mode == 1}
    )


@pytest.mark.parametrize("check", contract.CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_contract(check: Callable[[Game], None], table: tuple[int, int, int, int]) -> None:
    game = game_of(*table)
    if check is contract.play_plain:
        contract.play_plain(game, games=1, most=150)
    elif check is contract.play_checked:
        contract.play_checked(game, games=1)
    else:
        check(game)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_both_speeds_agree(table: tuple[int, int, int, int]) -> None:
    contract.speeds_agree(game_of(*table), games=6)


def test_a_position_is_small() -> None:
    assert rows.packed_size(SonicPosition) <= 473
