"""The rule book in plain lines, examples told by the engine."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from rollwright.core.rulebook import RULINGS, Example, Rule
from rollwright.core.state import State
from rollwright.terminal.words import Words

__all__ = ["contents", "find", "told_rule", "told_text"]


def contents(book: Iterable[Rule]) -> Iterator[str]:
    """Ids and headings."""
    return (f"{rule.id}: {rule.heading}." for rule in book)


def find(book: Sequence[Rule], wanted: str) -> list[Rule]:
    """The rule with this id (`rr-8`, or just `8`), or else those whose heading or text has the word."""
    typed = wanted.casefold().strip()
    for rule in book:
        if typed in (rule.id.casefold(), rule.id.casefold().partition("-")[2]):
            return [rule]
    if found := [rule for rule in book if typed in rule.heading.casefold()]:
        return found
    return [rule for rule in book if typed in rule.text.casefold()]


def told_rule(rule: Rule, words: Words) -> Iterator[str]:
    """A rule with its examples, a paragraph a line."""
    yield from told_text(rule, words)
    for example in rule.examples:
        yield from told_example(example, words)


def told_text(rule: Rule, words: Words) -> Iterator[str]:
    """A rule without its examples."""
    yield f"{rule.id}: {rule.heading}."
    yield from paragraphs(rule.text, words.say("ruling"))


def paragraphs(markdown: str, ruling: str) -> Iterator[str]:
    """Paragraphs and list items without the marks of Markdown."""
    text = markdown
    for mark in RULINGS:
        text = text.replace(mark, ruling)
    for block in re.split(r"\n\s*\n|\n(?=[-*] )", text):
        line = " ".join(block.split()).removeprefix("- ").removeprefix("* ")
        line = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", line)
        line = re.sub(r"(\*\*|__|`)(.+?)\1", r"\2", line)
        line = re.sub(r"(?<!\w)[*_]([^*_]+)[*_](?!\w)", r"\1", line)
        if line:
            yield line


def told_example(example: Example, words: Words) -> Iterator[str]:
    """The position an example begins with, and what happens."""
    states = example.states()
    game = states[0].game
    names = tuple(words.say("player", n=seat) for seat in range(1, game.seats + 1))
    local = Words(game, names, words.language)
    yield ""
    yield words.say("example", caption=example.caption)
    yield from local.table(states[0], None)
    for event, before, after in zip(example.events, states, states[1:], strict=False):
        yield from told_event(local, before, after, event)


def told_event(words: Words, before: State, after: State, event: str) -> Iterator[str]:
    """A move by its name, then what it or chance caused."""
    if isinstance(before.to_act, int):
        move = before.game.move(re.sub(r"^(! *)?\d+ ", "", event))
        yield words.say("did", player=words.names[before.to_act], move=words.move(move))
    yield from words.notes(after.story)
