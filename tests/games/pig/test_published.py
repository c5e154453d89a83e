"""Published numbers of Pig that need no big solver, each from the rules through the public surface.

Sources: Neller's Nifty Assignments (turn outcomes), Neller's exercise and recomputation to ten digits (two players who
hold at 20), recomputation (one turn for most points).
"""

from __future__ import annotations

from functools import cache

import pytest

import rollwright as rw
from rollwright.core.state import State

GAME = rw.load("pig")


def at(score: int, total: int, other: int = 0) -> State:
    return GAME.state(f"pig/2 seats=2 total={total} goal=100 score={score},{other}")


@cache
def turn_outcomes(score: int, total: int = 0) -> dict[int, float]:
    """Points banked in a turn of `steady` (hold at 20 or at the goal) -> chance; 0 is a turn lost."""
    state = at(score, total)
    if GAME.spec.steady(state.row(), GAME.content_row) == GAME.move("hold").code:
        return {total: 1.0}
    found: dict[int, float] = {}
    for after, ways, of in state.play("roll").throws():
        lost = after.to_act != 0
        for points, chance in ({0: 1.0} if lost else turn_outcomes(score, after.position["total"])).items():
            found[points] = found.get(points, 0.0) + chance * ways / of
    return found


def test_the_outcomes_of_a_turn_that_holds_at_20() -> None:
    outcomes = turn_outcomes(0)
    published = (0.624541, 0.099713, 0.094991, 0.074189, 0.054196, 0.035198, 0.017173)
    assert set(outcomes) == {0, 20, 21, 22, 23, 24, 25}
    for points, chance in zip((0, 20, 21, 22, 23, 24, 25), published, strict=True):
        assert outcomes[points] == pytest.approx(chance, abs=5e-7)


def win_chances(goal: int = 100) -> dict[tuple[int, int], float]:
    """(own points, other's points) -> the chance that who is to act wins, both holding at 20 or at the goal.

    Turns that bank nothing lead round from (i, j) to (j, i) and back: two linear equations for each pair.
    """
    wins: dict[tuple[int, int], float] = {}

    def equation(mine: int, theirs: int) -> tuple[float, float]:
        """The chance as a + b * (chance of the other at (theirs, mine))."""
        known, lost = 0.0, 0.0
        for points, chance in turn_outcomes(mine).items():
            if points == 0:
                lost += chance
            elif mine + points >= goal:
                known += chance
            else:
                known += chance * (1 - wins[theirs, mine + points])
        return known + lost, -lost

    for total in range(2 * goal - 2, -1, -1):
        for mine in range(max(0, total - goal + 1), min(goal - 1, total) + 1):
            theirs = total - mine
            a, b = equation(mine, theirs)
            c, d = equation(theirs, mine)
            wins[mine, theirs] = (a + b * c) / (1 - b * d)
    return wins


def test_the_first_of_two_who_hold_at_20_wins() -> None:
    assert win_chances()[0, 0] == pytest.approx(0.5346983262, abs=5e-11)


def test_simulation_agrees_with_the_exact_chance() -> None:
    state, games = GAME.start().draw("p1"), 200_000
    first = rw.simulate(GAME, games=games, bots=["steady", "steady"], seed=5, start=state).seats[0]
    assert abs(first.win_share - 0.5346983262) < 4 * first.win_error


@cache
def best_mean(total: int) -> float:
    """The best mean of one turn played for most points, the game far from its end."""
    go_on = 0.0
    if total < 100:  # beyond 20 holding is better; far beyond, this cuts the recursion off
        for after, ways, of in (
            FAR.state(f"{FAR.title} seats=2 total={total} goal=10000").play("roll").throws()
        ):
            go_on += ways / of * (best_mean(after.position["total"]) if after.to_act == 0 else 0.0)
    return max(float(total), go_on)


FAR = rw.load("pig", options={"goal": 10_000})


def test_the_best_mean_of_one_turn() -> None:
    assert best_mean(0) == pytest.approx(8.1417948937, abs=5e-11)


def test_holding_at_20_or_21_is_best_for_one_turn() -> None:
    """At 20 throwing and holding are worth the same; at 19 throwing is better, from 21 on holding."""

    def throwing(total: int) -> float:
        return sum(best_mean(total + face) for face in range(2, 7)) / 6

    assert throwing(19) > 19
    assert throwing(20) == pytest.approx(20)
    assert throwing(21) < 21
