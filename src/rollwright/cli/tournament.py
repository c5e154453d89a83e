"""`rollwright tournament`: which bot is better, and by how much is known."""

from __future__ import annotations

import argparse
import importlib.util
import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from rollwright.cli.common import Failed, Usage, add_game, add_json, load, print_json, seed, whole, words
from rollwright.cli.progress import Progress

if TYPE_CHECKING:
    from rollwright.core.game import Game
    from rollwright.simulation.matches import Duel
    from rollwright.simulation.tournament import Result

MINUTES = 55


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--bots", type=words, metavar="A,B,...", help="from weak to strong (the five levels)")
    parser.add_argument(
        "--matches", type=whole, metavar="N", help="of each pairing (as many as tell the two apart)"
    )
    parser.add_argument(
        "--minutes", type=whole, default=MINUTES, metavar="N", help="without --matches, at most (%(default)s)"
    )
    parser.add_argument(
        "--all", action="store_true", help="each against each, not only against the one below"
    )
    parser.add_argument(
        "--seed", type=seed, default=1, metavar="N", help="the same matches each time (%(default)s)"
    )
    parser.add_argument("--jobs", type=whole, metavar="N", help="processes that play (one a core)")
    parser.add_argument(
        "--keep", type=Path, metavar="FILE", help="keep each match there, and go on from those it has"
    )
    parser.add_argument("--plot", type=Path, metavar="FILE.svg", help="draw the duels there, as SVG")
    add_json(parser)


def run(args: argparse.Namespace) -> None:
    if importlib.util.find_spec("openskill") is None:
        raise Failed("ratings need openskill; it comes with the extra `bench`")
    if args.plot and not args.plot.parent.is_dir():
        raise Failed(f"{args.plot} cannot be written: there is no folder {args.plot.parent}")
    game = load(args, args.seats)
    from rollwright import bots
    from rollwright.simulation.tournament import everyone, neighbours, tournament

    named = args.bots or bots.LEVELS
    pairings = len((everyone if args.all else neighbours)(named))
    seconds = 60 * args.minutes
    began, total = time.monotonic(), args.matches * pairings if args.matches else seconds
    with Progress(total, told_left=True) as progress:

        def played(more: int) -> None:
            progress.add(more if args.matches else int(time.monotonic() - began) - progress.done)

        try:
            result = tournament(
                game, named, args.matches, args.seed, args.all, args.jobs or os.cpu_count() or 1, seconds,
                played, tell, args.keep,
            )  # fmt: skip
        except ValueError as error:
            raise Usage(str(error)) from None
    if args.plot:
        draw(args.plot, game, result)
    if args.json:
        print_json(result.json)
    else:
        print(result)


def draw(file: Path, game: Game, result: Result) -> None:
    """The picture, named by the game, its seats and what of its options is not as usual."""
    from rollwright.core.texts import catalogue
    from rollwright.simulation.plot import picture

    chosen = [
        f"{option.name}={option.words[value] if option.words else value}"
        for option in game.spec.options
        if (value := game.options[option.name]) != option.default
    ]
    seats = f"{game.seats} seats" if game.seats > 1 else "1 seat"
    title = ", ".join([catalogue(game.name, "en").say("title"), seats, *chosen])
    file.write_text(picture(result, title), encoding="utf-8")


def tell(duel: Duel) -> None:
    """A look at a pairing, as it comes, above the progress bar."""
    print(f"\r\x1b[K{duel}" if sys.stderr.isatty() else str(duel), file=sys.stderr, flush=True)
