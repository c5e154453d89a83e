"""A campaign: zone after zone, each a game of its own, to which its options carry the emeralds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from rollwright.core.state import OVER, State
from rollwright.games.sonicroll.rows import EMERALDS, SonicPosition
from rollwright.games.sonicroll.rules import codes
from rollwright.games.sonicroll.rules.piles import emerald_pile

ZONES = (codes.GREEN_HILL, codes.STARDUST_SPEEDWAY, codes.LAVA_REEF, codes.CHEMICAL_PLANT)
ALL = (1 << EMERALDS) - 1


def onward(finished: Sequence[State]) -> tuple[Mapping[str, int | bool], ...]:
    """SR-44: the next zone after a won one; a lost zone again, without what was found in it.

    SR-46: with all emeralds after the last zone, the finale; else zones again, for those that are missing.
    """
    last = finished[-1]
    end = _position(last)
    if last.to_act is not OVER or end.mode != codes.CO_OP:
        return ()
    options = last.game.options
    if end.won != codes.WON:
        return (options,)
    won = {_position(state).zone for state in finished if _position(state).won == codes.WON}
    emeralds = ALL & ~emerald_pile(end)
    left = [zone for zone in ZONES if zone not in won]
    if codes.FINALE in won:
        return ()
    if left:
        zones = left[:1]
    else:
        zones = [codes.FINALE] if emeralds == ALL else list(ZONES)
    return tuple({**options, "zone": zone, "emeralds": emeralds} for zone in zones)


def _position(state: State) -> SonicPosition:
    return cast("SonicPosition", state.row())
