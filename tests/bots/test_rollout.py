"""The rollout bot: one answer for a seed, at either speed; sense where the right move is known."""

from __future__ import annotations

import math

import pytest

import rollwright as rw
from rollwright.bots import rollout
from rollwright.bots.search import judging
from rollwright.bots.search.grove import Grove, Sums
from rollwright.core import speed
from rollwright.core.generator import begin, below, following
from rollwright.core.state import State


def pig(total: int, mine: int, theirs: int) -> State:
    game = rw.load("pig")
    position = game.start().draw("p1").view()["position"]
    position["total"], position["score"][:2] = total, [mine, theirs]
    return game.state({"position": position})


def strike() -> State:
    """A sword at a table of four, with three opponents to choose from."""
    game, luck = rw.load("retroroll", seats=4), begin(1, 0)
    state = game.start()
    for _ in range(100_000):
        if len(state.moves) == 3:
            return state
        luck = following(luck)
        if state.to_act is rw.OVER:
            state = game.start()
        else:
            acts = state.moves or [state.outcome(k) for k in range(state.outcome_count)]
            state = state.apply(acts[below(luck, len(acts))])
    raise AssertionError("no such position")


@pytest.mark.parametrize("state", [pig(12, 40, 61), strike()], ids=["pig", "retroroll"])
def test_both_speeds_judge_alike(state: State) -> None:
    plain = rollout.judge(state, seed=5, playouts=60, plain=True)
    compiled = rollout.judge(state, seed=5, playouts=60)
    assert (plain.speed, compiled.speed) == ("plain", "compiled")
    assert plain.table == compiled.table
    assert plain.move == compiled.move


def test_a_seed_gives_one_judgement_and_another_seed_another() -> None:
    state = pig(12, 40, 61)
    assert rollout.judge(state, 1, 500) == rollout.judge(state, 1, 500)
    assert rollout.judge(state, 1, 500).table != rollout.judge(state, 2, 500).table


@pytest.mark.parametrize(
    ("total", "mine", "theirs", "best"), [(20, 80, 0, "hold"), (0, 0, 0, "roll"), (5, 0, 99, "roll")]
)
def test_plain_cases_of_pig(total: int, mine: int, theirs: int, best: str) -> None:
    assert rollout.choose(pig(total, mine, theirs), seed=3).text == best


def test_any_number_is_a_seed() -> None:
    assert rollout.judge(pig(12, 40, 61), -1, 100) == rollout.judge(pig(12, 40, 61), (1 << 70) - 1, 100)


def test_halving_gives_the_better_half_more_playouts() -> None:
    judged = judging.judge(strike(), seed=1, playouts=1200, tree=False, patient=True).table
    tried = [row.playouts for row in judged]
    assert tried == sorted(tried, reverse=True)
    assert tried[0] > tried[-1] > 0
    assert all(0 <= row.value <= 1 and row.error < 0.1 for row in judged)


def test_noise_alone_does_not_lead_away_from_steady() -> None:
    """With a handful of play-outs most moves differ by chance; steady's is then taken."""
    steady = [rollout.judge(pig(10, 30, 30), seed, playouts=8).move.text for seed in range(60)]
    assert steady.count("roll") > 45


def test_a_clear_lead_ends_the_search() -> None:
    assert rollout.judge(pig(20, 80, 0), seed=1).playouts < rollout.PLAYOUTS / 2


def test_moves_far_behind_drop_out_at_once_and_the_choice_stays() -> None:
    hasty, patient = (
        judging.judge(strike(), seed=1, playouts=3000, tree=False, patient=patient)
        for patient in (False, True)
    )
    assert hasty.move == patient.move
    assert hasty.playouts < patient.playouts / 2


@pytest.mark.parametrize(
    ("games", "lead", "squares", "left", "decided"),
    [
        (100, 0, 0, 900, False),  # nothing has told the two apart so far,
        (300, 0, 0, 700, True),  # and hardly will
        (300, 0, 30, 700, False),  # even, and much may come
        (900, 0, 90, 100, True),  # even, and little may come
        (300, -12, 30, 700, True),  # behind
        (300, 12, 30, 700, False),  # ahead, but it may yet be noise
        (300, 25, 30, 700, True),  # clear
        (300, -12, 30, math.inf, False),  # as long as there is time
    ],
)
def test_trying_ends_where_the_choice_will_hardly_change(
    games: int, lead: int, squares: int, left: float, decided: bool
) -> None:
    state = pig(12, 40, 61)
    grove = Grove(state, 1, 0, plain=True)
    trials = judging.Trials(state, grove)
    grove.sums[trials.moves[1].code] = Sums(games, lead, lead, squares, [0, 0], [0, 0], [0, 0])
    assert trials.decided(trials.moves[1], left) is decided


def test_the_values_are_returns() -> None:
    """A game that holding wins at once is worth 1; in solo the value counts turns."""
    judged = {row.move.text: row for row in rollout.judge(pig(20, 80, 0), seed=1).table}
    assert (judged["hold"].value, judged["hold"].error) == (1.0, 0.0)
    solo = rw.load("retroroll", seats=1)
    state = solo.start().after(0)
    assert all(row.value < -5 for row in rollout.judge(state, seed=1, playouts=100).table)


def test_one_legal_move_is_taken_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    game = rw.load("retroroll", seats=1)
    position = game.start().after(0).view()["position"]
    position["players"][0]["hearts"] = 0
    state = game.state({"position": position})
    monkeypatch.setattr(speed, "compiled", None)
    monkeypatch.setattr(speed, "plain", None)
    judged = rollout.judge(state)
    assert (judged.move, judged.playouts) == (state.moves[0], 0)


def test_where_no_seat_is_to_act_it_says_so() -> None:
    with pytest.raises(ValueError, match="no seat"):
        rollout.judge(rw.load("pig").start())


def test_a_budget_of_time_ends() -> None:
    judged = rollout.judge(pig(12, 40, 61), seed=1, seconds=0.01)
    assert judged.playouts >= 2 * judging.CHUNK


def test_without_a_compiler_it_thinks_plain_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speed, "compiler_missing", lambda: "no compiler here")
    judged = rollout.judge(pig(20, 80, 0), seed=1)
    assert (judged.speed, judged.why) == ("plain", "no compiler here")
    assert judged.move.text == "hold"
    assert judged.playouts <= judging.PLAIN_PLAYOUTS
