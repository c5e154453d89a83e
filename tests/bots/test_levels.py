"""Levels: repeatable, sound, and never absurd."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pytest

import rollwright as rw
from rollwright import bots
from rollwright.bots import exact, levels, steady
from rollwright.bots.search.judging import Judgement, judge
from rollwright.core.state import State
from tests.bots.test_rollout import pig, strike


def test_the_names_are_one_list() -> None:
    assert tuple(levels.LEVELS) == bots.LEVELS


def test_the_lower_levels_are_less_and_less_short_sighted_and_the_upper_think_more() -> None:
    rungs = list(levels.LEVELS.values())
    thought = [rung.simulations for rung in rungs]
    assert thought[0] == thought[1] == 0 < thought[2] == thought[3] < thought[4]
    assert all(low.short_sighted > high.short_sighted for low, high in itertools.pairwise(rungs[:4]))
    assert all(low.cost > high.cost for low, high in itertools.pairwise(rungs[:4]))


@pytest.mark.parametrize("name", bots.LEVELS[:4])
@pytest.mark.parametrize("state", [pig(12, 40, 61), strike()], ids=["pig", "retroroll"])
def test_a_seed_gives_one_move(name: str, state: State) -> None:
    one, two = (bots.choose(name, state, seed=7) for _ in range(2))
    assert one == two
    assert one in state.moves


@pytest.mark.parametrize("name", bots.LEVELS)
def test_no_level_passes_for_nothing_or_throws_a_won_game_away(name: str) -> None:
    for mine, theirs in ((0, 0), (30, 80), (80, 30), (0, 60)):
        assert bots.choose(name, pig(0, mine, theirs), seed=mine).text == "roll"
    for total in (2, 20, 30):
        assert bots.choose(name, pig(total, 100 - total, 50), seed=total).text == "hold"


def test_gentle_often_holds_early_where_strong_goes_on() -> None:
    """A hold brings points at once; how often gentle takes them is in the table."""
    holds = sum(bots.choose("gentle", pig(15, 20, 20), seed).text == "hold" for seed in range(100))
    assert 85 < holds < 100
    assert bots.choose("strong", pig(15, 20, 20), seed=1).text == "roll"


@pytest.mark.parametrize(("name", "games"), [("gentle", []), ("casual", []), ("fair", [300])])
def test_where_they_are_not_short_sighted_some_play_steady_and_fair_thinks(
    name: str, games: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    thought: list[int] = []

    def think(state: State, seed: int, playouts: int, *, tree: bool) -> Judgement:
        thought.append(playouts)
        return judge(state, seed, 20, plain=True, tree=tree)

    monkeypatch.setitem(levels.LEVELS, name, replace(levels.LEVELS[name], short_sighted=0.0))
    monkeypatch.setattr(levels, "judge", think)
    state = pig(15, 20, 20)
    assert (bots.choose(name, state, seed=1) == steady.choose(state)) or games
    assert thought == games


@pytest.mark.parametrize(("mine", "theirs"), [(40, 60), (50, 50), (70, 80)])
def test_a_blunder_is_not_sound(mine: int, theirs: int) -> None:
    """To hold at 2 there costs ten chances to win of a hundred: more than fair gives away."""
    state = pig(2, mine, theirs)
    judged = judge(state, seed=1, playouts=4000, tree=False, patient=True)
    assert [row.move.text for row in levels.sound(state, judged, levels.LEVELS["fair"].cost)] == ["roll"]


def test_idle_moves() -> None:
    assert levels.is_idle(pig(0, 20, 20), rw.load("pig").move("hold"))
    assert not levels.is_idle(pig(2, 20, 20), rw.load("pig").move("hold"))
    assert not levels.is_idle(pig(0, 20, 20), rw.load("pig").move("roll"))


def test_the_expert_plays_by_exact_values_where_there_are_any(monkeypatch: pytest.MonkeyPatch) -> None:
    state = pig(20, 20, 20)

    class Known:
        def choose(self, state: State) -> rw.Move:
            return state.moves[1]

    monkeypatch.setattr(exact, "valuer", lambda game: Known())
    monkeypatch.setattr(levels, "judge", None)
    assert bots.choose("expert", state) == state.moves[1]


def test_the_expert_searches_where_there_are_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exact, "valuer", lambda game: None)
    assert bots.choose("expert", pig(0, 0, 0), seed=1).text == "roll"
