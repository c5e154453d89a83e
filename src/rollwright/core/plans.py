"""How a game is solved exactly: what a `solving` module in its folder says.

`plan(game)` there gives a `Plan`, or None where this many seats are not solved. The plan says where positions rest
and how they are numbered; what follows from a position, and who has won, only the rules say.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Literal, NamedTuple, Protocol, cast

import numpy as np

from rollwright.core import kit
from rollwright.core.blocks import Engine, Floats, Graph, Ints, Pattern, Rows
from rollwright.core.game import Game

__all__ = ["Plan", "Rest", "evaluated", "plan_of"]


class Rest(NamedTuple):
    """What positions at rest are worth to seat 0: `plus + times * values[at]`."""

    at: Ints
    plus: Floats
    times: Floats


class Plan(Protocol):
    """One game with its seats, options and content. With `by_steady` the seats play as `steady` does."""

    by_steady: bool

    @property
    def game(self) -> Game: ...
    @property
    def unit(self) -> Literal["win", "points"]:
        """What values count."""
        ...

    @property
    def note(self) -> str:
        """What is idealised, as part of a sentence; empty where nothing is."""
        ...

    @property
    def size(self) -> int:
        """How many values are kept."""
        ...

    @property
    def bounds(self) -> tuple[float, float]:
        """Between these all values lie; equal where play never goes round, so that no bounds are needed."""
        ...

    @property
    def patterns(self) -> Sequence[Pattern]:
        """Positions at rest: their values are kept."""
        ...

    def rest(self, nodes: Rows) -> Rest:
        """The values of positions at rest."""
        ...

    def first(self, values: Floats) -> float:
        """What the game is worth at its start to whoever is first."""
        ...

    @property
    def stages(self) -> Sequence[int]:
        """The work of each stage, in units for the progress bar; later stages need the values of earlier ones."""
        ...

    def jobs(self, engine: Engine, stage: int, low: Floats, high: Floats) -> Sequence[Callable[[], int]]:
        """What is to be done in a stage, in any order or at once; each fills in values and gives its work."""
        ...


def plan_of(game: Game) -> Plan | None:
    """How to solve this game; None where nobody has said."""
    place = f"{game.spec.rules.__name__.removesuffix('.rules')}.solving"
    package, _, _ = place.rpartition(".")
    if "." not in package or find_spec(place) is None:
        return None
    module: Any = import_module(place)
    return cast("Plan | None", module.plan(game))


def _ends(engine: Engine, plan: Plan, graph: Graph, nodes: Rows) -> tuple[Ints, Rest]:
    """The ends of a block, and what they are worth by the values that are kept (by the rules where it is over)."""
    ends = graph.ends
    over = nodes["to_act"][ends] == kit.OVER
    index, plus, times = np.zeros(len(ends), np.int64), np.zeros(len(ends)), np.zeros(len(ends))
    plus[over] = engine.returns(nodes, ends[over])
    if not over.all():
        rest = plan.rest(nodes[ends[~over]])
        index[~over], plus[~over], times[~over] = rest
    return ends, Rest(index, plus, times)


def evaluated(
    engine: Engine, plan: Plan, graph: Graph, nodes: Rows, low: Floats, high: Floats
) -> tuple[Floats, Floats]:
    """Bounds for all nodes of a block, from the bounds of what is kept; one array where these are one."""
    ends, rest = _ends(engine, plan, graph, nodes)
    below = np.zeros(graph.count)
    above = below if low is high and not graph.loops else np.zeros(graph.count)
    up = rest.times >= 0
    from_low, from_high = low[rest.at], high[rest.at]
    above[ends] = rest.plus + rest.times * np.where(up, from_high, from_low)
    below[ends] = rest.plus + rest.times * np.where(up, from_low, from_high)
    engine.evaluate(graph, below, above)
    return below, above
