"""Advice on one state, as plain data for whoever draws it: what each move is worth and what may fall after it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import msgspec

from rollwright.analysis.appraisal import Judged, appraise, judged
from rollwright.analysis.odds import Odds, Result, odds
from rollwright.analysis.verdicts import scale_of
from rollwright.bots.valuing import Unit, Valuer, Worth
from rollwright.core.names import Note
from rollwright.core.state import State

__all__ = ["Advice", "Likely", "OddsOf", "advise", "odds_of"]

LIKELIEST = 12  # results told of a throw
MOVES = 12  # moves whose odds are told, the best first
SHARED = 6


@dataclass(frozen=True, slots=True)
class Likely:
    """Results that are told alike: one event of them, the ways of all, the bounds of the chance, the notes told."""

    event: str
    ways: int
    low: float
    high: float
    story: list[dict[str, Any]]


@dataclass(frozen=True, slots=True)
class OddsOf:
    """What may fall after a move, or now (`move` null): the likeliest results, and what several share.

    `rest` counts the results left out, `rest_ways` their ways.
    """

    move: str | None
    kind: str | None
    exact: bool
    of: int
    results: list[Likely]
    shared: list[Likely]
    rest: int
    rest_ways: int


@dataclass(frozen=True, slots=True)
class Advice:
    """All of it, with how it came about; `moves` are best first, none unless a seat is to act."""

    unit: Unit
    method: str
    exact: bool
    scale: float
    values: tuple[Worth, ...]
    moves: list[Judged]
    odds: list[OddsOf]

    @property
    def json(self) -> Any:
        return msgspec.to_builtins(self)


def advise(valuer: Valuer, state: State) -> Advice:
    """What is to be said about a state."""
    found, scale = appraise(valuer, state), scale_of(state.game, valuer.unit)
    moves = judged(found, scale)
    best = {each.move: place for place, each in enumerate(moves)}
    throws = [each for each in odds(state) if each.move is None or best[each.move] < MOVES]
    throws.sort(key=lambda each: best.get(each.move or "", 0))
    told = [odds_of(each) for each in throws if each.kind is not None]
    return Advice(found.unit, found.method, found.exact, scale, found.values, moves, told)


def odds_of(found: Odds) -> OddsOf:
    """The odds of one throw, shortened to what can be read."""
    alike = found.alike()
    rest = alike[LIKELIEST:]
    return OddsOf(
        move=found.move,
        kind=found.kind,
        exact=found.exact,
        of=found.results[0].of,
        results=[_likely(found, results, results[0].story) for results in alike[:LIKELIEST]],
        shared=[_likely(found, results, [note]) for note, results in found.shared()[:SHARED]] if rest else [],
        rest=len(rest),
        rest_ways=sum(result.ways for results in rest for result in results),
    )


def _likely(found: Odds, results: list[Result], notes: Iterable[Note]) -> Likely:
    _, (low, high) = found.chance(results)
    ways = sum(result.ways for result in results)
    return Likely(results[0].event, ways, low, high, [note.json for note in notes])
