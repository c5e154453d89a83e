"""A series: several records played one after another (a match, a campaign), as one text."""

from __future__ import annotations

from rollwright.core.errors import RecordError
from rollwright.core.record import Record
from rollwright.core.state import OVER

__all__ = ["Series"]

FIRST_LINE = "rollwright-series 1"
DIVIDER = "---"


class Series:
    """Records in order; all but the last are over.

    >>> import rollwright as rw
    >>> series = Series("evening")
    >>> series.add(rw.Record(rw.load("pig"), date=""))
    >>> len(Series.parse(str(series)).records)
    1
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self._records: list[Record] = []

    @property
    def records(self) -> tuple[Record, ...]:
        return tuple(self._records)

    def add(self, record: Record) -> None:
        """Begin the next record; ValueError while the last one is not over."""
        if self._records and self._records[-1].state.to_act is not OVER:
            raise ValueError(f"record {len(self._records)} of the series is not over")
        self._records.append(record)

    @property
    def scores(self) -> tuple[int, ...]:
        """Points by seat, added up over the records."""
        seats = max((record.game.seats for record in self._records), default=0)
        totals = [0] * seats
        for record in self._records:
            for seat, points in enumerate(record.state.scores):
                totals[seat] += points
        return tuple(totals)

    def __str__(self) -> str:
        parts = [f"{FIRST_LINE}\nname: {self.name}\n", *map(str, self._records)]
        return f"{DIVIDER}\n".join(parts)

    @classmethod
    def parse(cls, text: str) -> Series:
        """The series back from its text; RecordError names the line, counted over the whole text."""
        lines = text.splitlines()
        if not lines or lines[0].strip() != FIRST_LINE:
            raise RecordError(f"a series begins with the line {FIRST_LINE!r}", 1)
        starts = [i for i, line in enumerate(lines) if line.strip() == DIVIDER]
        head = lines[1 : starts[0] if starts else len(lines)]
        series = cls(next((line.partition(":")[2].strip() for line in head if line.startswith("name:")), ""))
        for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
            try:
                series.add(Record.parse("\n".join(lines[start + 1 : end])))
            except RecordError as error:
                raise RecordError(error.message, error.line + start + 1) from None
            except ValueError as error:
                raise RecordError(str(error), start + 1) from None
        return series
