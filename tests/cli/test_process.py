"""The commands as processes: typed lines, Ctrl-C, closed pipes, and a light start."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import rollwright as rw
from tests.cli.running import COMMAND, COMMAND_THAT_HEARS, environment, rollwright


def test_a_game_is_played_saved_and_resumed(tmp_path: Path) -> None:
    """The transcript shows what was typed; the saved game goes on where it was, with the same players."""
    begun = rollwright(
        "play",
        "pig",
        "--seats",
        "Ann,steady",
        "--seed",
        "3",
        typed="roll\nsave game.txt\nquit\n",
        folder=tmp_path,
    )
    assert begun.returncode == 0, begun.stderr
    assert "Ann: 1) Roll or 2) Hold? roll" in begun.stdout
    saved = rw.Record.parse((tmp_path / "game.txt").read_text())
    assert saved.names == ("Ann", "steady")
    resumed = rollwright("play", "--resume", "game.txt", "--seed", "9", typed="hold\n", folder=tmp_path)
    assert resumed.returncode == 0, resumed.stderr
    assert f"Ann banks {saved.state.position['total']} and" in resumed.stdout
    assert "Steady: Roll." in resumed.stdout


def test_a_whole_game_from_a_pipe(tmp_path: Path) -> None:
    """Sixty times the same two lines: the same seed tells the same game."""
    first, second = (
        rollwright(
            "play", "retroroll", "--seats", "me", "--seed", "5", typed="throw\n" * 500, folder=tmp_path
        )
        for _ in range(2)
    )
    assert first.returncode == 0, first.stderr
    assert "The game is over." in first.stdout
    assert first.stdout == second.stdout


def test_options_and_language(tmp_path: Path) -> None:
    """A short game in German."""
    done = rollwright(
        "play", "pig", "--option", "goal=2", "--seats", "Ann,Ben", "--lang", "de", "--seed", "1",
        typed="würfeln\nsichern\n" * 20, folder=tmp_path,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "gewinnt." in done.stdout
    assert "Platz 1: " in done.stdout


def test_any_bytes_and_any_terminal(tmp_path: Path) -> None:
    """What is no text is no move; a terminal without typographic quotes gets question marks."""
    done = subprocess.run(
        [*COMMAND, "play", "pig", "--seats", "Ann,Ben", "--lang", "de"],
        input=b"\xff\xfe\n\x80roll\nende\n",
        capture_output=True,
        check=False,
        env=environment(tmp_path) | {"PYTHONIOENCODING": "ascii"},
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.count(b"weder ein Zug noch") == 2


def test_ctrl_c_leaves_no_traceback(tmp_path: Path) -> None:
    """Exit code 130, whatever was being asked."""
    with subprocess.Popen(
        [*COMMAND_THAT_HEARS, "play", "pig", "--seats", "Ann,Ben"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(tmp_path),
    ) as process:
        assert process.stdout is not None
        while "goes first" not in process.stdout.readline():
            pass
        process.send_signal(signal.SIGINT)
        _, told = process.communicate(timeout=60)
    assert process.returncode == 130
    assert told.strip() == ""


def test_a_reader_that_has_enough_is_no_error(tmp_path: Path) -> None:
    """`rollwright rules retroroll | head -1`."""
    reading, writing = os.pipe()
    with subprocess.Popen(
        [*COMMAND, "rules", "retroroll"], stdout=writing, stderr=subprocess.PIPE, env=environment(tmp_path)
    ) as process:
        os.close(writing)
        os.close(reading)
        _, told = process.communicate(timeout=60)
    assert process.returncode == 0
    assert told == b""


def test_games_loads_little() -> None:
    """The quick commands stay quick: no catalogue, no server, no numpy."""
    heavy = "{'numpy', 'numba', 'fluent.runtime', 'babel', 'fastapi', 'rollwright.terminal.play'}"
    code = f"from rollwright.cli import main; main(['games']); import sys; print({heavy} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.endswith("set()\n")


def test_the_hall_is_served_and_closed(tmp_path: Path) -> None:
    """On a free port, until Ctrl-C."""
    with subprocess.Popen(
        [
            *COMMAND_THAT_HEARS,
            "serve",
            "--host",
            "127.0.0.1",
            "--port",
            "0",
            "--data",
            str(tmp_path / "hall"),
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(tmp_path),
    ) as process:
        assert process.stdout is not None
        assert "127.0.0.1" in process.stdout.readline()
        while "Ctrl-C" not in process.stdout.readline():
            pass
        process.send_signal(signal.SIGINT)
        _, told = process.communicate(timeout=60)
    assert process.returncode in {0, 130}
    assert "Traceback" not in told
