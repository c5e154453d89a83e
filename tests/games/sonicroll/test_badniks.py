"""Badniks: drawn, attacking, defeated, and every timing of their abilities: SR-24 to SR-27."""

from __future__ import annotations

import pytest

from tests.games.sonicroll.play import (
    after,
    calm,
    deciding,
    foes,
    notes,
    opening,
    outcomes,
    player,
    pool,
    refused,
    row,
    spending,
    texts,
)

THREE = ["walker", "biter", "burner"]


# ---- drawing


def test_sr_24_a_monitor_draws_one_and_gives_one() -> None:
    state = spending(opening("tails", "amy"), "spin 3 spin 5", top="woes 2").play("spend spin 3 top")
    assert state.chance == "badnik"
    state = state.draw("walker")
    assert texts(state) == ["give p1", "give p2"]
    state = state.play("give p2").draw("biter")
    assert (foes(state, 0), foes(state, 1)) == (["walker"], ["biter"])


def test_sr_24_alone_both_come_to_the_one_player() -> None:
    state = spending(opening("tails"), "spin 3 spin 5", top="woes 2").play("spend spin 3 top")
    state = state.draw("walker")
    assert foes(state.draw("biter")) == ["walker", "biter"]


def test_sr_24_with_three_already_only_another_draws() -> None:
    state = spending(opening("tails", "amy"), "spin 3 spin 6", top="woes 2", players={0: {"badniks": THREE}})
    state = state.play("spend spin 3 top")
    assert "no-badnik" in notes(state)
    state = state.draw("shell")
    assert foes(state, 1) == ["shell"], "of two players, the other"
    assert len(foes(state, 0)) == 3
    state = spending(
        opening("tails", "amy", "sonic"), "spin 3 spin 6", top="woes 2", players={0: {"badniks": THREE}}
    ).play("spend spin 3 top")
    assert texts(state) == ["give p2", "give p3"]
    assert refused(state, "give p1") == "full"


def test_sr_24_none_is_drawn_when_all_have_three() -> None:
    full = {0: {"badniks": THREE}, 1: {"badniks": ["clock", "thief", "caller"]}}
    state = spending(opening("tails", "amy"), "spin 3 spin 6", top="woes 2", players=full)
    state = state.play("spend spin 3 top")
    assert state.chance is None
    assert "reroll" in texts(state)


def test_sr_24_an_empty_deck_is_made_of_the_discarded() -> None:
    given = {0: {"badniks": ["biter"]}}
    state = spending(opening("tails", "amy"), "spin 3 spin 6", top="woes 2", badnik_deck=0, players=given)
    state = state.play("spend spin 3 top")
    assert state.outcome_count == 19, "all but the one that lies before a player"
    assert "draw walker" in outcomes(state)
    assert "draw biter" not in outcomes(state)


# ---- attacks


@pytest.mark.parametrize(
    ("kind", "face", "struck"),
    [("run", 6, True), ("run", 3, True), ("run", 5, False), ("jump", 6, False), ("spin", 3, False)],
)
def test_sr_25_an_attack_wants_kind_and_number(kind: str, face: int, struck: bool) -> None:
    given = {0: {"rings": 4, "badniks": ["walker"]}}
    state = deciding(opening("tails", "amy"), f"{kind} 1 {kind} 1", players=given)
    state = calm(after(state, "reroll", f"roll {face} 1"))
    assert player(state)["rings"] == (0 if struck else 4)


def test_sr_25_the_step_goes_on_even_against_that_badnik() -> None:
    given = {0: {"rings": 4, "badniks": ["walker"]}}
    state = deciding(opening("tails", "amy"), "run 1 spin 4", players=given)
    state = calm(after(state, "reroll", "roll 6 4"))
    assert player(state)["rings"] == 0
    state = state.play("spend spin 4 badnik 1")
    assert foes(state) == []


def test_sr_25_several_attacks_at_once_are_one_damage() -> None:
    given = {0: {"rings": 0, "badniks": ["walker", "either"]}}
    state = deciding(opening("tails", "amy"), "run 1 run 1 run 1", players=given)
    state = calm(after(state, "reroll", "roll 6 3 5"))
    assert player(state)["lives"] == 2


def test_sr_25_other_penalties_all_apply() -> None:
    given = {0: {"rings": 2, "badniks": ["walker", "clock", "biter"]}}
    state = deciding(opening("tails", "amy"), "run 1 run 1 jump 1", players=given)
    state = calm(after(state, "reroll", "roll 6 2 5"))
    while any(text.startswith("pick") for text in texts(state)):
        state = state.play("pick 1")
    assert [text.split()[0] for text in texts(state)] == ["lose"] * 3
    state = state.play("lose jump 5")
    assert player(state)["rings"] == 0
    assert player(state)["time"] == 1
    assert pool(state) == "run 2 run 6"


def test_sr_25_a_listed_result_strikes_once_however_many_dice_show_it() -> None:
    given = {0: {"badniks": ["clock"]}}
    state = deciding(opening("tails", "amy"), "run 1 run 1 run 1", players=given)
    state = calm(after(state, "reroll", "roll 2 2 2"))
    assert player(state)["time"] == 1


@pytest.mark.parametrize(
    ("badnik", "kind", "face", "seen"),
    [
        ("biter", "spin", 2, {"lost": "die"}),
        ("burner", "jump", 1, {"lost": "hazard"}),
        ("clock", "run", 2, {"time": 1}),
        ("thief", "jump", 5, {"boosts": 0}),
        ("caller", "run", 1, {"lost": "draw"}),
    ],
)
def test_sr_25_every_penalty(badnik: str, kind: str, face: int, seen: dict[str, object]) -> None:
    given = {0: {"rings": 2, "badniks": [badnik]}}
    state = deciding(opening("tails", "amy"), f"{kind} 4 {kind} 4", players=given)
    state = calm(after(state, "reroll", f"roll {face} 6"))
    wants = seen.get("lost")
    if wants == "die":
        assert texts(state) == ["lose spin 2", "lose spin 6"]
    elif wants == "hazard":
        assert state.dice == 2
    elif wants == "draw":
        assert state.chance == "badnik"
    else:
        assert {key: player(state)[key] for key in seen} == seen
    assert player(state)["rings"] == 2


# ---- defeat


def test_sr_26_a_spin_destroys_and_the_named_kind_avoids() -> None:
    given = {0: {"badniks": ["walker"]}}
    state = spending(opening("tails", "amy"), "spin 4 jump 4 run 4", players=given)
    destroyed, avoided = state.play("spend spin 4 badnik 1"), state.play("spend jump 4 badnik 1")
    assert (player(destroyed)["animals"], player(avoided)["animals"]) == (1, 0)
    assert foes(destroyed) == foes(avoided) == []
    assert refused(state, "spend run 4 badnik 1") == "not-defeated"


def test_sr_26_a_spin_that_could_do_either_destroys() -> None:
    given = {0: {"badniks": ["either"]}}
    state = spending(opening("tails", "amy"), "spin 6 run 6", players=given)
    assert player(state.play("spend spin 6 badnik 1"))["animals"] == 1
    assert player(state.play("spend run 6 badnik 1"))["animals"] == 0


def test_sr_26_a_life_discards_badniks_without_defeat() -> None:
    given = {0: {"rings": 0, "badniks": ["bomb", "giver"]}}
    state = spending(opening("tails", "amy"), "run 6 jump 5", players=given).play("pass")
    assert foes(state) == []
    assert "defeated" not in notes(state)
    assert state.to_act == 1


def test_sr_26_animal_and_defeat_go_to_the_player_who_spent() -> None:
    given = {1: {"badniks": ["giver"]}}
    state = spending(opening("amy", "tails"), "spin 5 spin 1", action="hammer-throw", players=given)
    state = state.play("spend spin 5 badnik p2 1")
    assert state.dice == 1, "the Run die that it gives"
    assert pool(state.roll(3)) == "run 3 spin 1"
    assert player(state, 0)["animals"] == 1


def test_sr_26_what_a_spend_defeats_has_no_spend_effect_for_it() -> None:
    given = {0: {"rings": 5, "badniks": ["tax"]}}
    state = spending(opening("tails", "amy"), "spin 3 spin 1", players=given).play("spend spin 3 badnik 1")
    assert player(state)["rings"] == 5


# ---- abilities, each timing


def test_sr_27_defeat_destroyed_or_avoided() -> None:
    for die in ("spin 5", "run 5"):
        state = spending(opening("tails", "amy"), f"{die} spin 1", players={0: {"badniks": ["giver"]}})
        state = state.play(f"spend {die} badnik 1")
        assert state.dice == 1
        assert pool(state.roll(2)) == "run 2 spin 1"


@pytest.mark.parametrize(("left", "dice"), [("spin 1 run 2", 2), ("jump 1 run 2", 0)])
def test_sr_27_defeat_unless_a_jump_is_in_the_pool(left: str, dice: int) -> None:
    state = spending(
        opening("tails", "amy"), f"spin 4 {left}", players={0: {"rings": 1, "badniks": ["bomb"]}}
    )
    assert state.play("spend spin 4 badnik 1").dice == dice


def test_sr_27_spend_each_time() -> None:
    given = {0: {"rings": 5, "badniks": ["tax"]}}
    state = spending(opening("tails", "amy"), "run 1 run 2 run 5", players=given)
    state = state.play("spend run 1 top")
    assert player(state)["rings"] == 4
    assert player(state.play("spend run 2 top"))["rings"] == 3


@pytest.mark.parametrize(("dice", "even", "odd"), [("run 1 run 6", 1, 0), ("run 1 run 6 run 6", 0, 1)])
def test_sr_27_even_and_odd_count_the_pool_before_the_spend(dice: str, even: int, odd: int) -> None:
    given = {0: {"rings": 5, "badniks": ["even"]}}
    state = spending(opening("tails", "amy"), dice, players=given).play("spend run 1 top")
    assert player(state)["rings"] == 5 - even
    state = spending(opening("tails", "amy"), dice, players={0: {"badniks": ["odd"]}}).play("spend run 1 top")
    assert player(state)["time"] == odd


def test_sr_27_first_is_the_first_die_spent_this_turn() -> None:
    given = {0: {"rings": 5, "badniks": ["first"]}}
    state = spending(opening("tails", "amy"), "run 1 run 2", spent=0, players=given)
    assert player(state.play("spend run 1 top"))["rings"] == 0
    state = spending(opening("tails", "amy"), "run 1 run 2", spent=1, players=given)
    assert player(state.play("spend run 1 top"))["rings"] == 5


def test_sr_27_reroll_at_the_start_of_the_step() -> None:
    state = deciding(opening("tails", "amy"), "run 1", players={0: {"rings": 5, "badniks": ["leech"]}})
    state = state.play("reroll")
    assert player(state)["rings"] == 4
    assert state.dice == 1


def test_sr_27_dice_action_at_the_end_of_the_roll_action() -> None:
    state = spending(opening("tails", "amy"), "run 1", players={1: {"badniks": ["gate"]}})
    state = state.play("spend run 1 top")
    assert state.to_act == 1
    state = state.play("action hammer-rush").roll(1, 2, 2)
    assert texts(state) == ["lose jump 1", "lose jump 2"]
    assert pool(state.play("lose jump 2")) == "jump 1 jump 2"


def test_sr_27_end_turn_at_the_start_of_the_holders_end_step() -> None:
    given = {0: {"rings": 5, "badniks": ["late"]}}
    state = deciding(opening("tails", "amy"), "run 1", players=given).play("end")
    assert player(state)["rings"] == 0
    assert foes(state) == [], "and it is discarded"
    assert player(state)["time"] == 1
    state = spending(opening("tails", "amy"), "run 1", players=given).play("spend run 1 top")
    assert player(state)["rings"] == 0, "also where no die is left"


def test_sr_27_always_no_power_ups() -> None:
    given = {0: {"badniks": ["miser"]}}
    state = spending(opening("tails", "amy"), "spin 3 spin 5", top="gifts 2", players=given)
    state = state.play("spend spin 3 top")
    assert state.chance is None
    assert "no-power-up" in notes(state)


def test_sr_27_always_no_boosts() -> None:
    given = {0: {"boosts": 2, "badniks": ["brake"]}}
    state = spending(opening("tails", "amy"), "spin 3", players=given)
    assert refused(state, "boost") == "no-boosts"


def test_sr_27_badniks_in_front_of_others_sleep() -> None:
    given = {0: {"rings": 5}, 1: {"badniks": ["tax", "walker", "brake"]}}
    state = spending(opening("tails", "amy"), "run 1 run 2 run 2", players=given).play("spend run 1 top")
    assert player(state)["rings"] == 5
    state = calm(after(state, "reroll", "roll 6 2"))
    assert player(state)["rings"] == 5
    assert "boost" in texts(state)


@pytest.mark.parametrize(
    ("first", "last", "animals"), [("jump 3", "spin 3", 1), ("spin 3", "jump 3", 0), ("spin 3", "spin 3", 1)]
)
def test_sr_27_the_last_of_several_hits_decides(first: str, last: str, animals: int) -> None:
    given = {0: {"badniks": ["shell"]}}
    state = spending(opening("tails", "amy"), f"{first} run 6", players=given).play(f"spend {first} badnik 1")
    assert foes(state) == ["shell"]
    assert row(state)["players"][0]["hits"][0] == 1
    state = state.play("end")
    state = spending(state, "spin 1").play("spend spin 1 top")
    assert state.to_act == 0, "hits stay for later turns"
    state = spending(state, f"{last} run 6").play(f"spend {last} badnik 1")
    assert foes(state) == []
    assert player(state)["animals"] == animals
