"""What the designer's report needs to know: the parts of RetroRoll are its cards, measured in turns."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from typing import Any

from rollwright.core.game import Game
from rollwright.core.names import Move
from rollwright.core.state import State
from rollwright.games.retroroll import rules

UNIT = "turns"  # what the report counts
PART = "card"
PAIR = 2  # the game lengths of the report are those of two players


@dataclass(frozen=True)
class Part:
    """One card: what it says, and a game of one player who is about to begin it."""

    name: str
    points: int
    facts: dict[str, Any]
    start: State


def parts(game: Game) -> Iterator[Part]:
    """Every card of the deck. `game` is the solo game: swords hit nobody there."""
    deal = game.start()
    for card in game.content["card"]:
        squares: list[int | str] = card["squares"]
        numbers = [square for square in squares if isinstance(square, int)]
        facts = {
            "numbers": len(numbers),
            "swords": squares.count("sword"),
            "keys": squares.count("key"),
            "squares": " ".join(map(str, squares)),
        }
        yield Part(card["id"], card["points"], facts, deal.draw(card["id"]))


def cost(state: State, move: Move) -> int:
    """Throwing and playing a heart begin a turn; a strike belongs to one."""
    return int(move.code in counted(state.game))


def counted(game: Game) -> tuple[int, ...]:
    """The codes of the moves that begin a turn."""
    return (rules.THROW, rules.HEART)


def ended(state: State) -> bool:
    """The card is finished."""
    return finished(state, 0) > 0


def alike(state: State) -> Hashable:
    """What counts for one card: who acts, the first die, the place on the card and the hearts left."""
    position = state.position
    mover = position["players"][0]
    return (position["phase"], position["dice"], position["die"], mover["at"], mover["hearts"], mover["done"])


def finished(state: State, seat: int) -> int:
    """Cards that the seat has finished."""
    done: int = state.position["players"][seat]["done"]
    return done
