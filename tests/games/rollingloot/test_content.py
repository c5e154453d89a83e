"""The card file: what is shipped, and what is refused with file, line, card and field."""

from __future__ import annotations

import pytest

import rollwright as rw
from rollwright.core.content import Source, parse
from rollwright.core.game import load
from tests.games.rollingloot.play import COVE, ROCK, cards_file


def edited(old: str, new: str) -> Source:
    """The house cards with a text replaced, everywhere."""
    text = cards_file().text
    assert old in text
    return parse(text.replace(old, new), "test.toml")


def test_what_is_shipped_is_ours_and_says_so() -> None:
    header = load("rollingloot").content["content"]
    assert (header["mark"], header["licence"]) == ("ours", "Apache-2.0")


def test_level_2_has_a_no_even_and_a_no_odd_step() -> None:
    level_2 = [
        step for card in load("rollingloot").content["card"] if card["level"] == 2 for step in card["steps"]
    ]
    assert {"no_even", "no_odd"} <= set(level_2)


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ('["set 1", "run 3", "set 3"]', "step 1: 'set 1': a requirement takes at least 2 dice"),
        ('["set 2", "sum 2 >= 13", "set 3"]', "step 2: 'sum 2 >= 13': no five dice can meet this"),
        ('["set 2", "run 3", "run 6"]', "step 3: 'run 6': no five dice can meet this"),
        (
            '["set 2", "run 3", "four of a kind"]',
            "step 3: 'four of a kind' is no requirement; one is set 3, two_pair",
        ),
        ('["set 2", "run 3", 4]', "step 3: '4' is no requirement"),
        ('["set 2", "run 3"]', "a list of 3 requirements is wanted, the lowest first"),
        ('"set 2"', "a list of 3 requirements is wanted"),
    ],
)
def test_rl_12_a_wrong_requirement_is_refused_with_its_card_and_step(wrong: str, words: str) -> None:
    with pytest.raises(rw.ContentError) as caught:
        load("rollingloot", 2, None, cards_file(**{ROCK: wrong}))
    message = str(caught.value)
    assert words in message
    assert "test.toml" in message
    assert f"card {ROCK}" in message


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('id = "gull-rock"', f'id = "{COVE}"', "every card needs an id of its own"),
        ('id = "gull-rock"', 'id = "Gull Rock"', "small letters, digits and hyphens"),
        ('id = "gull-rock"', "id = 3", "small letters, digits and hyphens"),
        (
            'id = "gull-rock"\nlevel = 1',
            'id = "gull-rock"\nlevel = 4',
            "a whole number from 1 to 3 is wanted, not 4",
        ),
        (
            'id = "gull-rock"\nlevel = 1',
            'id = "gull-rock"\nlevel = 2',
            "3 of level 1, 3 of level 2, 2 of level 3, not",
        ),
        ('id = "gull-rock"\nlevel = 1', 'id = "gull-rock"', "level is missing"),
        (
            'id = "gull-rock"\n',
            'id = "gull-rock"\nloot = 3\n',
            "a card has id, level, steps (and mark), not loot",
        ),
        ('id = "gull-rock"\n', 'id = "gull-rock"\nmark = 3\n', "a text such as mark"),
        ("[[card]]", "[[coin]]", "a file of adventures has [content] and [[card]] entries, not [coin]"),
    ],
)
def test_rl_1_a_wrong_card_is_refused(old: str, new: str, words: str) -> None:
    with pytest.raises(rw.ContentError) as caught:
        load("rollingloot", 2, None, edited(old, new))
    assert words in str(caught.value)


def test_rl_1_eight_cards() -> None:
    text = cards_file().text
    fewer = text[: text.rindex("[[card]]")]
    with pytest.raises(rw.ContentError, match="there are 8 adventure cards, not 7"):
        load("rollingloot", 2, None, parse(fewer, "test.toml"))
    with pytest.raises(rw.ContentError, match=r"\[\[card\]\] entries are wanted"):
        load("rollingloot", 2, None, parse(text[: text.index("[[card]]")], "test.toml"))


def test_a_mark_may_be_set_again_on_a_card() -> None:
    game = load("rollingloot", 2, None, edited('id = "gull-rock"\n', 'id = "gull-rock"\nmark = "printed"\n'))
    assert game.content["card"][1]["mark"] == "printed"
