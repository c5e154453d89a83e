"""Rule books read well in plain lines, examples and all."""

from __future__ import annotations

import pytest

from rollwright.core.game import games, load
from rollwright.core.rulebook import rulebook
from rollwright.terminal.book import contents, find, paragraphs, told_rule
from rollwright.terminal.words import Words


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", games())
def test_every_rule_can_be_told(game: str, language: str) -> None:
    """No mark of Markdown is left, and no bare data."""
    words = Words(load(game), (), language)
    for rule in rulebook(game):
        lines = list(told_rule(rule, words))
        assert lines[0] == f"{rule.id}: {rule.heading}."
        for line in lines:
            assert not set("*`{}\n") & set(line), (rule.id, line)


def test_rules_are_found_by_id_number_and_word() -> None:
    """What a player would type."""
    book = rulebook("retroroll")
    assert [rule.id for rule in find(book, "rr-12")] == ["RR-12"]
    assert [rule.id for rule in find(book, "12")] == ["RR-12"]
    assert "RR-12" in [rule.id for rule in find(book, "Sword")]
    assert find(book, "zebra") == []
    assert next(iter(contents(book))) == "RR-1: Players."


def test_markdown_becomes_plain_lines() -> None:
    """Paragraphs on one line each; marks and links as their words."""
    text = "A *soft*\nand **hard** `code` [link](x.md).\n\n- one\n- two_three\n\n*Ruling.* Ours."
    plain = ["A soft and hard code link.", "one", "two_three", "Our ruling: Ours."]
    assert list(paragraphs(text, "Our ruling:")) == plain
