"""A game's rule book as the page shows it, each rule with an example position that the engine made."""

from __future__ import annotations

from functools import lru_cache

from rollwright.core.rulebook import Rule, rulebook
from rollwright.core.texts import LANGUAGES
from rollwright.server import shelf
from rollwright.server.wire import Rulebook, RuleInfo


def rule_book(game: str, language: str = "en") -> Rulebook:
    """The rules of a game, in English where there is no translation; Problem where there is no such game."""
    shelf.find_spec(game)
    return _read(game, language if language in LANGUAGES else "en")


@lru_cache(maxsize=32)
def _read(game: str, language: str) -> Rulebook:
    try:
        return Rulebook([_rule(rule) for rule in rulebook(game, language)])
    except FileNotFoundError:
        return Rulebook([])  # a game in the making


def _rule(rule: Rule) -> RuleInfo:
    if not rule.examples:
        return RuleInfo(rule.id, rule.heading, rule.text, rule.ruling, None, None, [], None, list(rule.about))
    example = rule.examples[0]
    states = example.states()
    return RuleInfo(
        rule.id,
        rule.heading,
        rule.text,
        rule.ruling,
        example.caption,
        states[0].view(),
        list(example.events),
        states[-1].view(),
        list(rule.about),
    )
