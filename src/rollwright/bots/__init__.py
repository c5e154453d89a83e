"""Opponents. A bot sees the state, never the dice to come, and has its own generator.

`LEVELS` is what people choose from, the same five for every game. Besides, programs may name `random`, `steady` and
`rollout`. `random` and `steady` are plain; the bots of `COMPILED` think with compiled rules and belong into a worker
process (`rollwright.bots.pool`), though `choose` runs them right here for whoever wants that.
"""

from __future__ import annotations

from rollwright.core.names import Move
from rollwright.core.state import State

__all__ = ["COMPILED", "LEVELS", "PLAIN", "choose", "names"]

LEVELS = ("gentle", "casual", "fair", "strong", "expert")
PLAIN = ("random", "steady")
COMPILED = (*LEVELS, "rollout")


def names(game: str) -> tuple[str, ...]:
    """The bots there are for a game."""
    return PLAIN + COMPILED


def choose(name: str, state: State, seed: int = 0) -> Move:
    """The bot's move where a seat is to act; the same seed gives the same move.

    >>> import rollwright as rw
    >>> choose("steady", rw.load("pig").start().draw("p1")).text
    'roll'
    """
    if not state.moves:
        raise ValueError("no seat is to act here, so no bot can choose")
    if name == "steady":
        from rollwright.bots import steady

        return steady.choose(state)
    if name == "random":
        from rollwright.bots import random

        return random.choose(state, seed)
    if name in LEVELS:
        from rollwright.bots import levels

        return levels.choose(name, state, seed)
    if name == "rollout":
        from rollwright.bots import rollout

        return rollout.choose(state, seed)
    raise ValueError(f"there is no bot {name!r}; there are {', '.join(names(state.game.name))}")
