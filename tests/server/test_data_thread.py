"""Writes that wait at the same moment share a commit, and none of them notices the others."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from rollwright.server import seating
from rollwright.server.clock import now_ms
from rollwright.server.data_thread import DataThread
from rollwright.server.engine import open_engine
from rollwright.server.migrate import upgrade
from rollwright.server.problems import Problem
from rollwright.server.seating import Wish
from rollwright.server.store import Store, Transaction
from rollwright.server.tables import Table
from rollwright.server.wire import TableSettings
from tests.server.entry import FixedDice


class Rig:
    """A data thread with its commits counted; `held` keeps it busy so that a batch can gather."""

    def __init__(self, data: Path) -> None:
        engine = open_engine(data)
        upgrade(engine, 0)
        self.commits = 0
        self.shown: list[Table] = []
        self.store = Store(engine, now_ms, self._count)
        self.thread = DataThread(self.store, self.shown.extend)
        self.thread.start()
        self.gate = threading.Event()

    def _count(self, point: str) -> None:
        self.commits += point == "after-commit"

    def hold(self) -> None:
        self.thread.read(lambda _tx: self.gate.wait(10))


@pytest.fixture
def rig(data: Path) -> Iterator[Rig]:
    made = Rig(data)
    yield made
    made.gate.set()
    made.thread.close()
    made.store.engine.dispose()


def new_table(tx: Transaction) -> str:
    seats = [Wish("here"), Wish("open")]
    return seating.create(tx, "pig", {}, seats, TableSettings(), FixedDice(0)).table


def test_waiting_writes_share_one_commit(rig: Rig) -> None:
    rig.hold()
    made = [rig.thread.write(new_table) for _ in range(10)]
    rig.gate.set()
    ids = [future.result(10) for future in made]
    assert len(set(ids)) == 10
    assert rig.commits == 1
    assert [table.id for table in rig.shown] == ids


def test_a_refused_write_leaves_nothing_and_the_others_stay(rig: Rig) -> None:
    table_id = rig.thread.write(new_table).result(10)

    def rename_and_refuse(tx: Transaction) -> None:
        seating.rename(tx, tx.table(table_id), 0, "Nobody")
        raise Problem("bad-name")

    rig.hold()
    first = rig.thread.write(lambda tx: seating.rename(tx, tx.table(table_id), 0, "Ann"))
    refused = rig.thread.write(rename_and_refuse)
    second = rig.thread.write(lambda tx: seating.rename(tx, tx.table(table_id), 1, "Ben"))
    rig.gate.set()
    first.result(10)
    second.result(10)
    with pytest.raises(Problem):
        refused.result(10)
    assert rig.commits == 2
    stored = rig.thread.read(lambda tx: tx.table(table_id)).result(10)
    assert [seat.name for seat in stored.seats] == ["Ann", "Ben"]
    assert stored.facts.revision == 3


def test_when_the_batch_breaks_each_is_tried_alone(rig: Rig) -> None:
    def broken(_tx: Transaction) -> None:
        raise ZeroDivisionError

    rig.hold()
    good = [rig.thread.write(new_table) for _ in range(2)]
    bad = rig.thread.write(broken)
    more = rig.thread.write(new_table)
    rig.gate.set()
    ids = [future.result(10) for future in (*good, more)]
    with pytest.raises(ZeroDivisionError):
        bad.result(10)
    assert [table.id for table in rig.shown] == ids  # those of the broken batch were never shown
    assert set(rig.thread.read(lambda tx: tx.all_ids()).result(10)) == set(ids)


def test_reads_and_writes_keep_their_order(rig: Rig) -> None:
    rig.hold()
    before = rig.thread.read(lambda tx: len(tx.all_ids()))
    rig.thread.write(new_table)
    after = rig.thread.read(lambda tx: len(tx.all_ids()))
    rig.gate.set()
    assert (before.result(10), after.result(10)) == (0, 1)
