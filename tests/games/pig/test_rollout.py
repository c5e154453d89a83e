"""What rollout gains on steady in Pig, told without luck.

By the performance difference lemma (Kakade and Langford, 2002) the chance that rollout wins against steady is that of
steady against steady, plus what its moves gain on steady's on the way, each by the exact value of going on as steady.
"""

from __future__ import annotations

import math
import statistics
from functools import cache

import pytest

import rollwright as rw
from rollwright import bots
from rollwright.core.state import State
from tests.games.pig.test_published import GAME, at, turn_outcomes, win_chances

WINS = cache(win_chances)


def after_turn(mine: int, theirs: int) -> float:
    """The chance of the player whose turn just ended."""
    return 1.0 if mine >= 100 else 1 - WINS()[theirs, mine]


@cache
def as_steady(mine: int, theirs: int, total: int) -> float:
    """The chance of who is to act and goes on as steady, to the end."""
    return sum(
        chance * after_turn(mine + points, theirs) for points, chance in turn_outcomes(mine, total).items()
    )


def gain(state: State, move: str) -> float:
    """What a move wins or loses against steady's, in chances to win."""
    mine, theirs = state.scores[state.turn], state.scores[1 - state.turn]
    total = state.position["total"]
    if move == "hold":
        worth = after_turn(mine + total, theirs)
    else:
        worth = (
            after_turn(mine, theirs) + sum(as_steady(mine, theirs, total + face) for face in range(2, 7))
        ) / 6
    return worth - as_steady(mine, theirs, total)


def gained(seed: int, playouts: int) -> float:
    """The sum of what rollout gained in one game against steady."""
    from rollwright.bots import rollout

    seats = ["rollout", "steady"] if seed % 2 else ["steady", "rollout"]
    luck = rw.playout(GAME, ["steady", "steady"], seed=seed)
    state, sum_of_gains, throws = luck.states()[1], 0.0, iter(dice(seed))
    while state.to_act is not rw.OVER:
        if state.to_act is rw.CHANCE:
            state = state.after(next(throws))
            continue
        if seats[state.turn] == "steady":
            state = state.play(bots.choose("steady", state))
            continue
        move = rollout.judge(state, seed, playouts).move
        sum_of_gains += gain(state, move.text)
        state = state.play(move)
    return sum_of_gains


def dice(seed: int) -> list[int]:
    """Throws enough for a game."""
    from rollwright.core.generator import begin, below, following

    luck, thrown = begin(seed, 1), list[int]()
    for _ in range(5000):
        luck = following(luck)
        thrown.append(below(luck, 6))
    return thrown


def test_steady_gains_nothing_on_itself() -> None:
    for mine, theirs, total in ((0, 0, 0), (40, 60, 12), (79, 99, 21), (0, 0, 19), (30, 90, 20)):
        state = at(mine, total, theirs)
        assert gain(state, bots.choose("steady", state).text) == pytest.approx(0)


@pytest.mark.long
def test_rollout_gains_on_steady() -> None:
    gains = [gained(seed, 4_000) for seed in range(40)]
    error = statistics.stdev(gains) / math.sqrt(len(gains))
    print(f"rollout gains {statistics.mean(gains):.4f} +- {1.96 * error:.4f} a game on steady")
    assert statistics.mean(gains) > 2 * error
