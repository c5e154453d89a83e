"""The rule of thumb: what it keeps, where it goes, and that it beats chance."""

from __future__ import annotations

import pytest

from rollwright.core.game import load
from rollwright.core.state import State
from rollwright.games.rollingloot import steady
from rollwright.games.rollingloot.requirements import packed, read, unpacked
from rollwright.simulation.playout import playout
from tests.games.rollingloot.play import COVE, FOG, HARBOUR, KRAKEN, MAZE, after, changed, idle, seated, turn


def advised(state: State) -> str:
    """What steady plays."""
    return state.game.moves[state.game.spec.steady(state.row(), state.game.content_row)].text


@pytest.mark.parametrize(("text", "faces", "kept"), [
    ("set 4", (1, 3, 3, 3, 6), [3, 3, 3]),
    ("two_pair", (1, 3, 3, 5, 6), [3, 3, 6]),
    ("full_house", (1, 3, 3, 5, 5), [3, 3, 5, 5]),
    ("run 4", (1, 1, 3, 4, 6), [3, 4, 6]),
    ("run 5", (2, 3, 4, 4, 6), [2, 3, 4, 6]),
    ("sum 2 >= 11", (1, 2, 3, 5, 6), [6]),
    ("sum 4 <= 6", (1, 2, 3, 5, 6), [1]),
    ("sum 2 = 3", (2, 3, 4, 5, 6), [2]),
    ("each 4 >= 5", (1, 2, 3, 5, 6), [5, 6]),
    ("each 3 <= 2", (1, 2, 3, 5, 6), [1, 2]),
    ("no_even", (1, 2, 3, 5, 6), [1, 3, 5]),
    ("no_odd", (1, 2, 3, 5, 6), [2, 6]),
])  # fmt: skip
def test_it_keeps_what_a_requirement_wants(text: str, faces: tuple[int, ...], kept: list[int]) -> None:
    assert unpacked(steady.useful(read(text).row(0), packed(faces))) == kept


def test_it_takes_loot_and_the_cut() -> None:
    ready = after(seated(), turn("5 5 6 6 1", f"sail {KRAKEN} 1"), turn("5 5 6 6 1", f"sail {KRAKEN} 1"))
    assert advised(ready) == f"loot {KRAKEN} 1"
    assert advised(ready.play(f"loot {KRAKEN} 1")) == "take"


def test_it_stays_where_the_cut_is_nothing() -> None:
    fog = changed(
        seated((COVE, HARBOUR, FOG, MAZE, KRAKEN)),
        {FOG: {"ships": [7, 0, 0]}},
        players={seat: {"pool": 1} for seat in range(3)},
    )
    asked = after(fog, f"loot {FOG} 1", "take")
    assert advised(asked) == "stay", "2 loot for three"


def test_it_calls_a_ship_home_that_waits_for_nothing() -> None:
    state = changed(seated(), {COVE: {"taken": 4, "ships": [0, 0, 1]}}, players={0: {"pool": 1}})
    assert advised(state) == f"home {COVE} 3"


def test_it_goes_where_the_loot_is() -> None:
    state = after(seated(), "throw", "roll 5 5 6 6 1", "stop")
    assert advised(state) == f"sail {KRAKEN} 1"
    assert advised(after(seated(), "throw", "roll 5 5 6 6 1")) == "stop"
    assert advised(after(seated(), idle(), "throw", "roll 1 4 4 4 2")).startswith("reroll")


@pytest.mark.parametrize("seats", [2, 3])
def test_steady_beats_random(seats: int) -> None:
    game = load("rollingloot", seats)
    for number in range(4):
        bots = ["steady" if seat == number % seats else "random" for seat in range(seats)]
        assert playout(game, bots, seed=number).state.winners == (number % seats,)
