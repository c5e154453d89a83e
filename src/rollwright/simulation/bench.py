"""How fast the engine is: every game at every speed, and beside others on the same rules of Pig.

Everything is measured in one go, warm, in three rounds that take turns; a figure is the median of the rounds, and a
ratio the median of the ratios within each round. Seconds are those of the processor, all on one core: what else runs
on the machine matters less. A step is a decision or a chance event; play is uniformly random, with the legal moves
generated at every decision.

Speeds: `plain` and `compiled` are the same rules in place, `state` goes through the public immutable State.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Any

from rollwright.core import kit, rows, speed
from rollwright.core.game import Game, games, load
from rollwright.core.generator import begin, below, following
from rollwright.core.state import OVER
from rollwright.simulation.rivals import RIVALS, NotHere, Player
from rollwright.simulation.searches import ALIKE, SEARCHES

__all__ = ["Result", "engine", "run", "table"]

ROUNDS = 3
SEATS = (2, 4)
BATCH = 1000  # games of one compiled call, at most
RIVALRY = "pig"  # the game of the others


@dataclass(frozen=True)
class Result:
    """The rows of one run."""

    rows: list[dict[str, Any]]

    @property
    def json(self) -> dict[str, Any]:
        return {"v": 1, "rows": self.rows}

    def __str__(self) -> str:
        return table(self.rows)


def engine(seconds: float = 2.0, tell: Callable[[str], None] = lambda line: None) -> Result:
    """All rows, each measured for about so many seconds in all."""
    return Result(run(seconds, tell))


def run(
    seconds: float = 2.0, tell: Callable[[str], None] = lambda line: None, names: Sequence[str] | None = None
) -> list[dict[str, Any]]:
    """Rows `{game, seats, speed, steps_per_s, games_per_s, seconds}`, of the compiler and of search, as plain data.

    A row of Pig from elsewhere has `ratio`: how many times as fast compiled Pig is. What cannot be measured here has
    None for its figures, and `why`.
    """
    chosen = tuple(names) if names is not None else games()
    made: list[dict[str, Any]] = []
    for name in chosen:
        made += _compiler_rows(name, tell)
    for name in chosen:
        for seats in SEATS:
            if seats in load(name).spec.seats:
                with_rivals = name == RIVALRY and seats == 2
                made += _game_rows(load(name, seats), seconds, tell, with_rivals)
    if RIVALRY in chosen:
        made += _search_rows(load(RIVALRY), seconds, tell)
    return made


# -- Players: from a number of games to the steps they took -------------------------------------------------------


def _plain(game: Game) -> Player:
    bound, legal, bots = speed.plain(game.spec), kit.Codes(), [0] * game.seats
    start, content, ends, lengths = game.start().row(), game.content_row, [game.start().row()], [0]

    def play(count: int) -> int:
        arguments = (start, content, legal, bots)
        return sum(
            bound.play_games(*arguments, 1, first, game.max_events, ends, lengths) for first in range(count)
        )

    return play


def _compiled(game: Game) -> Player:
    missing = speed.compiler_missing()
    if missing:
        raise NotHere(missing)
    import numpy as np

    def record(row: rows.Row) -> Any:
        return np.frombuffer(bytearray(rows.pack(row)), rows.dtype(type(row)))[0]

    bound, legal, bots = speed.compiled(game.spec), record(kit.Codes()), np.zeros(game.seats, np.int64)
    start, content = record(game.start().row()), record(game.content_row)
    ends, lengths = np.zeros(BATCH, rows.dtype(game.spec.position)), np.zeros(BATCH, np.int64)

    def play(count: int) -> int:
        steps = 0
        for first in range(0, count, BATCH):
            some = ends[: count - first]
            arguments = (start, content, legal, bots)
            steps += bound.play_games(*arguments, 1, first, game.max_events, some, lengths)
        return steps

    return play


def _state(game: Game) -> Player:
    def play(count: int) -> int:
        steps = 0
        for number in range(count):
            state, luck = game.start(), begin(1, number)
            while state.to_act is not OVER:
                luck = following(luck)
                if isinstance(state.to_act, int):
                    moves = state.moves
                    state = state.apply(moves[below(luck, len(moves))])
                else:
                    state = state.after(below(luck, state.outcome_count))
                steps += 1
        return steps

    return play


# -- Measuring ----------------------------------------------------------------------------------------------------


@dataclass
class _Runner:
    """One row in the making."""

    speed: str
    play: Player
    games: int = 1
    figures: list[tuple[int, float]] | None = None

    def warm(self, seconds: float) -> None:
        """Find how many games take about so many seconds."""
        self.games, spent = 1, 0.0
        self.play(1)
        while True:
            began = time.process_time()
            self.play(self.games)
            spent = time.process_time() - began
            if spent > seconds / 4:
                break
            self.games *= 2 if spent > seconds / 64 else 8
        self.games = max(1, round(self.games * seconds / spent))
        self.figures = []

    def measure(self) -> None:
        """One round."""
        assert self.figures is not None
        began = time.process_time()
        steps = self.play(self.games)
        self.figures.append((steps, time.process_time() - began))

    @property
    def rates(self) -> list[float]:
        """Steps a second, round by round."""
        return [steps / seconds for steps, seconds in self.figures or []]


def _measured(
    game: Game, makers: dict[str, Callable[[], Player]], seconds: float, tell: Callable[[str], None]
) -> tuple[dict[str, _Runner], dict[str, str]]:
    """The runners, measured in rounds that take turns, and why the others are missing."""
    runners: dict[str, _Runner] = {}
    missing: dict[str, str] = {}
    for name, make in makers.items():
        tell(f"{game.title}: {name}")
        try:
            runners[name] = _Runner(name, make())
        except NotHere as why:
            missing[name] = str(why)
    for runner in runners.values():
        runner.warm(seconds / ROUNDS)
    for _ in range(ROUNDS):
        for runner in runners.values():
            runner.measure()
    return runners, missing


def _game_rows(
    game: Game, seconds: float, tell: Callable[[str], None], with_rivals: bool
) -> list[dict[str, Any]]:
    makers: dict[str, Callable[[], Player]] = {
        "plain": lambda: _plain(game),
        "state": lambda: _state(game),
        "compiled": lambda: _compiled(game),
    }
    if with_rivals:
        makers |= RIVALS
    runners, missing = _measured(game, makers, seconds, tell)
    ours = runners.get("compiled")
    made = [
        _row(game, runners[name]) if name in runners else _gap(game, name, missing[name]) for name in makers
    ]
    for row in made:
        if row["speed"] in RIVALS and row["speed"] in runners and ours is not None:
            theirs = runners[row["speed"]].rates
            row["ratio"] = _short(median(a / b for a, b in zip(ours.rates, theirs, strict=True)))
    return made


def _row(game: Game, runner: _Runner) -> dict[str, Any]:
    steps, seconds = sorted(runner.figures or [], key=lambda pair: pair[0] / pair[1])[ROUNDS // 2]
    return {
        "game": game.name,
        "seats": game.seats,
        "speed": runner.speed,
        "steps_per_s": round(steps / seconds),
        "games_per_s": round(runner.games / seconds, 1),
        "seconds": round(seconds, 3),
    }


def _gap(game: Game, name: str, why: str) -> dict[str, Any]:
    row = {"game": game.name, "seats": game.seats, "speed": name, "steps_per_s": None, "games_per_s": None}
    return row | {"seconds": None, "why": f"not measured here: {why}"}


def _search_rows(game: Game, seconds: float, tell: Callable[[str], None]) -> list[dict[str, Any]]:
    """Simulations a second of tree search from the first decision, ours and theirs."""
    runners, missing = _measured(game, dict(SEARCHES), seconds, tell)
    ours, made = runners.get(ALIKE), list[dict[str, Any]]()
    for name in SEARCHES:
        row = _row(game, runners[name]) if name in runners else _gap(game, name, missing[name])
        row |= {"simulations_per_s": row["steps_per_s"], "steps_per_s": None, "games_per_s": None}
        if ours is not None and name in runners and name not in (ALIKE, "search"):
            theirs = runners[name].rates
            row["ratio"] = _short(median(a / b for a, b in zip(ours.rates, theirs, strict=True)))
        made.append(row)
    return made


# -- The compiler -------------------------------------------------------------------------------------------------

COMPILE = """
import os, time
def seconds(): return sum(os.times()[:4])  # its helpers', too
began, clock = seconds(), time.perf_counter()
import numba
imported = seconds()
from rollwright.core import speed
from rollwright.core.game import spec_of
speed.compiled(spec_of({name!r}))
print(seconds() - began, imported - began, time.perf_counter() - clock)
"""


def _compiler_rows(name: str, tell: Callable[[str], None]) -> list[dict[str, Any]]:
    """Seconds until a new process has a game compiled: with an empty cache, and from it."""
    made: list[dict[str, Any]] = []
    missing = speed.compiler_missing()
    with tempfile.TemporaryDirectory(prefix="rollwright-bench-") as cache:
        for what in ("compile, cold", "compile, from the cache"):
            tell(f"{name}: {what}")
            row: dict[str, Any] = {"game": name, "seats": None, "speed": what, "steps_per_s": None}
            row |= {"games_per_s": None, "seconds": None}
            if missing:
                row["why"] = f"not measured here: {missing}"
            else:
                environment = os.environ | {"ROLLWRIGHT_CACHE": cache}
                command = [sys.executable, "-c", COMPILE.format(name=name)]
                done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
                row["seconds"], numba, clock = (_short(float(word)) for word in done.stdout.split())
                row["why"] = f"{numba} of it to import Numba; {clock} by the clock"
            made.append(row)
    return made


# -- Telling ------------------------------------------------------------------------------------------------------


def _short(value: float) -> float:
    """Three digits."""
    return float(f"{value:.3g}")


def table(rows: Sequence[dict[str, Any]]) -> str:
    """The rows for a person."""
    lines = [("game", "seats", "speed", "steps/s", "games/s", "seconds", "")]
    for row in rows:
        note = _note(row)
        figures = (_thousands(row["steps_per_s"]), _thousands(row["games_per_s"]), _figure(row["seconds"]))
        lines.append((row["game"], _figure(row["seats"]), row["speed"], *figures, note))
    widths = [max(len(line[column]) for line in lines) for column in range(6)]
    left = (0, 2, 6)
    return "\n".join(
        "  ".join(
            cell
            if column == 6
            else cell.ljust(widths[column])
            if column in left
            else cell.rjust(widths[column])
            for column, cell in enumerate(line)
        ).rstrip()
        for line in lines
    )


def _note(row: dict[str, Any]) -> str:
    if "why" in row:
        return str(row["why"])
    if "simulations_per_s" in row:
        ratio = f", ours is {row['ratio']} x" if "ratio" in row else ""
        return f"{_thousands(row['simulations_per_s'])} simulations/s{ratio}"
    return f"compiled is {row['ratio']} x" if "ratio" in row else ""


def _thousands(value: float | None) -> str:
    return "-" if value is None else f"{round(value):,}"


def _figure(value: float | None) -> str:
    return "-" if value is None else str(value)
