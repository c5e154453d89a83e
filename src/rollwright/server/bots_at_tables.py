"""Bots that sit at tables:

When it is their turn they wait a moment, choose, and send a command like everyone else.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable

from rollwright import bots
from rollwright.bots.pool import BotFailed, Pool
from rollwright.core.state import State
from rollwright.server.problems import Problem
from rollwright.server.tables import STAND_IN, Table

log = logging.getLogger("rollwright.bots")

Play = Callable[[Table, int, str], Awaitable[None]]


class BotsAtTables:
    """At most one bot thinks for a table at a time."""

    def __init__(self, play: Play, pool: Pool, pause: float) -> None:
        self._play, self._pool, self._pause = play, pool, pause
        self._thinking: dict[str, tuple[tuple[int, int], asyncio.Task[None]]] = {}

    def attend(self, table: Table) -> None:
        """See whether a bot has to act at a table; forget what was thought about an older version."""
        turn = (table.version, table.facts.revision)
        known = self._thinking.get(table.id)
        if known is not None and known[0] >= turn:
            return
        if known is not None:
            known[1].cancel()
            del self._thinking[table.id]
        seat = table.to_act
        bot = table.seats[seat].player if seat is not None and table.facts.status == "playing" else None
        if seat is not None and bot is not None and table.read_only is None:
            task = asyncio.create_task(self._act(table, seat, bot))
            self._thinking[table.id] = (turn, task)
            task.add_done_callback(lambda done: self._done(table.id, done))

    def _done(self, table_id: str, task: asyncio.Task[None]) -> None:
        known = self._thinking.get(table_id)
        if known is not None and known[1] is task:
            del self._thinking[table_id]

    async def _act(self, table: Table, seat: int, bot: str) -> None:
        await asyncio.sleep(self._pause)
        state = table.state
        assert state is not None
        try:
            await self._play(table, seat, await self._choose(state, bot))
        except Problem as problem:
            if problem.code != "stale":
                log.warning("table %s: %s cannot act: %s", table.id, bot, problem.detail)

    async def _choose(self, state: State, bot: str) -> str:
        if len(state.moves) == 1:
            return state.moves[0].text
        seed = secrets.randbits(63)
        try:
            if bot in bots.COMPILED:
                return await self._pool.choose(bot, state, seed)
            return bots.choose(bot, state, seed=seed).text
        except BotFailed as error:
            log.warning("%s cannot answer, %s moves: %s", bot, STAND_IN, error)
        return bots.choose(STAND_IN, state, seed=seed).text

    async def close(self) -> None:
        """Stop all thinking."""
        tasks = [task for _, task in self._thinking.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._thinking.clear()
