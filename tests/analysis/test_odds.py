"""Odds against brute force, and sampling where there are too many results."""

from __future__ import annotations

import itertools
import json
from collections import Counter

import pytest

import rollwright as rw
from rollwright.analysis.odds import interval, odds
from rollwright.core.game import games
from rollwright.core.state import State

FEW = 1500  # throws that brute force may go through


def brute_force(state: State) -> Counter[State]:
    """Every throw, one by one, as whole events."""
    if state.chance == "die":
        return Counter(state.roll(*faces) for faces in itertools.product(range(1, 7), repeat=state.dice))
    return Counter(state.after(k) for k in range(state.outcome_count))


def throws(name: str) -> list[State]:
    """What falls in a game of random play, a few of those with few throws."""
    game = rw.load(name)
    record = rw.playout(game, ["random"] * game.seats, 3)
    found = [state for state in record.states() if state.outcome_count and throws_of(state) <= FEW]
    return found[:: max(1, len(found) // 5)]


def throws_of(state: State) -> int:
    return state.outcome_count ** max(1, state.dice)


@pytest.mark.parametrize("name", games())
def test_exact_odds_are_those_of_brute_force(name: str) -> None:
    """In every game, for throws of few enough dice, and draws."""
    chosen = throws(name)
    assert chosen
    for falls in chosen:
        (found,) = odds(falls)
        expected = brute_force(falls)
        assert found.exact
        assert {one.state: one.ways for one in found.results} == expected
        assert {one.of for one in found.results} == {expected.total()}
        assert all(falls.apply(one.event) == one.state for one in found.results)


def test_each_choice_has_its_odds() -> None:
    """Those of the throw it leads to; without one, the state after it is the one result."""
    state = rw.load("pig").start().draw("p1").play("roll").roll(3)
    roll, hold = odds(state)
    assert (roll.move, roll.results) == ("roll", odds(state.play("roll"))[0].results)
    assert [(one.ways, one.of, one.state) for one in hold.results] == [(1, 1, state.play("hold"))]


def test_all_is_told() -> None:
    """Likeliest first, adding up to 1, as data too."""
    (found,) = odds(rw.load("pig").start())
    assert (found.move, found.kind, found.method) == (None, "seat", "exact")
    told = json.loads(json.dumps(found.json))
    assert [result["event"] for result in told["results"]] == ["draw p1", "draw p2"]
    assert sum(result["chance"] for result in told["results"]) == 1
    roll, hold = odds(rw.load("pig").start().draw("p1").play("roll").roll(4))
    assert roll.results[0].story[0].code == "rolled"
    assert hold.results[0].state.turn == 1
    chance, (low, high) = roll.chance(result for result in roll.results if result.state.turn == 1)
    assert chance == low == high == pytest.approx(1 / 6)


def test_too_many_results_are_sampled() -> None:
    """It says so, the same seed gives the same, and the intervals hold the exact chances."""
    state = rw.load("pig").start().draw("p1").play("roll")
    (exact,), (found,) = odds(state), odds(state, most=5, samples=3000, seed=2)
    assert not found.exact
    assert found.method == "sampled, 3000 throws"
    assert found == odds(state, most=5, samples=3000, seed=2)[0]
    assert found != odds(state, most=5, samples=3000, seed=3)[0]
    chances = {one.state: one.chance for one in exact.results}
    assert {one.state for one in found.results} == set(chances)
    held = 0
    for one in found.results:
        chance, (low, high) = found.chance([one])
        assert chance == one.chance
        assert high - low == pytest.approx(2 * 1.96 * (5 / 36 / 3000) ** 0.5, rel=0.05)
        held += low < chances[one.state] < high
    assert held >= 5


def test_nothing_falls_when_the_game_is_over() -> None:
    game = rw.load("pig", options={"goal": 2})
    assert odds(game.start().draw("p1").play("roll").roll(3).play("hold")) == ()


def test_intervals_at_the_ends() -> None:
    """What never came may still come; what always came need not."""
    assert interval(0, 50).low == 0 < interval(0, 50).high
    assert interval(50, 50).low < 1 == interval(50, 50).high
