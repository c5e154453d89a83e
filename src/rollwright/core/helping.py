"""Several processes compile one game together: each compiles what no other does, and finds the rest in the cache.

`speed.compiled` starts the helpers, as `python -m rollwright.core.helping FOLDER MODULE...`; they import the same
modules as it does, and are not needed: whatever becomes of them, all functions get compiled.
"""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

__all__ = ["compile_shared", "helped"]

MOST = 4  # processes for one game: more would wait for each other
LARGE = 50_000  # characters of source from which helpers save more time than they cost
PATIENCE = 15.0  # seconds after which a process that took a function is thought dead
PAUSE = 0.01


@contextmanager
def helped(folder: Path, modules: Sequence[str], size: int) -> Generator[None]:
    """Import the modules inside: where little of them is in the cache yet, helpers are at work meanwhile."""
    whole = folder / "whole"
    started = [] if whole.exists() or size < LARGE else _start(folder, modules, min(MOST, _cores()) - 1)
    try:
        yield
        with suppress(OSError):
            whole.touch()
    finally:
        for helper in started:
            helper.kill()
            helper.communicate()


def _start(folder: Path, modules: Sequence[str], many: int) -> list[subprocess.Popen[bytes]]:
    if not sys.executable or getattr(sys, "frozen", False):
        return []  # there is no Python to call
    command = [sys.executable, "-m", __name__, str(folder), *modules]
    paths = os.pathsep.join(path or str(Path.cwd()) for path in sys.path)
    nowhere = subprocess.DEVNULL
    try:
        return [
            subprocess.Popen(
                command,
                env=os.environ | {"PYTHONPATH": paths},
                stdin=subprocess.PIPE,
                stdout=nowhere,
                stderr=nowhere,
            )
            for _ in range(many)
        ]
    except OSError:
        return []


def _cores() -> int:
    """The cores that this process may use."""
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity else os.cpu_count() or 1


def compile_shared(callees: Mapping[str, set[str]], source: Path, compile_one: Callable[[str], None]) -> None:
    """Call `compile_one` for each name after all its callees, and not while another process does."""
    left = list(callees)
    while left:
        ready = [name for name in left if not callees[name].intersection(left)]
        ours = [name for name in ready if _compile_alone(source.with_suffix(f".{name}"), name, compile_one)]
        left = [name for name in left if name not in ours]
        if not ours:
            time.sleep(PAUSE)


def _compile_alone(mark: Path, name: str, compile_one: Callable[[str], None]) -> bool:
    if not _take(mark):
        return False
    try:
        compile_one(name)
    finally:
        with suppress(OSError):
            mark.unlink(missing_ok=True)
    return True


def _take(mark: Path) -> bool:
    try:
        os.close(os.open(mark, os.O_CREAT | os.O_EXCL | os.O_WRONLY))
    except FileExistsError:
        with suppress(OSError):  # it was given back just now
            return time.time() - mark.stat().st_mtime > PATIENCE
        return False
    except OSError:
        return True  # nothing can be written here, so nobody shares
    return True


def _end_with_parent() -> None:
    """End at once when the process that asked for help is gone: its end of the pipe is closed then."""
    sys.stdin.buffer.read()
    os._exit(1)


def main() -> None:
    """Import the modules of a game that is being compiled."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    folder, *modules = sys.argv[1:]
    sys.path.append(folder)
    for module in modules:
        importlib.import_module(module)


if __name__ == "__main__":
    main()
