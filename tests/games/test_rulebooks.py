"""Rule books: their examples are played by the engine, and end as the book says."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

import rollwright as rw
from rollwright.core.rulebook import files, parse, rulebook
from rollwright.core.texts import catalogue
from tests.games.bookwriting import stale


@pytest.mark.parametrize("name", rw.game_names())
def test_the_engine_plays_the_examples(name: str) -> None:
    for rule in rulebook(name):
        for example in rule.examples:
            states = example.states()
            assert len(states) == len(example.events) + 1
            assert example.caption, rule.id


@pytest.mark.parametrize("name", ["retroroll", "rollover", "rollingloot", "sonicroll"])
def test_the_book_is_as_the_engine_plays_it(name: str) -> None:
    shown = importlib.import_module(f"tests.games.{name}.examples").SHOWN
    assert not stale(name, shown), f"run: python -m tests.games.{name}.examples"


@pytest.mark.parametrize("name", rw.game_names())
def test_every_rule_has_an_example(name: str) -> None:
    for rule in rulebook(name):
        assert rule.examples, f"{rule.id} has no example"
        assert rule.text
        assert "```" not in rule.text


@pytest.mark.parametrize("name", rw.game_names())
def test_a_translation_says_the_same(name: str) -> None:
    """The same rules, rulings, examples and texts explained, or the English book where there is none."""
    english, german = rulebook(name), rulebook(name, "de")
    assert [rule.id for rule in german] == [rule.id for rule in english]
    for one, other in zip(english, german, strict=True):
        assert (one.ruling, one.about) == (other.ruling, other.about), one.id
        assert [(e.start, e.events, e.end) for e in one.examples] == [
            (e.start, e.events, e.end) for e in other.examples
        ], one.id


@pytest.mark.parametrize("name", rw.game_names())
def test_what_a_rule_is_about_is_a_text_of_the_game(name: str) -> None:
    texts = catalogue(name)
    for rule in rulebook(name):
        for text in rule.about:
            assert texts.has(text), f"{rule.id}: {text}"


@pytest.mark.parametrize("language", ["fr", "../../pig/rulebook", "EN", ""])
def test_a_language_that_is_not_there_is_english(language: str) -> None:
    assert rulebook("retroroll", language) == rulebook("retroroll")


def test_a_long_book_goes_on_in_further_files(tmp_path: Path) -> None:
    for name in ("rulebook.md", "rulebook.2.md", "rulebook.de.md", "rulebook.de.3.md", "rulebook.de.2.md"):
        (tmp_path / name).touch()
    assert [path.name for path in files(tmp_path)] == ["rulebook.md", "rulebook.2.md"]
    german = ["rulebook.de.md", "rulebook.de.2.md", "rulebook.de.3.md"]
    assert [path.name for path in files(tmp_path, "de")] == german
    assert files(tmp_path, "fr") == files(tmp_path)


BOOK = """# Pig

Before the rules.

## PG-1 First
<!-- about: move-roll note-won -->

*Ruling.* Text.

```example goal=50
# What is shown,
# in two lines.
from pig/2 seats=2 goal=50
1 roll
roll 3
to pig/2 seats=2 total=3 goal=50
```

More text.

## Not a rule

```text
## PG-9 In a block of another kind
```
"""


def test_how_a_book_is_read() -> None:
    (rule, *_) = parse("pig", BOOK, Path("book.md"))
    assert (rule.id, rule.heading, rule.ruling) == ("PG-1", "First", True)
    assert rule.about == ("move-roll", "note-won")
    assert rule.text == "*Ruling.* Text.\n\n\nMore text."
    (example,) = rule.examples
    assert example.caption == "What is shown, in two lines."
    assert (example.options, example.events) == ({"goal": 50}, ("1 roll", "roll 3"))


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        (BOOK.replace("from pig", "pig"), "book.md:10: an example begins with `from`"),
        (BOOK.replace("to pig", "pig"), "book.md:10: an example begins with `from`"),
        (BOOK[: BOOK.index("to pig")], "book.md:10: this example has no end"),
    ],
)
def test_what_cannot_be_read_is_named_by_its_line(wrong: str, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        list(parse("pig", wrong, Path("book.md")))


def test_an_example_that_does_not_end_as_it_says() -> None:
    (rule, *_) = parse("pig", BOOK.replace("total=3", "total=4"), Path("book.md"))
    with pytest.raises(ValueError, match="not to pig/2 seats=2 total=4 goal=50"):
        rule.examples[0].states()
