"""`rollwright rules`: a game's rule book."""

from __future__ import annotations

import argparse

from rollwright.cli.common import Failed, add_json, add_language, print_json, spec_of, wrapped


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("id", metavar="ID", nargs="?", help="a rule (RR-8, or just 8), or a word to look for")
    add_json(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> None:
    from rollwright.core.game import load
    from rollwright.core.rulebook import rulebook
    from rollwright.terminal.book import find, told_rule
    from rollwright.terminal.words import Words

    spec = spec_of(args.game)
    try:
        book = rulebook(spec.name, args.lang)
    except FileNotFoundError:
        raise Failed(f"{spec.name} has no rule book") from None
    chosen = find(book, args.id) if args.id else list(book)
    if not chosen:
        raise Failed(
            f"the rule book of {spec.name} has no {args.id!r}; it has {', '.join(rule.id for rule in book)}"
        )
    if args.json:
        rules = [
            {
                "id": rule.id,
                "heading": rule.heading,
                "text": rule.text,
                "ruling": rule.ruling,
                "examples": [
                    {"caption": each.caption, "from": each.start, "events": list(each.events), "to": each.end}
                    for each in rule.examples
                ],
            }
            for rule in chosen
        ]
        print_json({"v": 1, "game": spec.name, "rules": rules})
        return
    words = Words(load(spec.name), (), args.lang)
    for number, rule in enumerate(chosen):
        if number:
            print()
        for line in told_rule(rule, words):
            print(wrapped(line))
