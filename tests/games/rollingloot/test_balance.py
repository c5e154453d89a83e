"""The designer's report: exact chances with the best keeping, beside a naive turn, and what the cards are to keep."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import product

import pytest

from rollwright.core.game import load
from rollwright.games.rollingloot import balance
from rollwright.simulation.balance import Report, report


@cache
def shipped() -> Report:
    """The report of the house adventures."""
    return report("rollingloot", games=40)


def test_first_steps_of_level_1_and_top_steps_of_level_3() -> None:
    summary = shipped().summary
    assert all(0.75 <= chance <= 0.90 for chance in summary["first_steps_of_level_1"])
    assert all(0.08 <= chance <= 0.20 for chance in summary["top_steps_of_level_3"])
    assert (len(summary["first_steps_of_level_1"]), len(summary["top_steps_of_level_3"])) == (3, 2)


def test_a_row_for_each_step() -> None:
    rows = shipped().rows
    assert len(rows) == 24
    assert rows[0] | {"alone": 0, "and_above": 0} == {
        "card": "smugglers-cove", "level": 1, "step": 1, "requirement": "sum 2 >= 11", "loot": 0,
        "alone": 0, "and_above": 0, "exact": "105729922499/117546246144",
    }  # fmt: skip


def test_the_figures_beside_the_cards_are_those_of_the_report() -> None:
    shipped_file = load("rollingloot").spec.shipped
    assert shipped_file is not None
    lines = [
        line for line in shipped_file.read_text(encoding="utf-8").splitlines() if line.startswith("steps")
    ]
    told = [text.strip(" %") for line in lines for text in line.split("#")[1].split(",")]
    assert told == [f"{row['alone'] * 100:.0f}" for row in shipped().rows]


def test_no_even_by_hand() -> None:
    """Each die has three throws to come odd, and all five must."""
    assert balance.chance("no_even") == Fraction(7, 8) ** 5
    assert balance.chance("no_odd") == Fraction(7, 8) ** 5
    assert balance.chance("each 5 >= 5") == (1 - Fraction(2, 3) ** 3) ** 5
    assert balance.chance("set 5") == Fraction(
        2783176, 60466176
    )  # five of a kind in three throws, as published


def test_one_throw_beside_all_ordered_throws() -> None:
    good = {thrown for thrown in product(range(1, 7), repeat=5) if sum(thrown) >= 28}
    ways = sum(count for thrown, count in balance._throws(5) if sum(thrown) >= 28)
    assert ways == len(good)


def test_two_together_are_rarer_than_either() -> None:
    both = balance.together(load("rollingloot"))
    assert 0 < both["run 3 + sum 2 >= 11"] < balance.chance("run 3")
    assert both["no_even + no_odd"] == 0
    assert both["run 4 + run 4"] == 0
    assert both["each 3 <= 2 + sum 2 >= 11"] > both["each 3 <= 2 + sum 2 = 3"]


def test_games_by_seat() -> None:
    report_ = shipped()
    for seats in (2, 3):
        assert sum(report_.summary[f"{seats}_seats_wins"]) == pytest.approx(1)
        assert 5 < report_.summary[f"{seats}_seats_median_rounds"] < 41
    assert "together" in report_.json
    assert "first steps of level 1: 0.772, 0.842, 0.899" in str(report_)
