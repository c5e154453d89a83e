"""Value files: what exact solving has found, and the marks by which a wrong or old one is known.

A file is a line that names the format, a line of JSON with the marks, blanks up to a multiple of 64 bytes, and the
values as little-endian 64-bit floats. Up to 64 MB are loaded at once; larger files are mapped into memory.
"""

from __future__ import annotations

import hashlib
import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import numpy as np

from rollwright.core.blocks import Floats
from rollwright.core.errors import RollwrightError
from rollwright.core.game import Game

__all__ = ["SOLVER", "ValueFile", "ValuesRefused", "command", "marks_of", "path_of", "read", "write"]

SOLVER = 1  # rises when values of the same game would come out otherwise, or are numbered otherwise
FORMAT = b"rollwright-values 1\n"
ALIGNED = 64
LOADED = 64 << 20  # bytes up to which a file is loaded, not mapped
CHUNK = 1 << 22


class ValuesRefused(RollwrightError):
    """A value file that does not fit: why, and the command that makes a new one."""


@dataclass(frozen=True)
class ValueFile:
    """Values and their marks. `bound` is how far the bounds from below and above were apart, at most."""

    path: Path
    values: Floats
    tolerance: float
    bound: float
    marks: dict[str, Any]


def folder() -> Path:
    """Where value files are: ROLLWRIGHT_VALUES, else in the data folder of your account."""
    from platformdirs import user_data_path

    named = os.environ.get("ROLLWRIGHT_VALUES")
    return Path(named) if named else user_data_path("rollwright", appauthor=False) / "values"


def marks_of(game: Game) -> dict[str, Any]:
    """By what a file for this game is known."""
    return {
        "game": game.name,
        "rules": game.rules,
        "seats": game.seats,
        "options": dict(sorted(game.options.items())),
        "content": game.content_hash,
        "solver": SOLVER,
    }


def path_of(game: Game) -> Path:
    """The file for this game: one name for the shipped content and the usual options, whatever the version."""
    usual = {option.name: option.default for option in game.spec.options}
    if game.content_is_shipped and dict(game.options) == usual:
        return folder() / f"{game.name}-{game.seats}.values"
    variant = json.dumps([dict(sorted(game.options.items())), game.content_hash])
    return folder() / f"{game.name}-{game.seats}-{hashlib.sha256(variant.encode()).hexdigest()[:8]}.values"


def command(game: Game) -> str:
    """The command that makes the file."""
    words = ["rollwright", "solve", game.name, "--seats", str(game.seats)]
    usual = {option.name: option.default for option in game.spec.options}
    for name, value in sorted(game.options.items()):
        if value != usual[name]:
            words += ["--option", f"{name}={str(value).lower()}"]
    if not game.content_is_shipped:
        words += ["--content", "FILE"]
    return " ".join(words)


def write(path: Path, game: Game, values: Floats, tolerance: float, bound: float, **more: Any) -> None:
    """The file, whole or not at all; `more` goes into its marks."""
    data = np.ascontiguousarray(values, "<f8").tobytes()
    marks = marks_of(game) | {"tolerance": tolerance, "bound": bound, "count": len(values)} | more
    marks["sha256"] = hashlib.sha256(data).hexdigest()
    head = FORMAT + json.dumps(marks).encode()
    head += b" " * (-(len(head) + 1) % ALIGNED) + b"\n"
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f"{path.name}.{os.getpid()}.tmp")
    try:
        draft.write_bytes(head + data)
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


def read(game: Game, path: Path | None = None, loaded: int = LOADED) -> ValueFile:
    """The values of this game; ValuesRefused where the file is another's, old or damaged, OSError where none is."""
    path = path or path_of(game)
    marks, start = _marks(game, path)
    for name, wanted in marks_of(game).items():
        if marks.get(name) != wanted:
            raise _refused(
                game, path, f"made for {_said(name, marks.get(name))}, not for {_said(name, wanted)}"
            )
    count = (path.stat().st_size - start) // 8
    if marks.get("count") != count or path.stat().st_size != start + 8 * count:
        raise _refused(game, path, f"cut short or too long: {marks.get('count')} values are promised")
    values: Floats
    if 8 * count <= loaded:
        values = np.frombuffer(path.read_bytes(), "<f8", count, start)
    else:
        values = np.memmap(path, "<f8", "r", start, (count,))
    if _checksum(values) != marks.get("sha256"):
        raise _refused(game, path, "damaged: its checksum is wrong")
    return ValueFile(path, values, float(marks["tolerance"]), float(marks["bound"]), marks)


def _marks(game: Game, path: Path) -> tuple[dict[str, Any], int]:
    with path.open("rb") as file:
        if file.readline(len(FORMAT)) != FORMAT:
            raise _refused(game, path, "no value file of this format")
        line = file.readline(1 << 16)
        try:
            marks = json.loads(line)
        except ValueError:
            marks = None
        if not isinstance(marks, dict):
            raise _refused(game, path, "damaged: its marks cannot be read")
        return cast("dict[str, Any]", marks), file.tell()


def _said(name: str, value: Any) -> str:
    if name == "content":
        return f"content {str(value)[:12]}"
    if name == "options":
        options: dict[str, Any] = value or {}
        return ", ".join(f"{key}={str(chosen).lower()}" for key, chosen in options.items()) or "no options"
    return str(value) if name == "game" else f"{name} {value}"


def _checksum(values: Floats) -> str:
    digest = hashlib.sha256()
    for at in range(0, len(values), CHUNK):
        digest.update(values[at : at + CHUNK].tobytes())
    return digest.hexdigest()


def _refused(game: Game, path: Path, why: str) -> ValuesRefused:
    return ValuesRefused(f"{path}: these values are {why}; `{command(game)}` makes new ones")
