"""RetroRoll rule by rule; the ids are those of rulebook.md."""

from __future__ import annotations

from itertools import product

import pytest

import rollwright as rw
from rollwright.core.game import load
from tests.games.retroroll.play import after, dealt, deck, player, seated, table_of, texts, told

PLAIN: list[int | str] = [3, 5, 4]


def test_rr_1_two_to_seven_players_or_one() -> None:
    assert list(load("retroroll").spec.seats) == [1, 2, 3, 4, 5, 6, 7]
    for seats in (0, 8):
        with pytest.raises(ValueError, match="1 to 7 seats"):
            load("retroroll", seats)


def test_rr_1_alone_turns_count_up_to_20_points() -> None:
    state = table_of([3, 4], points=10)
    assert state.game.objective == "turns"
    assert load("retroroll", 2).objective == "win"
    state = after(state, "throw", "roll 1 1", "throw", "roll 3 3", "heart", "draw a", "heart", "heart")
    assert state.to_act is rw.OVER
    assert state.returns == (-5.0,)
    assert state.scores == (20,)
    assert state.winners == (0,)
    assert state.story[-1].data == {"points": 20, "turns": 5}


def test_rr_1_with_others_turns_are_not_counted() -> None:
    state = after(table_of(PLAIN, PLAIN), "throw", "roll 3 3", "throw", "roll 1 1")
    assert state.position["turns"] == 0


def test_rr_2_two_dice_and_two_hearts() -> None:
    state = table_of(PLAIN).play("throw")
    assert state.dice == 2
    assert state.roll(3).dice == 1
    assert state.roll(3).view()["table"]["dice"] == [3]
    assert player(state, 0)["hearts"] == 2


def test_rr_2_nothing_settles_until_both_dice_have_landed() -> None:
    thrown = table_of(PLAIN).play("throw")
    half = thrown.roll(3)
    assert told(half) == []
    assert player(half, 0)["at"] == 0
    assert thrown.roll(1, 2) == thrown.roll(2, 1)
    assert sum(ways for _, ways, _ in thrown.throws()) == 36
    assert len(thrown.throws()) == 2


def test_rr_3_a_card_shows_its_points_and_its_ring() -> None:
    card = player(seated(["coin-24"]), 0)["card"]
    assert card == {"id": "coin-24", "points": 7, "squares": [8, "sword", 5, "key", 6, 5, 9, 1, 4]}


def test_rr_4_everybody_draws_a_card_and_starts_on_the_coin() -> None:
    state = load("retroroll", 3).start()
    assert (state.to_act, state.chance, state.outcome_count) == (rw.CHANCE, "card", 40)
    assert player(state, 0)["card"] is None
    for seat, card in enumerate(("coin-30", "coin-01", "coin-40")):
        assert state.turn == seat
        state = state.draw(card)
        assert player(state, seat)["card"]["id"] == card
        assert player(state, seat)["at"] == 0
    assert state.view()["table"]["left"] == 37
    with pytest.raises(rw.BadOutcome):
        load("retroroll", 2).start().draw("coin-01").draw("coin-01")


def test_rr_5_the_highest_total_begins() -> None:
    state = seated(["coin-01", "coin-02", "coin-03"], first=None)
    state = after(state, "roll 3 4", "roll 6 2", "roll 1 6")
    assert state.to_act == 1
    assert told(state) == ["threw", "begins"]


def test_rr_5_only_the_tied_throw_again() -> None:
    state = seated(["coin-01", "coin-02", "coin-03"], first=None)
    state = after(state, "roll 3 5", "roll 1 2", "roll 4 4")
    assert told(state) == ["threw", "tied"]
    assert state.turn == 0
    state = state.roll(2, 2)
    assert state.turn == 2
    state = state.roll(2, 2)
    assert (told(state), state.turn) == (["threw", "tied"], 0)
    state = after(state, "roll 1 1", "roll 2 1")
    assert state.to_act == 2


def test_rr_5_play_goes_to_the_left() -> None:
    state = seated(["coin-10", "coin-14", "coin-18"], first=2)
    seats = []
    for _ in range(4):
        seats.append(state.to_act)
        state = after(state, "throw", "roll 2 2")
    assert seats == [2, 0, 1, 2]


def test_rr_5_alone_nobody_throws_for_the_first_turn() -> None:
    assert seated(["coin-01"]).to_act == 0


def test_rr_6_a_turn_starts_with_a_throw_or_a_heart() -> None:
    state = table_of(PLAIN, PLAIN)
    assert texts(state) == ["throw", "heart"]
    assert state.why_not("strike p2").code == "no-sword"  # type: ignore[union-attr]
    assert state.play("throw").chance == "die"


@pytest.mark.parametrize("number", range(1, 13))
def test_rr_7_odds_of_each_number(number: int) -> None:
    """11, 12, 13, 14, 15, 16, 6, 5, 4, 3, 2, 1 of 36 throws meet 1 ... 12."""
    thrown = table_of([number, 1]).play("throw")
    met = sum(ways for state, ways, of in thrown.throws() if player(state, 0)["at"] == 1)
    assert met == (11, 12, 13, 14, 15, 16, 6, 5, 4, 3, 2, 1)[number - 1]


@pytest.mark.parametrize("number", range(1, 13))
def test_rr_7_total_or_either_die(number: int) -> None:
    thrown = table_of([number, 1]).play("throw")
    for first, second in product(range(1, 7), repeat=2):
        met = number in {first, second, first + second}
        state = thrown.roll(first, second)
        assert player(state, 0)["at"] == met
        assert told(state) == ["threw", "met" if met else "missed"]


def test_rr_8_one_number_a_throw() -> None:
    state = after(table_of([3, 5, 4], PLAIN), "throw", "roll 3 5")
    assert player(state, 0)["at"] == 1
    assert state.to_act == 1


def test_rr_8_a_miss_ends_the_turn() -> None:
    state = after(table_of([3, 5, 4], PLAIN), "throw", "roll 2 2")
    assert player(state, 0)["at"] == 0
    assert state.to_act == 1


def test_rr_9_the_last_number_brings_the_mover_home() -> None:
    state = after(table_of([3, 4], [6, 5]), "heart", "throw", "roll 1 1", "throw", "roll 4 1")
    assert told(state) == ["threw", "met", "scored", "shuffled"]
    assert state.chance == "card"
    assert state.scores == (5, 0)
    state = state.draw("a")
    assert told(state) == ["drew"]
    assert player(state, 0) | {"card": None} == {
        "card": None,
        "at": 0,
        "next": 3,
        "hearts": 2,
        "points": 5,
        "done": 1,
    }
    assert state.to_act == 1


def test_rr_9_a_finished_card_is_not_in_the_draw_pile() -> None:
    state = after(seated(["coin-10"]), "heart", "heart", "throw", "roll 3 3", "throw", "roll 4 5")
    drawn = {state.outcome(k).text for k in range(state.outcome_count)}
    assert len(drawn) == 39
    assert "draw coin-10" not in drawn


@pytest.mark.parametrize(("points", "over"), [(19, False), (20, True), (25, True)])
def test_rr_10_twenty_points_win_at_once(points: int, over: bool) -> None:
    state = after(table_of([3], [4], points=points), "throw", "roll 3 6")
    assert (state.to_act is rw.OVER) is over
    if over:
        assert state.winners == (0,)
        assert state.returns == (1.0, 0.0)
        assert state.places == (1, 2)
        assert told(state)[-1] == "won"
        assert state.moves == ()
        assert player(state, 0)["at"] == 1
        with pytest.raises(rw.WrongTurn):
            state.play("throw")


def test_rr_11_finished_cards_make_a_new_pile() -> None:
    game = load("retroroll", 2, None, deck([3], [4], [5], points=2))
    state = after(dealt(game), "throw", "roll 3 1")
    assert "shuffled" not in told(state)
    assert [state.outcome(k).text for k in range(state.outcome_count)] == ["draw c"]
    state = after(state, "draw c", "throw", "roll 4 1")
    assert told(state)[-1] == "shuffled"
    assert state.story[-1].data == {"cards": 2}
    assert [state.outcome(k).text for k in range(state.outcome_count)] == ["draw a", "draw b"]
    state = state.draw("b")
    assert (player(state, 1)["card"]["id"], state.view()["table"]["left"]) == ("b", 1)


def test_rr_11_the_card_just_finished_is_among_them() -> None:
    state = after(table_of([3], [4]), "throw", "roll 3 1")
    assert [state.outcome(k).text for k in range(state.outcome_count)] == ["draw a"]


def test_rr_11_fewer_cards_than_players_are_refused() -> None:
    with pytest.raises(rw.ContentError, match="3 players need at least 3 cards, and this deck has 2"):
        load("retroroll", 3, None, deck([3], [4]))


def struck_at(at: int) -> rw.State:
    """Player 1 is about to meet the 6 before a sword; player 2 has met `at` numbers of 1 2 3 4."""
    state = table_of([6, "sword", 6], [1, 2, 3, 4])
    for number in range(1, at + 1):
        state = after(state, "throw", "roll 1 1", "throw", f"roll {number} {number}")
    return state


def test_rr_12_the_sword_sends_one_opponent_back() -> None:
    state = after(struck_at(2), "throw", "roll 6 1")
    assert player(state, 0)["at"] == 2
    assert told(state) == ["threw", "met", "sword"]
    assert texts(state) == ["strike p2"]
    state = state.play("strike p2")
    assert state.story[0].data == {"seat": 0, "target": 1, "number": 2}
    assert (player(state, 1)["at"], player(state, 1)["next"]) == (1, 2)
    assert state.to_act == 1


def test_rr_12_not_oneself() -> None:
    state = after(struck_at(2), "throw", "roll 6 1")
    assert state.why_not("strike p1").code == "self"  # type: ignore[union-attr]


def protected() -> rw.State:
    """A sword of player 1; player 2 on a sword, 3 on a key, 4 on the coin, 5 on a number."""
    rings: list[list[int | str]] = [[6, "sword", 6], [1, "sword", 2], [1, "key", 5], [1, 2], [1, 2]]
    state = after(table_of(*rings), "throw", "roll 1 1")
    state = after(state, "throw", "roll 1 2", "throw", "roll 1 2", "roll 1 1", "throw", "roll 3 3")
    return after(state, "throw", "roll 1 4", "throw", "roll 6 6")


def test_rr_13_movers_on_icons_and_on_the_coin_are_safe() -> None:
    state = protected()
    assert texts(state) == ["strike p5"]
    reasons = {seat: state.why_not(f"strike p{seat}") for seat in range(1, 6)}
    assert [reason and reason.code for reason in reasons.values()] == [
        "self",
        "on-sword",
        "on-key",
        "on-coin",
        None,
    ]
    with pytest.raises(rw.IllegalMove) as raised:
        state.play("strike p3")
    assert raised.value.reason is not None
    assert raised.value.reason.data == {"target": 2}


def test_rr_14_nobody_to_choose() -> None:
    state = after(struck_at(0), "throw", "roll 6 1")
    assert told(state) == ["threw", "met", "nobody"]
    assert state.to_act == 1
    assert player(state, 0)["at"] == 2


def test_rr_14_where_somebody_can_be_chosen_one_must_be() -> None:
    state = after(struck_at(1), "throw", "roll 6 1")
    for move in ("throw", "heart"):
        assert state.why_not(move).code == "strike-first"  # type: ignore[union-attr]


def test_rr_14_alone_a_sword_hits_nobody() -> None:
    state = after(table_of([6, "sword", 6]), "throw", "roll 6 1")
    assert (told(state)[-1], state.to_act) == ("nobody", 0)


@pytest.mark.parametrize("icon", ["sword", "key"])
def test_rr_15_pushed_back_onto_an_icon_does_not_use_it(icon: str) -> None:
    state = table_of([6, "sword", 6], [1, icon, 2, 4])
    state = after(state, "throw", "roll 1 1", "throw", "roll 1 1")
    if icon == "sword":
        state = after(state, "throw", "roll 1 1", "throw", "roll 2 2")
    else:
        state = state.apply("roll 2 2")
    assert player(state, 1)["at"] == 3
    state = after(state, "throw", "roll 6 1", "strike p2")
    assert told(state) == ["struck"]
    assert (player(state, 1)["at"], player(state, 1)["next"], state.to_act) == (2, 2, 1)
    state = after(state, "throw", "roll 2 2")
    assert told(state) == ["threw", "met"]
    assert (player(state, 1)["at"], state.to_act) == (3, 0)


def test_rr_15_pushed_back_from_the_first_number_onto_the_coin() -> None:
    state = after(struck_at(1), "throw", "roll 6 1", "strike p2")
    assert (player(state, 1)["at"], player(state, 1)["next"]) == (0, 1)


def test_rr_16_a_heart_completes_the_next_number() -> None:
    state = table_of([12, 11, 10, 9], PLAIN).play("heart")
    assert told(state) == ["heart"]
    assert (player(state, 0)["at"], player(state, 0)["hearts"], state.to_act) == (1, 1, 1)


def test_rr_16_two_hearts_a_card() -> None:
    state = after(table_of([12, 11, 10, 9]), "heart", "heart")
    assert texts(state) == ["throw"]
    assert state.why_not("heart").code == "no-heart"  # type: ignore[union-attr]


def test_rr_17_the_turn_is_over_unless_a_key_follows() -> None:
    state = table_of([12, "key", 11, 10], PLAIN).play("heart")
    assert (told(state), state.chance, state.turn) == (["heart", "key"], "die", 0)
    state = state.roll(1, 1)
    assert (player(state, 0)["at"], state.to_act) == (2, 1)


def test_rr_17_before_a_sword_the_sword_is_used() -> None:
    state = after(struck_at(2), "heart")
    assert (told(state), texts(state)) == (["heart", "sword"], ["strike p2"])


def test_rr_17_a_heart_may_complete_the_last_number() -> None:
    state = table_of([3], [4]).play("heart")
    assert told(state) == ["heart", "scored", "shuffled"]
    assert state.scores == (5, 0)


def key_thrown(**options: bool) -> rw.State:
    """Player 1 stands on a key and throws for the 4; a sword stands behind it."""
    return after(table_of([3, "key", 4, "sword", 5], [1, 2], **options), "throw", "roll 3 3")


def test_rr_18_the_key_throws_again_at_once() -> None:
    state = key_thrown()
    assert (told(state)[-1], state.chance, state.turn, player(state, 0)["at"]) == ("key", "die", 0, 2)


def test_rr_18_met_the_turn_is_over() -> None:
    state = after(table_of([3, "key", 4, 5], PLAIN), "throw", "roll 3 3", "roll 1 3")
    assert (player(state, 0)["at"], state.to_act) == (3, 1)


def test_rr_18_missed_stay_on_the_key_for_an_ordinary_turn() -> None:
    state = key_thrown().roll(1, 1)
    assert (told(state)[-1], player(state, 0)["at"], state.to_act) == ("missed", 2, 1)
    state = after(state, "throw", "roll 6 6")
    assert texts(state) == ["throw", "heart"]
    state = after(state, "throw", "roll 2 2")
    assert (player(state, 0)["at"], state.to_act) == (4, 1)


def test_rr_18_a_key_may_bring_home() -> None:
    state = after(table_of([3, "key", 4], PLAIN), "throw", "roll 3 3", "roll 4 1")
    assert told(state) == ["threw", "met", "scored", "shuffled"]


def test_rr_19_an_icon_behind_a_keys_number_is_used() -> None:
    chained = after(table_of([3, "key", 4, "key", 5], PLAIN), "throw", "roll 3 3", "roll 4 1")
    assert (told(chained)[-1], chained.chance, player(chained, 0)["at"]) == ("key", "die", 4)
    state = after(
        table_of([3, "key", 4, "sword", 5], [1, 2], first=1), "throw", "roll 1 1", "throw", "roll 3 3"
    )
    state = state.roll(4, 1)
    assert (told(state)[-1], texts(state)) == ("sword", ["strike p2"])


@pytest.mark.parametrize("icon", ["sword", "key"])
def test_rr_19_without_key_chain_the_icon_is_entered_unused(icon: str) -> None:
    state = after(
        table_of([3, "key", 4, icon, 5, 6], [1, 2], first=1, key_chain=False),
        "throw",
        "roll 1 1",
        "throw",
        "roll 3 3",
        "roll 4 1",
    )
    assert told(state) == ["threw", "met", "unused"]
    assert state.story[-1].data == {"seat": 0, "icon": icon}
    assert (player(state, 0)["at"], player(state, 0)["next"], state.to_act) == (4, 5, 1)
    state = after(state, "throw", "roll 6 6", "throw", "roll 5 6")
    assert (told(state), state.to_act) == (["threw", "met"], 1)


def test_rr_19_without_key_chain_other_icons_are_used_as_ever() -> None:
    state = after(table_of([3, "key", 4, 6, "key", 2], PLAIN, key_chain=False), "throw", "roll 3 3")
    assert told(state)[-1] == "key"
    state = after(state, "roll 4 4", "throw", "roll 1 1", "throw", "roll 6 6")
    assert told(state)[-1] == "key"


def test_rr_20_hearts_spent_on_a_lost_number_stay_covered() -> None:
    state = after(table_of([6, "sword", 6], [1, 2, 3], first=1), "heart", "throw", "roll 6 6", "strike p2")
    assert (player(state, 1)["at"], player(state, 1)["hearts"]) == (0, 1)
    again = state.play("heart")
    assert (player(again, 1)["at"], player(again, 1)["hearts"]) == (1, 0)
    assert player(after(state, "throw", "roll 1 5"), 1)["at"] == 1
