"""Search: one answer for a seed, at either speed and for any number of threads; it finds what exact values say."""

from __future__ import annotations

import pytest

import rollwright as rw
from rollwright.bots import search
from rollwright.bots.search.grove import STEADY, Grove
from rollwright.bots.search.judging import unit_of
from rollwright.core import kit, rows
from rollwright.core.state import State
from tests.bots.test_rollout import pig, strike


def small_pig(total: int, mine: int, theirs: int) -> State:
    game = rw.load("pig", options={"goal": 20})
    position = game.start().draw("p1").view()["position"]
    position["total"], position["score"][:2] = total, [mine, theirs]
    return game.state({"position": position})


def best_play(goal: int) -> dict[tuple[int, int, int], float]:
    """The chance to win of who is to act in Pig, by plain iteration."""
    places = [(i, j, k) for i in range(goal) for j in range(goal) for k in range(goal - i)]
    value = dict.fromkeys(places, 0.5)
    for _ in range(60):
        for i, j, k in reversed(places):
            value[i, j, k] = max(by_moves(value, goal, i, j, k).values())
    return value


def by_moves(value: dict[tuple[int, int, int], float], goal: int, i: int, j: int, k: int) -> dict[str, float]:
    rolled = [1.0 if i + k + face >= goal else value[i, j, k + face] for face in range(2, 7)]
    hold = 1.0 if i + k >= goal else 1 - value[j, i + k, 0]
    return {"roll": (1 - value[j, i, 0] + sum(rolled)) / 6, "hold": hold}


@pytest.mark.parametrize("state", [pig(12, 40, 61), strike()], ids=["pig", "retroroll"])
def test_both_speeds_search_alike(state: State) -> None:
    plain, compiled = (
        search.judge(state, seed=5, playouts=300, plain=plain, patient=True) for plain in (True, False)
    )
    assert (plain.speed, compiled.speed) == ("plain", "compiled")
    assert plain.table == compiled.table
    assert plain.move == compiled.move


def test_rows_have_one_fingerprint_at_both_speeds() -> None:
    """Else the tables of the two speeds would be others; and rows that differ are told apart."""
    grove = Grove(pig(12, 40, 61), 1, 8, plain=True)
    one, two = pig(12, 40, 61).row(), pig(13, 40, 61).row()
    assert kit.fingerprint(one) != kit.fingerprint(two)
    assert kit.same(one, rows.copy(one))
    assert not kit.same(one, two)
    assert grove.sums == {}


def test_a_position_that_several_ways_lead_to_is_one_node() -> None:
    """4 and 2 is 2 and 4: Pig to 20 has few positions, so the tree stays small however many games there are."""
    grove = Grove(small_pig(0, 0, 0), 1, 4000, bot=STEADY)
    grove.grow([0, 1], 20_000)
    [tree] = grove.trees
    assert 500 < tree.scratch[2]["nodes"] < 3600


@pytest.mark.parametrize(("total", "mine", "theirs"), [(0, 0, 0), (8, 0, 10), (6, 10, 15)])
def test_search_converges_to_the_exact_value(total: int, mine: int, theirs: int) -> None:
    value = best_play(20)
    exact = by_moves(value, 20, mine, theirs, total)
    valuer = search.SearchValuer(rw.load("pig", options={"goal": 20}), 200_000, seed=1)
    found = {worth.move.text: worth.value for worth in valuer.moves(small_pig(total, mine, theirs))}
    assert found == pytest.approx(exact, abs=0.012)


def test_search_sees_what_play_outs_do_not() -> None:
    """Far behind, best play risks a turn that steady never would; the tree finds it, play-outs cannot."""
    state, exact = pig(5, 80, 70), 0.7587  # to roll, by exact values
    flat, tree = (
        {row.move.text: row.value for row in search.judge(state, 1, 60_000, tree=tree, patient=True).table}
        for tree in (False, True)
    )
    assert abs(flat["roll"] - exact) > 0.06
    assert abs(tree["roll"] - exact) < 0.04


def test_noise_is_told_by_the_games_as_they_ended() -> None:
    """What they pass on is more, and differs less: moves that were only tried are not held against the root."""
    state = pig(5, 80, 70)
    grove = Grove(state, 1, 4000)
    grove.grow([0], 4000)
    sums, unit = grove.sums[0], unit_of(state)
    won = sums.raw[0] / sums.games / unit
    assert sums.variance(0) == pytest.approx(won * (1 - won) * unit**2)
    assert sums.total[0] > sums.raw[0]


def test_threads_do_not_change_what_is_found() -> None:
    state = pig(12, 40, 61)
    one, four = (search.judge(state, 1, 4000, trees=4, threads=threads) for threads in (1, 4))
    assert one == four


def test_values_of_a_position_at_chance_and_at_the_end() -> None:
    game = rw.load("pig", 3)
    valuer = search.SearchValuer(game, 3000, seed=1)
    assert valuer.unit == "win"
    values = valuer.value(game.start())
    assert [worth.value for worth in values] == pytest.approx([0.5, 0.5, 0.5], abs=0.05)
    over = rw.playout(game, ["steady"] * 3, seed=1).replay()
    assert [worth.value for worth in valuer.value(over)] == list(over.returns)
    with pytest.raises(ValueError, match="no seat"):
        valuer.moves(over)


def test_one_legal_move_has_a_value_too() -> None:
    game = rw.load("retroroll", seats=1)
    position = game.start().after(0).view()["position"]
    position["players"][0]["hearts"] = 0
    state, valuer = game.state({"position": position}), search.SearchValuer(game, 500, seed=1)
    [worth] = valuer.moves(state)
    assert worth.value < -5
    assert 0 < worth.error < 3
    assert valuer.value(state) == ((worth.value, worth.error),)


def test_one_search_answers_both_questions(monkeypatch: pytest.MonkeyPatch) -> None:
    valuer, state = search.SearchValuer(rw.load("pig"), 500, seed=1), pig(12, 40, 61)
    asked = valuer.moves(state)
    monkeypatch.setattr(Grove, "grow", None)
    assert valuer.moves(state) == asked
    assert valuer.value(state)[0].value == max(worth.value for worth in asked)
