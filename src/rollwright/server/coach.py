"""The coach at tables: hints while a game goes on, and reviews of finished games.

All valuing is done in the bots' worker processes, a piece at a time, so that neither the event loop nor a bot's move
waits for it. Reviews are kept in memory and made again when somebody asks after they were dropped.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import sys
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any, Literal

from rollwright.bots.pool import BotFailed, Pool
from rollwright.bots.valuing import SIMULATIONS
from rollwright.bots.worker import about
from rollwright.core.state import OVER, State
from rollwright.server.commands import Draft, stale, written
from rollwright.server.fold import HINT
from rollwright.server.problems import Problem
from rollwright.server.records import record_text
from rollwright.server.store import Transaction
from rollwright.server.tables import Table
from rollwright.server.wire import Review

Status = Literal["thinking", "ready"]
log = logging.getLogger("rollwright.coach")

WORKER = (sys.executable, "-m", "rollwright.analysis.worker")
HINT_SECONDS = 60.0  # how long a hint may take; the first one may compile for half a minute
PIECE_SECONDS = 0.2  # of computing for a review before a bot's move may come between
PIECE_PATIENCE = 300.0
KEPT = 32
WAITING = 8  # reviews that may wait for their turn
SEED = 0  # of all searches: whoever asks again is told the same


@dataclass
class Job:
    """One review being made."""

    of: int
    done: int = 0
    analysis: Any = None
    stories: list[Any] = field(default_factory=list[Any])
    why: str | None = None
    task: asyncio.Task[None] | None = None

    @property
    def told(self) -> Review:
        """How far it is."""
        if self.why is not None:
            return Review("failed", self.done, self.of, None, [], self.why)
        status: Status = "thinking" if self.analysis is None else "ready"
        return Review(status, self.done, self.of, self.analysis, self.stories, None)


class Coach:
    """What the server asks its workers on behalf of players."""

    def __init__(self, pool: Pool, simulations: int = SIMULATIONS) -> None:
        self._pool, self._simulations = pool, simulations
        self._jobs: OrderedDict[tuple[str, int], Job] = OrderedDict()
        self._turn = asyncio.Semaphore(1)

    async def advise(self, state: State) -> Any:
        """What is to be said about a state."""
        return (await self._ask({"do": "advise", **about(state)}, HINT_SECONDS))["advice"]

    async def explore(self, table: Table, at: int, events: list[str], value: bool) -> Any:
        """The state of a finished game after its first `at` events and then these."""
        record = await self._record(table)
        luck = secrets.randbits(63)
        question = {"do": "explore", "record": record, "at": at, "events": events, "luck": luck}
        return await self._ask({**question, "value": value}, HINT_SECONDS)

    async def _ask(self, question: dict[str, Any], patience: float) -> dict[str, Any]:
        search = {"simulations": self._simulations, "seed": SEED}
        try:
            told = await self._pool.ask({**question, **search}, patience)
        except BotFailed as error:
            raise Problem("coach-failed", f"The coach cannot answer: {error}.") from error
        if "refused" in told:
            raise Problem("bad-move", f"{told['refused']}.")
        return told

    async def _record(self, table: Table) -> str:
        return await asyncio.to_thread(record_text, table)

    # -- reviews -------------------------------------------------------------------------------------------

    def review(self, table: Table) -> Review:
        """The review of a finished game; the first to ask has it begun."""
        key = (table.id, table.version)
        job = self._jobs.get(key)
        if job is not None and job.why is not None:
            return self._jobs.pop(key).told  # who asks again has it tried again
        if job is None:
            if sum(each.task is not None for each in self._jobs.values()) > WAITING:
                raise Problem("coach-failed", "Many reviews are being made. Ask again in a few minutes.")
            job = self._jobs[key] = Job(of=table.version + 1)
            job.task = asyncio.create_task(self._make(table, job))
        self._jobs.move_to_end(key)
        while len(self._jobs) > KEPT:
            _, old = self._jobs.popitem(last=False)
            if old.task is not None:
                old.task.cancel()
        return job.told

    async def _make(self, table: Table, job: Job) -> None:
        try:
            async with self._turn:
                await self._value(await self._record(table), job)
        except Problem as problem:
            log.warning("table %s: no review: %s", table.id, problem.detail)
            job.why = problem.detail
        finally:
            job.task = None

    async def _value(self, record: str, job: Job) -> None:
        appraisals: list[Any] = []
        while True:
            question = {"do": "appraise", "record": record, "at": len(appraisals), "seconds": PIECE_SECONDS}
            told = await self._ask(question, PIECE_PATIENCE)
            appraisals += told["appraisals"]
            job.done, job.of = len(appraisals), told["of"]
            if job.done == job.of:
                break
        question = {"do": "assemble", "record": record, "appraisals": appraisals}
        told = await self._ask(question, PIECE_PATIENCE)
        job.stories, job.analysis = told["stories"], told["analysis"]

    async def close(self) -> None:
        """Stop all reviews."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def may_be_hinted(table: Table, seat: int, version: int) -> State:
    """The state about which the seat may be told something; Problem where it may not."""
    table.must_be_playable()
    state = table.state
    if state is None:
        raise Problem("not-started")
    if state.to_act is OVER:
        raise Problem("game-over")
    if not table.facts.settings.gives_hints:
        raise Problem("hints-off")
    if version != table.version:
        raise stale(table, version)
    if table.seat(seat).player is not None:
        raise Problem("seat-played-by-bot")
    if state.to_act != seat:
        raise Problem("wrong-turn", to_act=state.to_act if isinstance(state.to_act, int) else "chance")
    return state


def count_hint(tx: Transaction, table_id: str, seat: int, version: int) -> Table:
    """Write a hint into the log; one that the seat has had already counts once, however often it is asked for."""
    table = tx.table(table_id)
    state = may_be_hinted(table, seat, version)
    if seat in table.line.hinted:
        return table
    return tx.put(table.with_line(written(table.line, [Draft(HINT, HINT, seat, False, state)], tx.now)))


def must_be_over(table: Table) -> None:
    """Problem where there is nothing to review yet, or never will be."""
    table.must_be_playable()
    if table.facts.status != "over":
        raise Problem("game-not-over")
