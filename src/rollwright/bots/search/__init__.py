"""Search: Monte Carlo tree search with chance, for any game and any number of seats, by its compiled rules.

>>> import rollwright as rw
>>> state = rw.load("pig", options={"goal": 20}).start().draw("p1").play("roll").roll(6)
>>> judge(state, seed=1, playouts=300, plain=True).move.text
'roll'
"""

from __future__ import annotations

from rollwright.bots.search.grove import LOOPS
from rollwright.bots.search.judging import Judged, Judgement, judge, prepare
from rollwright.bots.search.valuing import SearchValuer, valuer

__all__ = ["LOOPS", "Judged", "Judgement", "SearchValuer", "judge", "prepare", "valuer"]
