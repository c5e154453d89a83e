"""Several processes compile one game together, and none of them is needed."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from rollwright.core import helping
from tests.core import toy
from tests.core.test_speed import first_count

CALLEES: dict[str, set[str]] = {"a": set(), "b": set(), "c": {"a"}, "d": {"b", "c"}, "e": set()}


@pytest.fixture
def two_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(helping, "_cores", lambda: 2)
    monkeypatch.setattr(helping, "LARGE", 0)


def in_time(done: Any) -> bool:
    """Whether it comes true within a minute."""
    for _ in range(6000):
        if done():
            return True
        time.sleep(0.01)
    return False


def test_each_compiles_all_but_no_two_the_same_at_once(tmp_path: Path) -> None:
    at_work: list[str] = []
    orders: list[list[str]] = [[], [], []]

    def walk(order: list[str]) -> None:
        def compile_one(name: str) -> None:
            assert name not in at_work
            at_work.append(name)
            time.sleep(0.005)
            at_work.remove(name)
            order.append(name)

        helping.compile_shared(CALLEES, tmp_path / "rules.py", compile_one)

    threads = [threading.Thread(target=walk, args=(order,)) for order in orders]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for order in orders:
        assert sorted(order) == list(CALLEES)
        assert all(order.index(callee) < order.index(name) for name in order for callee in CALLEES[name])
    assert list(tmp_path.iterdir()) == []


def test_what_another_process_compiles_is_waited_for(tmp_path: Path) -> None:
    source, order = tmp_path / "rules.py", list[str]()
    taken = source.with_suffix(".a")
    taken.touch()
    thread = threading.Thread(target=helping.compile_shared, args=(CALLEES, source, order.append))
    thread.start()
    assert in_time(lambda: len(order) == 2)
    assert order == ["b", "e"]
    taken.unlink()
    thread.join()
    assert order == ["b", "e", "a", "c", "d"]


def test_a_process_that_died_is_not_waited_for(tmp_path: Path) -> None:
    source, order = tmp_path / "rules.py", list[str]()
    taken = source.with_suffix(".a")
    taken.touch()
    long_ago = time.time() - helping.PATIENCE - 1
    os.utime(taken, (long_ago, long_ago))
    helping.compile_shared(CALLEES, source, order.append)
    assert order[0] == "a"


def test_an_error_gives_back_what_was_taken(tmp_path: Path) -> None:
    def fail(name: str) -> None:
        raise TypeError(name)

    with pytest.raises(TypeError, match="a"):
        helping.compile_shared(CALLEES, tmp_path / "rules.py", fail)
    assert list(tmp_path.iterdir()) == []


def test_where_nothing_can_be_written_each_compiles_alone(tmp_path: Path) -> None:
    order: list[str] = []
    helping.compile_shared(CALLEES, tmp_path / "missing" / "rules.py", order.append)
    assert sorted(order) == list(CALLEES)


@pytest.mark.usefixtures("two_cores")
def test_a_helper_imports_the_modules_until_all_is_in_the_cache(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = tmp_path / "seen"
    (tmp_path / "helped_module.py").write_text(f"open({str(seen)!r}, 'w').close()\n", encoding="utf-8")
    with helping.helped(tmp_path, ["helped_module"], 1):
        assert in_time(seen.exists)

    def no_more(*command: Any, **rest: Any) -> Any:
        raise AssertionError(command)

    monkeypatch.setattr(subprocess, "Popen", no_more)
    with helping.helped(tmp_path, ["helped_module"], 1):
        pass


def test_a_small_game_is_compiled_without_helpers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(helping, "_start", lambda *_: pytest.fail("a helper was started"))
    with helping.helped(tmp_path, ["helped_module"], helping.LARGE - 1):
        pass


def test_a_helper_ends_when_nobody_needs_it_any_more(tmp_path: Path) -> None:
    (tmp_path / "endless_module.py").write_text("import time\ntime.sleep(3600)\n", encoding="utf-8")
    command = [sys.executable, "-m", helping.__name__, str(tmp_path), "endless_module"]
    with subprocess.Popen(command, stdin=subprocess.PIPE) as helper:
        assert helper.poll() is None
        assert helper.stdin is not None
        helper.stdin.close()
        assert helper.wait(60) == 1


@pytest.mark.usefixtures("two_cores")
@pytest.mark.parametrize("python", [sys.executable, "no such Python", ""])
def test_helpers_are_not_needed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, python: str) -> None:
    monkeypatch.setattr(sys, "executable", python)
    with helping.helped(tmp_path, ["no_such_module"], 1):
        pass
    assert (tmp_path / "whole").exists()


@pytest.mark.usefixtures("two_cores")
def test_a_game_that_did_not_compile_is_helped_again(tmp_path: Path) -> None:
    with pytest.raises(TypeError, match="broken"), helping.helped(tmp_path, ["no_such_module"], 1):
        raise TypeError("broken")
    assert not (tmp_path / "whole").exists()


@pytest.mark.usefixtures("two_cores")
def test_a_game_compiled_by_two_processes_is_the_same(tmp_path: Path) -> None:
    toy.write(tmp_path, "counting_helped")
    assert first_count(toy.load(tmp_path, "counting_helped"), tmp_path / "cache") == (3, 10)
