"""The rules of Rolling Loot, by id."""

from __future__ import annotations

import pytest

import rollwright as rw
from rollwright.core.game import load
from tests.games.rollingloot.play import (
    COVE,
    FOG,
    HARBOUR,
    KRAKEN,
    MAZE,
    POINT,
    ROCK,
    SKULLS,
    THREE,
    TO_COVE_3,
    TO_KRAKEN,
    UP_THE_COVE,
    after,
    both_on_kraken,
    cards_file,
    changed,
    idle,
    pools,
    refused,
    seated,
    ships,
    step,
    texts,
    told,
    travelling,
    turn,
)

# ---- set-up


def test_rl_1_players_ships_dice_and_loot() -> None:
    with pytest.raises(ValueError, match="2 to 3 seats"):
        load("rollingloot", 4)
    with pytest.raises(ValueError, match="2 to 3 seats"):
        load("rollingloot", 1)
    state = seated(THREE)
    assert pools(state) == [2, 2, 2]
    assert state.play("throw").dice == 5
    cards = load("rollingloot").content_row.cards  # type: ignore[attr-defined]
    loot = {card.level: tuple(each.loot for each in card.steps) for card in cards}
    assert loot == {1: (0, 2, 3), 2: (2, 3, 5), 3: (4, 6, 10)}
    assert sorted(card.level for card in cards) == [1, 1, 1, 2, 2, 2, 3, 3]


@pytest.mark.parametrize(("seats", "others"), [(2, 2), (3, 3)])
def test_rl_2_two_cards_of_level_1_and_two_or_three_others(seats: int, others: int) -> None:
    state = load("rollingloot", seats).start()
    first = {state.outcome(k).text for k in range(state.outcome_count)}
    assert first == {f"draw {card}" for card in (COVE, ROCK, HARBOUR)}
    state = state.draw(HARBOUR)
    assert state.outcome_count == 2
    state = state.draw(COVE)
    second = {state.outcome(k).text for k in range(state.outcome_count)}
    assert second == {f"draw {card}" for card in (FOG, MAZE, POINT, KRAKEN, SKULLS)}
    for card in (SKULLS, FOG, MAZE)[:others]:
        assert state.chance == "card"
        state = state.draw(card)
    assert state.chance == "die"
    laid = {card["id"] for card in state.view()["table"]["cards"]}
    assert laid == {HARBOUR, COVE, *(SKULLS, FOG, MAZE)[:others]}


def test_rl_2_the_rest_stay_out_of_the_game() -> None:
    state = travelling(seated(), "6 6 5 5 5")
    assert refused(state, f"sail {HARBOUR} 1") == "apart"
    assert not any(HARBOUR in text for text in texts(state))


def test_rl_3_the_highest_die_begins_and_ties_throw_again() -> None:
    state = load("rollingloot", 3).start()
    for card in THREE:
        state = state.draw(card)
    state = state.roll(4).roll(2).roll(4)
    assert told(state) == ["opened seat=2 face=4", "tied face=4"]
    assert state.turn == 0
    state = state.roll(1)
    assert state.turn == 2, "seat 2 threw lower and is out"
    state = state.roll(6)
    assert told(state)[-1] == "begins seat=2 face=6"
    assert state.to_act == 2


def test_rl_3_play_goes_clockwise() -> None:
    state = seated(THREE, first=1)
    seats = []
    for _ in range(4):
        seats.append(state.to_act)
        state = after(state, idle())
    assert seats == [1, 2, 0, 1]


# ---- loot


def test_rl_4_a_ship_takes_its_loot_before_the_throw() -> None:
    state = after(seated(), TO_KRAKEN)
    assert step(state, KRAKEN, 1)["ships"] == [0]
    state = after(state, idle())
    assert texts(state) == ["throw", f"loot {KRAKEN} 1", f"home {KRAKEN} 1"]
    state = state.play(f"loot {KRAKEN} 1")
    assert state.scores == (4, 0)
    assert pools(state) == [2, 2]
    assert step(state, KRAKEN, 1) | {"requirement": None} == {
        "requirement": None, "loot": 4, "left": 0, "exhausted": True, "ships": [],
    }  # fmt: skip
    assert told(state) == ["looting seat=0 card=kraken-deep step=1", "got seat=0 loot=4 points=4"]
    assert state.to_act == 0, "the loot phase goes on"
    assert texts(state) == ["throw"]


def test_rl_4_not_in_the_turn_the_ship_came() -> None:
    state = after(seated(), TO_KRAKEN[:-1])
    assert refused(state, f"loot {KRAKEN} 1") == "loot-late"
    assert refused(after(seated(), "throw", "roll 1 1 1 1 1"), f"loot {KRAKEN} 1") == "stop-first"


def test_rl_4_it_may_stay_there() -> None:
    state = after(seated(), TO_KRAKEN, idle(), idle(), idle())
    assert f"loot {KRAKEN} 1" in texts(state)
    assert state.scores == (0, 0)


def test_rl_4_one_ship_after_the_other_in_the_order_chosen() -> None:
    two = after(seated(), TO_KRAKEN, idle(), turn("3 3 3 1 6", f"sail {FOG} 1"), idle())
    assert {f"loot {KRAKEN} 1", f"loot {FOG} 1"} <= set(texts(two))
    one = after(two, f"loot {KRAKEN} 1", f"loot {FOG} 1")
    other = after(two, f"loot {FOG} 1", f"loot {KRAKEN} 1")
    assert one == other
    assert one.scores == (6, 0)


def test_rl_4_a_ship_sent_home_may_travel_this_turn() -> None:
    state = after(seated(), TO_KRAKEN, idle(), f"loot {KRAKEN} 1")
    state = travelling(state, "6 5 1 1 3")
    assert f"sail {COVE} 1" in texts(state)


def test_rl_4_only_ones_own_ships_and_loot_that_is_there() -> None:
    state = after(seated(), TO_KRAKEN)
    assert state.to_act == 1
    assert refused(state, f"loot {KRAKEN} 1") == "no-ship"
    empty = changed(after(state, idle()), {KRAKEN: {"taken": 1}})
    assert refused(empty, f"loot {KRAKEN} 1") == "exhausted"


def test_rl_5_loot_is_split_among_the_ships() -> None:
    state = after(both_on_kraken(), f"loot {KRAKEN} 1", "take")
    assert state.scores == (2, 2)
    assert pools(state) == [2, 2]
    assert "split loot=4 ships=2 share=2" in told(state)


def test_rl_5_rounded_down_and_the_rest_is_lost() -> None:
    state = after(both_on_kraken(3), f"loot {KRAKEN} 1", "take", "take")
    assert state.scores == (1, 1, 1)
    assert step(state, KRAKEN, 1)["left"] == 0


def test_rl_5_a_share_may_be_nothing() -> None:
    fog = changed(
        seated(THREE), {FOG: {"ships": [7, 0, 0]}}, players={seat: {"pool": 1} for seat in range(3)}
    )
    state = after(fog, f"loot {FOG} 1", "take", "take")
    assert state.scores == (0, 0, 0)
    assert pools(state) == [2, 2, 2]
    assert step(state, FOG, 1)["exhausted"]
    assert [told(state)[i] for i in (1, 2)] == ["split loot=2 ships=3 share=0", "got seat=0 loot=0 points=0"]


def test_rl_6_the_highest_step_is_split_at_once() -> None:
    state = after(seated(), UP_THE_COVE, UP_THE_COVE, TO_COVE_3, TO_COVE_3, f"loot {COVE} 3")
    assert state.scores == (1, 1)
    assert state.to_act == 0
    assert ships(state, COVE) == [[], [], []]


def test_rl_6_highest_is_the_highest_with_loot_left() -> None:
    state = after(seated(), UP_THE_COVE, UP_THE_COVE)
    asked = state.play(f"loot {COVE} 2")
    assert asked.to_act == 1, "there are 3 on the step above"
    at_once = changed(state, {COVE: {"taken": 4}}).play(f"loot {COVE} 2")
    assert at_once.scores == (1, 1)


def test_rl_7_another_owner_may_stay_and_leave_the_loot() -> None:
    asked = both_on_kraken().play(f"loot {KRAKEN} 1")
    assert (asked.to_act, asked.turn) == (1, 0)
    assert texts(asked) == ["take", "stay"]
    assert asked.view()["table"]["share"] == {
        "card": KRAKEN, "step": 1, "loot": 4, "asked": 1, "takers": [0], "cut": 2,
    }  # fmt: skip
    assert refused(asked, "throw") == "answer"
    state = asked.play("stay")
    assert state.scores == (4, 0)
    assert step(state, KRAKEN, 1)["ships"] == [1]
    assert pools(state) == [2, 1]
    assert (state.to_act, state.turn) == (0, 0)


def test_rl_7_choices_in_turn_order_and_the_split_counts_those_who_take() -> None:
    state = after(both_on_kraken(3), idle(), f"loot {KRAKEN} 1")
    assert (state.turn, state.to_act) == (1, 2)
    state = state.play("stay")
    assert (state.turn, state.to_act) == (1, 0)
    state = state.play("take")
    assert state.scores == (2, 2, 0)
    assert step(state, KRAKEN, 1)["ships"] == [2]
    assert state.to_act == 1


def test_rl_7_only_owners_on_the_step_are_asked() -> None:
    state = changed(both_on_kraken(3), {KRAKEN: {"ships": [5, 2, 0]}})
    state = state.play(f"loot {KRAKEN} 1")
    assert state.to_act == 2
    state = state.play("take")
    assert state.scores == (2, 0, 2)


def test_rl_7_nobody_is_asked_without_a_question() -> None:
    state = seated()
    assert refused(state, "take") == "not-asked"
    assert refused(state, "stay") == "not-asked"


def test_rl_7_no_choice_where_no_higher_step_has_loot() -> None:
    state = changed(both_on_kraken(), {KRAKEN: {"taken": 6}}).play(f"loot {KRAKEN} 1")
    assert state.scores == (2, 2)


def test_rl_8_the_last_loot_sends_every_ship_home_and_turns_the_card() -> None:
    state = after(seated(), UP_THE_COVE, UP_THE_COVE, TO_COVE_3, turn("6 5 1 1 3", f"sail {COVE} 1"))
    assert ships(state, COVE) == [[1], [1], [0]]
    state = changed(state, {COVE: {"taken": 2}}).play(f"loot {COVE} 3")
    assert state.scores == (3, 0)
    assert pools(state) == [2, 2]
    assert told(state)[-3:] == [
        "closed card=smugglers-cove",
        "home seat=1 card=smugglers-cove step=1",
        "home seat=1 card=smugglers-cove step=2",
    ]
    (card,) = [each for each in state.view()["table"]["cards"] if each["id"] == COVE]
    assert not card["up"]
    assert refused(travelling(state, "6 6 1 1 1"), f"sail {COVE} 1") == "down"
    assert refused(state, f"home {COVE} 1") == "down"


def test_rl_9_a_step_worth_0_is_neither_looted_nor_exhausted() -> None:
    state = after(seated(), turn("6 5 1 1 3", f"sail {COVE} 1"), idle())
    assert refused(state, f"loot {COVE} 1") == "no-loot"
    assert not step(state, COVE, 1)["exhausted"]


def test_rl_9_it_does_not_keep_a_card_open() -> None:
    state = changed(after(seated(), UP_THE_COVE, idle()), {COVE: {"taken": 4}}).play(f"loot {COVE} 2")
    assert "closed card=smugglers-cove" in told(state)


# ---- dice


def test_rl_10_five_dice_and_up_to_two_rerolls_of_any_selection() -> None:
    state = after(seated(), "throw", "roll 6 2 6 1 3")
    assert state.view()["table"]["dice"] == [1, 2, 3, 6, 6]
    assert told(state)[-1] == "threw seat=0 faces=1 2 3 6 6 rerolls=2"
    state = state.play("reroll a b")
    assert told(state) == ["again seat=0 faces=1 2"]
    assert state.dice == 2
    assert state.view()["table"]["dice"] == [3, 6, 6]
    state = after(state, "roll 1 1", "reroll a b c d e", "roll 5 5 5 1 2")
    assert texts(state)[0] == "end", "no third reroll: the travel phase"
    assert state.view()["table"]["dice"] == [1, 2, 5, 5, 5]
    assert refused(state, "reroll a") == "stopped"
    assert refused(state, "throw") == "thrown"


def test_rl_10_the_player_may_stop_early() -> None:
    state = after(seated(), "throw", "roll 6 2 6 1 3")
    assert refused(state, f"sail {COVE} 1") == "stop-first"
    assert refused(state, "end") == "stop-first"
    state = state.play("stop")
    assert f"sail {COVE} 1" in texts(state)
    assert refused(seated(), "stop") == "throw-first"
    assert refused(seated(), "reroll a") == "throw-first"
    assert refused(seated(), "end") == "throw-first"
    assert refused(seated(), f"sail {COVE} 1") == "throw-first"


def test_rl_10_of_equal_dice_the_first_are_named() -> None:
    state = after(seated(), "throw", "roll 6 6 2 2 2")
    assert refused(state, "reroll b") == "twin"
    assert refused(state, "reroll a c") == "twin"
    assert sum(text.startswith("reroll") for text in texts(state)) == 4 * 3 - 1
    assert state.play("reroll a b d").view()["table"]["dice"] == [2, 6]


def test_rl_10_equal_throws_are_equal() -> None:
    thrown = seated().play("throw")
    assert thrown.roll(1, 2, 3, 4, 5) == thrown.roll(5, 4, 3, 2, 1)
    assert len(thrown.throws()) == 252


# ---- travel


def test_rl_11_a_ship_enters_at_the_lowest_step_and_climbs_step_by_step() -> None:
    state = travelling(seated(), "6 5 1 2 3")
    assert refused(state, f"sail {COVE} 2") == "below"
    state = state.play(f"sail {COVE} 1")
    assert told(state) == ["sailed seat=0 card=smugglers-cove step=1", "used seat=0 faces=5 6"]
    state = state.play(f"sail {COVE} 2")
    assert ships(state, COVE) == [[], [0], []]
    assert pools(state) == [1, 2]


def test_rl_11_each_die_is_used_once_a_turn() -> None:
    state = after(travelling(seated(), "6 6 6 5 1"), f"sail {COVE} 1", "use c d")
    assert state.view()["table"]["dice"] == [1, 5, 6]
    assert refused(state, f"sail {KRAKEN} 1") == "dice"
    assert texts(state) == ["end", f"home {COVE} 1"]


def test_rl_11_both_ships_may_be_sent() -> None:
    state = after(travelling(seated(), "1 1 2 6 5"), f"sail {ROCK} 1", f"sail {COVE} 1")
    assert pools(state) == [0, 2]
    assert refused(state, f"sail {FOG} 1") == "at-sea"
    assert state.view()["table"]["dice"] == []
    state = state.play("end")
    assert state.to_act == 1


def test_rl_11_the_player_chooses_the_dice() -> None:
    state = after(travelling(seated(), "1 1 2 2 6"), f"sail {ROCK} 1")
    assert texts(state) == ["use a b c", "use a c d"]
    assert refused(state, "use a b") == "not-met"
    assert refused(state, "use b c d") == "twin"
    assert refused(state, "end") == "choose-dice"
    assert refused(travelling(seated(), "1 1 2 2 6"), "use a b") == "no-step"
    state = state.play("use a c d")
    assert state.view()["table"]["dice"] == [1, 6]
    state = after(travelling(seated(), "6 6 5 1 2"), f"sail {COVE} 1", "use d e")
    assert refused(changed(state, phase=7), "use d") == "no-die"


def test_rl_11_the_cheapest_dice_are_proposed() -> None:
    """Those that leave most other steps open, then the lowest faces."""
    state = travelling(seated(), "5 5 6 6 6")
    offered = {each["move"]: each for each in state.view()["table"]["proposals"]}
    assert set(offered) == {move for move in texts(state) if move.startswith("sail")}
    assert offered[f"sail {COVE} 1"]["faces"] == [5, 6], "5 6 6 are left: not four for the Kraken either way"
    assert offered[f"sail {KRAKEN} 1"]["faces"] == [5, 5, 6, 6]
    state = travelling(seated((COVE, ROCK, FOG, MAZE)), "5 6 6 6 1")
    offered = {each["move"]: each for each in state.view()["table"]["proposals"]}
    assert offered[f"sail {FOG} 1"]["faces"] == [6, 6, 6]
    paying = after(travelling(seated(), "5 5 6 6 6"), f"sail {COVE} 1")
    assert [each["use"] for each in paying.view()["table"]["proposals"]] == ["use a c"]
    assert "use a c" in texts(paying)


def test_rl_11_a_proposal_keeps_the_dice_for_another_step() -> None:
    """5 and 6 would be lower, but then no three 5s are left for Fog Bank."""
    state = travelling(seated((COVE, HARBOUR, FOG, MAZE)), "6 6 5 5 5")
    (offered,) = [each for each in state.view()["table"]["proposals"] if each["move"] == f"sail {COVE} 1"]
    assert offered["faces"] == [6, 6]
    assert f"sail {FOG} 1" in texts(after(state, f"sail {COVE} 1", offered["use"]))


def test_rl_12_a_requirement_takes_at_least_two_dice() -> None:
    state = after(travelling(seated(), "6 6 6 5 5"), f"sail {COVE} 1", "use a c", "home smugglers-cove 1")
    assert len(state.view()["table"]["dice"]) == 3
    with pytest.raises(rw.ContentError, match="at least 2 dice"):
        load("rollingloot", 2, None, cards_file(**{COVE: '["sum 1 >= 6", "run 3", "set 3"]'}))


def on_fog_1() -> rw.State:
    return after(seated(), turn("3 3 3 2 4", f"sail {FOG} 1"), idle())


def test_rl_13_no_even_takes_all_dice_left() -> None:
    state = travelling(on_fog_1(), "1 3 5 5 1").play(f"sail {FOG} 2")
    assert told(state)[-1] == "used seat=0 faces=1 1 3 5 5"
    assert state.view()["table"]["dice"] == []


def test_rl_13_used_dice_do_not_count() -> None:
    state = after(travelling(on_fog_1(), "6 6 5 1 3"))
    assert refused(state, f"sail {FOG} 2") == "dice", "the 6s are even"
    state = after(state, f"sail {COVE} 1", "use d e", f"sail {FOG} 2")
    assert told(state)[-1] == "used seat=0 faces=1 3 5"


def test_rl_13_at_least_two_must_be_left() -> None:
    state = changed(travelling(on_fog_1(), "6 6 5 1 3"), free=0o000001)
    assert refused(state, f"sail {FOG} 2") == "dice"


def test_rl_13_no_odd_is_the_same_for_the_others() -> None:
    maze = after(seated((COVE, ROCK, FOG, MAZE)), turn("6 6 6 5 1", f"sail {MAZE} 1"), idle())
    assert f"sail {MAZE} 2" in texts(travelling(maze, "2 2 4 6 6"))
    assert refused(travelling(maze, "2 2 4 6 1"), f"sail {MAZE} 2") == "dice"


def test_rl_14_never_both_ships_on_one_step() -> None:
    state = after(seated(), turn("6 5 1 1 3", f"sail {COVE} 1"), idle())
    state = travelling(state, "6 5 4 4 4")
    assert refused(state, f"sail {COVE} 1") == "own-ship"


def test_rl_14_not_in_passing_either() -> None:
    state = after(seated(), UP_THE_COVE, idle())
    state = travelling(state, "6 5 1 2 3").play(f"sail {COVE} 1")
    assert ships(state, COVE) == [[0], [0], []], "both on one card"
    assert refused(state, f"sail {COVE} 2") == "own-ship"
    state = state.play(f"home {COVE} 2")
    assert f"sail {COVE} 2" in texts(state)


def test_rl_14_the_ship_ahead_moves_first() -> None:
    state = after(seated(), UP_THE_COVE, idle(), turn("6 5 1 1 3", f"sail {COVE} 1"), idle())
    state = after(travelling(state, "4 4 4 1 1"), f"sail {COVE} 3")
    assert ships(state, COVE) == [[0], [], [0]]
    assert refused(state, f"sail {COVE} 2") == "dice", "the step is free now"


def test_rl_14_ships_of_different_players_share_a_step() -> None:
    assert ships(both_on_kraken(), KRAKEN) == [[0, 1], [], []]


def test_rl_15_a_ship_may_go_home_and_out_again() -> None:
    state = after(seated(), turn("1 1 2 4 4", f"sail {ROCK} 1"), idle())
    early = state.play(f"home {ROCK} 1")
    assert pools(early) == [2, 2]
    assert refused(after(state, "throw", "roll 6 6 4 4 3"), f"home {ROCK} 1") == "stop-first"
    state = travelling(state, "6 6 4 4 3")
    state = after(state, f"home {ROCK} 1", f"sail {COVE} 1", f"home {COVE} 1")
    assert pools(state) == [2, 2]
    assert told(state) == ["home seat=0 card=smugglers-cove step=1"]
    assert refused(state, f"home {COVE} 1") == "no-ship"
    assert state.scores == (0, 0)


def test_rl_16_an_exhausted_step_must_still_be_met() -> None:
    state = after(seated(), TO_KRAKEN, idle(), f"loot {KRAKEN} 1")
    assert refused(travelling(state, "6 6 1 1 1"), f"sail {KRAKEN} 1") == "dice"
    there = travelling(state, "5 6 6 6 1")
    assert refused(there, f"sail {KRAKEN} 2") == "below"
    assert told(there.play(f"sail {KRAKEN} 1"))[-1] == "used seat=0 faces=5 6 6 6"


def test_rl_17_a_ship_on_the_top_step_waits() -> None:
    state = after(seated(), UP_THE_COVE, idle(), TO_COVE_3[:-1])
    assert ships(state, COVE) == [[], [], [0]]
    assert texts(state) == ["end", f"home {COVE} 3"]
    state = after(state, "end", idle())
    assert f"loot {COVE} 3" in texts(state)
