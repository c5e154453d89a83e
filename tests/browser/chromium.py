"""Find the Chromium or Chrome that is there, or install one: `python -m tests.browser.chromium`.

Tests start it with `launch_options()`. Nothing is skipped when there is none: the run ends with one line.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge")
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
FLAGS = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    # Without these every start looks for its maker's hosts, which tests neither need nor may reach.
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
HELP = "Browser tests need Chromium or Chrome: install one, or name it in ROLLWRIGHT_CHROMIUM."


def find_chromium() -> Path | None:
    """The browser that is there: named, on the path, in its usual place, or Playwright's own."""
    named = os.environ.get("ROLLWRIGHT_CHROMIUM")
    if named:
        return Path(named)
    for name in NAMES:
        found = shutil.which(name)
        if found:
            return Path(found)
    for place in PLACES:
        if Path(place).exists():
            return Path(place)
    return playwrights_own()


def playwrights_own() -> Path | None:
    """The browser that `playwright install chromium` brought, if it did."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = Path(playwright.chromium.executable_path)
    return path if path.exists() else None


def install_chromium() -> bool:
    """Try Debian's package as root, then Playwright's own browser."""
    commands: list[list[str]] = []
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        commands.append(["apt-get", "update", "-qq"])
        commands.append(["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"])
    commands.append([sys.executable, "-m", "playwright", "install", "chromium"])
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in commands:
        print("No browser yet:", " ".join(command), flush=True)
        subprocess.run(command, env=environment, check=False, stdout=subprocess.DEVNULL)
        if find_chromium():
            return True
    return False


def chromium() -> Path:
    """The browser for the tests; installs one if need be, and ends the run if that fails."""
    found = find_chromium()
    if found is None and install_chromium():
        found = find_chromium()
    if found is None:
        raise SystemExit(HELP)
    return found


def launch_options() -> dict[str, Any]:
    """Keyword arguments for `playwright.chromium.launch`."""
    flags = list(FLAGS)
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        flags.append("--no-sandbox")
    return {"executable_path": str(chromium()), "args": flags, "headless": True}


if __name__ == "__main__":
    print(f"Browser for the tests: {chromium()}")
