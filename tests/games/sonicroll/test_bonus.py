"""Bonus Stage, emeralds and Power Ups: SR-32 to SR-34, SR-45 and SR-51."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

import pytest

from rollwright.core.state import State
from tests.games.sonicroll.play import (
    after,
    calm,
    changed,
    deciding,
    foes,
    opening,
    outcomes,
    player,
    pool,
    refused,
    row,
    spending,
    spends,
    texts,
)

# ---- Bonus Stage


def at_the_big_ring(**fields: object) -> State:
    """The top route of Green Hill ends in a Big Ring, and a tile is to be turned up."""
    state = spending(opening("sonic", "amy"), "spin 5 spin 5", top="plain 4", **fields)
    return state.play("spend spin 5 top")


def test_sr_32_red_ends_the_stage_and_tiles_stay_flipped() -> None:
    state = at_the_big_ring()
    assert state.chance == "tile"
    assert state.outcome_count == 16
    state = state.draw("red-boost")
    assert player(state)["boosts"] == 2
    assert sum(row(state)["tiles"]) == 15
    assert state.chance != "tile"


def test_sr_32_a_bumper_lets_one_flip_another() -> None:
    state = at_the_big_ring().draw("bumper-ring")
    assert player(state)["rings"] == 1
    assert state.chance == "tile"
    state = state.draw("bumper-boost")
    assert player(state)["boosts"] == 2
    assert state.chance == "tile"
    assert state.outcome_count == 14


def test_sr_32_the_emerald_resets_all_tiles() -> None:
    state = at_the_big_ring().draw("bumper-ring").draw("emerald")
    assert state.chance == "emerald"
    assert outcomes(state) == [f"draw {number}" for number in range(1, 8)]
    state = state.draw("3")
    assert player(state)["emeralds"] == 4
    assert row(state)["tiles"][:5] == [1, 4, 3, 2, 6]


def test_sr_32_with_all_seven_drawn_its_tile_only_resets() -> None:
    given = {0: {"emeralds": 63}, 1: {"emeralds": 64}}
    state = at_the_big_ring(players=given).draw("bumper-boost").draw("emerald")
    assert state.chance != "emerald"
    assert sum(row(state)["tiles"]) == 16


def test_sr_32_an_emerald_on_a_fresh_grid_has_chance_1_in_9() -> None:
    """All ways through the engine, tile by tile."""

    @cache
    def chance(state: State) -> Fraction:
        if state.chance == "emerald":
            return Fraction(1)
        if state.chance != "tile":
            return Fraction(0)
        of = state.outcome_count
        kinds: dict[str, int] = {}
        for k in range(of):
            kinds[state.outcome(k).text] = kinds.get(state.outcome(k).text, 0) + 1
        return sum(
            (Fraction(ways, of) * chance(state.apply(text)) for text, ways in kinds.items()), Fraction(0)
        )

    assert chance(at_the_big_ring()) == Fraction(1, 9)


# ---- emeralds


def holding(emerald: int, dice: str, **fields: object) -> State:
    """A spending step with an emerald face up."""
    return spending(opening("sonic", "amy"), dice, players={0: {"emeralds": 1 << emerald - 1}}, **fields)


@pytest.mark.parametrize(
    ("emerald", "kinds"),
    [
        (1, ("run", "jump")),
        (2, ("run", "run")),
        (3, ("jump", "jump")),
        (4, ("spin", "spin")),
        (5, ("run", "spin")),
        (6, ("jump", "spin")),
        (7, ("run", "spin")),
    ],
)
def test_sr_33_an_emerald_throws_its_two_dice(emerald: int, kinds: tuple[str, str]) -> None:
    state = holding(emerald, "spin 6").play(f"emerald {emerald}")
    assert state.dice == 2
    state = state.roll(2, 3)
    found = pool(state).split()[::2]
    assert sorted(found) == sorted([*kinds, "spin"])
    assert player(state)["exhausted"] == 1 << emerald - 1
    assert refused(state, f"emerald {emerald}") == "exhausted"


def test_sr_33_emerald_1_either_lane() -> None:
    state = holding(1, "jump 3", top={"card": "lanes", "at": 1, "lane": 2}).play("emerald 1").roll(6, 6)
    assert "spend jump 3 top" in texts(state)
    assert "spend jump 3 top" not in texts(changed(state, boons=0))


def test_sr_33_emerald_2_any_die_lets_another_follow() -> None:
    state = holding(2, "spin 1 spin 2", top="plain 0").play("emerald 2").roll(5, 5)
    state = state.play("spend spin 1 top")
    assert "spend spin 2 top" in texts(state)
    assert {"reroll", "end"} <= set(texts(state))


def test_sr_33_emerald_3_each_jump_one_ring_more() -> None:
    state = holding(3, "jump 1", top="plain 0").play("emerald 3").roll(5, 5).play("spend jump 1 top")
    assert player(state)["rings"] == 2


@pytest.mark.parametrize(("face", "way"), [(2, "up"), (4, "down")])
def test_sr_33_emerald_4_a_spin_one_higher_or_lower(face: int, way: str) -> None:
    state = holding(4, f"spin {face}", top="plain 2").play("emerald 4").roll(6, 1)
    assert f"spend spin {face} top {way}" in texts(state)
    assert refused(state, "spend spin 6 top up") == "off-the-die", "no wrap"


def test_sr_33_emerald_5_the_kind_of_a_challenge_need_not_match() -> None:
    state = holding(5, "jump 1", top="lanes 0", middle="fill-1", bottom="fill-2")
    assert "spend jump 1 top" not in texts(state)
    state = state.play("emerald 5").roll(4, 4)
    assert "spend jump 1 top" in texts(state)


def test_sr_33_emerald_5_helps_not_against_badniks() -> None:
    state = spending(
        opening("sonic", "amy"), "jump 5", boons=16, players={0: {"badniks": ["biter"]}}, top="fill-1"
    )
    assert refused(state, "spend jump 5 badnik 1") == "not-defeated"


def test_sr_33_emerald_6_makes_safe() -> None:
    state = holding(6, "run 6").play("emerald 6").roll(5, 5)
    state = state.play("pass")
    assert player(state)["lives"] == 3


def test_sr_33_emerald_7_the_next_reward_comes_twice() -> None:
    state = holding(7, "run 1 run 1", top="gifts 0").play("emerald 7").roll(5, 5)
    state = state.play("spend run 1 top")
    assert player(state)["rings"] == 4
    state = state.play("spend run 1 bottom") if "spend run 1 bottom" in texts(state) else state
    assert row(state)["boons"] == 0, "only the next one"


def test_sr_33_emerald_7_doubles_a_star_post_and_a_big_ring_too() -> None:
    state = spending(
        opening("sonic", "amy"), "spin 4 spin 5", boons=64, top="gifts 3", players={0: {"rings": 7}}
    )
    state = after(state, "spend spin 4 top", "bank")
    assert state.chance == "tile"
    state = state.draw("bumper-ring").draw("red-boost")
    assert texts(state) == ["bank", "hold"], "the ring of the Bonus Stage can be saved"


def test_sr_33_it_fades_at_the_next_reroll() -> None:
    state = holding(5, "jump 1", top="lanes 0", middle="fill-1", bottom="fill-2").play("emerald 5").roll(4, 4)
    state = after(state, "pass") if player(state)["rings"] else changed(state, safe=1).play("pass")
    state = after(state, "reroll", "roll 4 1 4")
    assert row(state)["boons"] == 0
    assert "spend jump 1 top" not in texts(state)


def test_sr_33_not_while_a_throw_waits_for_its_attacks() -> None:
    given = {0: {"rings": 3, "emeralds": 1, "badniks": ["walker"]}}
    state = deciding(opening("sonic", "amy"), "run 1 run 1", players=given)
    state = after(state, "reroll", "roll 6 1")
    assert refused(state, "emerald 1") == "emerald-waits"


def test_sr_33_only_the_holder() -> None:
    state = spending(opening("sonic", "amy"), "run 1", players={1: {"emeralds": 2}})
    assert refused(state, "emerald 2") == "no-emerald"


def test_sr_33_dice_without_a_spend_to_follow_can_be_attacked_at_the_reroll() -> None:
    given = {0: {"rings": 3, "emeralds": 2, "badniks": ["walker"]}}
    state = deciding(opening("amy", "tails"), "spin 1", players=given)
    state = state.play("emerald 2").roll(6, 6)
    assert player(state)["rings"] == 3
    state = calm(after(state, "reroll", "roll 6 1 1"))
    assert player(state)["rings"] == 0


def test_sr_45_an_emerald_of_the_middle_costs_5_held_rings() -> None:
    state = spending(opening("amy", "tails", emeralds=5), "spin 1", players={0: {"rings": 11}})
    assert row(state)["middle"] == 5
    state = after(state, "emerald 1", "roll 5 5", "emerald 3", "roll 4 4")
    assert player(state)["rings"] == 1, "any number in a turn, 5 rings each"
    assert row(state)["middle"] == 0
    state = spending(opening("amy", "tails", emeralds=5), "spin 1", players={0: {"rings": 4, "saved": 9}})
    assert refused(state, "emerald 1") == "five-rings"


def test_sr_45_they_are_not_in_the_pile_and_score_nothing() -> None:
    state = spending(opening("amy", "tails", emeralds=0b1010101), "spin 5 spin 5", top="plain 4")
    state = state.play("spend spin 5 top").draw("emerald")
    assert outcomes(state) == ["draw 2", "draw 4", "draw 6"]


# ---- Power Ups


def drawing(power: str, **given: object) -> State:
    """The active player draws this Power Up on the third space of `gifts`."""
    state = spending(opening("amy", "tails"), "spin 3 spin 6", top="gifts 2", players={0: given})
    return state.play("spend spin 3 top").draw(power)


def test_sr_34_super_ring() -> None:
    assert player(drawing("super-ring"))["rings"] == 5


def test_sr_34_power_sneakers() -> None:
    assert player(drawing("power-sneakers"))["boosts"] == 3


def test_sr_34_one_up() -> None:
    state = drawing("one-up")
    assert texts(state) == ["gain run", "gain jump", "gain spin"]
    assert pool(state.play("gain run").roll(4)) == "run 4 spin 6"


def test_sr_34_hyper_ring_keeps_half_and_does_not_add_up() -> None:
    state = drawing("hyper-ring", rings=7, hyper=1)
    assert player(state)["hyper"] == 2
    state = spending(state, "run 6").play("pass")
    assert player(state)["rings"] == 3


def test_sr_34_eggman_mark() -> None:
    state = drawing("eggman-mark")
    assert texts(state) == ["give p1", "give p2"]
    assert foes(state.play("give p2").draw("biter"), 1) == ["biter"]


def test_sr_51_eggman_mark_only_on_a_player_with_fewer_than_3() -> None:
    given = {0: {"badniks": ["walker", "biter", "burner"]}}
    state = spending(opening("sonic", "amy"), "run 6 spin 3", top="gifts 2", players=given)
    state = state.play("spend spin 3 top").draw("eggman-mark")
    assert foes(state.draw("shell"), 1) == ["shell"], "of two players, the other"


def test_sr_34_invincible_discards_a_die_to_ignore_damage() -> None:
    state = drawing("invincible", rings=4)
    assert player(state)["invincible"] == 1, "kept in front"
    state = spending(state, "run 6 spin 5").play("pass").play("invincible spin 5")
    assert player(state)["rings"] == 4
    assert pool(state) == "run 6"


def test_sr_51_invincible_works_to_the_end_of_the_turn_of_its_first_use() -> None:
    given = {0: {"rings": 4, "invincible": 2}}
    state = spending(opening("amy", "tails"), "run 6 spin 5 spin 5", players=given)
    state = after(state, "pass", "invincible run 6", "reroll", "roll 6 6", "pass", "invincible spin 6", "end")
    assert player(state)["rings"] == 4
    assert player(state)["invincible"] == 1, "one at a time: the other waits"


def test_sr_34_flame_shield_once_a_turn_a_die_counts_as_spin() -> None:
    given = {0: {"shield": "flame", "badniks": ["walker"]}}
    state = spending(
        opening("sonic", "amy"),
        "run 4 jump 4 run 1",
        players=given,
        top="fill-1",
        middle="fill-2",
        bottom="fill-3",
    )
    assert spends(state) == ["jump 4 badnik 1", "run 4 badnik 1 flame", "jump 4 badnik 1 flame"]
    state = state.play("spend run 4 badnik 1 flame")
    assert player(state)["animals"] == 1
    assert "reroll" in texts(state)
    assert refused(state, "spend run 1 top") == "spend-late", "it is not of its own kind: no Run"
    state = spending(state, "jump 1 jump 1", top="lanes 2")
    assert refused(state, "spend jump 1 top flame") == "flame-used"


def test_sr_34_amys_hammer_works_on_a_die_that_counts_as_spin() -> None:
    given = {0: {"shield": "flame", "badniks": ["walker"]}}
    state = spending(opening("amy", "tails"), "run 3 run 1", players=given)
    assert player(state.play("spend run 3 badnik 1 flame up"))["animals"] == 1


def test_sr_34_a_flame_jump_gives_no_ring() -> None:
    given = {0: {"shield": "flame", "badniks": ["walker"]}}
    state = spending(opening("sonic", "amy"), "jump 4 run 1", players=given)
    assert player(state.play("spend jump 4 badnik 1 flame"))["rings"] == 0


def test_sr_34_bubble_shield_throws_one_die_again() -> None:
    given = {0: {"rings": 4, "shield": "bubble", "badniks": ["walker", "leech"]}}
    state = deciding(opening("amy", "tails"), "run 1 run 1", players=given)
    state = after(state, "reroll", "roll 6 2")
    assert player(state)["rings"] == 3
    assert {"bubble run 6", "bubble run 2", "take"} <= set(texts(state))
    state = state.play("bubble run 6")
    assert state.dice == 1
    state = state.roll(1)
    assert player(state)["rings"] == 3, "no attack, and no REROLL effect"
    assert refused(state, "bubble run 1") == "bubble-used"
    assert "spend run 1 top" in texts(state)


def test_sr_34_a_bubbled_die_can_be_attacked() -> None:
    given = {0: {"rings": 4, "shield": "bubble", "badniks": ["walker"]}}
    state = spending(opening("amy", "tails"), "run 1 run 2", players=given)
    state = calm(after(state, "bubble run 2", "roll 6"))
    assert player(state)["shield"] == 0, "struck, and the shield goes"
    assert player(state)["rings"] == 4


def test_sr_34_of_two_alike_the_one_not_bubbled_still_strikes() -> None:
    given = {0: {"rings": 4, "shield": "bubble", "badniks": ["walker"]}}
    state = deciding(opening("amy", "tails"), "run 1 run 1", players=given)
    state = calm(after(state, "reroll", "roll 6 6", "bubble run 6", "roll 1"))
    assert player(state)["shield"] == 0


def test_sr_34_bubble_not_against_hazard() -> None:
    state = spending(
        opening("amy", "tails"), "spin 1 run 5", top="woes 0", players={0: {"rings": 2, "shield": "bubble"}}
    )
    state = calm(after(state, "spend spin 1 top", "roll 5 1 1"))
    assert player(state)["shield"] == 0


@pytest.mark.parametrize(("place", "face"), [("woes 1", 2), ("gifts 1", 2), ("woes 0", 1)])
def test_sr_34_lightning_shield_makes_a_reward_2_rings(place: str, face: int) -> None:
    given = {0: {"shield": "lightning"}}
    state = spending(opening("amy", "tails"), f"spin {face} spin 6", top=place, players=given)
    state = state.play(f"spend spin {face} top")
    assert texts(state) == ["take", "lightning"]
    state = state.play("lightning")
    assert player(state)["rings"] == 2
    assert player(state)["time"] == 0
    again = spending(state, "spin 2 spin 6", top="woes 1").play("spend spin 2 top")
    assert "lightning" not in texts(again), "once a turn"
    assert player(again)["time"] == 1


def test_sr_34_blue_shield_no_time_token_in_the_turn_it_is_lost() -> None:
    given = {0: {"rings": 2, "shield": "blue"}}
    lost = after(spending(opening("amy", "tails"), "run 6", players=given), "pass", "end")
    assert player(lost)["time"] == 0
    kept = deciding(opening("amy", "tails"), "run 6", players=given).play("end")
    assert player(kept)["time"] == 1


def test_sr_34_one_shield_a_player() -> None:
    state = drawing("blue-shield", shield="flame")
    assert texts(state) == ["wear new", "wear old"]
    assert player(state.play("wear new"))["shield"] == 9
    assert player(state.play("wear old"))["shield"] == 6


def test_sr_51_items_are_used_at_once_and_discarded() -> None:
    for power in ("super-ring", "power-sneakers"):
        state = drawing(power)
        assert "reroll" in texts(state)
    assert sum(row(drawing("super-ring"))["power_deck"]) == 22


def test_sr_51_an_empty_deck_is_made_of_the_discarded() -> None:
    given = {0: {"shield": "blue"}, 1: {"hyper": 1, "invincible": 2}}
    state = spending(
        opening("amy", "tails"), "spin 3 spin 6", top="gifts 2", power_deck=[0] * 10, players=given
    )
    state = state.play("spend spin 3 top")
    drawn = outcomes(state)
    assert len(drawn) == 23 - 4
    assert "draw invincible" not in drawn
    assert drawn.count("draw blue-shield") == 1
