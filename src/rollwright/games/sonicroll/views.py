"""What the page draws of Sonic Roll: the shapes. The page's types are made from these declarations.

Seats count from 0, as everywhere in data; faces, emeralds and sides from 1, as people count them. Kinds are words.
"""

from __future__ import annotations

from typing import Literal, TypedDict

Kind = Literal["nothing", "run", "jump", "spin", "any", "bumpers"]
Lost = Literal["", "time", "lives", "rounds"]
RouteId = Literal["top", "middle", "bottom", "passage"]
Phase = Literal[
    "choose",
    "action",
    "save",
    "step",
    "free",
    "after",
    "attack",
    "hazard",
    "invincible",
    "pick",
    "give",
    "gain",
    "lose",
    "star_post",
    "shield",
    "lightning",
    "buddy",
    "running",
    "over",
]


class GetView(TypedDict):
    """A reward or another effect: `gain_run` and the like have the kind in their code."""

    code: str
    amount: int


class DieView(TypedDict):
    """A die of the pool; `safe` where it was not rerolled, or its attack check is over."""

    kind: Kind
    face: int
    safe: bool


class MatchView(TypedDict):
    """A kind of die and a number."""

    kind: Kind
    number: int


class LaneView(TypedDict):
    """One lane of a space. Of bumpers, `done` of so many are cleared and all want `lock` (0: still free)."""

    kind: Kind
    number: int
    bumpers: int
    done: int
    lock: int
    gets: list[GetView]
    cleared: bool
    closed: bool
    open: bool


class SpaceView(TypedDict):
    """A space: one lane, or the top one and the bottom one."""

    lanes: list[LaneView]


class CardView(TypedDict):
    """A card beside a route; `at` is its leftmost space that is not cleared, from 0."""

    id: str
    at: int
    spaces: list[SpaceView]


class HitView(TypedDict):
    """The hit space of a route; `hit` while a die lies on it."""

    kind: Kind
    number: int
    hit: bool
    open: bool


class RouteView(TypedDict):
    """A route: its reward, the card or the patterns beside it, its hit space in the boss fight."""

    id: RouteId
    gets: list[GetView]
    cards: list[CardView]
    hit: HitView | None


class AbilityView(TypedDict):
    """When, under which condition ("", even, odd, first, no_run ...), and what."""

    timing: str
    condition: str
    effect: str
    amount: int


class FoeView(TypedDict):
    """A badnik (`destroy` 0: it cannot be), or a side of the boss attack card (cleared with `avoid`)."""

    id: str
    kind: str
    attacks: list[MatchView]
    penalty: GetView
    destroy: int
    avoid: MatchView
    hits: int
    left: int
    abilities: list[AbilityView]


class BossView(TypedDict):
    """The boss; `fight` once the board is flipped."""

    id: str
    level: int
    health: int
    left: int
    fight: bool
    each_hit: GetView


class StrikeView(TypedDict):
    """The boss attack card: which side is up, with whom it lies, whether it is off until the turn's end."""

    side: int
    holder: int
    cleared: bool
    foe: FoeView


class EmeraldView(TypedDict):
    """An emerald that was found: `holder` -1 in the middle, `active` until the next reroll."""

    number: int
    dice: list[Kind]
    holder: int
    exhausted: bool
    active: bool


class PowerView(TypedDict):
    """A kept Power Up: `used` this turn, `active` while it works."""

    id: str
    used: bool
    active: bool


class PlayerView(TypedDict):
    """One seat. `buddy` is what the Buddy Flight die shows (0: gone)."""

    character: str
    lives: int
    deaths: int
    rings: int
    saved: int
    boosts: int
    time: int
    cards: int
    speed: int
    animals: int
    badniks: list[FoeView]
    powers: list[PowerView]
    buddy: int
    ability: str
    ability_used: bool


class ActionView(TypedDict):
    """A roll action with its dice, and the move that picks it."""

    id: str
    dice: list[str]
    times: int
    move: str


class CharacterView(TypedDict):
    """A character, and whose it is (-1: free)."""

    id: str
    ability: str
    seat: int
    actions: list[ActionView]
    move: str


class ItemView(TypedDict):
    """An effect that waits: the move that picks it, what it is, its cause (of a Badnik: its kind), on whom it falls."""

    move: str
    code: str
    amount: int
    source: str
    seat: int


class AskView(TypedDict):
    """What the effect being done asks, and of whom; `items` are the effects it is about."""

    what: Phase
    seat: int
    items: list[ItemView]


class LineView(TypedDict):
    """A line of a seat's score."""

    what: str
    count: int
    each: int
    points: int


class TilesView(TypedDict):
    """The bonus tiles that lie face down, by id of their kind."""

    left: int
    kinds: dict[str, int]


class SonicTable(TypedDict):
    """The whole table. `flying` are the dice in the air in the order in which they land; `tray` those of a roll action
    that are not yet saved; `attackers` who would strike now; `time` is -1 where it never runs out."""

    phase: Phase
    zone: str
    mode: str
    round: int
    rounds: int
    routes: list[RouteView]
    boss: BossView
    strike: list[StrikeView]
    deck: int
    pool: list[DieView]
    tray: list[DieView]
    flying: list[str]
    hazards: list[int]
    attackers: list[str]
    time: int
    times: int
    tiles: TilesView
    emeralds: list[EmeraldView]
    pile: int
    players: list[PlayerView]
    safe: bool
    action: str
    actions: list[ActionView]
    characters: list[CharacterView]
    ask: AskView | None
    waiting: list[ItemView]
    scores: list[list[LineView]]
    won: bool
    lost: Lost
