"""Content files: cards, sheets and boards as TOML, hashed over their parsed data.

A file begins with `[content]`: game, name, version, source, licence, mark. `Source.error` points at the line of an
entry and field, so that a wrong file says where and what would be right.

Large content may stand in several files: `parts = ["one.toml", ...]` in the header names files beside the main one,
whose `[[entries]]` are read as if they stood at the end of it.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

from rollwright.core.errors import ContentError

__all__ = ["HEADER", "Source", "content_hash", "parse", "read"]

HEADER = ("game", "name", "version", "source", "licence", "mark")


@dataclass(frozen=True)
class Source:
    """A parsed content file with its text, to find lines in; `parts` are the further files it is made of."""

    file: str
    text: str
    data: dict[str, Any]
    parts: tuple[Source, ...] = ()

    def error(
        self, message: str, *, table: str = "", index: int | None = None, field: str = "", entry: str = ""
    ) -> ContentError:
        """The error to raise: at `[table]`, or the `index`-th `[[table]]` (from 0), and the line of its `field`."""
        part, inside = self._part(table, index)
        line = _line(part.text, table, inside, field) if table else None
        return ContentError(message, file=part.file, line=line, entry=entry, field=field)

    def line(self, table: str, index: int | None = None, field: str = "") -> int | None:
        """The line (from 1) of a table or of a field in it; None where it is not in the text."""
        part, inside = self._part(table, index)
        return _line(part.text, table, inside, field)

    def _part(self, table: str, index: int | None) -> tuple[Source, int | None]:
        """The file that an entry stands in, and its index there."""
        if index is not None:
            here = len(self.data.get(table, ())) - sum(len(part.data.get(table, ())) for part in self.parts)
            for part in self.parts:
                if index < here:
                    break
                index -= here
                here = len(part.data.get(table, ()))
                if index < here:
                    return part, index
        return self, index


def _line(text: str, table: str, index: int | None, field: str) -> int | None:
    lines = text.splitlines()
    heading = (
        rf"\s*\[\[\s*{re.escape(table)}\s*\]\]" if index is not None else rf"\s*\[\s*{re.escape(table)}\s*\]"
    )
    starts = [i for i, line in enumerate(lines) if re.match(heading, line)]
    if len(starts) <= (index or 0):
        return None
    start = starts[index or 0]
    for i in range(start + 1, len(lines)):
        if re.match(r"\s*\[\[?\s*[\w.-]+\s*\]\]?\s*(#.*)?$", lines[i]):
            break
        if field and re.match(rf"\s*\"?{re.escape(field)}\"?\s*=", lines[i]):
            return i + 1
    return start + 1


def read(path: str | Path) -> Source:
    """The file with its parts, parsed; ContentError where one is missing, not UTF-8 or not TOML."""
    source = parse(_text(path), str(path))
    names = source.data["content"].pop("parts", None)
    return source if names is None else _with_parts(source, Path(path).parent, names)


def _with_parts(source: Source, folder: Path, names: Any) -> Source:
    """The entries of the parts at the end of those of the main file."""
    parts: list[Source] = []
    if not isinstance(names, list) or not all(isinstance(name, str) for name in cast("list[object]", names)):
        message = 'names of files beside this one are wanted: parts = ["one.toml"]'
        raise source.error(message, table="content", field="parts", entry="[content]")
    for name in cast("list[str]", names):
        if Path(name).name != name:
            message = f"a part stands beside this file and is named without a folder, not {name!r}"
            raise source.error(message, table="content", field="parts", entry="[content]")
        part = Source(str(folder / name), text := _text(folder / name), _parsed(text, str(folder / name)))
        for table, entries in part.data.items():
            if not isinstance(entries, list):
                raise part.error(f"a part has [[entries]] only, not [{table}]", table=table, entry=table)
            source.data.setdefault(table, []).extend(entries)
        parts.append(part)
    return Source(source.file, source.text, source.data, tuple(parts))


def _text(path: str | Path) -> str:
    try:
        return Path(path).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise ContentError("there is no such file", file=str(path)) from None
    except UnicodeDecodeError as error:
        raise ContentError(f"the file is not UTF-8 text ({error.reason})", file=str(path)) from None
    except OSError as error:
        raise ContentError(f"the file cannot be read ({error.strerror})", file=str(path)) from None


def parse(text: str, file: str) -> Source:
    """The text of a content file, parsed; ContentError with the line where it is not TOML or has no header."""
    source = Source(file, text, _parsed(text, file))
    _check_header(source)
    return source


def _parsed(text: str, file: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"\(at line (\d+)", str(error))
        message = f"this is not TOML: {str(error).split(' (at ')[0]}"
        raise ContentError(message, file=file, line=int(found.group(1)) if found else None) from None


def _check_header(source: Source) -> None:
    header = source.data.get("content")
    if not isinstance(header, dict):
        raise ContentError(
            f"a content file begins with [content]: {', '.join(HEADER)}", file=source.file, line=1
        )
    given = cast("dict[str, Any]", header)
    for name in HEADER:
        value = given.get(name)
        if name == "version" and isinstance(value, int) and not isinstance(value, bool):
            continue
        if not isinstance(value, str) or not value:
            raise source.error("a text is wanted here", table="content", field=name, entry="[content]")
    for name in given:
        if name not in (*HEADER, "parts"):
            raise source.error(
                f"this is not a field of the header; it has {', '.join(HEADER)}",
                table="content",
                field=name,
                entry="[content]",
            )


def content_hash(data: dict[str, Any]) -> str:
    """SHA-256 over the canonical JSON of the parsed data (keys sorted, no spaces, UTF-8)."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()
