"""Search converges to the exact values near the end of a game, where brute force can tell them."""

from __future__ import annotations

from collections.abc import Callable
from statistics import fmean

import pytest

import rollwright as rw
from rollwright.bots import search
from rollwright.bots.search.grove import Grove
from rollwright.bots.search.judging import unit_of
from rollwright.core.state import State
from tests.bots import small
from tests.bots.brute import last_decision, values

MANY = 20_000  # games of each move
LAST_THROW = ("roll 6 6 6 6 1", "reroll a", "roll 2")
TWO_THROWS = ("roll 6 6 6 6 2",)
MOST = 3000  # positions that follow, for brute force
Decision = tuple[State, list[float]]  # and what its moves are worth


def laid(state: State) -> Decision:
    return state, values(state, MOST)


DECISIONS: dict[str, tuple[Callable[[], Decision], float]] = {  # and what is close: chances to win, or points
    "retroroll": (lambda: last_decision(rw.load("retroroll", 2), MOST, 0.03), 0.005),
    "rollover": (lambda: last_decision(rw.load("rollover", 1), MOST, 1.0), 0.2),
    "rollingloot-last-throw": (lambda: laid(small.last_dice_of_rolling_loot(*LAST_THROW)), 0.002),
    "rollingloot-two-throws": (lambda: laid(small.last_dice_of_rolling_loot(*TWO_THROWS)), 0.02),
    "sonicroll-alone": (lambda: laid(small.last_round_of_sonic_roll()), 0.008),
    "sonicroll-team": (lambda: laid(small.last_die_of_the_team()), 0.003),
}


def error(state: State, exact: list[float], games: int) -> float:
    """How far off the tree values the moves, on average, after so many games of each."""
    grove, codes = Grove(state, 1, games * len(exact)), [move.code for move in state.moves]
    grove.grow(codes, games)
    assert isinstance(state.to_act, int)
    sums = [grove.sums[code] for code in codes]
    found = [each.total[state.to_act] / each.games / unit_of(state) for each in sums]
    return fmean(abs(value - right) for value, right in zip(found, exact, strict=True))


@pytest.mark.parametrize(("decision", "close"), DECISIONS.values(), ids=DECISIONS)
def test_search_converges_to_the_exact_values(decision: Callable[[], Decision], close: float) -> None:
    state, exact = decision()
    few, some, many = (error(state, exact, games) for games in (50, 1000, MANY))
    assert many < some < few
    assert many < close


def test_a_teams_value_is_the_same_for_all_and_a_seat_helps_another_to_win() -> None:
    """Sonic can win no more: he may open a route for Amy, or clear the boss attack card for nothing."""
    state = small.last_die_of_the_team()
    exact = max(values(state, MOST))
    judged = search.judge(state, 1, 4 * MANY, patient=True)
    assert judged.move.text in ("spend run 3 middle", "spend run 3 middle low")
    sonics, amys = search.SearchValuer(state.game, 4 * MANY, 1).value(state)
    assert sonics == amys
    assert sonics.value == pytest.approx(exact, abs=0.01)


def test_a_node_whose_games_all_end_alike_tries_its_other_moves() -> None:
    """`steady` stops there and gets the same each time; to roll on is better."""
    state, exact = last_decision(rw.load("rollover", 1), MOST, 1.0)
    best = state.moves[exact.index(max(exact))]
    grove = Grove(state, 1, MANY)
    grove.grow([best.code], MANY)
    assert grove.sums[best.code].total[0] / MANY / unit_of(state) == pytest.approx(max(exact), abs=0.5)
