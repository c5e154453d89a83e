"""The adventure cards from their file: `[[card]] id, level, steps`; what does not fit is refused with its line."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any, cast

from rollwright.core.content import Source
from rollwright.core.errors import ContentError
from rollwright.core.kit import copy_into
from rollwright.games.rollingloot.requirements import read
from rollwright.games.rollingloot.rows import CARDS, STEPS, LootCard, LootContent

FIELDS = ("id", "level", "steps")
MAY_STAND = (*FIELDS, "mark")
LEVELS = {1: 3, 2: 3, 3: 2}  # RL-1: cards of each level
LOOT = {1: (0, 2, 3), 2: (2, 3, 5), 3: (4, 6, 10)}  # RL-1: from the lowest step up
EXAMPLE = 'steps = ["sum 2 >= 11", "run 3", "set 3"]'


def read_cards(source: Source, seats: int) -> LootContent:
    """The cards as a row; ContentError names file, line, card and field, and what would be right."""
    content = LootContent()
    ids: dict[str, int] = {}
    cards = _cards(source)
    for index, entry in enumerate(cards):
        _Card(source, index, entry).read_into(content.cards[index], ids)
    found = Counter(card["level"] for card in cards)
    if found != LEVELS:
        wanted = ", ".join(f"{number} of level {level}" for level, number in LEVELS.items())
        have = ", ".join(f"{found[level]} of level {level}" for level in LEVELS)
        message = f"the eight cards are {wanted}, not {have}"
        raise source.error(message, table="card", index=0, field="level", entry="cards")
    return content


def _cards(source: Source) -> list[dict[str, Any]]:
    for name in source.data:
        if name not in ("content", "card"):
            message = f"a file of adventures has [content] and [[card]] entries, not [{name}]"
            raise source.error(message, table=name, entry=name)
    cards: Any = source.data.get("card")
    if not isinstance(cards, list) or not all(isinstance(card, dict) for card in cast("list[object]", cards)):
        message = f'eight [[card]] entries are wanted: id = "gull-rock", level = 1, {EXAMPLE}'
        raise source.error(message, table="content", entry="card")
    found = cast("list[dict[str, Any]]", cards)
    if len(found) != CARDS:
        message = f"there are {CARDS} adventure cards, not {len(found)}"
        raise source.error(message, table="card", index=max(0, len(found) - 1), entry="cards")
    return found


class _Card:
    """One `[[card]]` entry being read."""

    def __init__(self, source: Source, index: int, data: dict[str, Any]) -> None:
        self.source, self.index, self.data = source, index, data
        name: Any = data.get("id")
        self.entry = f"card {name}" if isinstance(name, str) and name else f"card {index + 1}"

    def error(self, field: str, message: str) -> ContentError:
        return self.source.error(message, table="card", index=self.index, field=field, entry=self.entry)

    def read_into(self, card: LootCard, ids: dict[str, int]) -> None:
        """Check every field, then fill the row."""
        for name in self.data:
            if name not in MAY_STAND:
                raise self.error(name, f"a card has {', '.join(FIELDS)} (and mark), not {name}")
        for name in FIELDS:
            if name not in self.data:
                raise self.error(name, f"{name} is missing")
        if "mark" in self.data and not isinstance(self.data["mark"], str):
            raise self.error("mark", 'a text such as mark = "printed" is wanted')
        self._check_id(ids)
        card.level = self._level()
        self._read_steps(card)

    def _check_id(self, ids: dict[str, int]) -> None:
        name: Any = self.data["id"]
        if not isinstance(name, str) or not re.fullmatch(r"[a-z0-9][a-z0-9-]*", name):
            raise self.error(
                "id", f'small letters, digits and hyphens such as "gull-rock" are wanted, not {name!r}'
            )
        if name in ids:
            first = self.source.line("card", ids[name], "id")
            raise self.error(
                "id", f"every card needs an id of its own; {name} stands in line {first} already"
            )
        ids[name] = self.index

    def _level(self) -> int:
        level: Any = self.data["level"]
        if not isinstance(level, int) or isinstance(level, bool) or level not in LEVELS:
            raise self.error("level", f"1, 2 or 3 is wanted, not {level!r}")
        return level

    def _read_steps(self, card: LootCard) -> None:
        steps: Any = self.data["steps"]
        if not isinstance(steps, list) or len(cast("list[object]", steps)) != STEPS:
            raise self.error(
                "steps", f"a list of {STEPS} requirements is wanted, the lowest first: {EXAMPLE}"
            )
        for step, text in enumerate(cast("list[object]", steps)):
            try:
                requirement = read(text if isinstance(text, str) else repr(text))
            except ValueError as error:
                raise self.error("steps", f"step {step + 1}: {error}") from None
            copy_into(card.steps[step], requirement.row(LOOT[card.level][step]))
