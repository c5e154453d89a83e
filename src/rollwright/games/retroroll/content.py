"""A deck from its file: `[[card]] id, points, squares`; what does not fit is refused with its line."""

from __future__ import annotations

import re
from typing import Any, cast

from rollwright.core.content import Source
from rollwright.core.errors import ContentError
from rollwright.games.retroroll.names import ICONS
from rollwright.games.retroroll.rows import MAX_CARDS, MAX_SQUARES, RetroCard, RetroContent
from rollwright.games.retroroll.rules import HIGHEST

FIELDS = ("id", "points", "squares")
MAY_STAND = (*FIELDS, "mark")
MAX_POINTS = 100
EXAMPLE = 'squares = [3, 7, "sword", 5, "key", 4]'


def read_deck(source: Source, seats: int) -> RetroContent:
    """The deck as a row; ContentError names file, line, card and field, and what would be right."""
    cards = _cards(source, seats)
    content = RetroContent()
    content.count = len(cards)
    ids: dict[str, int] = {}
    for index, entry in enumerate(cards):
        _Card(source, index, entry).read_into(content.cards[index], ids)
    return content


def _cards(source: Source, seats: int) -> list[dict[str, Any]]:
    for name in source.data:
        if name not in ("content", "card"):
            raise source.error(
                f"a deck has [content] and [[card]] entries, not [{name}]", table=name, entry=name
            )
    cards: Any = source.data.get("card")
    if not isinstance(cards, list) or not all(isinstance(card, dict) for card in cast("list[object]", cards)):
        raise source.error(
            f'a deck is a list of [[card]] entries: id = "coin-01", points = 3, {EXAMPLE}',
            table="content",
            entry="card",
        )
    found = cast("list[dict[str, Any]]", cards)
    if len(found) > MAX_CARDS:
        message = f"a deck has at most {MAX_CARDS} cards, this one {len(found)}"
        raise source.error(message, table="card", index=MAX_CARDS, entry=f"card {MAX_CARDS + 1}")
    if len(found) < seats:  # RR-11
        message = f"{seats} players need at least {seats} cards, and this deck has {len(found)}"
        raise source.error(message, table="card", index=len(found) - 1, entry="deck")
    return found


class _Card:
    """One `[[card]]` entry being read."""

    def __init__(self, source: Source, index: int, data: dict[str, Any]) -> None:
        self.source, self.index, self.data = source, index, data
        name: Any = data.get("id")
        self.entry = f"card {name}" if isinstance(name, str) and name else f"card {index + 1}"

    def error(self, field: str, message: str) -> ContentError:
        return self.source.error(message, table="card", index=self.index, field=field, entry=self.entry)

    def read_into(self, card: RetroCard, ids: dict[str, int]) -> None:
        """Check every field, then fill the row."""
        for name in self.data:
            if name not in MAY_STAND:
                raise self.error(name, f"a card has {', '.join(FIELDS)} (and mark), not {name}")
        for name in FIELDS:
            if name not in self.data:
                raise self.error(name, f"{name} is missing")
        self._check_id(ids)
        if "mark" in self.data and not isinstance(self.data["mark"], str):
            raise self.error("mark", 'a text such as mark = "printed" is wanted')
        card.points = self._points()
        squares = self._squares()
        card.length = len(squares)
        for at, square in enumerate(squares):
            card.squares[at] = square

    def _check_id(self, ids: dict[str, int]) -> None:
        name: Any = self.data["id"]
        if not isinstance(name, str) or not re.fullmatch(r"[A-Za-z0-9][A-Za-z0-9_-]*", name):
            raise self.error("id", f'letters, digits and hyphens such as "coin-01" are wanted, not {name!r}')
        if name.lower() in ids:
            first = self.source.line("card", ids[name.lower()], "id")
            raise self.error(
                "id", f"every card needs an id of its own; {name} stands in line {first} already"
            )
        ids[name.lower()] = self.index

    def _points(self) -> int:
        points: Any = self.data["points"]
        if not _is_number(points, 1, MAX_POINTS):  # RR-3
            raise self.error("points", f"a whole number from 1 to {MAX_POINTS} is wanted, not {points!r}")
        return cast("int", points)

    def _squares(self) -> list[int]:
        """RR-3: numbers 1 to 12 with icons between them, none of which touch."""
        squares: Any = self.data["squares"]
        if not isinstance(squares, list) or not squares:
            raise self.error("squares", f"a list of squares is wanted, such as {EXAMPLE}")
        found = [self._square(square, at) for at, square in enumerate(cast("list[object]", squares), start=1)]
        if len(found) > MAX_SQUARES:
            raise self.error("squares", f"a card has at most {MAX_SQUARES} squares, not {len(found)}")
        for place, square in (("first", found[0]), ("last", found[-1])):
            if square > HIGHEST:
                raise self.error(
                    "squares", f"the {place} square is a number from 1 to {HIGHEST}, not an icon"
                )
        for at in range(1, len(found)):
            if found[at] > HIGHEST and found[at - 1] > HIGHEST:
                raise self.error(
                    "squares", f"squares {at} and {at + 1}: two icons may not touch; a number stands between"
                )
        return found

    def _square(self, square: Any, at: int) -> int:
        if isinstance(square, str) and square in ICONS:
            return ICONS[square]
        if not _is_number(square, 1, HIGHEST):
            wanted = f'a number from 1 to {HIGHEST}, "sword" or "key" is wanted'
            raise self.error("squares", f"square {at}: {wanted}, not {square!r}")
        return cast("int", square)


def _is_number(value: Any, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high
