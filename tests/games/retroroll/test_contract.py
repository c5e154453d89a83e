"""RetroRoll keeps the contract, for every kind of table and at both speeds."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rollwright.core import contract, rows
from rollwright.core.game import Game, load
from rollwright.games.retroroll.rows import RetroPosition
from tests.games.retroroll.play import after, deck, seated

TABLES = [(seats, key_chain) for seats in (1, 2, 3, 7) for key_chain in (True, False)]


@pytest.mark.parametrize("check", contract.CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("seats", "key_chain"), TABLES)
def test_the_contract(check: Callable[[Game], None], seats: int, key_chain: bool) -> None:
    game = load("retroroll", seats, {"key_chain": key_chain})
    if check is contract.play_plain:
        contract.play_plain(
            game, games=1, most=500
        )  # every move of every state, so not the whole of a long game
    else:
        check(game)


@pytest.mark.parametrize(("seats", "key_chain"), TABLES)
def test_both_speeds_agree(seats: int, key_chain: bool) -> None:
    contract.speeds_agree(load("retroroll", seats, {"key_chain": key_chain}))


def test_both_speeds_agree_on_a_deck_that_runs_out() -> None:
    rings: list[list[int | str]] = [[3, "sword", 4], [6, "key", 5], [2, 1], [5, "sword", 6, "key", 3]]
    contract.speeds_agree(load("retroroll", 3, None, deck(*rings, points=2)))


def test_a_deck_that_runs_out_keeps_the_contract() -> None:
    game = load("retroroll", 3, None, deck([3, "sword", 4], [6, "key", 5], [2, 1], points=1))
    contract.play_plain(game, games=1)
    contract.play_checked(game, games=5)


def test_equal_positions_are_equal_however_they_came() -> None:
    one = after(seated(["coin-10", "coin-14"]), "throw", "roll 1 6", "throw", "roll 3 3")
    other = after(seated(["coin-10", "coin-14"]), "throw", "roll 6 1", "throw", "roll 2 1")
    assert one == other
    assert hash(one) == hash(other)
    assert bytes(one) == bytes(other)


def test_a_position_is_small() -> None:
    assert rows.packed_size(RetroPosition) <= 200
