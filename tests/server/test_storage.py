"""The disk: full, read-only, foreign, of another version; backup, restore, export."""

from __future__ import annotations

import errno
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import inspect

import rollwright as rw
from rollwright.server import migrate, schema
from rollwright.server.app import create_app
from rollwright.server.backup import RestoreError, backup, export, restore
from rollwright.server.engine import (
    FILE,
    StorageError,
    StorageFull,
    StorageNewer,
    StorageReadOnly,
    open_engine,
)
from tests.server.kit import HERE, STEADY, Player, Served


def edit(data: Path, statement: str) -> None:
    """Change the data behind the server's back."""
    database = sqlite3.connect(data / FILE)
    with database:
        database.execute(statement)
    database.close()


def a_table(data: Path, **more: Any) -> Player:
    """A table that has begun, in data without a server."""
    with Served(data) as served:
        player = served.table(HERE, HERE, **more)
        player.play(
            "hold" if more.get("game", "pig") == "pig" else "throw",
            player.snapshot["state"]["view"]["to_act"],
        )
    return player


# -- a disk that is full or may not be written ---------------------------------------------------------------


def test_a_full_disk_stores_nothing_by_halves(data: Path) -> None:
    with Served(data) as served:
        player = served.table(HERE, HERE)
        before = player.snapshot
        seat = before["state"]["view"]["to_act"]
        pages = served.raw("PRAGMA page_count")[0][0]
        served.raw(f"PRAGMA max_page_count = {pages}")
        made = [served.post("/tables", {"game": "pig", "seats": [HERE] * 7}) for _ in range(20)]
        assert (made[-1].status_code, made[-1].json()["code"]) == (507, "storage-full")
        stored = sum(answer.status_code == 201 for answer in made) + 1
        assert served.raw("SELECT count(DISTINCT table_id) FROM seats")[0][0] == stored
        answers = [
            served.post(
                f"{player.path}/commands", player.command("roll", seat, version=1), *player.tokens.values()
            )
        ]
        while answers[-1].status_code == 200:
            state = answers[-1].json()["state"]
            body = player.command("roll", state["view"]["to_act"], version=answers[-1].json()["version"])
            answers.append(served.post(f"{player.path}/commands", body, *player.tokens.values()))
        assert (answers[-1].status_code, answers[-1].json()["code"]) == (507, "storage-full")
        shown = player.snapshot  # reading goes on
        rows = served.raw(f"SELECT count(*) FROM events WHERE table_id = '{player.table}'")
        assert rows == [(shown["version"],)]
        served.raw("PRAGMA max_page_count = 1000000")
        assert served.post(f"{player.path}/commands", body, *player.tokens.values()).status_code == 200


def test_a_disk_that_may_not_be_written(data: Path) -> None:
    with Served(data) as served:
        player = served.table(HERE, HERE)
        served.raw("PRAGMA query_only = ON")
        body = player.command("roll", player.snapshot["state"]["view"]["to_act"])
        served.no("storage-read-only", f"{player.path}/commands", body, *player.tokens.values())
        assert player.version == 1
        served.raw("PRAGMA query_only = OFF")


@pytest.mark.parametrize(
    ("number", "kind", "words"),
    [
        (errno.ENOSPC, StorageFull, "is full"),
        (errno.EROFS, StorageReadOnly, "cannot be written"),
        (errno.EACCES, StorageReadOnly, "--data"),
        (errno.ENAMETOOLONG, StorageError, "cannot be used"),
    ],
)
def test_a_folder_that_cannot_be_made_says_so_at_start(
    data: Path, monkeypatch: pytest.MonkeyPatch, number: int, kind: type[StorageError], words: str
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError(number, "no")

    monkeypatch.setattr(Path, "mkdir", refuse)
    with pytest.raises(kind, match=words):
        create_app(data)


def test_a_full_disk_says_so_at_start(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise full_error()

    monkeypatch.setattr(migrate, "_remember", full)
    with pytest.raises(StorageFull, match="half written"):
        create_app(data)
    engine = open_engine(data)
    assert inspect(engine).get_table_names() == []  # not even the tables of the schema
    engine.dispose()


def full_error() -> sqlite3.OperationalError:
    """What SQLite says on a full disk, by a real one."""
    database = sqlite3.connect(":memory:")
    database.execute("PRAGMA max_page_count = 1")
    try:
        database.execute("CREATE TABLE t (x)")
    except sqlite3.OperationalError as error:
        return error
    finally:
        database.close()
    raise AssertionError


def test_a_file_of_another_program_is_left_alone(data: Path) -> None:
    data.mkdir()
    (data / FILE).write_bytes(b"something else entirely, and long enough to be looked at" * 20)
    with pytest.raises(StorageError, match="not a Rollwright data file"):
        create_app(data)


# -- versions ------------------------------------------------------------------------------------------------


def test_the_schema_is_that_of_the_migrations(data: Path) -> None:
    engine = open_engine(data)
    migrate.upgrade(engine, 0)
    migrate.upgrade(engine, 1)  # again: nothing to do
    found = inspect(engine)
    for table in schema.metadata.tables.values():
        stored = {column["name"]: column for column in found.get_columns(table.name)}
        assert list(stored) == [column.name for column in table.columns]
        assert [stored[column.name]["nullable"] for column in table.columns] == [
            bool(column.nullable) for column in table.columns
        ]
        assert {index["name"] for index in found.get_indexes(table.name)} == {
            index.name for index in table.indexes
        }
    engine.dispose()
    config = Config()
    config.set_main_option("script_location", str(migrate.FOLDER))
    assert ScriptDirectory.from_config(config).get_current_head() == schema.HEAD


def test_data_of_a_newer_program_are_refused(data: Path) -> None:
    a_table(data)
    edit(data, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StorageNewer, match="newer Rollwright"):
        create_app(data)


@pytest.mark.parametrize(
    ("statement", "code"),
    [
        ("UPDATE tables SET rules = 99", "rules-changed"),
        ("UPDATE tables SET game = 'chess'", "game-missing"),
        ('UPDATE contents SET body = \'{"content":{"game":"retroroll"}}\'', "content-changed"),
        ("UPDATE tables SET options = '{\"no_such_option\":true}'", "content-changed"),
        ("UPDATE events SET text = 'roll 1 1 1' WHERE version = 2", "rules-changed"),
    ],
)
def test_a_table_of_another_version_can_only_be_read(data: Path, statement: str, code: str) -> None:
    player = a_table(data, game="retroroll")
    edit(data, statement)
    with Served(data) as served:
        player.served = served
        shown = player.snapshot
        assert shown["table"]["read_only"]["code"] == code
        assert shown["table"]["read_only"]["text"]
        assert shown["state"] is None
        assert len(shown["log"]) == shown["version"] > 2
        player.refused("table-read-only", "throw", 0)
        record = player.record()
        assert record.startswith("rollwright-record 1\n")
        assert "# " in record
        assert shown["log"][-1]["text"] in record


def test_a_table_carries_its_content(data: Path) -> None:
    player = a_table(data, game="retroroll")
    with sqlite3.connect(data / FILE) as database:
        [(body,)] = database.execute("SELECT body FROM contents")
    database.close()
    deck = json.loads(body)
    deck["content"]["name"] = "The deck of last year"
    changed = json.dumps(deck, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    mark = rw.load("retroroll").content_hash
    new = __import__("hashlib").sha256(changed.encode()).hexdigest()
    database = sqlite3.connect(data / FILE)
    with database:
        database.execute("UPDATE contents SET body = ?, hash = ?", (changed, new))
        database.execute("UPDATE tables SET content_hash = ?", (new,))
    database.close()
    with Served(data) as served:
        player.served = served
        assert player.snapshot["table"]["read_only"] is None
        assert player.snapshot["state"]["moves"]
        record = rw.Record.parse(player.record())
        assert record.game.content["content"]["name"] == "The deck of last year"
        assert record.game.content_hash == new != mark


# -- backup, restore, export ---------------------------------------------------------------------------------


def test_a_backup_is_taken_while_the_server_writes_and_can_be_restored(data: Path, tmp_path: Path) -> None:
    copy = tmp_path / "safe" / "hall.backup"
    with Served(data) as served:
        player = served.table(HERE, STEADY)
        backup(data, copy)
        kept = player.texts
        other = served.table(HERE, HERE)
    assert [file.name for file in copy.parent.iterdir()] == [copy.name]
    elsewhere = tmp_path / "elsewhere"
    restore(copy, elsewhere)
    with Served(elsewhere) as served:
        player.served = served
        assert player.texts[: len(kept)] == kept
        assert player.snapshot["mine"] == [0]  # tokens still hold
        served.no("table-unknown", f"{other.path}/join", {})
    with pytest.raises(RestoreError, match="holds data already"):
        restore(copy, data)
    restore(copy, data, replace=True)
    assert (data / f"{FILE}.before-restore").exists()
    assert [table for table, _ in export(data)] == [player.table]


def test_a_wrong_file_is_not_restored(data: Path, tmp_path: Path) -> None:
    a_table(data)
    wrong = tmp_path / "wrong"
    empty = tmp_path / "empty.sqlite3"
    sqlite3.connect(empty).close()
    for content in (b"", b"no database", (data / FILE).read_bytes()[:5000]):
        wrong.write_bytes(content)
        for file in (wrong, empty, tmp_path / "missing"):
            with pytest.raises(RestoreError, match="Nothing was changed"):
                restore(file, tmp_path / "new")
    assert not (tmp_path / "new").exists()
    newer = tmp_path / "newer"
    backup(data, newer)
    database = sqlite3.connect(newer)
    with database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    with pytest.raises(RestoreError, match="newer"):
        restore(newer, tmp_path / "new")


def test_backup_and_export_need_data(data: Path, tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="no Rollwright data"):
        backup(data, tmp_path / "copy")
    assert not (tmp_path / "copy").exists()
    with pytest.raises(StorageError, match="no Rollwright data"):
        list(export(data))


def test_export_gives_every_table_as_a_record(data: Path) -> None:
    player = a_table(data)
    [(table, text)] = export(data)
    assert table == player.table
    assert rw.Record.parse(text).events[-1].endswith("hold")
