"""The one thread that holds the data. Writes that wait at the same moment share a commit.

Syncing the disk is what a stored move costs most, so whatever has queued up meanwhile goes into one database
transaction, each command in its own savepoint: refused commands leave nothing, the others are stored together.
When the database itself fails, the batch is undone and each command is tried alone.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from itertools import groupby
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from rollwright.server.problems import Problem
from rollwright.server.store import Conflict, Store, Transaction
from rollwright.server.tables import Table

T = TypeVar("T")
Work = Callable[[Transaction], T]

TOGETHER = 64  # writes that share a commit, at most


@dataclass(eq=False)
class _Job:
    work: Work[Any]
    writes: bool
    future: Future[Any] = field(default_factory=Future[Any])


class DataThread:
    """Runs work on the store in order. `committed` is told the changed tables, before whoever asked gets an answer."""

    def __init__(self, store: Store, committed: Callable[[list[Table]], None]) -> None:
        self._store, self._committed = store, committed
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._serve, name="data", daemon=True)

    def start(self) -> None:
        """Begin to work."""
        self._thread.start()

    def write(self, work: Work[T]) -> Future[T]:
        """Run `work` in a transaction."""
        return self._submit(_Job(work, True))

    def read(self, work: Work[T]) -> Future[T]:
        """Run `work`, which changes nothing."""
        return self._submit(_Job(work, False))

    def _submit(self, job: _Job) -> Future[Any]:
        self._jobs.put(job)
        return job.future

    def close(self) -> None:
        """Finish what waits, then end."""
        self._jobs.put(None)
        self._thread.join()

    def _serve(self) -> None:
        ended = False
        while not ended:
            waiting = [self._jobs.get()]
            while len(waiting) < TOGETHER:
                try:
                    waiting.append(self._jobs.get_nowait())
                except Empty:
                    break
            ended = None in waiting
            jobs = [job for job in waiting if job is not None]
            for writes, group in groupby(jobs, key=lambda job: job.writes):
                self._run(list(group), together=writes)

    def _run(self, jobs: list[_Job], together: bool) -> None:
        running = [job for job in jobs if job.future.set_running_or_notify_cancel()]
        if together and len(running) > 1 and self._together(running):
            return
        for job in running:
            self._alone(job)

    def _alone(self, job: _Job) -> None:
        try:
            result = self._read(job.work) if not job.writes else self._write(job.work)
        except BaseException as error:  # noqa: BLE001 - it is the caller's, on the other thread
            job.future.set_exception(error)
        else:
            job.future.set_result(result)

    def _read(self, work: Work[T]) -> T:
        with self._store.reading() as tx:
            return work(tx)

    def _write(self, work: Work[T]) -> T:
        try:
            return self._write_once(work)
        except Conflict:
            return self._write_once(work)

    def _write_once(self, work: Work[T]) -> T:
        with self._store.transaction() as tx:
            result = work(tx)
        self._tell(tx)
        return result

    def _together(self, jobs: Sequence[_Job]) -> bool:
        """Run several writes with one commit; False where that failed and nothing has happened."""
        try:
            with self._store.transaction() as tx:
                outcomes = [_in_savepoint(tx, job.work) for job in jobs]
        except Exception:  # noqa: BLE001 - each is tried alone, and fails with its own error
            return False
        self._tell(tx)
        for job, (result, problem) in zip(jobs, outcomes, strict=True):
            if problem is not None:
                job.future.set_exception(problem)
            else:
                job.future.set_result(result)
        return True

    def _tell(self, tx: Transaction) -> None:
        if tx.changed:
            self._committed(list(tx.changed.values()))


def _in_savepoint(tx: Transaction, work: Work[T]) -> tuple[T | None, Problem | None]:
    with tx.savepoint() as point:
        try:
            return work(tx), None
        except Problem as problem:
            point.undo()
            return None, problem
