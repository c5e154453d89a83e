"""Blocks: the positions that can follow some roots, up to positions at rest, as a graph with values.

Compiled rules find the positions (`block_loops`), other loops put them in order (`graph_loops`) and work out values
(`value_loops`).
What stands at rest, and what a position at rest is worth, says the plan of the game (`games/<game>/solving.py`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, cast

import numpy as np

from rollwright.core import block_loops, graph_loops, kit, rows, speed
from rollwright.core.game import Game
from rollwright.core.state import State

__all__ = ["LOOPS", "Block", "Engine", "Floats", "Graph", "Ints", "Pattern", "Unsettled"]

LOOPS = tuple(f"rollwright.core.{name}" for name in ("graph_loops", "value_loops", "block_loops"))
GAP = 1e-12  # what a part may add to the distance of its bounds
MOST_SWEEPS = 1_000_000
Pattern = Mapping[str, int]  # fields of a position with their values: a position at rest
Ints = np.ndarray[Any, np.dtype[np.int64]]
Floats = np.ndarray[Any, np.dtype[np.float64]]
Rows = np.ndarray[Any, np.dtype[Any]]


class Unsettled(ArithmeticError):
    """Values from below and above do not meet."""


@dataclass
class Graph:
    """Nodes with what they lead to; in `order` what follows a node comes before it, part by part."""

    kinds: Ints
    firsts: Ints
    children: Ints
    weights: Floats
    order: Ints
    parts: Ints
    loops: bool
    place: Ints  # for each node of the block its number here

    @property
    def count(self) -> int:
        """Nodes."""
        return len(self.kinds)


@dataclass
class Block:
    """A graph and the positions of its nodes. Roots come first."""

    graph: Graph
    nodes: Rows
    codes: Ints
    slots: Ints

    def __len__(self) -> int:
        return self.graph.count

    @property
    def ends(self) -> Ints:
        """Nodes at which the block ends."""
        return cast("Ints", np.flatnonzero(self.graph.kinds == graph_loops.END))

    def without_positions(self) -> Block:
        """What is needed to walk it, in as little room as can be."""
        return Block(deepcopy(self.graph), self.nodes[:0].copy(), self.codes.copy(), self.slots[:0].copy())


class Engine:
    """The compiled rules of one game with the loops of blocks; speed.CompilerMissing without Numba."""

    def __init__(self, game: Game, patterns: Iterable[Pattern] = ()) -> None:
        self.game = game
        self.bound = speed.compiled(game.spec, LOOPS)
        self.dtype = rows.dtype(game.spec.position)
        self.content = np.frombuffer(
            bytearray(rows.pack(game.content_row)), rows.dtype(game.spec.content_row)
        )[0]
        self._resting = tuple(patterns)
        self.patterns = self._bytes_of(self._resting)
        self._room = (1 << 12, 1 << 14)

    def _bytes_of(self, patterns: Iterable[Pattern]) -> Ints:
        """Patterns as numbers of bytes and their values."""
        found: list[int] = []
        for pattern in patterns:
            named: list[int] = []
            for field, value in pattern.items():
                kind, place = cast("Any", self.dtype.fields)[field][:2]
                for i, byte in enumerate(np.array(value, kind).tobytes()):
                    named += [place + i, byte]
            found += [len(named) // 2, *named]
        return np.array([*found, 0], np.int64)

    def positions(self, states: Sequence[State]) -> Rows:
        """The positions of states, one after another."""
        return np.frombuffer(b"".join(map(bytes, states)), self.dtype)

    def rests(self, state: State) -> bool:
        """Does a pattern fit the state?"""
        here = self.positions([state])[0]
        return any(all(here[field] == value for field, value in some.items()) for some in self._resting)

    # -- exploring ---------------------------------------------------------------------------------------------

    def explore(
        self, roots: Rows, by_steady: bool = False, patterns: Iterable[Pattern] | None = None
    ) -> Block:
        """All that can follow these positions, which must differ. Grows its room until everything fits.

        `patterns` say what rests, where it is not what rests usually.
        """
        resting = self.patterns if patterns is None else self._bytes_of(patterns)
        room = self._room
        while True:
            found = self._explore(roots, room, by_steady, resting)
            if found is not None:
                return found
            room = (2 * room[0], 2 * room[1])
            self._room = (max(self._room[0], room[0]), max(self._room[1], room[1]))

    def _explore(self, roots: Rows, room: tuple[int, int], by_steady: bool, resting: Ints) -> Block | None:
        most = max(room[0], 2 * len(roots) + 2)
        nodes = np.zeros(most, self.dtype)
        nodes[: len(roots)] = roots
        kinds, firsts = np.zeros(most, np.int64), np.zeros(most + 1, np.int64)
        children, codes = np.zeros(room[1], np.int64), np.zeros(room[1], np.int64)
        slots = np.zeros(1 << (2 * most).bit_length(), np.int64)
        legal = np.zeros(1, rows.dtype(kit.Codes))[0]
        wins = self.game.objective == "win"
        count = self.bound.explore(
            nodes, self._raw(nodes), self.dtype.itemsize, len(roots), self.content, legal,
            resting, wins, by_steady, kinds, firsts, children, codes, slots,
        )  # fmt: skip
        if count == graph_loops.FULL:
            return None
        edges = int(firsts[count])
        graph = self.arranged(kinds[:count], firsts[: count + 1], children[:edges], np.zeros(0))
        return Block(graph, nodes[: count + 1], codes[:edges], slots)

    def _raw(self, nodes: Rows) -> Any:
        return nodes.view(np.uint8).view(rows.dtype(block_loops.Byte))

    def find(self, block: Block, state: State) -> int:
        """The node of a state; -1 where it is not in the block. The last of the nodes is room for asking."""
        block.nodes[-1] = np.frombuffer(bytes(state), self.dtype)[0]
        size, last = self.dtype.itemsize, len(block.nodes) - 1
        return int(self.bound.place_of(self._raw(block.nodes), size, block.slots, last, False))

    def read(self, nodes: Rows, node: int) -> State:
        """The state of a node."""
        return self.game.state(nodes[node].tobytes())

    # -- graphs ------------------------------------------------------------------------------------------------

    def arranged(self, kinds: Ints, firsts: Ints, children: Ints, weights: Floats) -> Graph:
        """The graph with its order."""
        count = len(kinds)
        order, parts = np.zeros(count, np.int64), np.zeros(count + 1, np.int64)
        low, left, stack, work = (np.zeros(count + 1, np.int64) for _ in range(4))
        found: int = self.bound.arrange(count, firsts, children, order, parts, low, left, stack, work)
        part = np.repeat(np.arange(found), np.diff(parts[: found + 1]))
        order = order[np.lexsort((left[order], part))]  # sweeps see what follows a node before the node
        place = np.arange(count)
        graph = Graph(kinds, firsts, children, weights, order, parts[: found + 1], found < count, place)
        graph.loops = graph.loops or bool(np.any(children == np.repeat(np.arange(count), np.diff(firsts))))
        return graph

    def condensed(self, graph: Graph, roots: int) -> Graph:
        """The graph with each run of throws folded into one, nodes that cannot differ made one, in order of evaluation.

        Values are the same at the roots and wherever a seat acts; `place` says where.
        """
        count, room = graph.count, 4 * len(graph.children) + 16
        kinds, firsts = np.zeros(count, np.int64), np.zeros(count + 1, np.int64)
        children, weights = np.zeros(room, np.int64), np.zeros(room)
        share, touched = np.zeros(count), np.zeros(count, np.int64)
        stacks = np.zeros(room, np.int64), np.zeros(room)
        edges = self.bound.condense(
            graph.kinds, graph.firsts, graph.children, count, roots,
            kinds, firsts, children, weights, share, touched, *stacks,
        )  # fmt: skip
        return self._compact(self.arranged(kinds, firsts, children[:edges], weights[:edges]))

    def _compact(self, graph: Graph) -> Graph:
        count, edges = graph.count, len(graph.children)
        place, kinds = np.zeros(count, np.int64), np.zeros(count, np.int64)
        firsts, parts = np.zeros(count + 1, np.int64), np.zeros(count + 1, np.int64)
        children, weights = np.zeros(edges + 1, np.int64), np.zeros(edges + 1)
        slots = np.zeros(1 << (2 * count).bit_length(), np.int64)
        found: int = self.bound.compact(
            graph.kinds, graph.firsts, graph.children, graph.weights, graph.order, graph.parts, len(graph.parts) - 1,
            place, kinds, firsts, children, weights, parts, slots,
        )  # fmt: skip
        made = int(parts[found])
        edges = int(firsts[made])
        return Graph(
            kinds[:made].copy(), firsts[: made + 1].copy(), children[:edges].copy(), weights[:edges].copy(),
            np.arange(made), parts[: found + 1].copy(), graph.loops, place,
        )  # fmt: skip

    def evaluate(
        self,
        graph: Graph,
        low: Floats,
        high: Floats,
        bounds: tuple[float, float] = (0.0, 1.0),
        gap: float = GAP,
    ) -> int:
        """Fill in the values of all nodes from below and above; those of the ends are there. Sweeps in all."""
        rooms = np.zeros((3, graph.count)) if graph.loops else np.zeros((3, 1))
        sweeps = self.bound.evaluate(
            graph.kinds, graph.firsts, graph.children, graph.weights, graph.order, graph.parts,
            len(graph.parts) - 1, low, high, low is not high, *bounds, gap, MOST_SWEEPS,
            *rooms, np.zeros(rooms.shape[1], np.int64),
        )  # fmt: skip
        if sweeps == graph_loops.FULL:
            raise Unsettled("values from below and above do not meet")
        return int(sweeps)

    def walk(
        self, block: Block, values: Floats, positions: Rows, lucks: Ints, at: Ints, may_ask_more: bool = False
    ) -> Ints:
        """Play positions by the best moves of a block from nodes `at` to its ends, through the rules; where they end.

        `values` are those of all nodes of the block. With `may_ask_more` the block asks also where the rules decide.
        """
        graph = block.graph
        best = np.zeros(graph.count, np.int64)
        self.bound.choose_best(graph.count, graph.kinds, graph.firsts, graph.children, values, best)
        at = at.copy()
        steps = self.bound.walk(
            positions,
            self.content,
            lucks,
            at,
            graph.kinds,
            graph.firsts,
            graph.children,
            block.codes,
            best,
            may_ask_more,
        )
        if steps == graph_loops.FULL:
            raise Unsettled("the rules ask for something else than the block says")
        return at

    def draw_on(self, positions: Rows, lucks: Ints) -> None:
        """Let chance act until a seat is to act or the game is over."""
        self.bound.draw_on(positions, self.content, lucks)

    def lucks(self, seed: int, first: int, games: int) -> Ints:
        """Streams of chance for games number `first` and following."""
        found = np.zeros(games, np.int64)
        self.bound.begin_lucks(seed, first, found)
        return found

    def returns(self, nodes: Rows, which: Ints) -> Floats:
        """What seat 0 has at each of these ends of games: its share of the win, or its points."""
        found = np.zeros(len(which))
        self.bound.returns(nodes, self.content, which, self.game.objective == "win", found)
        return found
