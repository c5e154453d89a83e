"""Tournaments: repeatable, each bot above the one below it, also where a team or one alone plays."""

from __future__ import annotations

import pytest

import rollwright as rw
from rollwright.simulation.tournament import neighbours, tournament
from tests.cli.test_commands import run


def test_each_bot_meets_the_one_below_it() -> None:
    assert neighbours(["a", "b", "c"]) == [("b", "a"), ("c", "b")]


def test_a_tournament_can_be_repeated() -> None:
    one, two = (tournament(rw.load("pig"), ["random", "steady"], matches=5, seed=3) for _ in range(2))
    assert one == two
    assert one != tournament(rw.load("pig"), ["random", "steady"], matches=5, seed=4)


def test_a_small_ladder() -> None:
    """Gentle loses more than 60 % to steady in Pig."""
    result = tournament(rw.load("pig"), ["gentle", "steady"], matches=30, seed=1)
    assert result.duels[0].is_significant
    assert result.duels[0].share > 0.6
    assert [rating.bot for rating in result.ratings] == ["steady", "gentle"]


def test_one_alone_is_told_by_mean_returns() -> None:
    """In solo RetroRoll a return counts turns, so it is below zero."""
    result = tournament(rw.load("retroroll", 1), ["random", "steady"], matches=40)
    means = {rating.bot: rating.mean for rating in result.ratings}
    assert means["steady"] is not None
    assert means["random"] is not None
    assert 0 > means["steady"] > means["random"]
    assert result.duels[0].is_significant


def test_a_team_is_told_by_its_win_rate() -> None:
    result = tournament(rw.load("sonicroll", 2), ["random", "steady"], matches=6)
    assert all(rating.mean is not None and 0 <= rating.mean <= 1 for rating in result.ratings)


def test_each_against_each() -> None:
    result = tournament(rw.load("pig", 3), ["random", "steady"], matches=4, all_pairs=True)
    assert [(duel.a, duel.b) for duel in result.duels] == [("steady", "random")]


@pytest.mark.parametrize(
    ("bots", "matches", "said"),
    [
        (["steady", "nobody"], 5, "no bot 'nobody'"),
        (["steady"], 5, "two bots"),
        (["steady", "random"], 1, "two matches"),
    ],
)
def test_what_is_no_tournament(bots: list[str], matches: int, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        tournament(rw.load("pig"), bots, matches)


def test_the_command_tells_ratings_and_duels(capsys: pytest.CaptureFixture[str]) -> None:
    told = run(capsys, "tournament", "pig", "--bots", "random,steady", "--matches", "10")
    assert "steady from random" in told
    assert "random" in run(capsys, "tournament", "pig", "--bots", "random,steady", "--matches", "4", "--json")
