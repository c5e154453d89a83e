"""`rollwright solve`: what it says, writes and refuses."""

from __future__ import annotations

import json
import re
from pathlib import Path

import numpy as np
import pytest

from rollwright.bots import valuefiles
from rollwright.cli import main
from rollwright.core.game import load

SMALL = ("solve", "pig", "--option", "goal=9")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ROLLWRIGHT_VALUES", str(tmp_path))
    return tmp_path


def test_tells_the_value_and_where_the_file_is(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(SMALL) == 0
    out = capsys.readouterr().out
    path = valuefiles.path_of(load("pig", options={"goal": 9}))
    assert path.parent == folder
    assert valuefiles.read(load("pig", options={"goal": 9})).path == path
    assert re.search(r"pig/2: first to begin wins with chance 0\.\d{9}", out)
    assert "81 values, bounds at most" in out
    assert str(path) in out


def test_for_programs_and_with_games_played(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = folder / "mine.values"
    assert main([*SMALL, "--json", "--out", str(file), "--confirm", "2000", "--seed", "3"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["v"] == 1
    assert told["file"] == str(file)
    assert file.exists()
    played = told["confirmed"]
    assert played["games"] == 2000
    assert abs(played["mean"] - told["first"]) < 3 * played["error"]


def test_says_for_how_many_there_is_a_way(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "pig", "--seats", "3"]) == 1
    assert capsys.readouterr().err == (
        "rollwright: there is no exact way for pig/3 with these options; there is one for --seats 2\n"
    )


def test_games_are_played_by_a_file_that_is_there(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game, path = load("pig", options={"goal": 9}), folder / "mine.values"
    assert main([*SMALL, "--out", str(path)]) == 0
    values = valuefiles.read(game, path).values
    valuefiles.write(path, game, np.where(np.arange(81) == 0, 0.25, values), 1e-9, 0.0)
    capsys.readouterr()
    again = [*SMALL, "--out", str(path), "--confirm", "100"]
    assert main(again) == 0
    out = capsys.readouterr().out
    assert "with chance 0.25\n" in out
    assert "solved before" in out
    assert main([*again, "--anew"]) == 0
    assert "with chance 0.25\n" not in capsys.readouterr().out
