"""Brings the data to the program's schema at start, and proves that they can be written."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, Engine, inspect, text

from rollwright.server.engine import StorageNewer, writing
from rollwright.server.schema import HEAD, about

FOLDER = Path(__file__).parent / "migrations"


def upgrade(engine: Engine, now: int) -> None:
    """Run the missing migrations in one transaction, then write the time of this start.

    The last write is there on purpose: a full or read-only disk shows at start, not at the first move.
    """
    with writing(engine) as connection:
        if _version(connection) != HEAD:
            _run(connection)
        _remember(connection, "program", "rollwright")
        _remember(connection, "started", str(now))


def _version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def _run(connection: Connection) -> None:
    from alembic import command  # only where a migration is due: the import costs time and memory
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise StorageNewer(
            f"The data in {connection.engine.url.database} were written by a newer Rollwright. "
            "Install that version, or choose another folder with --data."
        ) from error


def _remember(connection: Connection, key: str, value: str) -> None:
    changed = connection.execute(about.update().where(about.c.key == key).values(value=value))
    if not changed.rowcount:
        connection.execute(about.insert().values(key=key, value=value))
