"""SR-41 to SR-43: the score."""

from __future__ import annotations

from rollwright.games.sonicroll.rows import SonicContent, SonicPosition
from rollwright.games.sonicroll.rules.codes import (
    CARD_SPEED,
    COMPETITION,
    P_OVER,
    TIME_ATTACK,
    TIME_TOKENS,
    WON,
)
from rollwright.games.sonicroll.rules.piles import ones

RING, HYPER, ANIMAL, FRESH, USED, DEATH, COST = 10, 15, 20, 50, 20, -30, -10


def speed(pos: SonicPosition, seat: int) -> int:
    """SR-42: 3 for each zone card, -1 for each Time token."""
    return CARD_SPEED * pos.players[seat].cards - pos.players[seat].time


def time_place(pos: SonicPosition, seat: int) -> int:
    """SR-42: the place in speed, from 1; tied players take the lowest place of their span."""
    place = 0
    for other in range(pos.seats):
        if speed(pos, other) >= speed(pos, seat):
            place += 1
    return place


def time_bonus(pos: SonicPosition, seat: int) -> int:
    """SR-42 by place; SR-43 alone by Time tokens taken."""
    if pos.seats == 1:
        tokens = pos.players[0].time
        if tokens == 0:
            return 200
        if tokens <= 2:
            return 100
        return 50 if tokens <= 4 else 0
    behind = pos.seats - time_place(pos, seat)
    if behind == 0:
        return 0
    # two players: 100; three: 150, 50; four: 200, 100, 50
    if pos.seats == 2:
        return 100
    if pos.seats == 3:
        return 150 if behind == 2 else 50
    return 50 << behind - 1


def held_worth(pos: SonicPosition, seat: int) -> int:
    """What a held ring is worth: more with a Hyper Ring."""
    return HYPER if pos.players[seat].hyper > 0 else RING


def late_tokens(pos: SonicPosition, seat: int) -> int:
    """SR-49: Time tokens after the seventh, where the table has them cost."""
    if pos.mode != COMPETITION or not pos.time_cost:
        return 0
    return max(0, pos.players[seat].time - TIME_TOKENS)


def points(pos: SonicPosition, seat: int) -> int:
    """SR-41: all lines of the score together."""
    player = pos.players[seat]
    used = ones(player.exhausted)
    found = player.rings * held_worth(pos, seat) + player.saved * RING
    found += player.animals * ANIMAL
    found += (ones(player.emeralds) - used) * FRESH + used * USED
    found += player.deaths * DEATH
    found += late_tokens(pos, seat) * COST
    return found + time_bonus(pos, seat)


def score(pos: SonicPosition, content: SonicContent, seat: int) -> int:
    """SR-40: a lost game has no score."""
    if pos.phase == P_OVER and pos.won != WON and pos.mode != COMPETITION:
        return 0
    return points(pos, seat)


def rank(pos: SonicPosition, content: SonicContent, seat: int) -> int:
    """In co-op all win or lose together; alone and in competition, points count."""
    if pos.mode == COMPETITION or pos.mode == TIME_ATTACK:
        return score(pos, content, seat)
    return 1 if pos.won == WON else 0
