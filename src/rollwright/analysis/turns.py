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
from typing import NamedTuple

__all__ = ["Choice", "Choices", "Solved", "solve"]

Node = Hashable


class Choice(NamedTuple):
    """What can be chosen: its label, the points gained at once, and where it leads with which chance."""

    label: Hashable
    gain: float
    branches: Sequence[tuple[float, Node]]


Choices = Callable[[Node], Sequence[tuple[Hashable, float, Sequence[tuple[float, Node]]]]]


@dataclass(frozen=True)
class Solved:
    """The mean that follows each node under best play, and its best label (the first of equals; none at ends)."""

    values: dict[Node, float]
    best: dict[Node, Hashable]


def solve(start: Node, choices: Choices) -> Solved:
    """Every node that can follow `start`. A node without choices is an end, worth nothing more."""
    values: dict[Node, float] = {}
    best: dict[Node, Hashable] = {}
    waiting: list[Node] = [start]
    met: dict[Node, Sequence[tuple[Hashable, float, Sequence[tuple[float, Node]]]]] = {}
    while waiting:
        node = waiting[-1]
        if node in values:
            waiting.pop()
        elif node not in met:
            met[node] = choices(node)
            waiting += (child for _, _, branches in met[node] for _, child in branches if child not in values)
        else:
            waiting.pop()
            found = [
                (gain + sum(weight * values[child] for weight, child in branches), label)
                for label, gain, branches in met.pop(node)
            ]
            if found:
                values[node], best[node] = max(found, key=lambda each: each[0])
            else:
                values[node] = 0.0
    return Solved(values, best)
