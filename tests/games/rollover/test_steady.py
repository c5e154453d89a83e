"""The rule of thumb: what it goes for, which boosts it uses, and that it beats chance."""

from __future__ import annotations

import pytest

from rollwright.core.state import State
from rollwright.simulation.ladder import duel
from tests.games.rollover.play import TRIPLE, after, alone, busts, house, sheet


def advised(state: State) -> str:
    """What steady plays."""
    return state.game.moves[state.game.spec.steady(state.row(), state.game.content_row)].text


def test_cheap_hands_first_for_a_rollover() -> None:
    assert advised(alone("throw", "roll 1 1 3 3 5 6")) == "keep 3 3"
    assert advised(alone("throw", "roll 1 1 2 2 5 5")) == "keep 1 1 2 2 5 5"
    assert advised(alone("throw", "roll 1 1 2 2 5 5", "keep 1 1 2 2 5 5")) == "rollover"


def test_it_stops_with_enough_and_takes_the_best_box() -> None:
    assert advised(alone("throw", "roll 3 3 3 3 3 1", "keep 3 3 3 3 3")) == "claim five-of-a-kind"
    assert advised(alone(*TRIPLE)) == "roll"
    rolled_over = alone("throw", "roll 1 1 2 2 5 5", "keep 1 1 2 2 5 5", "rollover", "roll 3 3 3 3 5 6")
    assert advised(rolled_over.play("keep 3 3 3 3")) == "stop"


def test_where_no_rollover_can_come_points_count() -> None:
    state = alone("throw", "roll 1 1 3 3 3 6", sheet=sheet(sections="0"))
    assert advised(state) == "keep 1 1 3 3 3"
    assert advised(state.play("keep 3 3 3")) == "roll"
    assert advised(state.play("keep 1 1 3 3 3")) == "claim full-house"


def test_boosts() -> None:
    assert advised(alone(*busts(4))) == "add-die"
    assert advised(alone(*busts(1), "throw", "roll 1 1 2 2 5 6", "keep 1 1 2 2")) == "foresight"
    assert advised(alone(*busts(2), *TRIPLE, "roll", "roll 2 4 6")) == "reroll"
    assert advised(alone(*busts(3), *TRIPLE, "roll", "roll 2 4 6")) == "plus 2"
    spent = alone(*busts(3), *TRIPLE, "roll", "roll 2 4 6", "minus 2", "reroll", "roll 1 4 6")
    assert spent.position["round"] == 4


def test_a_change_that_saves_nothing_is_not_made() -> None:
    state = alone(*busts(3), "throw", "roll 4 4 4 4 4 6", "keep 4 4 4 4 4", "roll", "roll 1")
    assert advised(state) == "reroll"
    state = after(state, "reroll", "roll 1")
    assert advised(state) == "accept"


@pytest.mark.parametrize("seats", [2, 3])
def test_steady_beats_random(seats: int) -> None:
    assert duel(house(seats), "steady", "random", games=400).low > 0.9
