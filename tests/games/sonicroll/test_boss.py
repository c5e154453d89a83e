"""The boss fight: SR-35 to SR-40."""

from __future__ import annotations

import re
from collections import Counter

import pytest

import rollwright as rw
from rollwright.core.state import State
from tests.games.sonicroll.play import (
    after,
    bench,
    calm,
    changed,
    deciding,
    fighting,
    finish_draws,
    foes,
    notes,
    opening,
    outcomes,
    over,
    player,
    pool,
    refused,
    row,
    spending,
    spends,
    texts,
)

PATTERNS = bench().data["pattern"]


def beginning(**fields: object) -> State:
    """The last card of the deck is finished, and the boss comes."""
    state = spending(opening("sonic", "amy"), "run 6 spin 6", bottom="fill-1 4", to_deal=0, **fields)
    return state.play("spend run 6 bottom")


def refilled(state: State) -> State:
    """Patterns and whatever else is drawn."""
    while state.to_act is rw.CHANCE:
        state = state.after(0)
    return state


# ---- the boss comes


def test_sr_35_patterns_by_level_animals_by_health_and_the_attack_card_here() -> None:
    state = refilled(beginning().draw("super-ring"))
    assert row(state)["fight"] == 1
    assert row(state)["health"] == 2
    assert [bool(number) for number in row(state)["patterns"]] == [True, True, False] * 3
    assert (row(state)["side"], row(state)["cleared"]) == (0, 0)
    assert state.to_act == 0


@pytest.mark.parametrize(("zone", "level", "health"), [(0, 2, 2), (1, 2, 3), (2, 3, 3), (3, 3, 4)])
def test_sr_35_level_and_health_of_each_boss(zone: int, level: int, health: int) -> None:
    cards = {
        0: ("plain", "gifts", "woes"),
        1: ("neon-ramp", "comet-loop", "star-rail"),
        2: ("ember-steps", "obsidian-shelf", "drill-shaft"),
        3: ("mega-pipe", "purple-pool", "valve-tower"),
    }[zone]
    state = opening("sonic", "amy", cards=cards, zone=zone)
    last = {0: "plain", 1: "star-rail", 2: "ember-steps", 3: "mega-pipe"}[zone]
    spaces = next(card["spaces"] for card in state.game.content["card"] if card["id"] == last)
    dice = " ".join(f"spin {face}" for face in range(1, 7))
    state = spending(state, dice, middle=f"{last} {len(spaces) - 1}", to_deal=0)
    state = state.play(next(move for move in state.moves if re.match(r"spend spin \d middle", move.text)))
    while not row(state)["fight"] or state.to_act is rw.CHANCE:
        state = state.after(0) if state.to_act is rw.CHANCE else state.play(state.moves[0])
    assert row(state)["health"] == health
    assert sum(1 for number in row(state)["patterns"] if number) == 3 * level


def test_sr_35_the_attack_card_comes_beyond_three_badniks_and_attacks_from_the_next_throw() -> None:
    given = {0: {"rings": 3, "badniks": ["shell", "giver", "bomb"]}}
    state = refilled(beginning(players=given).draw("super-ring"))
    assert len(foes(state)) == 3
    held = player(state)["rings"]
    assert held > 0
    state = state.play("reroll").roll(6)
    assert player(calm(state))["rings"] == held - 1, "a Spin 6 is not attacked; its REROLL took a ring"
    run = changed(state, pool="run 1", phase=6, stage=8, spent=1, since=1, hot="")
    run = calm(after(run, "reroll", "roll 6"))
    assert player(run)["rings"] == 0


def test_sr_35_an_empty_pattern_deck_is_made_of_the_discarded() -> None:
    state = fighting(
        opening("sonic", "amy"), "spin 6 spin 1", patterns={"middle": ["spin-1"]}, pattern_deck=0, health=2
    )
    state = finish_badniks(after(state, "spend spin 6 hit top"), "end")
    assert state.chance == "pattern"
    assert len(outcomes(state)) == 23


def finish_badniks(state: State, *events: str) -> State:
    """The badniks of a hit come, then the events."""
    while state.chance == "badnik":
        state = state.after(0)
    return after(state, *events)


# ---- patterns


@pytest.mark.parametrize("pattern", PATTERNS, ids=[entry["id"] for entry in PATTERNS])
@pytest.mark.parametrize("lane", ["top", "bottom"])
def test_sr_36_every_row_of_the_list(pattern: dict[str, str], lane: str) -> None:
    """The pattern is cleared with the die of its lane, gives what the list says, and is discarded."""
    challenge, _, reward = (part.strip() for part in pattern[lane].partition(":"))
    kind, number = challenge.split()
    bumpers = int(number) if kind == "bumpers" else 1
    die = f"{'run' if kind in ('any', 'bumpers') else kind} {6 if kind == 'bumpers' else number}"
    given = {0: {"rings": 7}}
    state = fighting(
        opening("sonic", "amy"), " ".join([die] * (bumpers + 1) + ["spin 3"]),
        patterns={"top": [pattern["id"], "spin-1" if pattern["id"] != "spin-1" else "spin-2"]}, players=given,
    )  # fmt: skip
    place = "top" if lane == "top" else "top low"
    for at in range(bumpers):
        assert row(state)["patterns"][0] > 0
        state = state.play(f"spend {die} {place}")
        if at + 1 < bumpers:
            assert "pattern-done" not in notes(state)
            assert row(state)["routes"][0]["done"] == at + 1
    assert "pattern-done" in notes(state)
    if "pick 1" in texts(state):  # the ring of a Jump and the Star Post: their order matters
        state = state.play("pick 2")
    left = row(state)["patterns"]
    assert (left[0] > 0, left[1]) == (True, 0), "discarded, and the next one is the leftmost"
    assert player(state)["cards"] == 0, "no Speed"
    jump = 1 if kind == "jump" else 0
    assert gained(state) == expected(reward, jump)


def gained(state: State) -> dict[str, object]:
    """What the active player got, had 7 rings and 1 Boost before."""
    mine = player(state)
    rings = mine["rings"] - 7
    if texts(state)[:2] == ["bank", "hold"]:
        return {"asked": "star post", "rings": rings}
    if state.to_act == 0 and texts(state)[0].startswith("lose"):
        return {"asked": "lose die", "rings": rings}
    if state.chance in ("power-up", "badnik"):
        return {"asked": state.chance, "rings": rings}
    if state.dice:
        return {"asked": f"hazard {state.dice}", "rings": rings}
    return {"rings": rings, "boosts": mine["boosts"] - 1, "time": mine["time"]}


def expected(reward: str, jump: int) -> dict[str, object]:
    """What the list says that it brings."""
    if reward in ("star post", "lose die", "hazard 2", "badnik"):
        return {"asked": reward, "rings": jump}
    if reward == "power up":
        return {"asked": "power-up", "rings": jump}
    return {
        "rings": jump + (3 if reward == "3 rings" else 0),
        "boosts": int(reward == "boost"),
        "time": int(reward == "time"),
    }


def test_sr_36_no_lane_carries_over_and_the_leftmost_comes_first() -> None:
    state = fighting(
        opening("sonic", "amy"), "run 4 run 1 spin 1", patterns={"top": ["open-rings", "spin-1"]}
    )
    assert refused(state, "spend spin 1 top") == "number"
    state = state.play("spend run 4 top")
    assert {"spend spin 1 top", "spend run 1 top low"} <= set(texts(state))


def test_sr_36_a_begun_bumper_lane_closes_the_other() -> None:
    state = fighting(opening("sonic", "amy"), "run 1 run 1 run 2", patterns={"top": ["bumpers-1"]})
    state = state.play("spend run 2 top")
    assert refused(state, "spend run 1 top low") == "bumper-lane"


def test_sr_36_a_pattern_is_a_zone_card_and_the_attack_card_a_badnik_for_actions() -> None:
    state = fighting(
        opening("sonic", "amy"), "jump 4 spin 5", action="drop-dash", patterns={"top": ["open-rings"]}
    )
    assert state.play("spend jump 4 top low").dice == 1, "Drop Dash gains a Run die"
    state = fighting(opening("tails", "amy"), "spin 3 spin 5", action="spin-jump")
    assert state.play("spend spin 3 attack").dice == 1, "Spin Jump gains a Jump die"


# ---- the attack card


def test_sr_37_clearing_flips_it_and_switches_it_off_for_the_turn() -> None:
    given = {0: {"rings": 5}}
    state = fighting(opening("sonic", "amy"), "spin 3 run 1 run 2 run 3", players=given)
    state = state.play("spend spin 3 attack")
    assert (row(state)["side"], row(state)["cleared"]) == (1, 1)
    assert player(state)["animals"] == 0, "no animal"
    state = state.play("reroll").roll(6, 1, 3)
    assert player(state)["rings"] == 5, "neither attacks nor abilities, of either side"
    assert refused(state, "spend run 3 attack") == "attack-cleared", "once a turn"


def test_sr_37_it_passes_on_with_its_side() -> None:
    state = fighting(opening("sonic", "amy"), "spin 3 run 1").play("spend spin 3 attack").play("end")
    assert state.to_act == 1
    assert (row(state)["side"], row(state)["cleared"]) == (1, 0)
    state = deciding(state, "run 6 run 6", players={1: {"rings": 5}}).play("reroll")
    assert player(state, 1)["rings"] == 5, "side 2 has no ability"
    state = calm(state.roll(1, 2))
    assert player(state, 1)["rings"] == 0, "but attacks with Run 1"


def test_sr_37_it_is_not_discarded_with_a_life() -> None:
    state = fighting(opening("sonic", "amy"), "run 1").play("pass")
    assert state.to_act == 1
    state = fighting(state, "run 3")
    assert "spend run 3 attack" in texts(state)


# ---- hits


def test_sr_38_a_route_free_of_patterns_can_be_hit() -> None:
    state = fighting(opening("sonic", "amy"), "spin 6 spin 4 spin 2 run 1", patterns={"middle": ["spin-1"]})
    assert {"spend spin 6 hit top", "spend spin 2 hit bottom"} <= set(texts(state))
    assert refused(state, "spend spin 4 hit middle") == "patterns"
    assert refused(state, "spend spin 4 hit top") == "number"
    state = finish_badniks(state.play("spend spin 6 hit top"))
    assert player(state)["animals"] == 1
    assert row(state)["health"] == 1
    state = after(state, "reroll", "roll 4 6 6")
    assert refused(calm(state), "spend spin 6 hit top") == "route-closed", "for the turn"


def test_sr_38_a_hit_space_is_neither_zone_card_nor_badnik() -> None:
    state = fighting(opening("tails", "amy"), "spin 6 spin 1", action="spin-jump")
    state = finish_badniks(state.play("spend spin 6 hit top"))
    assert state.dice == 0
    assert pool(state) == "spin 1"


def test_sr_39_refilled_at_the_end_of_a_turn_with_a_hit() -> None:
    patterns = {"top": [], "middle": ["spin-1", "spin-2"], "bottom": ["bumpers-1"]}
    state = fighting(
        opening("sonic", "amy"), "spin 6 run 5", patterns=patterns, bottom={"done": 1, "lock": 5, "lane": 1}
    )
    held = row(state)["patterns"]
    state = finish_badniks(state.play("spend spin 6 hit top"), "end")
    while state.chance == "pattern":
        state = state.after(0)
    now = row(state)["patterns"]
    assert [bool(number) for number in now] == [True, True, False] * 3
    assert now[3:5] == held[3:5]
    assert now[6] == held[6], "old ones are on the left"
    assert row(state)["routes"][2]["done"] == 1, "a begun one with its progress"
    assert state.to_act == 1


def test_sr_39_not_without_a_hit() -> None:
    state = fighting(opening("sonic", "amy"), "run 5 run 5", patterns={"middle": ["spin-1"]})
    state = deciding(state, "run 5").play("end")
    assert state.to_act == 1
    assert Counter(bool(number) for number in row(state)["patterns"])[True] == 1


def test_sr_39_a_cleared_pattern_is_not_replaced_within_the_turn() -> None:
    dealt = refilled(beginning().draw("super-ring"))
    state = spending(dealt, "spin 1 spin 3", patterns={"middle": ["spin-1", "spin-2"]})
    state = state.play("spend spin 1 middle")
    assert "pattern-done" in notes(state)
    assert state.chance is None, "all routes were full once, and nobody has hit"
    assert "reroll" in texts(state)


def test_sr_39_after_a_life_too() -> None:
    state = fighting(opening("sonic", "amy"), "spin 1", hit=1, patterns={"middle": ["spin-1"]}, bottom="")
    state = state.play("pass")
    assert state.chance == "pattern"


def test_sr_40_the_last_animal_wins_at_once_for_all() -> None:
    state = fighting(opening("sonic", "amy"), "spin 6 run 5", health=1).play("spend spin 6 hit top")
    assert over(state)
    assert row(state)["won"] == 1
    assert player(state)["time"] == 0, "no end step"
    assert player(state)["animals"] == 1
    assert foes(state) == [], "what was owed is dropped"
    assert list(state.returns) == [1, 1]


def test_sr_40_green_hill_each_hit_all_draw_a_badnik_from_the_active_player_on() -> None:
    state = fighting(opening("sonic", "amy", "tails"), "spin 6 spin 5").play("spend spin 6 hit top")
    for badnik in ("walker", "biter", "burner"):
        state = state.draw(badnik)
    assert [foes(state, seat) for seat in range(3)] == [["walker"], ["biter"], ["burner"]]


@pytest.mark.parametrize(
    ("zone", "die", "where"), [(1, "spin 5", "top"), (2, "spin 2", "top"), (3, "spin 1", "top")]
)
def test_sr_40_the_board_rules_of_the_other_bosses(zone: int, die: str, where: str) -> None:
    cards = {
        1: ("neon-ramp", "comet-loop", "star-rail"),
        2: ("ember-steps", "obsidian-shelf", "drill-shaft"),
        3: ("mega-pipe", "purple-pool", "valve-tower"),
    }[zone]
    state = fighting(opening("sonic", "amy", cards=cards, zone=zone), f"{die} jump 6")
    state = state.play(f"spend {die} hit {where}")
    seen = {1: player(state)["boosts"] == 0, 2: state.dice == 2, 3: state.chance == "badnik"}
    assert seen[zone]
    if zone == 1:
        poor = fighting(
            opening("sonic", "amy", cards=cards, zone=1), f"{die} jump 6", players={0: {"boosts": 0}}
        )
        assert player(poor.play(f"spend {die} hit {where}"))["boosts"] == 0


def test_sr_40_a_lost_game_has_no_score() -> None:
    given = {0: {"rings": 9, "animals": 3}, 1: {"rings": 9}}
    state = deciding(opening("sonic", "amy"), "run 1", time=1, players=given).play("end")
    assert over(state)
    assert state.scores == (0, 0)
    assert spends(state) == []
    assert finish_draws(state) == state
