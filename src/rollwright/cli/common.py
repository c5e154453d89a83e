"""What the commands share: errors, arguments, languages and JSON."""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
import textwrap
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rollwright.core.game import Game, Spec
    from rollwright.core.record import Record
    from rollwright.core.state import State
    from rollwright.terminal.words import Words

FAILED, USAGE, INTERRUPTED = 1, 2, 130
LANGUAGES = ("en", "de")
WIDEST = 100  # columns that can be read well


class Failed(Exception):
    """What was asked for cannot be done; the text is for people."""


class Usage(Exception):
    """It was asked for in a way that makes no sense."""


# -- arguments -------------------------------------------------------------------------------------------


def add_game(parser: argparse.ArgumentParser, seats: bool = True) -> None:
    """GAME, its options and its content."""
    parser.add_argument("game", metavar="GAME", help="its name, as `rollwright games` lists it")
    if seats:
        parser.add_argument("--seats", type=whole, metavar="N", help="how many play")
    add_choices(parser)


def add_choices(parser: argparse.ArgumentParser) -> None:
    """Table options and a content file."""
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a table option, such as key_chain=false",
    )
    parser.add_argument("--content", metavar="FILE", help="cards, sheets or boards of your own")


def add_json(parser: argparse.ArgumentParser) -> None:
    """--json."""
    parser.add_argument("--json", action="store_true", help="for programs to read")


def add_language(parser: argparse.ArgumentParser) -> None:
    """--lang."""
    parser.add_argument(
        "--lang", choices=LANGUAGES, default=language(), help="the language (now %(default)s)"
    )


def add_data(parser: argparse.ArgumentParser) -> None:
    """--data."""
    parser.add_argument(
        "--data", type=Path, metavar="DIR", help="the data folder (usually that of your account)"
    )


def whole(text: str) -> int:
    """A whole number from 1, with _ or , between groups."""
    number = seed(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is not 1 or more")
    return number


def seed(text: str) -> int:
    """A whole number from 0."""
    digits = text.replace("_", "").replace(",", "")
    if not digits.isdecimal():
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 0")
    return int(digits)


def words(text: str) -> list[str]:
    """Words between commas."""
    return [word.strip() for word in text.split(",") if word.strip()]


def language() -> str:
    """English, unless the environment speaks another of our languages."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return value[:2] if value[:2] in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


# -- games -----------------------------------------------------------------------------------------------


def spec_of(name: str) -> Spec:
    """The game; wrong usage where there is none."""
    from rollwright.core import game

    try:
        return game.spec_of(name)
    except ValueError as error:
        raise Usage(str(error)) from None


def load(args: argparse.Namespace, seats: int | None = None) -> Game:
    """The game as the arguments want it."""
    from rollwright.core import game
    from rollwright.core.errors import RollwrightError

    spec = spec_of(args.game)
    try:
        return game.load(spec.name, seats, options(spec, args.option), args.content)
    except RollwrightError:
        raise
    except ValueError as error:
        raise Usage(str(error)) from None


def options(spec: Spec, given: list[str]) -> dict[str, Any]:
    """`name=value` pairs as values."""
    said = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
    found: dict[str, Any] = {}
    for pair in given:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Usage(f"--option wants NAME=VALUE, not {pair!r}")
        found[name.strip()] = said.get(
            value.strip().lower(), int(value) if value.strip().isdecimal() else value
        )
    return found


def read_record(file: str) -> Record:
    """A saved game; `-` reads the input."""
    from rollwright.core.errors import RecordError
    from rollwright.core.record import Record

    try:
        text = sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Failed(f"{file}: this is not a text, so no record") from None
    try:
        return Record.parse(text)
    except RecordError as error:
        raise Failed(f"{file}: {error}") from None


def read_position(text: str, args: argparse.Namespace) -> State:
    """A position as `str(state)` tells it, `pig/2 to_act=0 ...`, of the game with the options and content asked for."""
    title, _, _ = text.strip().partition(" ")
    name, slash, seats = title.partition("/")
    if not slash or not seats.isdecimal():
        raise Usage(f"{text[:40]!r} is neither a file nor a position; a position begins as in pig/2 to_act=0")
    from rollwright.core import game
    from rollwright.core.errors import RollwrightError

    try:
        found = game.load(name, int(seats), options(spec_of(name), args.option), args.content)
        return found.state(text)
    except RollwrightError:
        raise
    except (ValueError, KeyError) as error:
        raise Usage(f"this position cannot be read: {error}") from None


# -- telling ---------------------------------------------------------------------------------------------


def words_of(game: Game, names: tuple[str, ...], lang: str) -> Words:
    """The words for a game at a table of these players; `Player 1` and so on where there are no names."""
    from rollwright.core.texts import catalogue
    from rollwright.terminal.players import seated
    from rollwright.terminal.words import Words

    unnamed = catalogue(None, lang).say("terminal-player", n=1).removesuffix(" 1")
    players = seated(names or ("me",) * game.seats, game.name, unnamed)
    return Words(game, tuple(player.name for player in players), lang)


def wrapped(line: str) -> str:
    """The line broken between words where a screen would break it anywhere; as it is for a file or pipe."""
    if not sys.stdout.isatty():
        return line
    width = min(WIDEST, shutil.get_terminal_size().columns - 1)
    return textwrap.fill(line, width, break_long_words=False, break_on_hyphens=False)


def print_json(data: Any) -> None:
    """One document, as people can read it too."""
    print(json.dumps(data, indent=2, ensure_ascii=False))
