"""What the numbers of the rules are called: in text, in JSON and in the catalogue."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rollwright.core.names import FACE, NUMBER, SEAT, Chance, Faces, MoveKind, Told
from rollwright.games.rollover.rows import MAX_DICE
from rollwright.games.rollover.rules import codes

if TYPE_CHECKING:
    from rollwright.core.game import Game

BOXES = ("full-house", "four-of-a-kind", "four-step", "five-step", "five-of-a-kind", "six-in-one")
BOOSTS = ("foresight", "reroll", "plus-minus", "add-a-die")


@dataclass(frozen=True)
class Named:
    """One of a few things, by its name."""

    name: str
    words: tuple[str, ...]

    def count(self, game: Game) -> int:
        return len(self.words)

    def text(self, game: Game, value: int) -> str:
        return self.words[value]

    def json(self, game: Game, value: int) -> int | str:
        return self.words[value]


FACES = Faces(MAX_DICE)
BOX, BOOST = Named("box", BOXES), Named("boost", BOOSTS)

MOVES = (
    MoveKind("throw", codes.THROW),
    MoveKind("add-die", codes.ADD_DIE),
    MoveKind("reroll", codes.REROLL),
    MoveKind("accept", codes.ACCEPT),
    MoveKind("stop", codes.STOP),
    MoveKind("roll", codes.ROLL),
    MoveKind("foresight", codes.FORESIGHT),
    MoveKind("rollover", codes.ROLLOVER),
    MoveKind("claim", codes.CLAIM_AT, BOX),
    MoveKind("plus", codes.PLUS_AT, FACE),
    MoveKind("minus", codes.MINUS_AT, FACE),
    MoveKind("keep", codes.KEEP_AT, FACES),
)
CHANCES = (Chance("seat", codes.SEAT, SEAT),)
NOTES = {
    codes.N_BEGINS: Told("begins", seat=SEAT),
    codes.N_ROUND: Told("round", round=NUMBER, rounds=NUMBER),
    codes.N_SEVEN: Told("seven", seat=SEAT),
    codes.N_THREW: Told("threw", seat=SEAT, faces=FACES),
    codes.N_REROLLS: Told("rerolls", seat=SEAT, dice=NUMBER),
    codes.N_CHANGED: Told("changed", seat=SEAT, face=FACE, to=FACE),
    codes.N_NOTHING: Told("nothing", seat=SEAT, points=NUMBER),
    codes.N_KEPT: Told("kept", seat=SEAT, faces=FACES, points=NUMBER),
    codes.N_ROLLS: Told("rolls", seat=SEAT, dice=NUMBER),
    codes.N_FORESIGHT: Told("foresight", seat=SEAT, dice=NUMBER),
    codes.N_ROLLOVER: Told("rollover", seat=SEAT, bonus=NUMBER, points=NUMBER),
    codes.N_BUSTED: Told("busted", seat=SEAT, points=NUMBER),
    codes.N_CIRCLED: Told("circled", seat=SEAT, boost=BOOST),
    codes.N_SAVED: Told("saved", seat=SEAT, points=NUMBER),
    codes.N_CLAIMED: Told("claimed", seat=SEAT, box=BOX, points=NUMBER),
    codes.N_WROTE: Told("wrote", seat=SEAT, points=NUMBER, total=NUMBER),
    codes.N_WON: Told("won", seat=SEAT, points=NUMBER),
    codes.N_SOLO: Told("solo", points=NUMBER, rounds=NUMBER),
}
REASONS = {
    codes.R_THROW_FIRST: Told("throw-first"),
    codes.R_THROWN: Told("thrown"),
    codes.R_KEEP_FIRST: Told("keep-first"),
    codes.R_NO_BETTER: Told("no-better", points=NUMBER),
    codes.R_BETTER: Told("better"),
    codes.R_CHOSEN: Told("chosen"),
    codes.R_SAVED: Told("saved"),
    codes.R_NOT_THERE: Told("not-there", faces=FACES),
    codes.R_NO_HAND: Told("no-hand", faces=FACES),
    codes.R_TOO_LOW: Told("too-low", more=NUMBER, points=NUMBER),
    codes.R_TOO_LOW_AFTER: Told("too-low-after", least=NUMBER, points=NUMBER),
    codes.R_NONE_LEFT: Told("none-left"),
    codes.R_TOO_FEW: Told("too-few", dice=NUMBER),
    codes.R_NO_SECTION: Told("no-section", sections=NUMBER),
    codes.R_NOT_CIRCLED: Told("not-circled", boost=BOOST),
    codes.R_CROSSED_OUT: Told("crossed-out", boost=BOOST),
    codes.R_NO_BOOST_AFTER: Told("no-boost-after"),
    codes.R_NO_FACE: Told("no-face", face=FACE),
    codes.R_NO_WRAP: Told("no-wrap"),
    codes.R_BOX_TAKEN: Told("box-taken", box=BOX),
    codes.R_BOX_NO_MATCH: Told("box-no-match", box=BOX),
    codes.R_NO_BOX_AFTER: Told("no-box-after"),
    codes.R_NO_BOX: Told("no-box", box=BOX),
}
