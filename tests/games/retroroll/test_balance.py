"""The designer's report of the deck: exact turns against a closed formula, and the balance asked for."""

from __future__ import annotations

import importlib.util
from fractions import Fraction
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

from rollwright.core.errors import ContentError
from rollwright.core.game import load
from rollwright.simulation.balance import NoReport, Report, correlation, report
from tests.games.retroroll.play import deck

ROOT = Path(__file__).parents[3]


@cache
def shipped() -> Report:
    """The report of the shipped deck."""
    return report("retroroll", games=400, seed=11)


@cache
def finder() -> ModuleType:
    """The tool that found the deck, whose formula knows nothing of the engine."""
    spec = importlib.util.spec_from_file_location("retroroll_deck", ROOT / "tools" / "retroroll_deck.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_exact_turns_agree_with_the_formula() -> None:
    cards = load("retroroll", 1).content["card"]
    for card, row in zip(cards, shipped().rows, strict=True):
        assert Fraction(row["exact"]) == finder().expected_turns(tuple(card["squares"])), card["id"]
        assert row["turns"] == pytest.approx(float(Fraction(row["exact"])))
        assert row["points_a_turn"] == pytest.approx(row["points"] / row["turns"])


def test_one_square_by_hand() -> None:
    """A heart completes it in the first turn; without hearts left a 6 takes 36/16 turns."""
    assert finder().expected_turns((6,)) == 1
    assert finder().expected_turns((6,), 0) == Fraction(36, 16)


def test_points_follow_the_turns() -> None:
    assert shipped().summary["correlation"] >= 0.95
    assert shipped().summary["factor"] >= 3


def test_games_of_two_steady_players_are_as_long_as_asked_for() -> None:
    assert 60 <= shipped().summary["median_turns"] <= 100
    cards = shipped().summary["cards_of_winner"]
    assert cards["3"] + cards["4"] > 0.8


def test_the_report_as_data_and_as_a_table() -> None:
    data = shipped().json
    assert (data["v"], data["game"], data["unit"], len(data["rows"])) == (1, "retroroll", "turns", 40)
    assert {"card", "points", "turns", "points_a_turn", "numbers", "swords", "keys", "exact"} <= set(
        data["rows"][0]
    )
    lines = str(shipped()).splitlines()
    assert lines[0] == "retroroll, House deck"
    assert lines[2].split()[:3] == ["card", "points", "turns"]
    assert lines[3].split()[0] == "coin-01"
    assert len({len(line) for line in lines[3:43]}) > 1
    assert not any(line.endswith(" ") for line in lines)


def test_a_game_without_parts_has_no_report() -> None:
    with pytest.raises(NoReport, match="pig has no parts"):
        report("pig")


def test_a_changed_deck_is_weighed_anew(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(deck([6], [12, 11, 10], [1, 12], points=4).text, encoding="utf-8")
    weighed = report("retroroll", content=path, games=0)
    assert [row["exact"] for row in weighed.rows] == ["1", str(2 + 12), "2"]
    assert "games" not in weighed.summary
    with pytest.raises(ContentError):
        report("retroroll", content=tmp_path / "none.toml")


def test_values_that_never_change_have_no_correlation() -> None:
    assert correlation([4, 4, 4], [1, 2, 3]) == 0
