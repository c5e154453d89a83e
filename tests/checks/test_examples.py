"""The examples in README.md, CONTRIBUTING.md and docs/ are run, so that a reader can trust them.

- A `python` block runs as it stands; the blocks of one file share their names, in order. With `>>>` it is a
  doctest.
- A `console` block holds `$ rollwright ...` commands, run in a folder of their own, and what they print
  (`...` stands for anything). `$ make NAME` is not run, but the Makefile must have it.
- Other blocks (`sh`, `toml`, ...) are not run.
"""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tests.checks import tree

BLOCK = re.compile(r"^```(\w+)[^\n]*\n(.*?)^```", re.MULTILINE | re.DOTALL)
OPTIONS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


@dataclass(frozen=True)
class Block:
    """One fenced block."""

    language: str
    text: str
    line: int


def documents() -> list[Path]:
    """The texts whose examples are run."""
    return [
        path
        for path in tree.tracked()
        if path.suffix == ".md"
        and path.is_relative_to(tree.ROOT)
        and (path.parent == tree.ROOT or "docs" in path.relative_to(tree.ROOT).parts[:1])
    ]


def blocks(path: Path) -> list[Block]:
    """The fenced blocks of a text, with the line each begins at."""
    text = path.read_text()
    return [
        Block(match[1], match[2], text.count("\n", 0, match.start()) + 2) for match in BLOCK.finditer(text)
    ]


@pytest.mark.parametrize("path", documents(), ids=tree.named)
def test_python_examples_run(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each block in turn, in one namespace."""
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": "example"}
    for block in blocks(path):
        if block.language == "python" and ">>>" in block.text:
            run_doctest(block, path, names)
        elif block.language == "python":
            code = compile("\n" * (block.line - 1) + block.text, str(path), "exec")
            exec(code, names)


def run_doctest(block: Block, path: Path, names: dict[str, Any]) -> None:
    """Run the prompts of a block and compare what they show."""
    test = doctest.DocTestParser().get_doctest(block.text, names, tree.named(path), str(path), block.line - 1)
    told: list[str] = []
    runner = doctest.DocTestRunner(optionflags=OPTIONS)
    result = runner.run(test, out=told.append, clear_globs=False)
    names.update(test.globs)
    assert not result.failed, "".join(told)


def commands(text: str) -> list[tuple[str, str]]:
    """The commands of a console block, each with what it prints."""
    found: list[tuple[str, str]] = []
    for line in text.splitlines():
        if line.startswith("$ "):
            found.append((line[2:], ""))
        elif found:
            found[-1] = (found[-1][0], f"{found[-1][1]}{line}\n")
    return found


def make_targets() -> set[str]:
    """The names `make` knows."""
    return set(re.findall(r"^([a-z-]+):", (tree.ROOT / "Makefile").read_text(), re.MULTILINE))


@pytest.mark.parametrize("path", documents(), ids=tree.named)
def test_console_examples_run(path: Path, tmp_path: Path) -> None:
    """Each command in turn, in one folder, with our own `rollwright` first in the path."""
    beside = Path(sys.executable).parent
    environment = {**os.environ, "PATH": f"{beside}{os.pathsep}{os.environ['PATH']}", "COLUMNS": "100"}
    environment |= {"LC_ALL": "C.UTF-8", "LANG": "C.UTF-8", "NO_COLOR": "1", "XDG_DATA_HOME": str(tmp_path)}
    for block in blocks(path):
        if block.language != "console":
            continue
        for command, wanted in commands(block.text):
            where = f"{tree.named(path)}:{block.line}: {command}"
            if command.startswith("make "):
                assert command.split()[1] in make_targets(), where
            elif command.split()[0] in {"rollwright", "python", "printf", "cat"}:
                done = subprocess.run(
                    command,
                    shell=True,
                    cwd=tmp_path,
                    env=environment,
                    stdin=subprocess.DEVNULL,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.STDOUT,
                    text=True,
                    timeout=300,
                    check=False,
                )
                assert done.returncode == 0, f"{where}\n{done.stdout}"
                if wanted.strip():
                    alike = doctest.OutputChecker().check_output(wanted, done.stdout, OPTIONS)
                    assert alike, f"{where}\nwanted:\n{wanted}\ngot:\n{done.stdout}"
            else:
                assert command.split()[0] in {"git", "cd", "pip", "curl"}, f"{where}: cannot be checked"


def test_examples_folder_runs(tmp_path: Path) -> None:
    """Each script in examples/ ends well."""
    for script in sorted((tree.ROOT / "examples").glob("*.py")):
        command = [sys.executable, "-W", "error", str(script)]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False, timeout=300)
        assert done.returncode == 0, f"{script.name}\n{done.stdout}{done.stderr}"
