"""The coach: its sums come out, planted blunders are found, and what it says can be kept."""

from __future__ import annotations

import csv
import io
import json
from typing import cast

import pytest

import rollwright as rw
from rollwright import analyse
from rollwright.analysis.appraisal import ONLY_MOVE
from rollwright.analysis.report import COLUMNS, Analysis
from rollwright.analysis.verdicts import VERDICTS, deviation, limit_of, verdict
from rollwright.bots.valuing import Valuer, Worth, WorthOf
from rollwright.core.record import Record
from rollwright.core.state import State
from tests.analysis.exact_pig import exact_pig

PIG = rw.load("pig", options={"goal": 8})


def played(*events: str) -> Record:
    record = Record(PIG, names=("Ann", "Ben"), date="")
    for event in events:
        record.add(event)
    return record


def judged(record: Record) -> Analysis:
    return analyse(record, by=exact_pig())


BLUNDER = (
    "draw p1",
    "roll",
    "roll 6",
    "roll",
    "roll 3",
    "roll",
    "roll 1",
)  # 9 of 8 points, and thrown for more


@pytest.mark.parametrize("seed", [2, 4, 5, 8])
def test_result_is_start_and_luck_less_own_errors_and_more_by_those_of_others(seed: int) -> None:
    """The identity, to 1e-6, in games of random play full of errors."""
    record = rw.playout(PIG, ["random", "random"], seed)
    found = judged(record)
    assert found.exact
    assert any(total.cost.value > 0.01 for total in found.totals)
    for seat, total in enumerate(found.totals):
        assert total.result.value == record.state.returns[seat]
        parts = total.start.value + total.luck.value - total.cost.value + total.given.value
        assert total.result.value == pytest.approx(parts, abs=1e-6)
        assert total.adjusted.value == pytest.approx(total.result.value - total.luck.value, abs=1e-12)


def test_luck_of_all_that_may_fall_comes_to_nothing() -> None:
    """Six games that differ in one throw: the lucks of that throw add up to 0."""
    before = ("draw p2", "roll", "roll 4", "roll")
    lucks = [judged(played(*before, f"roll {face}")).falls[-1].luck for face in range(1, 7)]
    assert sum(luck[1].value for luck in lucks) == pytest.approx(0, abs=1e-9)
    assert lucks[0][1].value < -0.1 < 0 < lucks[5][1].value
    assert lucks[0][0].value == pytest.approx(-lucks[0][1].value)


def test_a_planted_blunder_is_found() -> None:
    """Throwing on with enough to win costs a sixth of the difference, and it is the worst of the game."""
    found = judged(played(*BLUNDER))
    worst = found.worst(1)[0]
    assert (worst.event, worst.seat, worst.move, worst.best) == (6, 0, "roll", "hold")
    assert (worst.verdict, worst.sure) == ("blunder", True)
    values = {choice.move: choice.value for choice in worst.choices}
    assert values["hold"] == pytest.approx(1)
    assert worst.cost == pytest.approx(1 - values["roll"])
    assert worst.given[1].value == pytest.approx(worst.cost)
    assert found.totals[0].verdicts["blunder"] == 1
    assert found.totals[1].choices == 0


def test_best_play_is_all_good() -> None:
    """Whoever plays the best moves has no errors, in the game's own dice."""
    record, valuer, faces = played("draw p1"), exact_pig(), iter([3, 2, 1, 4, 6, 2, 5, 3, 4, 2, 6, 5] * 3)
    while isinstance(record.state.to_act, int):
        record.add(max(valuer.moves(record.state), key=lambda worth: worth.value).move)
        if record.state.chance:
            record.add(f"roll {next(faces)}")
    found = judged(record)
    assert record.state.to_act is rw.OVER
    assert [total.error_rate for total in found.totals] == [0, 0]
    assert all(each.verdict == "good" for each in found.decisions)
    assert found.worst() == []


def test_it_is_kept_whole_and_names_its_method_everywhere() -> None:
    """JSON reads back equal; each decision, each throw and each row says how it was judged."""
    found = judged(rw.playout(PIG, ["random", "random"], 3))
    text = json.dumps(found.json)
    assert Analysis.from_json(json.loads(text)) == found
    method = exact_pig().method
    assert {each.method for each in (*found.decisions, *found.falls)} == {method}
    assert found.json["method"] == method
    rows = list(csv.DictReader(io.StringIO(found.table)))
    assert list(rows[0]) == list(COLUMNS)
    assert len(rows) == len(found.events)
    assert {row["method"] for row in rows} == {method}
    assert found.json["header"]["game"] == "pig"


def test_another_form_is_refused() -> None:
    """With what would be right."""
    with pytest.raises(ValueError, match="form 2"):
        Analysis.from_json(judged(played("draw p1")).json | {"v": 2})


def test_an_unfinished_game_is_judged_as_it_stands() -> None:
    """The value of the position takes the place of the result."""
    found = judged(played("draw p1", "roll", "roll 6"))
    assert not found.over
    assert 0.5 < found.totals[0].result.value < 1


class Flat:
    """Holds all moves for equal."""

    method, exact, unit = "flat", False, "win"

    def moves(self, state: State) -> list[WorthOf]:
        return [WorthOf(move, 0.5, 0.05) for move in state.moves]

    def value(self, state: State) -> tuple[Worth, ...]:
        return tuple(Worth(0.5, 0.05) for _ in range(state.game.seats))


def test_a_move_without_another_is_no_decision() -> None:
    """It is named so, and counts in no rate; where estimates differ, errors add up as squares do."""
    game = rw.load("retroroll", 3)
    found = analyse(rw.playout(game, ["random"] * 3, 2), by=cast("Valuer", Flat()))
    lone = [each for each in found.decisions if len(each.choices) == 1]
    assert lone
    assert {each.method for each in lone} == {ONLY_MOVE}
    assert {each.method for each in found.decisions} == {ONLY_MOVE, "flat"}
    assert sum(total.choices for total in found.totals) == len(found.decisions) - len(lone)
    assert found.falls[0].luck[0].error == pytest.approx(0.05 * 2**0.5)
    assert found.exact is False


class Hasty(Flat):
    """Knows little of a move it dropped, and more of the state the move leads to."""

    def moves(self, state: State) -> list[WorthOf]:
        return [WorthOf(move, 0.9 - 0.6 * n, 0.1 + 0.3 * n) for n, move in enumerate(state.moves)]

    def value(self, state: State) -> tuple[Worth, ...]:
        return Worth(0.85, 0.02), Worth(0.15, 0.02)


def test_by_search_the_chosen_move_is_valued_from_the_state_it_led_to() -> None:
    """Not by the few games that the dropped move had; where that is better than the best, it is the best."""
    found = analyse(played("draw p1", "hold"), by=cast("Valuer", Hasty())).decisions[0]
    assert found.cost == pytest.approx(0.05)
    assert found.error == pytest.approx((0.1**2 + 0.02**2) ** 0.5)
    assert (found.verdict, found.sure) == ("mistake", False)
    assert [(each.move, each.value) for each in found.choices] == [("roll", 0.9), ("hold", 0.85)]


def test_progress_is_told_state_by_state() -> None:
    heard: list[tuple[int, int]] = []
    analyse(played("draw p1", "hold"), by=exact_pig(), progress=lambda done, of: heard.append((done, of)))
    assert heard == [(1, 3), (2, 3), (3, 3)]


@pytest.mark.parametrize(
    ("cost", "name"),
    [
        (0.0, "good"),
        (0.0099, "good"),
        (0.01, "inaccuracy"),
        (0.03, "mistake"),
        (0.08, "blunder"),
        (1.0, "blunder"),
    ],
)
def test_verdicts(cost: float, name: str) -> None:
    """At the limits the harder word holds; points are scaled."""
    assert verdict(cost) == name
    assert verdict(cost * 40, scale=40) == name


def test_limits_rise() -> None:
    assert [limit_of(name) for name in VERDICTS] == [0.0, 0.01, 0.03, 0.08]


def test_the_deviation_of_points() -> None:
    """Of a win that is spread evenly it is known; points of Roll-Over! alone spread by more than a few."""
    assert deviation(rw.load("rollover", 1)) > 5
