"""What the page is given, and what the terminal says."""

from __future__ import annotations

from itertools import product

import pytest

from rollwright.core.texts import catalogue
from rollwright.games.rollover import telling
from tests.games.rollover import naive
from tests.games.rollover.play import LOST, TRIPLE, after, alone, busts, house, seated, table


def test_the_phases() -> None:
    assert table(house(2).start())["phase"] == "first"
    assert table(alone())["phase"] == "begin"
    assert table(alone("throw", "roll 1 1 2"))["phase"] == "thrown"
    assert table(alone(*TRIPLE))["phase"] == "hand"
    assert table(after(alone(), *[*TRIPLE, "stop"] * 10))["phase"] == "over"


def test_the_sheet() -> None:
    shown = table(alone())["sheet"]
    assert shown["groups"]["pair"] == 5
    assert next(iter(shown["bonus"].items())) == ("full-house", 10)
    assert shown["boosts"] == ["foresight", "reroll", "plus-minus", "add-a-die"]


def test_written_scores_of_everybody() -> None:
    state = seated(3, *TRIPLE, "stop", *LOST)
    players = table(state)["players"]
    assert [len(player["written"]) for player in players] == [1, 1, 0]
    assert table(state)["round"] == 1
    over = after(alone(), *[*TRIPLE, "stop"] * 10)
    assert len(table(over)["players"][0]["written"]) == 10
    assert (table(over)["round"], table(over)["rounds"]) == (10, 10)


def test_the_best_hand_is_one_tap_away() -> None:
    best = table(alone("throw", "roll 1 3 3 3 2 2"))["hands"][0]
    assert (best["text"], best["points"]) == ("keep 2 2 3 3 3", 20)
    assert best["groups"] == [[3, 3, 3], [2, 2]]
    assert house(1).moves[best["code"]].text == best["text"]


@pytest.mark.parametrize("faces", ["3 3 3 1 5 6", "1 2 3 4 6 6", "2 2 5 5 1 6"])
def test_the_chance_of_a_bust(faces: str) -> None:
    for hand in table(alone("throw", f"roll {faces}"))["hands"]:
        shown = table(alone("throw", f"roll {faces}", hand["text"]))["bust"]
        kept, dice = tuple(hand["faces"]), 6 - len(hand["faces"])
        if dice == 0:
            assert shown is None
            continue
        throws = list(product(range(1, 7), repeat=dice))
        busts = sum(naive.best(tuple(sorted(kept + thrown))) <= hand["points"] for thrown in throws)
        assert shown == {"ways": busts, "of": len(throws)}


def test_no_chance_is_told_where_nothing_is_to_be_thrown() -> None:
    assert table(alone())["bust"] is None
    assert table(alone("throw", "roll 1 1 2 2 5 5"))["bust"] is None


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_phase_is_told(language: str) -> None:
    texts, names = catalogue("rollover", language), ("Ann",)
    pairs = ("throw", "roll 1 1 2 2 5 5", "keep 1 1 2 2 5 5")
    states = [
        alone(),
        alone(*busts(4), "add-die"),
        alone("throw", "roll 1 2 3 4 5 6"),
        alone(*TRIPLE),
        alone(*pairs),
        alone(*pairs, "rollover", "roll 1 1 2 2 5 6"),
        alone(*pairs, "rollover", "roll 1 1 2 2 5 6", "keep 1 1 2 2"),
        alone(*busts(3), *TRIPLE, "roll", "roll 2 4 6"),
        alone(*busts(1), "throw", "roll 2 2 3 3 3 6", "keep 2 2 3 3 3", "claim full-house"),
    ]
    for state in states:
        lines = [*telling.turn(state, texts, names, 0), *telling.table(state, texts, names, 0)]
        assert all(line.strip() for line in lines)
        assert any("Ann" in line for line in lines)


def test_what_is_said_of_a_throw() -> None:
    state = alone("throw", "roll 1 2 3 4 6 6")
    lines = list(telling.turn(state, catalogue("rollover"), ("Ann",), 0))
    assert lines[0] == "On the table: 1 2 3 4 6 6."
    assert lines[1] == "The best hand: 1-2-3-4 + 6-6, 25 points; it needs 1."
    assert lines[2].startswith("Hands, and their points: 1 2 3 4 6 6 (25), ")
