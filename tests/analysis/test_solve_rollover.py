"""Roll-Over! alone, solved exactly: small sheets against all that can follow, without any sharing between turns."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import rollwright as rw
from rollwright.analysis.solve import Solver, solve_to_file
from rollwright.analysis.solve.confirm import confirm
from rollwright.bots import alone
from rollwright.bots.exact import ExactValuer
from rollwright.core.content import Source
from rollwright.core.state import State
from tests.analysis.identity import summed

HOUSE = rw.load("rollover", 1)


@cache
def small(rounds: int, row: tuple[str, ...]) -> rw.Game:
    """A sheet on which hands are worth few different points, so that few totals can be reached."""
    data: dict[str, Any] = dict(HOUSE.content)
    data["groups"] = dict.fromkeys(data["groups"], 10) | {"six-of-a-kind": 30, "six-step": 30}
    data["bonus"] = {"full-house": 10 if rounds > 1 else 70, "four-step": 20 if rounds > 1 else 40}
    data["rounds"] = data["rounds"] | {"1": rounds, "2": rounds}
    data["rollover"] = {"first": 10, "sections": 1, "least": 10}
    data["boosts"] = {"row": list(row)}
    return rw.load("rollover", 1, content=Source("small", "", data))


@lru_cache(maxsize=1)  # a solver holds much; the tests of each stand together
def solved(rounds: int, row: tuple[str, ...]) -> Solver:
    solver = Solver(small(rounds, row), workers=1)
    solver.run()
    return solver


def brute_force(solver: Solver, roots: Sequence[State]) -> np.ndarray[Any, Any]:
    """Values with every total, round and box kept apart, to the end of the game."""
    engine = solver.engine
    block = engine.explore(engine.positions(roots), patterns=())  # nothing rests
    values = np.zeros(len(block))
    values[block.ends] = engine.returns(block.nodes, block.ends)
    engine.evaluate(block.graph, values, values)
    return values[: len(roots)]


def test_two_rounds_with_an_icon_a_rollover_and_boxes() -> None:
    solver = solved(2, ("foresight",))
    (expected,) = brute_force(solver, [solver.plan.game.start()])
    assert solver.plan.first(solver.low) == pytest.approx(expected, abs=1e-9)


def begun(game: rw.Game, circled: int, ready: int, boxes: int) -> State:
    """A turn begins with so many icons circled, these boosts ready and these boxes crossed out."""
    view = game.start().view()
    view["position"]["players"][0] |= {
        "circled": circled,
        "ready": ready,
        "crossed": 14 - ready,
        "boxes": boxes,
    }
    return game.state(view)


def test_games_played_by_the_values_bring_what_they_promise() -> None:
    """Through the rules, within three standard errors (a million games: docs/solving.md)."""
    solver = solved(2, ("foresight",))
    found = confirm(solver.plan, solver.engine, solver.low, games=20_000)
    assert found.error < 0.2
    assert abs(found.off) < 3


def test_the_exact_player_asks_the_file_between_turns_and_finds_the_rest(tmp_path: Path) -> None:
    solver = solved(2, ("foresight",))
    solve_to_file(solver, tmp_path / "small.values")
    player = ExactValuer(solver.plan.game, tmp_path / "small.values")
    start = solver.plan.game.start()
    promised = solver.plan.first(solver.low)
    thrown = start.play("throw").roll(1, 2, 3, 4, 6, 6)
    assert player.value(start)[0].value == pytest.approx(promised, abs=1e-9)
    assert max(move.value for move in player.moves(thrown)) == pytest.approx(player.value(thrown)[0].value)
    stopped = thrown.play("keep 1 2 3 4").play("stop")
    claimed = thrown.play("keep 1 2 3 4").play("claim four-step")
    again = player.value(stopped)[0].value
    assert (stopped.scores, claimed.scores) == ((10,), (30,))
    assert again == pytest.approx(10 + solver.low[solver.plan.turn_at(1, 0, 0)], abs=1e-9)
    crossed = solver.low[solver.plan.turn_at(1, 0, 1 << 2)]
    assert player.value(claimed)[0].value == pytest.approx(30 + crossed, abs=1e-9)


@pytest.mark.parametrize("seed", [1, 2])
def test_result_is_start_and_luck_less_errors(tmp_path: Path, seed: int) -> None:
    """In games of random play, boosts, boxes and busts among them."""
    solver = solved(2, ("foresight",))
    solve_to_file(solver, tmp_path / "small.values")
    player = ExactValuer(solver.plan.game, tmp_path / "small.values")
    found = summed(rw.playout(solver.plan.game, ["random"], seed), player)
    assert (found.exact, found.unit) == (True, "points")
    assert found.method == "exact (rollover, tolerance 1e-09)"
    assert found.totals[0].cost.value > 1


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the values of the small sheet, where bots look for them."""
    monkeypatch.setenv("ROLLWRIGHT_VALUES", str(tmp_path))
    solve_to_file(solved(2, ("foresight",)))
    return tmp_path


def beside(scores: tuple[int, ...], turn: int) -> State:
    """The last of two rounds on the small sheet begins for one of two seats, with an icon ready."""
    sheet = dict(small(2, ("foresight",)).content)
    game = rw.load("rollover", 2, content=Source("small", "", sheet))
    view = game.start().draw("p1").view()
    view["position"] |= {"turn": turn, "to_act": turn, "round": 1}
    for player, total in zip(view["position"]["players"], scores, strict=False):
        player |= {"total": total, "circled": 1, "ready": 1, "boxes": 1 << 2}
    return game.state(view)


@pytest.mark.usefixtures("shelf")
@pytest.mark.parametrize("turn", [0, 1])
def test_with_others_it_plays_as_it_would_alone(turn: int) -> None:
    state = beside((10, 200), turn).play("throw").roll(1, 2, 3, 4, 6, 6)
    found = alone.valuer(state)
    assert found is not None
    solo, player = found
    assert (solo.scores, solo.turn, solo.to_act) == ((state.scores[turn],), 0, 0)
    assert [move.code for move in solo.moves] == [move.code for move in state.moves]
    best = max(player.moves(solo), key=lambda worth: worth.value)
    assert alone.choose(state) == state.game.move(best.move.code)


def test_without_values_or_in_other_games_there_is_nothing_to_play_alone_by(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ROLLWRIGHT_VALUES", str(tmp_path))
    assert alone.choose(beside((0, 0), 0)) is None
    assert alone.choose(rw.load("pig").start().draw("p1")) is None


def test_two_players_are_not_solved() -> None:
    from rollwright.core.plans import plan_of

    assert plan_of(rw.load("rollover", 2)) is None


def test_every_boost_in_the_last_round_with_boxes_crossed_out() -> None:
    solver = solved(1, ("reroll", "plus-minus", "add-a-die"))
    game, plan = solver.plan.game, solver.plan
    layers = ((6, 1), (10, 5))
    states = [begun(game, circled=3, ready=ready, boxes=boxes) for ready, boxes in layers]
    expected = brute_force(solver, states)
    rest = plan.rest(solver.engine.positions(states))
    assert len(set(expected)) == len(states)
    assert solver.low[rest.at] == pytest.approx(expected, abs=1e-9)
