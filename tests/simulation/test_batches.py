"""Batches: the same result for any number of workers and at both speeds."""

from __future__ import annotations

from typing import Any

import pytest

import rollwright as rw
from rollwright.core import speed
from rollwright.simulation import batches


def counts(result: batches.Simulation) -> dict[str, Any]:
    """All that depends on the arguments alone."""
    return {name: value for name, value in result.json.items() if name not in ("speed", "seconds")}


@pytest.mark.parametrize("name", rw.game_names())
def test_the_result_does_not_depend_on_the_workers(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batches, "CHUNK", 100)
    game = rw.load(name)
    bots = ["random", "steady"]
    one, two, many = (rw.simulate(game, games=950, bots=bots, seed=9, workers=n) for n in (1, 2, 5))
    assert counts(one) == counts(two) == counts(many)


def test_another_seed_gives_another_result() -> None:
    game = rw.load("pig")
    one, other = (rw.simulate(game, games=200, seed=seed) for seed in (1, 2))
    assert one.events != other.events


def test_without_a_compiler_the_same_games_are_played_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    game = rw.load("pig", seats=3, options={"goal": 30})
    compiled = rw.simulate(game, games=150, bots=["random", "steady", "random"], seed=4)
    monkeypatch.setattr(speed, "compiler_missing", lambda: "hidden for the test")
    plain = rw.simulate(game, games=150, bots=["random", "steady", "random"], seed=4)
    assert (compiled.speed, plain.speed) == ("compiled", "plain")
    assert counts(compiled) == counts(plain)


def test_counts_are_those_of_the_states() -> None:
    """Wins, places, scores and returns of a batch are what `State` says of its last positions."""
    game = rw.load("pig", seats=3, options={"goal": 20})
    result = rw.simulate(game, games=64, bots=["random", "steady", "random"], seed=3)
    ends = [
        game.state(end.tobytes())
        for batch in batches.play_batch(game, 64, ["random", "steady", "random"], seed=3)
        for end in batch.ends
    ]
    for number, seat in enumerate(result.seats):
        assert seat.mean_score == pytest.approx(sum(end.scores[number] for end in ends) / 64)
        assert seat.mean_return == pytest.approx(sum(end.returns[number] for end in ends) / 64)
        assert seat.places == tuple(sum(end.places[number] == place for end in ends) for place in (1, 2, 3))
        assert seat.wins == sum(number in end.winners for end in ends)
    assert {end.to_act for end in ends} == {rw.OVER}


def test_solo_returns_count_turns() -> None:
    game = rw.load("retroroll", seats=1)
    result = rw.simulate(game, games=100, bots=["steady"], seed=3)
    assert game.objective == "turns"
    assert -120 < result.seats[0].mean_return < -20


def test_progress_adds_up_and_a_start_may_be_given() -> None:
    game, done = rw.load("pig"), list[int]()
    start = game.state("pig/2 seats=2 total=8 goal=100 score=95,99")
    result = rw.simulate(game, games=300, bots=["steady", "steady"], start=start, progress=done.append)
    assert sum(done) == 300
    assert result.seats[0].wins == 300
    assert result.longest == 1


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"bots": ["random"]}, "played with 2 seats here, and 1 bots were named"),
        ({"bots": ["random", "deep"]}, "simulate plays random and steady, not 'deep'"),
        ({"games": 0}, "at least one game"),
    ],
)
def test_what_does_not_fit_is_refused(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        rw.simulate(rw.load("pig"), **arguments)


def test_a_playout_needs_no_compiler_and_replays() -> None:
    game = rw.load("retroroll", seats=3)
    record = rw.playout(game, ["random", "steady", "steady"], seed=5)
    assert record.state.to_act is rw.OVER
    assert str(record) == str(rw.playout(game, ["random", "steady", "steady"], seed=5))
    assert rw.Record.parse(str(record)).replay() == record.state
    with pytest.raises(ValueError, match="3 seats here, and 1 bots"):
        rw.playout(game, ["random"])
