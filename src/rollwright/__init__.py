"""Rollwright: dice games from one set of rules, at two speeds.

A lazy facade: importing it loads neither the compiler nor the server. See docs/architecture.md.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rollwright.analysis.coach import analyse
    from rollwright.core.errors import (
        BadOutcome,
        ContentError,
        IllegalMove,
        RecordError,
        RollwrightError,
        WrongTurn,
    )
    from rollwright.core.game import Game, load
    from rollwright.core.game import games as game_names
    from rollwright.core.names import Move, Note, Outcome, Reason
    from rollwright.core.perft import perft
    from rollwright.core.record import Record
    from rollwright.core.series import Series
    from rollwright.core.state import CHANCE, OVER, State
    from rollwright.simulation.batches import simulate
    from rollwright.simulation.playout import playout

__version__ = "0.1.0"

_HOMES = {
    "BadOutcome": "core.errors",
    "CHANCE": "core.state",
    "ContentError": "core.errors",
    "Game": "core.game",
    "IllegalMove": "core.errors",
    "Move": "core.names",
    "Note": "core.names",
    "OVER": "core.state",
    "Outcome": "core.names",
    "Reason": "core.names",
    "Record": "core.record",
    "RecordError": "core.errors",
    "RollwrightError": "core.errors",
    "Series": "core.series",
    "State": "core.state",
    "WrongTurn": "core.errors",
    "analyse": "analysis.coach",
    "game_names": "core.game",
    "load": "core.game",
    "perft": "core.perft",
    "playout": "simulation.playout",
    "simulate": "simulation.batches",
}

__all__ = [
    "CHANCE",
    "OVER",
    "BadOutcome",
    "ContentError",
    "Game",
    "IllegalMove",
    "Move",
    "Note",
    "Outcome",
    "Reason",
    "Record",
    "RecordError",
    "RollwrightError",
    "Series",
    "State",
    "WrongTurn",
    "analyse",
    "game_names",
    "load",
    "perft",
    "playout",
    "simulate",
]


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'rollwright' has no attribute {name!r}")
    home = importlib.import_module(f"rollwright.{_HOMES[name]}")
    value = globals()[name] = getattr(home, "games" if name == "game_names" else name)
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
