"""A deck from its file: `[[card]] id, points, squares`; what does not fit is refused with its line."""

from __future__ import annotations

from typing import Any, cast

from rollwright.core.content import Source
from rollwright.core.entries import Entry, is_whole, read_entries
from rollwright.games.retroroll.names import ICONS
from rollwright.games.retroroll.rows import MAX_CARDS, MAX_SQUARES, RetroContent
from rollwright.games.retroroll.rules import HIGHEST

FIELDS = ("id", "points", "squares")
MAX_POINTS = 100
EXAMPLE = 'squares = [3, 7, "sword", 5, "key", 4]'


def read_deck(source: Source, seats: int) -> RetroContent:
    """The deck as a row; ContentError names file, line, card and field, and what would be right."""
    cards = _cards(source, seats)
    content = RetroContent()
    content.count = len(cards)
    for card, entry in zip(content.cards, cards, strict=False):
        card.points = entry.whole("points", 1, MAX_POINTS)  # RR-3
        squares = _squares(entry)
        card.length = len(squares)
        for at, square in enumerate(squares):
            card.squares[at] = square
    return content


def _cards(source: Source, seats: int) -> list[Entry]:
    for name in source.data:
        if name not in ("content", "card"):
            message = f"a deck has [content] and [[card]] entries, not [{name}]"
            raise source.error(message, table=name, entry=name)
    found = read_entries(source, "card", FIELDS, example=f'id = "coin-01", points = 3, {EXAMPLE}')
    if len(found) > MAX_CARDS:
        message = f"a deck has at most {MAX_CARDS} cards, this one {len(found)}"
        raise source.error(message, table="card", index=MAX_CARDS, entry=f"card {MAX_CARDS + 1}")
    if len(found) < seats:  # RR-11
        message = f"{seats} players need at least {seats} cards, and this deck has {len(found)}"
        raise source.error(message, table="card", index=len(found) - 1, entry="deck")
    return found


def _squares(entry: Entry) -> list[int]:
    """RR-3: numbers 1 to 12 with icons between them, none of which touch."""
    squares: Any = entry.data["squares"]
    if not isinstance(squares, list) or not squares:
        raise entry.error("squares", f"a list of squares is wanted, such as {EXAMPLE}")
    found = [_square(entry, square, at) for at, square in enumerate(cast("list[object]", squares), start=1)]
    if len(found) > MAX_SQUARES:
        raise entry.error("squares", f"a card has at most {MAX_SQUARES} squares, not {len(found)}")
    for place, square in (("first", found[0]), ("last", found[-1])):
        if square > HIGHEST:
            message = f"the {place} square is a number from 1 to {HIGHEST}, not an icon"
            raise entry.error("squares", message)
    for at in range(1, len(found)):
        if found[at] > HIGHEST and found[at - 1] > HIGHEST:
            message = f"squares {at} and {at + 1}: two icons may not touch; a number stands between"
            raise entry.error("squares", message)
    return found


def _square(entry: Entry, square: Any, at: int) -> int:
    if isinstance(square, str) and square in ICONS:
        return ICONS[square]
    if not is_whole(square, 1, HIGHEST):
        wanted = f'a number from 1 to {HIGHEST}, "sword" or "key" is wanted'
        raise entry.error("squares", f"square {at}: {wanted}, not {square!r}")
    return cast("int", square)
