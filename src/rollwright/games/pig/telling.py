"""A position of Pig in words, for the terminal."""

from __future__ import annotations

from collections.abc import Iterator

from rollwright.core.state import State
from rollwright.core.texts import Catalogue


def turn(state: State, texts: Catalogue, names: tuple[str, ...], seat: int) -> Iterator[str]:
    """What the seat to act needs to know."""
    total, score = state.position["total"], state.scores[seat]
    yield texts.say("tell-turn", total=total, score=score, after=score + total, goal=state.position["goal"])


def table(state: State, texts: Catalogue, names: tuple[str, ...], seat: int | None) -> Iterator[str]:
    """The whole table."""
    goal = state.position["goal"]
    for player, score in zip(names, state.scores, strict=True):
        yield texts.say("tell-score", player=player, score=score, goal=goal)
    if isinstance(state.to_act, int):
        yield texts.say("tell-whose", player=names[state.turn], total=state.position["total"])
