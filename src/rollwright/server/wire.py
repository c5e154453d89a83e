"""What the server says: one declaration for the HTTP answers, their OpenAPI schema and the socket's frames.

Plain dataclasses: msgspec writes them, FastAPI describes them. Seats count from 0.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from rollwright.analysis.advice import Advice
from rollwright.analysis.report import Analysis

Status = Literal["waiting", "playing", "over"]
SeatKind = Literal["here", "open", "bot"]
EventKind = Literal["move", "outcome", "undo", "clock", "hint"]


@dataclass(frozen=True, slots=True)
class Told:
    """A note or a reason: a code and data; `kinds` says how to word each datum (seat, number, card...)."""

    code: str
    data: dict[str, int | str]
    kinds: dict[str, str]


@dataclass(frozen=True, slots=True)
class MoveInfo:
    """A move of the game."""

    code: int
    kind: str
    args: list[int]
    text: str


@dataclass(frozen=True, slots=True)
class RefusedMove:
    """A move that is not allowed now, and why."""

    code: int
    kind: str
    args: list[int]
    text: str
    reason: Told


@dataclass(frozen=True, slots=True)
class Why:
    """Whether a move is allowed now, and the reason where it is not."""

    move: MoveInfo
    allowed: bool
    reason: Told | None


@dataclass(frozen=True, slots=True)
class Wanted:
    """What the players' own dice or cards have to tell: so many dice, or one draw."""

    kind: str
    count: int


@dataclass(frozen=True, slots=True)
class Drawable:
    """What may be drawn where the players draw themselves: a card by its id, a seat by its number.

    `card` is what the content says of a card: the players know theirs by what is printed on it.
    """

    k: int
    kind: str
    value: int | str
    text: str
    card: dict[str, Any] | None


@dataclass(frozen=True, slots=True)
class StatePayload:
    """The state of play, the legal moves and the others with their reasons, for the seat to act.

    `default` is what may be played for a seat that is asked out of its turn and does not answer in time.
    `refused` leaves out kinds with many moves (the hands of Roll-Over!); `GET /tables/{id}/why` tells of any move.
    """

    view: dict[str, Any]
    moves: list[MoveInfo]
    refused: list[RefusedMove]
    default: MoveInfo | None
    undo: int | None
    undo_seat: int | None
    can_throw: bool
    wants: Wanted | None
    outcomes: list[Drawable]


@dataclass(frozen=True, slots=True)
class Entry:
    """One stored event and what it caused. A throw of several dice is one event.

    `clock` is a move that the table made for a seat that did not answer in time, `hint` that a seat took one.
    """

    version: int
    text: str
    seat: int | None
    kind: EventKind
    own_dice: bool
    story: list[Told]
    at: str


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """A seat. `bot` names who plays: a bot's own seat, or a stand-in for a person who is gone."""

    seat: int
    kind: SeatKind
    name: str | None
    bot: str | None
    present: bool
    taken: bool
    gone_seconds: int | None


@dataclass(frozen=True, slots=True)
class TableSettings:
    """How a table is run; the rules do not know these.

    `answer_seconds` is the time for a question out of turn, then the game's default is played; 0: no limit.
    A rated table gives no hints.
    """

    real_dice: bool = False
    public: bool = True
    hints: bool = False
    answer_seconds: int = 0
    rated: bool = False

    @property
    def gives_hints(self) -> bool:
        """Whether a seat may ask the coach while the game goes on."""
        return self.hints and not self.rated


@dataclass(frozen=True, slots=True)
class ReadOnly:
    """Why a table can only be read."""

    code: Literal["game-missing", "rules-changed", "content-changed"]
    data: dict[str, Any]
    text: str


@dataclass(frozen=True, slots=True)
class Summary:
    """A table as the hall shows it."""

    id: str
    game: str
    options: dict[str, bool | int]
    status: Status
    seats: list[SeatInfo]
    version: int
    turn: int | None
    winners: list[int]
    spectators: int
    settings: TableSettings
    created: str
    next: str | None
    read_only: ReadOnly | None


@dataclass(frozen=True, slots=True)
class Snapshot:
    """All of a table, for one reader: `mine` are the reader's seats, `invite` is only for the seated."""

    table: Summary
    mine: list[int]
    version: int
    state: StatePayload | None
    log: list[Entry]
    invite: str | None


@dataclass(frozen=True, slots=True)
class CommandAnswer:
    """A stored command: the version after it, its events, and the state then."""

    version: int
    entries: list[Entry]
    state: StatePayload | None


@dataclass(frozen=True, slots=True)
class Hint:
    """What the coach says to the seat to act; `taken` is how many hints this seat has had, this one with it.

    `version` is the table's, after the hint was written into the log.
    """

    version: int
    taken: int
    advice: Advice


@dataclass(frozen=True, slots=True)
class Review:
    """The analysis of a finished game, or how far it is: `done` of `of` states are valued.

    `stories` has what each event of the analysis told.
    """

    status: Literal["thinking", "ready", "failed"]
    done: int
    of: int
    analysis: Analysis | None
    stories: list[list[Told]]
    why: str | None


@dataclass(frozen=True, slots=True)
class Explored:
    """Another way on in a finished game: what was played (throws as they fell), what the last event told, the state."""

    events: list[str]
    story: list[Told]
    view: dict[str, Any]
    advice: Advice | None


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table just made, and the tokens of the seats on this device."""

    table: str
    invite: str
    seats: dict[str, str]


@dataclass(frozen=True, slots=True)
class SeriesGame:
    """One game of a series; `scores` by seat once it has begun."""

    table: str
    options: dict[str, bool | int]
    status: Status
    scores: list[int] | None
    winners: list[int]


@dataclass(frozen=True, slots=True)
class SeriesInfo:
    """A series (a campaign) so far, and the options of what may be played next, the proposed ones first.

    `totals` adds up the scores of the finished games by seat.
    """

    games: list[SeriesGame]
    totals: list[int]
    onward: list[dict[str, bool | int]]


@dataclass(frozen=True, slots=True)
class Seated:
    """A seat and its new token."""

    table: str
    seat: int
    token: str


@dataclass(frozen=True, slots=True)
class PassCode:
    """A one-time code that moves a seat to another device, and the address to open there."""

    code: str
    url: str
    seconds: int


@dataclass(frozen=True, slots=True)
class TableBox:
    """A table's summary alone."""

    table: Summary


@dataclass(frozen=True, slots=True)
class TableList:
    """The tables open to all."""

    tables: list[Summary]


@dataclass(frozen=True, slots=True)
class OptionInfo:
    """A table-wide choice of a game:

    One of `choices`, or (where these are empty) a number from `low` to `high`.
    """

    name: str
    default: bool | int
    choices: list[bool | int]
    low: int | None
    high: int | None


@dataclass(frozen=True, slots=True)
class ContentInfo:
    """The cards, sheets or boards a game is played with, and where they come from."""

    name: str
    hash: str
    mark: str


@dataclass(frozen=True, slots=True)
class GameInfo:
    """A game of this server.

    `answer_seconds` is what a table gets for questions out of turn where somebody plays from another device; 0 where
    the game asks none.
    """

    name: str
    title: str
    seats: list[int]
    solo: bool
    options: list[OptionInfo]
    bots: list[str]
    rules: int
    content: ContentInfo
    move_count: int
    answer_seconds: int


@dataclass(frozen=True, slots=True)
class GameList:
    """The games of this server."""

    games: list[GameInfo]


@dataclass(frozen=True, slots=True)
class RuleInfo:
    """One rule of the rule book.

    `text` is Markdown; an example of the engine leads from `before` by `events` to `position`; `about` names the
    texts that the rule explains (`note-struck`).
    """

    id: str
    heading: str
    text: str
    ruling: bool
    caption: str | None
    before: dict[str, Any] | None
    events: list[str]
    position: dict[str, Any] | None
    about: list[str]


@dataclass(frozen=True, slots=True)
class Rulebook:
    """A game's rule book."""

    rules: list[RuleInfo]


@dataclass(frozen=True, slots=True)
class Info:
    """The program's version and the addresses at which others in the local network find it."""

    version: str
    addresses: list[str]


@dataclass(frozen=True, slots=True)
class Health:
    """The server answers and its data can be read."""

    status: Literal["ok"] = "ok"


@dataclass(frozen=True, slots=True)
class ProblemBody:
    """Any refusal, as `application/problem+json`."""

    type: str
    title: str
    status: int
    detail: str
    code: str
    data: dict[str, Any] = field(default_factory=dict[str, Any])
