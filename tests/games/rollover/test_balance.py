"""The designer's report of a sheet: exact chances and means, and turns of the rules that confirm them."""

from __future__ import annotations

from functools import cache
from itertools import product

import pytest

from rollwright.simulation.balance import Report, report
from tests.games.rollover import naive
from tests.games.rollover.play import sheet


@cache
def shipped() -> Report:
    """The report of the house sheet."""
    return report("rollover", games=2000)


def test_the_exact_mean_is_confirmed_by_turns_of_the_rules() -> None:
    summary = shipped().summary
    assert summary["mean_points_of_a_turn"] == pytest.approx(83.79, abs=0.005)
    assert summary["turns"] == 2000
    assert abs(summary["errors_apart"]) < 3
    assert summary["simulated_mean"] == pytest.approx(
        summary["mean_points_of_a_turn"] + summary["errors_apart"] * summary["standard_error"]
    )


def test_every_hand_with_dice_left_has_its_row() -> None:
    hands = {row["hand"]: row for row in shipped().rows}
    wanted = {
        " ".join(map(str, dice))
        for n in range(2, 6)
        for dice in {tuple(sorted(faces)) for faces in product(range(1, 7), repeat=n)}
        if naive.worth(dice)
    }
    assert set(hands) == wanted
    assert all(row["dice"] == 6 - len(row["hand"].split()) for row in hands.values())


@pytest.mark.parametrize(
    "hand", ["3 3", "3 3 3", "1 2 3", "2 2 5 5", "4 4 4 4", "2 3 4 5", "2 2 3 3 3", "1 2 3 4 5"]
)
def test_the_chance_of_a_bust_is_that_of_all_throws(hand: str) -> None:
    row = next(row for row in shipped().rows if row["hand"] == hand)
    kept = tuple(map(int, hand.split()))
    throws = list(product(range(1, 7), repeat=row["dice"]))
    busts = sum(naive.best(tuple(sorted(kept + thrown))) <= naive.worth(kept) for thrown in throws)
    assert row["bust"] == pytest.approx(busts / len(throws))
    assert row["stop"] == naive.worth(kept)


def test_rolling_on_is_told_where_it_is_better() -> None:
    for row in shipped().rows:
        assert row["better"] == ("roll" if row["roll"] > row["stop"] else "stop")
    assert {row["better"] for row in shipped().rows} == {"roll", "stop"}


def test_another_sheet_is_weighed_anew() -> None:
    plain = report("rollover", sheet(sections="0"), games=0)
    assert plain.summary["mean_points_of_a_turn"] == pytest.approx(26.46, abs=0.005)
    assert "turns" not in plain.summary
    assert plain.json["content"] == "House sheet"
