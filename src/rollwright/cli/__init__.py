"""The commands. Everything else is imported when a command needs it."""

from __future__ import annotations


def main() -> int:
    """Entry point of `rollwright`."""
    from importlib.metadata import version

    print(f"rollwright {version('rollwright')}")
    return 0
