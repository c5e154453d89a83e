"""RetroRoll for two between two draws: a pair of cards, how far each is, and all that can happen with them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

import numpy as np

from rollwright.core.blocks import Graph, Ints, Rows
from rollwright.games.retroroll.rows import MAX_SQUARES
from rollwright.games.retroroll.rules import HEARTS, START

__all__ = ["FRESH", "PLACES", "Pair", "begun", "fresh_of", "place_of", "turn_at", "turn_table", "turns_of"]

PLACES = (MAX_SQUARES + 1) * (HEARTS + 1)  # how far a card is, and the hearts left
FRESH = HEARTS  # the place of a card just drawn


@dataclass(frozen=True)
class Pair:
    """What can happen with two cards, seat 0 with the lower one, at no points.

    Ends: whether seat 0 has finished, and the other's place. Fresh: places of the other's card with the node at which
    one seat's card is new and the other is to act, for either seat.
    """

    cards: tuple[int, int]
    roots: Rows
    graph: Graph
    ends: Ints
    by_first: Any
    place: Ints
    fresh: tuple[tuple[Ints, Ints], tuple[Ints, Ints]]
    begins: tuple[int, int]


def place_of(player: Any) -> Ints:
    """A number for how far a card is and the hearts left."""
    return cast("Ints", player["at"].astype(np.int64) * (HEARTS + 1) + player["hearts"])


def turn_at(seat: Any, place: Any) -> Any:
    """A number for a turn that begins with the other's card new."""
    return seat * PLACES + place


def turns_of(roots: Rows) -> Ints:
    """The turns that begin in the roots; they rise."""
    seat = roots["to_act"].astype(np.int64)
    return cast("Ints", turn_at(seat, place_of(roots["players"][np.arange(len(roots)), seat])))


def turn_table(positions: Rows, which: Any) -> None:
    """These games with the two seats changed about: the same game to the rules, at rest and when a turn begins."""
    some = positions[which]
    some["players"][:, [0, 1]] = some["players"][:, [1, 0]]
    for field in ("turn", "to_act"):
        some[field] = np.where(some[field] >= 0, 1 - some[field], some[field])
    positions[which] = some


def begun(position: Any, seat: int, place: int) -> Any:
    """The seat's turn begins with its card at this place; the other's card is new."""
    at, hearts = divmod(place, HEARTS + 1)
    position["to_act"] = position["turn"] = seat
    position["phase"] = START
    for field in ("chance", "dice", "outcomes", "throwing", "tied", "best"):
        position[field] = 0
    position["players"][seat]["at"], position["players"][seat]["hearts"] = at, hearts
    return position


def fresh_of(roots: Rows, graph: Graph, seat: int) -> tuple[Ints, Ints]:
    """Places of this seat's card with the roots at which it is to act."""
    which = np.flatnonzero(roots["to_act"] == seat)
    return place_of(roots["players"][which, seat]), graph.place[which]
