"""What the page and the terminal draw: the sheet of every player, the dice, the hand and what may become of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial
from typing import Literal, TypedDict, cast

from rollwright.core.names import faces_of, number_of
from rollwright.core.state import State
from rollwright.games.rollover import hands
from rollwright.games.rollover.content import sheet_of
from rollwright.games.rollover.hands import Sheet
from rollwright.games.rollover.names import BOOSTS, BOXES
from rollwright.games.rollover.rows import RollContent, RollPosition
from rollwright.games.rollover.rules import codes, legal

Phase = Literal["first", "begin", "thrown", "hand", "saved", "over"]
PHASES: tuple[Phase, ...] = ("first", "begin", "thrown", "hand", "saved", "over")


class Hand(TypedDict):
    """A hand: its dice, its best arrangement, its points."""

    faces: list[int]
    groups: list[list[int]]
    points: int


class Choice(Hand):
    """A hand that may be chosen now."""

    code: int
    text: str


class Written(TypedDict):
    """What a turn has written: its points and the rollovers in it."""

    points: int
    rollovers: int


class Column(TypedDict):
    """One player's column of the sheet. `circled` and `crossed` are boosts of the row; a crossed one is circled too."""

    total: int
    written: list[Written]
    boxes: list[str]
    circled: list[str]
    crossed: list[str]


class Printed(TypedDict):
    """The printed part of the sheet."""

    groups: dict[str, int]
    bonus: dict[str, int]
    rollover: list[int]
    least: int
    boosts: list[str]


class Bust(TypedDict):
    """How many throws bust, out of all."""

    ways: int
    of: int


class RollTable(TypedDict):
    """Everything that lies on the table or stands on the sheets."""

    phase: Phase
    round: int
    rounds: int
    first: int
    size: int
    kept: list[int]
    thrown: list[int]
    hand: Hand | None
    earned: int
    points: int
    needed: int | None
    rollovers: int
    next_rollover: int | None
    foresight: bool
    hands: list[Choice]
    boxes: list[str]
    bust: Bust | None
    players: list[Column]
    sheet: Printed


def table(state: State) -> RollTable:
    """Everything that lies on the table or stands on the sheets."""
    pos, content = cast("RollPosition", state.row()), cast("RollContent", state.game.content_row)
    hand = content.worth[pos.hand]
    return {
        "phase": PHASES[pos.phase],
        "round": min(pos.round + 1, rounds(state)),
        "rounds": rounds(state),
        "first": pos.first,
        "size": pos.size,
        "kept": shown(pos.kept),
        "thrown": shown(pos.thrown),
        "hand": told(state, pos.hand) if pos.hand else None,
        "earned": pos.earned,
        "points": pos.earned + hand,
        "needed": legal.needed(pos, content) if pos.phase == codes.THROWN else None,
        "rollovers": pos.sections,
        "next_rollover": content.first_bonus << pos.sections if pos.sections < content.sections else None,
        "foresight": bool(pos.foresight),
        "hands": choices(state),
        "boxes": claims(state),
        "bust": bust(pos, content),
        "players": [player(state, pos, seat) for seat in range(state.game.seats)],
        "sheet": sheet(state),
    }


def rounds(state: State) -> int:
    """Rounds of this game (RO-1)."""
    return cast("RollContent", state.game.content_row).rounds[state.game.seats - 1]


def shown(counts: Sequence[int]) -> list[int]:
    """Faces from counts by face."""
    return [face for face, dice in enumerate(counts, start=1) for _ in range(dice)]


def told(state: State, number: int) -> Hand:
    """A hand: its dice, its best arrangement, its points."""
    groups = hands.best(faces_of(number), points_of(state))
    return {
        "faces": list(faces_of(number)),
        "groups": [list(group) for group in groups],
        "points": points_of(state).points(groups),
    }


def points_of(state: State) -> Sheet:
    """The points of groups on this table's sheet."""
    return sheet_of(state.game.content["groups"])


def choices(state: State) -> list[Choice]:
    """The hands that may be chosen now, the best first; of equal ones, that with fewer dice."""
    found: list[Choice] = [
        {"code": move.code, "text": move.text, **told(state, move.args[0])}
        for move in state.moves
        if move.kind == "keep"
    ]
    return sorted(found, key=lambda hand: (-hand["points"], len(hand["faces"]), hand["faces"]))


def claims(state: State) -> list[str]:
    """The bonus boxes that may be crossed out now."""
    return [BOXES[move.args[0]] for move in state.moves if move.kind == "claim"]


def player(state: State, pos: RollPosition, seat: int) -> Column:
    """One column of the sheet."""
    content, mine = cast("RollContent", state.game.content_row), pos.players[seat]
    order = (seat - pos.first) % state.game.seats
    at = (pos.turn - pos.first) % state.game.seats
    over = pos.phase == codes.FINISHED
    done = pos.round + (pos.phase != codes.FIRST and not over and order < at)
    row = [content.row[icon] for icon in range(mine.circled)]
    return {
        "total": mine.total,
        "written": [{"points": mine.written[n], "rollovers": mine.rollovers[n]} for n in range(done)],
        "boxes": [name for box, name in enumerate(BOXES) if mine.boxes >> box & 1],
        "circled": [BOOSTS[boost] for boost in row],
        "crossed": [BOOSTS[boost] for boost in row if mine.crossed >> boost & 1],
    }


def sheet(state: State) -> Printed:
    """The printed part of the sheet."""
    content, data = cast("RollContent", state.game.content_row), state.game.content
    return {
        "groups": {name: points for name, points in data["groups"].items() if name != "mark"},
        "bonus": {name: data["bonus"][name] for name in BOXES if name in data["bonus"]},
        "rollover": [content.first_bonus << section for section in range(content.sections)],
        "least": content.least,
        "boosts": list(data["boosts"]["row"]),
    }


# -- The chance of a bust -------------------------------------------------------------------------------------


def bust(pos: RollPosition, content: RollContent) -> Bust | None:
    """How many of the next throws bust, out of all; None where nothing may be thrown now. Boosts are left out."""
    dice = sum(pos.thrown)
    if pos.phase != codes.HAND or dice == 0:
        return None
    return {"ways": bust_ways(content, shown(pos.kept), dice, content.worth[pos.hand] + 1), "of": 6**dice}


def bust_ways(content: RollContent, kept: Sequence[int], dice: int, needed: int) -> int:
    """Of all throws of so many dice, those after which no hand has the points needed (RO-5)."""
    return sum(ways for thrown, ways in throws(dice) if content.top[number_of((*kept, *thrown))] < needed)


@lru_cache
def throws(dice: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    """The throws of so many dice that differ, and in how many ways each may fall."""
    return tuple((faces, ways(faces)) for faces in combinations_with_replacement(range(1, 7), dice))


def ways(faces: Sequence[int]) -> int:
    """The orders in which dice may show these faces."""
    found = factorial(len(faces))
    for same in Counter(faces).values():
        found //= factorial(same)
    return found
