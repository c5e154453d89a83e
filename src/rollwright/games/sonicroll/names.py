"""What the numbers of the rules are called: in text, in JSON and in the catalogue."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, cast

from rollwright.core.names import (
    FACE,
    NUMBER,
    SEAT,
    Chance,
    Digits,
    EntryOf,
    Kind,
    Move,
    MoveKind,
    NumberKind,
    Told,
)
from rollwright.games.sonicroll.rows import ACTIONS, ATTACK_FOE, HOLDS, MAX_SEATS, WAITING
from rollwright.games.sonicroll.rules import codes

if TYPE_CHECKING:
    from rollwright.core.game import Game

KindWord = Literal["nothing", "run", "jump", "spin", "any", "bumpers"]
KINDS: tuple[KindWord, ...] = ("run", "jump", "spin")
WANTS: tuple[KindWord, ...] = ("nothing", *KINDS, "any", "bumpers")
ZONES = ("green-hill", "stardust-speedway", "lava-reef", "chemical-plant", "finale")
MODES = ("co-op", "competition", "time-attack")
ENDS = ("", "won", "time", "lives", "rounds")
ROUTES = ("top", "middle", "bottom", "passage")
ABILITIES = ("insta-shield", "buddy-flight", "secret-passage", "piko-piko-hammer")
SHIELDS = ("flame-shield", "bubble-shield", "lightning-shield", "blue-shield")
POWER_UPS = (
    "super-ring",
    "power-sneakers",
    "one-up",
    "hyper-ring",
    "eggman-mark",
    "invincible",
    *SHIELDS,
)
BOONS = ("either lane", "spend on", "jump rings", "shift spin", "any colour", "safe", "reward twice")
EFFECTS = {
    0: "none",
    codes.E_RINGS: "rings",
    codes.E_BOOST: "boost",
    codes.E_TIME: "time",
    codes.E_BADNIK: "badnik",
    codes.E_POWER_UP: "power_up",
    codes.E_STAR_POST: "star_post",
    codes.E_BIG_RING: "big_ring",
    codes.E_HAZARD: "hazard",
    codes.E_GAIN: "gain",
    codes.E_LOSE_DIE: "lose_die",
    codes.E_ANIMAL: "animal",
    codes.E_DAMAGE: "damage",
    codes.E_DAMAGE_DISCARD: "damage_discard",
    codes.E_LOSE_RING: "lose_ring",
    codes.E_LOSE_BOOST: "lose_boost",
    codes.E_DRAW: "draw_badnik",
    codes.E_ALL_DRAW: "all_draw_badnik",
    codes.E_GIVE: "give_badnik",
    codes.E_NO_POWER_UPS: "no_power_ups",
    codes.E_NO_BOOSTS: "no_boosts",
    codes.E_KEEP: "keep_shield",
}
CAUSES = (
    "",
    "space",
    "route",
    "tile",
    "jump",
    "action",
    "attack",
    "boss",
    "power-up",
    "step",
    "star-post",
)
DICE = tuple(f"{kind} {face}" for kind in KINDS for face in range(1, 7))
LANES = tuple(f"{route}{lane}" for route in ROUTES for lane in ("", " low"))
PLACES = (
    *LANES,
    *(f"hit {route}" for route in ROUTES[:3]),
    *(f"badnik {place + 1}" for place in range(HOLDS)),
    "attack",
    *(f"badnik p{seat + 1} {place + 1}" for seat in range(MAX_SEATS) for place in range(HOLDS)),
)
# a way to spend a die: its kind, and the words behind the place
WAYS = (
    ("run", ""),
    ("jump", ""),
    ("spin", ""),
    ("spin", " up"),
    ("spin", " down"),
    ("run", " flame"),
    ("run", " flame up"),
    ("run", " flame down"),
    ("jump", " flame"),
    ("jump", " flame up"),
    ("jump", " flame down"),
    ("jump", " up"),
    ("jump", " down"),
    ("jump", " up 2"),
    ("jump", " down 2"),
)
CHANGES = tuple(f"{face}{change}" for change in ("", " up", " down") for face in range(1, 7))


@dataclass(frozen=True)
class Words:
    """A few things, each called by a word."""

    name: str
    words: tuple[str, ...]

    def count(self, game: Game) -> int:
        return len(self.words)

    def text(self, game: Game, value: int) -> str:
        return self.words[value] if 0 <= value < len(self.words) else "none"

    def json(self, game: Game, value: int) -> int | str:
        """Without spaces, so that a catalogue can choose by it."""
        return self.text(game, value).replace(" ", "-")


@dataclass(frozen=True)
class ChangeKind(Words):
    """What AVOID makes of a Run die, or of all."""

    def json(self, game: Game, value: int) -> int | str:
        return "all" if value == 0 else f"turn-{super().json(game, value)}"


@dataclass(frozen=True)
class FaceSet:
    """Faces that lie there, one bit each: `1 5`."""

    name: str = "faces"

    def count(self, game: Game) -> int:
        return 1 << 6

    def text(self, game: Game, value: int) -> str:
        return " ".join(str(face) for face in range(1, 7) if value >> face - 1 & 1)

    def json(self, game: Game, value: int) -> int | str:
        return self.text(game, value)


@dataclass(frozen=True)
class ActionKind:
    """A roll action: two characters may share one."""

    name: str = "action"

    def count(self, game: Game) -> int:
        return ACTIONS

    def text(self, game: Game, value: int) -> str:
        ids = action_ids(cast("dict[str, Any]", game.content))
        return ids[value] if value < len(ids) else f"none-{value}"

    def json(self, game: Game, value: int) -> int | str:
        return self.text(game, value)


@dataclass(frozen=True)
class FoeKind:
    """A badnik, or the boss attack card of a zone; in JSON its kind, in text its own id."""

    name: str = "foe"

    def count(self, game: Game) -> int:
        return len(game.content["badnik"])

    def text(self, game: Game, value: int) -> str:
        if value < ATTACK_FOE:
            return str(game.content["badnik"][value]["id"])
        zone = ZONES[(value - ATTACK_FOE) // 2]
        final: str = game.content["finale"][0]["boss"]
        boss = next(
            (entry["id"] for entry in game.content["boss"] if entry["zone"] == zone),
            final,
        )
        return str(next(card["id"] for card in game.content["attack"] if card["boss"] == boss))

    def json(self, game: Game, value: int) -> int | str:
        return str(game.content["badnik"][value]["kind"]) if value < ATTACK_FOE else self.text(game, value)


def action_ids(content: dict[str, Any]) -> list[str]:
    """The ids of all roll actions, in the order of the file, shared ones once."""
    return list(
        dict.fromkeys(action["id"] for character in content["character"] for action in character["action"])
    )


@dataclass(frozen=True)
class SpendKind:
    """Spending a die: `spend jump 5 top low flame`, and, on another player's badnik, `spend spin 4 badnik p2 1`."""

    word: str = "spend"
    code: int = codes.SPEND

    @property
    def args(self) -> tuple[Kind, ...]:
        """What the numbers of such a move are."""
        return WAY, FACE, PLACE

    def moves(self, game: Game) -> list[Move]:
        """All spends: die, place, way."""
        own = [
            self._move(codes.SPEND + (6 * way + face - 1) * codes.PLACES + place, way, face, place)
            for way in range(codes.WAYS)
            for face in range(1, 7)
            for place in range(codes.PLACES)
        ]
        others = [
            self._move(
                codes.AT_OTHERS + ((seat * codes.SPIN_WAYS + way) * 6 + face - 1) * HOLDS + place,
                codes.SPIN_PLAIN + way,
                face,
                codes.AT_OTHER + HOLDS * seat + place,
            )
            for seat in range(game.seats if game.seats > 1 else 0)
            for way in range(codes.SPIN_WAYS)
            for face in range(1, 7)
            for place in range(HOLDS)
        ]
        return own + others

    def _move(self, code: int, way: int, face: int, place: int) -> Move:
        kind, ending = WAYS[way]
        return Move(code, self.word, (way, face, place), f"{self.word} {kind} {face} {PLACES[place]}{ending}")

    def tidy(self, words: list[str]) -> str:
        return " ".join(words)


CHARACTER, CARD, FOE = EntryOf("character"), EntryOf("card"), FoeKind()
PATTERN, TILE = EntryOf("pattern"), EntryOf("tile")
ACTION = ActionKind()
DIE, KIND, ROUTE = Words("die", DICE), Words("kind", KINDS), Words("route", ROUTES)
POWER, PLACE = Words("power", POWER_UPS), Words("place", PLACES)
WAY = Words("way", tuple(f"{kind}{ending}" for kind, ending in WAYS))
EMERALD = NumberKind("emerald", 7, 1)
SEATS = Words("seat", tuple(f"p{seat + 1}" for seat in range(MAX_SEATS)))

MOVES = (
    MoveKind("choose", codes.CHOOSE, CHARACTER),
    MoveKind("action", codes.ACTION, ACTION),
    MoveKind("boost", codes.BOOST),
    MoveKind("reroll", codes.REROLL),
    MoveKind("end", codes.END),
    MoveKind("pass", codes.PASS),
    MoveKind("take", codes.TAKE),
    MoveKind("emerald", codes.EMERALD, EMERALD),
    MoveKind("avoid", codes.AVOID_ALL, ChangeKind("change", ("all", *CHANGES))),
    MoveKind("bubble", codes.BUBBLE_DIE, DIE),
    MoveKind("invincible", codes.INVINCIBLE_DIE, DIE),
    MoveKind("lose", codes.LOSE, DIE),
    MoveKind("gain", codes.GAIN, KIND),
    MoveKind("save", codes.SAVE, FACE),
    MoveKind("discard", codes.DISCARD),
    MoveKind("pick", codes.PICK, NumberKind("place", WAITING, 1)),
    MoveKind("give", codes.GIVE, SEATS),
    MoveKind("bank", codes.BANK),
    MoveKind("hold", codes.HOLD),
    MoveKind("wear", codes.WEAR_NEW, Words("which", ("new", "old"))),
    MoveKind("lightning", codes.USE_LIGHTNING),
    MoveKind("agree", codes.AGREE),
    MoveKind("refuse", codes.REFUSE),
    SpendKind(),
)
CHANCES = (
    Chance("seat", codes.D_SEAT, SEAT),
    Chance("card", codes.D_CARD, CARD),
    Chance("badnik", codes.D_BADNIK, FOE),
    Chance("power-up", codes.D_POWER_UP, POWER),
    Chance("pattern", codes.D_PATTERN, PATTERN),
    Chance("tile", codes.D_TILE, TILE),
    Chance("emerald", codes.D_EMERALD, EMERALD),
)
NOTES = {
    codes.N_CHOSE: Told("chose", seat=SEAT, character=CHARACTER),
    codes.N_FIRST: Told("first", seat=SEAT),
    codes.N_CARD: Told("card", card=CARD, route=ROUTE),
    codes.N_TURN: Told("turn", seat=SEAT),
    codes.N_ACTION: Told("action", seat=SEAT, action=ACTION),
    codes.N_THREW: Told("threw", seat=SEAT, kind=KIND, faces=Digits()),
    codes.N_DROPPED: Told("dropped", dice=NUMBER, face=FACE),
    codes.N_SAVED: Told("saved", seat=SEAT, kind=KIND, faces=Digits()),
    codes.N_BUILT: Told("built", seat=SEAT, dice=NUMBER),
    codes.N_REROLLED: Told("rerolled", seat=SEAT, dice=NUMBER),
    codes.N_BOOST_USED: Told("boost-used", seat=SEAT, dice=NUMBER, left=NUMBER),
    codes.N_EMERALD_USED: Told("emerald-used", seat=SEAT, emerald=EMERALD),
    codes.N_SPENT: Told("spent", way=WAY, face=FACE, place=PLACE),
    codes.N_PASSED: Told("passed", seat=SEAT),
    codes.N_RINGS: Told("rings", seat=SEAT, rings=NUMBER, held=NUMBER),
    codes.N_BOOSTS: Told("boosts", seat=SEAT, boosts=NUMBER, held=NUMBER),
    codes.N_TIME: Told("time", seat=SEAT, tokens=NUMBER, left=NUMBER),
    codes.N_ANIMALS: Told("animals", seat=SEAT, animals=NUMBER),
    codes.N_GAINED: Told("gained", seat=SEAT, kind=KIND),
    codes.N_LOST_DIE: Told("lost-die", seat=SEAT, die=DIE),
    codes.N_BADNIK: Told("badnik", seat=SEAT, foe=FOE),
    codes.N_NO_BADNIK: Told("no-badnik", seat=SEAT),
    codes.N_POWER_UP: Told("power-up", seat=SEAT, power=POWER),
    codes.N_NO_POWER_UP: Told("no-power-up", seat=SEAT),
    codes.N_BANKED: Told("banked", seat=SEAT, rings=NUMBER, saved=NUMBER),
    codes.N_BONUS: Told("bonus", seat=SEAT),
    codes.N_TILE: Told("tile", seat=SEAT, tile=TILE, left=NUMBER),
    codes.N_EMERALD: Told("emerald", seat=SEAT, emerald=EMERALD),
    codes.N_RESET: Told("reset"),
    codes.N_HAZARDS: Told("hazards", seat=SEAT, faces=FaceSet()),
    codes.N_MISSED: Told("missed", seat=SEAT),
    codes.N_STRUCK: Told("struck", seat=SEAT, foe=FOE, die=DIE),
    codes.N_SAFE: Told("safe", seat=SEAT),
    codes.N_INVINCIBLE: Told("invincible", seat=SEAT, die=DIE),
    codes.N_SHIELD_LOST: Told("shield-lost", seat=SEAT, power=POWER),
    codes.N_RINGS_LOST: Told("rings-lost", seat=SEAT, rings=NUMBER, kept=NUMBER),
    codes.N_LIFE_LOST: Told("life-lost", seat=SEAT, lives=NUMBER),
    codes.N_RING_LOST: Told("ring-lost", seat=SEAT, held=NUMBER),
    codes.N_BOOST_LOST: Told("boost-lost", seat=SEAT, held=NUMBER),
    codes.N_DEFEATED: Told("defeated", seat=SEAT, foe=FOE, how=Words("how", ("avoided", "destroyed"))),
    codes.N_HIT_BADNIK: Told("hit-badnik", seat=SEAT, foe=FOE, left=NUMBER),
    codes.N_DISCARDED: Told("discarded", seat=SEAT, foe=FOE),
    codes.N_CARD_DONE: Told("card-done", seat=SEAT, card=CARD, route=ROUTE),
    codes.N_PASSAGE_DONE: Told("passage-done", seat=SEAT),
    codes.N_FIGHT: Told("fight", seat=SEAT),
    codes.N_PATTERN: Told("pattern", pattern=PATTERN, route=ROUTE),
    codes.N_PATTERN_DONE: Told("pattern-done", seat=SEAT, pattern=PATTERN, route=ROUTE),
    codes.N_ATTACK_CLEARED: Told("attack-cleared", seat=SEAT, side=NUMBER),
    codes.N_HIT: Told("hit", seat=SEAT, route=ROUTE, left=NUMBER),
    codes.N_ENDED: Told("ended", seat=SEAT, dice=NUMBER),
    codes.N_TIME_UP: Told("time-up", seat=SEAT),
    codes.N_OUT_OF_LIVES: Told("out-of-lives", seat=SEAT),
    codes.N_OUT_OF_ROUNDS: Told("out-of-rounds", rounds=NUMBER),
    codes.N_WON: Told("won", seat=SEAT),
    codes.N_AVOIDED: Told("avoided", seat=SEAT, die=DIE, into=DIE),
    codes.N_BUBBLE: Told("bubble", seat=SEAT, die=DIE),
    codes.N_LIGHTNING: Told("lightning", seat=SEAT, rings=NUMBER),
    codes.N_BUDDY_ASKED: Told("buddy-asked", seat=SEAT, way=WAY, place=PLACE),
    codes.N_AGREED: Told("agreed", seat=SEAT),
    codes.N_REFUSED: Told("refused", seat=SEAT),
    codes.N_WORE: Told("wore", seat=SEAT, power=POWER),
    codes.N_BLUE: Told("blue", seat=SEAT),
    codes.N_DOUBLED: Told("doubled", seat=SEAT),
    codes.N_TOO_MANY: Told("too-many"),
    codes.N_SHIFTED: Told("shifted", seat=SEAT, steps=NUMBER, left=NUMBER),
}
REASONS = {
    codes.R_ANSWER: Told("answer", phase=NUMBER),
    codes.R_NOT_ASKED: Told("not-asked"),
    codes.R_TAKEN: Told("taken", character=CHARACTER, seat=SEAT),
    codes.R_NOT_YOURS: Told("not-yours", action=ACTION),
    codes.R_ACTION_FIRST: Told("action-first"),
    codes.R_ACTION_TAKEN: Told("action-taken"),
    codes.R_NO_DIE: Told("no-die", die=DIE),
    codes.R_NO_BOOST: Told("no-boost"),
    codes.R_BOOST_LATE: Told("boost-late"),
    codes.R_NO_BOOSTS: Told("no-boosts"),
    codes.R_MUST_SPEND: Told("must-spend"),
    codes.R_SPEND_LATE: Told("spend-late"),
    codes.R_LOWER_JUMP: Told("lower-jump", number=NUMBER),
    codes.R_NOTHING_THERE: Told("nothing-there", place=PLACE),
    codes.R_NO_LANE: Told("no-lane", place=PLACE),
    codes.R_LANE: Told("lane", place=PLACE),
    codes.R_BUMPER_LANE: Told("bumper-lane", place=PLACE),
    codes.R_LOCKED: Told("locked", number=NUMBER, place=PLACE),
    codes.R_NUMBER: Told("number", number=NUMBER, place=PLACE),
    codes.R_KIND: Told("kind", kind=KIND, place=PLACE),
    codes.R_OTHERS_PASSAGE: Told("others-passage"),
    codes.R_PATTERNS: Told("patterns", route=ROUTE),
    codes.R_ROUTE_CLOSED: Told("route-closed", route=ROUTE),
    codes.R_ACT: Told("act"),
    codes.R_FIGHT: Told("fight"),
    codes.R_NO_BADNIK: Told("no-badnik", place=PLACE),
    codes.R_NOT_DEFEATED: Told("not-defeated", place=PLACE, foe=FOE),
    codes.R_ATTACK_CLEARED: Told("attack-cleared"),
    codes.R_NO_FLAME: Told("no-flame"),
    codes.R_FLAME_USED: Told("flame-used"),
    codes.R_NO_SHIFT: Told("no-shift"),
    codes.R_NO_BUDDY: Told("no-buddy", left=NUMBER),
    codes.R_BUDDY_REFUSED: Told("buddy-refused"),
    codes.R_OFF_THE_DIE: Told("off-the-die"),
    codes.R_NO_EMERALD: Told("no-emerald", emerald=EMERALD),
    codes.R_EXHAUSTED: Told("exhausted", emerald=EMERALD),
    codes.R_FIVE_RINGS: Told("five-rings", rings=NUMBER),
    codes.R_EMERALD_WAITS: Told("emerald-waits"),
    codes.R_NO_AVOID: Told("no-avoid"),
    codes.R_AVOID_USED: Told("avoid-used"),
    codes.R_NO_BUBBLE: Told("no-bubble"),
    codes.R_BUBBLE_USED: Told("bubble-used"),
    codes.R_BUBBLE_LATE: Told("bubble-late"),
    codes.R_NO_INVINCIBLE: Told("no-invincible"),
    codes.R_RISING: Told("rising", face=NUMBER),
    codes.R_ONE_DIE: Told("one-die"),
    codes.R_NOT_SAVED: Told("not-saved", face=FACE),
    codes.R_ALIKE: Told("alike"),
    codes.R_NOT_WAITING: Told("not-waiting"),
    codes.R_NO_SEAT: Told("no-seat", seat=NUMBER),
    codes.R_FULL: Told("full", seat=SEAT),
    codes.R_OTHERS_USED: Told("others-used"),
    codes.R_OWN_BADNIK: Told("own-badnik"),
    codes.R_NO_OTHERS: Told("no-others"),
    codes.R_NO_LIGHTNING: Told("no-lightning"),
}
