"""Fixtures of the server's tests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.kit import Served


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One served hall for a module of tests; each makes its own tables."""
    with Served(tmp_path_factory.mktemp("data")) as served:
        yield served


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder of its own."""
    return tmp_path / "data"
