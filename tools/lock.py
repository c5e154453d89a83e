"""Make the lock files in `requirements/` anew: `make lock`.

Each file pins one part of the project with hashes, for every supported Python at once (markers where they
differ), and names no address: pip takes the packages from wherever the machine at hand takes its packages.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
UV = "uv==0.13.9"
BUILD = "hatchling>=1.27\neditables>=0.5\n"  # for `pip install --no-build-isolation --editable .`

# file: (what is asked for, extras of the project, files whose pins hold here too)
LOCKS = {
    "dev": (BUILD, ["dev", "page"], []),
    "play": (BUILD, ["page"], ["dev"]),
    "speed": ("numba\nnumpy\n", [], ["dev", "play"]),
    "bench": ("open_spiel\nopenskill\n", [], ["dev", "play", "speed"]),
}


def compile_lock(uv: Path, name: str, wanted: str, extras: list[str], held: list[str]) -> None:
    """Write one lock file."""
    command = [str(uv), "pip", "compile", "--quiet", "--universal", "--python-version", "3.11"]
    command += ["--generate-hashes", "--no-header", "--no-annotate", "--no-emit-index-url", "--upgrade"]
    for extra in extras:
        command += ["--extra", extra]
    for other in held:
        command += ["--constraint", str(ROOT / "requirements" / f"{other}.lock")]
    command += ["-"] + ([str(ROOT / "pyproject.toml")] if extras else [])
    text = subprocess.run(command, cwd=ROOT, input=wanted, text=True, check=True, capture_output=True).stdout
    head = "# Made by `make lock`; not edited by hand.\n"
    (ROOT / "requirements" / f"{name}.lock").write_text(head + text)
    print(f"requirements/{name}.lock")


def main() -> int:
    """Write all lock files, with a resolver installed for this one run."""
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        binaries = Path(folder) / ("Scripts" if sys.platform == "win32" else "bin")
        subprocess.run([binaries / "python", "-m", "pip", "install", "--quiet", UV], check=True)
        for name, (wanted, extras, held) in LOCKS.items():
            compile_lock(binaries / "uv", name, wanted, extras, held)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
