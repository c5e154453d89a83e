"""Roll-Over! rule by rule; the ids are those of rulebook.md. Boosts are in test_boosts.py."""

from __future__ import annotations

from itertools import combinations_with_replacement, product

import pytest

import rollwright as rw
from rollwright.core.game import load
from tests.games.rollover.play import (
    LOST,
    TRIPLE,
    after,
    alone,
    busts,
    player,
    seated,
    sheet,
    table,
    texts,
    told,
    why,
)

PAIRS = ("throw", "roll 1 1 2 2 5 5", "keep 1 1 2 2 5 5")
ROLLED_OVER = (*PAIRS, "rollover")
FOUR_OVER = (*PAIRS, *("rollover", "roll 1 1 2 2 5 5", "keep 1 1 2 2 5 5") * 4)
SIMPLE = ("throw", "roll 1 1 2 4 6 6", "keep 1 1 6 6", "stop")


# ---- RO-1 players and rounds


def test_ro_1_one_to_four_players() -> None:
    assert list(load("rollover").spec.seats) == [1, 2, 3, 4]
    for seats in (0, 5):
        with pytest.raises(ValueError, match="1 to 4 seats"):
            load("rollover", seats)


@pytest.mark.parametrize(("seats", "rounds"), [(1, 10), (2, 10), (3, 8), (4, 7)])
def test_ro_1_a_round_is_one_turn_each(seats: int, rounds: int) -> None:
    state = load("rollover", seats).start()
    if seats > 1:
        state = state.draw("p2")
    for number in range(rounds):
        for offset in range(seats):
            assert state.to_act == (min(seats - 1, 1) + offset) % seats
            assert table(state)["round"] == number + 1
            state = after(state, *SIMPLE)
    assert state.to_act is rw.OVER
    assert state.scores == (10 * rounds,) * seats


def test_ro_1_chance_says_who_begins() -> None:
    state = load("rollover", 3).start()
    assert (state.to_act, state.chance, state.outcome_count) == (rw.CHANCE, "seat", 3)
    assert state.draw("p3").to_act == 2
    assert alone().to_act == 0


def test_ro_1_the_highest_total_wins_and_ties_share() -> None:
    state = seated(2)
    for number in range(10):
        state = after(state, *SIMPLE, *(SIMPLE if number else LOST))
    assert state.winners == (0,)
    assert state.places == (1, 2)
    assert told(state)[-1] == "won"
    state = seated(2)
    for _ in range(20):
        state = after(state, *SIMPLE)
    assert state.winners == (0, 1)
    assert told(state) == ["wrote", "won", "won"]


def test_ro_1_alone_points_count() -> None:
    state = after(alone(), *SIMPLE * 10)
    assert state.game.objective == "points"
    assert state.returns == (100.0,)
    assert state.story[-1].data == {"points": 100, "rounds": 10}


# ---- RO-2 a hand


def test_ro_2_six_dice_are_thrown() -> None:
    state = alone("throw")
    assert (state.chance, state.dice) == ("die", 6)
    assert state.roll(3, 5).dice == 4
    assert table(state.roll(3, 5))["thrown"] == [3, 5]


def test_ro_2_nothing_settles_until_all_have_landed() -> None:
    half = alone("throw").roll(1, 2, 3, 4, 5)
    assert (told(half), half.to_act) == ([], rw.CHANCE)
    assert alone("throw").roll(1, 2, 3) == alone("throw").roll(3, 1, 2)


def test_ro_2_every_set_of_dice_that_makes_a_hand_may_be_chosen() -> None:
    state = alone("throw", "roll 3 3 3 3 5 5")
    assert sorted(texts(state)) == [
        "keep 3 3",
        "keep 3 3 3",
        "keep 3 3 3 3",
        "keep 3 3 3 3 5 5",
        "keep 3 3 3 5 5",
        "keep 3 3 5 5",
        "keep 5 5",
    ]
    assert [hand["points"] for hand in table(state)["hands"]] == [35, 30, 20, 15, 10, 5, 5]


def test_ro_2_the_best_arrangement_counts() -> None:
    state = alone("throw", "roll 3 3 3 3 5 6", "keep 3 3 3 3")
    assert (table(state)["hand"]["groups"], table(state)["points"]) == ([[3, 3, 3, 3]], 30)


def test_ro_2_no_die_is_left_over_in_a_hand() -> None:
    state = alone("throw", "roll 1 2 3 5 5 6")
    assert why(state, "keep 1 2 3 5") == "no-hand faces=1 2 3 5"
    assert why(state, "keep 5 6") == "no-hand faces=5 6"
    assert why(state, "keep 4 5 6") == "not-there faces=4 5 6"
    assert why(state, "keep 5 5 5") == "not-there faces=5 5 5"


def test_ro_2_seven_equal_dice_score_as_six() -> None:
    state = alone(*busts(4), "add-die", "throw", "roll 4 4 4 4 4 4 4", "keep 4 4 4 4 4 4 4")
    assert table(state)["points"] == 80


def test_ro_2_throw_then_choose_then_go_on() -> None:
    state = alone()
    assert texts(state) == ["throw"]
    assert why(state, "keep 1 1") == why(state, "stop") == why(state, "roll") == "throw-first"
    state = after(state, "throw", "roll 1 1 2 4 6 6")
    assert why(state, "throw") == "thrown"
    assert why(state, "stop") == why(state, "roll") == why(state, "rollover") == "keep-first"
    state = state.play("keep 66")
    assert why(state, "keep 1 1") == why(state, "accept") == "chosen"
    assert why(state, "throw") == "thrown"


# ---- RO-3 stop, and boxes


def test_ro_3_stopping_writes_the_points_down() -> None:
    state = alone(*TRIPLE, "stop")
    assert (told(state), state.scores) == (["wrote", "round"], (15,))
    assert player(state)["written"] == [{"points": 15, "rollovers": 0}]


def test_ro_3_a_matching_box_may_be_taken_or_left() -> None:
    held = alone("throw", "roll 2 2 3 3 3 6", "keep 2 2 3 3 3")
    assert table(held)["boxes"] == ["full-house"]
    left = held.play("stop")
    assert (left.scores, player(left)["boxes"]) == ((20,), [])
    taken = held.play("claim full-house")
    assert (told(taken)[0], taken.scores, player(taken)["boxes"]) == ("claimed", (30,), ["full-house"])


def test_ro_3_a_box_is_there_once_a_game() -> None:
    house = ("throw", "roll 2 2 3 3 3 6", "keep 2 2 3 3 3")
    state = alone(*house, "claim full-house", *house)
    assert texts(state) == ["stop", "roll"]
    assert why(state, "claim full-house") == "box-taken box=full-house"
    assert why(state, "claim four-step") == "box-no-match box=four-step"


def test_ro_3_one_box_a_turn() -> None:
    state = alone("throw", "roll 2 2 3 3 3 3", "keep 2 2 3 3 3 3")
    assert table(state)["boxes"] == ["full-house", "four-of-a-kind"]
    state = state.play("claim four-of-a-kind")
    assert state.scores == (45,)
    assert table(state)["phase"] == "begin"


@pytest.mark.parametrize(
    ("dice", "boxes"),
    [
        ("1 2 3 4 5", ["four-step", "five-step"]),
        ("1 2 3 4 5 6", ["four-step", "five-step", "six-in-one"]),
        ("4 4 4 4 4", ["four-of-a-kind", "five-of-a-kind"]),
        ("4 4 4 4 4 4", ["four-of-a-kind", "five-of-a-kind", "six-in-one"]),
        ("1 1 1 2 3 4", ["four-step"]),
        ("1 1 1 4 4 4", ["full-house"]),
        ("1 1 2 2 5 5", []),
        ("4 4 4", []),
    ],
)
def test_ro_3_a_longer_group_matches_too(dice: str, boxes: list[str]) -> None:
    padded = [*dice.split(), *(["6"] if len(dice.split()) == 5 else ["1", "2", "6"])][:6]
    state = alone("throw", f"roll {' '.join(padded)}", f"keep {dice}")
    assert table(state)["boxes"] == boxes


def test_ro_3_a_box_that_the_sheet_lacks() -> None:
    state = alone("throw", "roll 2 2 3 3 3 6", "keep 2 2 3 3 3", sheet=sheet(bonus="four-step = 5"))
    assert table(state)["boxes"] == []
    assert why(state, "claim full-house") == "no-box box=full-house"


# ---- RO-4 to RO-7 throwing on


def test_ro_4_exactly_the_dice_of_the_hand_stay() -> None:
    state = alone(*TRIPLE)
    assert texts(state) == ["stop", "roll"]
    state = state.play("roll")
    assert (state.dice, table(state)["kept"], table(state)["thrown"]) == (3, [3, 3, 3], [])


def test_ro_4_no_die_is_left_to_throw() -> None:
    assert why(alone(*PAIRS), "roll") == "none-left"


def test_ro_5_the_example_of_the_full_house() -> None:
    for other in range(1, 7):
        state = alone(*TRIPLE, "roll", f"roll 2 2 {other}")
        assert told(state) == ["threw"]
        assert "keep 2 2 3 3 3" in texts(state)


def test_ro_5_the_example_of_the_bust() -> None:
    state = alone(*LOST)
    assert told(state) == ["threw", "nothing", "busted", "circled", "wrote", "round"]
    assert state.scores == (0,)
    assert player(state)["written"] == [{"points": 0, "rollovers": 0}]


def test_ro_5_a_new_hand_scores_more_and_says_so() -> None:
    state = alone(*TRIPLE, "roll", "roll 2 2 4")
    assert why(state, "keep 2 3 4 3 3") == "too-low more=15 points=15"
    assert why(state, "keep 2 2") == "too-low more=15 points=5"
    assert why(state, "accept") == "better"


def test_ro_5_kept_dice_need_not_be_used() -> None:
    state = alone("throw", "roll 1 1 2 3 5 6", "keep 1 1", "roll", "roll 4 4 4 4")
    assert "keep 4 4 4 4" in texts(state)
    state = state.play("keep 4 4 4 4")
    assert (table(state)["kept"], table(state)["thrown"]) == ([4, 4, 4, 4], [1, 1])


def test_ro_6_a_bust_with_all_six_dice() -> None:
    state = alone("throw", "roll 4 4 4 4 1 6", "keep 4 4 4 4", "roll", "roll 3 5")
    assert told(state)[1:3] == ["nothing", "busted"]
    assert state.story[2].data["points"] == 30
    assert state.scores == (0,)


def test_ro_7_no_first_throw_busts() -> None:
    """All 6^6 throws, by the sets they make: six dice always hold a hand worth 10."""
    row = load("rollover", 1).content_row
    sets = {tuple(sorted(faces)) for faces in product(range(1, 7), repeat=6)}
    assert sets == set(combinations_with_replacement(range(1, 7), 6))
    for faces in sets:
        state = alone("throw", f"roll {' '.join(map(str, faces))}")
        assert state.to_act == 0
        assert table(state)["hands"][0]["points"] >= 10
        assert row.top[state.game.move(f"keep {' '.join(map(str, faces))}").args[0]] >= 10  # type: ignore[attr-defined]


# ---- RO-8 to RO-13, RO-20 rollovers


def test_ro_8_stop_or_take_a_rollover() -> None:
    assert texts(alone(*PAIRS)) == ["stop", "rollover"]
    assert texts(alone("throw", "roll 1 2 3 4 5 6", "keep 1 2 3 4 5 6"), but="claim") == ["stop", "rollover"]


def test_ro_8_a_smaller_hand_may_be_chosen() -> None:
    state = alone("throw", "roll 1 1 2 2 5 5", "keep 1 1 2 2")
    assert texts(state) == ["stop", "roll"]
    assert why(state, "rollover") == "too-few dice=4"


def test_ro_9_a_rollover_adds_its_bonus_and_throws_six_dice() -> None:
    state = alone(*ROLLED_OVER)
    assert (state.chance, state.dice) == ("die", 6)
    shown = table(state)
    assert (shown["earned"], shown["rollovers"], shown["kept"], shown["hand"]) == (35, 1, [], None)
    assert state.scores == (0,)


def test_ro_9_the_bonus_doubles() -> None:
    state = alone(*PAIRS)
    bonuses: list[object] = []
    for _ in range(4):
        state = state.play("rollover")
        bonuses.append(state.story[0].data["bonus"])
        state = after(state, "roll 1 1 2 2 5 5", "keep 1 1 2 2 5 5")
    assert bonuses == [20, 40, 80, 160]
    assert table(state)["points"] == 5 * 15 + 20 + 40 + 80 + 160


def test_ro_9_with_all_sections_marked_six_dice_are_stopped_with() -> None:
    state = alone(*FOUR_OVER)
    assert texts(state) == ["stop"]
    assert why(state, "rollover") == "no-section sections=4"
    state = state.play("stop")
    assert player(state)["written"] == [{"points": 375, "rollovers": 4}]
    assert table(after(state, *PAIRS))["next_rollover"] == 20


def test_ro_10_the_first_hand_after_a_rollover() -> None:
    state = alone(*ROLLED_OVER, "roll 1 1 2 4 5 5")
    assert table(state)["needed"] == 10
    assert why(state, "keep 1 1") == "too-low-after least=10 points=5"
    assert texts(state) == ["keep 1 1 5 5"]
    assert table(after(state, "keep 1 1 5 5", "roll", "roll 2 4"))["phase"] == "begin"


def test_ro_10_a_bust_where_a_sheet_asks_for_more() -> None:
    state = alone(*ROLLED_OVER, "roll 1 1 2 4 5 5", sheet=sheet(least="20"))
    assert told(state)[:3] == ["threw", "nothing", "busted"]
    assert state.story[1].data["points"] == 19


def test_ro_11_a_bust_after_a_rollover_loses_everything() -> None:
    state = alone(*ROLLED_OVER, "roll 3 3 3 1 5 6", "keep 3 3 3", "roll", "roll 2 4 6")
    assert state.story[2].data == {"seat": 0, "points": 50}
    assert player(state)["written"] == [{"points": 0, "rollovers": 1}]


def test_ro_12_no_box_after_a_rollover() -> None:
    state = alone(*ROLLED_OVER, "roll 2 2 3 3 3 6", "keep 2 2 3 3 3")
    assert texts(state) == ["stop", "roll"]
    assert why(state, "claim full-house") == "no-box-after"
    assert state.play("stop").scores == (55,)


def test_ro_13_parts_score_and_a_box_that_a_group_matches() -> None:
    state = alone("throw", "roll 1 1 1 4 4 4", "keep 1 1 1 4 4 4")
    assert state.play("stop").scores == (30,)
    assert state.play("claim full-house").scores == (40,)
    assert alone(*PAIRS, "stop").scores == (15,)


SEVEN = (*busts(4), "add-die", "throw")


def test_ro_13_of_seven_dice_any_six_are_all_six() -> None:
    state = alone(*SEVEN, "roll 1 1 2 2 5 5 6")
    left = state.play("keep 1 1 2 2 5 5")
    assert texts(left) == ["stop", "roll", "foresight", "rollover"]
    assert after(left, "roll").dice == 1
    scored = alone(*SEVEN, "roll 1 1 2 2 5 5 5", "keep 1 1 2 2 5 5 5")
    assert (texts(scored), table(scored)["points"]) == (["stop", "rollover", "claim full-house"], 25)


def test_ro_13_six_dice_after_a_rollover_score_their_parts_and_bonuses() -> None:
    assert alone(*ROLLED_OVER, "roll 1 1 1 4 4 4", "keep 1 1 1 4 4 4", "stop").scores == (65,)


def test_ro_20_hands_bonuses_and_the_last_hand() -> None:
    state = alone(*ROLLED_OVER, "roll 1 1 1 4 4 4", "keep 1 1 1 4 4 4", "rollover", "roll 2 2 5 5 1 3")
    state = after(state, "keep 2 2 5 5", "stop")
    assert state.scores == (15 + 20 + 30 + 40 + 10,)


def test_ro_20_only_hands_since_the_last_rollover_are_compared() -> None:
    state = alone("throw", "roll 1 2 3 4 5 6", "keep 1 2 3 4 5 6", "rollover", "roll 1 1 2 4 5 5")
    assert texts(state) == ["keep 1 1 5 5"]
    state = after(state, "keep 1 1 5 5", "roll")
    assert table(state.roll(5, 4))["needed"] == 11


def test_ro_20_after_a_rollover_the_throw_is_not_optional() -> None:
    assert alone(*ROLLED_OVER).to_act is rw.CHANCE


def test_ro_20_what_is_lost_by_one_is_not_lost_by_others() -> None:
    state = seated(2, *LOST, *SIMPLE)
    assert state.scores == (0, 10)
    assert player(state, 0)["circled"] == ["foresight"]
    assert player(state, 1)["circled"] == []
