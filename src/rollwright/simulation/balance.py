"""The designer's report of a game: what each part (a card, say) takes, exactly, and how long games are.

A game that wants one has a module `balance.py` in its folder, with what `Balanced` names. Expected lengths
are exact: one part is played through the engine into a decision process, and that is solved. Game lengths
come from seeded games of `steady` against itself. Press-your-luck games have what `Pressed` names instead, those with
requirements what `Aimed` names, games that are won or lost together what `Tabled` names (modules `pressed`, `aimed`
and `tables`).
"""

from __future__ import annotations

import importlib.util
import math
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any, Protocol, cast

from rollwright.analysis.explore import explore
from rollwright.analysis.process import solve
from rollwright.core.content import Source, read
from rollwright.core.game import Game, load, spec_of
from rollwright.core.generator import begin, below, following
from rollwright.core.kit import CHANCE, OVER, quiet
from rollwright.core.names import Move
from rollwright.core.state import State
from rollwright.simulation.aimed import Aimed, by_seats, chances
from rollwright.simulation.pressed import Pressed, turn_report
from rollwright.simulation.tables import Played, Tabled, how_many, table_rows

__all__ = ["Balanced", "NoReport", "Part", "Report", "correlation", "report"]


class NoReport(ValueError):
    """The game has no parts to report on."""


class Part(Protocol):
    """One part of the content: its name, its worth, how it looks, and a state about to begin it."""

    @property
    def name(self) -> str: ...
    @property
    def points(self) -> int: ...
    @property
    def facts(self) -> dict[str, Any]: ...
    @property
    def start(self) -> State: ...


class Balanced(Protocol):
    """The `balance` module of a game."""

    UNIT: str
    PART: str
    PAIR: int

    def parts(self, game: Game) -> Iterable[Part]: ...
    def cost(self, state: State, move: Move) -> int: ...
    def counted(self, game: Game) -> Sequence[int]: ...
    def ended(self, state: State) -> bool: ...
    def alike(self, state: State) -> Hashable: ...
    def finished(self, state: State, seat: int) -> int: ...


@dataclass(frozen=True)
class Report:
    """Rows by part and a summary, as data, JSON or a table."""

    game: str
    content: str
    unit: str
    rows: tuple[dict[str, Any], ...]
    summary: dict[str, Any] = field(default_factory=dict[str, Any])
    more: dict[str, Any] = field(default_factory=dict[str, Any])  # for JSON only

    @property
    def json(self) -> dict[str, Any]:
        return {
            "v": 1,
            "game": self.game,
            "content": self.content,
            "unit": self.unit,
            "rows": list(self.rows),
            "summary": self.summary,
            **self.more,
        }

    @property
    def columns(self) -> tuple[str, ...]:
        return tuple(self.rows[0]) if self.rows else ()

    def __str__(self) -> str:
        cells = [list(self.columns), *([_cell(row[name]) for name in self.columns] for row in self.rows)]
        widths = [max(len(row[i]) for row in cells) for i in range(len(self.columns))]
        numeric = [all(isinstance(row[name], int | float) for row in self.rows) for name in self.columns]
        lines = [
            "  ".join(
                cell.rjust(w) if n else cell.ljust(w) for cell, w, n in zip(row, widths, numeric, strict=True)
            ).rstrip()
            for row in cells
        ]
        notes = [f"{name.replace('_', ' ')}: {_cell(value)}" for name, value in self.summary.items()]
        return "\n".join([f"{self.game}, {self.content}", "", *lines, "", *notes])


def _cell(value: Any) -> str:
    if isinstance(value, float):
        return f"{value:.3f}"
    if isinstance(value, list):
        return ", ".join(_cell(item) for item in cast("list[object]", value))
    if isinstance(value, dict):
        return ", ".join(f"{key}: {_cell(item)}" for key, item in cast("dict[str, object]", value).items())
    return str(value)


def correlation(xs: Sequence[float], ys: Sequence[float]) -> float:
    """Pearson's; 0 where one of the two never changes.

    >>> correlation([1, 2, 3], [2, 4, 6])
    1.0
    """
    mean_x, mean_y = math.fsum(xs) / len(xs), math.fsum(ys) / len(ys)
    both = math.fsum((x - mean_x) * (y - mean_y) for x, y in zip(xs, ys, strict=True))
    spread = math.fsum((x - mean_x) ** 2 for x in xs) * math.fsum((y - mean_y) ** 2 for y in ys)
    return both / math.sqrt(spread) if spread else 0.0


def report(
    name: str,
    content: str | Path | Source | None = None,
    games: int = 1000,
    seed: int = 1,
    played: Played | None = None,
    progress: Callable[[int, int], None] = lambda finished, total: None,
) -> Report:
    """The report of a game's content (the shipped one, or a file); NoReport where the game has none.

    `played` says how the tables of a `Tabled` game are played, and which; `progress` is called with the number of
    their games finished since the last call, and of all.

    ContentError where the file does not fit; ValueError where there is no such game.
    """
    balance = _module(name)
    solo = load(name, seats=spec_of(name).seats[0], content=content)
    if isinstance(balance, Tabled):
        source = read(content) if isinstance(content, str | Path) else content
        return _by_tables(solo, balance, source, max(1, games), seed, played or Played(), progress)
    if isinstance(balance, Aimed):
        found, summary, together = chances(solo, balance)
        if games:
            summary |= by_seats(name, content, balance, games, seed, spec_of(name).seats)
        title = str(solo.content["content"]["name"])
        return Report(name, title, balance.UNIT, found, summary, {"together": together})
    if isinstance(balance, Pressed):
        found, summary = turn_report(solo, balance, games, seed)
        return Report(name, str(solo.content["content"]["name"]), balance.UNIT, found, summary)
    rows = tuple(_row(part, balance) for part in balance.parts(solo))
    summary = _parts_summary(rows, balance)
    if games:
        summary |= _lengths(load(name, seats=balance.PAIR, content=content), balance, games, seed)
    return Report(name, str(solo.content["content"]["name"]), balance.UNIT, rows, summary)


def _by_tables(
    solo: Game,
    balance: Tabled,
    source: Source | None,
    games: int,
    seed: int,
    played: Played,
    progress: Callable[[int, int], None],
) -> Report:
    total = games * how_many(balance, source, played)
    found = tuple(
        table_rows(balance, source, games, seed, played, lambda finished: progress(finished, total))
    )
    how = {"bot": played.bot} | ({"playouts": played.playouts} if played.bot == "rollout" else {})
    summary = {"seed": seed, **how, "only": played.only or "all"}
    return Report(solo.name, str(solo.content["content"]["name"]), balance.UNIT, found, summary)


def _module(name: str) -> Balanced | Pressed | Aimed | Tabled:
    package = spec_of(name).rules.__name__.rpartition(".")[0]
    if importlib.util.find_spec(f"{package}.balance") is None:
        raise NoReport(f"{name} has no parts to weigh against each other")
    return cast("Balanced | Pressed | Aimed | Tabled", importlib.import_module(f"{package}.balance"))


def _row(part: Part, balance: Balanced) -> dict[str, Any]:
    process, first = explore(part.start, cost=balance.cost, ended=balance.ended, alike=balance.alike)
    exact = solve(process).values[first]
    return {
        balance.PART: part.name,
        "points": part.points,
        balance.UNIT: float(exact),
        f"points_a_{balance.UNIT.removesuffix('s')}": part.points / float(exact),
        **part.facts,
        "exact": str(exact),
    }


def _parts_summary(rows: Sequence[dict[str, Any]], balance: Balanced) -> dict[str, Any]:
    lengths = [row[balance.UNIT] for row in rows]
    return {
        f"{balance.PART}s": len(rows),
        f"shortest_{balance.UNIT}": min(lengths),
        f"longest_{balance.UNIT}": max(lengths),
        "factor": max(lengths) / min(lengths),
        "correlation": correlation([row["points"] for row in rows], lengths),
    }


def _lengths(game: Game, balance: Balanced, games: int, seed: int) -> dict[str, Any]:
    """Lengths of games of `steady` against itself, and how many parts their winners finished."""
    counted = set(balance.counted(game))
    lengths: list[int] = []
    parts: Counter[int] = Counter()
    for number in range(games):
        length, end = _play(game, counted, begin(seed, number))
        lengths.append(length)
        parts.update(balance.finished(end, seat) for seat in end.winners)
    lengths.sort()
    return {
        "games": games,
        "seed": seed,
        f"median_{balance.UNIT}": median(lengths),
        f"middle_half_{balance.UNIT}": [lengths[games // 4], lengths[3 * games // 4]],
        f"{balance.PART}s_of_winner": {str(count): parts[count] / games for count in sorted(parts)},
    }


def _play(game: Game, counted: set[int], luck: int) -> tuple[int, State]:
    """One game by `steady`, in place: how many of its moves are counted, and its end."""
    rules, steady, content = game.spec.rules, game.spec.steady, game.content_row
    position, log, length = game.start().row(), quiet(), 0
    while position.to_act != OVER:
        luck = following(luck)
        if position.to_act == CHANCE:
            rules.outcome(position, content, below(luck, position.outcomes), log)
        else:
            code = steady(position, content)
            length += code in counted
            rules.play(position, content, code, log)
    return length, State(game, position)
