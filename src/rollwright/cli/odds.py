"""`rollwright odds`: what may fall next, under each choice."""

from __future__ import annotations

import argparse

from rollwright.cli.common import (
    add_choices,
    add_json,
    add_language,
    print_json,
    read_position,
    seed,
    words_of,
    wrapped,
)


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "position", metavar="POSITION", help="a position as replay --json or str(state) tells it"
    )
    parser.add_argument("--move", metavar="TEXT", help="only after this move")
    parser.add_argument(
        "--seed", type=seed, default=0, metavar="S", help="of the sample, where there is too much to count"
    )
    add_choices(parser)
    add_json(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> None:
    from rollwright.analysis.odds import odds, odds_of_throw
    from rollwright.terminal.coaching import told_odds

    state = read_position(args.position, args)
    if args.move is None:
        found = odds(state, seed=args.seed)
    else:
        move = state.game.move(args.move)
        found = (odds_of_throw(state.play(move), move.text, seed=args.seed),)
    if args.json:
        print_json({"v": 1, "state": str(state), "odds": [each.json for each in found]})
        return
    for line in told_odds(words_of(state.game, (), args.lang), state, found):
        print(wrapped(line))
