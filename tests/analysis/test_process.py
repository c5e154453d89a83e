"""The exact solver: known values, loops of loops, and what never ends."""

from __future__ import annotations

from fractions import Fraction

import pytest

from rollwright.analysis.explore import explore
from rollwright.analysis.process import Action, Endless, Process, components, solve
from rollwright.core.game import load

F = Fraction


def test_gamblers_ruin() -> None:
    """From 3 of 10 with chance 2/5 of winning each euro: (1 - 1.5**3) / (1 - 1.5**10)."""
    actions = {
        money: (Action("bet", 0, ((F(2, 5), money + 1), (F(3, 5), money - 1))),) for money in range(1, 10)
    }
    process = Process(actions, {0: F(0), 10: F(1)})
    assert solve(process, "most").values[3] == (1 - F(3, 2) ** 3) / (1 - F(3, 2) ** 10)
    assert [len(part) for part in components(process)] == [9]


def test_the_best_of_two_ways() -> None:
    actions = {
        "home": (
            Action("bus", 30, ((F(1), "work"),)),
            Action("wait for a lift", 5, ((F(1, 4), "work"), (F(3, 4), "home"))),
        )
    }
    least = solve(Process(actions, {"work": F(0)}))
    assert (least.values["home"], least.best["home"]) == (20, "wait for a lift")


def test_the_policy_is_improved_through_a_loop() -> None:
    """The way first taken leads home by itself; the better one goes through the neighbour."""
    actions = {
        "a": (Action("slow", 100, ((F(1), "end"),)), Action("round", 1, ((F(1), "b"),))),
        "b": (Action("back", 1, ((F(1), "a"),)), Action("on", 1, ((F(1, 2), "end"), (F(1, 2), "a")))),
    }
    solution = solve(Process(actions, {"end": F(0)}))
    assert solution.values["a"] == 4
    assert solution.best == {"a": "round", "b": "on"}


def test_the_most_of_a_die_that_may_be_thrown_again() -> None:
    """Up to three throws, keep one: 14/3."""
    ends: dict[object, Fraction] = {("kept", face): F(face) for face in range(1, 7)}
    actions: dict[object, tuple[Action, ...]] = {}
    for left in range(3):
        actions["throw", left] = (
            Action("chance", 0, tuple((F(1, 6), (left, face)) for face in range(1, 7))),
        )
        for face in range(1, 7):
            again = (Action("again", 0, ((F(1), ("throw", left - 1)),)),) if left else ()
            actions[left, face] = (Action("keep", 0, ((F(1), ("kept", face)),)), *again)
    solution = solve(Process(actions, ends), "most")
    assert solution.values["throw", 2] == F(14, 3)
    assert solution.best[2, 4] == "again"
    assert solution.best[1, 4] == "keep"


def test_no_way_to_an_end() -> None:
    process = Process({"here": (Action("stay", 1, ((F(1), "here"),)),)}, {"end": F(0)})
    with pytest.raises(Endless, match="no end can be reached from 'here'"):
        solve(process)


def test_the_best_way_never_ends() -> None:
    actions = {"here": (Action("leave", 1, ((F(1), "end"),)), Action("stay", 1, ((F(1), "here"),)))}
    assert solve(Process(actions, {"end": F(0)})).values["here"] == 1
    with pytest.raises(Endless, match="never ends"):
        solve(Process(actions, {"end": F(0)}), "most")


def test_a_long_chain_needs_no_deep_stack() -> None:
    actions = {n: (Action("on", 1, ((F(1), n - 1),)),) for n in range(1, 5000)}
    assert solve(Process(actions, {0: F(0)})).values[4999] == 4999


def test_a_game_explored_is_bounded() -> None:
    state = load("retroroll", 1).start()
    with pytest.raises(OverflowError, match="more than 50 states"):
        explore(state, cost=lambda _s, _m: 1, ended=lambda _s: False, most=50)
