"""Where outcomes come from: the operating system's generator, or a seed for games to be played again."""

from __future__ import annotations

import secrets
from typing import Protocol

from rollwright.core.generator import begin, below, following

__all__ = ["Dice", "SeededDice", "SystemDice"]


class Dice(Protocol):
    """Gives outcomes, each as likely as any other."""

    def next(self, outcomes: int) -> int:
        """A number from 0 to `outcomes` - 1."""
        ...

    def seed(self) -> int:
        """A seed for a bot's own generator."""
        ...


class SystemDice:
    """Live dice."""

    def next(self, outcomes: int) -> int:
        return secrets.randbelow(outcomes)

    def seed(self) -> int:
        return secrets.randbits(32)


class SeededDice:
    """The same seed gives the same dice; how often a bot asks changes nothing about them."""

    def __init__(self, seed: int) -> None:
        self._luck, self._bots = begin(seed, 0), begin(seed, 1)

    def next(self, outcomes: int) -> int:
        self._luck = following(self._luck)
        return below(self._luck, outcomes)

    def seed(self) -> int:
        self._bots = following(self._bots)
        return below(self._bots, 1 << 31)
