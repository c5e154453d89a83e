"""The solver of turns: Pig and Zilch return their published means."""

from __future__ import annotations

import pytest

from rollwright.analysis.turns import Choice, solve
from tests.analysis import zilch


def pig(total: object) -> tuple[Choice, ...]:
    """A turn of Pig with so many points in it, played for most points."""
    if total is None:
        return ()
    assert isinstance(total, int)
    stop = Choice("hold", total, ())
    if total >= 100:
        return (stop,)
    falls = [(1 / 6, None), *((1 / 6, total + face) for face in range(2, 7))]
    return (stop, Choice("roll", 0, falls))


def test_pig_as_published() -> None:
    solved = solve(0, pig)
    assert solved.values[0] == pytest.approx(8.1417948937)
    assert [solved.best[total] for total in (18, 19, 21, 22)] == ["roll", "roll", "hold", "hold"]


def test_an_end_is_worth_nothing_more() -> None:
    solved = solve("end", lambda node: ())
    assert (solved.values, solved.best) == ({"end": 0.0}, {})


def test_zilch_as_published() -> None:
    """Busche (2010) prints 620.855; the seventh digit depends on who computes."""
    assert zilch.mean() == pytest.approx(620.8546719, abs=1e-5)


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
