"""Golden records and perft counts: what the rules did when we last looked, and what they do now.

    python -m tools.golden                   shows what differs (exit 1 if anything does)
    python -m tools.golden --write REASON    writes it anew, and the reason into tests/golden/REASONS.md

`tests/games/<game>/golden.toml` names the records of a game: `[[record]] name, seats, bots, seed, options`. A
record in `tests/golden` is a short game with the notes of every event as comments. It is replayed from its own
events, and only played anew by the bots where it is missing or does not replay. `tests/perft/<game>.perft` lists
positions; every line `depth N: nodes distinct over` is counted again.
"""

from __future__ import annotations

import argparse
import difflib
import json
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import rollwright as rw

ROOT = Path(__file__).parents[1]
GOLDEN = ROOT / "tests" / "golden"
PERFT = ROOT / "tests" / "perft"
REASONS = GOLDEN / "REASONS.md"


def wanted() -> dict[str, dict[str, Any]]:
    """The records that the games name: file name -> game, seats, bots, seed, options."""
    found: dict[str, dict[str, Any]] = {}
    for path in sorted((ROOT / "tests" / "games").glob("*/golden.toml")):
        for entry in tomllib.loads(path.read_text(encoding="utf-8"))["record"]:
            found[f"{entry['name']}.record"] = {"game": path.parent.name, "options": {}, **entry}
    return found


def annotated(record: rw.Record) -> str:
    """The record with what each event told as a comment below it."""
    text = str(record)
    head = text[: text.index("\n\n") + 2]
    lines: list[str] = []
    for event, state in zip(record.events, record.states()[1:], strict=True):
        lines.append(event)
        lines += [f"#   {note}" for note in state.story]
    return head + "\n".join([*lines, f"# end: {record.state}"]) + "\n"


def replayed(text: str) -> str:
    """The golden text that the rules of today make of a golden text; RecordError where they cannot."""
    return annotated(rw.Record.parse(text))


def played(entry: dict[str, Any]) -> str:
    """A new golden text: the game that the entry describes, played by its bots."""
    game = rw.load(entry["game"], entry["seats"], entry["options"])
    record = rw.playout(game, entry["bots"], entry["seed"])
    return annotated(record)


def recounted(text: str) -> str:
    """The perft file with its counts made anew.

    >>> print(recounted("position pig/2 seats=2 goal=100\\ndepth 2:"), end="")
    position pig/2 seats=2 goal=100
    depth 2: 8 8 0
    """
    lines: list[str] = []
    options: dict[str, Any] = {}
    state: rw.State | None = None
    for line in text.splitlines():
        word, _, rest = line.partition(" ")
        if not line.strip():
            options, state = {}, None
        elif word == "options":
            options = {
                key: json.loads(value) for key, _, value in (part.partition("=") for part in rest.split())
            }
        elif word == "position":
            name, _, seats = rest.split()[0].partition("/")
            state = rw.load(name, int(seats), options).state(rest)
        elif found := re.match(r"depth (\d+):", line):
            if state is None:
                raise ValueError(f"{line!r} stands before any position")
            counts = rw.perft(state, int(found[1]))
            line = f"{found[0]} {' '.join(map(str, counts))}"
        lines.append(line)
    return "\n".join(lines) + "\n"


def now() -> Iterator[tuple[Path, str, str]]:
    """Every golden and perft file: its path, its text, and what it would be today."""
    entries = wanted()
    for name in sorted({*entries, *(path.name for path in GOLDEN.glob("*.record"))}):
        path = GOLDEN / name
        old = path.read_text(encoding="utf-8") if path.exists() else ""
        if name not in entries:
            yield path, old, ""
            continue
        try:
            yield path, old, replayed(old) if old else played(entries[name])
        except rw.RecordError:
            yield path, old, played(entries[name])
    for path in sorted(PERFT.glob("*.perft")):
        old = path.read_text(encoding="utf-8")
        yield path, old, recounted(old)


def main() -> int:
    """Show or write what differs."""
    parser = argparse.ArgumentParser(description="Golden records and perft counts.")
    parser.add_argument("--write", metavar="REASON", help="write the files anew, for this reason")
    reason: str | None = parser.parse_args().write
    changed: list[str] = []
    for path, old, new in now():
        if old == new:
            continue
        changed.append(path.name)
        names = (f"{path.name} (then)", f"{path.name} (now)")
        sys.stdout.writelines(difflib.unified_diff(old.splitlines(True), new.splitlines(True), *names, n=1))
        if reason and new:
            path.write_text(new, encoding="utf-8")
        elif reason:
            path.unlink()
    if changed and reason:
        with REASONS.open("a", encoding="utf-8") as file:
            file.write(f"- {reason} ({', '.join(changed)})\n")
    print(f"{len(changed)} differ: {', '.join(changed)}" if changed else "all as before")
    return 1 if changed and not reason else 0


if __name__ == "__main__":
    sys.exit(main())
