"""Pig rule by rule; ids as in rulebook.md."""

from __future__ import annotations

from collections import Counter

import pytest

import rollwright as rw
from rollwright.core.state import State


def turn_of(score: int = 0, total: int = 0, other: int = 0) -> State:
    """Player 1 is to act with a turn total; both have points."""
    return rw.load("pig").state(f"pig/2 seats=2 total={total} goal=100 score={score},{other}")


@pytest.mark.parametrize("seats", [2, 3, 10])
def test_pg_1_every_seat_is_equally_likely_to_go_first(seats: int) -> None:
    state = rw.load("pig", seats=seats).start()
    assert state.to_act is rw.CHANCE
    assert state.chance == "seat"
    assert [after.to_act for after, ways, of in state.throws() if (ways, of) == (1, seats)] == list(
        range(seats)
    )
    assert state.scores == (0,) * seats


def test_pg_1_two_to_ten_play() -> None:
    for seats in (1, 11):
        with pytest.raises(ValueError, match=f"pig is for 2 to 10 seats, not {seats}"):
            rw.load("pig", seats=seats)


def test_pg_1_play_goes_to_the_next_seat_and_round() -> None:
    state = rw.load("pig", seats=3).start().draw("p2")
    turns: list[object] = []
    for _ in range(4):
        turns.append(state.to_act)
        state = state.play("hold")
    assert turns == [1, 2, 0, 1]


@pytest.mark.parametrize("face", [2, 3, 4, 5, 6])
def test_pg_2_two_to_six_are_added_and_the_player_goes_on(face: int) -> None:
    after = turn_of(score=10, total=7).play("roll").roll(face)
    assert after.to_act == 0
    assert after.position["total"] == 7 + face
    assert after.scores == (10, 0)


def test_pg_3_a_one_loses_the_turn_total_and_the_turn() -> None:
    after = turn_of(score=10, total=27, other=5).play("roll").roll(1)
    assert after.to_act == 1
    assert after.scores == (10, 5)
    assert after.position["total"] == 0
    assert [note.code for note in after.story] == ["rolled", "lost"]
    assert after.story[1].data["points"] == 27


def test_pg_4_holding_banks_the_total_and_ends_the_turn() -> None:
    after = turn_of(score=10, total=27, other=5).play("hold")
    assert after.to_act == 1
    assert after.scores == (37, 5)
    assert after.position["total"] == 0


def test_pg_4_holding_at_nothing_is_allowed() -> None:
    state = turn_of()
    assert state.why_not("hold") is None
    assert state.play("hold").to_act == 1


def test_pg_5_a_hundred_banked_wins_at_once() -> None:
    assert turn_of(score=90, total=9).play("hold").to_act == 1
    for total in (10, 15):
        over = turn_of(score=90, total=total, other=99).play("hold")
        assert over.to_act is rw.OVER
        assert over.winners == (0,)
        assert over.places == (1, 2)
        assert over.returns == (1.0, 0.0)
        assert over.story[-1].code == "won"


def test_pg_5_a_turn_total_that_is_not_banked_does_not_win() -> None:
    assert turn_of(score=90, total=60).play("roll").roll(6).to_act == 0


def test_pg_5_the_table_may_choose_the_goal() -> None:
    game = rw.load("pig", options={"goal": 2})
    over = game.start().draw("p2").play("roll").roll(2).play("hold")
    assert over.winners == (1,)
    for goal in (1, 10_001, True):
        with pytest.raises(ValueError, match="option goal is a number from 2 to 10000"):
            rw.load("pig", options={"goal": goal})


def test_a_throw_has_six_equally_likely_outcomes() -> None:
    throws = turn_of().play("roll").throws()
    assert Counter((ways, of) for _, ways, of in throws) == {(1, 6): 6}
