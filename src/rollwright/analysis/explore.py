"""From a state of a game to a decision process for the solver, every event played through the engine."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from fractions import Fraction

from rollwright.analysis.process import Action, Process
from rollwright.core.names import Move
from rollwright.core.state import CHANCE, OVER, State

__all__ = ["explore"]


def explore(
    start: State,
    *,
    cost: Callable[[State, Move], Fraction | int],
    ended: Callable[[State], bool],
    alike: Callable[[State], Hashable] = bytes,
    most: int = 100_000,
) -> tuple[Process, Hashable]:
    """The process of all that can follow from `start`, and its first node.

    `cost` says what a move costs; `ended` where to stop (worth 0 from there); `alike` gives equal keys to
    states that do not differ for the question asked, such as those that differ only in a counter of turns.
    OverflowError where more than `most` states are met.
    """
    actions: dict[Hashable, tuple[Action, ...]] = {}
    ends: dict[Hashable, Fraction] = {}
    first = alike(start)
    waiting: dict[Hashable, State] = {first: start}

    def key(state: State) -> Hashable:
        found = alike(state)
        if found not in actions and found not in ends:
            waiting.setdefault(found, state)
        return found

    while waiting:
        node, state = waiting.popitem()
        if len(actions) >= most:
            raise OverflowError(f"more than {most} states follow from {start}")
        if ended(state) or state.to_act is OVER:
            ends[node] = Fraction(0)
        elif state.to_act is CHANCE:
            actions[node] = ()  # known from here on
            weights: dict[Hashable, int] = {}
            for k in range(state.outcome_count):
                child = key(state.after(k))
                weights[child] = weights.get(child, 0) + 1
            branches = tuple((Fraction(ways, state.outcome_count), child) for child, ways in weights.items())
            actions[node] = (Action("chance", 0, branches),)
        else:
            actions[node] = ()
            actions[node] = tuple(
                Action(move.text, cost(state, move), ((Fraction(1), key(state.play(move))),))
                for move in state.moves
            )
    return Process(actions, ends), first
