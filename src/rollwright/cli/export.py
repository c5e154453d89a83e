"""`rollwright export`: the games of a hall as records."""

from __future__ import annotations

import argparse
from pathlib import Path

from rollwright.cli.common import Failed, add_data, add_json, print_json


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "folder", metavar="DIR", nargs="?", type=Path, help="where to write them; else they are printed"
    )
    parser.add_argument("--table", metavar="ID", help="only this table")
    add_data(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> None:
    from rollwright.server.backup import export
    from rollwright.server.engine import StorageError
    from rollwright.server.run import data_folder

    try:
        records = [pair for pair in export(args.data or data_folder()) if args.table in (None, pair[0])]
    except StorageError as error:
        raise Failed(str(error)) from None
    if args.table is not None and not records:
        raise Failed(f"no table {args.table} has begun here")
    if args.folder is not None:
        args.folder.mkdir(parents=True, exist_ok=True)
        for table, text in records:
            (args.folder / f"{table}.txt").write_text(text, encoding="utf-8")
    if args.json:
        print_json({"v": 1, "records": [{"table": table, "record": text} for table, text in records]})
    elif args.folder is not None:
        print(f"Games written to {args.folder}: {len(records)}.")
    else:
        print("\n".join(f"# table {table}\n{text}" for table, text in records))
