"""The scaffold: what it makes loads, plays and passes the checks of every game."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from rollwright.cli import main
from tests.checks import tree

TRY = """
import sys
import rollwright.games
rollwright.games.__path__.append(sys.argv[1])
import rollwright as rw
from rollwright.core import contract
from rollwright.core.rulebook import rulebook
from rollwright.core.texts import catalogue
from rollwright.terminal.words import Words
game = rw.load("runaway", seats=3)
record = rw.playout(game, ["random", "steady", "steady"], seed=1)
assert record.replay().to_act is rw.OVER
rules = rulebook("runaway")
assert [rule.id for rule in rules][:2] == ["RU-1", "RU-2"]
assert all(example.states() for rule in rules for example in rule.examples)
for language in ("en", "de"):
    assert catalogue("runaway", language).say("title") == "Run Away"
    words = Words(game, ("Ann", "Ben", "Cem"), language)
    for state in record.states():
        assert all(words.notes(state.story)) and words.table(state, None)
for check in (contract.play_plain, contract.play_checked, contract.reads_like_rules):
    check(game)
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of what the scaffold reads."""
    for path in tree.tracked():
        inside = path.relative_to(tree.ROOT)
        if "pig" in inside.as_posix() or inside.name == "rulebook.md":
            (tmp_path / inside).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, tmp_path / inside)
    return tmp_path


def test_a_new_game_loads_plays_and_keeps_the_contract(
    checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """In a checkout of its own."""
    assert main(["new-game", "runaway", "--title", "Run Away", "--into", str(checkout)]) == 0
    told = capsys.readouterr().out
    games = checkout / "src" / "rollwright" / "games"
    assert "src/rollwright/games/runaway/rules.py" in told
    assert (checkout / "web" / "src" / "games" / "runaway" / "index.ts").exists()
    command = [sys.executable, "-W", "error", "-c", TRY, str(games)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    for path in (games / "runaway").rglob("*.py"):
        assert "pig" not in path.read_text().lower(), path


def test_a_new_game_takes_nothing_away(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A name can be used once."""
    assert main(["new-game", "runaway", "--into", str(checkout)]) == 0
    assert main(["new-game", "runaway", "--into", str(checkout)]) == 1
    assert "there is a runaway already" in capsys.readouterr().err


def test_it_finds_the_checkout_around_it(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """From any folder inside."""
    monkeypatch.chdir(checkout / "web" / "src")
    assert main(["new-game", "runaway", "--json"]) == 0
    assert '"prefix": "RU"' in capsys.readouterr().out
