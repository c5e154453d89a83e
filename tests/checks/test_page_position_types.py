"""The page's position types are those of the row declarations."""

from __future__ import annotations

from tools import page_types


def test_the_types_are_as_declared() -> None:
    assert page_types.stale() == [], "run: python -m tools.page_types --write"
