"""Supervises the worker processes in which compiled bots think.

A worker starts when first needed and stops after ten idle minutes; at most `cores - 1` think at a time. The
caller is never kept waiting for long: a bot that is late, lost or broken fails with `BotFailed`, and the
caller moves otherwise. A worker that is dead or hung is ended, and the next request starts a new one.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import Sequence
from typing import Any

from rollwright.bots.worker import request
from rollwright.core.state import State

IDLE_SECONDS = 600.0
PATIENCE_SECONDS = 5.0  # how long a table waits for a move
HUNG_SECONDS = 120.0  # how long a worker may be silent; its first move may compile for half a minute
MAX_ANSWER = 1 << 25  # bytes
COMMAND = (sys.executable, "-m", "rollwright.bots.worker")


class BotFailed(Exception):
    """No move came; the text says why."""


class Worker:
    """One worker process and the question it is thinking about."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.task: asyncio.Task[dict[str, Any]] | None = None

    @property
    def alive(self) -> bool:
        """Whether the process runs."""
        return self.process.returncode is None

    async def ask(self, question: dict[str, Any], hung: float) -> dict[str, Any]:
        """The answer; BotFailed when the worker dies, hangs or says that it cannot. A hung one is ended."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(json.dumps(question).encode() + b"\n")
            await self.process.stdin.drain()
            async with asyncio.timeout(hung):
                line = await self.process.stdout.readline()
        except TimeoutError:
            await self.end()
            raise BotFailed("the worker hung and was ended") from None
        except (OSError, ValueError) as error:
            await self.end()
            raise BotFailed(f"the worker is lost ({error})") from None
        if not line:
            await self.end()
            raise BotFailed("the worker died")
        return _answer(question, line)

    async def end(self) -> None:
        """Stop the process."""
        if self.alive:
            try:
                self.process.kill()
            except ProcessLookupError:
                pass
        await self.process.wait()
        if self.process.stdin is not None:
            self.process.stdin.close()


def _answer(question: dict[str, Any], line: bytes) -> dict[str, Any]:
    try:
        told: dict[str, Any] = json.loads(line)
    except ValueError:
        raise BotFailed("the worker's answer cannot be read") from None
    if told.get("id") != question["id"]:
        raise BotFailed("the worker's answer is to another question")
    if "error" in told:
        raise BotFailed(str(told["error"]))
    return told


class Pool:
    """The workers of one server."""

    def __init__(
        self,
        size: int | None = None,
        command: Sequence[str] = COMMAND,
        idle: float = IDLE_SECONDS,
        patience: float = PATIENCE_SECONDS,
        hung: float = HUNG_SECONDS,
    ) -> None:
        self.size = size if size is not None else max(1, (os.cpu_count() or 2) - 1)
        self.workers: list[Worker] = []
        self._command, self._idle, self._patience, self._hung = command, idle, patience, hung
        self._free = asyncio.Semaphore(self.size)
        self._count = 0
        self._sleep: asyncio.TimerHandle | None = None
        self._ending: set[asyncio.Task[None]] = set()

    async def choose(self, bot: str, state: State, seed: int) -> str:
        """The text of the bot's move; BotFailed when none comes in time."""
        return str((await self.ask(request(bot, state, seed), self._patience))["move"])

    async def ask(self, question: dict[str, Any], patience: float) -> dict[str, Any]:
        """The worker's answer to any question; BotFailed when none comes in so many seconds."""
        self._count += 1
        try:
            async with asyncio.timeout(patience):
                return await self._ask({"id": self._count, **question})
        except TimeoutError:
            raise BotFailed(f"no answer within {patience:g} seconds") from None
        finally:
            self._rest_later()

    async def _ask(self, question: dict[str, Any]) -> dict[str, Any]:
        await self._free.acquire()
        try:
            worker = await self._idle_worker()
        except BaseException:
            self._free.release()
            raise
        task = worker.task = asyncio.create_task(worker.ask(question, self._hung))
        task.add_done_callback(lambda done: self._answered(worker, done))
        return await asyncio.shield(task)  # a late worker may finish its thought, and be of use for the next

    def _answered(self, worker: Worker, task: asyncio.Task[dict[str, Any]]) -> None:
        worker.task = None
        if not worker.alive and worker in self.workers:
            self.workers.remove(worker)
        if not task.cancelled():
            task.exception()  # seen: whoever asked may have stopped waiting
        self._free.release()

    async def _idle_worker(self) -> Worker:
        for worker in list(self.workers):
            if not worker.alive:
                self.workers.remove(worker)
            elif worker.task is None:
                return worker
        try:
            process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=MAX_ANSWER,
            )
        except OSError as error:
            raise BotFailed(f"the worker does not start ({error})") from error
        worker = Worker(process)
        self.workers.append(worker)
        return worker

    def _rest_later(self) -> None:
        if self._sleep is not None:
            self._sleep.cancel()
        self._sleep = asyncio.get_running_loop().call_later(self._idle, self._rest)

    def _rest(self) -> None:
        if any(worker.task is not None for worker in self.workers):
            self._rest_later()
            return
        resting, self.workers = self.workers, []
        for worker in resting:
            task = asyncio.create_task(worker.end())
            self._ending.add(task)
            task.add_done_callback(self._ending.discard)

    async def close(self) -> None:
        """End all workers."""
        if self._sleep is not None:
            self._sleep.cancel()
        for worker in self.workers:
            if worker.task is not None:
                worker.task.cancel()
        await asyncio.gather(*(worker.end() for worker in self.workers), *self._ending)
        self.workers.clear()
