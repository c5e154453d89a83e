"""`rollwright balance`: the designer's report."""

from __future__ import annotations

import argparse
from pathlib import Path

from rollwright.cli.common import Failed, add_json, print_json, seed, spec_of, whole
from rollwright.cli.progress import Progress


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
    parser.add_argument(
        "--bot",
        choices=("random", "steady", "rollout"),
        default="steady",
        help="who plays, in a game that is won or lost together (%(default)s)",
    )
    parser.add_argument(
        "--playouts", type=seed, default=2000, metavar="N", help="of a decision of rollout (%(default)s)"
    )
    parser.add_argument(
        "--only",
        default="",
        metavar="TEXT",
        help='tables with this text in their row, such as "lava-reef co-op 4"',
    )
    parser.add_argument(
        "--jobs",
        type=whole,
        default=1,
        metavar="N",
        help="processes that play games of rollout (%(default)s)",
    )
    parser.add_argument(
        "--keep",
        type=Path,
        metavar="FILE",
        help="keep the finished games of rollout here, and play none twice",
    )
    add_json(parser)


def run(args: argparse.Namespace) -> None:
    from rollwright.simulation.balance import NoReport, report
    from rollwright.simulation.tables import Played

    spec = spec_of(args.game)
    played = Played(args.bot, args.playouts, args.only, args.jobs, args.keep)
    with Progress(1, told_left=True) as progress:

        def tell(finished: int, total: int) -> None:
            progress.total = total
            progress.add(finished)

        try:
            found = report(spec.name, args.content, args.games, args.seed, played, tell)
        except NoReport as error:
            raise Failed(str(error)) from None
    if args.json:
        print_json(found.json)
    else:
        print(found)
