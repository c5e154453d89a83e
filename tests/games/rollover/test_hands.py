"""The hand arithmetic of the engine against the naive one: all sets of one to seven dice, all ordered throws of six."""

from __future__ import annotations

from itertools import combinations_with_replacement, product
from typing import cast

from rollwright.core.names import faces_of, number_of
from rollwright.games.rollover import hands
from rollwright.games.rollover.content import sheet_of
from rollwright.games.rollover.names import BOXES
from rollwright.games.rollover.rows import HANDFULS, RollContent
from tests.games.rollover import naive
from tests.games.rollover.play import alone, house, table

ROW = cast("RollContent", house(1).content_row)
SETS = [dice for n in range(1, 8) for dice in combinations_with_replacement(range(1, 7), n)]
POINTS = sheet_of(house(1).content["groups"])


def test_sets_are_numbered_without_gaps() -> None:
    assert sorted(map(number_of, SETS)) == list(range(1, HANDFULS)) == list(range(1, 1716))
    assert all(faces_of(number_of(dice)) == dice for dice in SETS)


def test_ro_2_every_set_is_worth_what_all_partitions_say() -> None:
    assert {dice: ROW.worth[number_of(dice)] for dice in SETS} == {dice: naive.worth(dice) for dice in SETS}


def test_ro_3_every_set_matches_the_boxes_that_all_partitions_say() -> None:
    for dice in SETS:
        bits = ROW.boxes[number_of(dice)]
        assert {name for box, name in enumerate(BOXES) if bits >> box & 1} == naive.boxes(dice), dice


def test_ro_5_every_ordered_throw_of_six_has_the_best_hand_that_all_partitions_say() -> None:
    for thrown in product(range(1, 7), repeat=6):
        dice = tuple(sorted(thrown))
        assert ROW.top[number_of(thrown)] == naive.best(dice)


def test_ro_13_every_set_of_seven_dice_has_its_best_hand() -> None:
    for dice in combinations_with_replacement(range(1, 7), 7):
        assert ROW.top[number_of(dice)] == naive.best(dice)


def test_the_arrangement_shown_is_worth_the_points() -> None:
    for dice in SETS:
        groups = hands.best(dice, POINTS)
        assert POINTS.points(groups) == ROW.worth[number_of(dice)]
        if groups:
            assert tuple(sorted(die for group in groups for die in group)) == dice
            assert [len(group) for group in groups] == sorted(map(len, groups), reverse=True)


def test_the_moves_listed_are_the_hands_of_all_partitions() -> None:
    for faces in ("1 2 3 4 5 6", "1 1 2 2 3 3", "3 3 3 3 5 5", "1 1 1 2 3 4", "4 4 4 4 4 4", "1 3 3 5 6 6"):
        dice = tuple(map(int, faces.split()))
        subsets = {tuple(d for i, d in enumerate(dice) if mask >> i & 1) for mask in range(1, 64)}
        listed = {
            tuple(hand["faces"]): hand["points"] for hand in table(alone("throw", f"roll {faces}"))["hands"]
        }
        assert listed == {subset: naive.worth(subset) for subset in subsets if naive.worth(subset)}


def test_ro_3_what_the_description_names_stands_on_the_house_sheet() -> None:
    assert naive.worth((2, 2, 5, 5)) == 10
    assert naive.worth((3, 3, 3)) == naive.worth((2, 3, 3, 3, 4)) == 15
    assert naive.worth((2, 2, 3, 3, 3)) > 15
    assert list(table(alone())["sheet"]["rollover"]) == [20, 40, 80, 160]
    assert table(alone())["sheet"]["least"] == 10
