"""How a game is solved exactly: what a `solving` module in its folder says.

`plan(game)` there gives a `Plan`, or None where this many seats are not solved; there may be `alone(state)` too. The
plan says where positions rest and how they are numbered; what follows from a position, and who has won, only the
rules say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Literal, NamedTuple, Protocol, cast, runtime_checkable

import numpy as np

from rollwright.core import kit
from rollwright.core.blocks import Block, Engine, Floats, Graph, Ints, Pattern, Rows
from rollwright.core.game import Game
from rollwright.core.state import State

__all__ = ["Plan", "Played", "Rest", "alike", "alone", "ends_of", "evaluated", "plan_of"]


class Rest(NamedTuple):
    """What positions at rest are worth to seat 0: `plus + times * values[at]`."""

    at: Ints
    plus: Floats
    times: Floats


class Plan(Protocol):
    """One game with its seats, options and content."""

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
    def error(self) -> float:
        """Half of a 95 % interval of what that puts values off by; 0 where nothing is idealised."""
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

    def prepare(self, engine: Engine) -> None:
        """Find what solving needs besides, before anything else; asking for values needs only `facts`."""
        ...

    @property
    def facts(self) -> dict[str, Any]:
        """What `prepare` has found about the numbering, as plain data for the value file."""
        ...

    def know(self, facts: dict[str, Any]) -> None:
        """Take the facts of an earlier `prepare`."""
        ...

    def rest(self, nodes: Rows) -> Rest:
        """The values of positions at rest."""
        ...

    def first(self, values: Floats) -> float:
        """What the game is worth to whoever is first."""
        ...

    @property
    def stages(self) -> Sequence[int]:
        """The work of each stage, in units for the progress bar; later stages need the values of earlier ones."""
        ...

    def jobs(self, engine: Engine, stage: int, low: Floats, high: Floats) -> Sequence[Callable[[], int]]:
        """What is to be done in a stage, in any order or at once; each fills in values and gives its work."""
        ...


@runtime_checkable
class Played(Plan, Protocol):
    """A plan that can also play games by its values."""

    @property
    def opening(self) -> State:
        """Where the games begin; seat 0 is first, so `first` says what it is worth to seat 0."""
        ...

    def play(
        self, engine: Engine, values: Floats, positions: Rows, lucks: Ints, tell: Callable[[float], None]
    ) -> None:
        """Play positions like `opening` to the end, by the values; after `prepare`. `tell` hears what part is done."""
        ...


def plan_of(game: Game) -> Plan | None:
    """How to solve this game; None where nobody has said."""
    module = _solving(game)
    return cast("Plan | None", module.plan(game)) if module else None


def alone(state: State) -> State | None:
    """The same turn in the game for one, where seats do not touch each other; None in other games."""
    module = _solving(state.game)
    return cast("State | None", module.alone(state)) if hasattr(module, "alone") else None


def _solving(game: Game) -> Any:
    """The `solving` module in the game's folder, if there is one."""
    place = f"{game.spec.rules.__name__.removesuffix('.rules')}.solving"
    package, _, _ = place.rpartition(".")
    if "." not in package or find_spec(place) is None:
        return None
    return import_module(place)


def ends_of(engine: Engine, plan: Plan, block: Block) -> Rest:
    """What the ends of a block are worth: by the values that are kept, by the rules where the game is over."""
    nodes = block.nodes[block.ends]
    over = nodes["to_act"] == kit.OVER
    at, plus, times = np.zeros(len(nodes), np.int64), np.zeros(len(nodes)), np.zeros(len(nodes))
    plus[over] = engine.returns(nodes, np.flatnonzero(over))
    if not over.all():
        at[~over], plus[~over], times[~over] = plan.rest(nodes[~over])
    return Rest(at, plus, times)


def evaluated(
    engine: Engine, plan: Plan, block: Block, graph: Graph, low: Floats, high: Floats
) -> tuple[Floats, Floats]:
    """Bounds for a graph of the block, from the bounds of what is kept; one array where these are one."""
    rest, ends = ends_of(engine, plan, block), graph.place[block.ends]
    below = np.zeros(graph.count)
    above = below if low is high and not graph.loops else np.zeros(graph.count)
    up = rest.times >= 0
    from_low, from_high = low[rest.at], high[rest.at]
    above[ends] = rest.plus + rest.times * np.where(up, from_high, from_low)
    below[ends] = rest.plus + rest.times * np.where(up, from_low, from_high)
    engine.evaluate(graph, below, above)
    return below, above


def alike(keys: Ints) -> Iterator[tuple[int, Ints]]:
    """Each key with the places where it stands."""
    if not len(keys):
        return
    order = np.argsort(keys, kind="stable")
    found, starts = np.unique(keys[order], return_index=True)
    for key, games in zip(found, np.split(order, starts[1:]), strict=True):
        yield int(key), games
