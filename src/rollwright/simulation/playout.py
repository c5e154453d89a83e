"""One game played by bots at plain speed, written down."""

from __future__ import annotations

from collections.abc import Sequence

from rollwright import bots as players
from rollwright.core.errors import RollwrightError
from rollwright.core.game import Game
from rollwright.core.generator import begin, below, following
from rollwright.core.record import Record
from rollwright.core.state import OVER

__all__ = ["playout"]


def playout(game: Game, bots: Sequence[str], seed: int = 0) -> Record:
    """A whole game by the named bots, one a seat; the same seed gives the same record. Needs no compiler.

    >>> import rollwright as rw
    >>> record = playout(rw.load("pig"), ["random", "steady"], seed=1)
    >>> record.state.to_act
    <Chance.OVER: 'over'>
    """
    if len(bots) != game.seats:
        raise ValueError(
            f"{game.name} is played with {game.seats} seats here, and {len(bots)} bots were named"
        )
    record, luck = Record(game, names=tuple(bots), date=""), begin(seed, 0)
    for event in range(game.max_events):
        state = record.state
        if state.to_act is OVER:
            return record
        luck = following(luck)
        if isinstance(state.to_act, int):
            record.add(players.choose(bots[state.to_act], state, seed=(seed << 20) + event))
        else:
            record.add(state.outcome(below(luck, state.outcome_count)))
    raise RollwrightError(f"{game.name}: no end after {game.max_events} events")
