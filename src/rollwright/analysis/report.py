"""What an analysis holds, and how it is kept: JSON that reads back, and rows for a table.

Values count in the `unit`: `win` (the return of a seat from 0 to 1, with two players its chance to win) or `points`.
Errors are bounds where `exact`, else the halves of 95 % intervals.
"""

from __future__ import annotations

import csv
import io
from dataclasses import dataclass
from typing import Any

import msgspec

from rollwright.analysis.appraisal import Judged
from rollwright.analysis.luck import Fall
from rollwright.analysis.verdicts import Verdict
from rollwright.bots.valuing import Unit, Worth
from rollwright.core.game import Objective

__all__ = ["COLUMNS", "Analysis", "Decision", "Totals"]

COLUMNS: tuple[str, ...] = (
    "event", "seat", "text", "best", "value", "cost", "luck", "error", "verdict", "sure", "method"
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Decision:
    """A move that was made: what each move was worth (best first), what this one cost, what it gave the others.

    `sure` says whether the verdict would be no milder at the near end of the interval.
    """

    event: int
    seat: int
    move: str
    best: str
    choices: list[Judged]
    cost: float
    error: float
    verdict: Verdict
    sure: bool
    given: tuple[Worth, ...]
    method: str
    exact: bool

    @property
    def value(self) -> float:
        """What the chosen move was worth."""
        return next(choice.value for choice in self.choices if choice.move == self.move)


@dataclass(frozen=True, slots=True)
class Totals:
    """One seat's game: where it began, luck, own errors, what others' errors gave, and where it ended.

    `adjusted` is the result without the luck; `error_rate` the cost of a decision, over the `choices` decisions
    in which there was more than one move.
    """

    seat: int
    start: Worth
    luck: Worth
    cost: Worth
    given: Worth
    result: Worth
    adjusted: Worth
    choices: int
    error_rate: float
    verdicts: dict[Verdict, int]


@dataclass(frozen=True, slots=True)
class Analysis:
    """A record, judged. `values` has one entry for the start and one after each event, each with a value a seat."""

    header: dict[str, str]
    events: tuple[str, ...]
    objective: Objective
    unit: Unit
    method: str
    exact: bool
    scale: float
    simulations: int
    seed: int
    over: bool
    values: tuple[tuple[Worth, ...], ...]
    decisions: tuple[Decision, ...]
    falls: tuple[Fall, ...]
    totals: tuple[Totals, ...]
    v: int = 1

    @property
    def json(self) -> dict[str, Any]:
        """Plain data, for `json.dumps`."""
        plain: dict[str, Any] = msgspec.to_builtins(self)
        return plain

    @classmethod
    def from_json(cls, data: Any) -> Analysis:
        """Back from `json`; ValueError names what does not fit."""
        found = msgspec.convert(data, cls)
        if found.v != 1:
            raise ValueError(f"this analysis has the form {found.v}, and only 1 can be read here")
        return found

    def worst(self, most: int = 5, seat: int | None = None) -> list[Decision]:
        """The dearest decisions, of one seat or of all, the worst first; none that cost nothing."""
        found = [each for each in self.decisions if each.cost > 0 and seat in (None, each.seat)]
        return sorted(found, key=lambda each: -each.cost)[:most]

    def luckiest(self, most: int = 5, seat: int | None = None) -> list[Fall]:
        """The throws and draws that gave most to the seat, or to the seat whose turn it was."""

        def gain(fall: Fall) -> float:
            return fall.luck[fall.seat if seat is None else seat].value

        return sorted((fall for fall in self.falls if gain(fall) > 0), key=gain, reverse=True)[:most]

    def rows(self) -> list[dict[str, Any]]:
        """One row an event, with the COLUMNS; seats count from 1 as in the record, luck is that of the row's seat."""
        decided = {each.event: each for each in self.decisions}
        fallen = {each.event: each for each in self.falls}
        found: list[dict[str, Any]] = []
        for number, text in enumerate(self.events, start=1):
            row: dict[str, Any] = {**dict.fromkeys(COLUMNS), "event": number}
            if number in decided:
                found.append(row | _decision_row(decided[number]))
            else:
                fall = fallen[number]
                luck, value = fall.luck[fall.seat], self.values[number][fall.seat].value
                row |= {"seat": fall.seat + 1, "text": text, "value": value, "method": fall.method}
                found.append(row | {"luck": luck.value, "error": luck.error})
        return found

    @property
    def table(self) -> str:
        """The rows as CSV."""
        out = io.StringIO()
        writer = csv.writer(out, lineterminator="\n")
        writer.writerow(COLUMNS)
        writer.writerows(row.values() for row in self.rows())
        return out.getvalue()


def _decision_row(made: Decision) -> dict[str, Any]:
    return {
        "seat": made.seat + 1,
        "text": made.move,
        "best": made.best,
        "value": made.value,
        "cost": made.cost,
        "error": made.error,
        "verdict": made.verdict,
        "sure": made.sure,
        "method": made.method,
    }
