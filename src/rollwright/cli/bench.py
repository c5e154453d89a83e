"""`rollwright bench`: how fast the engine is, beside others where they are installed."""

from __future__ import annotations

import argparse
import importlib
import sys
from collections.abc import Callable
from typing import Any, Protocol, cast

from rollwright.cli.common import Failed, add_json, print_json


class Result(Protocol):
    """Rows of figures, as data and as a table."""

    @property
    def json(self) -> dict[str, Any]: ...
    def __str__(self) -> str: ...


class Bench(Protocol):
    """The module that measures."""

    def engine(self, seconds: float, tell: Callable[[str], None]) -> Result: ...


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", choices=["engine"], help="what is measured")
    parser.add_argument(
        "--seconds",
        type=_seconds,
        default=2.0,
        metavar="S",
        help="how long each row is measured (%(default)s)",
    )
    add_json(parser)


def run(args: argparse.Namespace) -> None:
    try:
        bench = cast("Bench", importlib.import_module("rollwright.simulation.bench"))
    except ModuleNotFoundError as error:
        raise Failed(f"the benchmark cannot be run here: {error}") from None
    result = bench.engine(args.seconds, _tell)
    if args.json:
        print_json(result.json)
    else:
        print(result)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < 3600:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of seconds")
    return seconds


def _tell(line: str) -> None:
    """What is being measured just now, where somebody sees it."""
    if sys.stderr.isatty():
        print(line, file=sys.stderr)
