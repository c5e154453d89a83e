"""What a Sonic Roll position and its content are made of."""

from __future__ import annotations

from typing import Annotated

from rollwright.core.kit import Position, Row, i8, i16, i32

MAX_SEATS = 4
HOLDS = 3  # SR-24: badniks a player holds, at most
ROUTES = 3
PASSAGE = 3  # the route after the three of the board
SPACES = 7
ZONES = 5  # four zones and the finale
ZONE_CARDS = 16  # bits of a zone's deck
ZONE_BADNIKS = 30
PATTERNS = 30
CHARACTERS = 4
ACTIONS = 12
EMERALDS = 7
POWER_UPS = 10
TILES = 8
PASSAGE_CARD = 64  # among the cards of the content; the patterns follow
PATTERN_CARD = 65
ATTACK_FOE = 120  # among the foes of the content: two sides for each zone
WAITING = 20  # effects that wait at one time, at most


class SonicOptions(Row):
    """What is chosen for the whole table."""

    zone: i8
    mode: i8
    time_cost: i8
    emeralds: i8  # carried by a campaign, one bit each


class Waiting(Row):
    """An effect that waits (SR-10): those of the highest level are one group."""

    what: i8
    amount: i8
    level: i8
    cause: i8  # a reward, or what else brings it
    unless: i8  # 1 + kind of a die in the pool that spares it


class Route(Row):
    """What lies beside a route: a zone card, or the leftmost pattern, and how far it is cleared."""

    card: i8  # index in the zone's deck plus 1, 0 = none; patterns stand apart
    at: i8  # spaces cleared
    lane: i8  # lane of the running split: 0 none yet, 1 top, 2 bottom
    done: i8  # bumpers cleared of a running series
    lock: i8  # the number that the series wants


class SonicPlayer(Row):
    """One seat."""

    character: i8  # index plus 1, 0 = not chosen
    lives: i8
    deaths: i16
    rings: i16
    saved: i16
    boosts: i16
    time: i16  # Time tokens taken
    cards: i8  # zone cards taken
    animals: i16
    emeralds: i8  # found in this zone, one bit each
    exhausted: i8  # those of them that are used
    shield: i8
    hyper: i8
    invincible: i8
    badniks: Annotated[list[i8], HOLDS]  # index in the zone's badniks plus 1, lowest first, 0 = none
    hits: Annotated[list[i8], HOLDS]  # hits that each has taken


class SonicPosition(Position):
    """Everything that matters at the table."""

    phase: i8  # what is asked, 0 while effects run or chance acts
    stage: i8  # the step of the turn, gone on with when nothing waits
    turn: i8
    turns: i16  # turns that are over
    zone: i8
    mode: i8
    time_cost: i8
    won: i8  # 1 won, 2 lost to time, 3 to lives, 4 to rounds
    # the board
    fight: i8  # the boss fight is on
    dealing: i8  # patterns are being dealt up to the boss level
    time: i8  # Time tokens left on the act board
    deck: i32  # zone cards not seen yet, one bit each
    to_deal: i8  # of these, cards in the zone deck
    routes: Annotated[list[Route], 4]
    patterns: Annotated[list[i8], 9]  # three a route, the leftmost first: index plus 1
    pattern_deck: i32
    badnik_deck: i32
    power_deck: Annotated[list[i8], POWER_UPS]
    tiles: Annotated[list[i8], TILES]  # face down, by kind of tile
    carried: i8  # emeralds of a campaign, one bit each
    middle: i8  # those of them that lie in the middle, face up
    health: i8
    hit: i8  # routes whose hit space holds a die, one bit each
    side: i8  # of the boss attack card
    cleared: i8  # the boss attack card is off until the end of the turn
    buddy: i8  # what the Buddy Flight die shows
    # the turn
    pool: Annotated[list[i8], 18]  # dice by kind and face: run 1-6, jump 1-6, spin 1-6
    hot: Annotated[list[i8], 18]  # those of them that were rerolled and wait for their attack check
    tray: Annotated[
        list[i8], 6
    ]  # dice of one kind, by face: landing just now, or of a roll action and not saved yet
    flying: Annotated[list[i8], 6]  # dice in the air: run, jump, spin rerolled; run, jump, spin new
    hazards: i8  # faces of the hazard dice just thrown, one bit each
    action: i8  # the roll action plus 1, 0 = none yet
    throws: i8  # throws of the roll action so far
    spent: i8  # dice spent this turn
    since: i8  # dice spent since the last throw of the pool
    last: i8  # number of the die spent last
    chain: i8  # what may be spent without a reroll: 0 nothing, 1 any die, 2 a lower Jump
    safe: i8
    boons: i8  # emeralds at work, one bit each
    used: i16  # what is used up this turn, one bit each
    announced: i16  # the spend that Tails is asked about
    # effects that wait
    now: Waiting  # the one being done
    waiting: i8
    agenda: Annotated[list[Waiting], WAITING]
    who: i8  # the seat that draws
    players: Annotated[list[SonicPlayer], MAX_SEATS]


# ---- content


class Match(Row):
    """A kind of die (1 run, 2 jump, 3 spin, 4 any; 0 nothing) and a number."""

    kind: i8
    number: i8


class Gets(Row):
    """A reward or another effect, and how much of it."""

    what: i8
    amount: i8


class Challenge(Row):
    """One lane of a space: what it wants (5 is a series of bumpers, its length the number), and its reward."""

    kind: i8
    number: i8
    what: i8
    amount: i8


class Space(Row):
    """A space of a card: one lane, or two."""

    split: i8  # a new split begins here
    lanes: Annotated[list[Challenge], 2]  # top and bottom; of one lane, the top


class ZoneCard(Row):
    """A zone card, the Secret Passage, or a boss pattern (which has one space)."""

    length: i8
    spaces: Annotated[list[Space], SPACES]


class Ability(Row):
    """When, under which condition, and what."""

    timing: i8
    condition: i8
    what: i8
    amount: i8


class Foe(Row):
    """A badnik, or a side of the boss attack card (whose clearing number stands as `avoid`)."""

    attacks: Annotated[list[Match], 3]
    penalty: Gets
    avoid: Match
    destroy: i8
    hits: i8
    abilities: Annotated[list[Ability], 2]


class Zone(Row):
    """A zone: its routes' rewards, its deck, its badniks and its boss."""

    cards: i8
    badniks: i8
    first_card: i8
    first_badnik: i8
    routes: Annotated[list[Gets], ROUTES]
    level: i8
    health: i8
    hits: Annotated[list[Match], ROUTES]
    each_hit: Gets


class Action(Row):
    """A roll action: its dice by kind, how often it is thrown, and its one effect."""

    dice: Annotated[list[i8], 3]
    times: i8
    effect: i8
    on: i8  # of a SPEND effect: the kind of die ...
    where: i8  # ... and where it is spent: 0 anywhere, 1 zone card, 2 badnik
    gains: i8  # the kind of die gained


class Character(Row):
    """A character: its ability and its three roll actions."""

    ability: i8
    actions: Annotated[list[i8], 3]


class Emerald(Row):
    """The two dice that an emerald throws."""

    dice: Annotated[list[i8], 2]


class Tile(Row):
    """A kind of bonus tile."""

    kind: i8
    what: i8
    amount: i8
    count: i8


class SonicContent(Row):
    """Everything that the content files say."""

    zones: Annotated[list[Zone], ZONES]
    cards: Annotated[list[ZoneCard], 95]  # zone cards, the Secret Passage, boss patterns
    foes: Annotated[list[Foe], 130]  # badniks, and two sides of a boss attack card for each zone
    pattern_count: i8
    passage_reward: Gets
    characters: Annotated[list[Character], CHARACTERS]
    actions: Annotated[list[Action], ACTIONS]
    emeralds: Annotated[list[Emerald], EMERALDS]
    power_ups: Annotated[list[i8], POWER_UPS]
    tiles: Annotated[list[Tile], TILES]
