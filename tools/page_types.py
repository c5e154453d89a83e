"""The page's types, from the Python declarations: web/src/wire.ts and web/src/games/<game>/state.ts.

What the server says comes from its dataclasses, a game's position from its rows, and what a game's `table` adds
from the TypedDict that it returns.

    python -m tools.page_types             shows which files are not as declared (exit 1 if any)
    python -m tools.page_types --write     writes them
"""

from __future__ import annotations

import json
import sys
from dataclasses import is_dataclass
from pathlib import Path
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import rollwright as rw
from rollwright.core.rowtools import typescript
from rollwright.server import wire

ROOT = Path(__file__).parents[1]
HEAD = "// Made from the Python declarations by `python -m tools.page_types --write`; do not edit.\n\n"


def wanted() -> dict[Path, str]:
    """Each file and what should stand in it."""
    source = ROOT / "web" / "src"
    games = {source / "games" / name / "state.ts": HEAD + text(name) for name in rw.game_names()}
    return {source / "wire.ts": HEAD + said()} | games


def said() -> str:
    """The types of what the server says."""
    seen: dict[type, str] = {}
    for shape in vars(wire).values():
        if isinstance(shape, type) and is_dataclass(shape) and shape not in seen:
            interfaces(shape, seen)
    return "\n\n".join(seen.values()) + "\n"


def text(name: str) -> str:
    """The types of one game."""
    spec = rw.load(name).spec
    returned = get_type_hints(spec.table, localns={"State": rw.State})["return"]
    parts = [typescript(spec.position)]
    if is_typeddict(returned):
        parts.append("\n\n".join(interfaces(returned, {}).values()) + "\n")
    return "\n".join(parts)


def interfaces(shape: type, seen: dict[type, str]) -> dict[type, str]:
    """A TypedDict or dataclass, and those inside it, as interfaces; innermost first."""
    lines = [f"  {name}: {written(hint, seen)};" for name, hint in get_type_hints(shape).items()]
    seen[shape] = "\n".join([f"export interface {shape.__name__} {{", *lines, "}"])
    return seen


def written(hint: Any, seen: dict[type, str]) -> str:
    """A type as TypeScript."""
    if hint is type(None):
        return "null"
    if hint is Any:
        return "unknown"
    if (
        isinstance(hint, type) and issubclass(hint, tuple) and hasattr(hint, "_fields")
    ):  # JSON has it as a list
        return f"[{', '.join(written(each, seen) for each in get_type_hints(hint).values())}]"
    if is_typeddict(hint) or is_dataclass(hint):
        if hint not in seen:
            interfaces(hint, seen)
        return str(hint.__name__)
    inside = () if get_origin(hint) is Literal else get_args(hint)
    parts = [written(part, seen) for part in inside if part is not ...]
    if get_origin(hint) is Literal:
        return " | ".join(json.dumps(value) for value in get_args(hint))
    if get_origin(hint) in (UnionType, Union):
        return " | ".join(parts)
    if get_origin(hint) is list or (get_origin(hint) is tuple and get_args(hint)[1:] == (...,)):
        return f"({parts[0]})[]" if "|" in parts[0] else f"{parts[0]}[]"
    if get_origin(hint) is dict:
        return f"Record<{parts[0]}, {parts[1]}>"
    return {int: "number", float: "number", str: "string", bool: "boolean"}[hint]


def stale() -> list[Path]:
    """The files that are missing or not as declared."""
    return [
        path
        for path, text in wanted().items()
        if not path.is_file() or path.read_text(encoding="utf-8") != text
    ]


def main() -> int:
    if "--write" in sys.argv[1:]:
        for path, text in wanted().items():
            path.write_text(text, encoding="utf-8")
        return 0
    for path in stale():
        print(f"{path.relative_to(ROOT)} is not as declared: run `python -m tools.page_types --write`")
    return 1 if stale() else 0


if __name__ == "__main__":
    sys.exit(main())
