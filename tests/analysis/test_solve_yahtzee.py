"""Yahtzee through the loops of exact solving, against published means."""

from __future__ import annotations

import pytest

from tests.analysis.yahtzee import ALL, YAHTZEE, Sheets


def test_the_last_box() -> None:
    """Chance alone: the mean of three throws with every die below 4, then below 5 thrown again is 70/3."""
    sheets = Sheets(jokers=False)
    sheets.solve(ALL & ~(1 << 12), 0, written=False)
    assert sheets.values[0, ALL & ~(1 << 12), 0] == pytest.approx(70 / 3)


def test_the_box_for_a_yahtzee() -> None:
    """Three throws for five of a kind succeed with chance 347897/7558272 (about 4.6 %)."""
    sheets = Sheets(jokers=False)
    sheets.solve(ALL & ~(1 << YAHTZEE), 0, written=False)
    assert sheets.values[0, ALL & ~(1 << YAHTZEE), 0] == pytest.approx(50 * 347897 / 7558272)


@pytest.mark.long
@pytest.mark.parametrize(("jokers", "published"), [(False, 245.8707745141), (True, 254.5877287345)])
def test_as_published(jokers: bool, published: float) -> None:
    """Verhoeff's optimal play; then with forced jokers and 100 for each further yahtzee (precisit and others)."""
    assert Sheets(jokers).mean() == pytest.approx(published, abs=1e-8)
