"""Roll-Over!, as the rule book has it. Ids (RO-1 ...) are those of rulebook.md.

`codes` names the numbers, `handfuls` counts dice, `legal` says what may be done, `turn` does it.
"""

from __future__ import annotations

from rollwright.games.rollover.rules.codes import MAX_EVENTS, RULES
from rollwright.games.rollover.rules.legal import moves, why_not
from rollwright.games.rollover.rules.turn import drawn, outcome, play, score, start

__all__ = ["MAX_EVENTS", "RULES", "drawn", "moves", "outcome", "play", "score", "start", "why_not"]
