"""Pig for two, solved: the chance to win of who begins a turn, for every pair of scores."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Literal

import numpy as np

from rollwright.core import kit
from rollwright.core.blocks import Engine, Floats, Ints, Pattern, Rows
from rollwright.core.game import Game
from rollwright.core.plans import Rest, alike, evaluated
from rollwright.core.state import State

MOST = 500  # goals above take more than an hour
TOGETHER = 16  # pairs in one block: many small blocks cost more than one large one


def plan(game: Game) -> PigPlan | None:
    """For two seats and goals within reach."""
    return PigPlan(game) if game.seats == 2 and game.options["goal"] <= MOST else None


class PigPlan:
    """Values by own score and the other's. A stage takes all pairs of one sum, from the highest down: a turn that
    banks nothing leads from (i, j) to (j, i) and back, any other to a higher sum."""

    unit: Literal["win"] = "win"
    note = ""
    error = 0.0
    bounds = (0.0, 1.0)
    by_steady = False  # True: what `steady` against itself is worth
    patterns: Sequence[Pattern] = ({"chance": 0, "total": 0},)  # a turn begins

    def __init__(self, game: Game) -> None:
        self.game, self.goal = game, int(game.options["goal"])
        self.size = self.goal * self.goal
        self._begun = tuple(game.start().draw(f"p{seat}") for seat in (1, 2))

    def prepare(self, engine: Engine) -> None:
        """Nothing is needed."""

    @property
    def facts(self) -> dict[str, Any]:
        return {}

    def know(self, facts: dict[str, Any]) -> None:
        """There is nothing to know."""

    def rest(self, nodes: Rows) -> Rest:
        """The chance of seat 0 by that of who is to act."""
        seat, score = nodes["to_act"].astype(np.int64), nodes["score"].astype(np.int64)
        who = np.arange(len(nodes))
        mine = seat == 0
        index = self.goal * score[who, seat] + score[who, 1 - seat]
        return Rest(index, np.where(mine, 0.0, 1.0), np.where(mine, 1.0, -1.0))

    @property
    def stages(self) -> Sequence[int]:
        return [len(self._pairs(total)) for total in self._totals]

    @property
    def _totals(self) -> range:
        return range(2 * self.goal - 2, -1, -1)

    def _pairs(self, total: int) -> list[tuple[int, int]]:
        return [(i, total - i) for i in range(max(0, total - self.goal + 1), total // 2 + 1)]

    def jobs(self, engine: Engine, stage: int, low: Floats, high: Floats) -> Sequence[Callable[[], int]]:
        pairs = self._pairs(self._totals[stage])
        some = (pairs[at : at + TOGETHER] for at in range(0, len(pairs), TOGETHER))
        return [partial(self._solve, engine, each, low, high) for each in some]

    def _solve(self, engine: Engine, pairs: Sequence[tuple[int, int]], low: Floats, high: Floats) -> int:
        roots = np.tile(engine.positions(self._begun), len(pairs))  # either seat begins a turn, pair by pair
        roots["score"][:, :2] = np.repeat(np.array(pairs), 2, axis=0)
        block = engine.explore(roots, self.by_steady)
        graph = engine.condensed(block.graph, len(roots))
        below, above = (bound[graph.place] for bound in evaluated(engine, self, block, graph, low, high))
        index = self.rest(roots).at
        mine, other = slice(0, len(roots), 2), slice(1, len(roots), 2)
        low[index[mine]], high[index[mine]] = below[mine], above[mine]
        low[index[other]], high[index[other]] = 1 - above[other], 1 - below[other]
        return len(pairs)

    @property
    def opening(self) -> State:
        return self._begun[0]

    def play(
        self, engine: Engine, values: Floats, positions: Rows, lucks: Ints, tell: Callable[[float], None]
    ) -> None:
        """Turn by turn, all games with the same scores and seat at once."""
        going = np.arange(len(positions))
        while len(going):
            here = positions[going]
            scores = here["score"][:, :2].astype(np.int64) @ np.array([self.goal, 1])
            for _, some in alike(2 * scores + here["to_act"]):
                games = going[some]
                block = engine.explore(here[some[:1]])
                found, _ = evaluated(engine, self, block, block.graph, values, values)
                turn, chances = positions[games], lucks[games]
                engine.walk(block, found, turn, chances, np.zeros(len(games), np.int64))
                positions[games], lucks[games] = turn, chances
            going = going[positions["to_act"][going] != kit.OVER]
            tell(1 - len(going) / len(positions))

    def first(self, values: Floats) -> float:
        """The chance of who goes first."""
        return float(values[0])
