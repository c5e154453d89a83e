"""`rollwright tournament`: which bot is better, and by how much is known."""

from __future__ import annotations

import argparse
import importlib.util

from rollwright.cli.common import Failed, Usage, add_game, add_json, load, print_json, seed, whole, words
from rollwright.cli.progress import Progress


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--bots", type=words, metavar="A,B,...", help="from weak to strong (the five levels)")
    parser.add_argument(
        "--matches", type=whole, default=100, metavar="N", help="of each pairing (%(default)s)"
    )
    parser.add_argument(
        "--all", action="store_true", help="each against each, not only against the one below"
    )
    parser.add_argument(
        "--seed", type=seed, default=1, metavar="N", help="the same matches each time (%(default)s)"
    )
    add_json(parser)


def run(args: argparse.Namespace) -> None:
    if importlib.util.find_spec("openskill") is None:
        raise Failed("ratings need openskill; it comes with the extra `bench`")
    game = load(args, args.seats)
    from rollwright import bots
    from rollwright.simulation.tournament import tournament

    with Progress(args.matches) as progress:
        try:
            named = args.bots or bots.LEVELS
            result = tournament(game, named, args.matches, args.seed, args.all, progress.add)
        except ValueError as error:
            raise Usage(str(error)) from None
    if args.json:
        print_json(result.json)
    else:
        print(result)
