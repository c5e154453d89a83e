"""Reasons: sent with the state where a game has few moves, told on demand of every move."""

from __future__ import annotations

from collections import Counter

from rollwright.core.game import MOST_EXPLAINED, load
from tests.server.kit import API, HERE, OPEN, Served, problem


def test_all_moves_are_explained_where_there_are_few() -> None:
    game = load("retroroll", 7)
    assert game.explained == game.moves


def test_kinds_with_many_moves_are_left_out() -> None:
    game = load("rollover", 2)
    sent = Counter(move.kind for move in game.explained)
    whole = Counter(move.kind for move in game.moves)
    assert "keep" in whole
    assert "keep" not in sent
    assert all(sent[kind] == whole[kind] for kind in sent)
    assert sum(sent.values()) <= MOST_EXPLAINED


def test_refused_moves_of_large_kinds_are_not_sent(hall: Served) -> None:
    state = hall.table(HERE, game="rollover").snapshot["state"]
    assert {move["kind"] for move in state["moves"]} == {"throw"}
    refused = {move["kind"] for move in state["refused"]}
    assert "stop" in refused
    assert "keep" not in refused


def test_the_reason_of_any_move_is_told_on_demand(hall: Served) -> None:
    player = hall.table(HERE, game="rollover")
    told = hall.http.get(f"{API}{player.path}/why", params={"move": "keep 3 3 2"}).json()
    assert (told["move"]["text"], told["allowed"]) == ("keep 2 3 3", False)
    assert told["reason"]["code"] == "throw-first"
    allowed = hall.http.get(f"{API}{player.path}/why", params={"move": "throw"}).json()
    assert (allowed["allowed"], allowed["reason"]) == (True, None)


def test_what_is_no_move_or_no_game_yet(hall: Served) -> None:
    player = hall.table(HERE, game="rollover")
    problem(hall.http.get(f"{API}{player.path}/why", params={"move": "jump"}), "bad-move")
    waiting = hall.table(HERE, OPEN)
    problem(hall.http.get(f"{API}{waiting.path}/why", params={"move": "roll"}), "not-started")
    problem(hall.http.get(f"{API}/tables/none/why", params={"move": "roll"}), "table-unknown")
