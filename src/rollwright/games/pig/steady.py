"""A rule of thumb for Pig: hold at 20, or with enough to win (Neller and Presser 2004)."""

from rollwright.core.kit import NoContent
from rollwright.games.pig.rows import PigPosition
from rollwright.games.pig.rules import HOLD, ROLL

ENOUGH = 20


def steady(pos: PigPosition, content: NoContent) -> int:
    if pos.total >= ENOUGH or pos.score[pos.turn] + pos.total >= pos.goal:
        return HOLD
    return ROLL
