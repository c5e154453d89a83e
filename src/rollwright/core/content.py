"""Content files: cards, sheets and boards as TOML, hashed over their parsed data.

A file begins with `[content]`: game, name, version, source, licence, mark. `Source.error` points at the line of an
entry and field, so that a wrong file says where and what would be right.
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
    """A parsed content file with its text, to find lines in."""

    file: str
    text: str
    data: dict[str, Any]

    def error(
        self, message: str, *, table: str = "", index: int | None = None, field: str = "", entry: str = ""
    ) -> ContentError:
        """The error to raise: at `[table]`, or the `index`-th `[[table]]` (from 0), and the line of its `field`."""
        line = self.line(table, index, field) if table else None
        return ContentError(message, file=self.file, line=line, entry=entry, field=field)

    def line(self, table: str, index: int | None = None, field: str = "") -> int | None:
        """The line (from 1) of a table or of a field in it; None where it is not in the text."""
        lines = self.text.splitlines()
        heading = (
            rf"\s*\[\[\s*{re.escape(table)}\s*\]\]"
            if index is not None
            else rf"\s*\[\s*{re.escape(table)}\s*\]"
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
    """The file, parsed; ContentError where it is missing, not UTF-8 or not TOML."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise ContentError("there is no such file", file=str(path)) from None
    except UnicodeDecodeError as error:
        raise ContentError(f"the file is not UTF-8 text ({error.reason})", file=str(path)) from None
    except OSError as error:
        raise ContentError(f"the file cannot be read ({error.strerror})", file=str(path)) from None
    return parse(text, str(path))


def parse(text: str, file: str) -> Source:
    """The text of a content file, parsed; ContentError with the line where it is not TOML or has no header."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"\(at line (\d+)", str(error))
        message = f"this is not TOML: {str(error).split(' (at ')[0]}"
        raise ContentError(message, file=file, line=int(found.group(1)) if found else None) from None
    source = Source(file, text, data)
    _check_header(source)
    return source


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
        if name not in HEADER:
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
