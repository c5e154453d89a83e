"""`rollwright restore`: a backup put in place."""

from __future__ import annotations

import argparse
from pathlib import Path

from rollwright.cli.common import Failed, add_data, add_json, print_json


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="a backup; the server must not run meanwhile")
    parser.add_argument(
        "--replace", action="store_true", help="even where data are already; those are kept beside it"
    )
    add_data(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> None:
    from rollwright.server.backup import RestoreError, restore
    from rollwright.server.engine import StorageError
    from rollwright.server.run import data_folder

    data: Path = args.data or data_folder()
    try:
        restore(args.file, data, replace=args.replace)
    except RestoreError as error:
        hint = (
            ""
            if args.replace or "already" not in str(error)
            else " --replace keeps them beside the restored ones."
        )
        raise Failed(f"{error}{hint}") from None
    except StorageError as error:
        raise Failed(str(error)) from None
    if args.json:
        print_json({"v": 1, "file": str(args.file), "data": str(data)})
    else:
        print(f"Restored to {data}.")
