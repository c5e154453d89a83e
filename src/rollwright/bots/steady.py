"""The bot that follows the game's rule of thumb."""

from __future__ import annotations

from rollwright.core.names import Move
from rollwright.core.state import State


def choose(state: State) -> Move:
    """The move that the game's `steady` function names."""
    return state.game.move(state.game.spec.steady(state.row(), state.game.content_row))
