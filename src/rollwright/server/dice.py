"""Live dice: the one place where the server meets luck."""

from __future__ import annotations

import secrets
from typing import Protocol


class Dice(Protocol):
    """Whoever gives one of `of` equally likely results, 0 to `of` - 1."""

    def pick(self, of: int) -> int:
        """One result."""
        ...


class SystemDice:
    """The operating system's generator; `randbelow` draws again rather than fold, so no face is favoured."""

    def pick(self, of: int) -> int:
        """One of `of` results, each as likely as any other."""
        return secrets.randbelow(of)
