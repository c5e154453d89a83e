"""Roll-Over! keeps the contract, for every number of players and at both speeds."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rollwright.core import contract, rows
from rollwright.core.game import Game, load
from rollwright.games.rollover.rows import RollPosition
from tests.games.rollover.play import alone, busts, house, sheet


@pytest.mark.parametrize("seats", [1, 4])
@pytest.mark.parametrize(
    "check",
    [contract.play_checked, contract.no_reuse, contract.reads_like_rules],
    ids=lambda check: check.__name__,
)
def test_the_contract(check: Callable[[Game], None], seats: int) -> None:
    if check is contract.play_checked:
        contract.play_checked(house(seats), games=1)  # every one of 1741 moves at every decision
    else:
        check(house(seats))


@pytest.mark.parametrize("seats", [1, 3])
def test_every_move_of_every_state(seats: int) -> None:
    contract.play_plain(house(seats), games=1, most=40)


def test_every_move_where_all_boosts_are_circled() -> None:
    lead = (*busts(4), "throw", "roll 3 3 3 1 5 6")
    for state in (alone(*lead), alone(*lead, "keep 3 3 3"), alone(*lead, "keep 3 3 3", "roll", "roll 2 4 6")):
        contract.check_state(state)


@pytest.mark.parametrize("seats", [1, 4])
def test_both_speeds_agree(seats: int) -> None:
    contract.speeds_agree(house(seats), games=8)


def test_both_speeds_agree_on_another_sheet() -> None:
    other = sheet(least="25", sections="6", boosts='row = ["add-a-die", "plus-minus", "reroll", "foresight"]')
    contract.speeds_agree(load("rollover", 2, content=other), games=8)


def test_a_position_is_small() -> None:
    assert rows.packed_size(RollPosition) <= 300
