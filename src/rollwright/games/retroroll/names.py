"""What the numbers of the rules are called: in text, in JSON and in the catalogue."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rollwright.core.names import FACE, NUMBER, SEAT, Chance, EntryOf, MoveKind, Told
from rollwright.games.retroroll import rules

if TYPE_CHECKING:
    from rollwright.core.game import Game

ICONS = {"sword": rules.SWORD, "key": rules.KEY}
SQUARES = {code: word for word, code in ICONS.items()}


@dataclass(frozen=True)
class IconKind:
    """An icon of a card: `sword` or `key`."""

    name: str = "icon"

    def count(self, game: Game) -> int:
        return len(ICONS)

    def text(self, game: Game, value: int) -> str:
        return SQUARES[value]

    def json(self, game: Game, value: int) -> int | str:
        return SQUARES[value]


CARD, ICON = EntryOf("card"), IconKind()

MOVES = (
    MoveKind("throw", rules.THROW),
    MoveKind("heart", rules.HEART),
    MoveKind("strike", rules.STRIKE_AT, SEAT),
)
CHANCES = (Chance("card", rules.CARD, CARD),)
NOTES = {
    rules.N_DREW: Told("drew", seat=SEAT, card=CARD),
    rules.N_THREW: Told("threw", seat=SEAT, first=FACE, second=FACE),
    rules.N_TIED: Told("tied", total=NUMBER),
    rules.N_BEGINS: Told("begins", seat=SEAT, total=NUMBER),
    rules.N_MET: Told("met", seat=SEAT, number=NUMBER),
    rules.N_MISSED: Told("missed", seat=SEAT, number=NUMBER),
    rules.N_HEART: Told("heart", seat=SEAT, number=NUMBER, left=NUMBER),
    rules.N_KEY: Told("key", seat=SEAT, number=NUMBER),
    rules.N_SWORD: Told("sword", seat=SEAT),
    rules.N_NOBODY: Told("nobody", seat=SEAT),
    rules.N_UNUSED: Told("unused", seat=SEAT, icon=ICON),
    rules.N_STRUCK: Told("struck", seat=SEAT, target=SEAT, number=NUMBER),
    rules.N_SCORED: Told("scored", seat=SEAT, card=CARD, points=NUMBER),
    rules.N_SHUFFLED: Told("shuffled", cards=NUMBER),
    rules.N_WON: Told("won", seat=SEAT, points=NUMBER),
    rules.N_SOLO: Told("solo", points=NUMBER, turns=NUMBER),
}
REASONS = {
    rules.R_STRIKE_FIRST: Told("strike-first"),
    rules.R_NO_HEART: Told("no-heart"),
    rules.R_NO_SWORD: Told("no-sword"),
    rules.R_SELF: Told("self"),
    rules.R_ON_COIN: Told("on-coin", target=SEAT),
    rules.R_ON_SWORD: Told("on-sword", target=SEAT),
    rules.R_ON_KEY: Told("on-key", target=SEAT),
}
