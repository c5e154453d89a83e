"""Bots: the plain ones, and the worker process of the compiled ones."""

from __future__ import annotations

import asyncio
import io
import json
import os
import sys
import textwrap
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import pytest

import rollwright as rw
from rollwright import bots
from rollwright.bots.pool import BotFailed, Pool
from rollwright.bots.worker import answer, request, serve
from tests.server.kit import HERE, Served, wait_for

T = TypeVar("T")
BEGUN = "draw p1"


def state(game: str = "pig") -> rw.State:
    """Seat 0 is to act in Pig."""
    return rw.load(game).start().apply(BEGUN)


def worker(tmp_path: Path, body: str) -> list[str]:
    """The command of a worker that does `body` with each question."""
    script = tmp_path / "worker.py"
    script.write_text(
        "import json, os, sys, time\nfor line in sys.stdin:\n    asked = json.loads(line)\n"
        + textwrap.indent(textwrap.dedent(body), "    ")
        + "\n"
    )
    return [sys.executable, "-S", str(script)]


ANSWER = "print(json.dumps({'id': asked['id'], 'move': 'roll'}), flush=True)"


def with_pool(pool: Pool, act: Callable[[Pool], Awaitable[T]]) -> T:
    async def run() -> T:
        try:
            return await act(pool)
        finally:
            await pool.close()

    # In a thread of its own: where browser tests ran before in this process, this one has a loop already.
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(run())).result()


def test_plain_bots_play_legal_moves_and_repeat_themselves() -> None:
    assert bots.names("pig")[:2] == ("random", "steady")
    here = state()
    assert bots.choose("steady", here).text == "roll"
    assert {bots.choose("random", here, seed=seed).text for seed in range(20)} == {"roll", "hold"}
    assert len({bots.choose("random", here, seed=7).text for _ in range(5)}) == 1
    with pytest.raises(ValueError, match="no bot 'genius'"):
        bots.choose("genius", here)
    with pytest.raises(ValueError, match="no seat is to act"):
        bots.choose("steady", rw.load("pig").start())


def test_the_worker_answers_line_by_line() -> None:
    asked = {"id": 7, **request("steady", state(), 1)}
    out = io.StringIO()
    serve(io.StringIO(json.dumps(asked) + "\n" + json.dumps({**asked, "bot": "genius"}) + "\n"), out)
    first, second = map(json.loads, out.getvalue().splitlines())
    assert first == {"id": 7, "move": "roll"}
    assert "genius" in second["error"]
    assert "error" in answer({**asked, "state": "AAAA"}, {})


def test_the_worker_plays_with_the_content_of_the_table() -> None:
    game = rw.load("retroroll")
    here = game.start()
    while not here.moves:
        here = (
            here.after(here.outcome_count - 1)
            if here.chance != "die"
            else here.roll(*range(1, 1 + here.dice))
        )
        if here.chance == "die" and not here.moves:
            here = here.roll(*(6 - i for i in range(here.dice)))
    asked = {"id": 1, **request("steady", here, 1), "content": dict(game.content)}
    assert answer(asked, {})["move"] == bots.choose("steady", here).text


def test_a_real_worker_process(tmp_path: Path) -> None:
    async def act(pool: Pool) -> tuple[str, int]:
        move = await pool.choose("steady", state(), 1)
        return move, os.getpriority(os.PRIO_PROCESS, pool.workers[0].process.pid)

    assert with_pool(Pool(size=1, patience=30), act) == ("roll", 10)


def test_one_worker_serves_again_and_stops_when_idle(tmp_path: Path) -> None:
    async def act(pool: Pool) -> None:
        for _ in range(3):
            assert await pool.choose("rollout", state(), 1) == "roll"
        assert len(pool.workers) == 1
        process = pool.workers[0].process
        await asyncio.wait_for(process.wait(), 10)
        assert not pool.workers
        assert await pool.choose("rollout", state(), 1) == "roll"  # and starts again

    with_pool(Pool(size=2, command=worker(tmp_path, ANSWER), idle=0.1), act)


def test_only_so_many_think_at_once(tmp_path: Path) -> None:
    async def act(pool: Pool) -> int:
        await asyncio.gather(*(pool.choose("rollout", state(), n) for n in range(5)))
        return len(pool.workers)

    assert with_pool(Pool(size=2, command=worker(tmp_path, ANSWER)), act) == 2


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ("os._exit(3)", "died"),
        ("print('nonsense', flush=True)", "cannot be read"),
        ("print(json.dumps({'id': -1, 'move': 'roll'}), flush=True)", "another question"),
        (
            "print(json.dumps({'id': asked['id'], 'error': 'numba is missing'}), flush=True)",
            "numba is missing",
        ),
        ("time.sleep(60)", "no answer within|hung"),
    ],
)
def test_a_worker_that_fails_says_why(tmp_path: Path, body: str, words: str) -> None:
    async def act(pool: Pool) -> None:
        with pytest.raises(BotFailed, match=words):
            await pool.choose("rollout", state(), 1)

    with_pool(Pool(size=1, command=worker(tmp_path, body), patience=2.0), act)


def test_a_dead_or_hung_worker_is_replaced(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    body = f"""
        import pathlib
        mark = pathlib.Path({str(mark)!r})
        if not mark.exists():
            mark.write_text('x')
            {{}}
        {ANSWER}
    """
    for failing in ("os._exit(1)", "time.sleep(60)"):
        mark.unlink(missing_ok=True)

        async def act(pool: Pool) -> None:
            with pytest.raises(BotFailed):
                await pool.choose("rollout", state(), 1)
            assert await pool.choose("rollout", state(), 1) == "roll"

        command = worker(tmp_path, body.replace("{}", failing))
        with_pool(Pool(size=1, command=command, patience=10.0, hung=1.0), act)


def test_a_worker_that_does_not_start() -> None:
    async def act(pool: Pool) -> None:
        with pytest.raises(BotFailed, match="does not start"):
            await pool.choose("rollout", state(), 1)

    with_pool(Pool(size=1, command=["/nowhere/python"]), act)


def test_at_a_table_a_failing_worker_leaves_the_move_to_steady(data: Path, tmp_path: Path) -> None:
    pool = Pool(size=1, command=worker(tmp_path, "os._exit(1)"))
    with Served(data, pool=pool) as served:
        player = served.table(HERE, {"kind": "bot", "bot": "rollout"})
        wait_for(lambda: player.snapshot["state"]["view"]["to_act"] == 0)
        player.play("hold")

        def moved() -> Any:
            return [
                entry for entry in player.snapshot["log"] if entry["seat"] == 1 and entry["kind"] == "move"
            ]

        assert wait_for(moved)[0]["text"] == "roll"
