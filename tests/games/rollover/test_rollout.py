"""How good the bots are, measured without luck: what their moves give away against the exact values of a turn.

A game of one round without boosts and boxes is a turn for most points, so every move has an exact worth. The
losses of a bot's moves over a turn add up to what it scores less than the best play, with little noise.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, cast

import pytest

from rollwright.analysis.turns import Solved, solve
from rollwright.bots import rollout, steady
from rollwright.core.game import Game, load
from rollwright.core.names import Move
from rollwright.core.state import CHANCE, OVER, State
from rollwright.games.rollover.model import HELD, TurnModel
from rollwright.games.rollover.rows import RollContent
from tests.games.rollover.play import sheet

Node = tuple[int, ...]


@cache
def one_turn() -> tuple[Game, TurnModel, Solved[Node]]:
    """The game, its model and the exact means."""
    game = load(
        "rollover", 1, content=sheet(rounds="1 = 1\n2 = 1\n3 = 1\n4 = 1", bonus="", boosts="row = []")
    )
    model = TurnModel(cast("RollContent", game.content_row))
    return game, model, solve(model.start, model.choices)


def worths(state: State) -> dict[str, float]:
    """The exact mean of every legal move."""
    _, model, solved = one_turn()
    pos = state.position
    after = pos["earned"], pos["sections"]
    if any(move.kind == "keep" for move in state.moves):
        return {move.text: solved.values[HELD, move.args[0], *after] for move in state.moves}
    choices = model.choices((HELD, pos["hand"], *after))
    return {str(label): gain + solved.mean(branches) for label, gain, branches in choices}


def lost(choose: Callable[[State, int], Move], turns: int, seed: int) -> list[float]:
    """What a player's moves give away, turn by turn."""
    dice, found = Random(seed), list[float]()
    for number in range(turns):
        state, loss = one_turn()[0].start().play("throw"), 0.0
        while state.to_act is not OVER:
            if state.to_act is CHANCE:
                state = state.after(dice.randrange(state.outcome_count))
                continue
            worth = worths(state)
            move = choose(state, number)
            loss += max(worth.values()) - worth[move.text]
            state = state.play(move)
        found.append(loss)
    return found


def mean(values: list[float]) -> tuple[float, float]:
    """Mean and standard error."""
    middle = sum(values) / len(values)
    spread: Any = sum((value - middle) ** 2 for value in values)
    return middle, (spread / len(values) / (len(values) - 1)) ** 0.5


def by_steady(state: State, seed: int) -> Move:
    """The rule of thumb."""
    return steady.choose(state)


def by_random(state: State, seed: int) -> Move:
    """Any move."""
    return Random(f"{seed} {state}").choice(state.moves)


def test_steady_gives_less_away_than_chance() -> None:
    """The best play scores 83.8 a turn, steady about 76, chance about 16."""
    thumb, chance = mean(lost(by_steady, 150, 1)), mean(lost(by_random, 150, 1))
    assert thumb[0] + 3 * thumb[1] < chance[0] - 3 * chance[1]
    assert thumb[0] < 15


@pytest.mark.long
def test_rollout_gives_less_away_than_steady() -> None:
    def by_rollout(state: State, seed: int) -> Move:
        return rollout.judge(state, seed, playouts=4000).move

    better, thumb = mean(lost(by_rollout, 60, 1)), mean(lost(by_steady, 600, 1))
    assert better[0] + 2 * better[1] < thumb[0] - 2 * thumb[1]
