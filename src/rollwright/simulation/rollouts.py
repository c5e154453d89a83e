"""Games in which `rollout` decides for all seats: in several processes, and kept in a file, as they take long.

A game is told by its number and seed alone: it is the same in any process, and a file of games can be added to.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from rollwright.bots import rollout
from rollwright.core import rows
from rollwright.core.content import Source
from rollwright.core.errors import RollwrightError
from rollwright.core.generator import begin, below, following
from rollwright.core.kit import CHANCE, OVER, quiet
from rollwright.core.state import State

__all__ = ["Kept", "Table", "play", "play_all"]


@dataclass(frozen=True)
class Table:
    """Games to play from one start: `number` is its place among the tables of the `balance` module."""

    number: int
    title: str
    start: State


@dataclass
class Kept:
    """Finished games in a text file: what was played, the number of the game and its last position, tab by tab."""

    path: Path | None = None
    found: dict[tuple[str, int], str] = field(default_factory=dict[tuple[str, int], str])

    def __post_init__(self) -> None:
        if self.path and self.path.exists():
            for at, line in enumerate(self.path.read_text(encoding="utf-8").splitlines(), start=1):
                match line.split("\t"):
                    case [title, number, end] if number.isdigit():
                        self.found[title, int(number)] = end
                    case _:
                        raise RollwrightError(f"{self.path}:{at}: not a finished game; take the line out")

    def add(self, title: str, number: int, end: bytes) -> None:
        self.found[title, number] = end.hex()
        if self.path:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(f"{title}\t{number}\t{end.hex()}\n")


def play_all(
    module: str,
    content: Source | None,
    tables: Iterable[Table],
    games: int,
    seed: int,
    playouts: int,
    jobs: int,
    kept: Kept,
    progress: Callable[[int], None],
) -> list[list[Any]]:
    """The last positions of so many games of each table."""
    tables = list(tables)
    titles = [_title(table, playouts, seed) for table in tables]
    wanted = [(at, number) for number in range(games) for at in range(len(tables))]
    missing = [(at, number) for at, number in wanted if (titles[at], number) not in kept.found]
    progress(len(wanted) - len(missing))
    if missing:
        rollout.prepare(tables[0].start)  # once, before several processes want it
    for at, number, end in _played(module, content, tables, missing, seed, playouts, jobs):
        kept.add(titles[at], number, end)
        progress(1)
    return [
        [
            rows.unpack(table.start.game.spec.position, bytes.fromhex(kept.found[title, number]))
            for number in range(games)
        ]
        for table, title in zip(tables, titles, strict=True)
    ]


def _title(table: Table, playouts: int, seed: int) -> str:
    """All that tells one series of games from another."""
    game = table.start.game
    return f"{game.name} {game.rules} {game.content_hash[:12]} {table.title} rollout {playouts} seed {seed}"


def _played(
    module: str,
    content: Source | None,
    tables: list[Table],
    missing: list[tuple[int, int]],
    seed: int,
    playouts: int,
    jobs: int,
) -> Iterator[tuple[int, int, bytes]]:
    """The games as they are finished: table, number, last position."""
    if jobs < 2 or len(missing) < 2:
        for at, number in missing:
            yield at, number, rows.pack(play(tables[at].start, seed, number, playouts))
        return
    context = get_context("spawn")
    with ProcessPoolExecutor(min(jobs, len(missing)), context, _begin, (module, content)) as pool:
        jobs_of = {
            pool.submit(_end, tables[at].number, seed, number, playouts): (at, number)
            for at, number in missing
        }
        try:
            for done in as_completed(jobs_of):
                yield *jobs_of[done], done.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


_starts: list[State] = []  # of a process


def _begin(module: str, content: Source | None) -> None:
    _starts[:] = [start for _, start in importlib.import_module(module).tables(content)]


def _end(table: int, seed: int, number: int, playouts: int) -> bytes:
    return rows.pack(play(_starts[table], seed, number, playouts))


def play(state: State, seed: int, number: int, playouts: int) -> Any:
    """One game in which `rollout` decides for all seats; its last position."""
    rules, content = state.game.spec.rules, state.game.content_row
    position, log, luck = state.row(), quiet(), begin(seed, number)
    while position.to_act != OVER:
        luck = following(luck)
        if position.to_act == CHANCE:
            rules.outcome(position, content, below(luck, position.outcomes), log)
        else:
            now = State(state.game, rows.copy(position))
            move = rollout.judge(now, luck & 0xFFFFFFFF, playouts).move
            rules.play(position, content, move.code, log)
    return position
