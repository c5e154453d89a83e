"""Luck: what a throw or draw gave each seat, in the unit of the values.

The value after it less the value before: over all that may fall it comes to nothing, whatever a seat does, so luck
can be added up over a game and taken off its result.
"""

from __future__ import annotations

from dataclasses import dataclass

from rollwright.analysis.appraisal import Appraisal, combined
from rollwright.bots.valuing import Worth

__all__ = ["Fall", "change", "fallen"]


@dataclass(frozen=True, slots=True)
class Fall:
    """A throw or draw of the game: number of its event, the seat whose turn it was, and the luck of every seat."""

    event: int
    seat: int
    text: str
    luck: tuple[Worth, ...]
    method: str
    exact: bool


def fallen(event: int, seat: int, text: str, before: Appraisal, after: Appraisal) -> Fall:
    """The luck of one throw or draw."""
    return Fall(event, seat, text, change(before, after), before.method, before.exact)


def change(before: Appraisal, after: Appraisal) -> tuple[Worth, ...]:
    """How the value rose for each seat."""
    exact = before.exact and after.exact
    return tuple(
        Worth(late.value - early.value, combined((early.error, late.error), exact))
        for early, late in zip(before.values, after.values, strict=True)
    )
