"""Sonic Roll in the browser: a zone by keyboard, two devices, three against each other, and how it fits."""

from __future__ import annotations

import re
from typing import Any, cast

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.house import House, Table, here, until
from tests.browser.test_whole_games import rematch
from tests.browser.visitor import (
    DESK,
    LEAST_TARGET,
    PHONE,
    Visitors,
    assert_fits,
    assert_in_reach,
    at,
    can,
    move,
    my_turn,
    no_mouse,
    picture,
    press,
    quiet,
    stored,
    violations,
)

GREEN_HILL, COMPETITION = {"zone": 0, "mode": 0}, {"zone": 0, "mode": 1}
CHARACTERS = ("sonic", "tails", "knuckles", "amy")
State = dict[str, Any]


def table_of(house: House, *names: str, options: dict[str, int] = GREEN_HILL, chosen: bool = True) -> Table:
    """A table where the first to sit begins; characters in the order of the file."""
    table = house.table(*(here(name) for name in names), game="sonicroll", options=options)
    if chosen:
        for character in CHARACTERS[: len(names)]:
            house.dice.reset()
            house.dice.load(0, 0, 0, 0)
            table.play(f"choose {character}")
        assert table.view["turn"] == 0
    return table


def moves_of(state: State) -> list[str]:
    return [one["text"] for one in state["moves"]]


def place(page: Page, where: str) -> Locator:
    """The space in front of the runners on a route, a Badnik, the hit space."""
    return page.locator(f'[data-place="{where}"]')


def die(page: Page, which: str) -> Locator:
    return page.locator(f'[data-testid=die][data-die="{which}"]')


# ---- a plain player who has the dice fall as needed


class Runner:
    """Sonic on the run: six runners that show what the next space wants, and a spinner for each Badnik before."""

    def __init__(self, house: House) -> None:
        self.house = house

    def choose(self, state: State) -> str:
        table, texts = state["view"]["table"], moves_of(state)
        phase = table["phase"]
        if phase == "choose":
            self.house.dice.reset()
            self.house.dice.load(0, 0, 0)  # the cards, in the order of their file
        for best in (" hit ", " badnik "):
            found = next((text for text in texts if text.startswith("spend spin") and best in text), None)
            if found:
                return found
        foes = [foe["destroy"] for foe in table["players"][0]["badniks"] if foe["destroy"]]
        if phase == "action" and foes:
            self.house.dice.reset()
            self.house.dice.faces(foes[0], foes[0])  # a pair: Spin Dash stops, and its spinner destroys
            return "action spin-dash"
        if phase in ("step", "free", "after"):
            text = self.turn(table, texts)
            if text:
                return text
        if phase in ("action", "after", "free"):
            dice = 6 if phase == "action" else len(table["pool"])
            self.house.dice.reset()
            number, safe = self.wanted(table)
            if not safe and "end" in texts and table["time"] > 2 and not table["players"][0]["rings"]:
                return "end"  # nothing is left to lose but a life
            self.house.dice.faces(*[number] * dice)
        answers = (
            "choose sonic",
            "action super-peel-out",
            "give p1",
            "gain run",
            "hold",
            "wear new",
            "reroll",
            "take",
            "boost",
            "pick 1",
            "pass",
        )
        return next((text for text in answers if text in texts), texts[0])

    def turn(self, table: State, texts: list[str]) -> str | None:
        """A spend that helps, or the turn of a runner to Spin for an open hit space."""
        for route in table["routes"]:
            if route["hit"] and route["hit"]["open"] and f"avoid {route['hit']['number']}" in texts:
                return f"avoid {route['hit']['number']}"
        spends = [text for text in texts if re.fullmatch(r"spend run \d (top|middle|bottom)( low)?", text)]
        good = [text for text in spends if not self.bad(table, text)]
        return next(iter(good or (spends if table["phase"] == "step" else [])), None)

    @staticmethod
    def lane(table: State, text: str) -> State:
        words = text.split()
        card = next(route for route in table["routes"] if route["id"] == words[3])["cards"][0]
        return cast("State", card["spaces"][card["at"]]["lanes"][len(words) == 5])

    def bad(self, table: State, text: str) -> bool:
        return any(
            get["code"] in ("hazard", "time", "badnik", "lose_die") for get in self.lane(table, text)["gets"]
        )

    def wanted(self, table: State) -> tuple[int, bool]:
        """The number that runs on, and whether no Badnik strikes at it."""
        struck = {
            attack["number"]
            for foe in [*table["players"][0]["badniks"], *(one["foe"] for one in table["strike"])]
            for attack in foe["attacks"]
            if attack["kind"] in ("run", "any")
        }
        found: list[tuple[bool, int]] = []
        for route in table["routes"]:
            if route["hit"] and route["hit"]["number"] and not route["cards"] and not route["hit"]["hit"]:
                found.append((False, route["hit"]["number"]))
            for card in route["cards"][:1]:
                for lane in card["spaces"][card["at"]]["lanes"]:
                    if lane["closed"] or lane["kind"] not in ("run", "any", "bumpers"):
                        continue
                    number = lane["number"] or lane["lock"] or 3
                    bad = any(get["code"] in ("hazard", "time", "badnik", "lose_die") for get in lane["gets"])
                    found.append((bad, number))
        safe = [one for one in found if one[1] not in struck]
        return min(safe or found)[1], bool(safe)


def bring_up(page: Page, text: str) -> None:
    """Have a move on the action bar: by the arrow keys, where it takes a die."""
    for _ in range(80):
        if move(page, text).count():
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError(f"the keys do not bring up {text}")


def by_keys(page: Page, text: str) -> None:
    """Make a move by keys alone: its number on the bar, or out of the list behind "more"."""
    if re.match(r"(spend|avoid|lose|save|bubble|invincible) ", text):
        bring_up(page, text)
    button = move(page, text)
    if button.count():
        page.keyboard.press(cast("str", button.get_attribute("aria-keyshortcuts")))
        return
    page.keyboard.press("m")
    listed = at(page, "more-sheet").locator(f'[data-move="{text}"]')
    expect(listed).to_be_visible()
    listed.focus()
    page.keyboard.press("Enter")


def quick(texts: list[str]) -> str:
    """Through a turn as shortly as may be."""
    wanted = ("end", "take", "pass", "discard", "hold", "give p1", "refuse", "wear old")
    return next((text for text in wanted if text in texts), texts[0])


def newer(table: Table, version: int) -> None:
    """Wait until something more has happened."""
    until(lambda: table.snapshot["version"] > version)


def until_turn(table: Table, seat: int) -> None:
    """Past every browser, to the next turn of this seat."""
    for _ in range(60):
        state = table.snapshot["state"]
        if state["view"]["turn"] == seat and state["view"]["table"]["phase"] == "action":
            return
        table.play(quick(moves_of(state)))
    raise AssertionError("the turn does not come")


# ---- a whole zone


def test_a_whole_zone_by_keyboard_alone(house: House, visit: Visitors) -> None:
    table = table_of(house, "Ada", chosen=False)
    page = visit(table)
    no_mouse(page)
    page.goto(table.path)
    runner = Runner(house)
    acts = 0
    while table.view["to_act"] != "over":
        now = table.snapshot
        assert now["version"] < 500
        expect(my_turn(page)).to_be_visible()
        stored(page)
        by_keys(page, runner.choose(now["state"]))
        newer(table, now["version"])
        acts += 1
    assert acts > 60
    won = table.view
    assert won["table"]["won"]
    expect(page.locator("#end-title")).to_have_text("Green Hill is saved")
    expect(at(page, "sum-0")).to_have_text(str(won["scores"][0]))
    lines = [line for line in won["table"]["scores"][0] if line["points"]]
    expect(at(page, "scoring").locator("tbody tr")).to_have_count(
        len([line for line in won["table"]["scores"][0] if line["points"] or line["count"]])
    )
    assert sum(line["points"] for line in lines) == won["scores"][0]
    picture(page, "sonicroll-end")
    assert violations(page) == []
    rematch(page)


# ---- a die and a place


def first_turn(house: House, table: Table, *faces: int) -> None:
    """Six runners of Sonic; the lowest are discarded."""
    house.dice.reset()
    house.dice.faces(*faces)
    table.play("action super-peel-out")


def test_a_die_and_a_place_are_put_together(house: House, visit: Visitors) -> None:
    table = table_of(house, "Ada")
    first_turn(house, table, 5, 5, 3, 4, 2, 1)
    page = visit(table)
    page.goto(table.path)
    die(page, "run 5").click()
    expect(die(page, "run 5")).to_have_attribute("aria-pressed", "true")
    expect(place(page, "top")).to_have_attribute("aria-pressed", "true")
    can(page, "spend run 5 top")
    expect(at(page, "sonic-status")).to_contain_text("2 rings")

    die(page, "run 4").click()  # the place goes where this die fits
    expect(place(page, "bottom")).to_have_attribute("aria-pressed", "true")
    place(page, "top").click()  # and the die, where the place is tapped
    expect(die(page, "run 5")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-place=bottom] .lane.open")).to_have_count(1)
    place(page, "top").click()  # once more: spent
    expect(at(page, "player-0")).to_have_attribute("data-rings", "2")
    quiet(page, table)
    assert table.texts[-1] == "spend run 5 top"

    page.keyboard.press("ArrowRight")  # the keys walk through the ways to spend
    expect(page.locator("[data-testid=die][aria-pressed=true]")).to_have_count(1)


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_rings_scatter_on_damage(house: House, visit: Visitors, motion: str) -> None:
    table = table_of(house, "Ada")
    first_turn(house, table, 5, 5, 2, 2, 2, 1)
    table.play("spend run 5 top")  # two rings
    house.dice.faces(6, 6, 6, 6)
    table.play("reroll")
    page = visit(table, motion=motion)
    page.goto(table.path)
    expect(at(page, "player-0")).to_have_attribute("data-rings", "2")
    expect(at(page, "scatter")).to_have_count(0)
    move(page, "pass").click()
    expect(at(page, "player-0")).to_have_attribute("data-rings", "0")
    expect(at(page, "scatter").locator("i")).to_have_count(2)
    shown = at(page, "scatter").evaluate("e => getComputedStyle(e).display")
    assert shown == ("block" if motion == "no-preference" else "none")


def test_a_character_may_be_dealt(house: House, visit: Visitors) -> None:
    table = table_of(house, "Ada", "Ben", chosen=False)
    page = visit(table)
    page.goto(table.path)
    for _ in range(2):
        expect(my_turn(page)).to_be_visible()
        press(page, page.get_by_role("button", name="Deal me one"))
        quiet(page, table)
    characters = [player["character"] for player in table.view["table"]["players"]]
    assert len(set(characters) & set(CHARACTERS)) == 2


def test_what_may_not_be_used_says_why(house: House, visit: Visitors) -> None:
    table = table_of(house, "Ada")
    page = visit(table, size=PHONE)
    page.goto(table.path)
    can(page, "action super-peel-out")
    boost = page.locator("[data-use=boost]")
    expect(boost).to_have_attribute("aria-disabled", "true")
    boost.tap(force=True)
    expect(at(page, "sonic-status")).to_contain_text("Boost")
    expect(move(page, "boost")).to_have_attribute("aria-disabled", "true")
    first_turn(house, table, 6, 6, 6, 4, 1, 1)
    expect(boost).not_to_have_attribute("aria-disabled", "true")
    place(page, "top").tap(force=True)  # wants a 5; a refused place still answers
    expect(place(page, "top")).to_have_attribute("aria-disabled", "true")
    expect(page.locator("[data-testid=action][data-move^='spend run'][aria-disabled=true]")).to_be_visible()
    expect(at(page, "sonic-status")).to_contain_text(re.compile(r"top\. .*5"))


# ---- several people


def test_two_in_co_op_at_two_devices(house: House, visit: Visitors) -> None:
    table = table_of(house, "Ada", "Ben", chosen=False)
    ada, ben = visit(table, seats=(0,)), visit(table, seats=(1,), size=PHONE, scheme="dark")
    for page in (ada, ben):
        page.goto(table.path)
    can(ada, "choose sonic")
    ada.locator("[data-choose=sonic]").click()
    expect(at(ada, "sonic-status")).to_contain_text("Insta-Shield")
    ada.locator("[data-choose=sonic]").click()
    expect(ben.locator("[data-choose=sonic]")).to_contain_text("Ada")
    house.dice.reset()
    house.dice.load(0, 0, 0, 0)
    can(ben, "choose tails")
    move(ben, "choose tails").tap()

    can(ada, "action super-peel-out")
    house.dice.reset()
    house.dice.faces(5, 5, 3, 3, 3, 1)
    move(ada, "action super-peel-out").click()
    for which in ("run 5", "run 3"):
        expect(die(ada, which)).to_be_visible()
        die(ada, which).click()
        place(ada, "top").click()
    can(ada, "give p2")  # whom the second Badnik of the monitor goes to
    assert violations(ada) == []
    move(ada, "give p2").click()
    expect(at(ben, "player-1")).to_contain_text("1 Badnik")
    expect(at(ada, "player-0")).to_have_attribute("data-rings", "2")
    quiet(ada, table)
    until_turn(table, 1)
    expect(my_turn(ben)).to_be_visible()  # at once, without a reload
    can(ben, "action fly")
    expect(at(ada, "turn")).to_contain_text("Ben")
    expect(at(ben, "time")).to_have_attribute("data-left", str(table.view["table"]["time"]))


def test_an_answer_is_asked_of_another_device_in_competition(house: House, visit: Visitors) -> None:
    table = table_of(house, "Ada", "Ben", "Gül", options=COMPETITION)
    until_turn(table, 1)  # Ben plays Tails: Buddy Flight is there from his first turn on
    until_turn(table, 0)
    house.dice.reset()
    house.dice.faces(4, 4, 4)
    table.play("action drop-dash")
    shifted = next(
        text for text in moves_of(table.snapshot["state"]) if re.search(r"^spend jump 4 .* (up|down)", text)
    )
    ada, ben, gul = (
        visit(table, seats=(0,)),
        visit(table, seats=(1,), size=PHONE),
        visit(table, seats=(2,), size=PHONE),
    )
    for page in (ada, ben, gul):
        page.goto(table.path)
    expect(at(ada, "player-1")).to_contain_text("Death")
    bring_up(ada, shifted)
    before = table.view["table"]["pool"]
    move(ada, shifted).click()
    can(ben, "refuse")
    can(ben, "agree")
    assert_in_reach(ben, move(ben, "agree"), move(ben, "refuse"))
    assert violations(ben) == []
    picture(ben, "sonicroll-buddy-phone")
    for page in (ada, gul):
        expect(at(page, "sonic-status")).to_contain_text("Ben decides")
    move(ben, "refuse").tap()
    expect(my_turn(ada)).to_be_visible()
    quiet(ada, table)
    assert table.view["table"]["pool"] == before  # nothing is spent


def test_four_pass_one_phone(house: House, visit: Visitors) -> None:
    names = ("Ada", "Ben", "Gül", "Margarethe Hohenstein")
    table = table_of(house, *names)
    page = visit(table, size=PHONE)
    page.goto(table.path)
    for seat, name in enumerate(names):
        expect(at(page, "turn")).to_contain_text(name)
        expect(at(page, "turn")).to_have_attribute("data-whose", "here")
        expect(page.locator("[data-testid=action][data-move^=action]")).to_have_count(3)
        until_turn(table, (seat + 1) % 4)


# ---- looks


@pytest.mark.parametrize(
    ("count", "zone", "size", "scheme"),
    [
        (4, 0, PHONE, "light"),
        (1, 1, PHONE, "dark"),
        (3, 2, PHONE, "dark"),
        (2, 3, DESK, "light"),
        (4, 0, DESK, "dark"),
    ],
    ids=["four-phone-light", "one-phone-dark", "three-phone-dark", "two-desk-light", "four-desk-dark"],
)
def test_it_fits_and_reads(
    house: House, visit: Visitors, count: int, zone: int, size: tuple[int, int], scheme: str
) -> None:
    names = ("Ada", "Ben", "Gül", "Margarethe Hohenstein")[:count]
    table = table_of(house, *names, options={"zone": zone, "mode": 0}, chosen=False)
    page = visit(table, size=size, scheme=scheme)
    page.goto(table.path)
    tag = f"sonicroll-{count}-{size[0]}-{scheme}"
    can(page, "choose sonic")
    look_at(page, tag + "-choose", page.locator("[data-choose]"))
    for character in CHARACTERS[:count]:
        house.dice.reset()
        house.dice.load(0, 0, 0, 0)
        table.play(f"choose {character}")
    can(page, "action super-peel-out")
    look_at(page, tag + "-action")
    first_turn(house, table, 1, 2, 3, 4, 5, 6)
    expect(page.locator("[data-testid=die]").first).to_be_visible()
    expect(page.locator("[data-testid=action][data-move^='spend run']")).to_be_visible()
    look_at(page, tag + "-step", page.locator("[data-place]"), page.locator("[data-testid=die]"))


def look_at(page: Page, name: str, *targets: Locator) -> None:
    stored(page)
    picture(page, name)
    assert_fits(page)
    assert_in_reach(page, page.locator("[data-testid=action]"), *targets)
    box = page.locator(".board-box").evaluate("e => [e.scrollHeight, e.clientHeight]")
    assert box[0] <= box[1] + 1, box
    for target in targets:
        widths = target.evaluate_all("all => all.map(e => e.getBoundingClientRect().width)")
        assert min(widths) >= LEAST_TARGET, widths
    assert violations(page) == []
