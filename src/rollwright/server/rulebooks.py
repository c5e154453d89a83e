"""A game's rule book as the page shows it, each rule with an example position that the engine made."""

from __future__ import annotations

from functools import lru_cache

from rollwright.core.rulebook import Rule, rulebook
from rollwright.server import shelf
from rollwright.server.wire import Rulebook, RuleInfo


@lru_cache(maxsize=32)
def rule_book(game: str) -> Rulebook:
    """The rules of a game; Problem where there is no such game."""
    shelf.find_spec(game)
    return Rulebook([_rule(rule) for rule in rulebook(game)])


def _rule(rule: Rule) -> RuleInfo:
    if not rule.examples:
        return RuleInfo(rule.id, rule.heading, rule.text, rule.ruling, None, None, [], None)
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
    )
