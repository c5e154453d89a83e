"""A score sheet from its file; what does not fit is refused with its line.

`[groups]` points, `[bonus]` boxes, `[rounds]` by players, `[rollover]` first, sections, least, `[boosts]` row.
"""

from __future__ import annotations

from functools import cache
from math import comb
from typing import Any, cast

from rollwright.core import rows
from rollwright.core.content import Source
from rollwright.core.errors import ContentError
from rollwright.games.rollover import hands
from rollwright.games.rollover.hands import Sheet
from rollwright.games.rollover.names import BOOSTS, BOXES
from rollwright.games.rollover.rows import MAX_DICE, MAX_ROUNDS, MAX_SEATS, RollContent

SAME = {"pair": 2, "three-of-a-kind": 3, "four-of-a-kind": 4, "five-of-a-kind": 5, "six-of-a-kind": 6}
STEPS = {"three-step": 3, "four-step": 4, "five-step": 5, "six-step": 6}
TABLES = ("groups", "bonus", "rounds", "rollover", "boosts")
MAX_POINTS = 500
MAX_FIRST = 100
MAX_SECTIONS = 6


def read_sheet(source: Source, seats: int) -> RollContent:
    """The sheet as a row; ContentError names file, line, table and field, and what would be right."""
    for name in source.data:
        if name not in ("content", *TABLES):
            listed = ", ".join(f"[{table}]" for table in TABLES)
            raise source.error(f"a score sheet has {listed}, not [{name}]", table=name, entry=name)
    groups = _numbers(source, "groups", {**SAME, **STEPS}, 1, MAX_POINTS)
    bonus = _numbers(source, "bonus", BOXES, 1, MAX_POINTS, optional=True)
    players = tuple(str(count) for count in range(1, MAX_SEATS + 1))
    rounds = _numbers(source, "rounds", players, 1, MAX_ROUNDS)  # RO-1
    rollover = _rollover(source)
    content = rows.copy(_scored(tuple(groups.items()), frozenset(bonus)))
    for box, name in enumerate(BOXES):
        content.bonus[box] = bonus.get(name, 0)
    for index, name in enumerate(players):
        content.rounds[index] = rounds[name]
    content.first_bonus, content.sections, content.least = rollover
    row = _row(source)
    content.icons = len(row)
    for index, boost in enumerate(row):
        content.row[index] = boost
    return content


@cache
def _scored(groups: tuple[tuple[str, int], ...], bonus: frozenset[str]) -> RollContent:
    """A content row with what these points make of every set of dice."""
    sheet = sheet_of(dict(groups))
    open_boxes = sum(1 << box for box, name in enumerate(BOXES) if name in bonus)
    content = RollContent()
    for face in range(6):
        for upto in range(MAX_DICE + 1):
            content.places[8 * face + upto] = comb(face + upto, face + 1)
    top = hands.top(sheet)
    for dice, number in hands.handfuls().items():
        content.worth[number] = sheet.points(hands.best(dice, sheet))
        content.top[number] = top[dice]
        content.boxes[number] = hands.boxes_of(dice, sheet) & open_boxes
    return content


def sheet_of(groups: dict[str, int]) -> Sheet:
    """The points of groups, by length."""
    same, steps = [0] * 7, [0] * 7
    for name, length in SAME.items():
        same[length] = groups[name]
    for name, length in STEPS.items():
        steps[length] = groups[name]
    return Sheet(tuple(same), tuple(steps))


def _table(source: Source, name: str) -> dict[str, Any]:
    table: Any = source.data.get(name)
    if not isinstance(table, dict):
        where = name if name in source.data else "content"
        raise source.error(f"a score sheet has a table [{name}]", table=where, entry=f"[{name}]")
    return cast("dict[str, Any]", table)


def _numbers(
    source: Source, name: str, fields: Any, low: int, high: int, optional: bool = False
) -> dict[str, int]:
    """The numbers of a table, each from `low` to `high`."""
    table = _table(source, name)
    _only(source, name, table, tuple(fields))
    for field in fields:
        if field not in table:
            if optional:
                continue
            raise _error(source, name, field, f"{field} is missing")
        _number(source, name, field, table[field], low, high)
    return {field: table[field] for field in fields if field in table}


def _only(source: Source, name: str, table: dict[str, Any], fields: tuple[str, ...]) -> None:
    for field in table:
        if field not in (*fields, "mark"):
            raise _error(source, name, field, f"[{name}] has {', '.join(fields)} (and mark), not {field}")
    if not isinstance(table.get("mark", ""), str):
        raise _error(source, name, "mark", 'a text such as mark = "printed" is wanted')


def _number(source: Source, name: str, field: str, value: Any, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise _error(
            source, name, field, f"a whole number from {low} to {high} is wanted, not {_shown(value)}"
        )
    return value


def _rollover(source: Source) -> tuple[int, int, int]:
    """First bonus, sections, points of the first hand after a rollover (RO-9, RO-10)."""
    limits = {"first": (0, MAX_FIRST), "sections": (0, MAX_SECTIONS), "least": (1, MAX_POINTS)}
    table = _table(source, "rollover")
    _only(source, "rollover", table, tuple(limits))
    for field in limits:
        if field not in table:
            raise _error(source, "rollover", field, f"{field} is missing")
    first, sections, least = (
        _number(source, "rollover", field, table[field], low, high) for field, (low, high) in limits.items()
    )
    return first, sections, least


def _row(source: Source) -> list[int]:
    """The boosts in their order (RO-14)."""
    table = _table(source, "boosts")
    _only(source, "boosts", table, ("row",))
    given: Any = table.get("row")
    wanted = "a list of boosts is wanted, each at most once: " + ", ".join(f'"{name}"' for name in BOOSTS)
    if not isinstance(given, list):
        raise _error(source, "boosts", "row", wanted)
    row = cast("list[object]", given)
    for at, name in enumerate(row):
        if name not in BOOSTS:
            raise _error(source, "boosts", "row", f"{wanted}; not {_shown(name)}")
        if name in row[:at]:
            raise _error(source, "boosts", "row", f"{wanted}; {name} stands there twice")
    return [BOOSTS.index(str(name)) for name in row]


def _shown(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else repr(value)


def _error(source: Source, name: str, field: str, message: str) -> ContentError:
    return source.error(message, table=name, field=field, entry=f"[{name}]")
