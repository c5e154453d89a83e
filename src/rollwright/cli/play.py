"""`rollwright play`: a game in plain lines."""

from __future__ import annotations

import argparse
import importlib
import sys
from typing import TYPE_CHECKING, Any

from rollwright.cli.common import (
    Usage,
    add_choices,
    add_language,
    load,
    read_record,
    seed,
    spec_of,
    words,
    wrapped,
)

if TYPE_CHECKING:
    from rollwright.core.record import Record


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help="its name, as `rollwright games` lists it")
    parser.add_argument(
        "--seats",
        type=words,
        metavar="A,B,...",
        help="who plays: me, a name, or a bot (gentle to expert, steady, random); usually me,steady",
    )
    parser.add_argument("--resume", metavar="FILE", help="go on with a saved game")
    add_choices(parser)
    parser.add_argument("--seed", type=seed, metavar="N", help="dice that fall the same each time")
    parser.add_argument("--real-dice", action="store_true", help="you throw, and type what fell")
    parser.add_argument("--hints", action="store_true", help="the coach may be asked; the log counts it")
    parser.add_argument(
        "--at", type=seed, metavar="N", help="with --resume: go on after event N, to try another move"
    )
    add_language(parser)
    parser.epilog = "While you play, ? lists your moves and why others are not allowed, help tells the rest."


def run(args: argparse.Namespace) -> None:
    from rollwright.terminal.dice import SeededDice, SystemDice
    from rollwright.terminal.play import Play
    from rollwright.terminal.session import Session

    if args.at is not None and not args.resume:
        raise Usage("--at goes with --resume: which saved game?")
    if args.real_dice and args.seed is not None:
        raise Usage("--real-dice and --seed exclude each other: either you throw, or the program does")
    record = _resumed(args) if args.resume else _new(args)
    players = _players(list(record.names), record.game.name, args.lang)
    dice = SystemDice() if args.seed is None else SeededDice(args.seed)
    Play(Session(record, players, dice, args.lang), Lines(), args.real_dice, args.hints).run()


def _new(args: argparse.Namespace) -> Any:
    from rollwright.core.record import Record

    if args.game is None:
        raise Usage("which game? rollwright games lists them")
    spec = spec_of(args.game)
    seats = args.seats or (["me", "steady"] if 2 in spec.seats else ["me"] * spec.seats[0])
    game = load(args, len(seats))
    names = tuple(player.recorded for player in _players(seats, game.name, args.lang))
    return Record(game, names)


def _resumed(args: argparse.Namespace) -> Any:
    record = read_record(args.resume)
    if args.at is not None:
        record = _cut(record, args.at)
    if args.game not in (None, record.game.name):
        raise Usage(f"{args.resume} is a game of {record.game.name}, not of {args.game}")
    if args.option or args.content:
        raise Usage("a saved game brings its own options and content")
    seats = args.seats or list(record.names) or ["me"] * record.game.seats
    if len(seats) != record.game.seats:
        raise Usage(f"{args.resume} is a game of {record.game.seats} seats, not of {len(seats)}")
    record.names = tuple(player.recorded for player in _players(seats, record.game.name, args.lang))
    return record


def _cut(record: Record, events: int) -> Record:
    """The first so many events of a record."""
    from rollwright.core.record import Record

    if events > len(record.events):
        raise Usage(f"the record has {len(record.events)} events, so there is no event {events}")
    lines = str(record).splitlines()
    return Record.parse("\n".join(lines[: len(lines) - len(record.events) + events]))


def _players(seats: list[str], game: str, language: str) -> Any:
    from rollwright.core.texts import catalogue
    from rollwright.terminal.players import seated

    unnamed = catalogue(None, language).say("terminal-player", n=1).removesuffix(" 1")
    try:
        return seated(seats, game, unnamed)
    except ValueError as error:
        raise Usage(str(error)) from None


class Lines:
    """Standard input and output. What comes from a file or pipe is shown too, so that a log makes sense."""

    def __init__(self) -> None:
        self._typed_by_hand = sys.stdin.isatty()
        if self._typed_by_hand:
            try:
                importlib.import_module("readline")  # editing and history in `input`
            except ImportError:
                pass

    def say(self, line: str) -> None:
        print(wrapped(line))

    def ask(self, prompt: str) -> str | None:
        sys.stdout.flush()
        if self._typed_by_hand:
            try:
                return input(prompt)
            except EOFError:
                print()
                return None
        line = sys.stdin.readline()
        print(f"{prompt}{line.rstrip()}".rstrip())
        return line or None
