"""The rule of thumb: what it does with hearts and swords, and that it beats chance."""

from __future__ import annotations

import pytest

from rollwright.core.game import load
from rollwright.core.generator import begin, below, following
from rollwright.core.kit import CHANCE, OVER, Codes, quiet
from rollwright.core.state import State
from tests.games.retroroll.play import after, dealt, deck, table_of


def advised(state: State) -> str:
    """What steady plays."""
    code = state.game.spec.steady(state.row(), state.game.content_row)
    return state.game.moves[code].text


def test_a_heart_for_one_of_the_two_hardest_numbers() -> None:
    assert advised(table_of([12, 3, 11, 4])) == "heart"
    assert advised(table_of([3, 12, 11, 4])) == "throw"
    assert advised(after(table_of([12, 11, 10, 4]), "heart", "throw", "roll 5 6")) == "heart"
    assert advised(after(table_of([10, 4, 11, 12]), "throw", "roll 4 6")) == "throw"


def test_no_heart_is_kept_for_nothing() -> None:
    assert advised(table_of([4, 6])) == "heart"


def test_a_number_behind_a_key_may_do_without() -> None:
    assert advised(table_of([5, 4, 1])) == "throw"
    assert advised(table_of([5, 4, "key", 1])) == "heart"


def test_the_sword_strikes_whoever_is_close_to_winning() -> None:
    game = load("retroroll", 3, None, deck([6, "sword", 6], [1, 2, 3], [1], [1, 2, 3], points=12))
    state = after(dealt(game, first=1), "throw", "roll 1 1", "throw", "roll 1 1", "draw d")
    state = after(state, "throw", "roll 1 1", "throw", "roll 3 3", "throw", "roll 1 1", "throw", "roll 6 1")
    assert [move.text for move in state.moves] == ["strike p2", "strike p3"]
    assert advised(state) == "strike p3"


@pytest.mark.parametrize("seats", [2, 4])
def test_steady_beats_random(seats: int) -> None:
    """One steady player among random ones, by turns in every seat, wins far more than its share."""
    game = load("retroroll", seats)
    rules, content, log = game.spec.rules, game.content_row, quiet()
    won, games, legal = 0, 200, Codes()
    for number in range(games):
        position, luck, mine = game.start().row(), begin(5, number), number % seats
        while position.to_act != OVER:
            luck = following(luck)
            if position.to_act == CHANCE:
                rules.outcome(position, content, below(luck, position.outcomes), log)
            elif position.to_act == mine:
                rules.play(position, content, game.spec.steady(position, content), log)
            else:
                legal.count = 0
                rules.moves(position, content, legal)
                rules.play(position, content, legal.code[below(luck, legal.count)], log)
        won += State(game, position).winners == (mine,)
    assert won / games > 1.3 / seats
