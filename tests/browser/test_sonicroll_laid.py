"""Sonic Roll in the browser from positions that play comes to late: boss fight, emeralds, Hazard dice, Power Ups.

The cards are those of the rules' tests, so that no test hangs on the shipped content.
"""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from rollwright.core.state import State
from tests.browser.bench import lay, use_bench
from tests.browser.house import House, Table, here
from tests.browser.test_sonicroll import by_keys, die, moves_of, newer, place
from tests.browser.visitor import (
    DESK,
    PHONE,
    Visitors,
    assert_fits,
    assert_in_reach,
    at,
    can,
    move,
    my_turn,
    picture,
    stored,
    violations,
)
from tests.games.sonicroll.play import changed, fighting, spending

Dice = dict[str, Any]


@pytest.fixture(autouse=True)
def _bench(monkeypatch: pytest.MonkeyPatch) -> None:
    use_bench(monkeypatch)


def chosen(house: House, *characters: str, mode: int = 0) -> Table:
    """A table where these characters are played, in seat order; the first begins."""
    names = ("Ada", "Ben", "Gül", "Margarethe Hohenstein")
    seats = (here(name) for name in names[: len(characters)])
    table = house.table(*seats, game="sonicroll", options={"zone": 0, "mode": mode})
    for character in characters:
        house.dice.reset()
        house.dice.load(0, 0, 0, 0)
        table.play(f"choose {character}")
    return table


def using(page: Page, what: str) -> Locator:
    """The button of what may be used besides dice."""
    return page.locator(f'[data-use^="{what}"]')


def power(page: Page, name: str) -> Locator:
    """A Power Up that lies in front."""
    return page.locator(f'[data-power="{name}"]')


def its_rule(page: Page, rule: str) -> None:
    """The rule of what is looked at is one tap away."""
    button = page.locator(".say .rule").filter(has_text=rule)
    button.click()
    expect(at(page, "rules-sheet").locator(f'[data-rule="{rule}"]')).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(at(page, "rules-sheet")).to_be_hidden()


# ---- the boss


class Fighter:
    """Three spinners that show what the first pattern in the way asks for, then what hits."""

    def __init__(self, house: House) -> None:
        self.house = house

    def choose(self, state: dict[str, Any]) -> str:
        table = state["view"]["table"]
        texts = moves_of(state)
        hit = next((text for text in texts if " hit " in text), None)
        if hit:
            return hit
        spends = [text for text in texts if text.startswith("spend spin")]
        if spends and not any(text in texts for text in ("take", "agree")):
            return next((text for text in spends if "badnik" not in text and "attack" not in text), spends[0])
        self.house.dice.reset()
        if table["phase"] in ("action", "after"):
            self.house.dice.faces(*[self.wanted(table)] * 3)
        preferred = ("action hammer-throw", "action spin-jump", "reroll", "take", "boost", "pick 1", "pass")
        return next((text for text in preferred if text in texts), texts[0])

    @staticmethod
    def wanted(table: dict[str, Any]) -> int:
        """The number that clears, on the route with the fewest patterns; the hit where there are none."""
        ways: list[tuple[int, int, int]] = []
        for route in table["routes"]:
            if not route["hit"] or route["hit"]["hit"]:
                continue
            if not route["cards"]:
                ways.append((0, 0, route["hit"]["number"]))
                continue
            space = route["cards"][0]["spaces"][0]
            for lane in space["lanes"]:
                if not lane["closed"] and lane["kind"] in ("spin", "any", "bumpers"):
                    number = lane["number"] or lane["lock"] or 3
                    ways.append((len(route["cards"]), bool(lane["gets"]), number))
        return min(ways)[2] if ways else 1


def test_two_at_two_devices_fight_the_boss_to_the_end(house: House, visit: Visitors) -> None:
    table = chosen(house, "amy", "tails")
    lay(table, lambda state: fighting(state, "spin 6", players={0: {"rings": 8}, 1: {"rings": 8}}))
    ada, ben = visit(table, seats=(0,)), visit(table, seats=(1,), size=PHONE, scheme="dark")
    pages = (ada, ben)
    for page in pages:
        page.goto(table.path)
    boss_left(pages, 2)
    expect(place(ada, "hit top")).to_have_attribute("aria-pressed", "true")  # proposed: the only way to spend
    expect(place(ada, "hit middle")).to_have_attribute("aria-disabled", "true")
    assert_in_reach(ben, place(ben, "hit top"), place(ben, "hit middle"), place(ben, "hit bottom"))
    assert violations(ada) == []
    place(ada, "hit top").click()
    boss_left(pages, 1)
    for page in pages:  # each hit: all draw a Badnik
        for seat in (0, 1):
            expect(at(page, f"player-{seat}")).to_contain_text("1 Badnik")

    fighter, turns = Fighter(house), set[int]()
    for _ in range(60):
        now = table.snapshot
        view = now["state"]["view"]
        if view["to_act"] == "over":
            break
        turns.add(view["turn"])
        page = pages[view["to_act"]]
        expect(my_turn(page)).to_be_visible()
        stored(page)
        by_keys(page, fighter.choose(now["state"]))
        newer(table, now["version"])
    assert 1 in turns, "Ada's hit was the first, the rest takes more than her turn"
    won = table.view
    assert won["table"]["won"]
    for page in pages:
        expect(page.locator("#end-title")).to_have_text("Green Hill is saved")
        for seat in (0, 1):
            expect(at(page, f"sum-{seat}")).to_have_text(str(won["scores"][seat]))
    assert_fits(ben)
    assert violations(ben) == []


def boss_left(pages: tuple[Page, ...], left: int) -> None:
    for page in pages:
        told = at(page, "hud").get_by_label(f"Egg Robo: {left} of 2 animals still held")
        expect(told).to_be_visible()


# ---- emeralds


def test_an_emerald_is_used_when_it_may_be(house: House, visit: Visitors) -> None:
    table = chosen(house, "sonic", "amy")
    emeralds: Any = {0: {"emeralds": 0b1000001}, 1: {"emeralds": 0b10}}
    lay(table, lambda state: changed(state, players=emeralds))
    page = visit(table, size=PHONE)
    page.goto(table.path)
    can(page, "action super-peel-out")
    expect(using(page, "emerald")).to_have_count(2)  # not Ben's
    using(page, "emerald 1").tap(force=True)
    expect(using(page, "emerald 1")).to_have_attribute("aria-disabled", "true")
    expect(at(page, "sonic-status")).to_have_text("Emerald: First answer what is asked.")
    expect(page.locator("[data-move='emerald 1'][aria-disabled=true]")).to_be_visible()

    house.dice.reset()
    house.dice.faces(6, 6, 6, 5, 5, 1)
    move(page, "action super-peel-out").tap()
    emerald = using(page, "emerald 1")
    expect(emerald).not_to_have_attribute("aria-disabled", "true")
    assert_in_reach(page, using(page, "emerald"))
    emerald.tap()
    expect(emerald).to_have_attribute("aria-pressed", "true")
    expect(at(page, "sonic-status")).to_contain_text("either lane")  # what its text does
    house.dice.reset()
    house.dice.faces(2, 4)
    emerald.tap()
    for thrown in ("run 2", "jump 4"):
        expect(die(page, thrown)).to_contain_text("safe from attacks")
    expect(emerald).to_have_attribute("aria-disabled", "true")
    emerald.tap(force=True)
    expect(at(page, "sonic-status")).to_contain_text("exhausted")
    expect(using(page, "emerald 7")).not_to_have_attribute("aria-disabled", "true")
    assert violations(page) == []
    its_rule(page, "SR-33")


# ---- Hazard dice


def at_the_woes(house: House, *, pool: str, space: int = 0, **given: Any) -> Table:
    """Ada stands before Hazard dice, a Time token, a monitor (0, 1, 2) and must spend; she holds three rings."""
    table = chosen(house, "sonic", "amy")
    players = {0: {"rings": 3, "boosts": 1, **given.pop("player", {})}}
    lay(table, lambda state: spending(state, pool, top=f"woes {space}", players=players, **given))
    return table


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_hazard_dice_that_match_are_warded_off_or_taken(
    house: House, visit: Visitors, size: tuple[int, int]
) -> None:
    table = at_the_woes(house, pool="spin 1 run 5")
    page = visit(table, size=size)
    page.goto(table.path)
    can(page, "spend spin 1 top")
    house.dice.reset()
    house.dice.faces(5, 2, 3)
    move(page, "spend spin 1 top").click()
    expect(at(page, "pool").get_by_label("Hazard 5")).to_be_visible()
    expect(using(page, "boost")).to_have_attribute("aria-disabled", "true")
    using(page, "boost").click(force=True)
    expect(at(page, "sonic-status")).to_have_text(re.compile(r"Boost: .*after a throw of the pool"))
    expect(using(page, "avoid")).not_to_have_attribute("aria-disabled", "true")
    assert_fits(page)
    assert violations(page) == []
    move(page, "take").click()
    expect(at(page, "player-0")).to_have_attribute("data-rings", "0")
    can(page, "reroll")


def test_hazard_dice_that_miss(house: House, visit: Visitors) -> None:
    table = at_the_woes(house, pool="spin 1 run 5")
    page = visit(table)
    page.goto(table.path)
    can(page, "spend spin 1 top")
    house.dice.reset()
    house.dice.faces(6, 2, 3)
    move(page, "spend spin 1 top").click()
    can(page, "reroll")
    expect(at(page, "player-0")).to_have_attribute("data-rings", "3")
    assert "roll 6 2 3" in table.texts


# ---- Power Ups


def test_a_power_up_says_what_it_does_and_why_it_may_not_be_used(house: House, visit: Visitors) -> None:
    held = {"shield": "bubble", "hyper": 1, "badniks": ["walker"]}
    table = at_the_woes(house, pool="run 6 spin 4", player=held)
    page = visit(table, size=PHONE)
    page.goto(table.path)
    can(page, "spend spin 4 badnik 1")
    power(page, "hyper-ring").tap()
    expect(at(page, "sonic-status")).to_contain_text("score 15")
    its_rule(page, "SR-51")
    expect(power(page, "bubble-shield")).to_be_hidden()  # it stands with all else that may be used
    bubble = using(page, "bubble")
    expect(bubble).not_to_have_attribute("aria-disabled", "true")
    assert_in_reach(page, bubble, power(page, "hyper-ring"))
    die(page, "run 6").tap()
    bubble.tap()
    expect(at(page, "sonic-status")).to_contain_text("again")
    house.dice.reset()
    house.dice.faces(5)
    bubble.tap()
    expect(die(page, "run 6").or_(die(page, "spin 4"))).to_have_count(1)  # one of them has been thrown again
    expect(bubble).to_have_attribute("aria-disabled", "true")
    bubble.tap(force=True)
    expect(at(page, "sonic-status")).to_contain_text("once in a turn")
    assert violations(page) == []


# ---- others at the table


def test_a_monitor_finds_its_target_on_another_device(house: House, visit: Visitors) -> None:
    table = at_the_woes(house, pool="spin 3 run 5", space=2)
    ada, ben = visit(table, seats=(0,)), visit(table, seats=(1,), size=PHONE)
    for page in (ada, ben):
        page.goto(table.path)
    can(ada, "spend spin 3 top")
    move(ada, "spend spin 3 top").click()
    can(ada, "give p2")
    expect(at(ada, "sonic-status")).to_contain_text("Badnik monitor")
    expect(at(ben, "sonic-status")).to_contain_text("Ada decides")
    expect(at(ben, "player-0")).to_contain_text("1 Badnik")
    move(ada, "give p2").click()
    expect(at(ben, "player-1")).to_contain_text("1 Badnik")
    at(ben, "player-1").tap()
    expect(ben.locator("[data-place^='badnik p2']")).to_have_count(1)  # what it strikes at


def test_tails_agrees_on_another_device(house: House, visit: Visitors) -> None:
    table = chosen(house, "sonic", "tails", mode=1)
    lay(table, lambda state: spending(state, "jump 2 run 5", top="plain 0", buddy=2))
    ada, ben = visit(table, seats=(0,)), visit(table, seats=(1,), size=PHONE)
    for page in (ada, ben):
        page.goto(table.path)
    expect(at(ben, "player-1")).to_contain_text("Buddy Flight at 2")
    by_keys(ada, "spend jump 2 top down")
    can(ben, "agree")
    assert_in_reach(ben, move(ben, "agree"), move(ben, "refuse"))
    move(ben, "agree").tap()
    expect(my_turn(ada)).to_be_visible()
    expect(die(ada, "jump 2")).to_have_count(0)  # spent as a 1
    expect(at(ada, "player-1")).to_contain_text("Buddy Flight at 1")
    assert table.view["table"]["routes"][0]["cards"][0]["at"] == 1


# ---- two things at once


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_what_comes_first_says_where_it_comes_from(house: House, visit: Visitors, language: str) -> None:
    table = at_the_woes(house, pool="jump 1 spin 5", action="drop-dash", player={"rings": 1})
    table.play("spend jump 1 top")
    page = visit(table, size=PHONE, language=language)
    page.goto(table.path)
    can(page, "pick 1")
    words = {
        "en-GB": {"space": "from the space", "jump": "Jump die", "action": "Drop Dash"},
        "de-DE": {"space": "vom Feld", "jump": "Sprungwürfel", "action": "Drop Dash"},
    }[language]
    items = table.view["table"]["ask"]["items"]
    assert {item["source"] for item in items} == set(words)
    for item in items:
        expect(move(page, item["move"])).to_contain_text(words[item["source"]])
    assert_fits(page)
    picture(page, f"sonicroll-pick-{language[:2]}")
    move(page, next(item["move"] for item in items if item["source"] == "action")).tap()
    expect(die(page, "spin 5")).to_be_visible()


# ---- all there is, on the smallest screen


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("phase", ["action", "step", "boss"])
def test_four_with_all_they_can_hold_fit_on_a_phone(
    house: House, visit: Visitors, scheme: str, phase: str
) -> None:
    table = chosen(house, "sonic", "tails", "knuckles", "amy")
    foes = (["walker", "biter", "burner"], ["clock", "thief", "caller"], ["giver", "bomb", "tax"], ["even"])
    players: Any = {seat: {"rings": 12, "badniks": held} for seat, held in enumerate(foes)}
    players[0] |= {"shield": "flame", "hyper": 1, "boosts": 3, "emeralds": 1}
    pool = "run 1 run 2 jump 3 spin 4 spin 6"

    def position(state: State) -> State:
        if phase == "action":
            return changed(state, players=players, buddy=2)
        return (fighting if phase == "boss" else spending)(state, pool, players=players, buddy=2)

    lay(table, position)
    page = visit(table, size=PHONE, scheme=scheme)
    page.goto(table.path)
    expect(my_turn(page)).to_be_visible()
    expect(at(page, "player-3")).to_be_visible()
    stored(page)
    picture(page, f"sonicroll-full-{phase}-{scheme}")
    assert_in_reach(page, page.locator("[data-testid^=player-]"), page.locator(".foes button"))
    if phase != "action":  # no die lies there yet that could be put anywhere
        assert_in_reach(page, page.locator("button[data-place]"), page.locator("[data-testid=die]"))
    for seat, held in enumerate(foes):
        expect(at(page, f"player-{seat}")).to_contain_text("12 rings")
        expect(at(page, f"player-{seat}")).to_contain_text("3 lives")
        expect(at(page, f"player-{seat}")).to_contain_text(f"{len(held)} Badnik")
    box = page.locator(".board-box").evaluate("e => [e.scrollHeight, e.clientHeight]")
    assert box[0] <= box[1] + 1, box
    cut = page.locator(".strip").evaluate(
        "e => [...e.querySelectorAll('.space, .end')].map(s => s.getBoundingClientRect().bottom)"
        ".filter(bottom => bottom > e.getBoundingClientRect().bottom).length"
    )
    assert cut == 0
    assert_fits(page)
    assert violations(page) == []


@pytest.mark.parametrize(("language", "scheme"), [("en-GB", "light"), ("de-DE", "dark")])
def test_four_scores_line_by_line_fit_a_phone(
    house: House, visit: Visitors, language: str, scheme: str
) -> None:
    table = chosen(house, "sonic", "tails", "knuckles", "amy")
    players: Any = {seat: {"rings": 12 + seat, "saved": seat, "emeralds": 1 << seat} for seat in range(4)}
    players[1] |= {"hyper": 1, "animals": 3, "cards": 2}
    lay(table, lambda state: fighting(state, "spin 6", health=1, players=players))
    table.play("spend spin 6 hit top")
    page = visit(table, size=PHONE, language=language, scheme=scheme)
    page.goto(table.path)
    expect(at(page, "scoring")).to_be_visible()
    scores = table.view["scores"]
    for seat in range(4):
        expect(at(page, f"sum-{seat}")).to_have_text(str(scores[seat]))
    right = (
        at(page, "scoring")
        .locator("th, td")
        .evaluate_all("all => Math.max(...all.map(e => e.getBoundingClientRect().right))")
    )
    wide = at(page, "scoring").evaluate("e => [e.scrollWidth, e.clientWidth]")
    assert right <= PHONE[0]
    assert wide[0] <= wide[1]
    picture(page, f"sonicroll-scores-{language[:2]}")
    assert_in_reach(page, at(page, "onward"), at(page, "rematch"))
    assert violations(page) == []
