"""The one module that knows which database holds the data: today SQLite, one file in the data folder.

Everyone else gets a SQLAlchemy engine and the typed errors below. A write transaction takes the write lock
at once (`BEGIN IMMEDIATE`), is synced to the disk before it counts (`synchronous=FULL`), and waits a while
for others.
"""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.pool import StaticPool

FILE = "rollwright.sqlite3"
BUSY_SECONDS = 10.0

_FULL_ERRNO = (errno.ENOSPC, errno.EDQUOT)
_READ_ONLY_ERRNO = (errno.EROFS, errno.EACCES, errno.EPERM)


class StorageError(Exception):
    """The data folder cannot be used; `code` is the problem code, the text says what to do."""

    code = "storage-failed"


class StorageFull(StorageError):
    """No space is left for the data."""

    code = "storage-full"


class StorageReadOnly(StorageError):
    """The data may be read but not written."""

    code = "storage-read-only"


class StorageBusy(StorageError):
    """Somebody else holds the data for too long."""

    code = "storage-busy"


class StorageNewer(StorageError):
    """The data were written by a newer version of the program."""

    code = "storage-newer"


def open_engine(folder: Path) -> Engine:
    """The engine on the data in `folder`, which is made when missing."""
    with folder_errors(folder):
        folder.mkdir(parents=True, exist_ok=True)
    engine = create_engine(
        f"sqlite:///{folder / FILE}",
        poolclass=StaticPool,  # one connection, used by one thread
        connect_args={"check_same_thread": False, "timeout": BUSY_SECONDS, "cached_statements": 256},
    )
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    return engine


def _prepare(dbapi: Any, _record: object) -> None:
    dbapi.isolation_level = None  # we say BEGIN ourselves
    for pragma in ("foreign_keys=ON", "journal_mode=WAL", "synchronous=FULL"):
        dbapi.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql(
        "BEGIN" if connection.get_execution_options().get("reads") else "BEGIN IMMEDIATE"
    )


@contextmanager
def writing(engine: Engine) -> Generator[Connection]:
    """A transaction:

    Committed whole at the end, rolled back whole on any error; storage errors come typed.
    """
    with storage_errors(str(engine.url.database)), engine.begin() as connection:
        yield connection


@contextmanager
def reading(engine: Engine) -> Generator[Connection]:
    """A transaction that only reads, and so works on a full or read-only disk."""
    reader = engine.execution_options(reads=True)
    with storage_errors(str(engine.url.database)), reader.begin() as connection:
        yield connection


@contextmanager
def storage_errors(where: str) -> Generator[None]:
    """Turn the driver's errors into ours."""
    try:
        yield
    except IntegrityError:
        raise  # a race of ours, not the disk's fault
    except DBAPIError as error:
        raise translate(error.orig, where) from error
    except sqlite3.Error as error:
        raise translate(error, where) from error


@contextmanager
def folder_errors(folder: Path) -> Generator[None]:
    """Turn the operating system's refusals about the data folder into ours."""
    try:
        yield
    except OSError as error:
        if error.errno in _FULL_ERRNO:
            raise StorageFull(_full(str(folder))) from error
        if error.errno in _READ_ONLY_ERRNO:
            raise StorageReadOnly(_read_only(str(folder))) from error
        raise StorageError(f"The data folder {folder} cannot be used: {error.strerror}.") from error


def translate(error: BaseException | None, where: str) -> StorageError:
    """The typed error for what the driver said."""
    primary = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if primary == sqlite3.SQLITE_FULL:
        return StorageFull(_full(where))
    if primary in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM):
        return StorageReadOnly(_read_only(where))
    if primary in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return StorageBusy(f"Another program holds {where}. Close it, or wait a moment and try again.")
    if primary == sqlite3.SQLITE_NOTADB:
        return StorageError(f"{where} is not a Rollwright data file. Move it away, or choose another folder.")
    return StorageError(f"The data in {where} cannot be used: {error}.")


def _full(where: str) -> str:
    return f"The disk that holds {where} is full. Free some space; nothing was half written."


def _read_only(where: str) -> str:
    return f"{where} cannot be written. Check its permissions, or choose another folder with --data."


def checkpoint(engine: Engine) -> None:
    """Fold the write-ahead log into the file, so that one file holds everything; at a graceful stop."""
    with storage_errors(str(engine.url.database)), engine.connect() as connection:
        raw: Any = connection.connection.driver_connection
        raw.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def copy_to(folder: Path, target: Path) -> None:
    """A consistent copy of the data in `folder`, taken while a server may be writing."""
    source = folder / FILE
    if not source.exists():
        raise StorageError(f"There are no Rollwright data in {folder}.")
    copy_file(source, target)


def copy_file(source: Path, target: Path) -> None:
    """A consistent copy of a data file, as one file without a log beside it."""
    with storage_errors(str(target)):
        reading = sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True, timeout=BUSY_SECONDS)
        writing_to = sqlite3.connect(target)
        try:
            reading.backup(writing_to)
            writing_to.execute("PRAGMA journal_mode=DELETE")
        finally:
            writing_to.close()
            reading.close()


def put_aside(file: Path) -> None:
    """Rename a data file and the log beside it, so that another can take its place."""
    for end in ("", "-wal", "-shm"):
        old = file.with_name(file.name + end)
        if old.exists():
            old.replace(file.with_name(f"{file.name}.before-restore{end}"))


def schema_version(path: Path) -> str | None:
    """The schema version of a data file, or None if the file is not one of ours, whole and sound."""
    if not path.is_file():
        return None
    try:
        database = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)
    except sqlite3.Error:
        return None
    try:
        if database.execute("PRAGMA quick_check").fetchone() != ("ok",):
            return None
        owner = database.execute("SELECT value FROM about WHERE key = 'program'").fetchone()
        version = database.execute("SELECT version_num FROM alembic_version").fetchone()
        return str(version[0]) if owner == ("rollwright",) and version else None
    except sqlite3.Error:
        return None
    finally:
        database.close()
