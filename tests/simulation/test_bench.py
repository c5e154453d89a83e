"""The benchmark: its rows, what it says of the missing, and that the rivals play the same game. No figure is judged."""

from __future__ import annotations

import math
import sys
from typing import Any

import pytest

import rollwright as rw
from rollwright.simulation import bench, by_hand, rivals, searches
from rollwright.simulation.rivals import NotHere, Player


def missing() -> Player:
    raise NotHere("no compiler is here")


@pytest.fixture
def rows(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """Pig alone, measured for a moment, with a rival that is here and one that is not."""
    rival = {"a rival": lambda: lambda games: 180 * sum(range(games)) // max(1, games), "another": missing}
    monkeypatch.setattr(bench, "RIVALS", rival)
    monkeypatch.setitem(bench.SEARCHES, "openspiel mcts in c++", missing)
    monkeypatch.setattr(bench, "_compiler_rows", lambda name, tell: [])
    monkeypatch.setattr(bench, "SEATS", (2,))
    return bench.run(seconds=0.01, names=["pig"])


def test_the_rows_have_what_a_program_reads(rows: list[dict[str, Any]]) -> None:
    assert [row["speed"] for row in rows[:5]] == ["plain", "state", "compiled", "a rival", "another"]
    assert [row["speed"] for row in rows[5:]] == list(bench.SEARCHES)
    for row in rows[:4]:
        assert {"game", "seats", "speed", "steps_per_s", "games_per_s", "seconds"} <= row.keys()
        assert (row["game"], row["seats"]) == ("pig", 2)
        assert row["steps_per_s"] > 0
    assert rows[3]["ratio"] > 0
    assert all(row["simulations_per_s"] > 0 and row["steps_per_s"] is None for row in rows[5:7])


def test_what_is_not_here_says_why(rows: list[dict[str, Any]]) -> None:
    assert rows[4]["steps_per_s"] is None
    assert rows[4]["why"] == "not measured here: no compiler is here"
    assert "ratio" not in rows[4]


def test_the_table_has_a_line_a_row(rows: list[dict[str, Any]]) -> None:
    lines = bench.table(rows).splitlines()
    assert len(lines) == 1 + len(rows)
    assert lines[0].split() == ["game", "seats", "speed", "steps/s", "games/s", "seconds"]
    assert "compiled is" in lines[4]
    assert "no compiler" in lines[5]
    assert "simulations/s" in lines[6]


def test_the_loop_by_hand_plays_pig() -> None:
    """Its games are as long as ours: the mean of many, within four standard errors."""
    games = 20_000
    ours = rw.simulate(rw.load("pig"), games=games, bots=["random", "random"], seed=1)
    theirs = by_hand.compiled()(games, 1) / games
    assert abs(ours.mean_length - theirs) < 4 * math.sqrt(2) * 90 / math.sqrt(games)


def test_without_openspiel_the_rivals_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    for make in (rivals.openspiel_python, rivals.openspiel_cpp, searches.openspiel):
        with pytest.raises(NotHere, match="OpenSpiel is not installed"):
            make()
