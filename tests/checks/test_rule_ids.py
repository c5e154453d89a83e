"""Every rule of a rule book is enforced where its id stands, and has a test of its name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rollwright.core import rulebook
from tests.checks import tree

# A heading or a bold start of a line: "## RR-12 Striking", "**PIG-3** ...", with letters for parts: "RR-12a".
RULE = re.compile(r"^(?:#+\s*|[-*]\s*)?\**\[?([A-Z]{1,4}-\d+[a-z]?)\b", re.MULTILINE)
TEST = re.compile(r"^\s*(?:async )?def (test_\w+)", re.MULTILINE)


def books() -> list[Path]:
    """The rule book of each game."""
    return [game / "rulebook.md" for game in tree.games()]


def rule_ids(book: Path) -> list[str]:
    """The ids a rule book defines, in its order."""
    text = "\n".join(path.read_text() for path in rulebook.files(book.parent))
    return list(dict.fromkeys(RULE.findall(text)))


def names_of_tests() -> set[str]:
    """The names of all test functions."""
    names: set[str] = set()
    for path in (tree.ROOT / "tests").rglob("test_*.py"):
        names |= set(TEST.findall(path.read_text()))
    return names


@pytest.mark.parametrize("book", books(), ids=tree.named)
def test_every_rule_has_a_test(book: Path) -> None:
    """`RR-12` wants a test named `test_rr_12_...`."""
    names = names_of_tests()
    missing = []
    for rule in rule_ids(book):
        start = "test_" + rule.lower().replace("-", "_")
        if not any(name == start or name.startswith(f"{start}_") for name in names):
            missing.append(f"{rule}: no {start}_...")
    assert rule_ids(book), f"{tree.named(book)} names no rule"
    assert not missing, "\n".join(missing)


@pytest.mark.parametrize("book", books(), ids=tree.named)
def test_every_rule_stands_beside_the_line_that_enforces_it(book: Path) -> None:
    """The sources of the game name each rule at least once."""
    sources = "\n".join(path.read_text() for path in sorted(book.parent.rglob("*.py")))
    missing = [rule for rule in rule_ids(book) if not re.search(rf"\b{rule}\b", sources)]
    assert not missing, f"{tree.named(book.parent)} names nowhere: {', '.join(missing)}"


@pytest.mark.parametrize("book", books(), ids=tree.named)
def test_no_source_names_a_rule_that_is_not_in_the_book(book: Path) -> None:
    """An id in the code that the book does not know is a slip of the pen."""
    known = set(rule_ids(book))
    prefixes = {rule.split("-")[0] for rule in known}
    for path in sorted(book.parent.rglob("*.py")):
        for rule in re.findall(r"\b([A-Z]{1,4}-\d+[a-z]?)\b", path.read_text()):
            assert rule in known or rule.split("-")[0] not in prefixes, f"{tree.named(path)}: {rule}"
