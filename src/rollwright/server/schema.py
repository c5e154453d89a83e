"""The database's tables, in portable types: nothing here knows which database holds them.

`events` is the truth; a state of play is always their fold. Times are milliseconds since 1970 (UTC),
structured values are JSON text. A change here needs a new file in `migrations/versions` and a new `HEAD`.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text

HEAD = "0002"  # the newest migration; a test compares it with the folder

metadata = MetaData()

about = Table(
    "about",
    metadata,
    Column("key", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

contents = Table(
    "contents",
    metadata,
    Column("hash", String(80), primary_key=True),
    Column("body", Text, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("content_hash", String(80), ForeignKey("contents.hash"), nullable=False),
    Column("options", Text, nullable=False),
    Column("settings", Text, nullable=False),
    Column("invite", String(32), nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("status", String(12), nullable=False),
    Column("version", Integer, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("next_table", String(24), nullable=True),
    Column("series", String(24), nullable=True),  # the id of its first table
    Column("place", Integer, nullable=True),  # in the series, from 0
    Index("tables_by_change", "status", "changed"),
    Index("tables_by_series", "series", "place", unique=True),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(80), nullable=True),
    Column("bot", String(32), nullable=True),
    Column("stand_in", String(32), nullable=True),
    Column("token_hash", String(64), nullable=True),
    Column("pass_hash", String(64), nullable=True, index=True),
    Column("pass_until", BigInteger, nullable=True),
)

events = Table(
    "events",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("text", Text, nullable=False),
    Column("seat", Integer, nullable=True),
    Column("own_dice", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
)

commands = Table(
    "commands",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("id", String(64), primary_key=True),
    Column("fingerprint", String(64), nullable=False),
    Column("version", Integer, nullable=False),
    Column("answer", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
