"""Series of tables: the next game for the same seats, how it stands, and that a restart loses nothing of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from rollwright.core.game import Spec, spec_of
from rollwright.core.series import Series
from rollwright.core.state import State
from rollwright.server import shelf
from tests.server.kit import API, HERE, OPEN, Player, Served, problem

GOALS = (2, 3, 4)


def three_goals(finished: Sequence[State]) -> tuple[Mapping[str, int | bool], ...]:
    """A series for Pig: to 2, then to 3 or straight to 4."""
    goal = finished[-1].game.options["goal"]
    return tuple({"goal": next_goal} for next_goal in GOALS if next_goal > goal)


@pytest.fixture(autouse=True)
def pig_in_series(monkeypatch: pytest.MonkeyPatch) -> None:
    def found(name: str) -> Spec:
        return replace(spec_of(name), onward=three_goals) if name == "pig" else spec_of(name)

    monkeypatch.setattr(shelf, "find_spec", found)


def play_out(*devices: Player) -> None:
    for _ in range(200):
        view = devices[0].snapshot["state"]["view"]
        seat = view["to_act"]
        if seat == "over":
            return
        device = next(each for each in devices if seat in each.tokens)
        device.play("hold" if view["position"]["total"] >= 2 else "roll", seat)
    raise AssertionError("the game does not end")


def begun(served: Served) -> Player:
    return served.table(HERE, HERE, options={"goal": 2})


def moved_on(player: Player, choice: int = 0) -> Player:
    made = player.ask("/onward", {"choice": choice})
    return Player(player.served, made["table"], made["seats"])


def test_the_next_game_has_the_same_seats_and_the_options_that_the_game_says(hall: Served) -> None:
    first = hall.table({"kind": "here", "name": "Ann"}, {"kind": "here", "name": "Ben"}, options={"goal": 2})
    hall.no("game-not-over", f"{first.path}/onward", {}, *first.tokens.values())
    assert hall.get(f"{first.path}/series")["onward"] == []
    play_out(first)
    assert hall.get(f"{first.path}/series")["onward"] == [{"goal": 3}, {"goal": 4}]
    hall.no("series-over", f"{first.path}/onward", {"choice": 2}, *first.tokens.values())
    hall.no("token-missing", f"{first.path}/onward", {})
    second = moved_on(first, 1)
    shown = second.snapshot["table"]
    assert (shown["options"], shown["status"]) == ({"goal": 4}, "playing")
    assert [seat["name"] for seat in shown["seats"]] == ["Ann", "Ben"]
    play_out(second)
    assert hall.no("series-over", f"{second.path}/onward", {}, *second.tokens.values())["choices"] == []


def test_all_who_ask_come_to_the_same_table(hall: Served) -> None:
    host = hall.table(HERE, OPEN, options={"goal": 2})
    seated = hall.ok(f"{host.path}/join", {"invite": host.invite, "name": "Ben"})
    guest = Player(hall, host.table, {str(seated["seat"]): seated["token"]})
    play_out(host, guest)
    second = moved_on(guest)
    assert second.snapshot["table"]["status"] == "waiting"
    again = moved_on(host, 1)  # too late to choose
    assert again.table == second.table
    assert (set(second.tokens), set(again.tokens)) == ({1}, {0})
    assert again.snapshot["table"]["status"] == "playing"
    assert again.snapshot["table"]["options"] == {"goal": 3}


def test_scores_are_shown_by_game_and_summed_and_a_restart_keeps_them(data: Path) -> None:
    with Served(data) as hall:
        first = begun(hall)
        play_out(first)
        second = moved_on(first)
        kept = second.table, {str(seat): token for seat, token in second.tokens.items()}
    with Served(data) as hall:
        second = Player(hall, *kept)
        standing = hall.get(f"{second.path}/series")
        assert [game["status"] for game in standing["games"]] == ["over", "playing"]
        assert standing["totals"] == standing["games"][0]["scores"]
        play_out(second)
        standing = hall.get(f"{first.path}/series")
        assert [game["options"] for game in standing["games"]] == [{"goal": 2}, {"goal": 3}]
        assert [game["table"] for game in standing["games"]] == [first.table, second.table]
        by_game = [game["scores"] for game in standing["games"]]
        assert standing["totals"] == [sum(scores) for scores in zip(*by_game, strict=True)]
        assert standing["games"][1]["winners"] == second.snapshot["table"]["winners"]
        text = hall.http.get(f"{API}{second.path}/series/record").text
        assert Series.parse(text).scores == tuple(standing["totals"])


def test_a_rematch_is_no_part_of_the_series(hall: Served) -> None:
    first = begun(hall)
    play_out(first)
    again = first.ask("/rematch")
    second = moved_on(first)
    assert second.table != again["table"]
    assert len(hall.get(f"/tables/{again['table']}/series")["games"]) == 1


def test_a_table_by_itself_is_a_series_of_one(hall: Served) -> None:
    table = hall.table(HERE, game="retroroll")
    standing = hall.get(f"{table.path}/series")
    assert [game["table"] for game in standing["games"]] == [table.table]
    assert (standing["totals"], standing["onward"]) == ([0], [])
    problem(hall.http.get(f"{API}/tables/nowhere/series"), "table-unknown")
