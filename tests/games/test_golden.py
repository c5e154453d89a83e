"""Golden records and perft counts of all games are as they were; `python -m tools.golden` shows what differs."""

from __future__ import annotations

import difflib
from pathlib import Path

import pytest

import rollwright as rw
from tools import golden

FILES = list(golden.now())


@pytest.mark.parametrize(("path", "old", "new"), FILES, ids=[path.name for path, _, _ in FILES])
def test_as_before(path: Path, old: str, new: str) -> None:
    differing = "\n".join(
        difflib.unified_diff(old.splitlines(), new.splitlines(), "then", "now", n=1, lineterm="")
    )
    assert old == new, f"{path.name}\n{differing}"


def test_every_game_has_records_and_counts() -> None:
    recorded = {entry["game"] for entry in golden.wanted().values()}
    counted = {path.stem for path in golden.PERFT.glob("*.perft")}
    assert recorded == set(rw.game_names())
    assert counted == set(rw.game_names())


def test_golden_games_are_over() -> None:
    for name in golden.wanted():
        text = (golden.GOLDEN / name).read_text(encoding="utf-8")
        assert rw.Record.parse(text).state.to_act is rw.OVER, name
