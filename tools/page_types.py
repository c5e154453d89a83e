"""The page's types of positions, from the row declarations: web/src/games/<game>/position.ts.

    python -m tools.page_types             shows which files are not as declared (exit 1 if any)
    python -m tools.page_types --write     writes them
"""

from __future__ import annotations

import sys
from pathlib import Path

import rollwright as rw
from rollwright.core.rowtools import typescript

ROOT = Path(__file__).parents[1]
HEAD = "// Made from the row declarations by `python -m tools.page_types --write`; do not edit.\n\n"


def wanted() -> dict[Path, str]:
    """Each game's file and what should stand in it."""
    return {
        ROOT / "web" / "src" / "games" / name / "position.ts": HEAD + typescript(rw.load(name).spec.position)
        for name in rw.game_names()
    }


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
