"""The commands. Only the one that is asked for is loaded, and what it needs when it needs it."""

from __future__ import annotations

import argparse
import importlib
import io
import os
import sys
from collections.abc import Sequence
from typing import NoReturn, Protocol, cast

from rollwright.cli.common import FAILED, INTERRUPTED, USAGE, Failed, Usage

__all__ = ["COMMANDS", "main"]

COMMANDS = {
    "play": "play a game in plain lines, with people and bots",
    "serve": "open the hall: the server and its page",
    "games": "which games there are",
    "rules": "read a game's rule book",
    "replay": "tell a saved game again",
    "analyse": "what each choice of a game cost, and what the dice gave",
    "odds": "what may fall next, and how likely",
    "simulate": "play many games by bots and count",
    "tournament": "let bots play each other, and rate them",
    "balance": "the designer's report: what each card takes, how long games are",
    "solve": "find the best play of a game exactly, where that can be",
    "perft": "count what can happen, as a check of the rules",
    "bench": "measure the speed of the engine",
    "export": "write the games of a hall's data folder as records",
    "backup": "copy a hall's data into one file, also while it runs",
    "restore": "put a backup in place",
    "new-game": "begin a new game from the smallest one",
}


class Command(Protocol):
    """What the module of a command has."""

    def add(self, parser: argparse.ArgumentParser) -> None: ...
    def run(self, args: argparse.Namespace) -> int | None: ...


class Parser(argparse.ArgumentParser):
    """Errors in one line."""

    def error(self, message: str) -> NoReturn:
        raise Usage(f"{message} (see {self.prog} --help)")


def main(argv: Sequence[str] | None = None) -> int:
    """Entry point of `rollwright`: 0 done, 1 failed, 2 wrong usage, 130 interrupted."""
    words = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a sign that a terminal does not know ends no game
    try:
        code = _run(words)
        sys.stdout.flush()
        return code
    except Usage as error:
        return _tell(str(error), USAGE)
    except BrokenPipeError:  # whoever read us has enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except Failed as error:
        return _tell(str(error), FAILED)
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        return _tell(f"{where}{error.strerror or error}", FAILED)


def _run(words: list[str]) -> int:
    from rollwright.core.errors import RollwrightError

    parser, module = _parser(words)
    args = parser.parse_args(words)
    if module is None:
        parser.print_help()
        return 0
    try:
        return module.run(args) or 0
    except RollwrightError as error:
        raise Failed(str(error)) from error


def _parser(words: Sequence[str]) -> tuple[argparse.ArgumentParser, Command | None]:
    """The parser, and the module of the command that is asked for; the others are only named."""
    parser = Parser(
        prog="rollwright",
        description="Dice games from one set of rules: in the browser, in a terminal, by the million.",
        epilog="rollwright COMMAND --help says more. Exit codes: 0 done, 1 failed, 2 usage, 130 Ctrl-C.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"rollwright {_version()}")
    asked = next((word for word in words if not word.startswith("-")), None)
    if asked is not None and asked not in COMMANDS:
        raise Usage(f"there is no command {asked!r}; there are {', '.join(COMMANDS)}")
    found = parser.add_subparsers(title="commands", metavar="COMMAND", prog="rollwright")
    module: Command | None = None
    for name, help_text in COMMANDS.items():
        command = found.add_parser(name, help=help_text, description=_sentence(help_text), allow_abbrev=False)
        if name == asked:
            module = cast("Command", importlib.import_module(f"rollwright.cli.{name.replace('-', '_')}"))
            module.add(command)
    return parser, module


def _sentence(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}."


def _version() -> str:
    from rollwright import __version__

    return __version__


def _tell(message: str, code: int) -> int:
    """One line on stderr."""
    print(f"rollwright: {' '.join(message.split())}", file=sys.stderr)
    return code
