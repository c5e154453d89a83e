"""What the checks over the whole project share: its files, and where things are."""

from __future__ import annotations

import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "rollwright"
GAMES = PACKAGE / "games"
WEB = ROOT / "web"


@cache
def tracked() -> tuple[Path, ...]:
    """Every file of the project's history, and every new one that git would not ignore."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    paths = (ROOT / name for name in listed.split("\0") if name)
    return tuple(sorted(path for path in paths if path.is_file()))


def text(path: Path) -> str | None:
    """The text of a file, None if it is not text."""
    try:
        return path.read_bytes().decode("utf-8")
    except UnicodeDecodeError:
        return None


def named(path: Path) -> str:
    """The path as a reader of the project writes it."""
    return path.relative_to(ROOT).as_posix()


def games() -> list[Path]:
    """The folder of each game."""
    return sorted(path.parent for path in GAMES.glob("*/__init__.py"))
