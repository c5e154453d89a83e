"""`rollwright simulate`: many games by bots, counted."""

from __future__ import annotations

import argparse
import sys

from rollwright.cli.common import Usage, add_game, add_json, load, print_json, seed, whole, words
from rollwright.cli.progress import Progress


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--games", type=whole, default=10_000, metavar="N", help="how many (%(default)s)")
    parser.add_argument(
        "--bots", type=words, metavar="A,B,...", help="one a seat, or one for all: random, steady (steady)"
    )
    parser.add_argument(
        "--seed", type=seed, default=1, metavar="N", help="the same games each time (%(default)s)"
    )
    parser.add_argument(
        "--workers", type=whole, metavar="N", help="threads; the result does not depend on it"
    )
    add_json(parser)


def run(args: argparse.Namespace) -> None:
    named = args.bots or ["steady"]
    seats = args.seats or (len(named) if len(named) > 1 else None)
    game = load(args, seats)
    bots = named * game.seats if len(named) == 1 else named
    with Progress(args.games) as progress:
        from rollwright.core import speed
        from rollwright.simulation.batches import simulate

        try:
            result = simulate(
                game, games=args.games, bots=bots, seed=args.seed, workers=args.workers, progress=progress.add
            )
        except ValueError as error:
            raise Usage(str(error)) from None
    if missing := speed.compiler_missing():
        print(f"Plain speed: {missing}", file=sys.stderr)
    if args.json:
        print_json(result.json)
    else:
        print(result)
