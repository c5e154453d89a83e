"""Turns of press-your-luck games, played for most points: throw on or stop, by exact enumeration.

A turn is a graph without loops: at each node one of some choices is made, each gains points at once and leads by
weights to other nodes, or ends the turn (no branches). In floating-point numbers, since the graphs are large;
`analysis.process` solves small ones in fractions, loops and all.

>>> def piglet(points):  # a coin: heads adds 1, tails loses all; five heads end the turn
...     stop = Choice("stop", points, ())
...     return (stop,) if points == 5 else (stop, Choice("toss", 0, ((0.5, points + 1), (0.5, None))))
>>> solve(0, lambda node: () if node is None else piglet(node)).values[0]
0.5
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

__all__ = ["Choice", "Choices", "Solved", "solve"]

Node = TypeVar("Node", bound=Hashable)
Branches = Sequence[tuple[float, Node]]


class Choice(NamedTuple, Generic[Node]):
    """What can be chosen: its label, the points gained at once, and where it leads with which chance."""

    label: Hashable
    gain: float
    branches: Branches[Node]


Choices = Callable[[Node], Sequence[tuple[Hashable, float, Branches[Node]]]]


@dataclass(frozen=True)
class Solved(Generic[Node]):
    """The mean that follows each node under best play, and its best label (the first of equals; none at ends)."""

    values: dict[Node, float]
    best: dict[Node, Hashable]

    def mean(self, branches: Branches[Node]) -> float:
        """What these branches lead to, on average."""
        return sum(chance * self.values[node] for chance, node in branches)


def solve(start: Node, choices: Choices[Node]) -> Solved[Node]:
    """Every node that can follow `start`. A node without choices is an end, worth nothing more."""
    solved: Solved[Node] = Solved({}, {})
    met: dict[Node, Sequence[tuple[Hashable, float, Branches[Node]]]] = {}
    waiting = [start]
    while waiting:
        node = waiting[-1]
        if node in solved.values:
            waiting.pop()
        elif node not in met:
            met[node] = choices(node)
            children = (child for _, _, branches in met[node] for _, child in branches)
            waiting += (child for child in children if child not in solved.values)
        else:
            waiting.pop()
            solved.values[node] = 0.0
            found = [(gain + solved.mean(branches), label) for label, gain, branches in met.pop(node)]
            if found:
                solved.values[node], solved.best[node] = max(found, key=lambda each: each[0])
    return solved
