"""What the numbers of the rules are called: in text, in JSON and in the catalogue."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rollwright.core.names import FACE, NUMBER, SEAT, Chance, Digits, EntryOf, MoveKind, Told
from rollwright.games.rollingloot.rows import STEPS
from rollwright.games.rollingloot.rules import codes

if TYPE_CHECKING:
    from rollwright.core.game import Game

PLACES = "abcde"  # the dice, sorted: `a` is the lowest


@dataclass(frozen=True)
class StepKind:
    """A step of a card: from 0 in the arguments of moves, from 1 in what a person reads or types, the lowest first."""

    name: str = "step"

    def count(self, game: Game) -> int:
        return STEPS

    def text(self, game: Game, value: int) -> str:
        return str(value + 1)

    def json(self, game: Game, value: int) -> int | str:
        return value + 1


@dataclass(frozen=True)
class DiceKind:
    """Some of the sorted dice, by letter: `a c e`. The value plus 1 has a bit for each."""

    name: str = "dice"

    def count(self, game: Game) -> int:
        return (1 << codes.DICE) - 1

    def text(self, game: Game, value: int) -> str:
        return " ".join(letter for place, letter in enumerate(PLACES) if value + 1 >> place & 1)

    def json(self, game: Game, value: int) -> int | str:
        return self.text(game, value)


CARD, STEP, DICE, FACES = EntryOf("card"), StepKind(), DiceKind(), Digits()

MOVES = (
    MoveKind("throw", codes.THROW),
    MoveKind("stop", codes.STOP),
    MoveKind("end", codes.END),
    MoveKind("take", codes.TAKE),
    MoveKind("stay", codes.STAY),
    MoveKind("loot", codes.LOOT, CARD, STEP),
    MoveKind("home", codes.HOME, CARD, STEP),
    MoveKind("sail", codes.SAIL, CARD, STEP),
    MoveKind("reroll", codes.REROLL, DICE),
    MoveKind("use", codes.USE, DICE),
)
CHANCES = (Chance("card", codes.CARD, CARD),)
NOTES = {
    codes.N_DEALT: Told("dealt", card=CARD, level=NUMBER),
    codes.N_OPENED: Told("opened", seat=SEAT, face=FACE),
    codes.N_TIED: Told("tied", face=FACE),
    codes.N_BEGINS: Told("begins", seat=SEAT, face=FACE),
    codes.N_LOOTING: Told("looting", seat=SEAT, card=CARD, step=STEP),
    codes.N_TAKES: Told("takes", seat=SEAT, card=CARD, step=STEP),
    codes.N_STAYS: Told("stays", seat=SEAT, card=CARD, step=STEP),
    codes.N_SPLIT: Told("split", loot=NUMBER, ships=NUMBER, share=NUMBER),
    codes.N_GOT: Told("got", seat=SEAT, loot=NUMBER, points=NUMBER),
    codes.N_CLOSED: Told("closed", card=CARD),
    codes.N_HOME: Told("home", seat=SEAT, card=CARD, step=STEP),
    codes.N_AGAIN: Told("again", seat=SEAT, faces=FACES),
    codes.N_THREW: Told("threw", seat=SEAT, faces=FACES, rerolls=NUMBER),
    codes.N_SAILED: Told("sailed", seat=SEAT, card=CARD, step=STEP),
    codes.N_USED: Told("used", seat=SEAT, faces=FACES),
    codes.N_CALLED: Told("called"),
    codes.N_ROUNDS: Told("rounds", rounds=NUMBER),
    codes.N_LAST: Told("last"),
    codes.N_NO_CARDS: Told("no-cards"),
    codes.N_WON: Told("won", seat=SEAT, points=NUMBER),
    codes.N_FIRST: Told("first", seat=SEAT, points=NUMBER),
    codes.N_EMPTY: Told("empty"),
}
REASONS = {
    codes.R_ANSWER: Told("answer", card=CARD, step=STEP),
    codes.R_NOT_ASKED: Told("not-asked"),
    codes.R_CHOOSE_DICE: Told("choose-dice", card=CARD, step=STEP),
    codes.R_NO_STEP: Told("no-step"),
    codes.R_THROWN: Told("thrown"),
    codes.R_THROW_FIRST: Told("throw-first"),
    codes.R_STOP_FIRST: Told("stop-first"),
    codes.R_STOPPED: Told("stopped"),
    codes.R_APART: Told("apart", card=CARD),
    codes.R_DOWN: Told("down", card=CARD),
    codes.R_NO_SHIP: Told("no-ship", card=CARD, step=STEP),
    codes.R_NO_LOOT: Told("no-loot", card=CARD, step=STEP),
    codes.R_EXHAUSTED: Told("exhausted", card=CARD, step=STEP),
    codes.R_LOOT_LATE: Told("loot-late"),
    codes.R_AT_SEA: Told("at-sea"),
    codes.R_BELOW: Told("below", card=CARD, step=STEP),
    codes.R_OWN_SHIP: Told("own-ship", card=CARD, step=STEP),
    codes.R_DICE: Told("dice", card=CARD, step=STEP),
    codes.R_NO_DIE: Told("no-die", left=NUMBER),
    codes.R_TWIN: Told("twin"),
    codes.R_NOT_MET: Told("not-met", card=CARD, step=STEP),
}
