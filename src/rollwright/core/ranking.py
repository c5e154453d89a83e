"""Places and returns from ranks (higher is better)."""

from __future__ import annotations

from collections.abc import Sequence

__all__ = ["places_of", "returns_of"]


def places_of(ranks: Sequence[int]) -> tuple[int, ...]:
    """Places from 1; equal ranks share the better place.

    >>> places_of([5, 9, 5])
    (2, 1, 2)
    """
    return tuple(1 + sum(other > rank for other in ranks) for rank in ranks)


def returns_of(objective: str, ranks: Sequence[int]) -> tuple[float, ...]:
    """A number a seat: places spread evenly from 1 to 0 and shared by equals, or what the objective counts.

    >>> returns_of("win", [3, 8, 3])
    (0.25, 1.0, 0.25)
    """
    if objective == "team":
        return tuple(1.0 if rank > 0 else 0.0 for rank in ranks)
    if objective != "win":
        return tuple(float(rank) for rank in ranks)
    return tuple(_share(ranks, rank) for rank in ranks)


def _share(ranks: Sequence[int], rank: int) -> float:
    beaten, equal = sum(other < rank for other in ranks), sum(other == rank for other in ranks) - 1
    return (beaten + equal / 2) / (len(ranks) - 1) if len(ranks) > 1 else 1.0
