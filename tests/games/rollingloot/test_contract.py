"""Rolling Loot keeps the contract, for two and three and at both speeds."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rollwright.core import contract, rows
from rollwright.core.game import Game, load
from rollwright.games.rollingloot.rows import LootPosition
from tests.games.rollingloot.play import COVE, KRAKEN, after, seated


@pytest.mark.parametrize("check", contract.CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("seats", [2, 3])
def test_the_contract(check: Callable[[Game], None], seats: int) -> None:
    game = load("rollingloot", seats)
    if check is contract.play_plain:
        contract.play_plain(game, games=2, most=120)  # five dice at each throw: the ways add up slowly
    elif check is contract.play_checked:
        contract.play_checked(game, games=3)
    else:
        check(game)


@pytest.mark.parametrize("seats", [2, 3])
def test_both_speeds_agree(seats: int) -> None:
    contract.speeds_agree(load("rollingloot", seats), games=6)


def test_equal_positions_are_equal_however_they_came() -> None:
    """Neither the order of cards and dice nor which of two ships went where is remembered."""
    one = after(seated(), "throw", "roll 6 5 1 2 3", "stop", f"sail {COVE} 1")
    other = after(
        seated((COVE, "gull-rock", KRAKEN, "fog-bank")), "throw", "roll 3 2 1 5 6", "stop", f"sail {COVE} 1"
    )
    assert one == other
    assert (hash(one), bytes(one)) == (hash(other), bytes(other))


def test_a_position_is_small() -> None:
    assert rows.packed_size(LootPosition) <= 100
