"""SR-16 to SR-21: the routes, what lies beside them, and which dice a space takes.

Which dice something takes is a number of 18 bits, one for each kind and face, as they lie in the pool.
"""

from __future__ import annotations

from rollwright.core.kit import Log, refuse
from rollwright.games.sonicroll.rows import PASSAGE, PASSAGE_CARD, PATTERN_CARD, SonicContent, SonicPosition
from rollwright.games.sonicroll.rules.codes import (
    ANY,
    ANY_COLOUR,
    BUMPERS,
    EITHER_LANE,
    NOTHING,
    R_BUMPER_LANE,
    R_LANE,
    R_NO_LANE,
    R_NOTHING_THERE,
    R_OTHERS_PASSAGE,
    R_ROUTE_CLOSED,
    SECRET_PASSAGE,
)

ONE_EACH = 0b000001_000001_000001  # a face on all three kinds
ALL = (1 << 18) - 1


def dice_with(kind: int, number: int) -> int:
    """The dice of a wanted kind (ANY or 1 + kind) and number."""
    if kind == ANY:
        return ONE_EACH << number - 1
    if kind == NOTHING:
        return 0
    return 1 << 6 * (kind - 1) + number - 1


def ability(pos: SonicPosition, content: SonicContent) -> int:
    """The ability of the active player's character."""
    return content.characters[pos.players[pos.turn].character - 1].ability


def shown(pos: SonicPosition, content: SonicContent, route: int) -> int:
    """The card beside a route whose leftmost space is open: its index in the content, -1 for none."""
    if route == PASSAGE:
        return PASSAGE_CARD if pos.routes[PASSAGE].card > 0 else -1
    if pos.fight:
        return PATTERN_CARD + pos.patterns[3 * route] - 1 if pos.patterns[3 * route] > 0 else -1
    if pos.routes[route].card == 0:
        return -1
    return content.zones[pos.zone].first_card + pos.routes[route].card - 1


def two_lanes(content: SonicContent, card: int, at: int) -> bool:
    """Does a space have a top and a bottom lane?"""
    return content.cards[card].spaces[at].lanes[1].kind != NOTHING


def lane_takes(pos: SonicPosition, content: SonicContent, route: int, lane: int) -> int:
    """The dice that clear the leftmost uncleared space of a card on this lane; 0 where it is closed."""
    card = shown(pos, content, route)
    if card < 0:
        return 0
    wanted = content.cards[card].spaces[pos.routes[route].at].lanes[lane]
    if wanted.kind == NOTHING or lane_closed(pos, content, route, lane) > 0:
        return 0
    if wanted.kind == BUMPERS:
        # SR-18: the first die may be any number, the later ones must equal it
        return ONE_EACH << pos.routes[route].lock - 1 if pos.routes[route].lock > 0 else ALL
    if pos.boons >> ANY_COLOUR & 1:
        return ONE_EACH << wanted.number - 1  # SR-33: emerald 5
    return dice_with(wanted.kind, wanted.number)  # SR-16


def lane_closed(pos: SonicPosition, content: SonicContent, route: int, lane: int) -> int:
    """0 where a die may be spent on the lane, else the reason."""
    if route == PASSAGE and ability(pos, content) != SECRET_PASSAGE:
        return R_OTHERS_PASSAGE
    card = shown(pos, content, route)
    if route != PASSAGE and pos.hit >> route & 1:
        return R_ROUTE_CLOSED  # SR-38
    if card < 0:
        return R_NOTHING_THERE
    beside = pos.routes[route]
    if content.cards[card].spaces[beside.at].lanes[lane].kind == NOTHING:
        return R_NO_LANE
    if two_lanes(content, card, beside.at):
        if beside.done > 0 and beside.lane != lane + 1:
            return R_BUMPER_LANE  # SR-18: a begun series closes the other lane, also to emerald 1
        if beside.lane > 0 and beside.lane != lane + 1 and not pos.boons >> EITHER_LANE & 1:
            return R_LANE  # SR-17
    return 0


def why_not_lane(pos: SonicPosition, content: SonicContent, place: int, log: Log) -> int:
    """Why no die at all can be spent on a lane."""
    reason = lane_closed(pos, content, place // 2, place % 2)
    if reason == R_ROUTE_CLOSED:
        return refuse(log, reason, place // 2, 0)
    return refuse(log, reason, place, 0) if reason else 0


def hit_takes(pos: SonicPosition, content: SonicContent, route: int) -> int:
    """SR-38: the dice that hit the boss on a route free of patterns."""
    if not pos.fight or pos.patterns[3 * route] > 0 or pos.hit >> route & 1:
        return 0
    wanted = content.zones[pos.zone].hits[route]
    return dice_with(wanted.kind, wanted.number)


# ---- progress


def step_on(pos: SonicPosition, content: SonicContent, route: int, lane: int, number: int) -> bool:
    """A die lies on the leftmost uncleared space: is the challenge done with it?"""
    card = shown(pos, content, route)
    beside = pos.routes[route]
    wanted = content.cards[card].spaces[beside.at].lanes[lane]
    if two_lanes(content, card, beside.at):
        beside.lane = lane + 1  # SR-17: the lane is the card's
    if wanted.kind == BUMPERS:
        beside.done += 1
        beside.lock = number
        if beside.done < wanted.number:
            return False
        beside.done = 0
        beside.lock = 0  # SR-18: the lock ends with the series
    return True


def next_space(pos: SonicPosition, content: SonicContent, route: int) -> bool:
    """The space is cleared: is the whole card?"""
    card = shown(pos, content, route)
    beside = pos.routes[route]
    beside.at += 1
    if beside.at == content.cards[card].length:
        return True
    if content.cards[card].spaces[beside.at].split or not two_lanes(content, card, beside.at):
        beside.lane = 0  # SR-17: a split ends, or a new one begins
    return False


def clear_route(pos: SonicPosition, route: int) -> None:
    """Nothing lies there, and no progress is left."""
    pos.routes[route].card = 0
    pos.routes[route].at = 0
    pos.routes[route].lane = 0
    pos.routes[route].done = 0
    pos.routes[route].lock = 0


def drop_pattern(pos: SonicPosition, route: int) -> None:
    """SR-36: the cleared pattern is discarded; the others shift left."""
    clear_route(pos, route)
    first = 3 * route
    second = pos.patterns[first + 1]
    third = pos.patterns[first + 2]
    pos.patterns[first] = second
    pos.patterns[first + 1] = third
    pos.patterns[first + 2] = 0


def patterns_on(pos: SonicPosition, route: int) -> int:
    """How many patterns lie beside a route."""
    found = 0
    for place in range(3 * route, 3 * route + 3):
        if pos.patterns[place] > 0:
            found += 1
    return found
