"""Sets of dice as arguments of moves: numbered without gaps, read in any order."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

import rollwright as rw
from rollwright.core.names import Faces, MoveKind, faces_of, number_of


@pytest.mark.parametrize("most", [1, 2, 5, 7])
def test_every_set_has_its_number(most: int) -> None:
    game = rw.load("pig")
    sets = [dice for n in range(1, most + 1) for dice in combinations_with_replacement(range(1, 7), n)]
    assert sorted(map(number_of, sets)) == list(range(1, Faces(most).count(game) + 1))
    assert {faces_of(number_of(dice)) for dice in sets} == set(sets)


def test_moves_are_coded_in_the_order_of_the_numbers() -> None:
    moves = MoveKind("keep", 10, Faces(2)).moves(rw.load("pig"))
    assert (moves[0].code, moves[0].args, moves[0].text) == (10, (1,), "keep 6")
    assert [move.code for move in moves] == list(range(10, 10 + 27))
    assert all(move.text == f"keep {Faces(2).text(rw.load('pig'), move.args[0])}" for move in moves)


@pytest.mark.parametrize("typed", ["keep 3 3 2", "keep 2 3 3", "KEEP 332", "keep  3 2 3"])
def test_a_set_is_read_in_any_order(typed: str) -> None:
    assert rw.load("rollover").move(typed).text == "keep 2 3 3"


@pytest.mark.parametrize("typed", ["keep", "keep 7", "keep 3 x", "keep 1 1 1 1 1 1 1 1", ""])
def test_what_is_no_set(typed: str) -> None:
    with pytest.raises(rw.IllegalMove):
        rw.load("rollover").move(typed)


def test_two_moves_of_an_argument_from_1() -> None:
    game = rw.load("rollover")
    assert [move.text for move in game.moves if move.kind == "plus"] == [
        f"plus {face}" for face in range(1, 7)
    ]
