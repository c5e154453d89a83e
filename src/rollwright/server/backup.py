"""Backup, restore and export of a data folder, for the command line."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

from rollwright.server import engine as storage
from rollwright.server.clock import now_ms
from rollwright.server.migrate import upgrade
from rollwright.server.records import record_text
from rollwright.server.schema import HEAD
from rollwright.server.store import Store


class RestoreError(Exception):
    """The file cannot be restored; the text says why."""


def backup(data: Path, target: Path) -> None:
    """Write a consistent copy of the data to `target`, also while a server runs;

    A half copy never gets that name.
    """
    with storage.folder_errors(target.parent):
        target.parent.mkdir(parents=True, exist_ok=True)
        part = _part_beside(target)
    try:
        storage.copy_to(data, part)
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)


def restore(source: Path, data: Path, replace: bool = False) -> None:
    """Put a backup into a data folder. RestoreError for a file that is none, or where data are already.

    With `replace` the data that are there are kept beside it, with `.before-restore` in their name. The
    server must not run meanwhile.
    """
    version = storage.schema_version(source)
    if version is None:
        raise RestoreError(f"{source} is not a whole Rollwright backup. Nothing was changed.")
    if version > HEAD:
        raise RestoreError(f"{source} is from a newer Rollwright. Nothing was changed.")
    target = data / storage.FILE
    if target.exists() and not replace:
        raise RestoreError(f"{data} holds data already. Nothing was changed.")
    with storage.folder_errors(data):
        data.mkdir(parents=True, exist_ok=True)
        part = _part_beside(target)
    try:
        storage.copy_file(source, part)
        storage.put_aside(target)
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)


def _part_beside(target: Path) -> Path:
    handle, name = tempfile.mkstemp(prefix=f".{target.name}.", suffix=".part", dir=target.parent)
    os.close(handle)
    return Path(name)


def export(data: Path) -> Iterator[tuple[str, str]]:
    """All tables as records:

    Pairs of table id and text, oldest first. Tables that have not begun are left out.
    """
    if not (data / storage.FILE).exists():
        raise storage.StorageError(f"There are no Rollwright data in {data}.")
    engine = storage.open_engine(data)
    try:
        upgrade(engine, now_ms())
        store = Store(engine, now_ms)
        with store.reading() as tx:
            ids = tx.all_ids()
        for table_id in ids:
            with store.reading() as tx:
                table = tx.table(table_id)
            if table.facts.status != "waiting":
                yield table_id, record_text(table)
    finally:
        engine.dispose()
