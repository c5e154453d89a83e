"""Odds: the chance of each result of the next throw or draw, under each choice.

A result is a state after the whole throw; throws that lead to the same state are one result, told by one of them.
Exact while there are at most MOST results, else sampled with a 95 % interval; each answer says which.

>>> import rollwright as rw
>>> throw = odds(rw.load("pig").start().draw("p1"))[0]
>>> throw.move, throw.exact, [(result.event, result.ways, result.of) for result in throw.results][:2]
('roll', True, [('roll 1', 1, 6), ('roll 2', 1, 6)])
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

from rollwright.core.generator import begin, below, following
from rollwright.core.names import Note
from rollwright.core.state import CHANCE, State

__all__ = ["MOST", "SAMPLES", "Odds", "Result", "interval", "odds", "odds_of_throw"]

MOST = 100_000  # results of a folded throw that are counted exactly
SAMPLES = 20_000
_Z = 1.959964  # 95 %


class Interval(NamedTuple):
    """Between these bounds, by 95 %."""

    low: float
    high: float


@dataclass(frozen=True)
class Result:
    """A result: an event that leads to it, its ways of all, and the state then with its story."""

    event: str
    ways: int
    of: int
    state: State

    @property
    def chance(self) -> float:
        """Exact, or as often as it came in the sample."""
        return self.ways / self.of

    @property
    def story(self) -> tuple[Note, ...]:
        """What the event causes."""
        return self.state.story


@dataclass(frozen=True)
class Odds:
    """The results of one choice (`move` is None where chance is to act already), likeliest first.

    Where no throw follows the move, the one result is the state after it.
    """

    move: str | None
    kind: str | None
    exact: bool
    results: tuple[Result, ...]

    @property
    def method(self) -> str:
        """How the chances came about, for people."""
        return "exact" if self.exact else f"sampled, {self.results[0].of} throws"

    def chance(self, results: Iterable[Result]) -> tuple[float, Interval]:
        """The chance of any of these results, with its interval (of no width where exact)."""
        ways, of = _ways(results), self.results[0].of
        return ways / of, Interval(ways / of, ways / of) if self.exact else interval(ways, of)

    @property
    def json(self) -> dict[str, Any]:
        """Plain data."""
        return {
            "move": self.move,
            "kind": self.kind,
            "exact": self.exact,
            "method": self.method,
            "results": [self._told(result) for result in self.results],
        }

    def alike(self) -> list[list[Result]]:
        """The results that are told alike, together; likeliest first."""
        found: dict[tuple[str, ...], list[Result]] = {}
        for result in self.results:
            found.setdefault(tuple(map(str, result.story)) or (result.event,), []).append(result)
        return sorted(found.values(), key=lambda results: -_ways(results))

    def shared(self) -> list[tuple[Note, list[Result]]]:
        """What several of the results tell, but not all, such as a bust; likeliest first."""
        notes: dict[str, tuple[Note, list[Result]]] = {}
        for result in self.results:
            for text, note in {str(note): note for note in result.story}.items():
                notes.setdefault(text, (note, []))[1].append(result)
        several = [each for each in notes.values() if 1 < len(each[1]) < len(self.results)]
        return sorted(several, key=lambda each: -_ways(each[1]))

    def _told(self, result: Result) -> dict[str, Any]:
        chance, (low, high) = self.chance([result])
        told = {"event": result.event, "ways": result.ways, "of": result.of, "chance": chance}
        return told | {"low": low, "high": high, "story": [note.json for note in result.story]}


def _ways(results: Iterable[Result]) -> int:
    return sum(result.ways for result in results)


def odds(state: State, most: int = MOST, samples: int = SAMPLES, seed: int = 0) -> tuple[Odds, ...]:
    """The odds of each legal move, or of the throw that comes now; none where the game is over."""
    if state.to_act is CHANCE:
        return (odds_of_throw(state, None, most, samples, seed),)
    return tuple(odds_of_throw(state.play(move), move.text, most, samples, seed) for move in state.moves)


def odds_of_throw(
    state: State, move: str | None = None, most: int = MOST, samples: int = SAMPLES, seed: int = 0
) -> Odds:
    """The odds of what falls in this state, after `move`."""
    if state.to_act is not CHANCE:
        return Odds(move, None, True, (Result(move or "", 1, 1, state),))
    found = _folded(state, most)
    exact = found is not None
    results = found if found is not None else _sampled(state, samples, seed)
    results.sort(key=lambda result: (-result.ways, _faces(result.event)))
    return Odds(move, state.chance, exact, tuple(results))


def _folded(state: State, most: int) -> list[Result] | None:
    """All results, die by die, or None once there are more than `most`."""
    level: dict[State, tuple[int, str]] = {state: (1, "")}
    of = 1
    for _ in range(max(1, state.dice)):
        after: dict[State, tuple[int, str]] = {}
        for before, (ways, event) in level.items():
            for k in range(before.outcome_count):
                child = before.after(k)
                known, first = after.get(child, (0, ""))
                after[child] = (known + ways, first or _joined(event, before.outcome(k).text))
                if len(after) > most:
                    return None
        of *= next(iter(level)).outcome_count
        level = after
    return [Result(event, ways, of, _with_story(state, event)) for ways, event in level.values()]


def _sampled(state: State, samples: int, seed: int) -> list[Result]:
    counted: dict[State, tuple[int, str]] = {}
    luck = begin(seed, 0)
    for _ in range(samples):
        after, event = state, ""
        for _ in range(max(1, state.dice)):
            luck = following(luck)
            outcome = after.outcome(below(luck, after.outcome_count))
            after, event = after.after(outcome.k), _joined(event, outcome.text)
        ways, first = counted.get(after, (0, event))
        counted[after] = (ways + 1, first)
    return [Result(event, ways, samples, _with_story(state, event)) for ways, event in counted.values()]


def _joined(event: str, more: str) -> str:
    return f"{event} {more.rpartition(' ')[2]}" if event else more


def _with_story(state: State, event: str) -> State:
    """The state after the whole throw, which knows all of its story."""
    return state.apply(event)


def _faces(event: str) -> list[tuple[int, str]]:
    return [(int(word) if word.isdecimal() else 0, word) for word in event.split()]


def interval(ways: int, of: int) -> Interval:
    """Wilson's 95 % interval of a chance that came true `ways` times `of` tries (1927).

    >>> low, high = interval(0, 100)
    >>> low == 0, round(high, 3)
    (True, 0.037)
    """
    share, z2 = ways / of, _Z * _Z
    middle = (share + z2 / (2 * of)) / (1 + z2 / of)
    half = _Z * math.sqrt(share * (1 - share) / of + z2 / (4 * of * of)) / (1 + z2 / of)
    return Interval(max(0.0, middle - half) if ways else 0.0, min(1.0, middle + half) if ways < of else 1.0)
