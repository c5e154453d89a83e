"""What is loaded only when it serves: the facade and the commands stay light."""

from __future__ import annotations

import subprocess
import sys

import pytest

HEAVY = {"numba", "numpy", "llvmlite", "fastapi", "sqlalchemy", "alembic", "uvicorn"}


@pytest.mark.parametrize(
    "code",
    [
        "import rollwright",
        "import rollwright as rw; rw.load('pig').start().draw('p1').play('roll').roll(2)",
        "import rollwright.cli",
    ],
)
def test_loads_neither_numba_nor_the_server(code: str) -> None:
    """The first line of every script is free."""
    told = f"{code}; import sys; print(*sorted({HEAVY!r} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", told], check=True, capture_output=True, text=True)
    assert done.stdout.strip() == ""
