"""The five levels of every game, from gentle to expert: how much a level thinks, and how often it looks no further.

The three lower levels are short-sighted at a part of their moves: there they look for a sound move, not the best.
Sound is what gives away little of what is at stake, which is the smaller of the chance to win and the chance not to;
where points count, their spread. No move is sound that passes the turn on for nothing. Of the sound moves a level takes
what brings most points by the next decision, and of equals the worse. So it never gives a game away at one move, and
sees no further than the next points.

Otherwise `gentle` and `casual` follow the game's rule of thumb, `steady`, while `fair` thinks like `strong`: in Sonic
Roll, where the rule of thumb hardly ever wins, to follow it more often would be no step up.

The upper two think about every move. `expert` plays by the exact values where there is a file of them.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from rollwright.bots import steady
from rollwright.bots.search.judging import Judged, Judgement, judge, prepare
from rollwright.core.generator import begin, below
from rollwright.core.names import Move
from rollwright.core.state import State

__all__ = ["LEVELS", "Level", "choose", "prepare", "sound"]

TRUSTED = 16  # games below which a move is not known well enough to be taken
CHANCES = 1000  # of which some are short-sighted
WHETHER = 1  # the stream of a seed that tells whether this move is


@dataclass(frozen=True)
class Level:
    """The games a level thinks; how often it is short-sighted, and what that may cost at most.

    Without any games it plays `steady` where it is not short-sighted. The cost is in chances to win, and at most three
    tenths of what is at stake.
    """

    simulations: int = 0
    short_sighted: float = 0.0
    cost: float = 0.0
    exact: bool = False


LEVELS: dict[str, Level] = {
    "gentle": Level(short_sighted=0.95, cost=0.15),
    "casual": Level(short_sighted=0.75, cost=0.1),
    "fair": Level(300, short_sighted=0.5, cost=0.08),
    "strong": Level(300),
    "expert": Level(3_000, exact=True),
}
SOUND = 600  # games in which a short-sighted level looks for what is sound
AT_MOST = 0.3  # of what is at stake, a sound move may give away


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
    known = by_values(state) if level.exact else None
    if known is not None:
        return known
    if below(begin(seed, WHETHER), CHANCES) < CHANCES * level.short_sighted:
        judged = judge(state, seed, simulations or SOUND, tree=False, patient=True)
        return short_sighted(state, judged, level.cost)
    if not level.simulations:
        return steady.choose(state)
    return judge(state, seed, simulations or level.simulations, tree=False).move


def by_values(state: State) -> Move | None:
    """The move by the values that are solved, of this game or of each seat alone; None where there are none."""
    from rollwright.bots import alone, exact

    known = exact.valuer(state.game)
    return alone.choose(state) if known is None else known.choose(state)


def sound(state: State, judged: Judgement, cost: float) -> list[Judged]:
    """The moves that give away little; the best is always among them."""
    known = [row for row in judged.table if row.playouts >= TRUSTED] or [judged.table[0]]
    best = max(known, key=lambda row: row.value)
    if state.game.objective in ("points", "turns"):
        limit = cost * 2 * best.error * math.sqrt(best.playouts)
    else:
        limit = min(cost, AT_MOST * min(best.value, 1 - best.value))
    near = [row for row in known if best.value - row.value <= limit]
    return [row for row in near if row is best or not is_idle(state, row.move)]


def short_sighted(state: State, judged: Judgement, cost: float) -> Move:
    """Of the sound moves, what brings most by the next decision; of equals, the worse."""
    return max(sound(state, judged, cost), key=lambda row: (row.soon, -row.value, -row.move.code)).move


def is_idle(state: State, move: Move) -> bool:
    """Does the move pass the turn on for nothing?"""
    after = state.play(move)
    return isinstance(after.to_act, int) and after.turn != state.turn and after.scores == state.scores
