"""A record: a game as text. A header and one event a line; it replays exactly.

    rollwright-record 1
    game: pig
    rules: 1
    options: goal=100
    seats: 2
    date: 2026-11-30
    result: -

    draw p1
    1 roll
    roll 5
    1 hold

Moves begin with the seat, counted from 1. One throw is one line. `!` marks what the players threw or drew
themselves. `#` begins a comment. The printer is strict, the parser tolerant of space, case and order.
"""

from __future__ import annotations

import datetime
import json
import re
from collections.abc import Iterator, Mapping
from typing import Any, cast

from rollwright.core.content import Source
from rollwright.core.errors import RecordError, RollwrightError
from rollwright.core.game import Game, games, load
from rollwright.core.names import Move, Outcome
from rollwright.core.state import OVER, State

__all__ = ["Record"]

FIRST_LINE = "rollwright-record 1"
_KEYS = ("game", "rules", "content", "options", "seats", "names", "date", "result", "data")
_EVENT = re.compile(r"^(?P<own>!\s*)?(?:(?P<seat>\d+)\s+)?(?P<text>.+)$")


class Record:
    """A game being written down or read back.

    >>> import rollwright as rw
    >>> record = rw.Record(rw.load("pig"), date="2026-11-30")
    >>> for event in ("draw p1", "roll", "roll 5", "hold"):
    ...     _ = record.add(event)
    >>> rw.Record.parse(str(record)).replay() == record.state
    True
    """

    def __init__(
        self,
        game: Game,
        names: tuple[str, ...] = (),
        date: str | None = None,
        start: State | None = None,
    ) -> None:
        self.game = game
        self.names = names
        self.date = date if date is not None else datetime.date.today().isoformat()  # noqa: DTZ011 - the day where it is played
        self._states = [start or game.start()]
        self._lines: list[str] = []

    @property
    def state(self) -> State:
        """The state after the last event."""
        return self._states[-1]

    @property
    def events(self) -> tuple[str, ...]:
        """The events as they are printed, one line each."""
        return tuple(self._lines)

    def states(self) -> tuple[State, ...]:
        """The state at the start and after each event."""
        return tuple(self._states)

    def steps(self) -> Iterator[tuple[str, State, State]]:
        """Each event with the states around it; the later one knows the whole story of a throw."""
        state = self._states[0]
        for line in self._lines:
            match = _EVENT.match(line)
            assert match is not None  # our own line
            after = state.apply(match["text"])
            yield line, state, after
            state = after

    def replay(self) -> State:
        """Play all events again from the start; the last state. RecordError where one does not fit."""
        return Record.parse(str(self)).state

    def add(self, event: Move | Outcome | str, own_dice: bool = False) -> State:
        """Add an event (a whole throw is one: `roll 3 5`); the state after it.

        Raises what `State.apply` raises, and then adds nothing. A single die of a throw that goes on joins the line
        of that throw.
        """
        before = self.state
        goes_on = self._goes_on()
        after = before.apply(event)
        text = event.text if isinstance(event, Move | Outcome) else " ".join(event.split()).lower()
        line = ("! " if own_dice else "") + (
            text if before.chance else f"{cast('int', before.to_act) + 1} {text}"
        )
        if goes_on:
            self._lines[-1] += " " + text.removeprefix("roll ")
            self._states[-1] = after.continuing(before)
        else:
            self._lines.append(line)
            self._states.append(after)
        return after

    def _goes_on(self) -> bool:
        """Whether dice of the throw in the last line are still to land."""
        if self.state.chance != "die" or not self._lines or "roll " not in self._lines[-1]:
            return False
        landed = len(self._lines[-1].partition("roll ")[2].split())
        return self._states[-2].chance == "die" and landed < self._states[-2].dice

    @property
    def header(self) -> dict[str, str]:
        """The header as it is printed."""
        game = self.game
        header = {"game": game.name, "rules": str(game.rules)}
        if game.content:
            meta = cast("Mapping[str, Any]", game.content["content"])
            header["content"] = f"{meta['name']} {game.content_hash}"
        if game.options:
            header["options"] = " ".join(
                f"{name}={json.dumps(value)}" for name, value in game.options.items()
            )
        header["seats"] = str(game.seats)
        if self.names:
            header["names"] = json.dumps(list(self.names), ensure_ascii=False)
        header["date"] = self.date
        header["result"] = self.result
        if game.content and not game.content_is_shipped:
            header["data"] = json.dumps(dict(game.content), separators=(",", ":"), ensure_ascii=False)
        return header

    @property
    def result(self) -> str:
        """`won p2, scores 14 22`, or `-` while the game goes on."""
        if self.state.to_act is not OVER:
            return "-"
        winners = " ".join(f"p{seat + 1}" for seat in self.state.winners) or "none"
        return f"won {winners}, scores {' '.join(map(str, self.state.scores))}"

    def __str__(self) -> str:
        head = [f"{key}: {value}" for key, value in self.header.items()]
        return "\n".join([FIRST_LINE, *head, "", *self._lines]) + "\n"

    @classmethod
    def parse(cls, text: str) -> Record:
        """The record back from its text; RecordError names the line that cannot be read or does not replay."""
        lines = list(enumerate(text.splitlines(), start=1))
        header, events = _split(lines)
        record = cls(_game(header), _names(header), header.get("date", ("", 0))[0])
        for number, line in events:
            _add_line(record, line, number)
        return record


def _split(lines: list[tuple[int, str]]) -> tuple[dict[str, tuple[str, int]], list[tuple[int, str]]]:
    """Header as key -> (value, line), and the lines of events."""
    meant = [(number, line.strip()) for number, line in lines if not line.lstrip().startswith("#")]
    content = [(number, line) for number, line in meant if line]
    if not content or content[0][1].lower() != FIRST_LINE:
        raise RecordError(f"a record begins with the line {FIRST_LINE!r}", content[0][0] if content else 1)
    header: dict[str, tuple[str, int]] = {}
    events: list[tuple[int, str]] = []
    for number, line in content[1:]:
        key, colon, value = line.partition(":")
        if not colon or events:
            events.append((number, line.split(" #")[0].strip()))
        elif key.strip().lower() in _KEYS:
            header[key.strip().lower()] = (value.strip(), number)
        else:
            raise RecordError(f"the header has no {key.strip()!r}; it has {', '.join(_KEYS)}", number)
    return header, events


def _game(header: Mapping[str, tuple[str, int]]) -> Game:
    name, line = header.get("game", ("", 1))
    if name not in games():
        raise RecordError(f"there is no game {name!r}; there are {', '.join(games())}", line)
    seats, seats_line = header.get("seats", ("", line))
    if not seats.isdigit():
        raise RecordError("the header needs the number of seats: `seats: 2`", seats_line)
    options, options_line = header.get("options", ("", line))
    try:
        game = load(name, int(seats), dict(_options(options)), _content(header, name))
    except (RollwrightError, ValueError) as error:
        raise RecordError(str(error), options_line if options else seats_line) from None
    _check_versions(header, game)
    return game


def _options(text: str) -> Iterator[tuple[str, int | bool]]:
    for part in text.split():
        name, _, value = part.partition("=")
        try:
            yield name, json.loads(value)
        except ValueError:
            raise ValueError(f"option {name}: {value!r} is neither a number nor true or false") from None


def _content(header: Mapping[str, tuple[str, int]], name: str) -> Source | None:
    if "data" not in header:
        return None
    text, line = header["data"]
    try:
        data: dict[str, Any] = json.loads(text)
    except ValueError as error:
        raise RecordError(f"the content is not JSON ({error})", line) from None
    return Source(f"the record's content for {name}", text, data)


def _check_versions(header: Mapping[str, tuple[str, int]], game: Game) -> None:
    rules, line = header.get("rules", (str(game.rules), 1))
    if rules != str(game.rules):
        raise RecordError(f"this record is of rules {rules}, these are rules {game.rules}", line)
    content, line = header.get("content", ("", 1))
    if content and content.split()[-1] != game.content_hash:
        raise RecordError("this record was played with other content, and does not carry it", line)


def _names(header: Mapping[str, tuple[str, int]]) -> tuple[str, ...]:
    text, line = header.get("names", ("[]", 1))
    try:
        return tuple(str(name) for name in json.loads(text))
    except ValueError:
        raise RecordError('names are a list such as ["Ann", "Ben"]', line) from None


def _add_line(record: Record, line: str, number: int) -> None:
    match = _EVENT.match(line)
    assert match is not None  # an event line is not empty
    state, seat = record.state, match["seat"]
    if seat is not None and state.to_act != int(seat) - 1:
        who = f"player {state.to_act + 1}" if isinstance(state.to_act, int) else state.to_act.value
        raise RecordError(f"player {seat} is not to act here, but {who}", number)
    try:
        record.add(match["text"], own_dice=match["own"] is not None)
    except RollwrightError as error:
        raise RecordError(str(error), number) from None
