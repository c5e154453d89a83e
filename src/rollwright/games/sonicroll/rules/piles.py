"""The decks: zone cards, badniks, Power Ups, patterns, tiles, emeralds. A draw is a chance point among the rest."""

from __future__ import annotations

from rollwright.core.kit import Log, draw, note
from rollwright.games.sonicroll.rows import (
    EMERALDS,
    HOLDS,
    POWER_UPS,
    ROUTES,
    TILES,
    SonicContent,
    SonicPosition,
)
from rollwright.games.sonicroll.rules.badniks import how_many, take_on
from rollwright.games.sonicroll.rules.codes import (
    D_BADNIK,
    D_CARD,
    D_EMERALD,
    D_PATTERN,
    D_POWER_UP,
    D_SEAT,
    D_TILE,
    HYPER_RING,
    INVINCIBLE,
    N_BADNIK,
    N_CARD,
    N_FIGHT,
    N_NO_BADNIK,
    N_NO_POWER_UP,
    N_PATTERN,
    P_DRAW,
)
from rollwright.games.sonicroll.rules.routes import clear_route, patterns_on


def ones(bits: int) -> int:
    """How many bits are set."""
    found = 0
    left = bits
    while left:
        left &= left - 1
        found += 1
    return found


def bit(bits: int, k: int) -> int:
    """The place of the k-th bit that is set."""
    left = bits
    for _ in range(k):
        left &= left - 1
    place = 0
    while not left >> place & 1:
        place += 1
    return place


def begin_draw(pos: SonicPosition, kind: int, outcomes: int) -> None:
    """Chance draws."""
    pos.phase = P_DRAW
    draw(pos, kind, outcomes)


def drawn(pos: SonicPosition, content: SonicContent, k: int) -> int:
    """What outcome k shows: a seat, an entry of the content, a Power Up, the number of an emerald."""
    zone = content.zones[pos.zone]
    if pos.chance == D_CARD:
        return zone.first_card + bit(pos.deck, k)
    if pos.chance == D_BADNIK:
        return zone.first_badnik + bit(pos.badnik_deck, k)
    if pos.chance == D_PATTERN:
        return bit(pos.pattern_deck, k)
    if pos.chance == D_POWER_UP:
        return counted(pos, D_POWER_UP, k)
    if pos.chance == D_TILE:
        return counted(pos, D_TILE, k)
    if pos.chance == D_EMERALD:
        return bit(emerald_pile(pos), k) + 1
    return k


# ---- zone cards


def deal_card(pos: SonicPosition, content: SonicContent, k: int, log: Log) -> None:
    """SR-2, SR-21: a card is laid beside the first empty route."""
    card = bit(pos.deck, k)
    route = 0
    while pos.routes[route].card > 0:
        route += 1
    pos.deck &= ~(1 << card)
    pos.to_deal -= 1
    pos.routes[route].card = card + 1
    note(log, N_CARD, content.zones[pos.zone].first_card + card, route, 0)


def refill(pos: SonicPosition, content: SonicContent, log: Log) -> bool:
    """SR-21, SR-35, SR-39: cards or patterns that are missing come from their deck; False if none does."""
    if not pos.fight:
        for route in range(ROUTES):
            if pos.routes[route].card == 0 and not pos.fight:
                if pos.to_deal > 0:
                    begin_draw(pos, D_CARD, ones(pos.deck))
                    return True
                start_fight(pos, log)  # SR-21: with no card to refill
    if pos.dealing:
        for route in range(ROUTES):
            if patterns_on(pos, route) < content.zones[pos.zone].level and fill_patterns(pos, content):
                begin_draw(pos, D_PATTERN, ones(pos.pattern_deck))
                return True
        pos.dealing = 0
    return False


def start_fight(pos: SonicPosition, log: Log) -> None:
    """SR-35: the board is flipped; dice on unfinished cards are cleared with them (SR-21)."""
    pos.fight = 1
    pos.dealing = 1
    for route in range(ROUTES + 1):
        clear_route(pos, route)  # the Secret Passage is closed, too
    note(log, N_FIGHT, pos.turn, 0, 0)


# ---- boss patterns


def fill_patterns(pos: SonicPosition, content: SonicContent) -> bool:
    """SR-35: an empty pattern deck is made of the discards; False where there are none either."""
    if pos.pattern_deck == 0:
        pos.pattern_deck = (1 << content.pattern_count) - 1
        for place in range(9):
            if pos.patterns[place] > 0:
                pos.pattern_deck &= ~(1 << pos.patterns[place] - 1)
    return pos.pattern_deck != 0


def deal_pattern(pos: SonicPosition, content: SonicContent, k: int, log: Log) -> None:
    """SR-39: new patterns come to the right of the old ones."""
    pattern = bit(pos.pattern_deck, k)
    route = 0
    while patterns_on(pos, route) >= content.zones[pos.zone].level:
        route += 1
    pos.pattern_deck &= ~(1 << pattern)
    pos.patterns[3 * route + patterns_on(pos, route)] = pattern + 1
    note(log, N_PATTERN, pattern, route, 0)


# ---- badniks


def draw_badnik(pos: SonicPosition, content: SonicContent, seat: int, log: Log) -> None:
    """SR-24: not with 3 already; an empty deck is made of the discards, and with none there either, none is drawn."""
    if how_many(pos, seat) == HOLDS:
        note(log, N_NO_BADNIK, seat, 0, 0)
        return
    if pos.badnik_deck == 0:
        pos.badnik_deck = (1 << content.zones[pos.zone].badniks) - 1
        for holder in range(pos.seats):
            for place in range(HOLDS):
                if pos.players[holder].badniks[place] > 0:
                    pos.badnik_deck &= ~(1 << pos.players[holder].badniks[place] - 1)
    if pos.badnik_deck == 0:
        note(log, N_NO_BADNIK, seat, 0, 0)
        return
    pos.who = seat
    begin_draw(pos, D_BADNIK, ones(pos.badnik_deck))


def take_badnik(pos: SonicPosition, content: SonicContent, k: int, log: Log) -> None:
    """The drawn badnik comes to lie before the player."""
    badnik = bit(pos.badnik_deck, k)
    pos.badnik_deck &= ~(1 << badnik)
    take_on(pos, pos.who, badnik + 1)
    note(log, N_BADNIK, pos.who, content.zones[pos.zone].first_badnik + badnik, 0)
    pos.who = 0


# ---- what is counted by kind: the Power Ups of the deck, the tiles that lie face down


def copies(pos: SonicPosition, pile: int, kind: int) -> int:
    """How many of a kind lie there."""
    return pos.tiles[kind] if pile == D_TILE else pos.power_deck[kind]


def lying(pos: SonicPosition, pile: int) -> int:
    """How many lie there."""
    found = 0
    for kind in range(TILES if pile == D_TILE else POWER_UPS):
        found += copies(pos, pile, kind)
    return found


def counted(pos: SonicPosition, pile: int, k: int) -> int:
    """The kind of the k-th that lies there."""
    left = k
    kind = 0
    while left >= copies(pos, pile, kind):
        left -= copies(pos, pile, kind)
        kind += 1
    return kind


# ---- Power Ups


def held(pos: SonicPosition, power_up: int) -> int:
    """How many copies of a Power Up lie before players."""
    found = 0
    for seat in range(pos.seats):
        if power_up == HYPER_RING:
            found += pos.players[seat].hyper
        elif power_up == INVINCIBLE:
            found += pos.players[seat].invincible
        elif pos.players[seat].shield == power_up and power_up > 0:
            found += 1
    return found


def draw_power_up(pos: SonicPosition, content: SonicContent, log: Log) -> None:
    """SR-51: an empty deck is made of the discards; with none there either, none is drawn."""
    if lying(pos, D_POWER_UP) == 0:
        for power_up in range(POWER_UPS):
            pos.power_deck[power_up] = content.power_ups[power_up] - held(pos, power_up)
    left = lying(pos, D_POWER_UP)
    if left == 0:
        note(log, N_NO_POWER_UP, pos.turn, 0, 0)
    else:
        begin_draw(pos, D_POWER_UP, left)


# ---- bonus tiles and emeralds


def draw_tile(pos: SonicPosition) -> None:
    """SR-32: one of the tiles that lie face down."""
    begin_draw(pos, D_TILE, lying(pos, D_TILE))


def reset_tiles(pos: SonicPosition, content: SonicContent) -> None:
    """SR-32: all tiles lie face down again."""
    for tile in range(TILES):
        count = content.tiles[tile].count
        pos.tiles[tile] = count


def emerald_pile(pos: SonicPosition) -> int:
    """The emeralds that nobody has found yet."""
    found = pos.carried
    for seat in range(pos.seats):
        found |= pos.players[seat].emeralds
    return (1 << EMERALDS) - 1 & ~found


def draw_emerald(pos: SonicPosition) -> None:
    """SR-32: an emerald, as long as there is one; with all seven drawn, the tile only resets."""
    pile = emerald_pile(pos)
    if pile:
        begin_draw(pos, D_EMERALD, ones(pile))


def draw_first(pos: SonicPosition) -> None:
    """SR-3: the first player."""
    begin_draw(pos, D_SEAT, pos.seats)
