"""Bust boosts of Roll-Over!, each alone and together; the ids are those of rulebook.md."""

from __future__ import annotations

import pytest

from tests.games.rollover.play import (
    LOST,
    TRIPLE,
    after,
    alone,
    busts,
    player,
    sheet,
    table,
    texts,
    told,
    why,
)

ROLLED_OVER = ("throw", "roll 1 1 2 2 5 5", "keep 1 1 2 2 5 5", "rollover")
RISKED = (*TRIPLE, "roll", "roll 2 4 6")  # no hand is worth more than 15


# ---- RO-12 and RO-14


def test_ro_12_no_boost_after_a_rollover() -> None:
    state = alone(*busts(4), *ROLLED_OVER, "roll 3 3 3 1 5 6")
    assert texts(state) == ["keep 3 3 3"]
    for move in ("reroll", "plus 3", "minus 3"):
        assert why(state, move) == "no-boost-after"
    state = state.play("keep 3 3 3")
    assert texts(state) == ["stop", "roll"]
    assert why(state, "foresight") == "no-boost-after"
    assert told(after(state, "roll", "roll 2 4 6"))[2] == "busted"


def test_ro_14_busts_circle_the_row_in_its_order() -> None:
    for count, row in enumerate(
        [
            [],
            ["foresight"],
            ["foresight", "reroll"],
            ["foresight", "reroll", "plus-minus"],
            ["foresight", "reroll", "plus-minus", "add-a-die"],
        ]
    ):
        assert player(alone(*busts(count)))["circled"] == row


def test_ro_14_after_the_fourth_busts_give_nothing() -> None:
    state = alone(*busts(4), *LOST, "accept")
    assert told(state) == ["busted", "wrote", "round"]
    assert len(player(state)["circled"]) == 4


def test_ro_14_a_bust_after_a_rollover_circles_too() -> None:
    state = alone(*ROLLED_OVER, "roll 3 3 3 1 5 6", "keep 3 3 3", "roll", "roll 2 4 6")
    assert player(state)["circled"] == ["foresight"]


def test_ro_14_the_bust_that_circles_cannot_be_saved_by_it() -> None:
    state = alone(*busts(1), *LOST)
    assert told(state)[2:4] == ["busted", "circled"]
    assert state.story[3].data["boost"] == "reroll"


def test_ro_14_a_boost_is_used_once_and_in_any_order() -> None:
    state = alone(*busts(2), *RISKED)
    assert texts(state) == ["reroll", "accept"]
    state = after(state, "reroll", "roll 2 2 1")
    assert player(state)["crossed"] == ["reroll"]
    assert why(state, "reroll") == "crossed-out boost=reroll"
    state = after(state, "keep 2 2 3 3 3")
    assert "foresight" in texts(state)


def test_ro_14_what_is_not_circled() -> None:
    state = alone(*TRIPLE)
    assert why(state, "foresight") == "not-circled boost=foresight"
    assert why(alone(), "add-die") == "not-circled boost=add-a-die"
    assert why(alone("throw", "roll 1 1 2 3 4 5"), "plus 1") == "not-circled boost=plus-minus"


def test_ro_14_another_sheet_has_another_row() -> None:
    state = alone(*LOST, sheet=sheet(boosts='row = ["add-a-die"]'))
    assert texts(state) == ["throw", "add-die"]
    assert player(after(state, *LOST))["circled"] == ["add-a-die"]


# ---- RO-15 Foresight


def test_ro_15_a_bust_does_not_count() -> None:
    state = alone(*busts(1), *TRIPLE)
    assert texts(state) == ["stop", "roll", "foresight"]
    state = after(state, "foresight", "roll 2 4 6")
    assert told(state) == ["threw", "nothing", "saved", "wrote", "round"]
    assert state.scores == (15,)
    assert player(state)["circled"] == ["foresight"]
    assert player(state)["crossed"] == ["foresight"]


def test_ro_15_not_before_the_first_throw() -> None:
    assert texts(alone(*busts(1))) == ["throw"]
    assert why(alone(*busts(1)), "foresight") == "throw-first"


def test_ro_15_spent_even_if_the_throw_does_not_bust() -> None:
    state = alone(*busts(1), *TRIPLE, "foresight", "roll 2 2 1", "keep 2 2 3 3 3")
    assert not table(state)["foresight"]
    assert why(state, "foresight") == "crossed-out boost=foresight"
    state = after(state, "roll", "roll 1")
    assert told(state)[1:4] == ["nothing", "busted", "circled"]


def test_ro_15_a_box_may_be_claimed() -> None:
    state = alone(*busts(1), "throw", "roll 2 2 3 3 3 6", "keep 2 2 3 3 3", "foresight", "roll 1")
    assert told(state) == ["threw", "nothing", "saved"]
    assert table(state)["phase"] == "saved"
    assert texts(state) == ["stop", "claim full-house"]
    assert why(state, "roll") == why(state, "rollover") == why(state, "foresight") == "saved"
    assert why(state, "keep 3 3") == "chosen"
    assert state.play("claim full-house").scores == (30,)
    assert state.play("stop").scores == (20,)


def test_ro_15_reroll_may_be_tried_first_and_is_covered() -> None:
    state = alone(*busts(2), *TRIPLE, "foresight", "roll 2 4 6")
    assert texts(state) == ["reroll", "accept"]
    assert state.play("accept").scores == (15,)
    again = after(state, "reroll", "roll 2 4 6")
    assert told(again) == ["threw", "nothing", "saved", "wrote", "round"]
    assert player(again)["circled"] == ["foresight", "reroll"]


def test_ro_15_the_hand_is_saved_as_it_was_though_its_die_was_changed() -> None:
    state = alone(*busts(3), *TRIPLE, "foresight", "roll 2 4 6")
    state = after(state, "plus 3", "accept")  # spoils the triple on the table
    assert told(state)[:2] == ["saved", "wrote"]
    assert state.scores == (15,)


# ---- RO-16 Reroll


def test_ro_16_exactly_the_dice_of_the_last_throw() -> None:
    state = alone(*busts(2), *RISKED, "reroll")
    assert (state.dice, table(state)["kept"], table(state)["thrown"]) == (3, [3, 3, 3], [])


def test_ro_16_also_on_the_first_throw_and_on_a_good_one() -> None:
    state = alone(*busts(2), "throw", "roll 1 1 2 4 6 6", "reroll")
    assert state.dice == 6
    state = alone(*busts(2), *TRIPLE, "roll", "roll 2 2 1")
    assert "reroll" in texts(state)
    assert why(state.play("keep 2 2 3 3 3"), "reroll") == "chosen"
    assert why(alone(*busts(2)), "reroll") == "throw-first"


def test_ro_16_a_throw_that_is_saved_circles_nothing() -> None:
    state = alone(*busts(2), *RISKED, "reroll", "roll 1 3 6", "keep 3 3 3 3", "stop")
    assert state.scores == (30,)
    assert player(state)["circled"] == ["foresight", "reroll"]


def test_ro_16_it_may_bust_again() -> None:
    state = alone(*busts(2), *RISKED, "reroll", "roll 1 4 6")
    assert told(state)[1:4] == ["nothing", "busted", "circled"]


# ---- RO-17 Plus/Minus 1


def test_ro_17_any_die_by_one() -> None:
    state = alone(*busts(3), *RISKED)
    changes = [text for text in texts(state) if text.startswith(("plus", "minus"))]
    assert changes == ["plus 2", "plus 3", "plus 4", "minus 2", "minus 3", "minus 4", "minus 6"]
    assert why(state, "plus 6") == why(alone(*busts(3), "throw", "roll 1 1 2 2 5 5"), "minus 1") == "no-wrap"
    assert why(state, "minus 5") == "no-face face=5"


def test_ro_17_it_may_save_a_throw() -> None:
    state = alone(*busts(3), *RISKED, "minus 4")
    assert (told(state), texts(state, but="reroll")) == (["changed"], ["keep 3 3 3 3"])
    state = after(state, "keep 3 3 3 3", "stop")
    assert state.scores == (30,)
    assert len(player(state)["circled"]) == 3


def test_ro_17_in_vain_the_turn_is_not_over_while_a_reroll_is_left() -> None:
    state = alone(*busts(3), *RISKED, "minus 2")
    assert told(state) == ["changed", "nothing"]
    assert texts(state) == ["reroll", "accept"]
    assert why(state, "stop") == "no-better points=15"
    state = alone(*busts(3), *RISKED, "reroll", "roll 2 4 6", "minus 2")
    assert told(state)[:3] == ["changed", "nothing", "busted"]


def test_ro_17_before_the_hand_is_chosen() -> None:
    assert why(alone(*busts(3)), "plus 1") == "throw-first"
    assert why(alone(*busts(3), *TRIPLE), "plus 3") == "chosen"


def test_ro_17_of_equal_dice_one_that_was_thrown_last() -> None:
    state = alone(*busts(3), *TRIPLE, "roll", "roll 3 1 6", "plus 3")
    assert (table(state)["kept"], table(state)["thrown"]) == ([3, 3, 3], [1, 4, 6])
    state = alone(*busts(3), *RISKED, "plus 3")
    assert (table(state)["kept"], table(state)["thrown"]) == ([3, 3, 4], [2, 4, 6])


# ---- RO-18 Add a Die


def test_ro_18_seven_dice_this_turn() -> None:
    state = alone(*busts(4))
    assert texts(state) == ["throw", "add-die"]
    state = state.play("add-die")
    assert (texts(state), table(state)["size"]) == (["throw"], 7)
    assert why(state, "add-die") == "crossed-out boost=add-a-die"
    state = state.play("throw")
    assert state.dice == 7
    state = after(state, "roll 3 3 3 1 5 6 6", "keep 3 3 3")
    assert state.play("roll").dice == 4
    assert table(state.play("stop"))["size"] == 6


def test_ro_18_before_the_first_throw() -> None:
    assert why(alone(*busts(4), "throw", "roll 1 1 2 2 5 5"), "add-die") == "thrown"


def test_ro_18_six_dice_after_a_rollover() -> None:
    state = alone(*busts(4), "add-die", "throw", "roll 1 1 2 2 5 5 6", "keep 1 1 2 2 5 5", "rollover")
    assert state.dice == 6
    assert table(state)["size"] == 6


# ---- RO-19 several


@pytest.mark.parametrize("tries", [("reroll", "plus"), ("plus", "reroll")])
def test_ro_19_several_boosts_in_one_turn(tries: tuple[str, str]) -> None:
    state = alone(
        *busts(4), "add-die", "throw", "roll 3 3 3 1 5 6 6", "keep 3 3 3", "foresight", "roll 1 2 5 6"
    )
    for boost in tries:
        if boost == "reroll":
            state = after(state, "reroll", "roll 1 2 5 6")
        else:
            state = state.play("minus 6")
    assert player(state)["crossed"] == ["foresight", "reroll", "plus-minus", "add-a-die"]
