"""What the numbers of the rules are called: moves, outcomes, notes and reasons as text and JSON.

Rules know small integers only. A game's `names.py` says what they mean; texts for people come from the catalogue.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from itertools import product
from math import comb
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from rollwright.core.game import Game

__all__ = [
    "FACE",
    "NUMBER",
    "SEAT",
    "Chance",
    "Digits",
    "EntryOf",
    "Faces",
    "Kind",
    "Move",
    "MoveKind",
    "Note",
    "Outcome",
    "Reason",
    "Told",
    "faces_of",
    "number_of",
]


class Kind(Protocol):
    """What a small integer stands for."""

    @property
    def name(self) -> str:
        """`seat`, `number`, `face`, `card` ...: how the page and the catalogue treat it."""
        ...

    def count(self, game: Game) -> int:
        """How many values there are (for arguments of moves), from 0, or from `low` where the kind has one."""
        ...

    def text(self, game: Game, value: int) -> str:
        """The value as a person types it."""
        ...

    def json(self, game: Game, value: int) -> int | str:
        """The value in JSON: seats and numbers as they are, entries of the content by their id."""
        ...


@dataclass(frozen=True)
class SeatKind:
    """A seat: from 0 in code and JSON, from 1 in what a person reads or types (`p2`)."""

    name: str = "seat"

    def count(self, game: Game) -> int:
        return game.seats

    def text(self, game: Game, value: int) -> str:
        return f"p{value + 1}"

    def json(self, game: Game, value: int) -> int | str:
        return value


@dataclass(frozen=True)
class NumberKind:
    """A plain number; as an argument of a move it goes from `low` to `high`."""

    name: str = "number"
    high: int = 0
    low: int = 0

    def count(self, game: Game) -> int:
        return self.high - self.low + 1

    def text(self, game: Game, value: int) -> str:
        return str(value)

    def json(self, game: Game, value: int) -> int | str:
        return value


@dataclass(frozen=True)
class EntryOf:
    """An entry of the content, by its id: `EntryOf("card")` numbers the `[[card]]` entries of the file from 0."""

    name: str

    def count(self, game: Game) -> int:
        return len(game.content[self.name])

    def text(self, game: Game, value: int) -> str:
        return str(game.content[self.name][value]["id"])

    def json(self, game: Game, value: int) -> int | str:
        return self.text(game, value)


@dataclass(frozen=True)
class Faces:
    """A set of one to `most` dice that are alike, by its number; as text its faces in order: `2 2 3 3 3`.

    Sets are numbered by how many dice show a face up to 1, up to 2 ... up to 6 (the combinatorial number system);
    0 is the empty set. Read in any order, with or without spaces: `keep 33322`.
    """

    most: int
    name: str = "faces"
    low: int = 1

    def count(self, game: Game) -> int:
        return comb(self.most + 6, 6) - 1

    def text(self, game: Game, value: int) -> str:
        return " ".join(map(str, faces_of(value)))

    def json(self, game: Game, value: int) -> int | str:
        return self.text(game, value)

    def tidy(self, words: Sequence[str]) -> list[str]:
        """What was typed, as the game writes it."""
        return sorted("".join(words))


@dataclass(frozen=True)
class Digits:
    """What several dice show, for notes: the digits of the number, `134` is `1 3 4`."""

    name: str = "faces"

    def count(self, game: Game) -> int:
        return 0

    def text(self, game: Game, value: int) -> str:
        return " ".join(str(value))

    def json(self, game: Game, value: int) -> int | str:
        return self.text(game, value)


def number_of(faces: Iterable[int]) -> int:
    """The number of a set of dice.

    >>> number_of([3, 2, 3]), faces_of(number_of([3, 2, 3])), number_of([])
    (75, (2, 3, 3), 0)
    """
    shown = tuple(faces)
    return sum(comb(face + sum(one <= face + 1 for one in shown), face + 1) for face in range(6))


@cache
def faces_of(number: int) -> tuple[int, ...]:
    """The dice of a set by its number, lowest first."""
    upto = [0] * 7
    for face in range(6, 0, -1):
        while comb(face - 1 + upto[face] + 1, face) <= number:
            upto[face] += 1
        number -= comb(face - 1 + upto[face], face)
    return tuple(face for face in range(1, 7) for _ in range(upto[face] - upto[face - 1]))


SEAT, NUMBER, FACE = SeatKind(), NumberKind(), NumberKind("face", 6, 1)


@dataclass(frozen=True)
class MoveKind:
    """A kind of move: its word, its first code in the rules, and what its arguments are.

    `MoveKind("strike", rules.STRIKE, SEAT)` has the codes STRIKE + seat.
    """

    word: str
    code: int
    args: tuple[Kind, ...]

    def __init__(self, word: str, code: int, *args: Kind) -> None:
        for name, value in (("word", word), ("code", code), ("args", args)):
            object.__setattr__(self, name, value)

    def moves(self, game: Game) -> list[Move]:
        """All moves of this kind, in the order of their codes."""
        values = product(*(_values(kind, game) for kind in self.args))
        return [Move(self.code + i, self.word, args, self._text(game, args)) for i, args in enumerate(values)]

    def tidy(self, words: Sequence[str]) -> str:
        """A typed move of this kind, word by word, as the game writes it."""
        if len(self.args) == 1 and isinstance(self.args[0], Faces):
            words = [self.word, *self.args[0].tidy(words[1:])]
        return " ".join(words)

    def _text(self, game: Game, args: tuple[int, ...]) -> str:
        return " ".join(
            [self.word, *(kind.text(game, arg) for kind, arg in zip(self.args, args, strict=True))]
        )


def _values(kind: Kind, game: Game) -> range:
    low: int = getattr(kind, "low", 0)
    return range(low, low + kind.count(game))


@dataclass(frozen=True)
class Move:
    """A player's decision: its code is the index in `game.moves`."""

    code: int
    kind: str = field(compare=False)
    args: tuple[int, ...] = field(compare=False)
    text: str = field(compare=False)

    def __str__(self) -> str:
        return self.text

    @property
    def json(self) -> dict[str, Any]:
        return {"v": 1, "code": self.code, "kind": self.kind, "args": list(self.args), "text": self.text}


@dataclass(frozen=True)
class Chance:
    """A kind of draw: its name (`card`), its number in the rules, and what is drawn."""

    name: str
    code: int
    shows: Kind


@dataclass(frozen=True)
class Outcome:
    """What chance does: outcome `k` of `of` equally likely ones, showing `value` (a face from 1, a card, a seat)."""

    k: int
    of: int
    kind: str
    value: int
    text: str = field(compare=False)

    def __str__(self) -> str:
        return self.text

    @property
    def json(self) -> dict[str, Any]:
        return {"v": 1, "k": self.k, "of": self.of, "kind": self.kind, "value": self.value, "text": self.text}


class Told:
    """The name of a note or reason and of its numbers: `Told("struck", by=SEAT, who=SEAT)`."""

    def __init__(self, code: str, **data: Kind) -> None:
        self.code = code
        self.data = data


@dataclass(frozen=True)
class Said:
    """A code with data, worded by the catalogue. Seats count from 0 here."""

    code: str
    data: Mapping[str, int | str]
    kinds: Mapping[str, str]

    @classmethod
    def of(cls, game: Game, told: Told, values: Sequence[int]) -> Said:
        pairs = list(zip(told.data.items(), values, strict=False))
        return cls(
            told.code,
            MappingProxyType({name: kind.json(game, value) for (name, kind), value in pairs}),
            MappingProxyType({name: kind.name for (name, kind), _ in pairs}),
        )

    @cached_property
    def json(self) -> dict[str, Any]:
        return {"code": self.code, "data": dict(self.data), "kinds": dict(self.kinds)}

    def __str__(self) -> str:
        return " ".join([self.code, *(f"{name}={value}" for name, value in self.data.items())])


class Note(Said):
    """What an event caused."""


class Reason(Said):
    """Why a move is not allowed."""
