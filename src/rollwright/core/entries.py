"""The `[[entries]]` of a content file, as a game reads them: what does not fit is refused with file, line and field."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, TypeVar, cast

from rollwright.core.content import Source
from rollwright.core.errors import ContentError

__all__ = ["Entry", "is_whole", "read_entries"]

Read = TypeVar("Read")


def is_whole(value: object, low: int, high: int) -> bool:
    """Whether it is a whole number in this span; true and false are none."""
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


class Entry:
    """One `[[table]]` entry being read."""

    def __init__(self, source: Source, table: str, index: int, data: dict[str, Any]) -> None:
        self.source, self.table, self.index, self.data = source, table, index, data
        name: Any = data.get("id")
        self.entry = f"{table} {name}" if isinstance(name, str) and name else f"{table} {index + 1}"

    @property
    def id(self) -> str:
        return str(self.data["id"])

    def error(self, field: str, message: str) -> ContentError:
        """The error to raise, at the line of the field."""
        return self.source.error(message, table=self.table, index=self.index, field=field, entry=self.entry)

    def check(self, wanted: Sequence[str], optional: Sequence[str] = ()) -> None:
        """All fields there, none unknown, a proper id and mark."""
        for field in self.data:
            if field not in (*wanted, *optional, "mark"):
                fields = ", ".join((*wanted, *optional))
                raise self.error(field, f"a {self.table} has {fields} (and mark), not {field}")
        for field in wanted:
            if field not in self.data:
                raise self.error(field, f"{field} is missing")
        name: Any = self.data["id"]
        if not isinstance(name, str) or not re.fullmatch(r"[a-z0-9][a-z0-9-]*", name):
            message = f'small letters, digits and hyphens such as "my-card-1" are wanted, not {name!r}'
            raise self.error("id", message)
        if not isinstance(self.data.get("mark", ""), str):
            raise self.error("mark", 'a text such as mark = "printed" is wanted')

    def whole(self, field: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number."""
        value: Any = self.data.get(field, default)
        if not is_whole(value, low, high):
            raise self.error(field, f"a whole number from {low} to {high} is wanted, not {value!r}")
        return cast("int", value)

    def one_of(self, field: str, known: Sequence[str]) -> int:
        """The place of a word among those known."""
        value: Any = self.data[field]
        if value not in known:
            raise self.error(field, f"one of {', '.join(known)} is wanted, not {value!r}")
        return known.index(value)

    def texts(self, field: str, data: dict[str, Any], least: int, most: int) -> list[str]:
        """A list of so many texts; none where the field is not there."""
        values: Any = data.get(field, [])
        if not isinstance(values, list) or not all(
            isinstance(value, str) for value in cast("list[object]", values)
        ):
            raise self.error(field, "a list of texts is wanted")
        found = cast("list[str]", values)
        if not least <= len(found) <= most:
            span = str(least) if least == most else f"{least} to {most}"
            raise self.error(field, f"{span} are wanted here, not {len(found)}")
        return found

    def read(self, field: str, text: Any, how: Callable[[str], Read]) -> Read:
        """What a text means; the ValueError of its reader becomes the error of this field."""
        try:
            return how(text if isinstance(text, str) else repr(text))
        except ValueError as error:
            raise self.error(field, str(error)) from None


def read_entries(
    source: Source, table: str, wanted: Sequence[str], optional: Sequence[str] = (), example: str = ""
) -> list[Entry]:
    """All entries of a table, each with its fields and an id of its own; ContentError where there are none."""
    given: Any = source.data.get(table)
    listed = cast("list[object]", given) if isinstance(given, list) else []
    if not listed or not all(isinstance(data, dict) for data in listed):
        message = f"[[{table}]] entries are wanted" + (f": {example}" if example else "")
        raise source.error(message, table="content", entry=table)
    entries = [Entry(source, table, index, cast("dict[str, Any]", data)) for index, data in enumerate(listed)]
    ids: dict[str, int] = {}
    for entry in entries:
        entry.check(wanted, optional)
        if entry.id in ids:
            line = source.line(table, ids[entry.id], "id")
            message = f"every {table} needs an id of its own; {entry.id} stands in line {line} already"
            raise entry.error("id", message)
        ids[entry.id] = entry.index
    return entries
