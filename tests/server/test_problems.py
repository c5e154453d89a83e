"""Every problem code is listed in docs/errors.md, and produced by a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rollwright.server.problems import KINDS
from tests.server.kit import API, HERE, OPEN, STEADY, Served, problem

ROOT = Path(__file__).parents[2]
STORAGE = {"storage-full", "storage-read-only", "storage-busy", "storage-failed"}


def test_the_table_in_the_docs_is_whole() -> None:
    text = (ROOT / "docs" / "errors.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `([a-z-]+)` \| (\d+) \| (.+?) \|", text, flags=re.MULTILINE)
    assert {code: (int(status), title) for code, status, title in rows} == dict(KINDS.items())


def test_every_code_is_produced_by_a_test() -> None:
    tests = "\n".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    missing = [code for code in KINDS if f'"{code}"' not in tests]
    assert not missing


@pytest.mark.parametrize(
    ("code", "body"),
    [
        ("game-unknown", {"game": "chess", "seats": [HERE, HERE]}),
        ("bad-seats", {"game": "pig", "seats": [HERE]}),
        ("bad-option", {"game": "pig", "seats": [HERE, HERE], "options": {"speed": 3}}),
        ("bad-option", {"game": "pig", "seats": [HERE, HERE], "options": {"goal": True}}),
        ("bad-option", {"game": "pig", "seats": [HERE, HERE], "options": {"goal": -1}}),
        ("bot-unknown", {"game": "pig", "seats": [HERE, {"kind": "bot", "bot": "genius"}]}),
        ("bad-name", {"game": "pig", "seats": [HERE, {"kind": "here", "name": "x" * 30}]}),
        ("bad-request", {"game": "pig"}),
        ("bad-request", {"game": "pig", "seats": [{"kind": "throne"}]}),
        ("bad-request", {"game": "pig", "seats": [HERE, HERE], "setings": {}}),
        ("bad-request", []),
    ],
)
def test_tables_that_cannot_be_made(hall: Served, code: str, body: object) -> None:
    hall.no(code, "/tables", body)


def test_what_is_not_there(hall: Served) -> None:
    for path in (f"{API}/nothing", "/nothing", "/assets/nothing.js", f"{API}"):
        problem(hall.http.get(path), "not-found")
    problem(hall.http.delete(f"{API}/tables"), "method-not-allowed")
    problem(hall.http.get(f"{API}/tables/nothing"), "table-unknown")
    problem(hall.http.get(f"{API}/tables/nothing/record"), "table-unknown")
    problem(hall.http.get(f"{API}/invites/nothing"), "invite-unknown")
    problem(hall.http.get(f"{API}/games/chess/rulebook"), "game-unknown")
    hall.no("code-unknown", "/take", {"code": "nothing"})


def test_commands_that_may_not_be(hall: Served) -> None:
    player = hall.table(HERE, HERE, OPEN)
    body = player.command("roll", 0)
    hall.no("token-missing", f"{player.path}/commands", body)
    hall.no("seat-not-yours", f"{player.path}/commands", body, "wrong")
    player.refused("seat-unknown", "roll", 9)
    player.refused("seat-unknown", "roll", -1)
    player.refused("not-started", "roll", 0)
    hall.ok(f"{player.path}/join", {})
    seat = player.snapshot["state"]["view"]["to_act"]
    mine = [number for number in (0, 1) if number != seat]
    player.refused("wrong-turn", "roll", mine[0], version=1)
    player.refused("bad-request", "roll", mine[0], do="dance")
    player.refused("bad-request", "roll", mine[0], id="short")
    if seat in player.tokens:
        player.refused("bad-move", "fly", seat)


def test_a_bots_seat_is_its_own(hall: Served) -> None:
    player = hall.table(HERE, STEADY)
    told = hall.no("seat-is-bot", f"{player.path}/seats/1/bot", {"bot": "random"}, *player.tokens.values())
    assert told == {}


def test_an_error_of_ours_is_a_problem_too(data: Path) -> None:
    def broken(_point: str) -> None:
        raise ZeroDivisionError

    with Served(data, faults=broken) as served:
        served.no("internal", "/tables", {"game": "pig", "seats": [HERE, HERE]})
        assert served.http.get("/healthz").status_code == 200


def test_a_busy_database(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import sqlite3

    from rollwright.server import engine

    with Served(data) as served:
        served.raw("PRAGMA busy_timeout = 10")
        other = sqlite3.connect(data / engine.FILE)
        other.execute("BEGIN IMMEDIATE")
        served.no("storage-busy", "/tables", {"game": "pig", "seats": [HERE, HERE]})
        other.rollback()
        other.close()
        served.ok("/tables", {"game": "pig", "seats": [HERE, HERE]})
