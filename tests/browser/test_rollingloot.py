"""Rolling Loot in the browser: whole turns by keyboard, three at one tablet, and an answer from another device."""

from __future__ import annotations

import re
from typing import Any, cast

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import House, Table, here, until
from tests.browser.test_whole_games import from_the_hall, play_out, rematch, state_of
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

LEVEL_1 = ("smugglers-cove", "gull-rock")


def laid(house: House, *names: str, **settings: Any) -> Table:
    """A table where the first to sit begins and the first two cards of level 1 lie."""
    house.dice.load(*([0] * (4 if len(names) == 2 else 5)))  # the cards, in the order of their file
    house.dice.faces(6, *([1] * (len(names) - 1)))
    table = house.table(*(here(name) for name in names), game="rollingloot", settings=settings)
    assert table.view["turn"] == 0
    return table


def phase(table: Table) -> str:
    return cast("str", table.view["table"]["phase"])


def step(page: Page, place: str) -> Any:
    """The button of a step on the chart."""
    return page.locator(f'[data-place="{place}"]')


def turn(house: House, table: Table, faces: tuple[int, ...], *moves: str) -> None:
    """A turn past every browser."""
    house.dice.faces(*faces)
    for text in ("throw", "stop", *moves, "end"):
        table.play(text)


def meet_at(house: House, table: Table) -> None:
    """Ada and Ben both stand on Smugglers' Cove, step 2, where 2 loot lie; it is Ada's turn."""
    for _ in table.view["scores"][:2]:
        turn(house, table, (5, 6, 1, 2, 3), *sails(table))
    while table.view["turn"] != 0:
        turn(house, table, (1, 1, 2, 4, 6))
    assert phase(table) == "loot"


def sails(table: Table) -> tuple[str, ...]:
    assert "smugglers-cove" in [card["id"] for card in table.view["table"]["cards"]]
    return ("sail smugglers-cove 1", "sail smugglers-cove 2")


# ---- a whole game


def choose(state: dict[str, Any]) -> str:
    """A plain player: takes all loot, keeps what falls, sails where the page proposes it."""
    table = state["view"]["table"]
    texts = [one["text"] for one in state["moves"]]

    left = {(c["id"], str(n)): one["left"] for c in table["cards"] for n, one in enumerate(c["steps"], 1)}

    def most(kind: str) -> str | None:
        """Where most loot lies, the first of equals: what the page offers first."""
        found = [text for text in texts if text.startswith(kind)]
        return max(found, key=lambda text: left[text.split()[1], text.split()[2]], default=None)

    if table["phase"] == "pay":
        return cast("str", table["proposals"][0]["use"])
    return (
        most("loot")
        or most("sail")
        or next(text for text in ("take", "throw", "stop", "end") if text in texts)
    )


def test_a_whole_game_by_keyboard_alone(house: House, visit: Visitors) -> None:
    page = visit(motion="reduce")
    from_the_hall(page, "rollingloot")
    assert play_out(house, page, choose, most=1500) > 20
    assert state_of(house, page)["view"]["to_act"] == "over"
    picture(page, "whole-game-rollingloot")
    rematch(page)


# ---- one turn, in all its parts


def test_a_turn_by_keys(house: House, visit: Visitors) -> None:
    table = laid(house, "Ada", "Ben")
    page = visit(table)
    no_mouse(page)
    page.goto(table.path)
    can(page, "throw")
    house.dice.faces(5, 6, 1, 1, 4)
    page.keyboard.press("1")
    expect(at(page, "rerolls")).to_have_attribute("data-left", "2")
    can(page, "stop")

    for key in ("f", "g"):  # sorted: 1 1 4 5 6; the 5 and the 6 are kept
        page.keyboard.press(key)
    expect(page.locator("[data-testid=die][aria-pressed=true]")).to_have_count(2)
    can(page, "reroll a b c")
    house.dice.faces(5, 2, 1)
    page.keyboard.press("1")
    expect(at(page, "rerolls")).to_have_attribute("data-left", "1")
    quiet(page, table)
    assert table.view["table"]["dice"] == [1, 2, 5, 5, 6]
    expect(page.locator("[data-testid=die][aria-pressed=true]")).to_have_count(2)  # still kept

    can(page, "stop")
    page.keyboard.press("2")
    place = "smugglers-cove 1"
    expect(step(page, place)).to_have_attribute("data-open", "true")
    expect(step(page, place)).to_have_attribute("aria-pressed", "true")  # the only step in reach
    expect(page.locator("[data-testid=die][aria-pressed=true]")).to_have_count(2)
    can(page, f"sail {place}")
    page.keyboard.press("1")  # one tap: the proposed dice are used
    can(page, "end")
    until(lambda: phase(table) == "travel")
    assert len(table.view["table"]["dice"]) == 3
    assert table.view["table"]["players"][0]["pool"] == 1
    expect(step(page, place)).to_have_accessible_name(re.compile("ships of Ada"))

    press(page, step(page, place))  # it may be called home at once
    can(page, f"home {place}")
    page.keyboard.press("1")
    quiet(page, table)
    assert table.view["table"]["players"][0]["pool"] == 2
    can(page, "end")
    press(page, move(page, "end"))
    expect(at(page, "turn")).to_contain_text("Ben")


def test_other_dice_than_the_proposed(house: House, visit: Visitors) -> None:
    table = laid(house, "Ada", "Ben")
    turn(house, table, (5, 6, 1, 1, 1), "sail smugglers-cove 1")
    turn(house, table, (1, 4, 4, 6, 6))
    house.dice.faces(1, 2, 3, 4, 5)
    for text in ("throw", "stop"):
        table.play(text)
    page = visit(table)
    page.goto(table.path)
    place = "smugglers-cove 2"  # a run of three
    step(page, place).click()
    can(page, f"sail {place}")
    proposed = next(one["faces"] for one in table.view["table"]["proposals"] if one["step"] == 2)
    for face in proposed:
        page.locator("[data-testid=die]").nth(face - 1).click()
    for face in (1, 2, 4):  # no run
        page.locator("[data-testid=die]").nth(face - 1).click()
    move(page, f"sail {place}").click()
    until(lambda: phase(table) == "pay")
    expect(move(page, "use a b d")).to_have_attribute("aria-disabled", "true")
    page.locator("[data-testid=die]").nth(0).click()
    page.locator("[data-testid=die]").nth(2).click()  # 2 3 4
    can(page, "use b c d")
    move(page, "use b c d").click()
    until(lambda: phase(table) == "travel")
    assert table.view["table"]["dice"] == [1, 5]


def test_a_step_out_of_reach_says_why(house: House, visit: Visitors) -> None:
    table = laid(house, "Ada", "Ben")
    house.dice.faces(5, 6, 1, 1, 4)
    for text in ("throw", "stop"):
        table.play(text)
    page = visit(table, size=PHONE)
    page.goto(table.path)
    can(page, "end")
    far = step(page, "gull-rock 3")
    expect(far).to_have_attribute("aria-disabled", "true")
    far.tap(force=True)  # a refused step still answers
    expect(at(page, "loot-status")).to_contain_text("a run of 4")
    expect(at(page, "loot-status")).to_contain_text("A ship climbs step by step")
    expect(move(page, "sail gull-rock 3")).to_have_attribute("aria-disabled", "true")


# ---- several people


def test_three_at_one_tablet(house: House, visit: Visitors) -> None:
    table = laid(house, "Ada", "Ben", "Gül")
    page = visit(table, size=PHONE)
    page.goto(table.path)
    for name in ("Ada", "Ben", "Gül"):
        expect(at(page, "turn")).to_contain_text(name)
        can(page, "throw")
        house.dice.faces(5, 6, 1, 1, 4)
        move(page, "throw").tap()
        can(page, "stop")
        move(page, "stop").tap()
        can(page, "sail smugglers-cove 1")
        move(page, "sail smugglers-cove 1").tap()
        can(page, "end")
        move(page, "end").tap()
    expect(at(page, "turn")).to_contain_text("Ada")
    stored(page)
    ships = table.view["table"]["cards"][0]["steps"][0]["ships"]
    assert sorted(ships) == [0, 1, 2]


def test_a_share_is_answered_from_another_device(house: House, visit: Visitors) -> None:
    table = laid(house, "Ada", "Ben")
    meet_at(house, table)
    ada, ben = visit(table, seats=(0,)), visit(table, seats=(1,), size=PHONE, scheme="dark")
    for page in (ada, ben):
        page.goto(table.path)
    can(ada, "loot smugglers-cove 2")
    move(ada, "loot smugglers-cove 2").click()
    expect(my_turn(ben)).to_be_visible()  # at once, without a reload
    expect(at(ben, "loot-status")).to_contain_text("Ada will have the 2 loot")
    can(ben, "take")
    assert_in_reach(ben, move(ben, "take"), move(ben, "stay"))
    expect(move(ben, "take")).to_contain_text("1 loot")
    expect(at(ada, "loot-status")).to_contain_text("Ben decides")
    picture(ben, "rollingloot-share-phone-dark")
    assert violations(ben) == []
    move(ben, "stay").tap()
    can(ada, "throw")
    stored(ben)
    assert table.view["scores"] == [2, 0]
    assert table.view["table"]["cards"][0]["steps"][1]["ships"] == [1]


def test_nobody_answers_and_the_table_does(house: House, visit: Visitors) -> None:
    table = laid(house, "Ada", "Ben", answer_seconds=2)
    meet_at(house, table)
    ada, ben = visit(table, seats=(0,)), visit(table, seats=(1,), size=PHONE, language="de-DE")
    for page in (ada, ben):
        page.goto(table.path)
    can(ada, "loot smugglers-cove 2")
    move(ada, "loot smugglers-cove 2").click()
    expect(at(ada, "news")).to_have_text(
        "Without an answer in 2 seconds the table plays for Ben: Take the cut"
    )
    expect(at(ben, "news")).to_contain_text(
        "Ohne Antwort in 2 Sekunden spielt der Tisch für dich: Anteil nehmen"
    )
    picture(ben, "rollingloot-clock-phone")
    assert_in_reach(ben, move(ben, "take"), move(ben, "stay"))
    can(ada, "throw")  # Ben does nothing
    expect(at(ada, "log")).to_contain_text("Time is up: the table answers for Ben")
    at(ben, "news").tap()
    expect(at(ben, "log-sheet")).to_contain_text("Die Zeit ist um: Der Tisch antwortet für Ben")
    assert table.view["scores"] == [1, 1]


@pytest.mark.parametrize(
    ("language", "link", "usual", "other", "seconds"),
    [("en-GB", "By link", "60 s", "20 s", 20), ("de-DE", "Per Link", "60 s", "Ohne Grenze", 0)],
)
def test_the_time_to_answer_is_set_up(
    house: House, visit: Visitors, language: str, link: str, usual: str, other: str, seconds: int
) -> None:
    page = visit(language=language, size=PHONE)
    page.goto("/")
    page.get_by_test_id("tile-rollingloot").get_by_test_id("play-together").tap()
    at(page, "setup").locator("summary").tap()
    none = "No limit" if language == "en-GB" else "Ohne Grenze"
    expect(page.get_by_role("radio", name=none)).to_be_checked()  # all at one device
    page.get_by_role("radio", name=link).check(force=True)
    expect(page.get_by_role("radio", name=usual)).to_be_checked()
    page.get_by_role("radio", name=usual).focus()
    page.keyboard.press("ArrowLeft")  # 20 s
    if seconds == 0:
        page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("radio", name=other)).to_be_checked()
    assert_fits(page)
    picture(page, f"setup-answer-{language[:2]}")
    assert violations(page) == []
    at(page, "start").tap()
    page.wait_for_url("**/t/*")
    made = house.get(f"/tables/{page.url.rsplit('/', 1)[1]}")["table"]
    assert made["settings"]["answer_seconds"] == seconds


def test_a_game_that_asks_nobody_has_no_time_to_set(house: House, visit: Visitors) -> None:
    page = visit()
    page.goto("/")
    page.get_by_test_id("tile-pig").get_by_test_id("play-together").click()
    at(page, "setup").locator("summary").click()
    expect(at(page, "real-dice-option")).to_be_visible()
    expect(page.get_by_role("radio", name="No limit")).to_have_count(0)


def enter(page: Page, face: int) -> None:
    """What the players' own die shows, typed in; the focus waits on the first face."""
    stored(page)
    expect(at(page, "confirm-throw")).to_have_accessible_description("One die is missing.")
    expect(at(page, "face-1")).to_be_focused()
    page.keyboard.press(str(face))
    page.keyboard.press("Enter")


def test_a_turn_with_real_dice_and_cards(house: House, visit: Visitors) -> None:
    table = house.table(here("Ada"), here("Ben"), game="rollingloot", settings={"real_dice": True})
    page = visit(table, size=PHONE)
    page.goto(table.path)
    pad = at(page, "real-dice")
    expect(at(page, "loot-status")).to_have_text("The adventures are laid out.")
    for name in ("Smugglers’ Cove", "Gull Rock", "Fog Bank", "Coral Maze"):
        pad.get_by_role("button", name=name).tap()
        at(page, "confirm-throw").tap()
    enter(page, 6)
    enter(page, 1)
    can(page, "throw")
    move(page, "throw").tap()
    expect(at(page, "loot-status")).to_have_text("Ada throws.")
    at(page, "face-5").tap()
    at(page, "face-6").tap()
    assert_board_above(page, pad)
    for face in (1, 1, 4):
        at(page, f"face-{face}").tap()
    at(page, "confirm-throw").tap()
    can(page, "stop")
    for place in (3, 4):
        at(page, "die").nth(place).tap()
    can(page, "reroll a b c")
    move(page, "reroll a b c").tap()
    expect(at(page, "confirm-throw")).to_have_accessible_description("3 dice are missing.")
    expect(page.get_by_role("group", name="Dice", exact=True).get_by_role("img")).to_have_count(
        2
    )  # 5 and 6 lie
    assert_board_above(page, pad)
    picture(page, "rollingloot-real-dice")
    assert violations(page) == []
    at(page, "face-2").focus()
    page.keyboard.press("5")
    page.keyboard.press("2")
    page.keyboard.press("Enter")  # one is still missing: the face that has the focus
    page.keyboard.press("Enter")
    can(page, "stop")
    assert table.texts[-3:] == ["roll 5 6 1 1 4", "reroll a b c", "roll 5 2 2"]
    assert "! roll 5 2 2" in table.record


def assert_board_above(page: Page, pad: Any) -> None:
    """The chart is whole, and the pad does not cover it."""
    assert_fits(page)
    assert_in_reach(page, pad.locator("button:visible"))
    box = page.locator(".board-box").evaluate("e => [e.scrollHeight, e.clientHeight]")
    assert box[0] <= box[1] + 1, box
    for plate in page.locator("[data-place]").all():
        parts = plate.evaluate(
            "e => [...e.children].map(c => c.getBoundingClientRect()).map(r => [r.top, r.bottom, r.height])"
        )
        shown = [(top, bottom) for top, bottom, height in parts if height > 1]
        assert shown[0][1] <= shown[1][0] + 2, shown


# ---- looks


@pytest.mark.parametrize(
    ("names", "size", "scheme"),
    [
        (("Ada", "Ben"), PHONE, "light"),
        (("Ada", "Ben", "Gül"), PHONE, "dark"),
        (("Ada", "Ben", "Gül"), DESK, "light"),
        (("Ada", "Ben"), DESK, "dark"),
    ],
    ids=["two-phone-light", "three-phone-dark", "three-desk-light", "two-desk-dark"],
)
def test_it_fits_and_reads(
    house: House, visit: Visitors, names: tuple[str, ...], size: tuple[int, int], scheme: str
) -> None:
    table = laid(house, *names)
    turn(house, table, (5, 6, 1, 2, 3), *sails(table))
    while table.view["turn"] != 0:
        turn(house, table, (1, 1, 2, 4, 6))
    page = visit(table, size=size, scheme=scheme)
    page.goto(table.path)
    tag = f"rollingloot-{len(names)}-{size[0]}-{scheme}"
    can(page, "loot smugglers-cove 2")
    look_at(page, tag + "-loot")
    house.dice.faces(5, 6, 1, 2, 3)
    move(page, "throw").click()
    can(page, "stop")
    page.locator("[data-testid=die]").first.click()
    look_at(page, tag + "-roll")
    move(page, "stop").click()
    can(page, "end")
    look_at(page, tag + "-travel")


def look_at(page: Page, name: str) -> None:
    picture(page, name)
    assert_fits(page)
    assert_in_reach(page, page.locator("[data-place]"), page.locator("[data-testid=action]"))
    box = page.locator(".board-box").evaluate("e => [e.scrollHeight, e.clientHeight]")
    assert box[0] <= box[1] + 1, box
    widths = page.locator("[data-place]").evaluate_all("all => all.map(e => e.getBoundingClientRect().width)")
    assert min(widths) >= LEAST_TARGET
    assert violations(page) == []
