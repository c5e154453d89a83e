"""The type check of the page is alive: planted errors are caught, in a component and in a module."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from tests.checks import tree
from tools import page

COMPONENT = """<script lang="ts">
  const seat: number = "two";
</script>

<p>{seat}</p>
"""
MODULE = """export const seats: number = "two";
"""


def copy_of_web(folder: Path) -> Path:
    """The page's sources in a folder of their own, its modules and the package's texts linked."""
    web = folder / "web"
    skipped = shutil.ignore_patterns("node_modules", "dist")
    shutil.copytree(tree.WEB, web, ignore=skipped)
    (web / "node_modules").symlink_to(tree.WEB / "node_modules", target_is_directory=True)
    (folder / "src").symlink_to(tree.ROOT / "src", target_is_directory=True)
    return web


def test_planted_type_errors_are_caught(tmp_path: Path) -> None:
    """The check that `make test` runs fails, for these two errors and no other."""
    page.install()
    web = copy_of_web(tmp_path)
    planted = {"Planted.svelte": COMPONENT, "planted.ts": MODULE}
    for name, text in planted.items():
        (web / "src" / name).write_text(text)
    checker = str(web / "node_modules" / "svelte-check" / "bin" / "svelte-check")
    done = page.node(checker, "--tsconfig", "tsconfig.json", "--output", "machine", folder=web)
    told = re.findall(r" ERROR \"([^\"]+)\"", done.stdout)
    assert done.returncode != 0, done.stdout
    assert {Path(path).name for path in told} == set(planted), done.stdout
