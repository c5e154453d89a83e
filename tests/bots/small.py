"""Positions near the end of a game that few others follow: small enough for brute force."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import replace
from typing import Any

import rollwright as rw
from rollwright.core.state import State
from rollwright.games.sonicroll.rules import codes
from tests.games.rollingloot import play as loot
from tests.games.sonicroll import play as sonic

# one health is left, and nothing is to be drawn
BARE: dict[str, Any] = {"health": 1, "pattern_deck": 0, "badnik_deck": 0, "power_deck": [0] * 10}
NEARLY_OUT: dict[str, Any] = {"lives": 1, "boosts": 0}


def last_dice_of_rolling_loot(*events: str) -> State:
    """The last turn: the first seat is on the way to the loot that decides, and throws."""
    state = loot.changed(
        loot.seated(loot.TWO),
        {
            loot.COVE: {"lies": 2},
            loot.ROCK: {"taken": 0b010, "ships": [0, 0b10, 0]},
            loot.FOG: {"lies": 2},
            loot.KRAKEN: {"taken": 0b011, "ships": [0, 0b01, 0b10]},
        },
        last=1,
        turns=29,
        players={0: {"points": 14, "pool": 1}, 1: {"points": 13, "pool": 0}},
    )
    return loot.after(state, "throw", *events)


def last_round_of_sonic_roll() -> State:
    """Alone in Green Hill: the last turn, a boss with one health behind a pattern, and two dice."""
    return sonic.fighting(
        sonic.opening("sonic"),
        "run 5 spin 3",
        patterns={"middle": ["run-5"]},
        time=1,
        turns=99,
        players={0: NEARLY_OUT | {"rings": 1}},
        **BARE,
    )


def last_die_of_the_team() -> State:
    """Sonic's last die can open a route for Amy, whose turn is the last; he cannot hit the boss any more."""
    return sonic.fighting(
        _with_small_rolls(sonic.opening("sonic", "amy")),
        "run 3",
        patterns={"top": ["spin-1"], "middle": ["run-3"], "bottom": ["spin-2"]},
        used=1 << codes.U_INSTA,
        time=2,
        turns=198,
        players={0: NEARLY_OUT, 1: NEARLY_OUT | {"rings": 1}},
        **BARE,
    )


def _with_small_rolls(state: State) -> State:
    """The same table where each roll action throws a single die."""
    data = deepcopy(sonic.bench().data)
    for character in data["character"]:
        for action in character["action"]:
            action |= {"dice": ["spin 1"], "effects": ["spend jump: lower jump may follow"]}
            action.pop("times", None)
    game = rw.load("sonicroll", state.game.seats, content=replace(sonic.bench(), data=data))
    return game.state({"position": sonic.row(state)})
