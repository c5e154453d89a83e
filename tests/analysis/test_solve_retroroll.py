"""RetroRoll for two, solved as a race: a deck of three cards against brute force with the same idea of a draw."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import rollwright as rw
from rollwright.analysis.solve import Solver, solve_to_file
from rollwright.bots.exact import ExactValuer
from rollwright.core.content import Source
from rollwright.core.plans import plan_of
from rollwright.core.state import State
from tests.analysis import naive

DECK = rw.load("retroroll")


def card(name: str, points: int, *squares: int | str) -> dict[str, Any]:
    return {"id": name, "points": points, "squares": list(squares)}


@cache
def solver() -> Solver:
    """Two finished cards win; a sword, a key, a card that is soon done."""
    data: dict[str, Any] = dict(DECK.content)
    data["card"] = [card("a", 10, 6, "sword", 3), card("b", 10, 5, "key", 4), card("c", 10, 6)]
    solver = Solver(rw.load("retroroll", content=Source("small", "", data)), workers=1)
    solver.run()
    return solver


def begun(first: str, second: str, points: tuple[int, int]) -> State:
    """Both have new cards and so many points, and seat 0 begins."""
    game = solver().plan.game
    view = game.start().draw(first).draw(second).roll(6, 6).roll(1, 1).view()
    for player, had in zip(view["position"]["players"], points, strict=False):
        player["points"] = had
    return game.state(view)


def falls(state: State) -> naive.Children:
    """What chance brings, a draw as if every card but the other's were in the pile."""
    if state.chance == "die":
        return naive.falls(state)
    view = state.view()
    position = view["position"]
    other = position["players"][1 - state.turn]["card"]
    position["out"][:3] = [int(each == other) for each in range(3)]
    position["pile"] = position["outcomes"] = 2
    whole = state.game.state(view)
    return [(whole.after(k), 1 / 2) for k in range(2)]


def test_equals_brute_force_on_three_cards() -> None:
    """One card from the end for both, and one further back for seat 1, whose draw leads there."""
    start = begun("a", "b", (10, 0))
    expected = naive.values(start, chance=falls)
    draws = [state for state in expected if state.chance == "card"]
    solved = solver()
    rest = solved.plan.rest(solved.engine.positions(draws))
    found = rest.plus + rest.times * solved.low[rest.at]
    assert len(draws) > 5
    assert found == pytest.approx([expected[state] for state in draws], abs=1e-9)


def test_a_block_is_worked_out_anew_when_it_is_asked_for(tmp_path: Path) -> None:
    solve_to_file(solver(), tmp_path / "small.values")
    player = ExactValuer(solver().plan.game, tmp_path / "small.values")
    start = begun("a", "b", (10, 0))
    expected = naive.values(start, chance=falls)
    for state in list(expected)[::40]:
        assert player.value(state)[0].value == pytest.approx(expected[state], abs=1e-9)
    assert [move.move.text for move in player.moves(start)] == ["throw", "heart"]
    assert "as if all but the other's were as likely" in player.method


def test_the_two_seats_are_alike() -> None:
    plan, low = solver().plan, solver().low
    dealt = low[-1 - plan.cards : -1]
    assert dealt.mean() == pytest.approx(0.5, abs=1e-9)
    assert 0.5 < plan.first(low) < 1
    assert np.max(solver().high - low) < 1e-9


def test_three_players_are_not_solved() -> None:
    assert plan_of(rw.load("retroroll", 3)) is None
