"""On a Python that Numba does not know, everything but compiled speed works, and says so."""

from __future__ import annotations

import os
import subprocess
import sys
import textwrap
from pathlib import Path

HIDER = '''
import sys

class Hidden:
    """Finds nothing of Numba, as if it were not installed."""
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {"numba", "llvmlite", "numpy"}:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return None

sys.meta_path.insert(0, Hidden())
'''


def run(code: str, folder: Path) -> str:
    """Run code in a Python that has no Numba, and give what it printed."""
    (folder / "sitecustomize.py").write_text(HIDER)
    environment = {**os.environ, "PYTHONPATH": f"{folder}{os.pathsep}{os.environ.get('PYTHONPATH', '')}"}
    environment["XDG_CACHE_HOME"] = str(folder / "cache")
    command = [sys.executable, "-W", "error", "-c", textwrap.dedent(code)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def test_it_is_hidden(tmp_path: Path) -> None:
    """The test itself: no Numba in there."""
    told = run(
        """
        try:
            import numba
        except ModuleNotFoundError:
            print("hidden")
        """,
        tmp_path,
    )
    assert told == "hidden\n"


def test_games_are_played_without_numba(tmp_path: Path) -> None:
    """Load, play, record, replay and count, with bots."""
    told = run(
        """
        import rollwright as rw
        for name in rw.game_names():
            record = rw.playout(rw.load(name), bots=["random", "steady"], seed=1)
            assert record.replay().to_act is rw.OVER
            print(name, rw.perft(rw.load(name).start(), 2)[0] > 0)
        """,
        tmp_path,
    )
    assert "pig True" in told


def test_the_rollout_bot_plays_without_numba(tmp_path: Path) -> None:
    """Slower, but it plays."""
    told = run(
        """
        import rollwright as rw
        print(rw.playout(rw.load("pig"), bots=["rollout", "random"], seed=1).replay().to_act)
        """,
        tmp_path,
    )
    assert "OVER" in told


def test_simulate_works_without_numba_and_says_so(tmp_path: Path) -> None:
    """The command gives its table, and one line on what is missing."""
    told = run(
        """
        import sys
        from rollwright.cli import main
        sys.argv = ["rollwright", "simulate", "pig", "--games", "20", "--seed", "1"]
        raise SystemExit(main())
        """,
        tmp_path,
    )
    assert "numba" in told.lower()


def test_the_server_starts_without_numba(tmp_path: Path) -> None:
    """The page and the people do not need it."""
    run("import rollwright.server.app", tmp_path)
