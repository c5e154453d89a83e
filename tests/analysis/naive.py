"""Values of a small game for two or one by brute force: every state through the public surface, swept in dicts."""

from __future__ import annotations

from collections.abc import Callable

from rollwright.core.state import OVER, State

Children = list[tuple[State, float]]
Chance = Callable[[State], Children]


def wins_at_once(state: State) -> list[State]:
    """Where a move wins at once nothing else need be looked at (totals of Pig would grow without end)."""
    after = [state.play(move) for move in state.moves]
    seat = state.to_act
    return [child for child in after if child.to_act is OVER and child.winners == (seat,)][:1] or after


def falls(state: State) -> Children:
    """What chance brings."""
    return [(child, ways / of) for child, ways, of in state.throws()]


def graph(start: State, chance: Chance, most: int) -> dict[State, Children | float]:
    """All states that follow, each with its children and their chances (1 for moves), or with what it is worth."""
    found: dict[State, Children | float] = {}
    waiting = [start]
    while waiting:
        state = waiting.pop()
        if state in found:
            continue
        if state.to_act is OVER:
            found[state] = state.returns[0]
        elif isinstance(state.to_act, int):
            found[state] = [(child, 1.0) for child in wins_at_once(state)]
        else:
            found[state] = chance(state)
        here = found[state]
        if isinstance(here, list):
            waiting += [child for child, _ in here]
        assert len(found) < most
    return found


def values(
    start: State,
    lowest: float = 0.0,
    highest: float = 1.0,
    chance: Chance = falls,
    most: int = 50_000,
) -> dict[State, float]:
    """The value to seat 0 of all that can follow, swept from below and above until both are 1e-12 apart."""
    found = graph(start, chance, most)
    states = list(found)[::-1]
    bounds = [
        {state: worth if isinstance(worth, float) else edge for state, worth in found.items()}
        for edge in (lowest, highest)
    ]
    for _ in range(100_000):
        for bound in bounds:
            for state in states:
                children = found[state]
                if isinstance(children, list):
                    bound[state] = better(state, children, bound)
        if max(bounds[1][state] - bounds[0][state] for state in states) < 1e-12:
            return bounds[0]
    raise AssertionError("the bounds do not meet")


def better(state: State, children: Children, values: dict[State, float]) -> float:
    """Seat 0 wants most, its opponent least."""
    if not isinstance(state.to_act, int):
        return sum(chance * values[child] for child, chance in children)
    return (max if state.to_act == 0 else min)(values[child] for child, _ in children)
