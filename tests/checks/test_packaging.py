"""The wheel and the sdist: what is inside, and that an installed one works."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path

import pytest

from tests.checks import tree

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel (made from the sdist) and the sdist."""
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "build", "--outdir", str(folder), str(tree.ROOT)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def wheel_of(dist: Path) -> Path:
    """The one wheel in the folder."""
    (wheel,) = dist.glob("*.whl")
    return wheel


def data_files() -> set[str]:
    """Everything tracked under src/ that is no Python, as named in a wheel."""
    inside = (path for path in tree.tracked() if path.is_relative_to(tree.PACKAGE))
    return {path.relative_to(tree.PACKAGE.parent).as_posix() for path in inside}


def test_wheel_has_every_file_and_the_page(dist: Path) -> None:
    """Texts, content, rule books, migrations, licence, page."""
    with zipfile.ZipFile(wheel_of(dist)) as wheel:
        names = set(wheel.namelist())
        metadata = next(wheel.read(name).decode() for name in names if name.endswith("METADATA"))
    assert data_files() <= names
    assert "rollwright/server/page/index.html" in names
    assert any(name.endswith("licenses/LICENSE") for name in names)
    assert "License-Expression: Apache-2.0" in metadata


def test_sdist_has_the_page_and_its_sources(dist: Path) -> None:
    """Installing it needs no Node."""
    (archive,) = dist.glob("*.tar.gz")
    with tarfile.open(archive) as sdist:
        names = {name.split("/", 1)[1] for name in sdist.getnames() if "/" in name}
    assert {f"src/{name}" for name in data_files()} <= names
    assert {"src/rollwright/server/page/index.html", "web/package-lock.json", "LICENSE"} <= names
    assert not any("node_modules" in name for name in names)


def test_an_installed_wheel_plays(dist: Path, tmp_path: Path) -> None:
    """In a venv of its own, away from the checkout."""
    venv.create(tmp_path / "venv", with_pip=True)
    python = tmp_path / "venv" / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    lock = tree.ROOT / "requirements" / "play.lock"
    pip = [python, "-m", "pip", "--quiet", "--disable-pip-version-check", "install"]
    subprocess.run([*pip, "--no-deps", "--require-hashes", "-r", lock], check=True)
    subprocess.run([*pip, "--no-index", str(wheel_of(dist))], check=True)
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}

    def output(*command: str) -> str:
        run = [str(python), *command]
        done = subprocess.run(run, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout

    run_command = "import sys; from rollwright.cli import main; sys.exit(main())"
    told = output("-c", run_command, "games")
    assert "pig" in told
    assert "retroroll" in told
    where = output("-c", "import rollwright.server; print(rollwright.server.__path__[0])").strip()
    assert (Path(where) / "page" / "index.html").exists()
    assert str(tmp_path) in where
    played = "import rollwright as rw; rw.playout(rw.load('pig'), bots=['random', 'steady'], seed=1).replay()"
    output("-c", played)
