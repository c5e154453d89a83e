"""A position of RetroRoll in words, for the terminal: `coin, 3, 7, sword, 5, key, 4`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rollwright.core.state import State
from rollwright.core.texts import Catalogue
from rollwright.games.retroroll import rules

WORDS = {"coin": "tell-coin", "sword": "tell-sword", "key": "tell-key"}
PLACES = {"coin": "tell-the-coin", "sword": "tell-the-sword", "key": "tell-the-key"}


def turn(state: State, texts: Catalogue, names: tuple[str, ...], seat: int) -> Iterator[str]:
    """What the seat to act needs to know: its own card; those of the others where a sword is to be used."""
    view = state.view()["table"]
    if state.position["phase"] == rules.STRIKE:
        yield from others(view, texts, names, seat)
        return
    if state.game.seats == 1:
        yield texts.say("tell-turns", turns=view["turns"] + 1)
    yield from own(view, texts, seat)


def table(state: State, texts: Catalogue, names: tuple[str, ...], seat: int | None) -> Iterator[str]:
    """Every card, the points, and the draw pile."""
    view = state.view()["table"]
    if seat is not None:
        yield from own(view, texts, seat)
    yield from others(view, texts, names, seat)
    yield texts.say("tell-pile", cards=view["left"])


def own(view: dict[str, Any], texts: Catalogue, seat: int) -> Iterator[str]:
    """The card of whoever is spoken to."""
    player = view["players"][seat]
    if player["card"]:
        yield texts.say("tell-your-card", **where(player, texts))
    yield texts.say("tell-your-points", **numbers(player, view))


def others(view: dict[str, Any], texts: Catalogue, names: tuple[str, ...], seat: int | None) -> Iterator[str]:
    """The cards of the others."""
    for other, player in enumerate(view["players"]):
        if other == seat:
            continue
        if player["card"]:
            yield texts.say("tell-card", player=names[other], **where(player, texts))
        yield texts.say("tell-points", player=names[other], **numbers(player, view))


def where(player: dict[str, Any], texts: Catalogue) -> dict[str, str]:
    """The ring as it is read, the square the mover stands on, and the number it wants."""
    ring: list[int | str] = ["coin", *player["card"]["squares"]]
    at: int = player["at"]
    wanted: int | None = player["next"]
    return {
        "squares": ", ".join(named(square, WORDS, texts) for square in ring),
        "here": named(ring[at], PLACES, texts),
        "next": "none" if wanted is None else str(wanted),
    }


def named(square: int | str, words: dict[str, str], texts: Catalogue) -> str:
    """A number as it is, an icon or the coin by its word."""
    return texts.say(words[square]) if isinstance(square, str) else str(square)


def numbers(player: dict[str, Any], view: dict[str, Any]) -> dict[str, int]:
    """Points, hearts and what the card is worth."""
    worth = player["card"]["points"] if player["card"] else 0
    return {"points": player["points"], "goal": view["goal"], "hearts": player["hearts"], "worth": worth}
