"""A position of Sonic Roll in words, for the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rollwright.core.state import State
from rollwright.core.texts import Catalogue
from rollwright.games.sonicroll.table import table as drawn
from rollwright.games.sonicroll.views import (
    CardView,
    FoeView,
    GetView,
    LaneView,
    MatchView,
    PlayerView,
    RouteView,
    SonicTable,
)


def turn(state: State, texts: Catalogue, names: tuple[str, ...], seat: int) -> Iterator[str]:
    """What the seat to act needs to know: the routes, its dice, its badniks, and what is asked."""
    view = drawn(state)
    if view["phase"] == "choose":
        return
    if view["ask"] is not None:
        for item in view["ask"]["items"]:
            what = texts.say("reward", code=item["code"], amount=item["amount"])
            yield texts.say("tell-item", move=item["move"] or "none", what=what)
    if view["phase"] == "pick":
        return
    yield from board(view, texts)
    yield from seat_lines(view, texts, names, state.turn)
    yield from dice(view, texts)


def table(state: State, texts: Catalogue, names: tuple[str, ...], seat: int | None) -> Iterator[str]:
    """The whole table."""
    view = drawn(state)
    yield texts.say("tell-round", round=view["round"], rounds=view["rounds"], time=view["time"])
    yield from board(view, texts)
    for each in range(len(view["players"])):
        if view["players"][each]["character"]:
            yield from seat_lines(view, texts, names, each)
    for emerald in view["emeralds"]:
        text = texts.say("emerald-text", number=emerald["number"])
        holder = names[emerald["holder"]] if emerald["holder"] >= 0 else "none"
        used = "yes" if emerald["exhausted"] else "no"
        yield texts.say("tell-emerald", number=emerald["number"], text=text, holder=holder, used=used)
    yield from dice(view, texts)


# ---- the board


def board(view: SonicTable, texts: Catalogue) -> Iterator[str]:
    """The routes with what lies beside them; the boss and its attack card."""
    for route in view["routes"]:
        yield told_route(route, texts)
    if view["boss"]["fight"]:
        boss = view["boss"]
        yield texts.say("tell-boss", boss=boss["id"], left=boss["left"], health=boss["health"])
    for strike in view["strike"]:
        clear = match(strike["foe"]["avoid"], texts)
        off = "yes" if strike["cleared"] else "no"
        foe = told_attacks(strike["foe"], texts)
        yield texts.say("tell-attack", side=strike["side"], attacks=foe, clear=clear, off=off)


def told_route(route: RouteView, texts: Catalogue) -> str:
    """A route in one line."""
    cards = "; ".join(told_card(card, route["hit"] is None, texts) for card in route["cards"])
    hit = route["hit"]
    if hit is not None:
        space = texts.say(
            "tell-hit", kind=hit["kind"], number=hit["number"], closed="yes" if hit["hit"] else "no"
        )
        return texts.say("tell-fight-route", route=route["id"], cards=cards or "none", hit=space)
    return texts.say(
        "tell-route", route=route["id"], gets=rewards(route["gets"], texts), cards=cards or "none"
    )


def told_card(card: CardView, named: bool, texts: Catalogue) -> str:
    """The spaces that are not cleared yet, the leftmost first."""
    spaces = card["spaces"][card["at"] :]
    told = ", ".join(" | ".join(told_lane(lane, texts) for lane in space["lanes"]) for space in spaces)
    return texts.say("tell-card", card=card["id"], spaces=told) if named else told


def told_lane(lane: LaneView, texts: Catalogue) -> str:
    """What a lane wants, and what it gives."""
    gets = rewards(lane["gets"], texts)
    closed = "yes" if lane["closed"] else "no"
    if lane["bumpers"]:
        left = lane["bumpers"] - lane["done"]
        return texts.say("tell-bumpers", bumpers=left, lock=lane["lock"], gets=gets, closed=closed)
    return texts.say("tell-lane", kind=lane["kind"], number=lane["number"], gets=gets, closed=closed)


def rewards(gets: list[GetView], texts: Catalogue) -> str:
    """Rewards in words, `none` for none."""
    return ", ".join(texts.say("reward", code=get["code"], amount=get["amount"]) for get in gets) or "none"


# ---- seats


def seat_lines(view: SonicTable, texts: Catalogue, names: tuple[str, ...], seat: int) -> Iterator[str]:
    """What a player has, and the badniks in front."""
    player = view["players"][seat]
    yield texts.say(
        "tell-player",
        player=names[seat],
        character=player["character"],
        rings=player["rings"],
        saved=player["saved"],
        boosts=player["boosts"],
        lives=player["lives"] if view["time"] >= 0 else -1,
        deaths=player["deaths"],
        powers=powers(player, texts),
    )
    for foe in player["badniks"]:
        yield told_foe(foe, texts)


def powers(player: PlayerView, texts: Catalogue) -> str:
    """Power Ups that are kept, `none` for none."""
    return ", ".join(texts.say("power", power=power["id"]) for power in player["powers"]) or "none"


def told_foe(foe: FoeView, texts: Catalogue) -> str:
    """A badnik: what it attacks, what defeats it, what it can."""
    abilities = "; ".join(
        texts.say(
            "ability",
            timing=one["timing"],
            condition=one["condition"] or "none",
            code=one["effect"],
            amount=one["amount"],
        )
        for one in foe["abilities"]
    )
    return texts.say(
        "tell-foe",
        foe=foe["kind"],
        attacks=told_attacks(foe, texts),
        avoid=match(foe["avoid"], texts),
        destroy=texts.say("die", kind="spin", face=foe["destroy"]) if foe["destroy"] else "none",
        left=foe["left"],
        abilities=abilities or "none",
    )


def told_attacks(foe: FoeView, texts: Catalogue) -> str:
    """The attacks with their penalty, `none` for none."""
    if not foe["attacks"]:
        return "none"
    penalty = texts.say("reward", code=foe["penalty"]["code"], amount=foe["penalty"]["amount"])
    return f"{', '.join(match(attack, texts) for attack in foe['attacks'])} ({penalty})"


def match(wanted: MatchView, texts: Catalogue) -> str:
    """A die in words."""
    return texts.say("die", kind=wanted["kind"], face=wanted["number"])


def dice(view: SonicTable, texts: Catalogue) -> Iterator[str]:
    """The dice of the pool, and those of a roll action that are not saved yet."""
    for message, lying in (("tell-dice", view["pool"]), ("tell-tray", view["tray"])):
        if lying:
            yield texts.say(
                message, dice=listed(texts.say("die", kind=d["kind"], face=d["face"]) for d in lying)
            )


def listed(words: Iterable[str]) -> str:
    """Words with commas."""
    return ", ".join(words)
