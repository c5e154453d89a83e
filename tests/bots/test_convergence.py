"""Search converges to the exact values near the end of a game, where brute force can tell them."""

from __future__ import annotations

from statistics import fmean

import pytest

import rollwright as rw
from rollwright.bots.search.grove import Grove
from rollwright.bots.search.judging import unit_of
from rollwright.core.state import State
from tests.bots.brute import last_decision

MANY = 20_000  # games of each move
GAMES = [  # seats, what choices differ by at least, and what is close: chances to win, or points
    ("retroroll", 2, 0.03, 0.02),
    ("rollover", 1, 1.0, 3.0),
]


def error(state: State, exact: list[float], games: int) -> float:
    """How far off the tree values the moves, on average, after so many games of each."""
    grove, codes = Grove(state, 1, games * len(exact)), [move.code for move in state.moves]
    grove.grow(codes, games)
    assert isinstance(state.to_act, int)
    sums = [grove.sums[code] for code in codes]
    found = [each.total[state.to_act] / each.games / unit_of(state) for each in sums]
    return fmean(abs(value - right) for value, right in zip(found, exact, strict=True))


@pytest.mark.parametrize(("name", "seats", "gap", "close"), GAMES, ids=[row[0] for row in GAMES])
def test_search_converges_to_the_exact_values(name: str, seats: int, gap: float, close: float) -> None:
    state, exact = last_decision(rw.load(name, seats), 3000, gap)
    few, some, many = (error(state, exact, games) for games in (50, 1000, MANY))
    assert many < some < few
    assert many < close


def test_a_node_whose_games_all_end_alike_tries_its_other_moves() -> None:
    """`steady` stops there and gets the same each time; to roll on is better."""
    state, exact = last_decision(rw.load("rollover", 1), 3000, 1.0)
    best = state.moves[exact.index(max(exact))]
    grove = Grove(state, 1, MANY)
    grove.grow([best.code], MANY)
    assert grove.sums[best.code].total[0] / MANY == pytest.approx(max(exact), abs=3)
