"""Questions that do not wait for ever:

Where a table says so, somebody who is asked out of his turn and does not answer in time gets the game's default.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from rollwright.server.problems import Problem
from rollwright.server.tables import Table

log = logging.getLogger("rollwright.clock")

Play = Callable[[Table, int, str], Awaitable[None]]


class AnswersInTime:
    """At most one question of a table runs at a time. Deadlines follow from stored times, so a restart keeps them."""

    def __init__(self, play: Play, now: Callable[[], int]) -> None:
        self._play, self._now = play, now
        self._waiting: dict[str, tuple[tuple[int, int], asyncio.Task[None]]] = {}

    def attend(self, table: Table) -> None:
        """See whether a question is open at a table; forget the one of an older version."""
        turn = (table.version, table.facts.revision)
        known = self._waiting.get(table.id)
        if known is not None and known[0] >= turn:
            return
        if known is not None:
            known[1].cancel()
            del self._waiting[table.id]
        asked = question(table)
        if asked is not None:
            task = asyncio.create_task(self._answer(table, *asked))
            self._waiting[table.id] = (turn, task)
            task.add_done_callback(lambda done: self._done(table.id, done))

    def _done(self, table_id: str, task: asyncio.Task[None]) -> None:
        known = self._waiting.get(table_id)
        if known is not None and known[1] is task:
            del self._waiting[table_id]

    async def _answer(self, table: Table, seat: int, text: str, until: int) -> None:
        await asyncio.sleep(max(0, until - self._now()) / 1000)
        try:
            await self._play(table, seat, text)
        except Problem as problem:
            if problem.code != "stale":
                log.warning("table %s: no answer for seat %d: %s", table.id, seat, problem.detail)

    async def close(self) -> None:
        """Stop all waiting."""
        tasks = [task for _, task in self._waiting.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._waiting.clear()


def question(table: Table) -> tuple[int, str, int] | None:
    """The person who is asked, the default, and until when there is time; None where nothing runs out."""
    seconds, seat, state = table.facts.settings.answer_seconds, table.to_act, table.state
    if not seconds or seat is None or state is None or state.default is None:
        return None
    if table.facts.status != "playing" or table.read_only is not None or table.seats[seat].player is not None:
        return None
    return seat, state.default.text, table.line.last.at + 1000 * seconds
