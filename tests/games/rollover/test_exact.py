"""Turns of Roll-Over! played for most points: the pinned means, and the model against the engine itself."""

from __future__ import annotations

from fractions import Fraction
from typing import cast

import pytest

from rollwright.analysis.explore import explore
from rollwright.analysis.process import solve as solve_exactly
from rollwright.analysis.turns import solve
from rollwright.core.names import Move
from rollwright.core.state import CHANCE, State
from rollwright.games.rollover.model import TurnModel, fallen, sets_among
from rollwright.games.rollover.rows import RollContent
from tests.games.rollover.play import alone, house, sheet

CONTENT = cast("RollContent", house(1).content_row)


@pytest.mark.parametrize(("sections", "mean"), [(0, 26.46), (1, 47.46), (2, 62.88), (3, 73.89), (4, 83.79)])
def test_ro_20_the_mean_of_a_turn_played_for_most_points(sections: int, mean: float) -> None:
    model = TurnModel(CONTENT, sections)
    assert solve(model.start, model.choices).values[model.start] == pytest.approx(mean, abs=0.005)


@pytest.mark.long
def test_ro_20_the_mean_with_five_sections() -> None:
    model = TurnModel(CONTENT, 5)
    assert solve(model.start, model.choices).values[model.start] == pytest.approx(94.14, abs=0.005)


class ForAllSix(TurnModel):
    """After one rollover, as if only another counted, and were worth 1."""

    start = (0, 0, 1)

    def _held(
        self, hand: int, earned: int, sections: int
    ) -> list[tuple[str | int, float, list[tuple[float, tuple[int, ...]]]]]:
        found = super()._held(hand, earned, sections)
        return [
            (label, float(label == "rollover"), list(to) if label == "roll" else []) for label, _, to in found
        ]


def test_ro_9_the_best_chance_of_another_rollover() -> None:
    model = ForAllSix(CONTENT, 2)
    assert solve(model.start, model.choices).values[model.start] == pytest.approx(0.6050, abs=5e-5)


def test_the_engine_itself_gives_the_same_mean() -> None:
    """Every throw and choice of a turn without rollovers, boosts and boxes, played through the rules, in fractions."""
    start = alone(sheet=sheet(sections="0", bonus="", boosts="row = []"))

    def gained(state: State, move: Move) -> int:
        return state.view()["table"]["points"] if move.kind == "stop" else 0

    def alike(state: State) -> tuple[object, ...]:
        """Of dice that lie beside a hand only the number matters, of a throw what is on the table."""
        pos = state.position
        on_table = tuple(map(sum, zip(pos["kept"], pos["thrown"], strict=True)))
        if state.to_act is CHANCE:
            return ("air", pos["round"], pos["hand"], pos["dice"], on_table)
        return (pos["phase"], pos["round"], pos["hand"], on_table if pos["phase"] == 2 else ())

    process, first = explore(
        start, cost=gained, ended=lambda state: state.position["round"] == 1, alike=alike
    )
    value = solve_exactly(process, "most").values[first]
    model = TurnModel(CONTENT, 0)
    assert isinstance(value, Fraction)
    assert float(value) == pytest.approx(solve(model.start, model.choices).values[model.start], abs=1e-9)


def test_what_may_fall() -> None:
    assert sum(chance for chance, _ in fallen(0)) == pytest.approx(1)
    assert len(fallen(0)) == 462
    assert sets_among(house(1).move("keep 3 3 5").args[0]) == tuple(
        house(1).move(f"keep {faces}").args[0] for faces in ("5", "3", "3 5", "3 3", "3 3 5")
    )
