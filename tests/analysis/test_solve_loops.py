"""The loops of exact solving where play goes round: bounds are proven, and none is made up."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from rollwright.core import blocks
from rollwright.core.blocks import Floats, Graph, Unsettled
from rollwright.core.graph_loops import END, EVEN, LEAST, MEAN, MOST
from tests.analysis.graphs import Builder, Leads, engine

LOOPS = engine()
LOST, WON = 0, 1  # the ends


def random_graph(seed: int) -> list[tuple[int, Leads]]:
    """Two ends, and nodes that lead anywhere; some chances miss for long, and some play can go on for ever."""
    luck, nodes = Random(seed), 24
    told: list[tuple[int, Leads]] = [(END, []), (END, [])]
    for _ in range(nodes):
        kind, part = luck.choice([MEAN, EVEN, MOST, LEAST]), luck.choice([0.3, 0.01])
        others = [luck.choice([LOST, WON, 5]), *luck.sample(range(nodes + 2), 2)]
        shares = [part, 0.6 * (1 - part), 0.4 * (1 - part)] if kind == MEAN else [1 / 3] * 3
        told.append((kind, list(zip(others, shares, strict=True))))
    return told


def built(told: list[tuple[int, Leads]]) -> Graph:
    builder = Builder()
    for kind, leads in told:
        builder.add(kind, leads)
    return builder.graph(LOOPS)


def solved(graph: Graph) -> tuple[Floats, Floats, int]:
    """Both bounds, and the sweeps it took."""
    low, high = np.zeros(graph.count), np.zeros(graph.count)
    low[WON] = high[WON] = 1.0
    sweeps = LOOPS.evaluate(graph, low, high)
    return low, high, sweeps


def swept(told: list[tuple[int, Leads]], start: float) -> list[float]:
    """Values after so many plain sweeps that no more would change them, from below or from above."""
    values = [0.0, 1.0, *([start] * (len(told) - 2))]
    for _ in range(4000):
        for node, (kind, leads) in enumerate(told):
            if kind in (MOST, LEAST):
                values[node] = (max if kind == MOST else min)(values[child] for child, _ in leads)
            elif kind != END:
                values[node] = sum(values[child] * share for child, share in leads)
    return values


@pytest.mark.parametrize("seed", [0, 6, 7, 9, 11])  # 6 has play that can go on for ever
def test_random_graphs_equal_plain_sweeps(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where sweeps from below and above end apart, no value is claimed."""
    monkeypatch.setattr(blocks, "MOST_SWEEPS", 5000)
    told = random_graph(seed)
    graph = built(told)
    below, above = swept(told, 0.0), swept(told, 1.0)
    if np.max(np.subtract(above, below)) > 1e-6:
        with pytest.raises(Unsettled):
            solved(graph)
        return
    low, high, _ = solved(graph)
    assert np.max(high - low) < 1e-9
    assert low == pytest.approx(below, abs=1e-9)


def test_long_misses_take_few_sweeps() -> None:
    """Two throw for a twelve in turn; plain sweeps would need some 500."""
    first = 36 / 71
    one, two = (MEAN, [(WON, 1 / 36), (3, 35 / 36)]), (MEAN, [(LOST, 1 / 36), (2, 35 / 36)])
    low, high, sweeps = solved(built([(END, []), (END, []), one, two]))
    assert low[2] <= first <= high[2]
    assert high[2] - low[2] < 1e-11
    assert sweeps < 20


def test_play_that_may_go_on_for_ever_has_no_value(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever would lose by leaving stays: from below that is worth 0, from above 1."""
    monkeypatch.setattr(blocks, "MOST_SWEEPS", 1000)
    with pytest.raises(Unsettled):
        solved(
            built([(END, []), (END, []), (MOST, [(LOST, 1.0), (3, 1.0)]), (LEAST, [(WON, 1.0), (2, 1.0)])])
        )
