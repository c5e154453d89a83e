"""`rollwright perft`: counting what can happen."""

from __future__ import annotations

import argparse

from rollwright.cli.common import Usage, add_game, add_json, load, print_json, seed


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--depth", type=seed, default=3, metavar="N", help="events in a row (%(default)s)")
    parser.add_argument("--state", metavar="TEXT", help="begin here, a position as str(state) tells it")
    add_json(parser)


def run(args: argparse.Namespace) -> None:
    from rollwright.core.perft import perft

    game = load(args, _seats(args))
    try:
        state = game.state(args.state) if args.state else game.start()
    except (ValueError, KeyError) as error:
        raise Usage(f"--state: {error}") from None
    counts = [(depth, *perft(state, depth)) for depth in range(args.depth + 1)]
    names = ("depth", "nodes", "distinct", "over")
    if args.json:
        rows = [dict(zip(names, row, strict=True)) for row in counts]
        print_json({"v": 1, "game": game.name, "rules": game.rules, "state": str(state), "rows": rows})
        return
    for row in (names, *counts):
        print(f"{row[0]:>5}  {row[1]:>14}  {row[2]:>12}  {row[3]:>12}")


def _seats(args: argparse.Namespace) -> int | None:
    """As asked for, or as the position begins: `pig/3 ...`."""
    if args.seats is None and args.state:
        _, _, seats = args.state.split(" ")[0].partition("/")
        return int(seats) if seats.isdecimal() else None
    seats_asked: int | None = args.seats
    return seats_asked
