"""`rollwright games`: which games there are."""

from __future__ import annotations

import argparse
import re
from typing import TYPE_CHECKING, Any

from rollwright.cli.common import add_json, add_language, print_json

if TYPE_CHECKING:
    from rollwright.core.game import Spec


def add(parser: argparse.ArgumentParser) -> None:
    add_json(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> None:
    from rollwright.core import game

    specs = [game.spec_of(name) for name in game.games()]
    if args.json:
        print_json({"v": 1, "games": [_data(spec, args.lang) for spec in specs]})
        return
    width = max(len(spec.name) for spec in specs)
    for spec in specs:
        seats = f"{spec.seats[0]} to {spec.seats[-1]}" if len(spec.seats) > 1 else str(spec.seats[0])
        print(f"{spec.name:{width}}  {seats} seats. {_plain(spec, 'tagline', args.lang)}")


def _data(spec: Spec, language: str) -> dict[str, Any]:
    from rollwright import bots

    return {
        "name": spec.name,
        "title": _plain(spec, "title", language),
        "tagline": _plain(spec, "tagline", language),
        "seats": [spec.seats[0], spec.seats[-1]],
        "rules": spec.rules.RULES,
        "bots": list(bots.names(spec.name)),
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "choices": [False, True] if option.is_switch else [option.low, option.high],
            }
            for option in spec.options
        ],
    }


def _plain(spec: Spec, text: str, language: str) -> str:
    """A text without variables, read without the machinery of the catalogue: this command is to be quick."""
    source = (spec.folder / "messages" / f"{language}.ftl").read_text(encoding="utf-8")
    found = re.search(rf"^{text} = (.+)$", source, re.MULTILINE)
    return found[1] if found else ""
