"""A second, naive implementation of where movers stand and whom a sword may hit, run beside the engine.

It knows tokens on rings of words, and replays a game from its events alone.
"""

from __future__ import annotations

import random

import pytest

import rollwright as rw
from rollwright.core.game import load


class NaiveTable:
    """Where every mover stands: a list of squares completed, by name."""

    def __init__(self, state: rw.State) -> None:
        self.rings: list[list[str]] = []
        self.trails: list[list[str]] = []
        for seat in state.view()["table"]["players"]:
            self.rings.append([str(square) for square in seat["card"]["squares"]])
            self.trails.append(self.rings[-1][: seat["at"]])

    def stands_on(self, seat: int) -> str:
        return self.trails[seat][-1] if self.trails[seat] else "coin"

    def targets(self, by: int) -> set[int]:
        seats = set(range(len(self.trails))) - {by}
        return {seat for seat in seats if self.stands_on(seat) not in {"coin", "sword", "key"}}

    def wanted(self, seat: int) -> str:
        return self.rings[seat][len(self.trails[seat])]


@pytest.mark.parametrize("seats", [2, 3, 7])
@pytest.mark.parametrize("key_chain", [True, False])
def test_rr_13_targets_are_those_of_the_naive_table(seats: int, key_chain: bool) -> None:
    rng = random.Random(seats)
    strikes = 0
    for _ in range(3):
        state = load("retroroll", seats, {"key_chain": key_chain}).start()
        while state.to_act is not rw.OVER:
            if state.to_act is rw.CHANCE:
                state = state.after(rng.randrange(state.outcome_count))
                continue
            naive = NaiveTable(state)
            mover = state.turn
            assert naive.wanted(mover).isdigit()
            striking = {move.args[0] for move in state.moves if move.kind == "strike"}
            if striking:
                assert naive.stands_on(mover) == "sword"
                assert striking == naive.targets(mover)
                strikes += 1
            move = rng.choice(state.moves)
            before, state = state, state.apply(move)
            if move.kind == "strike":
                target = move.args[0]
                naive.trails[target].pop()
                assert NaiveTable(state).trails == naive.trails
                assert naive.wanted(target) == NaiveTable(before).stands_on(target)
            elif any(note.code == "nobody" for note in state.story):
                assert naive.targets(mover) == set()
    assert strikes > 3
