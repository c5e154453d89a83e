"""Score sheets: the one we ship, and what is said about a file that does not fit."""

from __future__ import annotations

import pytest

import rollwright as rw
from rollwright.core.content import parse
from rollwright.core.game import load
from rollwright.games.rollover.rows import MAX_ROUNDS
from tests.games.rollover.play import SHEET, alone, sheet, table


def refused(text: str) -> rw.ContentError:
    """The error that a sheet brings."""
    with pytest.raises(rw.ContentError) as raised:
        load("rollover", 2, content=parse(text, "mine.toml"))
    return raised.value


def line_of(text: str, start: str) -> int:
    """The line that begins so."""
    return next(n for n, line in enumerate(text.splitlines(), start=1) if line.startswith(start))


# the line that is replaced, what by, the table, the field, words of the message
WRONG = {
    "points a text": (
        "pair = 5",
        'pair = "5"',
        "groups",
        "pair",
        "a whole number from 1 to 500 is wanted, not '5'",
    ),
    "points 0": ("pair = 5", "pair = 0", "groups", "pair", "from 1 to 500 is wanted, not 0"),
    "points a fraction": ("pair = 5", "pair = 5.0", "groups", "pair", "not 5.0"),
    "points true": ("pair = 5", "pair = true", "groups", "pair", "not true"),
    "points too many": ("six-step = 60", "six-step = 501", "groups", "six-step", "not 501"),
    "another group": ("pair = 5", "pair = 5\nodd = 5", "groups", "odd", "[groups] has pair,"),
    "a group missing": ("three-step = 10", "", "groups", "three-step", "three-step is missing"),
    "bonus 0": ("five-step = 15", "five-step = 0", "bonus", "five-step", "from 1 to 500"),
    "another box": ("five-step = 15", "flush = 15", "bonus", "flush", "not flush"),
    "rounds 0": ("4 = 7", "4 = 0", "rounds", "4", f"from 1 to {MAX_ROUNDS} is wanted, not 0"),
    "rounds too many": ("4 = 7", "4 = 17", "rounds", "4", "not 17"),
    "rounds missing": ("3 = 8", "", "rounds", "3", "3 is missing"),
    "rounds for five": ("4 = 7", "4 = 7\n5 = 6", "rounds", "5", "not 5"),
    "first too high": ("first = 20", "first = 101", "rollover", "first", "from 0 to 100"),
    "sections too many": ("sections = 4", "sections = 7", "rollover", "sections", "from 0 to 6"),
    "least missing": ("least = 10", "", "rollover", "least", "least is missing"),
    "another field": ("least = 10", "least = 10\nmost = 3", "rollover", "most", "not most"),
    "row a text": ("row = ", 'row = "foresight"', "boosts", "row", "a list of boosts is wanted"),
    "row missing": ("row = ", "", "boosts", "row", "a list of boosts is wanted"),
    "another boost": ("row = ", 'row = ["luck"]', "boosts", "row", "not 'luck'"),
    "a boost twice": ("row = ", 'row = ["reroll", "reroll"]', "boosts", "row", "reroll stands there twice"),
    "mark a number": ("row = ", 'row = ["reroll"]\nmark = 3', "boosts", "mark", 'mark = "printed"'),
}


@pytest.mark.parametrize("case", WRONG)
def test_a_wrong_sheet_is_refused_with_its_line(case: str) -> None:
    old, new, where, field, words = WRONG[case]
    at = line_of(SHEET, old)
    lines = SHEET.splitlines()
    lines[at - 1] = new
    text = "\n".join(lines)
    error = refused(text)
    assert words in error.message
    assert (error.file, error.entry, error.field) == ("mine.toml", f"[{where}]", field)
    assert error.line == line_in(text, where, field)


def line_in(text: str, where: str, field: str) -> int:
    """The line of a field in its table, or of the table that lacks it."""
    start = line_of(text, f"[{where}]")
    rest = text.splitlines()[start:]
    end = next((n for n, line in enumerate(rest) if line.startswith("[")), len(rest))
    return next((start + 1 + n for n, line in enumerate(rest[:end]) if line.startswith(f"{field} =")), start)


@pytest.mark.parametrize("name", ["groups", "bonus", "rounds", "rollover", "boosts"])
def test_a_table_that_is_missing(name: str) -> None:
    error = refused(without(name))
    assert f"a score sheet has a table [{name}]" in error.message


def without(name: str) -> str:
    """The house sheet without a table."""
    head, _, rest = SHEET.partition(f"[{name}]")
    _, bracket, tail = rest.partition("\n[")
    return head + bracket.strip("\n") + tail


def test_an_unknown_table() -> None:
    error = refused(f"{SHEET}\n[prizes]\nfirst = 3\n")
    assert "not [prizes]" in error.message
    assert error.line == len(SHEET.splitlines()) + 2


def test_a_table_that_is_no_table() -> None:
    assert "a score sheet has a table [groups]" in refused("groups = 3\n" + without("groups")).message


def test_a_mark_may_be_set_again() -> None:
    text = SHEET.replace("pair = 5", 'pair = 5\nmark = "printed"', 1)
    assert load("rollover", 2, content=parse(text, "mine.toml")).content["groups"]["mark"] == "printed"


def test_another_sheet_scores_otherwise() -> None:
    state = alone("throw", "roll 3 3 3 3 5 6", "keep 3 3 3 3", sheet=sheet(pair="20"))
    assert (table(state)["hand"]["groups"], table(state)["points"]) == ([[3, 3], [3, 3]], 40)


def test_a_sheet_without_rollovers() -> None:
    state = alone("throw", "roll 1 1 2 2 5 5", "keep 1 1 2 2 5 5", sheet=sheet(sections="0"))
    assert str(state.why_not("rollover")) == "no-section sections=0"


def test_the_shipped_sheet_is_marked_as_ours() -> None:
    assert load("rollover").content["content"]["mark"] == "ours"
