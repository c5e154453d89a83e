"""Tournaments: repeatable, each bot above the one below it, also where a team or one alone plays."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import rollwright as rw
from rollwright.core.errors import RollwrightError
from rollwright.simulation.matches import Duel, Unit
from rollwright.simulation.tournament import FIRST_LOOK, neighbours, tournament
from tests.cli.test_commands import run


def test_each_bot_meets_the_one_below_it() -> None:
    assert neighbours(["a", "b", "c"]) == [("b", "a"), ("c", "b")]


def test_a_tournament_can_be_repeated() -> None:
    one, two = (tournament(rw.load("pig"), ["random", "steady"], matches=5, seed=3) for _ in range(2))
    assert one == two
    assert one != tournament(rw.load("pig"), ["random", "steady"], matches=5, seed=4)


def test_a_small_ladder() -> None:
    """In Pig each of the lower levels beats the one below it, and gentle loses more than 60 % to steady."""
    rungs = tournament(rw.load("pig"), ["gentle", "casual", "fair"], matches=30, seed=1)
    assert all(duel.is_significant for duel in rungs.duels)
    assert [rating.bot for rating in rungs.ratings] == ["fair", "casual", "gentle"]
    assert tournament(rw.load("pig"), ["gentle", "steady"], matches=20, seed=1).duels[0].low > 0.6


def test_a_pairing_ends_when_it_is_told_apart() -> None:
    looks: list[int] = []
    result = tournament(rw.load("pig"), ["random", "steady"], told=lambda duel: looks.append(duel.matches))
    assert looks == [result.duels[0].matches] == [FIRST_LOOK]
    assert result.duels[0].is_significant


def test_a_tournament_ends_when_its_time_is_up() -> None:
    result = tournament(rw.load("pig"), ["random", "steady"], seconds=0)
    assert (result.cut_short, result.duels[0].matches) == ("time is up", 1)


def test_an_interrupted_tournament_tells_what_it_has_and_goes_on_from_there(tmp_path: Path) -> None:
    def stop(more: int) -> None:
        raise KeyboardInterrupt

    game, bots, kept = rw.load("pig"), ["random", "steady"], tmp_path / "matches"
    first = tournament(game, bots, matches=5, seed=3, played=stop, keep=kept)
    assert (first.cut_short, first.duels[0].matches) == ("interrupted", 1)
    played: list[int] = []
    assert tournament(game, bots, matches=5, seed=3, played=played.append, keep=kept) == tournament(
        game, bots, matches=5, seed=3
    )
    assert len(played) == 4
    with pytest.raises(RollwrightError, match="keeps other games"):
        tournament(game, bots, matches=5, seed=4, keep=kept)


def test_more_matches_than_a_look_takes_do_not_end_an_open_pairing(tmp_path: Path) -> None:
    """An interrupted tournament may stand between two looks."""
    game, bots, kept = rw.load("pig"), ["random", "steady"], tmp_path / "matches"
    tournament(game, bots, matches=2, keep=kept)
    even = [["steady", "random", number, number % 2] for number in range(2, FIRST_LOOK + 1)]
    lines = kept.read_text().splitlines()[:1]
    lines += [json.dumps(row) for row in [["steady", "random", 0, 0], ["steady", "random", 1, 1], *even]]
    kept.write_text("\n".join(lines) + "\n")
    assert tournament(game, bots, seconds=0, keep=kept).cut_short == "time is up"


def test_the_number_of_processes_changes_nothing() -> None:
    one, two = (tournament(rw.load("pig"), ["random", "steady"], matches=4, jobs=jobs) for jobs in (1, 2))
    assert one == two


def test_no_interval_tells_more_than_there_is() -> None:
    assert Duel("a", "b", 9, 0.95, 0.85, 1.05).figures == "95.0%, 85.0% to 100.0%, 9 matches"
    assert Duel("a", "b", 9, -0.9, -1.1, -0.7, "win rate").figures == "-90.0%, -100.0% to -70.0%, 9 matches"


@pytest.mark.parametrize(
    ("unit", "mean", "low", "told"),
    [
        ("share", 0.6, 0.55, "a from b: share 60.0%, 55.0% to 90.0%, 9 matches"),
        ("share", 0.6, 0.45, "a from b: share 60.0%, 45.0% to 90.0%, 9 matches  (not told apart)"),
        ("win rate", 0.1, 0.05, "a over b: win rate +10.0%, +5.0% to +90.0%, 9 matches"),
        ("score", -1.5, -2, "a over b: score -1.50, -2.00 to +0.90, 9 matches  (not told apart)"),
    ],
)
def test_what_a_duel_tells(unit: Unit, mean: float, low: float, told: str) -> None:
    assert str(Duel("a", "b", 9, mean, low, 0.9, unit)) == told


def test_worse_is_told_too() -> None:
    assert str(Duel("a", "b", 9, 0.2, 0.1, 0.3)).endswith("(worse)")


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
