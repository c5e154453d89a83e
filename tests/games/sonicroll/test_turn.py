"""The steps of a turn, and what the kinds of dice do: SR-1, SR-5 to SR-15, SR-50, SR-52."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rollwright.core.state import State
from tests.games.sonicroll.play import (
    after,
    calm,
    changed,
    deciding,
    foes,
    notes,
    opening,
    over,
    player,
    pool,
    refused,
    row,
    spending,
    spends,
    texts,
)


def test_sr_1_the_pool_counts_dice_by_kind_and_face_without_limit() -> None:
    many = " ".join(["run 1"] * 12 + ["jump 6"] * 9 + ["spin 3"] * 9)
    state = deciding(opening("sonic", "tails"), many)
    assert pool(state) == many
    state = state.play("reroll")
    assert state.dice == 30
    state = state.roll(*[2] * 12, *[4] * 9, *[5] * 9)
    assert pool(state) == " ".join(["run 2"] * 12 + ["jump 4"] * 9 + ["spin 5"] * 9)


# ---- spending


def test_sr_5_one_die_on_a_challenge_a_badnik_or_nothing() -> None:
    given = {0: {"badniks": ["walker"]}}
    state = spending(opening("sonic", "amy"), "run 1 spin 4 jump 4 jump 6", players=given)
    assert spends(state) == [
        "run 1 top",
        "run 1 middle",
        "run 1 bottom",
        "jump 4 badnik 1",
        "spin 4 badnik 1",
    ]
    assert "pass" in texts(state)
    assert refused(state, "spend run 2 top") == "no-die"
    assert refused(state, "spend jump 6 top") == "number"
    assert refused(state, "reroll") == "must-spend"


def test_sr_5_spending_none_is_damage_and_leaves_the_step() -> None:
    state = spending(opening("sonic", "amy"), "run 1 run 2", players={0: {"rings": 4}})
    state = state.play("pass")
    assert "rings-lost" in notes(state)
    assert player(state)["rings"] == 0
    assert texts(state)[:1] == ["reroll"]
    assert "end" in texts(state)
    assert spends(state) == []


def test_sr_5_no_damage_while_safe() -> None:
    state = spending(opening("sonic", "amy"), "run 1 run 2", safe=1, players={0: {"rings": 4}})
    state = state.play("pass")
    assert player(state)["rings"] == 4
    assert "reroll" in texts(state)


def test_sr_5_one_may_decline_though_a_die_fits_or_a_boost_is_left() -> None:
    state = spending(opening("sonic", "amy"), "run 1", players={0: {"rings": 1, "boosts": 3}})
    assert {"pass", "boost", "spend run 1 top"} <= set(texts(state))


def test_sr_6_after_a_spend_reroll_all_or_end() -> None:
    state = spending(opening("sonic", "amy"), "spin 1 spin 2 spin 3").play("spend spin 1 top")
    assert {"reroll", "end"} == {text for text in texts(state) if not text.startswith("emerald")}
    assert state.play("reroll").dice == 2


def test_sr_6_damage_alone_ends_no_step() -> None:
    given = {0: {"rings": 2, "badniks": ["walker"]}}
    state = deciding(opening("sonic", "amy"), "run 1 spin 4", players=given)
    state = calm(after(state, "reroll", "roll 6 1"))
    assert player(state)["rings"] == 0
    assert "spend spin 1 top" in texts(state)


def test_sr_6_with_no_die_left_the_turn_is_over_at_once() -> None:
    state = spending(opening("sonic", "amy"), "spin 1", players={0: {"emeralds": 1}}).play("spend spin 1 top")
    assert state.to_act == 1, "an emerald comes too late"
    assert row(state)["time"] == 7
    assert player(state)["time"] == 0


def test_sr_6_dice_are_counted_after_all_rewards() -> None:
    state = spending(opening("sonic", "amy"), "spin 1", top="gains 0").play("spend spin 1 top")
    assert texts(state) == ["gain run", "gain jump", "gain spin"]
    state = state.play("gain jump").roll(4)
    assert state.to_act == 0
    assert pool(state) == "jump 4"


def test_sr_7_ending_with_dice_left_takes_a_time_token() -> None:
    state = deciding(opening("sonic", "amy"), "run 1 run 2").play("end")
    assert player(state)["time"] == 1
    assert row(state)["time"] == 6
    assert state.to_act == 1
    assert pool(state) == ""


def test_sr_7_taking_the_last_time_token_loses_the_game_for_all() -> None:
    state = deciding(opening("sonic", "amy"), "run 1", time=1).play("end")
    assert over(state)
    assert "time-up" in notes(state)
    assert list(state.returns) == [0, 0]
    state = spending(opening("sonic", "amy"), "spin 2 spin 3", time=1, top="woes 1")
    assert over(state.play("spend spin 2 top")), "as a reward too"


# ---- reroll and Boost


def test_sr_8_the_order_of_a_reroll() -> None:
    """Safety ends, REROLL effects, the throw, then means and attacks, then a spending step."""
    given = {0: {"rings": 3, "boosts": 1, "badniks": ["walker", "leech"]}}
    state = deciding(opening("sonic", "amy"), "run 1 run 2", safe=1, boons=32, players=given)
    state = state.play("reroll")
    assert player(state)["rings"] == 2, "REROLL: a ring is lost before the throw"
    assert (row(state)["safe"], row(state)["boons"]) == (0, 0)
    assert state.dice == 2
    state = state.roll(6, 1)
    assert "boost" in texts(state), "before the attack strikes"
    assert "take" in texts(state)
    assert spends(state) == []
    state = state.play("take")
    assert player(state)["rings"] == 0
    assert "spend run 1 top" in texts(state)


def test_sr_9_a_boost_throws_the_whole_pool_again_before_a_spend() -> None:
    state = spending(opening("sonic", "amy"), "run 4 spin 5 spin 6", players={0: {"boosts": 2}})
    state = state.play("boost")
    assert state.dice == 3
    state = state.roll(2, 2, 2)
    assert player(state)["boosts"] == 1
    assert "boost" in texts(state), "any number of them"
    state = state.play("boost").roll(1, 4, 5).play("spend run 1 top")
    assert player(state)["boosts"] == 0


def test_sr_9_no_boost_after_a_spend() -> None:
    state = spending(opening("sonic", "amy"), "spin 1 spin 1").play("spend spin 1 top")
    assert refused(state, "boost") == "boost-late"
    chain = spending(opening("sonic", "amy"), "run 1 spin 1").play("spend run 1 top")
    assert refused(chain, "boost") == "boost-late", "not between the spends of a Run"


def test_sr_9_boosted_dice_can_be_attacked_and_reroll_effects_rest() -> None:
    given = {0: {"rings": 3, "badniks": ["walker", "leech"]}}
    state = opening("tails", "amy").play("action propeller-tail").roll(6, 6, 3, 3)
    state = spending(state, "run 6 run 6 run 3 run 3", players=given, since=2, action="propeller-tail")
    assert player(state)["rings"] == 3, "first thrown, they are safe"
    state = state.play("boost")
    assert state.dice == 4, "no effect of the character either"
    state = calm(state.roll(6, 1, 1, 1))
    assert player(state)["rings"] == 0, "struck, and no ring lost to the leech before"


def test_sr_9_a_boost_ends_safety_and_boons_and_works_after_an_attack() -> None:
    given = {0: {"rings": 3, "boosts": 2, "badniks": ["walker"]}}
    state = deciding(opening("sonic", "amy"), "run 1 run 2", players=given)
    state = after(state, "reroll", "roll 6 2", "take")
    assert row(state)["safe"] == 1
    assert "boost" in texts(state)
    state = changed(state, boons=33).play("boost")
    assert (row(state)["safe"], row(state)["boons"]) == (0, 0)


@pytest.mark.parametrize(("character", "action"), [("amy", "spin-dash"), ("knuckles", "spin-attack")])
def test_sr_9_before_an_attack_strikes_whoever_has_a_means_is_asked(character: str, action: str) -> None:
    given = {0: {"rings": 3, "boosts": int(character == "amy"), "badniks": ["walker"]}}
    state = deciding(opening(character, "tails"), "run 1 run 2", action=action, players=given)
    state = after(state, "reroll", "roll 6 2")
    assert texts(state) == (["boost", "take"] if character == "amy" else ["take", "avoid all"])


# ---- two things at once


def test_sr_10_the_active_player_chooses_where_order_matters() -> None:
    state = spending(
        opening("sonic", "amy"), "jump 1 spin 5", action="drop-dash", top="woes 0", players={0: {"rings": 1}}
    )
    state = state.play("spend jump 1 top")
    assert state.to_act == 0
    assert [text for text in texts(state) if text.startswith("pick")] == ["pick 1", "pick 2", "pick 3"]


def test_sr_10_what_is_picked_is_finished_before_the_rest() -> None:
    """The Run die is gained first, so that the Hazard dice may match it too; or last, so that they cannot."""
    start = spending(
        opening("sonic", "amy"), "jump 1 spin 5", action="drop-dash", top="woes 0", players={0: {"rings": 9}}
    ).play("spend jump 1 top")
    seen = set[int]()
    for place in (1, 2, 3):
        state = start.play(f"pick {place}")
        seen.add(state.dice)
    assert seen == {0, 1, 3}, "the ring of the Jump, the Run die, or the three Hazard dice first"


def test_sr_10_what_is_asked_says_where_it_comes_from() -> None:
    given = {0: {"rings": 1, "badniks": ["tax"]}}
    state = spending(
        opening("sonic", "amy"), "jump 1 spin 5", action="drop-dash", top="woes 0", players=given
    ).play("spend jump 1 top")
    asked = {(item["code"], item["source"]) for item in state.view()["table"]["ask"]["items"]}
    assert asked == {("hazard", "space"), ("rings", "jump"), ("gain_run", "action"), ("lose_ring", "tax")}


def test_sr_10_not_asked_where_order_cannot_matter() -> None:
    state = spending(opening("sonic", "amy"), "jump 1 spin 5", top="gifts 0").play("spend jump 1 top")
    assert player(state)["rings"] == 3
    assert "reroll" in texts(state)


def test_sr_50_avoid_before_an_attack_strikes() -> None:
    given = {0: {"rings": 3, "badniks": ["walker"]}}
    state = deciding(opening("sonic", "amy"), "run 1 run 2", players=given)
    state = after(state, "reroll", "roll 6 2", "avoid 6")
    assert player(state)["rings"] == 3, "a Spin die is not attacked by a Run 6"
    assert pool(state) == "run 2 spin 6"


def test_sr_50_avoid_against_a_hazard_die_but_no_boost() -> None:
    given = {0: {"rings": 3, "boosts": 2}}
    state = spending(opening("sonic", "amy"), "spin 1 run 5", top="woes 0", players=given)
    state = state.play("spend spin 1 top").roll(5, 2, 3)
    assert {"avoid 5 up", "avoid 5 down", "take"} <= set(texts(state))
    assert "boost" not in texts(state)
    moved = state.play("avoid 5 up")
    assert player(moved)["rings"] == 3
    assert {"reroll", "end"} <= set(texts(moved)), "and the turn goes on"
    assert player(state.play("take"))["rings"] == 0


@pytest.mark.parametrize("make", [spending, deciding])
def test_sr_50_before_a_spend_and_between_spends(make: Callable[..., State]) -> None:
    assert "avoid 4" in texts(make(opening("sonic", "amy"), "run 4 spin 6"))
    assert "avoid all" in texts(make(opening("knuckles", "amy"), "run 4 spin 6", action="spin-attack"))
    assert (
        refused(make(opening("knuckles", "amy"), "run 4 spin 6", action="glide"), "avoid all") == "no-avoid"
    )
    assert refused(make(opening("amy", "sonic"), "run 4 spin 6"), "avoid 4") == "no-avoid", "in the own turn"


def test_sr_50_a_die_turned_spin_is_spin_until_the_turn_ends() -> None:
    state = spending(opening("sonic", "amy"), "run 1 run 4", top="plain 3").play("avoid 4")
    state = state.play("spend spin 4 top")
    assert refused(state, "spend run 1 middle") == "spend-late", "it was no Run"
    state = spending(opening("knuckles", "amy"), "run 1 run 4 run 2", action="spin-attack").play("avoid all")
    state = after(state, "spend spin 1 top", "reroll", "roll 3 3")
    assert pool(state) == "spin 3 spin 3"


def test_sr_52_the_order_of_the_end_of_the_turn() -> None:
    """END TURN first, then the dice for a Time token."""
    given = {0: {"badniks": ["nest"]}}
    state = deciding(opening("sonic", "amy"), "run 1", players=given).play("end")
    assert state.chance == "badnik"
    assert player(state)["time"] == 0
    state = state.draw("walker")
    assert foes(state) == ["walker", "nest"]
    assert player(state)["time"] == 1
    assert state.to_act == 1


# ---- kinds of dice


def test_sr_11_after_a_run_any_die_may_follow_without_a_reroll() -> None:
    state = spending(opening("sonic", "amy"), "run 1 spin 2 jump 1", players={0: {"rings": 2}})
    state = state.play("spend run 1 top")
    assert spends(state) == ["jump 1 middle", "jump 1 bottom", "spin 2 top"]
    assert {"reroll", "end"} <= set(texts(state))
    assert player(state.play("reroll"))["rings"] == 2, "no Damage for not spending"
    state = state.play("spend spin 2 top")
    assert spends(state) == []


def test_sr_11_a_spin_that_is_no_run_ends_the_chain() -> None:
    state = spending(opening("sonic", "amy"), "spin 1 spin 2").play("spend spin 1 top")
    assert refused(state, "spend spin 2 top") == "spend-late"


def test_sr_11_in_a_glide_the_last_number_counts_of_whatever_kind() -> None:
    state = spending(opening("knuckles", "amy"), "run 3 jump 4 jump 2 jump 1", action="glide", top="plain 2")
    state = state.play("spend run 3 top")
    assert "spend jump 4 top" in texts(state), "after a Run any die"
    state = changed(state.play("spend jump 4 top"), top="plain 1", middle="gains 2", bottom="fill-1")
    assert "spend jump 2 top" in texts(state), "lower than the Jump before"
    state = spending(
        opening("knuckles", "amy"),
        "jump 4 jump 2 jump 1",
        action="glide",
        top="plain 3",
        middle="",
        bottom="",
    )
    state = state.play("spend jump 4 top")
    assert spends(state) == []


def test_sr_12_each_jump_gives_a_ring_besides() -> None:
    state = spending(opening("sonic", "amy"), "jump 1 jump 4", middle="gifts 0")
    assert player(state.play("spend jump 1 top"))["rings"] == 1
    assert player(state.play("spend jump 1 middle"))["rings"] == 3
    state = spending(opening("sonic", "amy"), "jump 4 spin 5", players={0: {"badniks": ["walker"]}})
    assert player(state.play("spend jump 4 badnik 1"))["rings"] == 1


def test_sr_13_a_spin_destroys_and_frees_the_animal() -> None:
    given = {0: {"badniks": ["walker"]}}
    state = spending(opening("sonic", "amy"), "spin 4 spin 1", players=given).play("spend spin 4 badnik 1")
    assert player(state)["animals"] == 1
    assert foes(state) == []


@pytest.mark.parametrize(
    ("face", "badnik", "struck"), [(6, "walker", False), (1, "burner", False), (2, "biter", True)]
)
def test_sr_13_only_attacks_on_any_die_hit_spin(face: int, badnik: str, struck: bool) -> None:
    given = {0: {"rings": 1, "badniks": [badnik]}}
    state = deciding(opening("sonic", "amy"), "spin 1 spin 1", players=given)
    state = after(state, "reroll", f"roll {face} 3")
    assert ("take" in texts(state)) is struck


# ---- Hazard


@pytest.mark.parametrize(
    ("pool_left", "thrown", "rings"),
    [
        ("run 5", "1 2 5", 0),
        ("spin 5", "5 5 5", 0),
        ("run 5", "1 2 3", 7),
        ("jump 2 run 6", "6 3 3", 0),
        ("jump 4", "1 1 1", 7),
    ],
)
def test_sr_14_hazard_dice_hit_any_die_of_their_number(pool_left: str, thrown: str, rings: int) -> None:
    """The spent 1 is gone."""
    state = spending(opening("sonic", "amy"), f"spin 1 {pool_left}", top="woes 0", players={0: {"rings": 7}})
    state = state.play("spend spin 1 top")
    assert state.dice == 3, "all at once"
    state = calm(state.apply(f"roll {thrown}"))
    assert player(state)["rings"] == rings
    assert pool(state) == " ".join(sorted_pool(pool_left)), "they are discarded"


def sorted_pool(text: str) -> list[str]:
    """The words of a pool, run before jump before spin."""
    words = text.split()
    pairs = sorted(
        zip(words[::2], words[1::2], strict=True), key=lambda die: ("run jump spin".index(die[0]), die)
    )
    return [word for pair in pairs for word in pair]


def test_sr_14_with_an_empty_pool_they_miss() -> None:
    state = spending(opening("sonic", "amy"), "spin 1", top="woes 0", players={0: {"rings": 7}})
    state = state.play("spend spin 1 top")
    assert "missed" in notes(state)
    assert player(state)["rings"] == 7
    assert state.to_act == 1


def test_sr_15_first_thrown_dice_are_safe() -> None:
    given = {0: {"rings": 3, "badniks": ["walker"]}}
    state = spending(opening("sonic", "amy"), "spin 4", players=given)
    assert player(state)["rings"] == 3
    state = spending(opening("sonic", "amy"), "spin 2 spin 5", top="gains 1", players=given)
    state = state.play("spend spin 2 top").roll(6)
    assert player(state)["rings"] == 3, "a die gained, showing a Run 6"
    state = state.play("reroll").roll(6, 1)
    assert player(calm(state))["rings"] == 0, "rerolled, it is attacked"


def test_sr_15_a_die_gained_at_a_reroll_is_thrown_once_and_safe() -> None:
    given = {0: {"rings": 3, "badniks": ["burner"]}}
    state = deciding(opening("tails", "amy"), "run 1 run 2", action="propeller-tail", since=2, players=given)
    state = state.play("reroll")
    assert state.dice == 3
    state = state.roll(5, 5, 1)
    assert player(state)["rings"] == 3
    assert "take" not in texts(state)
    assert pool(state) == "run 5 run 5 jump 1"
