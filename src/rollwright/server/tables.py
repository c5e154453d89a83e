"""A table in memory:

What the database holds of it, and its line of play. Immutable; changes make a new one.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from rollwright.core.game import Game
from rollwright.core.names import Move, Reason
from rollwright.core.state import OVER, State
from rollwright.server.fold import Line
from rollwright.server.problems import Problem
from rollwright.server.tokens import same
from rollwright.server.wire import (
    Drawable,
    Entry,
    MoveInfo,
    ReadOnly,
    RefusedMove,
    SeatKind,
    StatePayload,
    Status,
    TableSettings,
    Told,
    Wanted,
    Why,
)

STAND_IN = "steady"  # who goes on for those who leave, and for other bots that fail


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat as stored.

    A person's seat has a token hash once taken; `stand_in` is a bot that plays meanwhile.
    """

    seat: int
    kind: SeatKind
    name: str | None = None
    bot: str | None = None
    stand_in: str | None = None
    token_hash: str | None = None
    pass_hash: str | None = None
    pass_until: int | None = None

    @property
    def taken(self) -> bool:
        """Whether somebody sits here."""
        return self.kind == "bot" or self.token_hash is not None

    @property
    def player(self) -> str | None:
        """The bot that plays this seat now, or None for a person."""
        return self.bot if self.kind == "bot" else self.stand_in


@dataclass(frozen=True, slots=True)
class Facts:
    """A table's row in the database."""

    id: str
    game: str
    rules: int
    content_hash: str
    options: str
    settings: TableSettings
    invite: str
    created: int
    changed: int
    status: Status
    version: int
    revision: int
    next_table: str | None
    series: str | None = None
    place: int | None = None


@dataclass(frozen=True)
class Table:
    """Everything about a table.

    `game` is None where it is not played here any more; then only reading is left.
    """

    facts: Facts
    seats: tuple[Seat, ...]
    line: Line
    game: Game | None
    read_only: ReadOnly | None = None
    _made: dict[str, Any] = field(default_factory=dict[str, Any], repr=False, compare=False)

    @property
    def id(self) -> str:
        """The table's id."""
        return self.facts.id

    @property
    def version(self) -> int:
        """The version of the last event."""
        return self.facts.version

    @property
    def state(self) -> State | None:
        """The state of play; None before the start and for tables that can only be read."""
        return None if self.facts.status == "waiting" else self.line.state

    @property
    def to_act(self) -> int | None:
        """The seat that has to decide, if any."""
        state = self.state
        return state.to_act if state is not None and isinstance(state.to_act, int) else None

    def seat(self, number: int) -> Seat:
        """A seat by number; Problem where there is none."""
        if not 0 <= number < len(self.seats):
            raise Problem("seat-unknown", f"This table has no seat {number}.")
        return self.seats[number]

    def seats_of(self, hashes: list[str]) -> list[int]:
        """The seats that these token hashes hold."""
        return [
            seat.seat
            for seat in self.seats
            if seat.token_hash is not None and any(same(seat.token_hash, given) for given in hashes)
        ]

    def with_seat(self, seat: Seat) -> Table:
        """The table with one seat changed."""
        seats = tuple(seat if old.seat == seat.seat else old for old in self.seats)
        return replace(self, seats=seats, _made={})

    def with_facts(self, **changes: Any) -> Table:
        """The table with other facts."""
        return replace(self, facts=replace(self.facts, **changes), _made={})

    def with_line(self, line: Line) -> Table:
        """The table after more events."""
        over = line.state is not None and line.state.to_act is OVER
        facts = replace(self.facts, version=line.version, status="over" if over else "playing")
        return replace(self, facts=facts, line=line, _made={})

    def must_be_playable(self) -> None:
        """Problem for a table that can only be read."""
        if self.read_only is not None:
            raise Problem("table-read-only", self.read_only.text, reason=self.read_only.code)

    @property
    def payload(self) -> StatePayload | None:
        """The state as everyone at the table sees it; made once a version."""
        if "payload" not in self._made:
            self._made["payload"] = self._payload()
        made: StatePayload | None = self._made["payload"]
        return made

    def _payload(self) -> StatePayload | None:
        if self.state is None:
            return None
        back = self.line.undo
        undo = back if back is not None and self.seats[back.seat].player is None else None
        return payload_of(
            self.state,
            undo=(undo.version, undo.seat) if undo else None,
            real_dice=self.facts.settings.real_dice,
        )

    def entries_after(self, version: int) -> list[Entry]:
        """The log after a version."""
        return list(self.line.entries[version:])


def payload_of(state: State, undo: tuple[int, int] | None, real_dice: bool) -> StatePayload:
    """A state as it is sent: view, legal moves, the others with their reasons, what own dice have to tell."""
    wants = Wanted(state.chance, max(1, state.dice)) if state.chance and real_dice else None
    legal = {move.code for move in state.moves}
    refused: list[RefusedMove] = []
    if isinstance(state.to_act, int):
        for move in state.game.explained:
            reason = None if move.code in legal else state.why_not(move)
            if reason is not None:
                refused.append(RefusedMove(move.code, move.kind, list(move.args), move.text, told(reason)))
    return StatePayload(
        view=state.view(),
        moves=[info_of(move) for move in state.moves],
        refused=refused,
        default=info_of(state.default) if state.default is not None else None,
        undo=undo[0] if undo else None,
        undo_seat=undo[1] if undo else None,
        can_throw=wants is not None,
        wants=wants,
        outcomes=drawables(state) if wants is not None and state.chance != "die" else [],
    )


def _is_card(entry: Any) -> bool:
    return isinstance(entry, dict) and "id" in entry


def drawables(state: State) -> list[Drawable]:
    """What may be drawn now, in the order of the deck or of the seats."""
    tables: list[Any] = [part for part in state.game.content.values() if isinstance(part, list)]
    cards: dict[str, dict[str, Any]] = {
        entry["id"]: entry for table in tables for entry in table if _is_card(entry)
    }
    found: list[Drawable] = []
    for one in map(state.outcome, range(state.outcome_count)):
        name = one.text.removeprefix("draw ")
        value = one.value if one.kind == "seat" else name
        found.append(Drawable(one.k, one.kind, value, one.text, cards.get(name)))
    return found


def info_of(move: Move) -> MoveInfo:
    """A move as it is sent."""
    return MoveInfo(move.code, move.kind, list(move.args), move.text)


def told(reason: Reason) -> Told:
    """A reason as it is sent."""
    return Told(reason.code, dict(reason.data), dict(reason.kinds))


def why(state: State, move: Move) -> Why:
    """Whether a move is allowed, and why not."""
    reason = state.why_not(move)
    return Why(info_of(move), reason is None, None if reason is None else told(reason))
