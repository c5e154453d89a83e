"""Finished games in a file, so that long work goes on where it was left."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from rollwright.core.errors import RollwrightError

__all__ = ["Kept"]


class Kept:
    """What is known of games that take long, by their names; in a file of JSON lines, where there is one.

    Its first line is `of`: all that makes the games what they are (game, content, seed, bots). RollwrightError where
    a file keeps other games, or a line is none.
    """

    def __init__(self, path: Path | None, of: list[Any]) -> None:
        self.path, self.found = path, dict[tuple[str | int, ...], Any]()
        self._first = json.dumps(of)
        lines = path.read_text(encoding="utf-8").splitlines() if path and path.exists() else []
        if lines and lines[0] != self._first:
            message = f"{path} keeps other games: of another game, content or seed, or of other bots"
            raise RollwrightError(f"{message}; name another file")
        for at, line in enumerate(lines[1:], start=2):
            try:
                *name, value = json.loads(line)
            except (ValueError, TypeError):
                raise RollwrightError(f"{path}:{at}: not a finished game; take the line out") from None
            self.found[tuple(name)] = value
        self._begun = bool(lines)

    def add(self, name: tuple[str | int, ...], value: Any) -> None:
        """A game is finished."""
        self.found[name] = value
        if self.path:
            line = json.dumps([*name, value])
            with self.path.open("a", encoding="utf-8") as file:
                file.write(f"{line}\n" if self._begun else f"{self._first}\n{line}\n")
            self._begun = True
