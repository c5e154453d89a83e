"""The bot that tries each legal move in many games that `steady` plays to the end, and takes the best.

It is search without a tree (`rollwright.bots.search.judging` tells how the moves are compared).
"""

from __future__ import annotations

from rollwright.bots.search.judging import Judged, Judgement, prepare
from rollwright.bots.search.judging import judge as judge_by_games
from rollwright.core.names import Move
from rollwright.core.state import State

__all__ = ["PLAYOUTS", "Judged", "Judgement", "choose", "judge", "prepare"]

PLAYOUTS = 40_000  # by default and at most, over all moves and rounds


def choose(state: State, seed: int = 0) -> Move:
    """The move to make, with the usual budget."""
    return judge(state, seed).move


def judge(
    state: State,
    seed: int = 0,
    playouts: int = PLAYOUTS,
    seconds: float | None = None,
    plain: bool = False,
) -> Judgement:
    """Judge the legal moves by so many play-outs in all, or for so many seconds; one move is taken at once.

    ValueError where no seat is to act.

    >>> import rollwright as rw
    >>> state = rw.load("pig").start().draw("p1").play("roll").roll(6)
    >>> judge(state, seed=1, playouts=200, plain=True).move.text
    'roll'
    """
    return judge_by_games(state, seed, playouts, seconds, tree=False, plain=plain)
