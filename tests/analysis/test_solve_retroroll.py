"""RetroRoll for two, solved as a race: a deck of three cards against brute force with the same idea of a draw."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import rollwright as rw
from rollwright.analysis.solve import Solver, solve_to_file
from rollwright.analysis.solve.confirm import confirm
from rollwright.bots.exact import ExactValuer
from rollwright.core.content import Source
from rollwright.core.plans import Played, plan_of
from rollwright.core.state import State
from tests.analysis import naive
from tests.analysis.identity import summed

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


def test_games_played_by_the_values_bring_what_they_promise() -> None:
    """With cards that are all alike the idealised draw is the real one."""
    data: dict[str, Any] = dict(DECK.content)
    data["card"] = [card(name, 7, 6, "sword", 3, 5, "key", 4) for name in "abcd"]
    solver = Solver(rw.load("retroroll", content=Source("alike", "", data)), workers=1)
    solver.run()
    plan = solver.plan
    assert isinstance(plan, Played)
    told: list[int] = []
    found = confirm(plan, solver.engine, solver.low, games=20_000, tell=told.append)
    assert sum(told) == 20_000
    assert max(told) < 2_000  # a million games take minutes: people see that they go on
    assert found.error < 0.004
    assert abs(found.off) < 3
    assert plan.error == 0


def test_the_real_pile_is_drawn_from() -> None:
    """Three cards: after the first card finished the pile holds one, so the games differ from the idea of them."""
    plan = solver().plan
    assert isinstance(plan, Played)
    found = confirm(plan, solver().engine, solver().low, games=20_000)
    assert abs(found.off) > 3
    assert abs(found.mean - found.promised) < plan.error < 0.5


@pytest.mark.parametrize("seed", [1, 2])
def test_result_is_start_and_luck_less_errors(tmp_path: Path, seed: int) -> None:
    """Each state has one value, so sums come out with idealised values too; they are not called exact."""
    solve_to_file(solver(), tmp_path / "small.values")
    player = ExactValuer(solver().plan.game, tmp_path / "small.values")
    found = summed(rw.playout(solver().plan.game, ["random", "random"], seed), player)
    assert not found.exact
    assert "idealised draw" in found.method
    assert found.totals[0].start.error == solver().plan.error > 0
