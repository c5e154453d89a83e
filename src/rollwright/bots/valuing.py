"""What each move is worth, by the best means there are: exact where a value file is there, else by search.

Whoever asks (the coach, hints, bots) sees a `Valuer` only. A maker is a module of this package with a function
`valuer(game, simulations, seed)`, which gives a `Valuer` or None where it cannot serve the game.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Literal, NamedTuple, Protocol, cast

from rollwright.core.game import Game
from rollwright.core.names import Move
from rollwright.core.state import State

__all__ = ["MAKERS", "SIMULATIONS", "NoValuer", "Unit", "Valuer", "Worth", "WorthOf", "valuer"]

MAKERS = ("exact", "search")  # the first that serves the game is taken
SIMULATIONS = 2000
Unit = Literal["win", "points"]


class Worth(NamedTuple):
    """A value with its error: the half of a 95 % interval for search, a bound for exact values.

    `win`: the return from 0 to 1, which for two players is the chance to win; `points`: the expected final return.
    """

    value: float
    error: float


class WorthOf(NamedTuple):
    """What a move is worth to the seat that plays it."""

    move: Move
    value: float
    error: float


class Valuer(Protocol):
    """Values of one game."""

    @property
    def method(self) -> str:
        """How the values come about, for people: `exact (pig, tolerance 1e-09)`, `search 2000`."""
        ...

    @property
    def exact(self) -> bool:
        """Whether the errors are bounds, not estimates."""
        ...

    @property
    def unit(self) -> Unit:
        """What the values count."""
        ...

    def moves(self, state: State) -> list[WorthOf]:
        """Every legal move in the order of `state.moves`; ValueError where no seat is to act."""
        ...

    def value(self, state: State) -> tuple[Worth, ...]:
        """What the state is worth to each seat, whoever is to act; at the end the returns."""
        ...


class NoValuer(LookupError):
    """Nothing here can value this game; the text says what would."""


def valuer(
    game: Game, simulations: int = SIMULATIONS, seed: int = 0, makers: Iterable[str] = MAKERS
) -> Valuer:
    """The best valuer of the game: exact where a value file is there, else by so many simulations a decision."""
    for name in makers:
        place = f"{__package__}.{name}"
        if find_spec(place) is not None:
            module: Any = import_module(place)
            found = cast("Valuer | None", module.valuer(game, simulations, seed))
            if found is not None:
                return found
    raise NoValuer(f"nothing here can value {game.title}; `rollwright solve {game.name}` may")
