"""Games that are none of ours as graphs for the loops of exact solving, node by node."""

from __future__ import annotations

import numpy as np

import rollwright as rw
from rollwright.core.blocks import Engine, Graph
from rollwright.core.graph_loops import END, MEAN, MOST

Leads = list[tuple[int, float]]  # nodes with their chances


class Builder:
    """Nodes get numbers as they are added; mostly what a node leads to is there before it."""

    def __init__(self, ends: int = 0) -> None:
        self._kinds = [END] * ends
        self._leads: list[Leads] = [[] for _ in range(ends)]

    def end(self) -> int:
        """A node whose value is given."""
        return self.add(END, [])

    def choice(self, children: list[int]) -> int:
        """The best of these counts."""
        return self.add(MOST, [(child, 1.0) for child in children])

    def chance(self, falls: Leads) -> int:
        """Each of these with its chance."""
        return self.add(MEAN, falls)

    def add(self, kind: int, leads: Leads) -> int:
        """A node of any kind; in a game that goes round it may lead to nodes that are still to come."""
        self._kinds.append(kind)
        self._leads.append(leads)
        return len(self._kinds) - 1

    def graph(self, engine: Engine) -> Graph:
        """All of it."""
        firsts = np.cumsum([0, *map(len, self._leads)])
        children = np.array([child for leads in self._leads for child, _ in leads], np.int64)
        weights = np.array([weight for leads in self._leads for _, weight in leads])
        return engine.arranged(np.array(self._kinds, np.int64), firsts, children, weights)


def engine() -> Engine:
    """The loops, which know no rule, so any game will do."""
    return Engine(rw.load("pig"))
