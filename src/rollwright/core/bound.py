"""The names that the loader binds to one game when it executes generic loops, typed here for the checkers.

`from rollwright.core.bound import ...` in a loops module becomes the game's rows and functions, at either speed.
"""

from __future__ import annotations

from typing import Any

from rollwright.core.kit import Codes, Log, Position
from rollwright.core.kit import Row as Content

__all__ = ["Content", "Position", "moves", "outcome", "play", "rank", "score", "steady", "why_not"]


def moves(pos: Position, content: Content, legal: Codes) -> None: ...
def why_not(pos: Position, content: Content, code: int, log: Log) -> int:
    raise NotImplementedError


def play(pos: Position, content: Content, code: int, log: Log) -> None: ...
def outcome(pos: Position, content: Content, k: int, log: Log) -> None: ...
def score(pos: Position, content: Content, seat: int) -> int:
    raise NotImplementedError


def rank(pos: Position, content: Content, seat: int) -> int:
    raise NotImplementedError


def steady(pos: Position, content: Content) -> int:
    raise NotImplementedError


def __getattr__(name: str) -> Any:
    raise AttributeError(f"{name} is bound by the loader only")
