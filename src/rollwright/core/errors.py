"""The errors a caller may meet. Each says what happened, where, and what would be right."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rollwright.core.names import Reason

__all__ = ["BadOutcome", "ContentError", "IllegalMove", "RecordError", "RollwrightError", "WrongTurn"]


class RollwrightError(Exception):
    """Base of the errors of Rollwright."""


class IllegalMove(RollwrightError, ValueError):
    """The rules do not allow the move here; `reason` says why."""

    def __init__(self, message: str, reason: Reason | None = None) -> None:
        super().__init__(message)
        self.reason = reason


class WrongTurn(IllegalMove):
    """A move where no player is to act: chance is to act, or the game is over."""


class BadOutcome(RollwrightError, ValueError):
    """An outcome where chance is not to act, or one that cannot come now."""


class ContentError(RollwrightError, ValueError):
    """A content file that does not fit: `file`, `line`, `entry`, `field`, and what would be right."""

    def __init__(
        self, message: str, *, file: str, line: int | None = None, entry: str = "", field: str = ""
    ) -> None:
        where = ", ".join(part for part in (file + (f":{line}" if line else ""), entry, field) if part)
        super().__init__(f"{where}: {message}")
        self.file, self.line, self.entry, self.field, self.message = file, line, entry, field, message


class RecordError(RollwrightError, ValueError):
    """A record that cannot be read or does not replay; `line` counts from 1."""

    def __init__(self, message: str, line: int) -> None:
        super().__init__(f"line {line}: {message}")
        self.line, self.message = line, message
