"""Zilch through the loops of exact solving, against a published mean."""

from __future__ import annotations

import pytest

from tests.analysis import zilch


def test_zilch_as_published() -> None:
    """Busche (2010) prints 620.855; the seventh digit depends on who computes."""
    assert zilch.Turn().mean() == pytest.approx(620.8546719, abs=1e-5)


def test_zilch_scores() -> None:
    assert zilch.options((1, 1, 1, 1, 1, 1)) == {
        (100, 5),
        (200, 4),
        (1000, 3),
        (2000, 2),
        (4000, 1),
        (8000, 6),
    }
    assert zilch.options((1, 2, 3, 4, 5, 6)) >= {(1500, 6)}
    assert zilch.options((2, 2, 2, 2, 5, 5)) >= {(1500, 6), (400, 2)}
    assert zilch.options((2, 2, 3, 3, 4, 6)) == {(500, 6)}
    assert zilch.options((2, 3, 4, 6)) == frozenset()
