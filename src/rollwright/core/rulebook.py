"""Rule books: `rulebook.md` beside a game's rules, every rule by its id, with examples that the engine plays.

    ## RR-8 One square a throw
    <!-- about: note-missed -->

    Text in Markdown. A paragraph that begins with `*Ruling.*` marks what the source leaves open.

    ```example key_chain=false
    # What the example shows, in a sentence.
    from retroroll/2 turn=1 ...
    2 throw
    roll 3 5
    to retroroll/2 ...
    ```

`about` names the texts of the game that the rule explains, so that page and terminal find it. A translation
stands beside the book as `rulebook.de.md`, its rulings marked `*Festlegung.*`. A long book goes on in `rulebook.2.md`.

An example leads from one position by the events of a record to another; options stand on the fence where they
are not the usual ones. `Example.states` plays it, and raises where the engine does not agree.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from rollwright.core.game import load, spec_of
from rollwright.core.state import State

__all__ = ["RULINGS", "Example", "Rule", "files", "parse", "rulebook"]

_HEADING = re.compile(r"^## (?P<id>[A-Z]{1,4}-\d+[a-z]?) (?P<heading>.+)$")
_FENCE = re.compile(r"^```example(?P<options>.*)$")
_ABOUT = re.compile(r"^<!-- about: (?P<ids>.*) -->$")
RULINGS = ("*Ruling.*", "*Festlegung.*")


@dataclass(frozen=True)
class Example:
    """A position, what happens, and the position it leads to, as texts."""

    game: str
    caption: str
    options: dict[str, int | bool]
    start: str
    events: tuple[str, ...]
    end: str

    def states(self) -> tuple[State, ...]:
        """The states from first to last; ValueError where the engine does not end as the book says."""
        seats = int(self.start.split()[0].partition("/")[2])
        game = load(self.game, seats, self.options)
        states = [game.state(self.start)]
        for event in self.events:
            states.append(states[-1].apply(re.sub(r"^\d+ ", "", event)))
        if states[-1] != game.state(self.end):
            raise ValueError(f"this leads to {states[-1]}, not to {self.end}")
        return tuple(states)


@dataclass(frozen=True)
class Rule:
    """One rule: its id, heading, text (Markdown without the examples) and examples."""

    id: str
    heading: str
    text: str
    examples: tuple[Example, ...]
    about: tuple[str, ...] = ()

    @property
    def ruling(self) -> bool:
        """Whether the source leaves this open, at least in part, and we decided."""
        return any(mark in self.text for mark in RULINGS)


def rulebook(name: str, language: str = "en") -> tuple[Rule, ...]:
    """The rules of a game, in the order of its book; in English where there is no translation.

    >>> rulebook("retroroll")[0].id
    'RR-1'
    """
    return tuple(
        rule
        for path in files(spec_of(name).folder, language)
        for rule in parse(name, path.read_text(encoding="utf-8"), path)
    )


def files(folder: Path, language: str = "en") -> list[Path]:
    """The files of a book in their order; those of the English one where there is no translation."""
    first = folder / f"rulebook.{language if language.isalpha() else 'en'}.md"
    if not first.exists():
        first = folder / "rulebook.md"
    return [first, *sorted(folder.glob(f"{first.stem}.[2-9].md"))]


def parse(name: str, text: str, path: Path) -> Iterator[Rule]:
    """The rules of a book; ValueError names the line of what cannot be read."""
    rule: tuple[str, str] | None = None
    lines: list[str] = []
    about: tuple[str, ...] = ()
    examples: list[Example] = []
    fence: tuple[int, str, list[str]] | None = None
    for number, line in enumerate([*text.splitlines(), "## "], start=1):
        if fence is not None:
            if line != "```":
                fence[2].append(line)
                continue
            try:
                examples.append(_example(name, fence[1], fence[2]))
            except ValueError as error:
                raise ValueError(f"{path}:{fence[0]}: {error}") from None
            fence = None
        elif opening := _FENCE.match(line):
            fence = (number, opening["options"], [])
        elif line.startswith("## "):
            if rule is not None:
                yield Rule(*rule, "\n".join(lines).strip(), tuple(examples), about)
            found = _HEADING.match(line)
            rule, lines, examples, about = (found["id"], found["heading"]) if found else None, [], [], ()
        elif named := _ABOUT.match(line):
            about = tuple(named["ids"].split())
        else:
            lines.append(line)
    if fence is not None:
        raise ValueError(f"{path}:{fence[0]}: this example has no end")


def _example(name: str, options: str, lines: list[str]) -> Example:
    caption = " ".join(line.removeprefix("#").strip() for line in lines if line.startswith("#"))
    rest = [line for line in lines if line.strip() and not line.startswith("#")]
    if len(rest) < 2 or not rest[0].startswith("from ") or not rest[-1].startswith("to "):
        raise ValueError("an example begins with `from` and a position and ends with `to` and a position")
    chosen = {key: json.loads(value) for key, _, value in (part.partition("=") for part in options.split())}
    return Example(
        name, caption, chosen, rest[0].removeprefix("from "), tuple(rest[1:-1]), rest[-1].removeprefix("to ")
    )
