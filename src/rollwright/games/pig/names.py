"""What the numbers of the rules are called: in text, in JSON and in the catalogue."""

from rollwright.core.names import FACE, NUMBER, SEAT, Chance, MoveKind, Told
from rollwright.games.pig import rules

MOVES = (MoveKind("roll", rules.ROLL), MoveKind("hold", rules.HOLD))
CHANCES = (Chance("seat", rules.FIRST, SEAT),)
NOTES = {
    rules.BEGAN: Told("began", seat=SEAT),
    rules.ROLLED: Told("rolled", seat=SEAT, face=FACE),
    rules.LOST: Told("lost", seat=SEAT, points=NUMBER),
    rules.BANKED: Told("banked", seat=SEAT, points=NUMBER, score=NUMBER),
    rules.WON: Told("won", seat=SEAT),
}
REASONS: dict[int, Told] = {}
