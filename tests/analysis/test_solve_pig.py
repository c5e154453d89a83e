"""Pig for two, solved exactly: brute force on small goals, published numbers at 100."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np
import pytest

import rollwright as rw
from rollwright.analysis.solve import NotSolved, Solved, Solver, solve
from rollwright.bots import valuefiles
from rollwright.bots.exact import ExactValuer
from rollwright.core.state import State
from tests.analysis import naive

PIG = rw.load("pig")
SMALL = rw.load("pig", options={"goal": 9})


@cache
def solved() -> Solved:
    return solve(PIG, workers=1)


def at(game: rw.Game, mine: int, other: int, total: int = 0) -> State:
    return game.state(f"pig/2 seats=2 total={total} goal={game.options['goal']} score={mine},{other}")


def test_equals_brute_force_on_a_small_goal() -> None:
    found = solve(SMALL, workers=1)
    expected = {state: value for state, value in naive.values(SMALL.start()).items() if state.to_act == 0}
    assert found.bound < 1e-9
    met = [(mine, other) for mine in range(9) for other in range(9) if at(SMALL, mine, other) in expected]
    assert len(met) > 40
    for mine, other in met:
        assert found.values[9 * mine + other] == pytest.approx(expected[at(SMALL, mine, other)], abs=1e-9)


def test_both_optimal_as_recomputed() -> None:
    assert solved().values[0] == pytest.approx(0.530592725, abs=5e-10)
    assert solved().bound < 1e-9


def test_holds_and_rolls_at_41_against_49_as_published(tmp_path: Path) -> None:
    """possiblywrong (2014): hold at 22 to 26, roll at 27, hold from 28."""
    path = tmp_path / "pig.values"
    valuefiles.write(path, PIG, solved().values, 1e-9, solved().bound)
    player = ExactValuer(PIG, path)
    chosen = [player.choose(at(PIG, 41, 49, total)).text for total in range(18, 33)]
    assert chosen == ["roll"] * 4 + ["hold"] * 5 + ["roll"] + ["hold"] * 5


def test_both_hold_at_20_or_the_goal() -> None:
    """The chance 0.5346983262 of two `steady` players, from the same machinery (Neller's exercise has 0.5347)."""
    solver = Solver(PIG, workers=1)
    solver.plan.by_steady = True
    solver.run()
    assert solver.low[0] == pytest.approx(0.5346983262, abs=1e-9)
    assert np.max(solver.high - solver.low) < 1e-9


def test_three_seats_are_not_solved() -> None:
    with pytest.raises(NotSolved, match="pig/3"):
        solve(rw.load("pig", 3))
