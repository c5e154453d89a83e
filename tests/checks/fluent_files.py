"""Reading the Fluent catalogues: their messages, the variables of each, calls that reach every variant."""

from __future__ import annotations

import itertools
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from rollwright.core import texts
from tests.checks import tree

LANGUAGES = ("en", "de")
PLURALS = {"zero", "one", "two", "few", "many", "other"}
# Whole numbers only, as everything in a game is one; past a thousand, where languages begin to differ.
NUMBERS = (0, 1, 2, 21, 1234)
NAMES = ("Ada", "Grüße & Küsse")


@dataclass
class Variables(Visitor):
    """Collects the variables of a message and what they are compared with."""

    keys: dict[str, set[str]] = field(default_factory=dict)
    references: set[str] = field(default_factory=set)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.keys.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        selector: Any = node.selector
        if isinstance(selector, ast.FunctionReference) and selector.arguments.positional:
            selector = selector.arguments.positional[0]
        if isinstance(selector, ast.VariableReference):
            keys = self.keys.setdefault(selector.id.name, set())
            for variant in node.variants:
                key = variant.key
                keys.add(key.name if isinstance(key, ast.Identifier) else key.value)
        self.generic_visit(node)


def folders() -> dict[str, Path]:
    """Where catalogues are: the hall's and each game's."""
    found = {"hall": tree.PACKAGE / "messages"}
    found |= {game.name: game / "messages" for game in tree.games()}
    return {name: folder for name, folder in found.items() if folder.exists()}


@cache
def source(folder: Path, language: str) -> str:
    """The text of a catalogue."""
    return texts.source(folder, language)


@cache
def entries(folder: Path, language: str) -> dict[str, Variables]:
    """The messages (and terms, with their dash) of a catalogue, in order."""
    found: dict[str, Variables] = {}
    for entry in FluentParser().parse(source(folder, language)).body:
        if isinstance(entry, ast.Junk):
            raise AssertionError(f"{folder}/{language}.ftl: not Fluent: {entry.content}")
        if isinstance(entry, ast.Message | ast.Term):
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            assert name not in found, f"{folder}/{language}.ftl: {name} stands twice"
            found[name] = Variables()
            found[name].visit(entry)
    for variables in found.values():
        add_referenced(variables, found)
    return found


def add_referenced(variables: Variables, found: dict[str, Variables]) -> None:
    """A message that is spoken inside another gets the other's arguments."""
    for name in variables.references & found.keys():
        add_referenced(found[name], found)
        for variable, keys in found[name].keys.items():
            variables.keys.setdefault(variable, set()).update(keys)


def values(keys: set[str]) -> list[Any]:
    """Values for a variable that reach every variant."""
    words = {key for key in keys if key not in PLURALS and not key.lstrip("-").isdigit()}
    if words:
        return [*sorted(words), "something else"]
    if keys:
        return [*NUMBERS, *(int(key) for key in sorted(keys) if key.lstrip("-").isdigit())]
    return [NAMES[0], 7, 1234, NAMES[1]]


def calls(found: dict[str, Variables], other: dict[str, Variables]) -> list[dict[str, Any]]:
    """Calls of every message with every combination of values (a few, where they are many)."""
    made: list[dict[str, Any]] = []
    for name, variables in found.items():
        if name.startswith("-"):
            continue
        names = sorted(variables.keys)
        choices = [values(variables.keys[each] | other[name].keys.get(each, set())) for each in names]
        few = itertools.islice(itertools.product(*choices), 200)
        made += [{"id": name, "args": dict(zip(names, chosen, strict=True))} for chosen in few]
    return made
