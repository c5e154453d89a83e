"""A position of Roll-Over! in words, for the terminal: `Your hand: 3-3-3 + 2-2, 20 points.`"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rollwright.core.state import State
from rollwright.core.texts import Catalogue
from rollwright.games.rollover.rules import codes

SHOWN = 12  # hands listed at once


def turn(state: State, texts: Catalogue, names: tuple[str, ...], seat: int) -> Iterator[str]:
    """What the seat to act needs to know: the round, the dice, the hand, the best one to be had."""
    view = state.view()["table"]
    if view["phase"] == "begin":
        yield texts.say(
            "tell-round", round=view["round"], rounds=view["rounds"], total=view["players"][seat]["total"]
        )
        if view["size"] > codes.DICE:
            yield texts.say("tell-seven")
        yield from boosts(view["players"][seat], texts)
        return
    yield from dice(view, texts)
    if view["phase"] == "thrown":
        yield from choice(view, texts)
        return
    yield hand(view, texts)
    if view["next_rollover"] is not None and any(move.kind == "rollover" for move in state.moves):
        yield texts.say("tell-next", bonus=view["next_rollover"])


def dice(view: dict[str, Any], texts: Catalogue) -> Iterator[str]:
    """What lies on the table."""
    if view["kept"] and view["thrown"]:
        yield texts.say("tell-kept", faces=listed(view["kept"]), thrown=listed(view["thrown"]))
    elif view["kept"] or view["thrown"]:
        yield texts.say("tell-dice", faces=listed(view["kept"] or view["thrown"]))


def choice(view: dict[str, Any], texts: Catalogue) -> Iterator[str]:
    """The best hand to be chosen, or that there is none."""
    if not view["hands"]:
        yield texts.say("tell-nothing", needed=view["needed"])
        return
    best = view["hands"][0]
    yield texts.say("tell-best", groups=grouped(best["groups"]), points=best["points"], needed=view["needed"])
    listed_hands = [
        texts.say("tell-hand-points", faces=listed(one["faces"]), points=one["points"])
        for one in view["hands"]
    ]
    if len(listed_hands) > SHOWN:
        listed_hands[SHOWN:] = [texts.say("tell-more", count=len(listed_hands) - SHOWN)]
    if len(listed_hands) > 1:
        yield texts.say("tell-hands", hands=", ".join(listed_hands))


def hand(view: dict[str, Any], texts: Catalogue) -> str:
    """The hand held, and what is at stake."""
    held = view["hand"]
    told = {"groups": grouped(held["groups"]), "points": held["points"]}
    if view["earned"]:
        return texts.say("tell-hand-earned", **told, earned=view["earned"], sum=view["points"])
    return texts.say("tell-hand", **told)


def table(state: State, texts: Catalogue, names: tuple[str, ...], seat: int | None) -> Iterator[str]:
    """The dice, and every column of the sheet."""
    view = state.view()["table"]
    yield from dice(view, texts)
    if view["hand"]:
        yield hand(view, texts)
    for who, player in enumerate(view["players"]):
        written = ", ".join(score(entry) for entry in player["written"])
        yield texts.say(
            "tell-player",
            player=names[who],
            total=player["total"],
            rounds=len(player["written"]),
            written=written or "-",
        )
        if player["boxes"]:
            yield texts.say(
                "tell-boxes", boxes=", ".join(texts.say("box-name", box=box) for box in player["boxes"])
            )
        yield from boosts(player, texts)


def boosts(player: dict[str, Any], texts: Catalogue) -> Iterator[str]:
    """The boosts circled and not used."""
    ready = [boost for boost in player["circled"] if boost not in player["crossed"]]
    if ready:
        yield texts.say(
            "tell-boosts", boosts=", ".join(texts.say("boost-name", boost=boost) for boost in ready)
        )


def score(entry: dict[str, int]) -> str:
    """Points of a round, a star for each rollover."""
    return f"{entry['points']}{'*' * entry['rollovers']}"


def listed(faces: Sequence[int]) -> str:
    """Dice as they are read."""
    return " ".join(map(str, faces))


def grouped(groups: Sequence[Sequence[int]]) -> str:
    """`3-3-3 + 2-2`."""
    return " + ".join("-".join(map(str, group)) for group in groups)
