"""Moves, notes, reasons and positions as sentences for people.

How a position is told is the game's own affair: a module `telling.py` in its folder, with

    turn(state, texts, names, seat)    what the seat to act needs to know, line by line
    table(state, texts, names, seat)   the whole table; `seat` is spoken to, or None

Without one the points are told.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import groupby
from typing import Protocol, cast

from rollwright.core.game import Game, spec_of
from rollwright.core.names import SEAT, Move, Note, Reason
from rollwright.core.state import State
from rollwright.core.texts import Catalogue, catalogue

__all__ = ["Words", "sentence"]


class Telling(Protocol):
    """What a game's `telling.py` has."""

    def turn(self, state: State, texts: Catalogue, names: tuple[str, ...], seat: int) -> Iterable[str]: ...
    def table(
        self, state: State, texts: Catalogue, names: tuple[str, ...], seat: int | None
    ) -> Iterable[str]: ...


class Words:
    """The texts of one game at one table, in one language."""

    def __init__(self, game: Game, names: tuple[str, ...], language: str = "en") -> None:
        self.game, self.names, self.language = game, names, language
        self.texts, self._hall = catalogue(game.name, language), catalogue(None, language)

    def say(self, text: str, **data: int | str) -> str:
        """A text of the terminal: `say("undone")` is `terminal-undone`."""
        return self._hall.say(f"terminal-{text}", **data)

    def name(self, seat: int) -> str:
        """Who sits there; `p4` for a seat that the game knows and this table has not."""
        return self.names[seat] if seat < len(self.names) else SEAT.text(self.game, seat)

    def move(self, move: Move) -> str:
        """What the move is called: `Strike Ben`."""
        kind = next(kind for kind in self.game.spec.moves if kind.word == move.kind)
        data: dict[str, int | str] = {}
        for each, value in zip(kind.args, move.args, strict=True):
            if each.name == "seat":
                data |= dict.fromkeys(("player", "seat"), self.name(value))
            else:
                data |= {each.name: each.json(self.game, value), "n": each.json(self.game, value)}
        return self.texts.say(f"move-{move.kind}", **data)

    def choices(self, moves: Sequence[Move], most: int) -> str:
        """The moves by number; where they are more than `most`, four and more of one kind are named together."""
        named, first = list[str](), 1
        for _, alike in groupby(moves, key=lambda move: move.kind if len(moves) > most else move):
            group = list(alike)
            if len(group) > 3:
                last = first + len(group) - 1
                named.append(self.say("choices", n=first, last=last, move=self.move(group[0])))
            else:
                named += [
                    self.say("choice", n=n, move=self.move(move)) for n, move in enumerate(group, first)
                ]
            first += len(group)
        return self.listed(named)

    def notes(self, notes: Iterable[Note]) -> Iterator[str]:
        """What an event caused, a sentence each."""
        return (sentence(self.texts.note(note, self.names)) for note in notes)

    def reason(self, reason: Reason) -> str:
        """Why a move is not allowed."""
        return sentence(self.texts.reason(reason, self.names))

    def turn(self, state: State, seat: int) -> list[str]:
        """What the seat to act needs to know."""
        telling = _telling(self.game.name)
        return list(telling.turn(state, self.texts, self.names, seat)) if telling else self.points(state)

    def table(self, state: State, seat: int | None) -> list[str]:
        """The whole table; `seat` is spoken to."""
        telling = _telling(self.game.name)
        return list(telling.table(state, self.texts, self.names, seat)) if telling else self.points(state)

    def points(self, state: State) -> list[str]:
        """Who has how many points."""
        pairs = zip(self.names, state.scores, strict=True)
        return [self.say("points", player=name, points=points) for name, points in pairs]

    def result(self, state: State) -> Iterator[str]:
        """How it ended."""
        if self.game.seats > 1:
            for seat in sorted(range(self.game.seats), key=lambda seat: state.places[seat]):
                yield self.say(
                    "place", place=state.places[seat], player=self.names[seat], points=state.scores[seat]
                )

    def listed(self, items: Iterable[str]) -> str:
        """`a, b or c`."""
        *most, last = items
        return self.say("or", most=", ".join(most), last=last) if most else last


def sentence(text: str) -> str:
    """The text with a stop at its end, on one line."""
    text = " ".join(text.split())
    return text if text.endswith((".", "?", "!", ":")) else f"{text}."


@cache
def _telling(name: str) -> Telling | None:
    module = f"{spec_of(name).rules.__name__.rpartition('.')[0]}.telling"
    if importlib.util.find_spec(module) is None:
        return None
    return cast("Telling", importlib.import_module(module))
