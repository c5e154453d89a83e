"""Levels: repeatable, sound, and never absurd."""

from __future__ import annotations

import itertools

import pytest

import rollwright as rw
from rollwright import bots
from rollwright.bots import exact, levels
from rollwright.core.state import State
from tests.bots.test_rollout import pig, strike


def test_the_names_are_one_list() -> None:
    assert tuple(levels.LEVELS) == bots.LEVELS


def test_levels_think_more_and_give_away_less() -> None:
    rungs = list(levels.LEVELS.values())
    assert all(low.simulations <= high.simulations for low, high in itertools.pairwise(rungs))
    assert all(low.slack >= high.slack for low, high in itertools.pairwise(rungs))


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


def test_gentle_holds_early_where_an_expert_goes_on() -> None:
    assert bots.choose("gentle", pig(15, 20, 20), seed=1).text == "hold"
    assert bots.choose("strong", pig(15, 20, 20), seed=1).text == "roll"


@pytest.mark.parametrize(("mine", "theirs"), [(40, 60), (50, 50), (70, 80)])
def test_a_blunder_is_not_sound(mine: int, theirs: int) -> None:
    """To hold at 2 there costs ten chances to win of a hundred."""
    state = pig(2, mine, theirs)
    judged = levels.judge(state, seed=1, playouts=4000, tree=False, patient=True)
    assert [row.move.text for row in levels.sound(state, judged, levels.LEVELS["gentle"])] == ["roll"]


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
