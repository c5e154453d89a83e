"""The picture of a tournament: where marks stand, which are full, and what it says as text."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from rollwright.simulation.matches import Duel, Unit, duel_of
from rollwright.simulation.plot import picture
from rollwright.simulation.tournament import Result
from tests.cli.test_commands import failed, run

SVG = "{http://www.w3.org/2000/svg}"
BETTER = Duel("casual", "gentle", 40, 0.75, 0.65, 0.85)
OPEN = Duel("fair", "casual", 40, 0.55, 0.48, 0.62)


def drawn(*duels: Duel, title: str = "Pig, 2 seats") -> ElementTree.Element:
    return ElementTree.fromstring(picture(Result("pig", 2, 1, (), duels), title))


def marks(svg: ElementTree.Element) -> list[tuple[str, float]]:
    return [(mark.attrib["class"], float(mark.attrib["cx"])) for mark in svg.iter(f"{SVG}circle")]


def ticks(svg: ElementTree.Element) -> dict[str, float]:
    return {
        str(text.text): float(text.attrib["x"])
        for text in svg.iter(f"{SVG}text")
        if text.attrib.get("class") == "small middle"
    }


def paths(svg: ElementTree.Element, kind: str) -> list[list[float]]:
    """The first and the other figures of each such line."""
    found = [path.attrib["d"] for path in svg.iter(f"{SVG}path") if path.attrib["class"] == kind]
    return [[float(figure) for figure in re.findall(r"-?[\d.]+", line)] for line in found]


def test_marks_and_intervals_stand_where_the_axis_says() -> None:
    svg = drawn(BETTER, OPEN)
    axis = ticks(svg)
    assert {"40%", "50%", "100%"} <= axis.keys()
    percent = (axis["100%"] - axis["50%"]) / 50
    (_, better), (_, other) = marks(svg)
    assert better == pytest.approx(axis["50%"] + 25 * percent, abs=0.2)
    assert other == pytest.approx(axis["50%"] + 5 * percent, abs=0.2)
    left, _, right = paths(svg, "interval")[0]
    assert (left, right) == pytest.approx((axis["50%"] + 15 * percent, axis["50%"] + 35 * percent), abs=0.2)
    assert paths(svg, "even")[0][0] == axis["50%"]


def test_a_mark_is_full_where_the_two_are_told_apart() -> None:
    worse = Duel("strong", "fair", 40, 0.4, 0.35, 0.45)
    assert [kind for kind, _ in marks(drawn(BETTER, OPEN, worse))] == ["mark apart", "mark", "mark apart"]


def test_pictures_of_games_with_two_sides_have_one_axis() -> None:
    assert ticks(drawn(BETTER)) == ticks(drawn(Duel("a", "b", 9, 0.6, 0.55, 0.65)))


def test_no_interval_leaves_the_axis() -> None:
    """More than all is not to be won, and one match has no interval."""
    svg = drawn(Duel("a", "b", 9, 0.95, 0.85, 1.05), duel_of("b", "c", [1.0], "share"))
    (_, _, right), *rest = paths(svg, "interval")
    assert right == ticks(svg)["100%"]
    assert not rest
    assert len(marks(svg)) == 2
    assert not marks(drawn(duel_of("a", "b", [], "share")))


@pytest.mark.parametrize(
    ("unit", "mean", "low", "high", "shown"),
    [
        ("score", 25.0, -12.0, 62.0, {"-20", "0", "+20", "+60"}),
        ("score", -1.5, -2.0, -1.0, {"-2", "-1.5", "0"}),
        ("win rate", 0.2, 0.05, 0.35, {"0%", "+5%", "+35%"}),
        ("win rate", 0.01, 0.005, 0.015, {"0%", "+0.2%", "+1.6%"}),
        ("win rate", 0.0, 0.0, 0.0, {"0%", "+20%"}),
    ],
)
def test_differences_are_drawn_from_nothing(
    unit: Unit, mean: float, low: float, high: float, shown: set[str]
) -> None:
    svg = drawn(Duel("a", "b", 9, mean, low, high, unit))
    assert shown <= ticks(svg).keys()
    assert paths(svg, "even")[0][0] == ticks(svg)["0" if unit == "score" else "0%"]


def test_it_can_be_read_without_being_seen() -> None:
    svg = drawn(BETTER, OPEN, title="Pig <2>")
    assert svg.findtext(f"{SVG}title") == "Pig <2>"
    told = svg.findtext(f"{SVG}desc") or ""
    assert "casual from gentle: share 75.0%, 65.0% to 85.0%, 40 matches." in told
    assert "(not told apart)." in told
    assert svg.attrib["aria-labelledby"].split() == [str(svg[0].get("id")), str(svg[1].get("id"))]


@pytest.mark.parametrize(
    ("game", "option", "title"),
    [
        ("retroroll", "key_chain=false", "RetroRoll, 1 seat, key_chain=False"),
        ("sonicroll", "mode=time-attack", "Sonic Roll, 1 seat, mode=time-attack"),
    ],
)
def test_the_command_draws(
    game: str, option: str, title: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "solo.svg"
    named = ("tournament", game, "--seats", "1", "--bots", "random,steady", "--matches", "4", "--jobs", "1")
    run(capsys, *named, "--option", option, "--plot", str(file))
    svg = ElementTree.fromstring(file.read_text(encoding="utf-8"))
    assert svg.findtext(f"{SVG}title") == title
    assert len(marks(svg)) == 1


def test_a_picture_that_cannot_be_written_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "missing" / "pig.svg"
    named = ("tournament", "pig", "--bots", "random,steady", "--matches", "2", "--jobs", "1")
    assert f"{file} cannot be written" in failed(capsys, 1, *named, "--plot", str(file))
