"""`rollwright analyse`: a saved game or a position, judged."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from rollwright.cli.common import (
    Failed,
    add_choices,
    add_json,
    add_language,
    print_json,
    read_position,
    read_record,
    seed,
    whole,
    words_of,
    wrapped,
)
from rollwright.cli.progress import Progress

if TYPE_CHECKING:
    from rollwright.bots.valuing import Valuer
    from rollwright.core.game import Game


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "what",
        metavar="FILE|POSITION",
        help="a saved game (- reads the input), or a position such as pig/2 ...",
    )
    parser.add_argument(
        "--sims", type=whole, metavar="N", help="simulations a decision where nothing is exact"
    )
    parser.add_argument("--seed", type=seed, default=0, metavar="S", help="the same figures each time")
    parser.add_argument("--brief", action="store_true", help="only the totals, the worst and the luckiest")
    parser.add_argument("--table", action="store_true", help="one row an event, as CSV")
    add_choices(parser)
    add_json(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> None:
    if args.what == "-" or Path(args.what).is_file():
        _game(args)
    else:
        _position(args)


def _valuer(game: Game, args: argparse.Namespace) -> Valuer:
    from rollwright.bots import valuing

    try:
        return valuing.valuer(game, args.sims or valuing.SIMULATIONS, args.seed)
    except valuing.NoValuer as error:
        raise Failed(str(error)) from None


def _game(args: argparse.Namespace) -> None:
    from rollwright.analysis.coach import analyse
    from rollwright.bots.valuing import SIMULATIONS
    from rollwright.terminal.coaching import told_course, told_game, told_summary, told_unit

    record = read_record(args.what)
    by = _valuer(record.game, args)
    with Progress(len(record.states())) as progress:
        simulations = args.sims or SIMULATIONS
        found = analyse(record, simulations, args.seed, by, lambda _done, _of: progress.add(1))
    if args.json:
        print_json(found.json)
        return
    if args.table:
        print(found.table, end="")
        return
    words = words_of(record.game, record.names, args.lang)
    title, players = words.texts.say("title"), ", ".join(words.names)
    print(wrapped(words.say("coach-head", game=title, players=players, method=found.method)))
    lines = [*told_unit(words, record.game, found.unit, found.exact, found.scale)]
    lines += told_summary(words, record, found) if args.brief else told_game(words, record, found)
    lines += told_course(words, found)
    for line in lines:
        print(wrapped(line))


def _position(args: argparse.Namespace) -> None:
    from rollwright.analysis.appraisal import appraise, judged
    from rollwright.analysis.verdicts import scale_of
    from rollwright.terminal.coaching import told_position, told_unit

    state = read_position(args.what, args)
    found = appraise(_valuer(state.game, args), state)
    scale = scale_of(state.game, found.unit)
    if args.json or args.table:
        moves = {each.move: {"cost": each.cost, "verdict": each.verdict} for each in judged(found, scale)}
        print_json({"v": 1, "state": str(state), "scale": scale, **found.json, "moves": moves})
        return
    words = words_of(state.game, (), args.lang)
    for line in (
        *told_position(words, state, found, scale),
        *told_unit(words, state.game, found.unit, found.exact, scale),
    ):
        print(wrapped(line))
