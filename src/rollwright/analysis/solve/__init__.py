"""Solving a game exactly: stage by stage as its plan says, bounds from below and above, into a value file.

What is done is kept beside the file (`.part`) now and then, so that an interrupted solve goes on where it was.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from rollwright.bots import valuefiles
from rollwright.core.blocks import Engine, Floats
from rollwright.core.content import Source
from rollwright.core.game import Game, load
from rollwright.core.plans import Plan, plan_of

__all__ = ["TOLERANCE", "NotSolved", "Solved", "Solver", "solve", "solve_to_file", "solved_before"]

TOLERANCE = 1e-9
KEPT_EVERY = 30.0  # seconds between two keepings of what is done


class Told(Protocol):
    """Who is told how far it is."""

    def begin_at(self, done: int) -> None: ...
    def add(self, more: int) -> None: ...


class NotSolved(LookupError):
    """There is no way to solve this game; the text says which there is."""


@dataclass(frozen=True)
class Solved:
    """The values, and how far the bounds are apart at most."""

    plan: Plan
    values: Floats
    bound: float
    seconds: float  # of the processor, of this run


class Solver:
    """One solve, which can stop and go on between stages."""

    def __init__(self, game: Game, workers: int | None = None) -> None:
        plan = plan_of(game)
        if plan is None:
            raise NotSolved(_not_solved(game))
        self.plan, self.stage = plan, 0
        self.engine = Engine(game, plan.patterns)
        plan.prepare(self.engine)
        self.workers = workers or os.cpu_count() or 1
        lowest, highest = plan.bounds
        self.low, self.high = np.full(plan.size, lowest), np.full(plan.size, highest)
        if lowest == highest:
            self.high = self.low  # no play goes round: what comes from below is the value

    @property
    def work(self) -> int:
        """In all."""
        return sum(self.plan.stages)

    @property
    def done(self) -> int:
        """So far."""
        return sum(self.plan.stages[: self.stage])

    def run(self, tell: Told | None = None, pause: Callable[[], None] = lambda: None) -> None:
        """All stages that are left; `pause` is called after each."""
        if tell:
            tell.begin_at(self.done)
        pool = ThreadPoolExecutor(self.workers)
        try:
            while self.stage < len(self.plan.stages):
                jobs = self.plan.jobs(self.engine, self.stage, self.low, self.high)
                for part in pool.map(_call, jobs):
                    if tell:
                        tell.add(part)
                self.stage += 1
                pause()
        finally:
            pool.shutdown(cancel_futures=True)  # who interrupts does not wait for the rest of the stage

    # -- going on later ----------------------------------------------------------------------------------------

    def keep(self, path: Path) -> None:
        """Both bounds and the stages done."""
        both = np.concatenate([self.low, self.high])
        valuefiles.write(path, self.plan.game, both, TOLERANCE, 1.0, stage=self.stage)

    def resume(self, path: Path) -> bool:
        """Go on from what was kept; False where nothing is there that fits."""
        try:
            kept = valuefiles.read(self.plan.game, path, loaded=0)
        except (OSError, valuefiles.ValuesRefused):
            return False
        if len(kept.values) != 2 * self.plan.size or "stage" not in kept.marks:
            return False
        self.low[:], self.high[:] = kept.values[: self.plan.size], kept.values[self.plan.size :]
        self.stage = int(kept.marks["stage"])
        return True

    def result(self, began: float) -> Solved:
        """What was found; ArithmeticError where the bounds are too far apart."""
        bound = float(np.max(self.high - self.low))
        if bound > TOLERANCE:
            raise ArithmeticError(f"the bounds are {bound:.1e} apart, more than {TOLERANCE:.0e}")
        return Solved(self.plan, (self.low + self.high) / 2, bound, time.process_time() - began)


def _not_solved(game: Game) -> str:
    """What is solved instead."""
    said = f"there is no exact way for {game.title} with these options"
    source = None if game.content_is_shipped else Source("the content", "", dict(game.content))
    others = [load(game.name, seats, game.options, source) for seats in game.spec.seats]
    solved = [str(other.seats) for other in others if plan_of(other) is not None]
    return f"{said}; there is one for --seats {' and '.join(solved)}" if solved else said


def _call(job: Callable[[], int]) -> int:
    return job()


def solve(game: Game, workers: int | None = None) -> Solved:
    """Solve it here and now, without any file; NotSolved where there is no way."""
    began = time.process_time()
    solver = Solver(game, workers)
    solver.run()
    return solver.result(began)


def solved_before(solver: Solver, path: Path | None = None) -> tuple[Solved, Path] | None:
    """What the value file says, if there is one that fits."""
    try:
        kept = valuefiles.read(solver.plan.game, path)
    except (OSError, valuefiles.ValuesRefused):
        return None
    solver.plan.know(kept.marks.get("facts", {}))
    return Solved(solver.plan, kept.values, kept.bound, 0.0), kept.path


def solve_to_file(
    solver: Solver,
    path: Path | None = None,
    tell: Told | None = None,
    anew: bool = False,
    every: float = KEPT_EVERY,
) -> tuple[Solved, Path]:
    """Solve into the value file, going on from what an interrupted solve has kept (not if `anew`)."""
    began, game = time.process_time(), solver.plan.game
    path = path or valuefiles.path_of(game)
    part = path.with_name(f"{path.name}.part")
    if not anew:
        solver.resume(part)
    last = time.monotonic()

    def pause() -> None:
        nonlocal last
        if time.monotonic() - last >= every:
            solver.keep(part)
            last = time.monotonic()

    solver.run(tell, pause)
    found = solver.result(began)
    more: dict[str, Any] = {"unit": found.plan.unit, "note": found.plan.note, "facts": found.plan.facts}
    valuefiles.write(path, game, found.values, TOLERANCE, found.bound, **more)
    part.unlink(missing_ok=True)
    return found, path
