"""The designer's report of a press-your-luck game: one turn played for most points, exactly and by simulation.

The exact mean comes from the game's own model of a turn and the solver of turns. Then that very play makes
seeded turns of the rules themselves, whose mean has to agree.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence
from typing import Any, Protocol, runtime_checkable

from rollwright.analysis.turns import Branches, Solved, solve
from rollwright.core.game import Game
from rollwright.core.generator import begin, below, following
from rollwright.core.kit import CHANCE, quiet

__all__ = ["Model", "Pressed", "simulate_turns", "turn_report"]


class Model(Protocol):
    """One turn as a graph for `analysis.turns`."""

    @property
    def start(self) -> Any: ...
    def choices(self, node: Any) -> Sequence[tuple[Hashable, float, Branches[Any]]]: ...


@runtime_checkable
class Pressed(Protocol):
    """The `balance` module of a press-your-luck game.

    `rows` are those of the report; `decide` gives the code of the best move at a position, and `turn_points` what a
    finished turn brought, None while it goes on.
    """

    UNIT: str

    def model(self, game: Game) -> Model: ...
    def rows(self, game: Game, solved: Solved[Any]) -> Sequence[dict[str, Any]]: ...
    def summary(self, game: Game, solved: Solved[Any]) -> dict[str, Any]: ...
    def decide(self, position: Any, content: Any, solved: Solved[Any]) -> int: ...
    def turn_points(self, position: Any) -> int | None: ...


def turn_report(
    game: Game, balance: Pressed, turns: int, seed: int
) -> tuple[tuple[dict[str, Any], ...], dict[str, Any]]:
    """The rows and the summary; with `turns` 0 nothing is simulated."""
    model = balance.model(game)
    solved = solve(model.start, model.choices)
    exact = solved.values[model.start]
    summary = {f"mean_{balance.UNIT}_of_a_turn": exact, **balance.summary(game, solved)}
    if turns:
        mean, error = simulate_turns(game, balance, solved, turns, seed)
        summary |= {
            "turns": turns,
            "seed": seed,
            "simulated_mean": mean,
            "standard_error": error,
            "errors_apart": (mean - exact) / error if error else 0.0,
        }
    return tuple(balance.rows(game, solved)), summary


def simulate_turns(
    game: Game, balance: Pressed, solved: Solved[Any], turns: int, seed: int
) -> tuple[float, float]:
    """The mean of so many first turns of a game, played through the rules as solved, and its standard error."""
    rules, content, log = game.spec.rules, game.content_row, quiet()
    total, squares = 0, 0
    for number in range(turns):
        position, luck = game.start().row(), begin(seed, number)
        while (points := balance.turn_points(position)) is None:
            if position.to_act == CHANCE:
                luck = following(luck)
                rules.outcome(position, content, below(luck, position.outcomes), log)
            else:
                rules.play(position, content, balance.decide(position, content, solved), log)
        total += points
        squares += points * points
    mean = total / turns
    return mean, math.sqrt(max(0.0, squares / turns - mean * mean) / turns)
