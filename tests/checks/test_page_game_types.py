"""The page's types of a game are those of its Python declarations."""

from __future__ import annotations

from tools import page_types


def test_the_types_are_as_declared() -> None:
    assert page_types.stale() == [], "run: python -m tools.page_types --write"
