"""The bot that takes any legal move."""

from __future__ import annotations

from rollwright.core.generator import begin, below, following
from rollwright.core.names import Move
from rollwright.core.state import State


def choose(state: State, seed: int) -> Move:
    """One of the legal moves, each as likely as any other."""
    return state.moves[below(following(begin(seed, 0)), len(state.moves))]
