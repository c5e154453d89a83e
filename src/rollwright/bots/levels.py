"""The five levels of every game, from gentle to expert: so many simulations, and how much a level is content to lose.

The three lower levels look for a sound move, not the best: one that gives away little of what is at stake, which is the
smaller of the chance to win and the chance not to; where points count, their spread. No move is sound that passes the
turn on for nothing. Of the sound moves a level takes what brings most points at once, and of equals what looks no
further. So it never gives a game away at one move, and sees no further than the next points.

`expert` plays by the exact values where there is a file of them.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from rollwright.bots.search.judging import Judged, Judgement, judge, prepare
from rollwright.core.generator import begin, below, following
from rollwright.core.names import Move
from rollwright.core.state import CHANCE, State

__all__ = ["LEVELS", "Level", "choose", "prepare", "sound"]

LOOKS = 12  # throws that a level tries, to see what a move brings at once
TRUSTED = 16  # games below which a move is not known well enough to be taken


@dataclass(frozen=True)
class Level:
    """How much a level thinks; what it may give away at a move: a part of what is at stake, and at most so much."""

    simulations: int
    slack: float = 0.0
    most: float = 0.0
    tree: bool = True
    exact: bool = False


LEVELS: dict[str, Level] = {
    "gentle": Level(1_200, 0.3, 0.06, tree=False),
    "casual": Level(1_200, 0.12, 0.025, tree=False),
    "fair": Level(1_200, 0.04, 0.01, tree=False),
    "strong": Level(4_000, tree=False),
    "expert": Level(20_000, exact=True),
}


def choose(name: str, state: State, seed: int = 0, simulations: int | None = None) -> Move:
    """The move of a level; the same seed gives the same move.

    >>> import rollwright as rw
    >>> state = rw.load("pig").start().draw("p1").play("roll").roll(6)
    >>> choose("gentle", state, seed=1, simulations=100).text
    'roll'
    """
    level = LEVELS[name]
    if len(state.moves) == 1:
        return state.moves[0]
    if level.exact:
        from rollwright.bots import exact

        known = exact.valuer(state.game)
        if known is not None:
            return known.choose(state)
    judged = judge(state, seed, simulations or level.simulations, tree=level.tree, patient=level.slack > 0)
    return short_sighted(state, seed, judged, level) if level.slack else judged.move


def sound(state: State, judged: Judgement, level: Level) -> list[Judged]:
    """The moves that give away little; the best is always among them."""
    known = [row for row in judged.table if row.playouts >= TRUSTED] or [judged.table[0]]
    best = max(known, key=lambda row: row.value)
    if state.game.objective in ("points", "turns"):
        spread = best.error * math.sqrt(best.playouts)
        limit = min(level.slack / 2, level.most) * spread * 2
    else:
        limit = min(level.slack * min(best.value, 1 - best.value), level.most)
    near = [row for row in known if best.value - row.value <= limit]
    return [row for row in near if row is best or not is_idle(state, row.move)]


def is_idle(state: State, move: Move) -> bool:
    """Does the move pass the turn on for nothing?"""
    after = state.play(move)
    return isinstance(after.to_act, int) and after.turn != state.turn and after.scores == state.scores


def short_sighted(state: State, seed: int, judged: Judgement, level: Level) -> Move:
    """Of the sound moves, what brings most at once; of equals, what looks no further."""
    found = sound(state, judged, level)
    return max(found, key=lambda row: (at_once(state, row.move, seed), -row.value, -row.move.code)).move


def at_once(state: State, move: Move, seed: int) -> float:
    """The points that a move brings its seat by the next decision, on average of a few throws."""
    seat, after, total = state.to_act, state.play(move), 0
    assert isinstance(seat, int)
    looks = LOOKS if after.to_act is CHANCE else 1
    for look in range(looks):
        state, luck = after, begin(seed, look)
        while state.to_act is CHANCE:
            luck = following(luck)
            state = state.after(below(luck, state.outcome_count))
        total += state.scores[seat]
    return total / looks
