"""Games in which `rollout` decides for all seats: in several processes, and kept in a file, as they take long.

A game is told by its number and seed alone: it is the same in any process, and a file of games can be added to.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from rollwright.bots import rollout
from rollwright.core import rows
from rollwright.core.content import Source
from rollwright.core.generator import begin, below, following
from rollwright.core.kit import CHANCE, OVER, quiet
from rollwright.core.state import State
from rollwright.simulation.kept import Kept

__all__ = ["Table", "play", "play_all"]


@dataclass(frozen=True)
class Table:
    """Games to play from one start: `number` is its place among the tables of the `balance` module."""

    number: int
    title: str
    start: State


def play_all(
    module: str,
    content: Source | None,
    tables: Iterable[Table],
    games: int,
    seed: int,
    playouts: int,
    jobs: int,
    keep: Path | None,
    progress: Callable[[int], None],
) -> list[list[Any]]:
    """The last positions of so many games of each table; those in the file `keep` are not played again."""
    tables = list(tables)
    if not tables:
        return []
    game = tables[0].start.game  # they differ in seats and options, which their titles tell
    kept = Kept(keep, [game.name, game.rules, game.content_hash, seed, "rollout", playouts])
    wanted = [(at, number) for number in range(games) for at in range(len(tables))]
    missing = [(at, number) for at, number in wanted if (tables[at].title, number) not in kept.found]
    progress(len(wanted) - len(missing))
    if missing:
        rollout.prepare(tables[0].start)  # once, before several processes want it
    for at, number, end in _played(module, content, tables, missing, seed, playouts, jobs):
        kept.add((tables[at].title, number), end.hex())
        progress(1)
    return [
        [
            rows.unpack(table.start.game.spec.position, bytes.fromhex(kept.found[table.title, number]))
            for number in range(games)
        ]
        for table in tables
    ]


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
