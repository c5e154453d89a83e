"""Score and modes: SR-41 to SR-49 and SR-53."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from rollwright.core.game import load
from rollwright.core.state import State
from tests.games.sonicroll.play import (
    after,
    deciding,
    fighting,
    finish_draws,
    notes,
    opening,
    over,
    player,
    refused,
    row,
    spending,
    texts,
)

NAMES = ("sonic", "amy", "tails", "knuckles")


def won(*players: Mapping[str, int], **options: Any) -> State:
    """The boss is beaten by seat 0, who takes the last animal, with these players."""
    given = dict(enumerate(players))
    state = fighting(opening(*NAMES[: len(players)], **options), "spin 6", health=1, players=given)
    state = state.play("spend spin 6 hit top")
    assert over(state)
    return state


# ---- score


@pytest.mark.parametrize(
    ("held", "points"),
    [
        ({"rings": 3}, 30),
        ({"saved": 4}, 40),
        ({"rings": 2, "saved": 5}, 70),
        ({"animals": 3}, 60),
        ({"emeralds": 0b11}, 100),
        ({"emeralds": 0b111, "exhausted": 0b101}, 90),
        ({"rings": 10, "deaths": 2}, 40),
        ({"rings": 4, "saved": 2, "hyper": 1}, 80),
        ({"rings": 4, "saved": 2, "hyper": 2}, 80),
    ],
)
def test_sr_41_rings_animals_emeralds_and_deaths(held: dict[str, int], points: int) -> None:
    """The other player is faster, so that no bonus is in it."""
    assert won({"cards": 1}, held).scores[1] == points


@pytest.mark.parametrize(
    ("speeds", "bonuses"),
    [
        ([(3, 0), (2, 0)], [100, 0]),
        ([(2, 0), (3, 5)], [100, 0]),
        ([(2, 0), (2, 0)], [0, 0]),
        ([(3, 0), (2, 0), (1, 0)], [150, 50, 0]),
        ([(3, 0), (3, 0), (1, 0)], [50, 50, 0]),
        ([(3, 0), (1, 0), (1, 0)], [150, 0, 0]),
        ([(2, 0), (2, 0), (2, 0)], [0, 0, 0]),
        ([(4, 0), (3, 0), (2, 0), (1, 0)], [200, 100, 50, 0]),
        ([(4, 0), (4, 0), (2, 0), (1, 0)], [100, 100, 50, 0]),
        ([(4, 0), (3, 0), (3, 0), (1, 0)], [200, 50, 50, 0]),
        ([(4, 0), (4, 0), (4, 0), (1, 0)], [50, 50, 50, 0]),
        ([(4, 0), (4, 0), (2, 0), (2, 0)], [100, 100, 0, 0]),
        ([(4, 0), (3, 0), (2, 0), (2, 0)], [200, 100, 0, 0]),
        ([(1, 0), (0, 2), (1, 3), (2, 4)], [200, 0, 50, 100]),
    ],
)
def test_sr_42_speed_and_the_time_bonus_with_ties(speeds: list[tuple[int, int]], bonuses: list[int]) -> None:
    state = won(*({"cards": cards, "time": time} for cards, time in speeds))
    animals = [20, *[0] * (len(speeds) - 1)]
    assert [score - animal for score, animal in zip(state.scores, animals, strict=True)] == bonuses


@pytest.mark.parametrize(
    ("tokens", "points"), [(0, 200), (1, 100), (2, 100), (3, 50), (4, 50), (5, 0), (6, 0)]
)
def test_sr_43_solo_time_attack_by_time_tokens(tokens: int, points: int) -> None:
    assert won({"cards": 6, "time": tokens}, mode=2).scores == (20 + points,)
    assert won({"cards": 6, "time": tokens}).scores == (20 + points,), "every game of one player"


# ---- modes


def test_sr_44_co_op_is_lost_together_and_each_has_a_score() -> None:
    state = spending(opening("sonic", "amy"), "run 6", players={0: {"lives": 1}}).play("pass")
    assert over(state)
    assert "out-of-lives" in notes(state)
    assert list(state.returns) == [0, 0]
    assert won({"rings": 1}, {"rings": 2}).scores == (30, 20)


@pytest.mark.parametrize("zone", range(4))
def test_sr_44_each_zone_begins_with_3_lives_1_boost_and_no_power_ups(zone: int) -> None:
    state = finish_draws(
        load("sonicroll", 2, {"zone": zone, "emeralds": 5}).start().play("choose amy").play("choose sonic")
    )
    assert row(state)["zone"] == zone
    for seat in range(2):
        mine = player(state, seat)
        assert (mine["lives"], mine["boosts"], mine["rings"]) == (3, 1, 0)
        assert (mine["shield"], mine["hyper"], mine["invincible"], mine["emeralds"]) == (0, 0, 0, 0)


def test_sr_44_a_campaign_over_four_zones_carries_emeralds_on() -> None:
    """Each zone a game of its own: those in the middle and those found go on."""
    carried = 0
    for zone, found in enumerate((0b1, 0b110, 0, 0b1111000)):
        state = load("sonicroll", 1, {"zone": zone, "emeralds": carried}).start().play("choose amy")
        state = finish_draws(state)
        assert row(state)["middle"] == carried
        state = fighting(
            state, "spin 6", health=1, players={0: {"emeralds": found, "exhausted": found & 0b10}}
        )
        die = {0: "spin 6", 1: "spin 5", 2: "spin 2", 3: "spin 1"}[zone]
        state = spending(state, die).play(f"spend {die} hit top")
        assert row(state)["won"] == 1
        carried |= player(state)["emeralds"]
    assert carried == 127
    finale = finish_draws(load("sonicroll", 1, {"zone": 4, "emeralds": carried}).start().play("choose amy"))
    assert row(finale)["fight"] == 1


def test_sr_46_the_finale_has_no_act_phase_and_emeralds_are_free() -> None:
    state = load("sonicroll", 2, {"zone": 4, "emeralds": 127}).start().play("choose amy").play("choose sonic")
    state = finish_draws(state)
    assert (row(state)["fight"], row(state)["health"], row(state)["time"]) == (1, 6, 7)
    assert sum(1 for number in row(state)["patterns"] if number) == 9
    seat = state.turn
    assert seat is not None
    assert (player(state, seat)["lives"], player(state, seat)["boosts"]) == (3, 1)
    state = spending(state, "spin 5")
    assert player(state, seat)["rings"] == 0
    state = after(state, "emerald 1", "roll 5 5")
    assert player(state, seat)["rings"] == 0
    assert refused(state, "emerald 1") == "no-emerald", "once each"


def test_sr_47_competition_is_for_two_to_four() -> None:
    with pytest.raises(ValueError, match="competition"):
        load("sonicroll", 1, {"mode": 1})
    state = won({"rings": 1}, {"rings": 9}, mode=1)
    assert state.winners == (1,), "the most points"


def test_sr_48_a_lost_life_is_a_death_token_without_limit() -> None:
    state = opening("sonic", "amy", mode=1)
    for deaths in (1, 2, 3, 4, 5):
        state = spending(state, "run 6", turn=0, to_act=0, players={0: {"rings": 0}}).play("pass")
        assert player(state)["deaths"] == deaths
        assert not over(state)
    assert won({"rings": 20, "deaths": 5}, {}, mode=1).scores[0] == 200 + 20 - 150


def test_sr_49_time_never_runs_out_in_competition() -> None:
    state = opening("sonic", "amy", mode=1)
    for tokens in range(1, 10):
        state = deciding(state, "run 6", turn=0, to_act=0).play("end")
        assert player(state)["time"] == tokens
        assert not over(state)


@pytest.mark.parametrize(("tokens", "points"), [(7, 0), (8, -10), (11, -40)])
def test_sr_49_time_may_cost_points_after_the_seventh_token(tokens: int, points: int) -> None:
    costing = won({"cards": 0}, {"time": tokens, "rings": 9}, mode=1, time_cost=True)
    free = won({"cards": 0}, {"time": tokens, "rings": 9}, mode=1)
    assert costing.scores[1] - free.scores[1] == points


def test_sr_53_after_100_rounds_co_op_is_lost_and_competition_scored() -> None:
    lost = deciding(opening("sonic", "amy"), "run 1", turns=199).play("end")
    assert over(lost)
    assert "out-of-rounds" in notes(lost)
    assert list(lost.returns) == [0, 0]
    assert lost.scores == (0, 0)
    state = deciding(opening("sonic", "amy", mode=1), "run 1", turns=199, players={1: {"rings": 3}}).play(
        "end"
    )
    assert over(state)
    assert state.scores[1] >= 30
    assert texts(deciding(opening("sonic", "amy"), "run 1", turns=150).play("end")) != []
