"""SR-4: every roll action of every character, and their abilities."""

from __future__ import annotations

import pytest

from tests.games.sonicroll.play import (
    after,
    changed,
    deciding,
    fighting,
    foes,
    opening,
    player,
    pool,
    refused,
    row,
    spending,
    spends,
    texts,
    told,
)

# ---- Sonic


@pytest.mark.parametrize(
    ("faces", "kept"),
    [
        ((1, 3, 1, 6, 2, 2), "run 2 run 2 run 3 run 6"),
        ((5, 5, 5, 5, 5, 6), "run 6"),
        ((2, 3, 4, 5, 6, 6), "run 3 run 4 run 5 run 6 run 6"),
        ((4, 4, 4, 4, 4, 4), "run 4 run 4 run 4 run 4 run 4 run 4"),
    ],
)
def test_sr_4_super_peel_out_discards_the_lowest_result(faces: tuple[int, ...], kept: str) -> None:
    state = opening("sonic", "amy").play("action super-peel-out").roll(*faces)
    assert pool(state) == kept
    assert state.to_act == 0


def test_sr_4_spin_dash_throws_until_two_dice_match() -> None:
    state = opening("sonic", "amy").play("action spin-dash").roll(4, 4)
    assert pool(state) == "run 4 spin 4", "a pair at once, of any kind"
    state = opening("sonic", "amy").play("action spin-dash").roll(3, 5)
    assert state.dice == 2, "not optional"
    state = state.roll(1, 2)
    assert state.dice == 2
    state = state.roll(6, 1)
    assert pool(state) == "run 1 run 3 run 6 spin 1 spin 2 spin 5"
    assert state.to_act == 0


def test_sr_4_spin_dash_takes_at_most_four_throws() -> None:
    state = opening("amy", "sonic").play("action spin-dash").roll(1, 2).roll(3, 4).roll(5, 6)
    assert state.dice == 2
    assert {isinstance(state.roll(run, spin).to_act, int) for run in range(1, 7) for spin in range(1, 7)} == {
        True
    }


def test_sr_4_drop_dash_gains_a_run_die_for_a_jump_on_a_zone_card() -> None:
    state = opening("sonic", "amy").play("action drop-dash").roll(1, 3, 6)
    state = state.play("spend jump 1 top")
    assert state.dice == 1
    state = state.roll(5)
    assert pool(state) == "run 5 jump 3 jump 6"
    assert player(state)["rings"] == 1, "SR-12"


def test_sr_4_drop_dash_gains_nothing_on_a_badnik() -> None:
    state = spending(
        opening("sonic", "amy"), "jump 4 jump 4", action="drop-dash", players={0: {"badniks": ["walker"]}}
    )
    state = state.play("spend jump 4 badnik 1")
    assert state.chance is None
    assert pool(state) == "jump 4"


# ---- Tails


@pytest.mark.parametrize(
    ("faces", "kept"),
    [
        ((2, 2, 5, 6), "jump 2 jump 2"),
        ((2, 2, 5, 5), "jump 2 jump 2 jump 5 jump 5"),
        ((3, 3, 3, 6), "jump 3 jump 3"),
        ((3, 3, 3, 3), "jump 3 jump 3 jump 3 jump 3"),
    ],
)
def test_sr_4_fly_saves_pairs(faces: tuple[int, ...], kept: str) -> None:
    state = opening("tails", "amy").play("action fly").roll(*faces)
    assert state.dice == 4, "thrown twice"
    state = state.roll(1, 1, 2, 3)
    assert pool(state) == f"jump 1 jump 1 {kept}"


def test_sr_4_fly_saves_any_one_die_without_a_pair() -> None:
    state = opening("tails", "amy").play("action fly").roll(1, 2, 3, 4)
    assert texts(state) == ["save 1", "save 2", "save 3", "save 4"]
    state = state.play("save 3")
    assert state.dice == 4
    state = state.roll(3, 5, 6, 1).play("save 5")
    assert pool(state) == "jump 3 jump 5", "each throw by itself: the 3s are no pair"


def test_sr_4_spin_jump_gains_a_jump_die_for_a_spin_on_a_badnik() -> None:
    start = spending(
        opening("tails", "amy"), "spin 4 spin 1", action="spin-jump", players={0: {"badniks": ["walker"]}}
    )
    state = start.play("spend spin 4 badnik 1")
    assert state.dice == 1
    assert pool(state.roll(2)) == "jump 2 spin 1"
    assert start.play("spend spin 1 top").chance is None, "not on a zone card"


@pytest.mark.parametrize(("since", "dice"), [(2, 3), (3, 3), (1, 2), (0, 2)])
def test_sr_4_propeller_tail_gains_a_jump_die_if_two_were_spent(since: int, dice: int) -> None:
    state = deciding(opening("tails", "amy"), "run 1 run 2", action="propeller-tail", since=since, spent=3)
    assert state.play("reroll").dice == dice


def test_sr_4_propeller_tail_counts_anew_after_a_reroll_or_boost() -> None:
    state = opening("tails", "amy").play("action propeller-tail").roll(1, 2, 3, 4)
    state = after(state, "spend run 1 top", "spend run 2 top", "reroll")
    assert state.dice == 3
    state = state.roll(6, 6, 6)
    assert row(state)["since"] == 0
    state = spending(opening("tails", "amy"), "run 1 run 2", action="propeller-tail", since=0, spent=2)
    state = after(state, "boost", "roll 1 6", "spend run 1 top", "reroll")
    assert state.dice == 1


# ---- Knuckles


def test_sr_4_wall_climb_as_in_the_manual() -> None:
    state = opening("knuckles", "amy").play("action wall-climb").roll(2, 3, 6)
    assert texts(state) == ["save 2", "save 3", "save 6", "discard"]
    state = after(state, "save 2", "save 3", "discard")
    assert state.dice == 3
    state = state.roll(1, 3, 5)
    assert refused(state, "save 1") == "rising"
    assert refused(state, "save 3") == "rising"
    state = state.play("save 5")
    state = state if state.dice else state.play("discard")
    state = state.roll(3, 4, 6)
    assert refused(state, "save 4") == "rising"
    state = state.play("save 6")
    assert pool(state) == "spin 2 spin 3 spin 5 spin 6"
    assert state.to_act == 0


def test_sr_4_an_action_leaves_at_least_one_die() -> None:
    state = opening("knuckles", "amy").play("action wall-climb")
    for _ in range(2):
        state = state.roll(5, 5, 6).play("discard")
    state = state.roll(5, 5, 6)
    assert refused(state, "discard") == "one-die"
    assert pool(state.play("save 6")) == "spin 6"


def test_sr_4_wall_climb_saves_higher_dice_only_also_in_the_same_throw() -> None:
    state = opening("knuckles", "amy").play("action wall-climb").roll(4, 4, 2).play("save 4")
    assert state.dice == 3, "the other 4 is not higher, so the next throw comes"


def test_sr_4_spin_attack_turns_all_run_dice_or_none() -> None:
    state = spending(opening("knuckles", "amy"), "run 1 run 5 spin 2", action="spin-attack")
    state = state.play("avoid all")
    assert pool(state) == "spin 1 spin 2 spin 5"
    assert state.to_act == 0
    assert "avoid all" not in texts(state)


def test_sr_4_glide_lets_a_lower_jump_follow() -> None:
    state = opening("knuckles", "amy").play("action glide").roll(3, 1, 2, 6)
    state = changed(state, top="plain 2", middle="plain 0", bottom="fill-1", passage={"card": 1, "at": 2})
    state = state.play("spend jump 3 top")
    assert spends(state) == ["jump 1 middle"]
    assert refused(state, "spend jump 6 bottom") == "lower-jump"
    assert {"reroll", "end"} <= set(texts(state))
    state = state.play("spend jump 1 middle")
    assert spends(state) == [], "no Jump is lower than 1"
    assert player(state)["rings"] == 2


# ---- Amy


def test_sr_4_hammer_throw_reaches_another_players_badnik_once() -> None:
    given = {0: {"badniks": ["shell"]}, 1: {"badniks": ["walker", "giver"]}}
    state = spending(opening("amy", "tails"), "spin 4 spin 5 spin 5", action="hammer-throw", players=given)
    state = state.play("spend spin 4 badnik p2 1")
    assert foes(state, 1) == ["giver"]
    assert player(state, 0)["animals"] == 1, "to the player who spent"
    state = after(state, "reroll", "roll 5 5")
    assert refused(state, "spend spin 5 badnik p2 1") == "others-used"
    assert foes(state, 0) == ["shell"]


def test_sr_4_only_hammer_throw_reaches_others() -> None:
    given = {1: {"badniks": ["walker"]}}
    state = spending(opening("amy", "tails"), "spin 4", action="spin-dash", players=given)
    assert refused(state, "spend spin 4 badnik p2 1") == "no-others"


def test_sr_4_hammer_rush_gains_a_spin_die_for_a_jump_on_a_zone_card() -> None:
    state = opening("amy", "tails").play("action hammer-rush").roll(1, 4, 6).play("spend jump 1 top")
    assert state.dice == 1
    assert pool(state.roll(2)) == "jump 4 jump 6 spin 2"


def test_sr_4_only_the_three_actions_of_the_character() -> None:
    state = opening("amy", "tails")
    assert texts(state) == ["action spin-dash", "action hammer-throw", "action hammer-rush"]
    assert refused(state, "action fly") == "not-yours"
    assert refused(state, "reroll") == "answer", "first an action is chosen"


# ---- abilities of characters


def test_sr_2_amys_hammer_adds_one_and_turns_6_to_1() -> None:
    state = spending(
        opening("amy", "tails"), "spin 6 spin 2 jump 3", top="plain 0", middle="plain 2", bottom="last 1"
    )
    assert spends(state) == ["jump 3 middle", "spin 2 middle up", "spin 6 top up"]
    state = state.play("spend spin 6 top up")
    assert row(state)["routes"][0]["at"] == 1
    other = spending(
        opening("tails", "amy"), "spin 6 spin 2", top="plain 0", middle="plain 2", bottom="last 1"
    )
    assert spends(other) == []


@pytest.mark.parametrize(("shift", "number"), [("up", 4), ("down", 2), ("up 2", 5), ("down 2", 1)])
def test_sr_2_buddy_flight_shifts_a_jump_die(shift: str, number: int) -> None:
    state = spending(opening("tails", "amy"), "jump 3 run 6", top=f"plain {number - 1}", buddy=2)
    state = state.play(f"spend jump 3 top {shift}")
    assert row(state)["buddy"] == (1 if len(shift.split()) == 1 else 0)
    assert row(state)["routes"][0]["at"] in (number, 0)


def test_sr_2_buddy_flight_stays_on_the_die() -> None:
    state = spending(opening("tails", "amy"), "jump 6", top="plain 0", buddy=2)
    assert refused(state, "spend jump 6 top up") == "off-the-die"


def test_sr_2_buddy_flight_is_on_2_from_his_turns_start() -> None:
    state = opening("amy", "tails")
    assert row(state)["buddy"] == 0, "none before Tails' first turn"
    state = spending(state, "jump 3", top="plain 3")
    assert refused(state, "spend jump 3 top up") == "no-buddy"
    state = deciding(opening("amy", "tails"), "jump 3").play("end")
    assert state.to_act == 1
    assert row(state)["buddy"] == 2
    assert row(deciding(state, "jump 3", buddy=1).play("end"))["buddy"] == 1, "it stays for others' turns"


def test_sr_2_in_co_op_the_spender_decides_about_buddy_flight() -> None:
    state = spending(opening("amy", "tails"), "jump 3 run 6", top="plain 3", buddy=2)
    state = state.play("spend jump 3 top up")
    assert row(state)["routes"][0]["at"] == 4
    assert state.to_act == 0


def test_sr_2_in_competition_tails_player_must_agree() -> None:
    state = spending(opening("amy", "tails", mode=1), "jump 3 jump 3 run 6", top="plain 3", buddy=2)
    asked = state.play("spend jump 3 top up")
    assert asked.to_act == 1
    assert texts(asked) == ["agree", "refuse"]
    own = spending(opening("tails", "amy", mode=1), "jump 3 run 6", top="plain 3", buddy=2)
    assert own.play("spend jump 3 top up").to_act == 0, "Tails' player asks nobody"
    agreed = asked.play("agree")
    assert row(agreed)["routes"][0]["at"] == 4
    assert row(agreed)["buddy"] == 1
    refusing = asked.play("refuse")
    assert refusing.to_act == 0
    assert pool(refusing) == pool(state), "nothing is spent"
    assert refused(refusing, "spend jump 3 top up") == "buddy-refused"
    assert "spend jump 3 top" not in texts(refusing)
    again = after(
        changed(refusing, middle="gifts 2", bottom="plain 2"), "spend jump 3 bottom", "reroll", "roll 5 3"
    )
    assert again.play("spend jump 3 top up").to_act == 1, "asked again after a spend and a throw"


def test_sr_2_the_secret_passage_is_for_knuckles_alone() -> None:
    state = spending(opening("tails", "knuckles"), "run 5 run 5")
    assert refused(state, "spend run 5 passage") == "others-passage"
    state = spending(
        opening("knuckles", "tails"), "run 5 run 5 run 5", top="fill-1", middle="fill-2", bottom="fill-3"
    )
    state = after(state, "spend run 5 passage", "spend run 5 passage")
    assert player(state)["rings"] == 4, "two bumpers, 2 rings each"
    assert row(state)["routes"][3]["at"] == 1


def test_sr_2_the_end_of_the_secret_passage_is_a_big_ring_and_3_speed() -> None:
    state = spending(opening("knuckles", "tails"), "spin 6 spin 6", passage={"card": 1, "at": 4})
    before = player(state)["cards"]
    state = state.play("spend spin 6 passage")
    assert state.chance == "tile"
    assert player(state)["cards"] == before + 1
    state = state.draw("red-boost")
    assert refused(spending(state, "spin 5"), "spend spin 5 passage") == "nothing-there", "not refilled"
    last = spending(opening("knuckles", "tails"), "spin 6 spin 6", passage={"card": 1, "at": 4}, to_deal=0)
    assert row(last.play("spend spin 6 passage").draw("red-boost"))["fight"] == 0, "and starts no boss fight"


def test_sr_2_the_secret_passage_is_no_zone_card_for_actions() -> None:
    state = spending(
        opening("knuckles", "tails"),
        "jump 5 jump 5",
        action="hammer-rush",
        passage={"card": 1, "at": 1},
    )
    state = state.play("spend jump 5 passage")
    assert state.chance is None
    assert player(state)["boosts"] == 2


def test_sr_2_the_secret_passage_is_closed_in_the_boss_fight() -> None:
    state = fighting(opening("knuckles", "tails"), "run 5")
    assert refused(state, "spend run 5 passage") == "nothing-there"


def test_sr_50_the_insta_shield_turns_a_run_die_once_a_turn() -> None:
    state = spending(opening("sonic", "tails"), "run 4 run 4 jump 2")
    assert {text for text in texts(state) if text.startswith("avoid")} == {
        "avoid 4",
        "avoid 4 up",
        "avoid 4 down",
    }
    up = state.play("avoid 4 up")
    assert pool(up) == "run 4 jump 2 spin 5"
    assert refused(up, "avoid 4") == "avoid-used"
    assert told(up)[0].startswith("avoided")
    assert pool(state.play("avoid 4 down")) == "run 4 jump 2 spin 3"
    assert pool(state.play("avoid 4")) == "run 4 jump 2 spin 4"


def test_sr_50_the_insta_shield_stays_on_the_die() -> None:
    state = spending(opening("sonic", "tails"), "run 6 run 1")
    assert refused(state, "avoid 6 up") == "off-the-die"
    assert refused(state, "avoid 1 down") == "off-the-die"
