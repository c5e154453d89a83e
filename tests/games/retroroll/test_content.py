"""Decks: the one we ship, and what is said about a file that does not fit."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import rollwright as rw
from rollwright.core.content import parse
from rollwright.core.game import load
from rollwright.games.retroroll.rows import MAX_CARDS, MAX_SQUARES
from tests.games.retroroll.play import HEADER, deck

GOOD = HEADER + '\n[[card]]\nid = "a"\npoints = 3\nsquares = [3, 7, "sword", 5, "key", 4]\n'
CARDS = load("retroroll", 1).content["card"]
FIRST_CARD = len(HEADER.splitlines()) + 2  # the line of the first [[card]]


def refused(text: str, seats: int = 1) -> rw.ContentError:
    """The error that a deck file brings."""
    with pytest.raises(rw.ContentError) as raised:
        load("retroroll", seats, None, parse(text, "mine.toml"))
    return raised.value


def with_card(entry: str) -> str:
    """A deck of one good card and this one."""
    return f"{GOOD}\n[[card]]\n{entry}\n"


def test_a_good_deck_is_read() -> None:
    game = load("retroroll", 1, None, parse(GOOD, "mine.toml"))
    assert game.start().draw("a").view()["table"]["players"][0]["card"]["squares"] == [
        3,
        7,
        "sword",
        5,
        "key",
        4,
    ]
    assert not game.content_is_shipped


def test_a_mark_may_be_set_again_on_a_card() -> None:
    load("retroroll", 1, None, parse(GOOD + 'mark = "printed"\n', "mine.toml"))


# entry of the second card, field, line within the entry, words of the message
WRONG = {
    "icons touch": (
        'id = "b"\npoints = 3\nsquares = [3, "key", "sword", 4]',
        "squares",
        3,
        "two icons may not touch",
    ),
    "icon first": (
        'id = "b"\npoints = 3\nsquares = ["key", 3, 4]',
        "squares",
        3,
        "the first square is a number",
    ),
    "icon last": (
        'id = "b"\npoints = 3\nsquares = [3, 4, "key"]',
        "squares",
        3,
        "the last square is a number",
    ),
    "number 13": ('id = "b"\npoints = 3\nsquares = [3, 13]', "squares", 3, "square 2: a number from 1 to 12"),
    "number 0": ('id = "b"\npoints = 3\nsquares = [0, 3]', "squares", 3, "square 1: a number from 1 to 12"),
    "other icon": ('id = "b"\npoints = 3\nsquares = [3, "shield", 4]', "squares", 3, "not 'shield'"),
    "true": ('id = "b"\npoints = 3\nsquares = [3, true]', "squares", 3, "not True"),
    "fraction": ('id = "b"\npoints = 3\nsquares = [3, 4.0]', "squares", 3, "not 4.0"),
    "no squares": ('id = "b"\npoints = 3\nsquares = []', "squares", 3, "a list of squares is wanted"),
    "squares a text": ('id = "b"\npoints = 3\nsquares = "3 4"', "squares", 3, "a list of squares is wanted"),
    "too many squares": (
        f'id = "b"\npoints = 3\nsquares = {[1] * (MAX_SQUARES + 1)}',
        "squares",
        3,
        f"at most {MAX_SQUARES} squares, not {MAX_SQUARES + 1}",
    ),
    "squares missing": ('id = "b"\npoints = 3', "squares", 0, "squares is missing"),
    "points 0": ('id = "b"\npoints = 0\nsquares = [3, 4]', "points", 2, "a whole number from 1 to 100"),
    "points 101": ('id = "b"\npoints = 101\nsquares = [3, 4]', "points", 2, "a whole number from 1 to 100"),
    "points a text": ('id = "b"\npoints = "3"\nsquares = [3, 4]', "points", 2, "not '3'"),
    "points missing": ('id = "b"\nsquares = [3, 4]', "points", 0, "points is missing"),
    "id missing": ("points = 3\nsquares = [3, 4]", "id", 0, "id is missing"),
    "id empty": ('id = ""\npoints = 3\nsquares = [3, 4]', "id", 1, "letters, digits and hyphens"),
    "id in capitals": (
        'id = "B"\npoints = 3\nsquares = [3, 4]',
        "id",
        1,
        "small letters, digits and hyphens",
    ),
    "id with spaces": (
        'id = "my card"\npoints = 3\nsquares = [3, 4]',
        "id",
        1,
        "letters, digits and hyphens",
    ),
    "id twice": (
        'id = "a"\npoints = 3\nsquares = [3, 4]',
        "id",
        1,
        f"an id of its own; a stands in line {FIRST_CARD + 1} already",
    ),
    "unknown key": ('id = "b"\npoints = 3\nsquares = [3, 4]\nhearts = 3', "hearts", 4, "not hearts"),
    "mark a number": ('id = "b"\npoints = 3\nsquares = [3, 4]\nmark = 3', "mark", 4, "a text such as"),
}


@pytest.mark.parametrize("case", WRONG)
def test_rr_3_a_wrong_card_is_refused_with_its_line(case: str) -> None:
    entry, field, line, words = WRONG[case]
    error = refused(with_card(entry))
    assert words in error.message
    assert (error.file, error.field) == ("mine.toml", field)
    assert error.line == len(GOOD.splitlines()) + 2 + line
    name = "card 2" if case in {"id missing", "id empty"} else "card "
    assert error.entry.startswith(name)
    assert str(error).startswith(f"mine.toml:{error.line}, {error.entry}, {field}: ")


def test_rr_11_fewer_cards_than_players() -> None:
    error = refused(GOOD, seats=2)
    assert "2 players need at least 2 cards, and this deck has 1" in str(error)
    assert error.line == FIRST_CARD


def test_too_many_cards() -> None:
    error = refused(deck(*[[3, 4]] * (MAX_CARDS + 1)).text)
    assert f"at most {MAX_CARDS} cards, this one {MAX_CARDS + 1}" in error.message
    assert error.line is not None


@pytest.mark.parametrize("text", [HEADER, "card = 3\n" + HEADER, HEADER + "\n[card]\npoints = 3\n"])
def test_no_cards(text: str) -> None:
    assert refused(text).message.startswith("[[card]] entries are wanted")


def test_an_unknown_table() -> None:
    error = refused(GOOD + "\n[box]\ncolour = 3\n")
    assert "not [box]" in error.message
    assert error.line == len(GOOD.splitlines()) + 2


def test_not_toml() -> None:
    error = refused(GOOD + "\n[[card]\n")
    assert "not TOML" in error.message
    assert error.line == len(GOOD.splitlines()) + 2


def test_of_another_game() -> None:
    error = refused(GOOD.replace('game = "retroroll"', 'game = "pig"'))
    assert (error.field, error.line) == ("game", 2)


def test_no_such_file(tmp_path: Path) -> None:
    with pytest.raises(rw.ContentError, match="there is no such file"):
        load("retroroll", 2, content=tmp_path / "deck.toml")


def test_a_file_is_read_by_its_path(tmp_path: Path) -> None:
    path = tmp_path / "deck.toml"
    path.write_text(GOOD, encoding="utf-8")
    assert load("retroroll", 1, content=str(path)).content["card"][0]["id"] == "a"


def test_the_shipped_deck_is_marked_as_ours() -> None:
    assert load("retroroll").content["content"]["mark"] == "ours"


def test_the_shipped_deck_has_what_was_asked_for() -> None:
    rings = [tuple(card["squares"]) for card in CARDS]
    used = Counter(square for ring in rings for square in ring)
    assert len(rings) >= 36
    assert len(set(rings)) == len(rings)
    assert set(used) == {*range(1, 13), "sword", "key"}
    for ring in rings:
        numbers = sum(isinstance(square, int) for square in ring)
        assert 4 <= numbers <= 7
        assert len(ring) - numbers <= 3
    icons = {sum(isinstance(square, str) for square in ring) for ring in rings}
    assert icons == {0, 1, 2, 3}
    assert {card["points"] for card in CARDS} == set(range(3, 11))
