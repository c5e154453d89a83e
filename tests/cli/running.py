"""Running commands as a user does, in a process of their own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

CODE = "import sys; from rollwright.cli import main; sys.exit(main())"
COMMAND = (sys.executable, "-W", "error", "-c", CODE)
# Ctrl-C as in a terminal, also where the tests run in the background and their processes inherit deafness to it.
HEARING = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
COMMAND_THAT_HEARS = (*COMMAND[:-1], HEARING + CODE)


def environment(folder: Path | None = None) -> dict[str, str]:
    """English, and data and caches in a folder of the test."""
    made = {**os.environ, "LC_ALL": "C.UTF-8", "PYTHONUNBUFFERED": ""}
    if folder is not None:
        made |= {"XDG_DATA_HOME": str(folder / "data"), "XDG_CACHE_HOME": str(folder / "cache")}
    return made


def rollwright(*words: str, typed: str = "", folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    """The command, with this typed into it."""
    return subprocess.run(
        [*COMMAND, *words],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        env=environment(folder),
        cwd=folder,
        timeout=120,
    )
