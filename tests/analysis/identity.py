"""The coach's identity: result = value at the start + luck - own errors + what the errors of others gave."""

from __future__ import annotations

import pytest

from rollwright import analyse
from rollwright.analysis.report import Analysis
from rollwright.bots.valuing import Valuer
from rollwright.core.record import Record


def summed(record: Record, by: Valuer) -> Analysis:
    """The analysis of a whole record, once its sums have been seen to come out for every seat, to 1e-6."""
    found = analyse(record, by=by)
    for seat, total in enumerate(found.totals):
        assert total.result.value == record.state.returns[seat]
        parts = total.start.value + total.luck.value - total.cost.value + total.given.value
        assert total.result.value == pytest.approx(parts, abs=1e-6)
    return found
