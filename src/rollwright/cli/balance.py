"""`rollwright balance`: the designer's report."""

from __future__ import annotations

import argparse

from rollwright.cli.common import Failed, add_json, print_json, seed, spec_of


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="its name, as `rollwright games` lists it")
    parser.add_argument("--content", metavar="FILE", help="cards, sheets or boards of your own")
    parser.add_argument(
        "--games",
        type=seed,
        default=1000,
        metavar="N",
        help="games (or single turns) to play for it, 0 for none (%(default)s)",
    )
    parser.add_argument(
        "--seed", type=seed, default=1, metavar="N", help="the same games each time (%(default)s)"
    )
    add_json(parser)


def run(args: argparse.Namespace) -> None:
    from rollwright.simulation.balance import NoReport, report

    spec = spec_of(args.game)
    try:
        found = report(spec.name, args.content, args.games, args.seed)
    except NoReport as error:
        raise Failed(str(error)) from None
    if args.json:
        print_json(found.json)
    else:
        print(found)
