"""The rules of the end of Rolling Loot, by id."""

from __future__ import annotations

import pytest

import rollwright as rw
from tests.games.rollingloot.play import (
    CARDS,
    COVE,
    FOG,
    KRAKEN,
    MAZE,
    ROCK,
    THREE,
    TWO,
    UP_THE_COVE,
    after,
    both_on_kraken,
    changed,
    idle,
    seated,
    ships,
    told,
    travelling,
)

# ---- the end


def nearly(**cards: dict[str, object]) -> rw.State:
    """Two cards are down, one step is left on Cove (3) and on Kraken (10); player 1 is about to end the turn."""
    state = travelling(seated(), "1 2 4 4 6")
    laid = {ROCK: {"lies": 2}, FOG: {"lies": 2}, COVE: {"taken": 2}, KRAKEN: {"taken": 3}}
    for card, values in cards.items():
        laid[card.replace("_", "-")] = values  # type: ignore[assignment]
    return changed(state, laid)


def test_rl_18_two_cards_with_one_step_left_call_the_end() -> None:
    state = nearly().play("end")
    assert told(state) == ["called"]
    assert state.view()["table"]["last"] == 2
    state = after(state, idle())
    assert (state.to_act, state.view()["table"]["last"]) == (0, 1)
    state = after(state, idle())
    assert state.to_act is rw.OVER


@pytest.mark.parametrize("cards", [
    {"kraken_deep": {"taken": 1}},  # two steps are left there
    {"fog_bank": {"lies": 1, "taken": 3}},  # three cards
])  # fmt: skip
def test_rl_18_not_before(cards: dict[str, dict[str, object]]) -> None:
    state = nearly(**cards).play("end")
    assert told(state) == []
    assert state.view()["table"]["last"] == 0


def test_rl_18_one_card_is_fewer_than_two() -> None:
    assert told(nearly(smugglers_cove={"lies": 2}).play("end")) == ["called"]


def test_rl_18_it_is_looked_at_when_a_turn_ends() -> None:
    state = changed(
        after(seated(), UP_THE_COVE, idle()), {ROCK: {"lies": 2}, FOG: {"lies": 2}, KRAKEN: {"taken": 3}}
    )
    state = state.play(f"loot {COVE} 2")
    assert state.view()["table"]["last"] == 0
    state = after(state, idle())
    assert state.view()["table"]["last"] == 2


def test_rl_18_everybody_from_the_next_player_on_has_one_last_turn() -> None:
    state = seated(THREE, first=1)
    down = {card: {"lies": 2} for card in (ROCK, FOG, MAZE)}
    state = changed(state, {**down, COVE: {"taken": 2}, KRAKEN: {"taken": 3}})
    state = after(state, idle())
    seats = []
    while state.to_act is not rw.OVER:
        seats.append(state.to_act)
        state = after(state, idle())
    assert seats == [2, 0, 1]


def test_rl_18_with_no_card_face_up_the_game_ends_at_once() -> None:
    down = {card: {"lies": 2} for card in (ROCK, FOG, KRAKEN)}
    state = changed(after(seated(), UP_THE_COVE, idle()), {**down, COVE: {"taken": 4}})
    state = state.play(f"loot {COVE} 2")
    assert state.to_act is rw.OVER
    assert told(state)[-2:] == ["no-cards", "won seat=0 points=2"]
    assert state.winners == (0,)


def ending(ships: dict[str, list[int]], seats: int = 2, taken: dict[str, int] | None = None) -> rw.State:
    """The last turn is about to end with ships on these steps, one bit a seat."""
    state = travelling(seated(TWO if seats == 2 else THREE), "1 2 4 4 6")
    out = [sum(bits >> seat & 1 for each in ships.values() for bits in each) for seat in range(seats)]
    cards = {card: {"ships": each, "taken": (taken or {}).get(card, 0)} for card, each in ships.items()}
    return changed(state, cards, last=1, players={seat: {"pool": 2 - out[seat]} for seat in range(seats)})


def test_rl_19_every_ship_on_a_step_with_loot_takes_it() -> None:
    state = ending({COVE: [1, 0, 2], KRAKEN: [0, 3, 0]}).play("end")
    assert state.to_act is rw.OVER
    assert state.scores == (3, 6)
    assert told(state)[0] == "last"
    assert ships(state, COVE)[0] == [0], "nothing to take there"


def test_rl_19_an_exhausted_step_brings_nothing() -> None:
    state = ending({KRAKEN: [1, 2, 0]}, taken={KRAKEN: 1}).play("end")
    assert state.scores == (0, 6)


def test_rl_19_shared_steps_are_split_without_a_question() -> None:
    state = ending({KRAKEN: [7, 0, 0]}, 3).play("end")
    assert state.scores == (1, 1, 1)


def test_rl_19_from_level_1_and_the_bottom_step_first() -> None:
    """Player 1 comes to 4 by the Kraken only after player 2 came there by Fog Bank and the Cove."""
    state = ending({KRAKEN: [1, 0, 0], FOG: [2, 0, 0], COVE: [0, 2, 0]}).play("end")
    assert state.scores == (4, 4)
    got = [note for note in told(state) if note.startswith("got")]
    assert got == ["got seat=1 loot=2 points=2", "got seat=1 loot=2 points=4", "got seat=0 loot=4 points=4"]
    assert state.winners == (1,)


def test_rl_19_the_last_card_turned_down_ends_it_too() -> None:
    down = {card: {"lies": 2} for card in (ROCK, FOG, KRAKEN)}
    state = changed(ending({COVE: [0, 0, 3]}, taken={COVE: 2}), down).play("end")
    assert state.to_act is rw.OVER
    assert [note for note in told(state) if note.split()[0] in ("won", "first")] == ["first seat=0 points=1"]


def test_rl_20_most_loot_wins() -> None:
    state = ending({KRAKEN: [2, 0, 0], COVE: [0, 0, 1]}).play("end")
    assert (state.winners, state.places, state.returns) == ((1,), (2, 1), (0.0, 1.0))
    assert told(state)[-1] == "won seat=1 points=4"


def test_rl_20_of_equals_who_came_first() -> None:
    state = changed(ending({COVE: [0, 1, 0]}), players={0: {"points": 2, "pool": 1}, 1: {"points": 4}}).play(
        "end"
    )
    assert state.scores == (4, 4)
    assert (state.winners, state.places) == ((1,), (2, 1))
    assert told(state)[-1] == "first seat=1 points=4"
    assert state.view()["table"]["track"] == [{"points": 4, "seats": [1, 0]}]


def test_rl_20_in_one_split_the_player_whose_turn_it_is_comes_first_then_clockwise() -> None:
    state = after(both_on_kraken(3), idle(), f"loot {KRAKEN} 1", "take", "take")
    assert state.turn == 1
    assert state.scores == (1, 1, 1)
    assert state.view()["table"]["track"] == [{"points": 1, "seats": [1, 2, 0]}]
    assert state.places == (3, 1, 2)


def test_rl_20_cubes_slide_down_when_one_below_moves_on() -> None:
    state = after(both_on_kraken(3), f"loot {KRAKEN} 1", "take", "take")
    assert state.view()["table"]["track"] == [{"points": 1, "seats": [0, 1, 2]}]
    state = changed(state, {FOG: {"ships": [1, 0, 0]}}, players={0: {"pool": 1}}).play(f"loot {FOG} 1")
    assert state.view()["table"]["track"] == [{"points": 3, "seats": [0]}, {"points": 1, "seats": [1, 2]}]
    assert [player["under"] for player in state.view()["table"]["players"]] == [0, 0, 1]


def test_rl_20_a_share_of_nothing_does_not_move_a_cube() -> None:
    state = after(both_on_kraken(3), f"loot {KRAKEN} 1", "take", "take")
    fog = changed(state, {FOG: {"ships": [7, 0, 0]}}, players={seat: {"pool": 1} for seat in range(3)})
    state = after(fog, idle(), f"loot {FOG} 1", "take", "take")
    assert state.view()["table"]["track"] == [{"points": 1, "seats": [0, 1, 2]}]


def test_rl_20_with_nothing_at_all_the_place_is_shared() -> None:
    state = ending({}).play("end")
    assert (state.winners, state.places, state.returns) == ((0, 1), (1, 1), (0.5, 0.5))
    assert told(state)[-1] == "empty"


def test_rl_20_zero_is_shared_below_the_winner_too() -> None:
    state = ending({KRAKEN: [2, 0, 0]}, 3).play("end")
    assert state.places == (2, 1, 2)


@pytest.mark.parametrize(("seats", "turns"), [(2, 79), (3, 119)])
def test_rl_21_after_40_full_rounds_the_end_is_called(seats: int, turns: int) -> None:
    state = changed(seated(TWO if seats == 2 else THREE), turns=turns - 1)
    state = after(state, idle())
    assert state.view()["table"]["last"] == 0
    state = after(state, idle())
    assert told(state) == ["rounds rounds=40"]
    assert state.view()["table"]["last"] == seats
    for _ in range(seats):
        assert state.to_act is not rw.OVER
        state = after(state, idle())
    assert state.to_act is rw.OVER


def test_the_table_shows_what_is_needed() -> None:
    view = after(seated(), "throw", "roll 1 3 5 5 1").view()["table"]
    assert [card["id"] for card in view["cards"]] == [card for card in CARDS if card in TWO]
    assert view["cards"][0]["steps"][0]["requirement"] == {
        "text": "sum 2 >= 11", "word": "sum", "dice": 2, "sign": ">=", "number": 11,
    }  # fmt: skip
    assert (view["phase"], view["rerolls"], view["round"], view["rounds"]) == ("rolling", 2, 1, 40)
