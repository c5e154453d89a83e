"""Zone cards and their rewards: SR-2, SR-3, SR-16 to SR-23."""

from __future__ import annotations

import pytest

from rollwright.core.game import load
from tests.games.sonicroll.play import (
    ROUTES,
    after,
    calm,
    changed,
    notes,
    opening,
    outcomes,
    player,
    pool,
    refused,
    row,
    spending,
    spends,
    texts,
    told,
)

# ---- set-up


def test_sr_2_no_two_characters_the_same() -> None:
    state = load("sonicroll", 3).start()
    assert texts(state) == ["choose sonic", "choose tails", "choose knuckles", "choose amy"]
    state = state.play("choose tails")
    assert state.to_act == 1, "in seat order"
    assert refused(state, "choose tails") == "taken"
    state = after(state, "choose amy", "choose sonic")
    assert [player(state, seat)["character"] for seat in range(3)] == [2, 4, 1]


@pytest.mark.parametrize(
    ("characters", "cards"),
    [
        (("sonic",), 8),
        (("sonic", "amy"), 8),
        (("sonic", "amy", "tails"), 9),
        (("sonic", "amy", "tails", "knuckles"), 10),
    ],
)
def test_sr_2_the_zone_deck_by_players_three_of_it_dealt(characters: tuple[str, ...], cards: int) -> None:
    state = opening(*characters)
    assert row(state)["to_deal"] == cards - 3
    assert row(state)["deck"].bit_count() == 12 - 3, "drawn from the twelve of the zone"
    assert [route["card"] for route in row(state)["routes"][:3]] == [1, 2, 3]


def test_sr_3_what_lies_ready() -> None:
    state = opening("sonic", "amy")
    assert row(state)["time"] == 7
    for seat in range(2):
        assert player(state, seat)["boosts"] == 1
        assert player(state, seat)["lives"] == 3
    assert row(state)["tiles"][:5] == [1, 4, 3, 2, 6]
    assert sum(row(state)["power_deck"]) == 23
    assert row(state)["badnik_deck"].bit_count() == 20
    assert row(state)["pattern_deck"].bit_count() == 24


def test_sr_3_the_first_player_is_drawn_and_play_goes_left() -> None:
    state = load("sonicroll", 3).start()
    for name in ("sonic", "amy", "tails"):
        state = state.play(f"choose {name}")
    assert outcomes(state) == ["draw p1", "draw p2", "draw p3"]
    state = opening("sonic", "amy", "tails", first=1)
    seats = list[object]()
    for _ in range(4):
        seats.append(state.to_act)
        state = spending(state, "spin 1", top="plain 0").play("spend spin 1 top")
    assert seats == [1, 2, 0, 1]


# ---- cards


def test_sr_16_the_leftmost_space_number_and_colour() -> None:
    state = spending(
        opening("sonic", "amy"), "spin 2 run 1 jump 3", top="plain 1", middle="lanes 0", bottom="fill-1"
    )
    assert spends(state) == ["run 1 middle", "spin 2 top", "spin 2 middle low"]
    assert refused(state, "spend jump 3 top") == "number"
    state = spending(state, "spin 1", middle="lanes 0")
    assert refused(state, "spend spin 1 middle") == "kind"
    assert refused(state, "spend spin 1 bottom") == "number"
    assert refused(state, "spend spin 1 top low") == "no-lane"


def test_sr_17_the_lane_of_the_first_die_is_followed() -> None:
    state = spending(opening("tails", "amy"), "run 1 jump 3 jump 4", top="lanes 0")
    top = state.play("spend run 1 top")
    assert "spend jump 3 top" in texts(top)
    assert refused(top, "spend jump 4 top low") == "lane"


def test_sr_17_the_lane_holds_for_the_next_player() -> None:
    state = spending(opening("tails", "amy"), "spin 2", top="lanes 0").play("spend spin 2 top low")
    state = state if state.to_act == 1 else calm(state)
    state = spending(state, "jump 3 jump 4")
    assert refused(state, "spend jump 3 top") == "lane"
    assert "spend jump 4 top low" in texts(state)


def test_sr_17_a_new_split_frees_the_choice() -> None:
    state = spending(opening("tails", "amy"), "spin 5 run 4", top={"card": "lanes", "at": 1, "lane": 1})
    state = changed(state, pool="jump 3 spin 5 run 4").play("spend jump 3 top")
    state = after(state, "reroll", "roll 4 5")
    assert {"spend spin 5 top", "spend run 4 top low"} <= set(texts(state))


def test_sr_17_emerald_1_frees_the_choice_for_a_spend() -> None:
    state = spending(
        opening("tails", "amy"), "jump 3 jump 4", boons=1, top={"card": "lanes", "at": 1, "lane": 2}
    )
    assert {"spend jump 3 top", "spend jump 4 top low"} <= set(texts(state))
    state = state.play("spend jump 3 top")
    assert row(state)["routes"][0]["at"] == 2
    state = spending(
        opening("tails", "amy"), "jump 3 jump 4", boons=0, top={"card": "lanes", "at": 1, "lane": 2}
    )
    assert refused(state, "spend jump 3 top") == "lane"


def test_sr_18_bumpers_take_any_number_first_and_then_the_same() -> None:
    state = spending(opening("tails", "amy"), "run 5 run 5 spin 3 spin 5", top="bumps 0")
    state = state.play("spend run 5 top")
    assert player(state)["rings"] == 2
    assert refused(state, "spend spin 3 top") == "locked"
    state = after(state, "spend run 5 top", "spend spin 5 top")
    assert player(state)["rings"] == 6, "each bumper pays"
    assert row(state)["routes"][0] == {"card": 6, "at": 1, "lane": 0, "done": 0, "lock": 0}


def test_sr_18_the_lock_is_the_cards_and_ends_with_the_series() -> None:
    state = spending(opening("tails", "amy"), "spin 2", top="bumps 0").play("spend spin 2 top")
    assert state.to_act == 1
    state = spending(state, "spin 2 spin 6")
    assert refused(state, "spend spin 6 top") == "locked"
    assert "spend spin 2 top" in texts(state)


def test_sr_18_bumpers_equal_the_number_as_spent() -> None:
    state = spending(opening("amy", "tails"), "spin 2 spin 3", top="bumps 0").play("spend spin 2 top up")
    state = after(state, "reroll", "roll 3")
    assert "spend spin 3 top" in texts(state)
    assert refused(state, "spend spin 3 top up") == "locked"


def test_sr_18_a_begun_series_closes_the_other_lane() -> None:
    state = spending(opening("tails", "amy"), "run 4 run 4 spin 3", top="side 0", boons=1)
    assert {"spend run 4 top", "spend spin 3 top low"} <= set(texts(state))
    state = state.play("spend run 4 top")
    assert refused(state, "spend spin 3 top low") == "bumper-lane", "also to emerald 1"


def test_sr_19_cards_may_be_switched_within_a_turn() -> None:
    state = spending(
        opening("tails", "amy"), "run 1 run 2 run 1", top="plain 0", middle="plain 0", bottom="fill-1"
    )
    state = after(
        changed(state, middle="gifts 0"), "spend run 1 top", "spend run 1 middle", "spend run 2 top"
    )
    assert [route["at"] for route in row(state)["routes"][:2]] == [2, 1]


# ---- rewards


@pytest.mark.parametrize(
    ("place", "face", "gets"),
    [
        ("gifts 0", 1, {"rings": 2}),
        ("gifts 1", 2, {"boosts": 2}),
        ("woes 1", 2, {"time": 1}),
        ("woes 4", 5, {"animals": 1}),
    ],
)
def test_sr_20_the_reward_of_a_space_comes_at_once(place: str, face: int, gets: dict[str, int]) -> None:
    state = spending(opening("tails", "amy"), f"spin {face} spin {face}", top=place, bottom="fill-3")
    state = state.play(f"spend spin {face} top")
    assert {key: player(state)[key] for key in gets} == gets


def test_sr_20_the_reward_is_that_of_the_lane_taken() -> None:
    state = spending(opening("tails", "amy"), "run 1 spin 2 spin 6", top="lanes 0")
    assert player(state.play("spend run 1 top"))["boosts"] == 2
    low = state.play("spend spin 2 top low")
    assert texts(low) == ["lose run 1", "lose spin 6"]
    assert player(low)["boosts"] == 1


def test_sr_20_spend_effects_and_rewards_of_one_spend_are_one_group() -> None:
    given = {0: {"rings": 0, "badniks": ["tax"]}}
    state = spending(opening("tails", "amy"), "spin 1 spin 1", top="gifts 0", players=given)
    state = state.play("spend spin 1 top")
    assert texts(state) == ["pick 1", "pick 2"]
    ends = {player(state.play(f"pick {place}"))["rings"] for place in (1, 2)}
    assert ends == {1, 2}, "one of two rings is lost, or none while there is none"


@pytest.mark.parametrize(("route", "chance"), [(0, "tile"), (2, "power-up")])
def test_sr_21_the_last_space_gives_the_card_and_the_reward_of_the_route(route: int, chance: str) -> None:
    name = ROUTES[route]
    state = spending(
        opening("tails", "amy"),
        "spin 5 spin 5",
        **({"top": "fill-1", "middle": "fill-2", "bottom": "fill-3"} | {name: "plain 4"}),
    )
    state = state.play(f"spend spin 5 {name}")
    assert player(state)["cards"] == 1
    assert state.chance == chance
    assert any(note.startswith("card-done seat=0 card=plain") for note in told(state))


def test_sr_21_a_new_card_comes_from_the_deck() -> None:
    state = spending(opening("tails", "amy"), "spin 5 spin 6", middle="plain 4", top="fill-4")
    state = state.play("spend spin 5 middle")
    assert state.chance == "card"
    state = state.draw("lanes")
    assert row(state)["routes"][1]["card"] == 5
    assert row(state)["to_deal"] == 4


@pytest.mark.parametrize(
    ("characters", "completed"),
    [
        (("tails",), 6),
        (("tails", "amy"), 6),
        (("tails", "amy", "sonic"), 7),
        (("tails", "amy", "sonic", "knuckles"), 8),
    ],
)
def test_sr_21_the_boss_fight_begins_with_the_6th_6th_7th_8th_card(
    characters: tuple[str, ...], completed: int
) -> None:
    state = opening(*characters)
    finished = 0
    while not row(state)["fight"]:
        state = spending(state, "spin 5 spin 6", middle="fill-1 4")
        state = changed(state, pool="spin 6 spin 6").play("spend spin 6 middle")
        finished += 1
        if state.chance == "card":
            state = state.after(0)
        assert finished <= 8
    assert finished == completed
    assert "fight" in notes(state)


def test_sr_21_the_turn_goes_on_and_unfinished_cards_are_put_away() -> None:
    state = spending(opening("tails", "amy"), "run 6 spin 6", middle="fill-1 4", top="gifts 2", to_deal=0)
    state = state.play("spend run 6 middle")
    while not isinstance(state.to_act, int):
        state = state.after(0)
    assert state.to_act == 0
    assert pool(state) == "spin 6"
    assert all(route["card"] == 0 for route in row(state)["routes"][:3])
    assert "reroll" in texts(state)


def test_sr_22_a_star_post_saves_all_rings_or_none() -> None:
    state = spending(opening("tails", "amy"), "spin 4 spin 5", top="gifts 3", players={0: {"rings": 4}})
    state = state.play("spend spin 4 top")
    assert texts(state) == ["bank", "hold"]
    saved = state.play("bank")
    assert (player(saved)["rings"], player(saved)["saved"]) == (0, 4)
    assert saved.chance is None, "fewer than 5: no Bonus Stage"
    held = state.play("hold")
    assert (player(held)["rings"], player(held)["saved"]) == (4, 0)


def test_sr_22_five_rings_saved_at_once_open_the_bonus_stage() -> None:
    state = spending(
        opening("tails", "amy"), "spin 4 spin 5", top="gifts 3", players={0: {"rings": 5, "saved": 2}}
    )
    state = after(state, "spend spin 4 top", "bank")
    assert state.chance == "tile"
    assert player(state)["saved"] == 7


def test_sr_22_no_star_post_without_a_ring() -> None:
    state = spending(opening("tails", "amy"), "spin 4 spin 5", top="gifts 3").play("spend spin 4 top")
    assert "bank" not in texts(state)
    assert "reroll" in texts(state)


def test_sr_22_a_big_ring_opens_the_bonus_stage() -> None:
    state = spending(
        opening("tails", "amy"), "spin 5 spin 5", top="fill-1", middle="gifts 4", bottom="fill-3"
    )
    state = state.play("spend spin 5 middle")
    assert texts(state) == ["pick 1", "pick 2"], "the Big Ring of the space, and the Star Post of the route"
    assert {state.play(f"pick {place}").chance for place in (1, 2)} == {"tile"}, "no ring to save before"


@pytest.mark.parametrize(("at", "kind"), [(1, "run"), (2, "jump"), (3, "spin")])
def test_sr_22_a_die_of_a_colour_is_thrown_into_the_pool(at: int, kind: str) -> None:
    face = at + 1
    state = spending(opening("tails", "amy"), f"spin {face}", top=f"gains {at}").play(
        f"spend spin {face} top"
    )
    assert pool(state.roll(6)) == f"{kind} 6"


def test_sr_22_a_die_of_choice_is_lost_and_none_where_there_is_none() -> None:
    state = spending(opening("tails", "amy"), "spin 4 run 2 run 2 jump 5", top="woes 3").play(
        "spend spin 4 top"
    )
    assert texts(state) == ["lose run 2", "lose jump 5"]
    assert pool(state.play("lose run 2")) == "run 2 jump 5"
    alone = spending(opening("tails", "amy"), "spin 4", top="woes 3").play("spend spin 4 top")
    assert alone.to_act == 1


def test_sr_23_held_rings_protect_and_saved_ones_do_not() -> None:
    state = spending(opening("tails", "amy"), "run 6", players={0: {"rings": 2, "saved": 9}}).play("pass")
    assert (player(state)["rings"], player(state)["saved"], player(state)["lives"]) == (0, 9, 3)
    state = spending(opening("tails", "amy"), "run 6", players={0: {"rings": 0, "saved": 9}}).play("pass")
    assert (player(state)["saved"], player(state)["lives"]) == (9, 2)
