"""A small exact solver of finite decision processes, loops and all.

A process is a graph: at each node one of some actions is chosen, each with a cost and branches of exact
weight. The solver finds for every node the least (or most) that is expected until an end, and the best
action, in fractions, so that a figure it gives is the figure.

>>> from fractions import Fraction
>>> six = Process(
...     actions={"throw": (Action("throw", 1, ((Fraction(1, 6), "met"), (Fraction(5, 6), "throw"))),)},
...     ends={"met": Fraction(0)},
... )
>>> solve(six).values["throw"]
Fraction(6, 1)

It works component by component of the graph (Tarjan 1972), ends first, and inside a component with loops by
policy iteration with exact linear equations (Howard 1960). Meant for components of up to some hundred nodes.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

__all__ = ["Action", "Branch", "Endless", "Process", "Solution", "components", "solve"]

Node = Hashable
Branch = tuple[Fraction, Node]
Aim = Literal["least", "most"]


class Endless(ValueError):
    """From this node no end can be reached, or the best way never ends."""


@dataclass(frozen=True)
class Action:
    """What can be chosen at a node: its label, its cost (or gain), where it leads; weights add up to 1."""

    label: Hashable
    cost: Fraction | int
    branches: tuple[Branch, ...]


@dataclass(frozen=True)
class Process:
    """The nodes with their actions, and the ends with their values."""

    actions: Mapping[Node, tuple[Action, ...]]
    ends: Mapping[Node, Fraction]


@dataclass(frozen=True)
class Solution:
    """The exact value of every node, and the label of its best action (the first of equals; none at ends)."""

    values: Mapping[Node, Fraction]
    best: Mapping[Node, Hashable]


def solve(process: Process, aim: Aim = "least") -> Solution:
    """The exact values of all nodes of the process."""
    values = dict(process.ends)
    best: dict[Node, Hashable] = {}
    better = _less if aim == "least" else _more
    for part in components(process):
        policy = _reaching(process, part, values)
        while True:
            values.update(_evaluate(part, policy, values))
            changed = False
            for node in part:
                worth = values[node]  # that of the policy's action
                for action in process.actions[node]:
                    if better(_worth(action, values), worth):
                        policy[node], worth, changed = action, _worth(action, values), True
            if not changed:
                break
        for node in part:
            equal = (action for action in process.actions[node] if _worth(action, values) == values[node])
            best[node] = next(equal).label
    return Solution(values, best)


def components(process: Process) -> Iterator[list[Node]]:
    """The strongly connected parts of the graph, each after all parts it leads to; ends are left out."""
    index: dict[Node, int] = {}
    low: dict[Node, int] = {}
    open_nodes: list[Node] = []
    is_open: set[Node] = set()
    for root in process.actions:
        if root in index:
            continue
        work = [(root, _successors(process, root))]
        index[root] = low[root] = len(index)
        open_nodes.append(root)
        is_open.add(root)
        while work:
            node, successors = work[-1]
            child = next((c for c in successors if c not in index or c in is_open), None)
            if child is None:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[node])
                if low[node] == index[node]:
                    at = open_nodes.index(node)
                    part = open_nodes[at:]
                    del open_nodes[at:]
                    is_open.difference_update(part)
                    yield part
            elif child in index:
                low[node] = min(low[node], index[child])
            else:
                index[child] = low[child] = len(index)
                open_nodes.append(child)
                is_open.add(child)
                work.append((child, _successors(process, child)))


def _successors(process: Process, node: Node) -> Iterator[Node]:
    for action in process.actions[node]:
        for _, child in action.branches:
            if child not in process.ends:
                yield child


def _less(a: Fraction, b: Fraction) -> bool:
    return a < b


def _more(a: Fraction, b: Fraction) -> bool:
    return a > b


def _worth(action: Action, values: Mapping[Node, Fraction]) -> Fraction:
    return action.cost + sum((weight * values[child] for weight, child in action.branches), Fraction(0))


def _reaching(process: Process, part: Iterable[Node], solved: Mapping[Node, Fraction]) -> dict[Node, Action]:
    """For every node an action from which the part is left sooner or later."""
    policy: dict[Node, Action] = {}
    waiting = list(part)
    while waiting:
        still: list[Node] = []
        for node in waiting:
            leading = (
                action
                for action in process.actions[node]
                if any(child in solved or child in policy for _, child in action.branches)
            )
            found = next(leading, None)
            if found is None:
                still.append(node)
            else:
                policy[node] = found
        if len(still) == len(waiting):
            raise Endless(f"no end can be reached from {still[0]!r}")
        waiting = still
    return policy


def _evaluate(
    part: list[Node], policy: Mapping[Node, Action], solved: Mapping[Node, Fraction]
) -> dict[Node, Fraction]:
    """The values of the part's nodes under the policy: one linear equation each, solved by elimination."""
    inside = set(part)
    rows: dict[Node, dict[Node, Fraction]] = {}
    constants: dict[Node, Fraction] = {}
    for node in part:
        row, constant = {node: Fraction(1)}, Fraction(policy[node].cost)
        for weight, child in policy[node].branches:
            if child in inside:
                row[child] = row.get(child, Fraction(0)) - weight
            else:
                constant += weight * solved[child]
        rows[node], constants[node] = row, constant
    for at, node in enumerate(part):
        pivot = rows[node].get(node, Fraction(0))
        if pivot == 0:
            raise Endless(f"the best way from {node!r} never ends")
        for other in part[at + 1 :]:
            factor = rows[other].pop(node, Fraction(0)) / pivot
            if factor:
                for column, value in rows[node].items():
                    if column != node:
                        rows[other][column] = rows[other].get(column, Fraction(0)) - factor * value
                constants[other] -= factor * constants[node]
    values: dict[Node, Fraction] = {}
    for node in reversed(part):
        known = sum((value * values[c] for c, value in rows[node].items() if c != node), Fraction(0))
        values[node] = (constants[node] - known) / rows[node][node]
    return values
