"""Damage: its causes, and its outcomes by rings, shield, Invincible, safety and lives. SR-28 to SR-31."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from rollwright.core.state import State
from tests.games.sonicroll.play import (
    after,
    calm,
    deciding,
    foes,
    notes,
    opening,
    over,
    player,
    pool,
    row,
    spending,
    texts,
)

# ---- causes


def test_sr_28_no_die_spent() -> None:
    state = spending(opening("tails", "amy"), "run 6", players={0: {"rings": 3}}).play("pass")
    assert player(state)["rings"] == 0


def test_sr_28_an_attack() -> None:
    state = deciding(opening("tails", "amy"), "run 1", players={0: {"rings": 3, "badniks": ["walker"]}})
    assert player(calm(after(state, "reroll", "roll 6")))["rings"] == 0


def test_sr_28_a_matching_hazard_die() -> None:
    state = spending(opening("tails", "amy"), "spin 1 run 6", top="woes 0", players={0: {"rings": 3}})
    assert player(calm(after(state, "spend spin 1 top", "roll 6 1 1")))["rings"] == 0


def test_sr_28_an_ability_that_says_so() -> None:
    state = spending(opening("tails", "amy"), "run 1 run 6", players={0: {"rings": 3, "badniks": ["first"]}})
    assert player(state.play("spend run 1 top"))["rings"] == 0


# ---- outcomes


@dataclass
class Outcome:
    """Before the Damage, and what it leaves."""

    rings: int = 0
    shield: str = ""
    hyper: int = 0
    invincible: str = ""  # "" not held, else what is done with it: a die, or "no"
    safe: int = 0
    lives: int = 3
    left: tuple[int, str, int, str] = (0, "", 3, "")  # rings, shield, lives, pool
    ends: str = "step"  # "step": the turn goes on, "turn": over, "game": lost


DICE = "run 6 spin 5"
OUTCOMES = [
    # rings held: all are lost, nothing else
    Outcome(rings=1, left=(0, "", 3, DICE)),
    Outcome(rings=9, left=(0, "", 3, DICE)),
    Outcome(rings=9, lives=1, left=(0, "", 1, DICE)),
    # none held: a Life, and the turn is over
    Outcome(left=(0, "", 2, ""), ends="turn"),
    Outcome(lives=2, left=(0, "", 1, ""), ends="turn"),
    Outcome(lives=1, left=(0, "", 0, ""), ends="game"),
    # a shield goes instead, whatever is held
    Outcome(shield="flame", left=(0, "", 3, DICE)),
    Outcome(shield="bubble", rings=9, left=(9, "", 3, DICE)),
    Outcome(shield="lightning", rings=9, lives=1, left=(9, "", 1, DICE)),
    Outcome(shield="blue", lives=1, left=(0, "", 1, DICE)),
    # a Hyper Ring keeps half, rounded down
    Outcome(hyper=1, rings=9, left=(4, "", 3, DICE)),
    Outcome(hyper=1, rings=8, left=(4, "", 3, DICE)),
    Outcome(hyper=1, rings=1, left=(0, "", 3, DICE)),
    Outcome(hyper=2, rings=9, left=(4, "", 3, DICE)),
    Outcome(hyper=1, rings=0, left=(0, "", 2, ""), ends="turn"),
    Outcome(hyper=1, rings=9, shield="blue", left=(9, "", 3, DICE)),
    # Invincible is offered first
    Outcome(invincible="run 6", rings=9, left=(9, "", 3, "spin 5")),
    Outcome(invincible="spin 5", lives=1, left=(0, "", 1, "run 6")),
    Outcome(invincible="run 6", shield="flame", rings=2, left=(2, "flame", 3, "spin 5")),
    Outcome(invincible="no", shield="flame", rings=2, left=(2, "", 3, DICE)),
    Outcome(invincible="no", rings=2, left=(0, "", 3, DICE)),
    Outcome(invincible="no", left=(0, "", 2, ""), ends="turn"),
    Outcome(invincible="no", lives=1, left=(0, "", 0, ""), ends="game"),
    # while safe nothing happens
    Outcome(safe=1, rings=9, left=(9, "", 3, DICE)),
    Outcome(safe=1, lives=1, left=(0, "", 1, DICE)),
    Outcome(safe=1, shield="blue", left=(0, "blue", 3, DICE)),
    Outcome(safe=1, invincible="unasked", rings=2, left=(2, "", 3, DICE)),
]


@pytest.mark.parametrize("case", OUTCOMES, ids=lambda case: str(case).partition(", left")[0])
def test_sr_29_the_outcomes_of_damage(case: Outcome) -> None:
    given = {
        "rings": case.rings,
        "shield": case.shield,
        "hyper": case.hyper,
        "invincible": int(case.invincible != ""),
        "lives": case.lives,
        "saved": 4,
        "boosts": 2,
        "animals": 1,
        "emeralds": 3,
        "badniks": ["walker"],
    }
    state = damaged(spending(opening("tails", "amy"), DICE, safe=case.safe, players={0: given}), case)
    after_it = player(state)
    shields = ("", *("",) * 5, "flame", "bubble", "lightning", "blue")
    assert (after_it["rings"], shields[after_it["shield"]], after_it["lives"], pool(state)) == case.left
    assert (after_it["saved"], after_it["boosts"], after_it["animals"], after_it["emeralds"]) == (4, 2, 1, 3)
    assert after_it["time"] == 0, "no Time token"
    assert after_it["invincible"] == int(case.invincible != ""), "it stays to the end of the turn, or unused"
    assert foes(state) == ([] if case.left[2] < case.lives else ["walker"])
    assert over(state) is (case.ends == "game")
    if case.ends == "turn":
        assert state.to_act == 1
        assert after_it["hyper"] == 0, "lost with a Life"
    if case.ends == "step":
        assert state.to_act == 0
        assert row(state)["safe"] == 1


def damaged(state: State, case: Outcome) -> State:
    """No die is spent, which is Damage; Invincible is used or not."""
    state = state.play("pass")
    if case.invincible in ("", "unasked"):
        return state
    assert texts(state) == ["take", "invincible run 6", "invincible spin 5"]
    return state.play("take" if case.invincible == "no" else f"invincible {case.invincible}")


def test_sr_29_no_end_step_after_a_life() -> None:
    """END TURN abilities do not come, and no Time token is taken."""
    given = {0: {"badniks": ["nest", "late"]}}
    state = spending(opening("tails", "amy"), "run 6 spin 5", players=given).play("pass")
    assert state.chance is None
    assert state.to_act == 1
    assert row(state)["time"] == 7


def test_sr_29_what_is_still_owed_is_lost_but_a_finished_card_stays_taken() -> None:
    given = {0: {"rings": 0, "badniks": ["first"]}}
    state = spending(opening("tails", "amy"), "run 5 run 6", bottom="plain 4", top="fill-1", players=given)
    state = state.play("spend run 5 bottom")
    assert texts(state) == ["pick 1", "pick 2"], "the Power Up of the route, or the Damage"
    lost = {place: state.play(f"pick {place}") for place in (1, 2)}
    (state,) = (each for each in lost.values() if "life-lost" in notes(each))
    assert state.chance == "card", "no Power Up is drawn"
    state = state.draw("bumps")
    assert player(state)["cards"] == 1
    assert row(state)["routes"][2]["card"] > 0, "it is replaced"


def test_sr_29_a_life_turned_is_a_death_token() -> None:
    state = spending(opening("tails", "amy"), "run 6").play("pass")
    assert (player(state)["lives"], player(state)["deaths"]) == (2, 1)
    assert "life-lost" in notes(state)


# ---- safety


def test_sr_30_safe_from_a_second_damage_in_the_step() -> None:
    given = {0: {"rings": 3, "lives": 1, "badniks": ["walker"]}}
    state = deciding(opening("tails", "amy"), "run 1 run 2", players=given)
    state = calm(after(state, "reroll", "roll 6 2"))
    assert player(state)["rings"] == 0
    state = state.play("pass")
    assert player(state)["lives"] == 1
    assert "reroll" in texts(state)


def test_sr_30_it_ends_before_the_rewards_of_the_next_spend() -> None:
    given = {0: {"rings": 0, "lives": 2}}
    state = spending(opening("tails", "amy"), "spin 1 run 5", top="woes 0", safe=1, players=given)
    state = calm(after(state, "spend spin 1 top", "roll 5 5 5"))
    assert player(state)["lives"] == 1, "the Hazard dice of that space find the player open"


@pytest.mark.parametrize("event", ["reroll", "end"])
def test_sr_30_it_ends_with_a_reroll_or_the_end_step(event: str) -> None:
    state = deciding(opening("tails", "amy"), "run 1 run 2", safe=1).play(event)
    assert row(state)["safe"] == 0


def test_sr_30_end_turn_damage_finds_the_player_still_safe() -> None:
    given = {0: {"rings": 3, "badniks": ["late"]}}
    state = deciding(opening("tails", "amy"), "run 1", safe=1, players=given).play("end")
    assert player(state)["rings"] == 3
    assert foes(state) == [], "it is discarded all the same"


# ---- shields


@pytest.mark.parametrize("held", ["shield", "invincible"])
def test_sr_31_a_blocked_hit_makes_safe_so_one_may_go_on(held: str) -> None:
    given = {"rings": 3, "badniks": ["walker"], held: "flame" if held == "shield" else 1}
    state = deciding(opening("tails", "amy"), "run 1 run 2 run 2", players={0: given})
    state = after(state, "reroll", "roll 6 1 1")
    state = state.play("take")
    if held == "invincible":
        state = state.play("invincible run 6")
        assert pool(state) == "run 1 run 1"
    assert row(state)["safe"] == 1
    state = state.play("pass")
    assert player(state)["rings"] == 3


def test_sr_31_a_die_given_to_invincible_is_not_spent_and_the_last_ends_the_turn() -> None:
    given = {0: {"rings": 3, "invincible": 1, "badniks": ["tax"]}}
    state = spending(opening("tails", "amy"), "jump 6", players=given).play("pass")
    state = state.play("invincible jump 6")
    assert player(state)["rings"] == 3, "no SPEND effect, and no ring for a Jump"
    assert state.to_act == 1
    assert row(state)["time"] == 7
