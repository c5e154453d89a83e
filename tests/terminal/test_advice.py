"""Hints at the table in the terminal, where it allows them, and the review after the game."""

from __future__ import annotations

from pathlib import Path

import pytest

from rollwright.bots import valuing
from rollwright.core.record import Record
from rollwright.terminal.play import Play
from rollwright.terminal.session import Session
from tests.analysis.exact_pig import exact_pig
from tests.terminal.typist import Typist, session

BEGUN = ("draw p1", "roll", "roll 6", "roll", "roll 3")  # 9 of 8 points, not held yet


@pytest.fixture(autouse=True)
def exact(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(valuing, "valuer", lambda game, simulations=0, seed=0: exact_pig())


def begun(language: str = "en", events: tuple[str, ...] = BEGUN) -> Session:
    table = session("pig", "Ann,Ben", language=language, options={"goal": 8})
    for event in events:
        table.record.add(event)
    return table


def typed(table: Session, *lines: str, hints: bool = True) -> Typist:
    typist = Typist(lines)
    Play(table, typist, hints=hints).run()
    return typist


def test_a_hint_names_the_best_move_and_what_the_others_cost() -> None:
    told = typed(begun(), "hint")
    assert "Best: Hold, 100.0 % (exact (test, tolerance 1e-13))." in told.heard
    assert "Roll: 87.7 %, costs 12.3 %. Blunder." in told.heard


def test_the_cost_of_a_move_of_mine_and_the_odds() -> None:
    """In German too; a move that is none is asked for again."""
    told = typed(begun(), "cost roll", "cost", "cost dance", "odds")
    assert told.heard.count("Roll: 87.7 %, costs 12.3 %. Blunder.") == 1
    assert "cost and a move tells what that move costs." in told.heard
    assert any(line.startswith("“dance” is neither") for line in told.heard)
    assert "1 in 6 (16.7 %): Ann throws 1. Ann loses 9 from the turn." in told.heard
    german = typed(begun("de"), "kosten roll", "chancen", "tipp")
    assert any("kostet 12,3 %. Grober Fehler." in line for line in german.heard)
    assert any(line.startswith("1 von 6 (16,7 %)") for line in german.heard)


def test_hints_are_counted(tmp_path: Path) -> None:
    """In the log and in the saved record, which still replays; what was refused does not count."""
    path = tmp_path / "game.txt"
    told = typed(begun(), "hint", "cost nothing", "odds", "log", f"save {path}")
    assert told.heard.count("Ann takes a hint, number 1 of this game.") == 2  # when taken, and in the log
    assert told.heard.count("Ann takes a hint, number 2 of this game.") == 2
    saved = path.read_text()
    assert "# hints of p1: 2" in saved
    assert "p2:" not in saved
    assert Record.parse(saved).events[-1] == "roll 3"


def test_no_hints_where_the_table_allows_none() -> None:
    """And nothing is counted; nor before a game is over a review."""
    table = begun()
    told = typed(table, "hint", "odds", "cost roll", "review", "help", hints=False)
    assert told.heard.count("Hints are off at this table. It can be begun with --hints.") == 3
    assert any(line.startswith("The review comes after the game") for line in told.heard)
    assert "Best" not in told.text
    assert table.hints == [0, 0]


def test_the_review_after_the_game() -> None:
    """Luck and errors of both, short and whole."""
    table = begun(events=(*BEGUN, "hold"))
    told = typed(table, "review", "review all")
    assert told.text.count("Ann without luck: ") == 2
    assert told.heard.count("No decision cost anything.") == 2
    assert told.text.count("All moves: Hold 100.0 %; Roll 87.7 %.") == 1
    assert any(line.startswith("After event 5: Ann 100.0 %") for line in told.heard)


def test_where_nothing_can_judge_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is said, and not counted."""

    def none(*_: object) -> valuing.Valuer:
        raise valuing.NoValuer("nothing")

    monkeypatch.setattr(valuing, "valuer", none)
    table = begun()
    assert "Nothing here can judge this game." in typed(table, "hint").heard
    assert table.hints == [0, 0]
    assert "Nothing here can judge this game." in typed(begun(events=(*BEGUN, "hold")), "review").heard
