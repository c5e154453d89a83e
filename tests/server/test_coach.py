"""Hints and reviews over HTTP, thought out in a worker process."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import rollwright as rw
from rollwright.analysis.report import Analysis
from rollwright.bots.pool import Pool
from rollwright.core.record import Record
from rollwright.server.fold import Event, Line, effective
from tests.server.entry import FixedDice
from tests.server.kit import HERE, STEADY, Player, Served, problem, wait_for

PIG = {"options": {"goal": 8}}
WORKER = [sys.executable, "-m", "tests.server.exact_worker"]
HINTS = {"settings": {"hints": True}}


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Ann goes first; the dice show 6 and 3 in turn; the worker values Pig to 8 exactly, at once."""
    pool = Pool(size=1, command=WORKER)
    with Served(tmp_path_factory.mktemp("data"), FixedDice(0, 5, 2), pool=pool) as served:
        yield served


def begun(hall: Served, **more: Any) -> Player:
    """Ann has thrown a 6 and a 3 and could hold to win."""
    player = hall.table(HERE, HERE, **PIG, **({**HINTS, **more}))
    while player.snapshot["state"]["view"]["to_act"] != 0:
        player = hall.table(HERE, HERE, **PIG, **({**HINTS, **more}))
    return player


def ask(player: Player, seat: int = 0, **more: Any) -> Any:
    return player.ask("/hint", {"seat": seat, "version": player.version, **more})


def refused(player: Player, code: str, seat: int = 0, **more: Any) -> dict[str, Any]:
    body = {"seat": seat, "version": player.version, **more}
    return player.served.no(code, f"{player.path}/hint", body, *player.tokens.values())


def test_a_hint_tells_the_moves_and_the_odds_and_is_counted_once(hall: Served) -> None:
    """Asked again for the same position it counts no second time; the next position counts anew."""
    player = begun(hall)
    told = ask(player)
    assert [move["move"] for move in told["advice"]["moves"]] == ["roll", "hold"]
    assert told["advice"]["moves"][0]["cost"] == 0 < told["advice"]["moves"][1]["cost"]
    assert told["advice"]["method"].startswith("exact (test")
    (throw,) = told["advice"]["odds"]
    assert (throw["move"], throw["exact"], throw["of"], len(throw["results"])) == ("roll", True, 6, 6)
    assert throw["results"][0]["story"][0]["code"] == "rolled"
    assert told["taken"] == 1
    assert ask(player)["taken"] == 1
    assert [entry["kind"] for entry in player.snapshot["log"]] == ["outcome", "hint"]
    player.play("roll")
    assert ask(player)["taken"] == 2
    assert "# hints of p1: 2" in player.record()
    assert Record.parse(player.record()).events[-1].startswith("roll ")


def test_a_hint_leaves_undo_and_everybody_at_the_table_as_they_were(hall: Served) -> None:
    """The state is the same, and undo goes back over it."""
    player = begun(hall)
    before = player.snapshot["state"]
    with player.live() as other:
        other.next("snapshot")
        ask(player)
        frame = other.next("events")
    assert [(entry["kind"], entry["seat"]) for entry in frame["entries"]] == [("hint", 0)]
    assert frame["state"]["view"] == before["view"] == player.snapshot["state"]["view"]
    player.play("hold")
    ask(player, 1)
    assert player.snapshot["state"]["undo"] == 2
    player.play("", 0, do="undo")
    assert player.snapshot["state"]["view"] == before["view"]
    assert player.record().count("hold") == 0


def test_no_hints_where_the_table_gives_none(hall: Served) -> None:
    """By its settings, as a rated table, before the game, after it, out of turn, for another's seat."""
    refused(begun(hall, settings={"hints": False}), "hints-off")
    rated = begun(hall, settings={"hints": True, "rated": True})
    refused(rated, "hints-off")
    assert rated.snapshot["table"]["settings"]["hints"] is False
    player = begun(hall)
    assert refused(player, "wrong-turn", seat=1) == {"to_act": 0}
    refused(player, "stale", version=0)
    problem(hall.post(f"{player.path}/hint", {"seat": 0, "version": 1}), "token-missing")
    waiting = hall.table(HERE, {"kind": "open"}, **PIG, **HINTS)
    refused(waiting, "not-started")
    refused(over(hall), "game-over")
    assert [entry["kind"] for entry in player.snapshot["log"]] == ["outcome"]


def over(hall: Served) -> Player:
    """Ann wins by the first turn."""
    player = begun(hall)
    while player.snapshot["table"]["status"] != "over":
        view = player.snapshot["state"]["view"]
        text = "hold" if view["position"]["total"] >= 6 else "roll"
        player.play(text, view["to_act"])
    return player


def test_a_review_of_the_finished_game(hall: Served) -> None:
    """It is made in pieces; the analysis reads back, and is that of the record."""
    player = over(hall)
    path = f"{player.path}/review"
    assert hall.get(path)["status"] in ("thinking", "ready")
    found = wait_for(lambda: (told := hall.get(path))["status"] == "ready" and told)
    assert found["done"] == found["of"]
    analysis = Analysis.from_json(found["analysis"])
    assert analysis.events == Record.parse(player.record()).events
    assert analysis.over
    assert [story[0]["code"] for story in found["stories"][:3:2]] == ["began", "rolled"]
    assert len(found["stories"]) == len(analysis.events)
    for total in analysis.totals:
        parts = total.start.value + total.luck.value - total.cost.value + total.given.value
        assert total.result.value == pytest.approx(parts, abs=1e-6)
    problem(hall.http.get(f"/api/v1{begun(hall).path}/review"), "game-not-over")


def test_another_move_from_any_point(hall: Served) -> None:
    """The state of then, other events, a throw at random; values where they are asked for; nothing is stored."""
    player = over(hall)
    before = player.version
    step = hall.ok(f"{player.path}/explore", {"at": 1})
    assert (step["view"]["to_act"], step["events"], step["advice"]) == (0, [], None)
    told = hall.ok(f"{player.path}/explore", {"at": 1, "events": ["roll", "throw"], "value": True})
    assert told["events"][0] == "roll"
    assert told["events"][1] in [f"roll {face}" for face in range(1, 7)]
    assert told["story"][0]["code"] == "rolled"
    assert told["advice"]["exact"] is True
    assert player.version == before
    hall.no("bad-move", f"{player.path}/explore", {"at": 1, "events": ["dance"]})
    hall.no("bad-move", f"{player.path}/explore", {"at": 99})
    hall.no("game-not-over", f"{begun(hall).path}/explore", {"at": 0})


def test_a_new_table_goes_on_from_any_point(hall: Served) -> None:
    """Ann tries what she did not do, against a bot; the finished game stays as it is."""
    player = over(hall)
    before = player.snapshot["log"]
    body = {"at": 1, "events": ["roll", "roll 6", "hold"], "seats": [{"kind": "here", "name": "Ann"}, STEADY]}
    made = hall.ok(f"{player.path}/branch", body)
    assert set(made["seats"]) == {"0"}
    found = hall.get(f"/tables/{made['table']}")
    assert [entry["text"] for entry in found["log"]][:4] == ["draw p1", "roll", "roll 6", "hold"]
    assert [entry["seat"] for entry in found["log"]][1:4] == [0, 0, 0]
    assert found["log"][2]["story"][0]["code"] == "rolled"
    assert found["state"]["undo"] is None, "nothing from before is taken back"
    assert [seat["bot"] for seat in found["table"]["seats"]] == [None, "steady"]
    assert found["table"]["settings"]["hints"]
    assert wait_for(lambda: hall.get(f"/tables/{made['table']}")["state"]["view"]["to_act"] == 0)
    assert player.snapshot["log"] == before


def test_no_table_goes_on_from_what_is_none(hall: Served) -> None:
    player = over(hall)
    seats = [HERE, HERE]
    last = len(effective_texts(player))
    for code, body in {
        "bad-move": {"at": last + 1, "seats": seats},
        "game-over": {"at": last, "seats": seats},
        "bad-seats": {"at": 1, "seats": [HERE]},
    }.items():
        hall.no(code, f"{player.path}/branch", body)
    hall.no("bad-move", f"{player.path}/branch", {"at": 1, "events": ["roll 6"], "seats": seats})
    hall.no("bad-seats", f"{player.path}/branch", {"at": 1, "seats": [HERE, {"kind": "open"}]})
    hall.no("game-not-over", f"{begun(hall).path}/branch", {"at": 0, "seats": seats})


def effective_texts(player: Player) -> list[str]:
    return [entry["text"] for entry in player.snapshot["log"] if entry["kind"] not in ("hint", "undo")]


def test_a_worker_that_cannot_judge_is_told_of_and_nothing_is_counted(data: Path) -> None:
    """Neither as a hint nor in a review, and who asks again may be luckier."""
    dying = Pool(size=1, command=[sys.executable, "-S", "-c", "import sys; sys.stdin.readline()"])
    with Served(data, FixedDice(0, 5, 2), pool=dying) as served:
        player = begun(served)
        refused(player, "coach-failed")
        assert [entry["kind"] for entry in player.snapshot["log"]] == ["outcome"]
        done = over(served)
        told = wait_for(lambda: (now := served.get(f"{done.path}/review"))["status"] == "failed" and now)
        assert "the worker died" in told["why"]


def test_hints_are_no_events_of_the_game() -> None:
    """Undone or not, they never reach a record; the versions that undo names stay right."""
    events = [
        Event(1, "outcome", "draw p1", 0, False, 0),
        Event(2, "hint", "hint", 0, False, 1),
        Event(3, "move", "hold", 0, False, 2),
        Event(4, "hint", "hint", 1, False, 3),
        Event(5, "undo", "undo 2", 0, False, 4),
        Event(6, "hint", "hint", 0, False, 5),
    ]
    line = Line.empty(rw.load("pig").start()).extended(events)
    assert [event.text for event in effective(events)] == ["draw p1"]
    assert line.state == rw.load("pig").start().draw("p1")
    assert line.hints == {0: 2, 1: 1}
    assert line.hinted == {0}
    assert line.last.version == 5
    assert not line.entries[1].story


def test_a_bot_plays_on_after_a_hint(hall: Served) -> None:
    player = hall.table(HERE, STEADY, **PIG, **HINTS)
    wait_for(lambda: player.snapshot["state"]["view"]["to_act"] == 0)
    ask(player)
    player.play("hold")
    wait_for(
        lambda: [entry for entry in player.snapshot["log"] if entry["seat"] == 1 and entry["kind"] == "move"]
    )
