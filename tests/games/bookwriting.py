"""The examples of rule books are played by the engine, and written into the books by it.

The books keep their words; only their example blocks are replaced, in order.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from rollwright.core.game import spec_of
from rollwright.core.rulebook import files
from rollwright.core.state import State

BLOCK = re.compile(r"^```example.*?^```$", re.MULTILINE | re.DOTALL)


class Shown(Protocol):
    """An example of a rule."""

    rule: str

    def block(self, language: str) -> str:
        """The example as it stands in the book."""
        ...


def played(start: State, events: Sequence[str], caption: str) -> str:
    """The block of an example: from where, what happens, to where; options that are not the usual ones in its head."""
    state, lines = start, list[str]()
    for event in events:
        lines.append(f"{state.to_act + 1} {event}" if isinstance(state.to_act, int) else event)
        state = state.apply(event)
    head = " ".join(["```example", *_options(start)])
    return "\n".join([head, f"# {caption}", f"from {start}", *lines, f"to {state}", "```"])


def _options(state: State) -> list[str]:
    usual = {option.name: option.default for option in state.game.spec.options}
    chosen = state.game.options.items()
    return [f"{name}={json.dumps(value)}" for name, value in chosen if value != usual[name]]


def book(shown: Sequence[Shown], text: str, language: str = "en") -> str:
    """A file of the rule book with its example blocks played anew."""
    parts = re.split(r"(?m)^(?=## )", text)
    for index, part in enumerate(parts):
        rule = part.removeprefix("## ").split(" ", 1)[0]
        waiting = [each.block(language) for each in shown if each.rule == rule]
        if waiting:
            assert len(BLOCK.findall(part)) == len(waiting), f"{rule} shows {len(waiting)} examples"
            parts[index] = BLOCK.sub(lambda _, waiting=waiting: waiting.pop(0), part)
    return "".join(parts)


def books(game: str) -> list[tuple[str, Path]]:
    """All files of the rule book, each with its language."""
    folder = spec_of(game).folder
    return [(language, path) for language in ("en", "de") for path in files(folder, language)]


def rewrite(game: str, shown: Sequence[Shown]) -> None:
    """Write the examples into all files of the book."""
    for language, path in books(game):
        path.write_text(book(shown, path.read_text(encoding="utf-8"), language), encoding="utf-8")


def stale(game: str, shown: Sequence[Shown]) -> list[str]:
    """The files of the book whose examples are not what the engine plays today."""
    texts = {path: (path.read_text(encoding="utf-8"), language) for language, path in books(game)}
    return [path.name for path, (text, language) in texts.items() if book(shown, text, language) != text]
