"""Small games written to a folder, to edit and to break: a counter raised by `STEP` until it is over."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from typing import cast

from rollwright.core.game import Spec

ROWS = """
from rollwright.core.kit import Position, i8, i16, i32

class CountPosition(Position):
    turn: i8
    count: i16
"""

RULES = """
from rollwright.core.kit import Codes, Log, NoContent, NoOptions, add, ask, finish, note
from {package}.rows import CountPosition

RULES = 1
MAX_EVENTS = 100
STEP = 3
GOAL = 30


def start(pos: CountPosition, content: NoContent, options: NoOptions) -> None:
    ask(pos, 0)


def moves(pos: CountPosition, content: NoContent, legal: Codes) -> None:
    add(legal, 0)


def why_not(pos: CountPosition, content: NoContent, code: int, log: Log) -> int:
    return 0


def play(pos: CountPosition, content: NoContent, code: int, log: Log) -> None:
    pos.count += STEP
    note(log, 1, pos.count, 0, 0)
    if pos.count >= GOAL:
        finish(pos)


def outcome(pos: CountPosition, content: NoContent, k: int, log: Log) -> None:
    ask(pos, 0)


def drawn(pos: CountPosition, content: NoContent, k: int) -> int:
    return k


def score(pos: CountPosition, content: NoContent, seat: int) -> int:
    return pos.count
"""

STEADY = """
from rollwright.core.kit import NoContent
from {package}.rows import CountPosition


def steady(pos: CountPosition, content: NoContent) -> int:
    return 0
"""

NAMES = """
from rollwright.core.names import NUMBER, MoveKind, Told

MOVES = (MoveKind("count", 0),)
CHANCES = ()
NOTES = {1: Told("counted", count=NUMBER)}
REASONS = {}
"""

INIT = """
from pathlib import Path

from rollwright.core.game import Spec
from {package} import names, rules, steady
from {package}.rows import CountPosition

SPEC = Spec(
    name="{package}",
    folder=Path(__file__).parent,
    rules=rules,
    names=names,
    steady=steady.steady,
    position=CountPosition,
    seats=range(1, 2),
)
"""


def write(folder: Path, package: str) -> Path:
    """Write the game as a package; the folder it stands in."""
    home = folder / package
    home.mkdir()
    texts = {"rows": ROWS, "rules": RULES, "steady": STEADY, "names": NAMES, "__init__": INIT}
    for name, text in texts.items():
        (home / f"{name}.py").write_text(text.replace("{package}", package), encoding="utf-8")
    return home


def load(folder: Path, package: str) -> Spec:
    """Import the game afresh, as a new process would."""
    for name in [name for name in sys.modules if name.split(".")[0] == package]:
        del sys.modules[name]
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))
    importlib.invalidate_caches()
    sys.dont_write_bytecode = True
    return cast("Spec", importlib.import_module(package).SPEC)
