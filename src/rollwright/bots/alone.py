"""The bot that plays as it would alone: for the best mean of its own score, whatever the others have.

For games whose seats do not touch each other, by the exact values of the game for one. It is perfect in its mean, not
in its chance to win: who is behind should dare more, and who is ahead less.
"""

from __future__ import annotations

from rollwright.bots import exact
from rollwright.core.names import Move
from rollwright.core.plans import alone
from rollwright.core.state import State

__all__ = ["choose", "valuer"]


def valuer(state: State) -> tuple[State, exact.ExactValuer] | None:
    """The turn as it would be alone, and who values it; None where the game is not so or has no value file."""
    solo = alone(state)
    found = exact.valuer(solo.game) if solo is not None else None
    return None if solo is None or found is None else (solo, found)


def choose(state: State) -> Move | None:
    """The move with the best mean; None where that is not known. It needs no luck."""
    found = valuer(state)
    if found is None:
        return None
    solo, known = found
    return state.game.move(known.choose(solo).code)
