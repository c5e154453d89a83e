"""`analyse` and `odds`: what they print, as text, table and JSON, in both languages."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path
from typing import Any

import pytest

import rollwright as rw
from rollwright.analysis.report import Analysis
from rollwright.bots import valuing
from rollwright.cli import main
from rollwright.core.record import Record
from tests.analysis.exact_pig import exact_pig

PIG = rw.load("pig", options={"goal": 8})
GAME = ("draw p1", "roll", "roll 6", "roll", "roll 3", "roll", "roll 1", "roll", "roll 4")
POSITION = "pig/2 to_act=0 seats=2 total=3 goal=8"


@pytest.fixture(autouse=True)
def exact(monkeypatch: pytest.MonkeyPatch) -> None:
    """The small exact valuer, in no time."""
    monkeypatch.setattr(valuing, "valuer", lambda game, simulations, seed: exact_pig())


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A game in which Ann throws on with enough to win."""
    played = Record(PIG, names=("Ann", "Ben"), date="")
    for event in GAME:
        played.add(event)
    path = tmp_path / "game.txt"
    path.write_text(str(played))
    return path


def run(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(words) == 0, capsys.readouterr().err
    return capsys.readouterr().out


def test_a_game_in_words(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Every event, the totals, the worst and the luckiest, and what each figure rests on."""
    told = run(capsys, "analyse", str(record))
    assert told.startswith("Pig: Ann, Ben. Judged by exact (test")
    assert "6. Ann: Roll, 87.7 % (exact (test, tolerance 1e-13)). Blunder." in told
    assert "It costs 12.3 %; the best is Hold, 100.0 %." in told
    assert "All moves: Hold 100.0 %; Roll 87.7 %." in told
    assert "blunders 1." in told
    assert "The dearest decisions:\n6. Ann: Roll" in told
    assert "After event 0: Ann 50.0 %, Ben 50.0 %." in told
    brief = run(capsys, "analyse", str(record), "--brief")
    assert "All moves" not in brief
    assert "Ann without luck: " in brief


def test_a_game_in_german(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """With German figures."""
    told = run(capsys, "analyse", str(record), "--lang", "de")
    assert "87,7 %" in told
    assert "Grober Fehler." in told


def test_a_game_as_data(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """JSON reads back as the analysis; the table has a row an event."""
    found = Analysis.from_json(json.loads(run(capsys, "analyse", str(record), "--json")))
    assert found == rw.analyse(Record.parse(record.read_text()), by=exact_pig())
    rows = list(csv.DictReader(io.StringIO(run(capsys, "analyse", str(record), "--table"))))
    assert [row["text"] for row in rows] == list(GAME)
    assert [row["event"] for row in rows if row["verdict"] == "blunder"] == ["6"]


def test_a_position(capsys: pytest.CaptureFixture[str]) -> None:
    """The best move, and what the others cost."""
    told = run(capsys, "analyse", POSITION, "--option", "goal=8").splitlines()
    assert told[0].startswith("Best: Roll, ")
    assert told[1].startswith("Hold: ")
    data = json.loads(run(capsys, "analyse", POSITION, "--option", "goal=8", "--json"))
    assert data["moves"]["roll"]["cost"] == 0 < data["moves"]["hold"]["cost"]
    assert (data["v"], data["exact"], data["unit"]) == (1, True, "win")


def test_odds(capsys: pytest.CaptureFixture[str]) -> None:
    """In words of both languages, and as data."""
    told = run(capsys, "odds", POSITION)
    assert "After Roll:\n1 in 6 (16.7 %): Player 1 throws 1. Player 1 loses 3 from the turn." in told
    assert "After Hold nothing is thrown or drawn." in told
    assert "1 von 6 (16,7 %)" in run(capsys, "odds", POSITION, "--move", "roll", "--lang", "de")
    (found,) = json.loads(run(capsys, "odds", POSITION, "--move", "roll", "--json"))["odds"]
    assert (found["move"], found["exact"], len(found["results"])) == ("roll", True, 6)


def test_what_many_results_have_in_common(capsys: pytest.CaptureFixture[str]) -> None:
    """Of 462 throws of six dice not each is told."""
    state = rw.load("rollover").start().draw("p1")
    told = run(capsys, "odds", str(state), "--move", state.moves[0].text)
    assert "results together: about" in told
    assert len(told.splitlines()) < 30


@pytest.mark.parametrize(
    ("words", "code", "told"),
    [
        (("analyse", "nowhere.txt"), 2, "neither a file nor a position"),
        (("analyse", "chess/2 to_act=0"), 2, "there is no game 'chess'"),
        (("odds", "pig/2 nonsense"), 2, "this position cannot be read"),
        (("odds", "pig/99 to_act=0"), 2, "2 to 10 seats"),
        (("odds", POSITION, "--move", "dance"), 1, "no move 'dance'"),
    ],
)
def test_what_cannot_be(
    words: tuple[str, ...], code: int, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """One line that says what would be right."""
    assert main(words) == code
    assert told in capsys.readouterr().err


def test_a_game_that_nothing_can_value(
    record: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The reason is told."""

    def none(game: Any, simulations: int, seed: int) -> valuing.Valuer:
        raise valuing.NoValuer("nothing here can value pig/2")

    monkeypatch.setattr(valuing, "valuer", none)
    assert main(["analyse", str(record)]) == 1
    assert "nothing here can value pig/2" in capsys.readouterr().err


def test_another_move_from_any_point(
    record: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A saved game goes on after the event named."""
    monkeypatch.setattr("sys.stdin", io.StringIO("hold\n"))
    told = run(capsys, "play", "--resume", str(record), "--at", "5")
    assert "Ann wins." in told
    assert main(["play", "--resume", str(record), "--at", "50"]) == 2
    assert main(["play", "pig", "--at", "5"]) == 2
