"""The solver of turns: Pig returns its published mean."""

from __future__ import annotations

import pytest

from rollwright.analysis.turns import Choice, solve


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
