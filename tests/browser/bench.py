"""Sonic Roll with the cards of its rules' tests, and tables laid as if play had come so far."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace

import pytest

from rollwright.core.game import Game, load
from rollwright.core.state import State
from rollwright.server import shelf
from tests.browser.house import Table
from tests.games.sonicroll.play import bench


def use_bench(monkeypatch: pytest.MonkeyPatch) -> None:
    """New tables of Sonic Roll have the content of the bench, whatever the shipped one is."""
    shipped = shelf._load

    def from_bench(name: str, seats: int, options: str, body: str | None) -> Game:
        if name == "sonicroll" and body is None:
            return load(name, seats=seats, options=json.loads(options), content=bench())
        return shipped(name, seats, options, body)

    monkeypatch.setattr(shelf, "_load", from_bench)


def lay(table: Table, change: Callable[[State], State]) -> None:
    """Another position at a table that no page has open; the hall keeps it until the table is read anew."""
    cache = table.house.hall._store.cache
    kept = cache.get(table.id)
    assert kept is not None
    assert kept.line.state is not None
    cache.put(replace(kept, line=replace(kept.line, state=change(kept.line.state), back=()), _made={}))
