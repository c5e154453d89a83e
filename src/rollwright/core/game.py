"""A game: rules with content and options. `load` makes one; `Spec` is what a game's folder declares."""

from __future__ import annotations

import importlib
import pkgutil
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib.metadata import entry_points
from pathlib import Path
from types import MappingProxyType, ModuleType
from typing import TYPE_CHECKING, Any, Literal, cast

from rollwright.core import content as contents
from rollwright.core import rows, rowtools
from rollwright.core.errors import ContentError, IllegalMove
from rollwright.core.kit import Log, NoContent, NoOptions, Position, Row
from rollwright.core.names import Chance, Move, Note, Reason, Told

if TYPE_CHECKING:
    from rollwright.core.state import State

__all__ = ["Game", "Objective", "Option", "Spec", "games", "load", "spec_of"]

MOST_EXPLAINED = 64  # moves whose reasons are told unasked, at most
Objective = Literal["win", "points", "turns", "team"]


@dataclass(frozen=True)
class Option:
    """A table-wide choice: true or false, or a number from `low` to `high`; with `words`, one of these by its place."""

    name: str
    default: int | bool
    low: int = 0
    high: int = 1
    words: tuple[str, ...] = ()

    @property
    def is_switch(self) -> bool:
        return isinstance(self.default, bool)

    def check(self, value: Any) -> int | bool:
        """The value, or ValueError saying what would be right."""
        if self.is_switch:
            if isinstance(value, bool):
                return value
            raise ValueError(f"option {self.name} is true or false, not {value!r}")
        if value in self.words:
            return self.words.index(value)
        if isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high:
            return value
        known = f" ({', '.join(self.words)})" if self.words else ""
        raise ValueError(
            f"option {self.name} is a number from {self.low} to {self.high}{known}, not {value!r}"
        )


def _always_win(seats: int, options: Mapping[str, int | bool]) -> Objective:
    return "win"


def _any_options(seats: int, options: Mapping[str, int | bool]) -> str:
    return ""


def _no_table(state: State) -> Mapping[str, Any]:
    return {}


def _no_series(finished: Sequence[State]) -> tuple[Mapping[str, int | bool], ...]:
    return ()


def _no_default(pos: Position, content: Row) -> int:
    return -1


@dataclass(frozen=True)
class Spec:
    """What a game's folder declares: its rules, rows, names, content and options.

    `names` holds MOVES, CHANCES, NOTES and REASONS; `read_content(source, seats)` turns a parsed file into the
    content row or raises ContentError; `shipped` is the content file used when none is named; `table(state)` is what
    a page draws beyond the position; `objective(seats, options)` says what the returns count, `refuses(seats, options)`
    why these options do not go together ("" where they do);
    `default_move(position, content)` is the code of what may be played for a seat that is asked out of its turn and
    does not answer, -1 where nothing may;
    `onward(finished)` are the options of what may be played next in a series (a campaign) after these finished games,
    the proposed ones first, () where the series ends.
    """

    name: str
    folder: Path
    rules: ModuleType
    names: ModuleType
    steady: Callable[[Any, Any], int]
    position: type[Position]
    seats: range
    options_row: type[Row] = NoOptions
    content_row: type[Row] = NoContent
    options: tuple[Option, ...] = ()
    read_content: Callable[[contents.Source, int], Row] | None = None
    shipped: Path | None = None
    table: Callable[[State], Mapping[str, Any]] = _no_table
    default_move: Callable[[Any, Any], int] = _no_default
    objective: Callable[[int, Mapping[str, int | bool]], Objective] = _always_win
    refuses: Callable[[int, Mapping[str, int | bool]], str] = _any_options
    onward: Callable[[Sequence[State]], tuple[Mapping[str, int | bool], ...]] = _no_series

    @property
    def moves(self) -> tuple[Any, ...]:
        return cast("tuple[Any, ...]", self.names.MOVES)

    @property
    def asks_out_of_turn(self) -> bool:
        """Whether a seat may be asked out of its turn, so that others wait for its answer."""
        return self.default_move is not _no_default

    @cached_property
    def chances(self) -> Mapping[int, Chance]:
        return {chance.code: chance for chance in cast("tuple[Chance, ...]", self.names.CHANCES)}

    @property
    def notes(self) -> Mapping[int, Told]:
        return cast("dict[int, Told]", self.names.NOTES)

    @property
    def reasons(self) -> Mapping[int, Told]:
        return cast("dict[int, Told]", self.names.REASONS)


@dataclass(frozen=True, eq=False)
class Game:
    """Rules with content and options for a number of seats; made by `load`.

    Two games are equal when they have the same rules version, seats, options and content.
    """

    spec: Spec
    seats: int
    options: Mapping[str, int | bool]
    content: Mapping[str, Any]
    content_row: Row = field(repr=False)
    content_is_shipped: bool = True

    @property
    def name(self) -> str:
        return self.spec.name

    @property
    def rules(self) -> int:
        """The version of the rules."""
        return cast("int", self.spec.rules.RULES)

    @property
    def max_events(self) -> int:
        """No game is longer than this, however the dice fall in seeded random play."""
        return cast("int", self.spec.rules.MAX_EVENTS)

    @property
    def objective(self) -> Objective:
        """What the returns count: win, points, turns or team."""
        return self.spec.objective(self.seats, self.options)

    @cached_property
    def content_hash(self) -> str:
        """SHA-256 over the canonical JSON of the content."""
        return contents.content_hash(dict(self.content))

    @cached_property
    def moves(self) -> tuple[Move, ...]:
        """All moves of the game; `move.code` is the index."""
        found = sorted(
            (move for kind in self.spec.moves for move in kind.moves(self)), key=lambda move: move.code
        )
        if [move.code for move in found] != list(range(len(found))):
            raise ValueError(f"{self.name}: the codes of the moves have a gap or overlap")
        return tuple(found)

    @cached_property
    def explained(self) -> tuple[Move, ...]:
        """The moves whose reasons are told unasked: kinds with few moves first, up to MOST_EXPLAINED in all."""
        counts = Counter(move.kind for move in self.moves)
        kinds: set[str] = set()
        told = 0
        for kind, count in sorted(counts.items(), key=lambda each: each[1]):
            told += count
            if told <= MOST_EXPLAINED:
                kinds.add(kind)
        return tuple(move for move in self.moves if move.kind in kinds)

    @cached_property
    def _moves_by_text(self) -> dict[str, Move]:
        return {move.text: move for move in self.moves}

    @cached_property
    def identity(self) -> tuple[Any, ...]:
        """What two games must share for their states to be comparable."""
        return (self.name, self.rules, self.seats, tuple(sorted(self.options.items())), self.content_hash)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.identity == other.identity

    def __hash__(self) -> int:
        return hash(self.identity)

    @cached_property
    def options_row(self) -> Row:
        """The options as the rules see them."""
        row = self.spec.options_row()
        for name, value in self.options.items():
            setattr(row, name, int(value))
        return row

    def start(self) -> State:
        """The first state."""
        from rollwright.core.state import State

        position = self.spec.position()
        position.seats = self.seats
        log = Log()
        self.spec.rules.start(position, self.content_row, self.options_row)
        return State(self, position, self.notes(log))

    def state(self, source: bytes | str | Mapping[str, Any]) -> State:
        """A state back from `bytes(state)`, `str(state)` or `state.view()`; ValueError says what is wrong."""
        from rollwright.core.state import State

        cls = self.spec.position
        if isinstance(source, bytes | bytearray | memoryview):
            position = rows.unpack(cls, bytes(source))
        elif isinstance(source, str):
            position = cast("Position", rowtools.from_text(cls, self._body(source)))
        else:
            position = rows.from_view(cls, source.get("position"))
        if position.seats != self.seats:
            raise ValueError(f"this position has {position.seats} seats, the game {self.seats}")
        return State(self, position)

    def _body(self, text: str) -> str:
        title, _, body = text.strip().partition(" ")
        if title != self.title:
            raise ValueError(f"this position begins with {title!r}, not {self.title!r}")
        return body

    @property
    def title(self) -> str:
        """The game and its seats as a position's text begins: `pig/2`."""
        return f"{self.name}/{self.seats}"

    def move(self, source: int | str | Move) -> Move:
        """A move by its code or text; IllegalMove where the game has no such move."""
        if isinstance(source, Move):
            source = source.code
        if isinstance(source, int):
            if not 0 <= source < len(self.moves):
                raise IllegalMove(f"{self.name} has moves 0 to {len(self.moves) - 1}, not {source}")
            return self.moves[source]
        typed = source.lower().split()
        kinds = (kind for kind in self.spec.moves if typed and kind.word == typed[0])
        tidied: str = next((kind.tidy(typed) for kind in kinds), " ".join(typed))
        move = self._moves_by_text.get(tidied)
        if move is None:
            words = ", ".join(kind.word for kind in self.spec.moves)
            raise IllegalMove(f"{self.name} has no move {source!r}; its moves begin with {words}")
        return move

    def notes(self, log: Log) -> tuple[Note, ...]:
        """The notes of a log, by name."""
        return tuple(cast("Note", Note.of(self, self.spec.notes[code], data)) for code, *data in log.notes)

    def reason(self, refusal: tuple[int, int, int]) -> Reason:
        """A refusal of the rules, by name."""
        code, a, b = refusal
        return cast("Reason", Reason.of(self, self.spec.reasons[code], (a, b)))


@cache
def games() -> tuple[str, ...]:
    """The names of all games here: the folders of `rollwright.games` and entry points of that name."""
    home = importlib.import_module("rollwright.games")
    found = {module.name for module in pkgutil.iter_modules(home.__path__) if module.ispkg}
    return tuple(sorted(found | {point.name for point in entry_points(group="rollwright.games")}))


@cache
def spec_of(name: str) -> Spec:
    """What the game's folder declares; ValueError where there is no such game."""
    if name not in games():
        raise ValueError(f"there is no game {name!r}; there are {', '.join(games())}")
    for point in entry_points(group="rollwright.games"):
        if point.name == name:
            return cast("Spec", point.load().SPEC)
    return cast("Spec", importlib.import_module(f"rollwright.games.{name}").SPEC)


def load(
    name: str,
    seats: int | None = None,
    options: Mapping[str, int | bool] | None = None,
    content: str | Path | contents.Source | None = None,
) -> Game:
    """A game by name, for a number of seats (two where the game allows it), with options and a content file.

    ValueError for an unknown game, seats or options; ContentError for a content file that does not fit.

    >>> load("pig", seats=3).start().to_act
    <Chance.CHANCE: 'chance'>
    """
    spec = spec_of(name)
    if seats is None:
        seats = 2 if 2 in spec.seats else spec.seats[0]
    if seats not in spec.seats:
        raise ValueError(f"{name} is for {spec.seats[0]} to {spec.seats[-1]} seats, not {seats}")
    chosen = MappingProxyType(_options(spec, dict(options or {})))
    refusal = spec.refuses(seats, chosen)
    if refusal:
        raise ValueError(refusal)
    source, row = _content(spec, seats, content)
    return Game(
        spec=spec,
        seats=seats,
        options=chosen,
        content=MappingProxyType(source.data if source else {}),
        content_row=row,
        content_is_shipped=content is None,
    )


def _options(spec: Spec, given: dict[str, Any]) -> dict[str, int | bool]:
    known = {option.name: option for option in spec.options}
    for name in given:
        if name not in known:
            raise ValueError(f"{spec.name} has no option {name!r}; it has {', '.join(known) or 'none'}")
    return {name: option.check(given.get(name, option.default)) for name, option in known.items()}


@cache
def _shipped(spec_name: str) -> contents.Source | None:
    spec = spec_of(spec_name)
    return contents.read(spec.shipped) if spec.shipped else None


def _content(
    spec: Spec, seats: int, given: str | Path | contents.Source | None
) -> tuple[contents.Source | None, Row]:
    if given is None:
        source = _shipped(spec.name)
    else:
        source = given if isinstance(given, contents.Source) else contents.read(given)
    if source is None or spec.read_content is None:
        if source is not None:
            raise ContentError(f"{spec.name} has no content to replace", file=source.file)
        return None, spec.content_row()
    if source.data["content"]["game"] != spec.name:
        message = f"this content is for {source.data['content']['game']}, not for {spec.name}"
        raise source.error(message, table="content", field="game", entry="[content]")
    return source, spec.read_content(source, seats)
