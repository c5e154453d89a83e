"""A campaign: which zone comes next, and which emeralds go with it."""

from __future__ import annotations

from functools import cache

import pytest

from rollwright.core.game import load, spec_of
from rollwright.core.state import State
from rollwright.games.sonicroll.names import MODES, ZONES
from rollwright.games.sonicroll.rules import codes
from rollwright.simulation.playout import playout

ALL = 127


@cache
def finished(mode: str = "co-op", seats: int = 2) -> State:
    """A game that is over, whatever came of it."""
    return playout(load("sonicroll", seats, {"mode": MODES.index(mode)}), ["steady"] * seats, seed=1).state


def ended(zone: str, won: bool, carried: int = 0, found: tuple[int, int] = (0, 0)) -> State:
    """The end of a zone that was begun with some emeralds, the two players having found others."""
    game = load("sonicroll", 2, {"zone": ZONES.index(zone), "emeralds": carried})
    view = finished().view()
    view["options"] = dict(game.options)
    view["position"].update(
        zone=game.options["zone"], carried=carried, won=codes.WON if won else codes.LOST_TIME
    )
    for seat in (0, 1):
        view["position"]["players"][seat]["emeralds"] = found[seat]
    return game.state(view)


def next_after(*states: State) -> list[tuple[int, int]]:
    """Zone and emeralds of each choice."""
    choices = spec_of("sonicroll").onward(states)
    return [(int(options["zone"]), int(options["emeralds"])) for options in choices]


def test_sr_44_the_next_zone_takes_the_emeralds_along() -> None:
    green = ended("green-hill", won=True, found=(0b1, 0b100))
    assert next_after(green) == [(codes.STARDUST_SPEEDWAY, 0b101)]
    stardust = ended("stardust-speedway", won=True, carried=0b101, found=(0b10, 0))
    assert next_after(green, stardust) == [(codes.LAVA_REEF, 0b111)]


def test_sr_44_nothing_else_goes_along() -> None:
    green = ended("green-hill", won=True, found=(1, 0))
    (options,) = spec_of("sonicroll").onward([green])
    assert dict(options) == {**green.game.options, "zone": codes.STARDUST_SPEEDWAY, "emeralds": 1}
    start = load("sonicroll", 2, dict(options)).start().view()["position"]
    fresh = load("sonicroll", 2, {"zone": codes.STARDUST_SPEEDWAY}).start().view()["position"]
    assert {name for name in start if start[name] != fresh[name]} <= {"carried", "middle"}


def test_sr_44_a_lost_zone_is_played_again_without_what_was_found_in_it() -> None:
    lost = ended("lava-reef", won=False, carried=0b11, found=(0b100, 0b1000))
    assert next_after(lost) == [(codes.LAVA_REEF, 0b11)]


def four_won(emeralds: int) -> list[State]:
    return [ended(zone, won=True, carried=emeralds) for zone in ZONES[:4]]


def test_sr_46_all_emeralds_lead_to_the_finale_which_is_the_end() -> None:
    series = four_won(ALL)
    assert next_after(*series) == [(codes.FINALE, ALL)]
    finale = ended("finale", won=False, carried=ALL)
    assert next_after(*series, finale) == [(codes.FINALE, ALL)]
    assert next_after(*series, ended("finale", won=True, carried=ALL)) == []


def test_sr_46_zones_are_played_again_for_missing_emeralds() -> None:
    series = four_won(0b0111111)
    assert next_after(*series) == [(zone, 0b0111111) for zone in range(4)]
    again = ended("stardust-speedway", won=True, carried=0b0111111, found=(0b1000000, 0))
    assert next_after(*series, again) == [(codes.FINALE, ALL)]
    lost = ended("stardust-speedway", won=False, carried=0b0111111, found=(0b1000000, 0))
    assert next_after(*series, lost) == [(codes.STARDUST_SPEEDWAY, 0b0111111)]


@pytest.mark.parametrize(("mode", "seats"), [("competition", 2), ("time-attack", 1)])
def test_only_co_op_is_a_campaign(mode: str, seats: int) -> None:
    assert next_after(finished(mode, seats)) == []


def test_nothing_follows_a_zone_that_is_still_played() -> None:
    assert next_after(load("sonicroll", 2).start()) == []
