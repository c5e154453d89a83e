"""Duels: balanced, repeatable, and every bot above the one below it."""

from __future__ import annotations

import pytest

import rollwright as rw
from rollwright.simulation.ladder import duel, main, wilson
from rollwright.simulation.matches import lineup


def test_wilson_as_published() -> None:
    """Newcombe (1998), table I: 81 of 263 gives 0.2553 to 0.3662; 0 of 20 gives 0 to 0.1611."""
    assert [round(end, 4) for end in wilson(81, 263)] == [0.2553, 0.3662]
    assert [round(abs(end), 4) for end in wilson(0, 20)] == [0.0, 0.1611]


@pytest.mark.parametrize("seats", range(2, 8))
def test_seats_are_balanced(seats: int) -> None:
    games = [lineup(seats, number, "a", "b") for number in (0, 1)]
    assert [line.count("a") for line in zip(*games, strict=True)] == [1] * seats


@pytest.mark.parametrize(("name", "seats"), [("pig", 2), ("retroroll", 2), ("retroroll", 3)])
def test_steady_beats_random(name: str, seats: int) -> None:
    assert duel(rw.load(name, seats), "steady", "random", games=1000).low > 0.6


def test_a_bot_against_itself_is_even() -> None:
    result = duel(rw.load("pig"), "steady", "steady", games=4000)
    assert result.low < 0.5 < result.high


def test_a_duel_can_be_repeated_with_any_number_of_workers() -> None:
    one, two = (duel(rw.load("pig"), "rollout", "steady", games=8, playouts=50, workers=n) for n in (1, 2))
    assert one == two


def test_what_is_no_duel() -> None:
    with pytest.raises(ValueError, match="two seats"):
        duel(rw.load("retroroll", 1), "steady", "random")
    with pytest.raises(ValueError, match="even number"):
        duel(rw.load("pig"), "steady", "random", games=5)


def test_the_command_prints_one_line_a_duel(capsys: pytest.CaptureFixture[str]) -> None:
    main(["pig", "--games", "4", "--playouts", "20"])
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in lines] == ["pig/2", "pig/2"]


@pytest.mark.long
def test_rollout_beats_steady() -> None:
    """As docs/benchmarks.md tells."""
    assert duel(rw.load("rollingloot"), "rollout", "steady", 80, playouts=2000).is_significant
