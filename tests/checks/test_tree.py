"""Sizes, addresses and imports, over every file of the project."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.checks import tree

CODE = {".py", ".ts", ".js", ".mjs", ".svelte", ".css", ".md", ".ftl", ".toml", ".yml", ".html"}
MOST_LINES = 500

# Written in pieces, so that this file passes its own check.
REGISTRIES = (
    "pypi" + ".org",
    "python" + "hosted.org",
    "registry." + "npmjs",
    "npmjs" + ".org",
    "yarn" + "pkg.com",
)
MACHINES = re.compile(r"(?<![\w.~-])/(?:work|root|home|Users)/\w")


def test_no_file_is_longer_than_500_lines() -> None:
    """A file one cannot hold in the head is split."""
    long = {}
    for path in tree.tracked():
        if path.suffix in CODE:
            lines = (tree.text(path) or "").count("\n")
            if lines > MOST_LINES:
                long[tree.named(path)] = lines
    assert not long


def test_no_registry_and_no_machine_is_named() -> None:
    """Lock files and texts hold on any machine, whatever mirror it uses."""
    found = []
    for path in tree.tracked():
        for number, line in enumerate((tree.text(path) or "").splitlines(), start=1):
            if any(host in line for host in REGISTRIES) or MACHINES.search(line):
                found.append(f"{tree.named(path)}:{number}: {line.strip()[:120]}")
    assert not found, "\n".join(found)


def rule_modules() -> list[Path]:
    """The modules that run at both speeds."""
    found: list[Path] = []
    for game in tree.games():
        found += [game / "rules.py", game / "steady.py", *game.glob("rules/*.py")]
    return [path for path in found if path.exists()]


def imported(path: Path) -> set[str]:
    """What a module imports, relative names spelled out."""
    package = path.relative_to(tree.PACKAGE.parent).with_suffix("").parts[:-1]
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            names.add(".".join([*base, *([node.module] if node.module else [])]))
    return names


@pytest.mark.parametrize("path", rule_modules(), ids=tree.named)
def test_rules_import_only_their_own_package_and_the_kit(path: Path) -> None:
    """Rules hold at both speeds because nothing else is within their reach."""
    game = ".".join(path.relative_to(tree.PACKAGE.parent).parts[:3])
    for name in imported(path):
        own = name == game or name.startswith(f"{game}.")
        assert own or name in {"rollwright.core.kit", "__future__"}, f"{tree.named(path)} imports {name}"


@pytest.mark.parametrize("path", rule_modules(), ids=tree.named)
def test_rules_import_names_one_by_one(path: Path) -> None:
    """`import *` hides misspelt names until the machine code runs."""
    starred = [
        node.lineno
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.ImportFrom) and any(alias.name == "*" for alias in node.names)
    ]
    assert not starred
