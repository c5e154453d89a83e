"""A position of Rolling Loot in words, for the terminal."""

from __future__ import annotations

from collections.abc import Iterator

from rollwright.core.state import State
from rollwright.core.texts import Catalogue
from rollwright.games.rollingloot.names import PLACES
from rollwright.games.rollingloot.table import CardView, LootTable, RequirementView, StepView
from rollwright.games.rollingloot.table import table as drawn


def turn(state: State, texts: Catalogue, names: tuple[str, ...], seat: int) -> Iterator[str]:
    """What the seat to act needs to know: the cards, its ships, and the dice."""
    view = drawn(state)
    asked = view["share"]
    if asked is not None:
        takers = ", ".join(names[taker] for taker in asked["takers"])
        yield texts.say(
            "tell-share",
            card=asked["card"],
            step=asked["step"],
            loot=asked["loot"],
            takers=takers,
            cut=asked["cut"],
        )
        return
    if view["phase"] == "loot":
        yield from cards(view, texts, names)
        yield from purse(view, texts, names, seat)
    yield from dice(view, texts)
    for proposal in view["proposals"]:
        yield texts.say(
            "tell-proposal",
            card=proposal["card"],
            step=proposal["step"],
            faces=" ".join(map(str, proposal["faces"])),
            use=proposal["use"],
        )


def table(state: State, texts: Catalogue, names: tuple[str, ...], seat: int | None) -> Iterator[str]:
    """The whole table."""
    view = drawn(state)
    yield from cards(view, texts, names)
    for each in range(state.game.seats):
        yield from purse(view, texts, names, each)
    yield from dice(view, texts)
    yield texts.say("tell-round", round=view["round"], rounds=view["rounds"], last=view["last"])


def cards(view: LootTable, texts: Catalogue, names: tuple[str, ...]) -> Iterator[str]:
    """The cards, a line each."""
    for card in view["cards"]:
        if not card["up"]:
            yield texts.say("tell-down", card=card["id"])
            continue
        steps = "; ".join(told(card, place, texts, names) for place in range(len(card["steps"])))
        yield texts.say("tell-card", card=card["id"], level=card["level"], steps=steps)


def told(card: CardView, place: int, texts: Catalogue, names: tuple[str, ...]) -> str:
    """One step: what it wants, its loot, whose ships are there."""
    step: StepView = card["steps"][place]
    return texts.say(
        "tell-step",
        step=place + 1,
        requirement=requirement(step["requirement"], texts),
        left=step["left"],
        exhausted="yes" if step["exhausted"] else "no",
        ships=", ".join(names[seat] for seat in step["ships"]) or "none",
    )


def requirement(wanted: RequirementView, texts: Catalogue) -> str:
    """A requirement in words."""
    signs = {"": "", ">=": "-from", "<=": "-up-to", "=": "-is"}
    name = f"want-{wanted['word'].replace('_', '-')}{signs[wanted['sign']]}"
    return texts.say(name, dice=wanted["dice"], number=wanted["number"])


def purse(view: LootTable, texts: Catalogue, names: tuple[str, ...], seat: int) -> Iterator[str]:
    """The loot and the ships at home of one seat."""
    player = view["players"][seat]
    yield texts.say("tell-player", player=names[seat], points=player["points"], pool=player["pool"])


def dice(view: LootTable, texts: Catalogue) -> Iterator[str]:
    """The dice with their letters."""
    if view["dice"]:
        lettered = ", ".join(f"{PLACES[place]} {face}" for place, face in enumerate(view["dice"]))
        yield texts.say("tell-dice", dice=lettered, rerolls=view["rerolls"])
