"""The catalogue: texts for people from Fluent files, one folder beside each game and one for the hall.

A long catalogue goes on in files such as `en.names.ftl` beside `en.ftl`.

Isolation marks are off; numbers are grouped by the rule of the language in both runtimes.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, cast

from fluent.runtime import FluentBundle, FluentResource

from rollwright.core.game import spec_of
from rollwright.core.names import Note, Reason

__all__ = ["LANGUAGES", "Catalogue", "catalogue", "source"]

LANGUAGES = ("en", "de")


class Catalogue:
    """The texts of one game, or of the hall, in one language."""

    def __init__(self, language: str, source: str, where: str) -> None:
        self.language, self._where = language, where
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(source))

    def has(self, message: str) -> bool:
        """Whether there is such a text."""
        return self._bundle.has_message(message)

    def say(self, message: str, **data: int | str) -> str:
        """The text with its data filled in; KeyError where there is none, ValueError where data is missing."""
        if not self._bundle.has_message(message):
            raise KeyError(f"{self._where} has no text {message!r}")
        pattern = self._bundle.get_message(message).value
        assert pattern is not None
        text, errors = cast(
            "tuple[str, list[Exception]]", self._bundle.format_pattern(pattern, cast("Any", data))
        )
        if errors:
            raise ValueError(f"{self._where}, {message}: {errors[0]}")
        return text

    def note(self, note: Note, seats: tuple[str, ...]) -> str:
        """A note in words; seats are named."""
        return self.say(f"note-{note.code}", **_named(note, seats))

    def reason(self, reason: Reason, seats: tuple[str, ...]) -> str:
        """A reason in words; seats are named. The reasons of the core (`chance`, `over`) stand in the hall's file."""
        message = f"reason-{reason.code}"
        where = self if self.has(message) else catalogue(None, self.language)
        return where.say(message, **_named(reason, seats))


def _named(said: Note | Reason, seats: tuple[str, ...]) -> Mapping[str, int | str]:
    return {
        name: seats[value] if said.kinds[name] == "seat" and isinstance(value, int) else value
        for name, value in said.data.items()
    }


@cache
def catalogue(game: str | None, language: str = "en") -> Catalogue:
    """The texts of a game, or of the hall for None. English stands in for a language that is not there."""
    folder = spec_of(game).folder if game else Path(str(files("rollwright")))
    spoken = language if language in LANGUAGES else "en"
    return Catalogue(language, source(folder / "messages", spoken), f"{folder.name}/{spoken}.ftl")


def source(folder: Path, language: str) -> str:
    """The Fluent text of a catalogue, all its files."""
    paths = [folder / f"{language}.ftl", *sorted(folder.glob(f"{language}.*.ftl"))]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)
