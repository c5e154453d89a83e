"""The adventure cards from their file: `[[card]] id, level, steps`; what does not fit is refused with its line."""

from __future__ import annotations

from collections import Counter
from typing import cast

from rollwright.core.content import Source
from rollwright.core.entries import Entry, read_entries
from rollwright.core.kit import copy_into
from rollwright.games.rollingloot.requirements import read
from rollwright.games.rollingloot.rows import CARDS, STEPS, LootCard, LootContent

FIELDS = ("id", "level", "steps")
LEVELS = {1: 3, 2: 3, 3: 2}  # RL-1: cards of each level
LOOT = {1: (0, 2, 3), 2: (2, 3, 5), 3: (4, 6, 10)}  # RL-1: from the lowest step up
EXAMPLE = 'steps = ["sum 2 >= 11", "run 3", "set 3"]'


def read_cards(source: Source, seats: int) -> LootContent:
    """The cards as a row; ContentError names file, line, card and field, and what would be right."""
    content = LootContent()
    cards = _cards(source)
    for card, entry in zip(content.cards, cards, strict=True):
        card.level = entry.whole("level", min(LEVELS), max(LEVELS))
        _read_steps(entry, card)
    found = Counter(entry.data["level"] for entry in cards)
    if found != LEVELS:
        wanted = ", ".join(f"{number} of level {level}" for level, number in LEVELS.items())
        have = ", ".join(f"{found[level]} of level {level}" for level in LEVELS)
        message = f"the eight cards are {wanted}, not {have}"
        raise source.error(message, table="card", index=0, field="level", entry="cards")
    return content


def _cards(source: Source) -> list[Entry]:
    for name in source.data:
        if name not in ("content", "card"):
            message = f"a file of adventures has [content] and [[card]] entries, not [{name}]"
            raise source.error(message, table=name, entry=name)
    found = read_entries(source, "card", FIELDS, example=f'id = "gull-rock", level = 1, {EXAMPLE}')
    if len(found) != CARDS:
        message = f"there are {CARDS} adventure cards, not {len(found)}"
        raise source.error(message, table="card", index=len(found) - 1, entry="cards")
    return found


def _read_steps(entry: Entry, card: LootCard) -> None:
    given: object = entry.data["steps"]
    steps = cast("list[object]", given) if isinstance(given, list) else []
    if len(steps) != STEPS:
        raise entry.error("steps", f"a list of {STEPS} requirements is wanted, the lowest first: {EXAMPLE}")
    for step, text in enumerate(steps):
        try:
            requirement = read(text if isinstance(text, str) else repr(text))
        except ValueError as error:
            raise entry.error("steps", f"step {step + 1}: {error}") from None
        copy_into(card.steps[step], requirement.row(LOOT[card.level][step]))
