"""perft: counting what can happen, as an oracle for rules (the name comes from chess programs)."""

from __future__ import annotations

from collections.abc import Iterator

from rollwright.core.state import OVER, State

__all__ = ["perft", "successors"]


def perft(state: State, depth: int) -> tuple[int, int, int]:
    """(nodes, distinct, over): sequences of exactly `depth` events, distinct states they reach, and how many of
    the sequences end in a finished game. An event is a move or one outcome; equal outcomes count separately.

    >>> import rollwright as rw
    >>> perft(rw.load("pig").start(), 3)
    (16, 14, 0)
    """
    level: dict[State, int] = {state: 1}
    for _ in range(depth):
        following: dict[State, int] = {}
        for before, ways in level.items():
            for after in successors(before):
                following[after] = following.get(after, 0) + ways
        level = following
    over = sum(ways for end, ways in level.items() if end.to_act is OVER)
    return sum(level.values()), len(level), over


def successors(state: State) -> Iterator[State]:
    """The states one event later."""
    for k in range(state.outcome_count):
        yield state.after(k)
    for move in state.moves:
        yield state.play(move)
