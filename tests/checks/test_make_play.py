"""`make play` in a fresh clone: installs, builds the page, serves it, stops; and again without installing."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from tests.checks import tree

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a stranger has after `git clone`."""
    folder = tmp_path_factory.mktemp("clone") / "rollwright"
    subprocess.run(["git", "clone", "--quiet", "--no-local", str(tree.ROOT), str(folder)], check=True)
    return folder


def play_and_stop(clone: Path, data: Path) -> str:
    """Start `make play`, look at the page, press Ctrl-C; what was printed."""
    arguments = f"ARGS=--host 127.0.0.1 --port 0 --data {data}"
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    with subprocess.Popen(
        ["make", "--no-print-directory", "play", f"PYTHON={sys.executable}", arguments],
        cwd=clone,
        env=environment | {"PYTHONUNBUFFERED": "1", "BROWSER": "true"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    ) as make:
        assert make.stdout is not None
        told = ""
        try:
            for line in make.stdout:
                told += line
                found = re.search(r"open at (http://\S+)", line)
                if found:
                    look(found[1].rstrip("/"))
                    break
            else:
                pytest.fail(told)
        finally:
            os.killpg(make.pid, signal.SIGINT)
            told += make.stdout.read()
    assert "Traceback" not in told, told
    return told


def look(address: str) -> None:
    """The hall answers, and shows its page."""
    with urllib.request.urlopen(f"{address}/healthz", timeout=20) as answer:
        assert answer.status == 200
    with urllib.request.urlopen(address, timeout=20) as answer:
        assert "<script" in answer.read().decode()


def test_make_play_serves_the_page_and_stops(clone: Path, tmp_path: Path) -> None:
    """From nothing; then again from what is there."""
    first = play_and_stop(clone, tmp_path)
    assert "Installing Rollwright" in first
    assert "Building the page" in first
    again = play_and_stop(clone, tmp_path)
    assert "Installing" not in again
    assert "Building" not in again
