"""A table's events and what they amount to. A `Line` is a value: a new event gives a new line.

Undo never forgets: it is an event that names the version it returns to. It may go back over the last moves
of one seat, until a throw, a draw or another player's act; only those states are kept.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from rollwright.core.state import State
from rollwright.server.clock import iso
from rollwright.server.wire import Entry, EventKind, Told

MOVE: Final = "move"
CLOCK: Final = "clock"  # a move too, made for somebody who did not answer in time
OUTCOME: Final = "outcome"
UNDO: Final = "undo"
HINT: Final = "hint"  # a seat was told what the coach thinks; the state stays as it is


@dataclass(frozen=True, slots=True)
class Event:
    """A stored event."""

    version: int
    kind: EventKind
    text: str
    seat: int | None
    own_dice: bool
    at: int

    @property
    def returns_to(self) -> int:
        """The version an undo returns to."""
        return int(self.text.removeprefix("undo "))


@dataclass(frozen=True, slots=True)
class Back:
    """A place to which undo may return: the state at `version`, before a move of `seat`."""

    version: int
    seat: int
    state: State


@dataclass(frozen=True, slots=True)
class Line:
    """The events of a table, their entries for the log, and the state they lead to (None:

    Not replayable here).
    """

    events: tuple[Event, ...]
    entries: tuple[Entry, ...]
    state: State | None
    back: tuple[Back, ...]

    @classmethod
    def empty(cls, state: State | None) -> Line:
        """A line before its first event."""
        return cls((), (), state, ())

    @property
    def version(self) -> int:
        """The version of the last event."""
        return len(self.events)

    @property
    def hints(self) -> dict[int, int]:
        """How many hints each seat has taken; undo takes none back."""
        return dict(
            Counter(event.seat for event in self.events if event.kind == HINT and event.seat is not None)
        )

    @property
    def hinted(self) -> set[int | None]:
        """The seats that took a hint since anything else happened."""
        found: set[int | None] = set()
        for event in reversed(self.events):
            if event.kind != HINT:
                break
            found.add(event.seat)
        return found

    @property
    def last(self) -> Event:
        """The last event that was not a hint."""
        return next(event for event in reversed(self.events) if event.kind != HINT)

    @property
    def undo(self) -> Back | None:
        """Where undo leads now, and whose it is."""
        return self.back[-1] if self.back else None

    def extended(self, events: Iterable[Event]) -> Line:
        """The line after these events, replayed."""
        line = self
        for event in events:
            line = line.after(event, None if self.state is None else line.next_state(event))
        return line

    def next_state(self, event: Event) -> State:
        """The state after an event."""
        assert self.state is not None
        if event.kind == HINT:
            return self.state
        if event.kind != UNDO:
            return self.state.apply(event.text)
        return next(back.state for back in self.back if back.version == event.returns_to)

    def after(self, event: Event, state: State | None) -> Line:
        """The line after an event whose state is known already."""
        assert event.version == self.version + 1, "events of a table have no gaps"
        story = state.story if state is not None and event.kind not in (UNDO, HINT) else ()
        told = [Told(note.code, dict(note.data), dict(note.kinds)) for note in story]
        entry = Entry(event.version, event.text, event.seat, event.kind, event.own_dice, told, iso(event.at))
        return Line((*self.events, event), (*self.entries, entry), state, self._back_after(event))

    def _back_after(self, event: Event) -> tuple[Back, ...]:
        if self.state is None or event.kind in (OUTCOME, CLOCK):
            return ()
        if event.kind == HINT:
            return self.back
        if event.kind == UNDO:
            return tuple(back for back in self.back if back.version < event.returns_to)
        assert event.seat is not None
        kept = self.back if self.back and self.back[-1].seat == event.seat else ()
        return (*kept, Back(self.version, event.seat, self.state))


def effective(events: Iterable[Event]) -> list[Event]:
    """The events that count: without those taken back, without the taking back, and without hints."""
    kept: list[Event] = []
    length_at = [0]
    for event in events:
        if event.kind == UNDO:
            del kept[length_at[event.returns_to] :]
        elif event.kind != HINT:
            kept.append(event)
        length_at.append(len(kept))
    return kept
