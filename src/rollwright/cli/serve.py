"""`rollwright serve`: the hall."""

from __future__ import annotations

import argparse
from urllib.parse import urlsplit

from rollwright.cli.common import Failed, Usage, add_data

PORTS = 65_535


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--host", help="the address to listen on (usually all of this machine's, so that phones can join)"
    )
    parser.add_argument(
        "--port", type=_port, metavar="N", help="the port, or the next free one after it (8000)"
    )
    add_data(parser)
    parser.add_argument(
        "--origin",
        action="append",
        default=[],
        type=_origin,
        metavar="URL",
        help="another address under which people reach the hall, such as https://hall.example",
    )
    parser.add_argument("--open", action="store_true", help="open a browser, if there is one")


def run(args: argparse.Namespace) -> None:
    from rollwright.server.engine import StorageError
    from rollwright.server.run import HOST, PORT, NoPort, serve

    host = HOST if args.host is None else args.host
    port = PORT if args.port is None else args.port
    try:
        serve(host, port, args.data, args.origin, args.open)
    except (StorageError, NoPort) as error:
        raise Failed(str(error)) from None


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > PORTS:
        raise Usage(f"--port is a number from 0 to {PORTS}, not {text!r}")
    return int(text)


def _origin(text: str) -> str:
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/"):
        raise Usage(f"--origin is an address such as https://hall.example, not {text!r}")
    return text.rstrip("/")
