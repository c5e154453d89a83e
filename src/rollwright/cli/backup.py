"""`rollwright backup`: a hall's data in one file."""

from __future__ import annotations

import argparse
from pathlib import Path

from rollwright.cli.common import Failed, add_data, add_json, print_json


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file", metavar="FILE", type=Path, help="where the copy goes; a backup of that name is replaced"
    )
    add_data(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> None:
    from rollwright.server.backup import backup
    from rollwright.server.engine import StorageError
    from rollwright.server.run import data_folder

    try:
        backup(args.data or data_folder(), args.file)
    except StorageError as error:
        raise Failed(str(error)) from None
    size = args.file.stat().st_size
    if args.json:
        print_json({"v": 1, "file": str(args.file), "bytes": size})
    else:
        print(f"Backed up to {args.file}, {size:,} bytes.")
