"""Roll-Over! in a real browser: hands put together on the paper, the sheet, whole turns and a whole game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.house import House, Table, here
from tests.browser.test_whole_games import from_the_hall, rematch, state_of
from tests.browser.visitor import (
    DESK,
    PHONE,
    Visitors,
    assert_fits,
    assert_in_reach,
    at,
    can,
    move,
    no_mouse,
    picture,
    stored,
    tab_to,
    violations,
)

NAMES = ("Ada", "Ben", "Cleo", "Dan")


def table_of(house: House, seats: int = 2, hints: bool = True) -> Table:
    """A table where the first seat begins."""
    house.dice.load(*([0] if seats > 1 else []))
    people = (here(name) for name in NAMES[:seats])
    return house.table(*people, game="rollover", settings={"hints": hints})


def play(table: Table, faces: list[int], *moves: str) -> None:
    """Throw these faces with the first of the moves that throws."""
    table.house.dice.faces(*faces)
    for text in moves:
        table.play(text)


def bust_once(table: Table) -> None:
    """A turn that comes to nothing."""
    play(table, [4, 4, 4, 4, 1, 2], "throw", "keep 4 4 4 4")
    play(table, [1, 2], "roll")
    if any(one["text"] == "accept" for one in table.snapshot["state"]["moves"]):
        table.play("accept")


def sit_down(visit: Visitors, table: Table, **how: Any) -> Page:
    page = visit(table, **how)
    page.goto(table.path)
    expect(at(page, "slip")).to_have_count(len(table.tokens))
    return page


def dice(page: Page) -> Locator:
    return at(page, "die")


def faces_of(page: Page) -> list[int]:
    return [int(one.get_attribute("data-face") or 0) for one in dice(page).all()]


def tap(page: Page, *faces: int) -> None:
    """Tap dice that show these, from the left."""
    taken: set[int] = set()
    there = faces_of(page)
    for face in faces:
        place = next(i for i, one in enumerate(there) if one == face and i not in taken)
        taken.add(place)
        dice(page).nth(place).click()


# ---- A hand


def test_tapping_dice_makes_a_hand(house: House, visit: Visitors) -> None:
    table = table_of(house)
    play(table, [2, 3, 3, 5, 2, 3], "throw")
    page = sit_down(visit, table, size=PHONE)
    assert faces_of(page) == [2, 2, 3, 3, 3, 5]
    tap(page, 2, 2, 3, 3, 3)
    expect(move(page, "keep 2 2 3 3 3")).to_contain_text("20 points")
    expect(at(page, "status")).to_have_text("20 points")
    expect(dice(page).first).to_have_attribute("aria-pressed", "true")
    expect(dice(page).last).to_have_attribute("aria-pressed", "false")
    dice(page).first.click()
    expect(at(page, "status")).to_contain_text("No hand: 2 3 3 3")
    expect(move(page, "keep 2 3 3 3")).to_have_attribute("aria-disabled", "true")
    dice(page).nth(1).click()
    move(page, "keep 3 3 3").click()
    can(page, "stop")
    assert table.view["table"]["hand"]["points"] == 15
    expect(at(page, "die-shown")).to_have_count(6)


def test_a_hand_that_is_too_low_says_how_much_is_needed(house: House, visit: Visitors) -> None:
    table = table_of(house)
    play(table, [3, 3, 3, 1, 4, 6], "throw", "keep 3 3 3")
    play(table, [2, 2, 5], "roll")
    page = sit_down(visit, table)
    tap(page, 3, 3, 3)
    reason = "A hand must score more than 15; this one scores 15."
    expect(at(page, "status")).to_have_text(reason)
    refused = move(page, "keep 3 3 3")
    expect(refused).to_have_attribute("aria-disabled", "true")
    refused.click(force=True)
    expect(at(page, "reason")).to_contain_text(reason)


def test_the_best_hand_is_one_tap_away_and_all_are_listed(house: House, visit: Visitors) -> None:
    table = table_of(house)
    play(table, [2, 3, 3, 5, 2, 3], "throw")
    hands = table.view["table"]["hands"]
    page = sit_down(visit, table, size=PHONE)
    expect(move(page, hands[0]["text"])).to_contain_text("Best hand")
    at(page, "action-more").click()
    listed = at(page, "more-sheet").locator("[data-move^=keep]")
    assert [one.get_attribute("data-move") for one in listed.all()] == [one["text"] for one in hands[1:]]
    picture(page, "rollover-all-hands")
    listed.first.click()
    can(page, "stop")
    at(page, "undo").click()
    expect(dice(page)).to_have_count(6)
    move(page, hands[0]["text"]).click()
    can(page, "stop")
    assert table.view["table"]["hand"]["points"] == hands[0]["points"]


def test_odds_stand_only_where_the_table_allows(house: House, visit: Visitors) -> None:
    for hints in (True, False):
        table = table_of(house, hints=hints)
        play(table, [3, 3, 3, 1, 2, 6], "throw", "keep 3 3 3")
        chance = table.view["table"]["bust"]
        page = sit_down(visit, table, size=PHONE)
        can(page, "roll")
        if not hints:
            expect(at(page, "bust")).to_have_count(0)
            expect(move(page, "roll")).to_contain_text("3 dice")
            continue
        expect(move(page, "roll")).to_contain_text("bust")
        expect(at(page, "bust")).to_contain_text(" in ")
        at(page, "bust").click()
        expect(at(page, "bust")).to_contain_text(f"{round(1000 * chance['ways'] / chance['of']) / 10}")
        expect(at(page, "board")).to_contain_text(f"{chance['ways']} of {chance['of']}")
        assert_in_reach(page, at(page, "bust"), at(page, "action-bar").locator("button"))


def test_plus_minus_turns_the_die_that_is_tapped(house: House, visit: Visitors) -> None:
    table = table_of(house, seats=1)
    for _ in range(3):
        bust_once(table)
    play(table, [4, 4, 4, 4, 1, 2], "throw", "keep 4 4 4 4")
    play(table, [1, 3], "roll")
    page = sit_down(visit, table, size=PHONE)
    can(page, "accept")
    tap(page, 3)
    move(page, "plus 3").click()
    expect(dice(page)).to_have_count(6)
    assert faces_of(page) == [4, 4, 4, 4, 1, 4]
    move(page, "keep 4 4 4 4 4").click()
    can(page, "claim five-of-a-kind")  # stopping without it stands behind "more"


# ---- The sheet


def test_the_sheet_fills_in(house: House, visit: Visitors) -> None:
    table = table_of(house)
    page = sit_down(visit, table, motion="no-preference")
    play(table, [2, 3, 3, 5, 2, 3], "throw", "keep 2 2 3 3 3", "claim full-house")
    mine = at(page, "slip").first
    expect(mine).to_contain_text("Round 1: 30")
    expect(mine.get_by_text("crossed out")).to_have_count(1)
    bust_once(table)
    theirs = at(page, "slip").last
    expect(theirs).to_contain_text("Round 1: bust")
    expect(theirs.get_by_text("circled, ready")).to_have_count(1)
    expect(at(page, "status")).to_have_text("Ben busts: 30 lost.")
    play(table, [1, 2, 3, 4, 5, 6], "throw", "keep 1 2 3 4 5 6")
    play(table, [1, 1, 2, 2, 5, 6], "rollover")
    expect(at(page, "board").get_by_text("+20").locator("..")).to_contain_text("marked")
    table.play("keep 1 1 2 2")
    table.play("stop")
    expect(mine).to_contain_text("Round 2: 90, with a rollover")
    stored(page)


def test_four_share_one_phone(house: House, visit: Visitors) -> None:
    table = table_of(house, seats=4)
    page = sit_down(visit, table, size=PHONE)
    for turn in range(8):
        name = NAMES[turn % 4]
        can(page, "throw")
        expect(at(page, "turn")).to_contain_text(name)
        expect(at(page, "slip").nth(turn % 4)).to_have_attribute("aria-current", "true")
        house.dice.faces(*((5, 5, 5, 1, 2, 6) if turn % 2 else (1, 1, 3, 4, 5, 6)))
        move(page, "throw").tap()
        expect(dice(page)).to_have_count(6)
        assert_in_reach(page, at(page, "action-bar").locator("button"), dice(page))
        best = table.view["table"]["hands"][0]["text"]
        move(page, best).tap()
        can(page, "stop")
        assert_in_reach(page, at(page, "action-bar").locator("button"))
        page.locator("[data-testid=action][data-move=stop]").tap()
    can(page, "throw")
    assert [len(one["written"]) for one in table.view["table"]["players"]] == [2, 2, 2, 2]
    picture(page, "rollover-four-on-a-phone")


def test_reload_in_the_middle_of_a_turn(house: House, visit: Visitors) -> None:
    table = table_of(house)
    play(table, [3, 3, 3, 1, 2, 6], "throw", "keep 3 3 3")
    page = sit_down(visit, table)
    can(page, "roll")
    house.dice.faces(2, 2, 5)
    move(page, "roll").click()
    expect(dice(page)).to_have_count(6)
    before = faces_of(page)
    status = at(page, "status").text_content()
    page.reload()
    expect(dice(page)).to_have_count(6)
    assert faces_of(page) == before == [3, 3, 3, 2, 2, 5]
    expect(at(page, "status")).to_have_text(status or "")
    page.keyboard.press("b")
    page.keyboard.press("Enter")
    can(page, "stop")
    page.reload()
    can(page, "stop")
    assert table.view["table"]["hand"]["points"] == 20


# ---- By keyboard


def test_a_whole_game_by_keyboard_alone(house: House, visit: Visitors) -> None:
    page = visit(motion="reduce")
    house.dice.load(0)
    from_the_hall(page, "rollover")
    turns = 0
    for _ in range(200):
        expect(page.locator("[data-testid=turn][data-whose=you]").or_(at(page, "end"))).to_be_visible()
        if at(page, "end").is_visible():
            break
        state = state_of(house, page)
        phase = state["view"]["table"]["phase"]
        if state["view"]["to_act"] != 0:
            page.wait_for_timeout(20)
            continue
        if phase == "begin":
            can_or_end(page, "throw")
            page.keyboard.press("1")
            turns += 1
        elif phase == "thrown" and state["view"]["table"]["hands"]:
            best = state["view"]["table"]["hands"][0]["text"]
            expect(dice(page).first).to_be_visible()
            can_or_end(page, best)
            page.keyboard.press("b")
            expect(move(page, best)).to_contain_text("Keep")
            page.keyboard.press("Enter")
        else:
            key = page.locator("[data-testid=action]:not([aria-disabled])").first
            expect(key).to_be_visible()
            page.keyboard.press("1")
        changed(house, page, state)
    assert turns == 10
    table = state_of(house, page)["view"]["table"]
    assert [len(one["written"]) for one in table["players"]] == [10, 10]
    picture(page, "whole-game-rollover")
    rematch(page)


def can_or_end(page: Page, text: str) -> None:
    expect(move(page, text)).not_to_have_attribute("aria-disabled", "true")


def changed(house: House, page: Page, before: dict[str, Any]) -> None:
    """Wait until the server has another state."""
    for _ in range(500):
        if state_of(house, page)["view"] != before["view"]:
            return
        page.wait_for_timeout(20)
    raise AssertionError("nothing happens")


def test_letters_take_dice_and_the_list_of_keys_says_so(house: House, visit: Visitors) -> None:
    table = table_of(house)
    play(table, [2, 3, 3, 5, 2, 3], "throw")
    page = visit(table)
    no_mouse(page)
    page.goto(table.path)
    expect(dice(page)).to_have_count(6)
    asked: list[Route] = []

    def held(route: Route) -> None:
        asked.append(route)

    page.route("**/why?*", held)
    for key in "df":
        page.keyboard.press(key)
    expect(move(page, "keep 3 3")).to_contain_text("5 points")
    page.keyboard.press("d")
    expect(move(page, "keep 3")).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Enter")
    expect(at(page, "reason")).to_contain_text("Looking at it")
    for route in asked:
        route.continue_()  # the answer comes late, and is told all the same
    expect(at(page, "reason")).to_contain_text("No hand: 3")
    tab_to(page, dice(page).first)
    page.keyboard.press("Space")
    expect(dice(page).first).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("?")
    expect(page.get_by_text("take the dice of the best hand")).to_be_visible()


def test_a_reader_hears_hands_and_what_lay_there(house: House, visit: Visitors) -> None:
    table = table_of(house)
    play(table, [3, 3, 3, 1, 2, 6], "throw", "keep 3 3 3")
    page = sit_down(visit, table)
    can(page, "roll")
    house.dice.faces(2, 2, 5)
    move(page, "roll").click()
    expect(dice(page).first).to_have_accessible_name("3, in your hand before")
    expect(dice(page).last).to_have_accessible_name("5")
    live = page.locator("[aria-live=polite]").first
    expect(live).to_contain_text("Best hand: 2 2 3 3 3, 20 points.")


# ---- Looks


def begun(house: House) -> Table:
    return table_of(house)


def chosen(house: House) -> Table:
    table = table_of(house, seats=4)
    play(table, [2, 3, 3, 5, 2, 3], "throw", "keep 2 2 3 3 3", "claim full-house")
    bust_once(table)
    play(table, [1, 2, 3, 4, 5, 6], "throw", "keep 1 2 3 4 5 6")
    play(table, [1, 1, 2, 2, 5, 6], "rollover")
    table.play("keep 1 1 2 2")
    table.play("stop")
    play(table, [5, 5, 5, 1, 2, 6], "throw", "keep 5 5 5")
    return table


def bust(house: House) -> Table:
    table = table_of(house)
    bust_once(table)
    return table


def rolled_over(house: House) -> Table:
    table = table_of(house)
    play(table, [1, 2, 3, 4, 5, 6], "throw", "keep 1 2 3 4 5 6")
    play(table, [2, 2, 3, 3, 4, 4], "rollover", "keep 2 2 3 3 4 4")
    play(table, [1, 1, 2, 5, 5, 6], "rollover")
    return table


def all_six(house: House) -> Table:
    table = table_of(house, seats=3)
    play(table, [1, 2, 3, 4, 5, 6], "throw", "keep 1 2 3 4 5 6")
    return table


def seven(house: House) -> Table:
    table = table_of(house, seats=1)
    for _ in range(4):
        bust_once(table)
    play(table, [3, 3, 3, 1, 2, 5, 6], "add-die", "throw")
    return table


LOOKS = (begun, chosen, bust, rolled_over, all_six, seven)


@pytest.mark.parametrize("prepare", LOOKS, ids=lambda prepare: prepare.__name__)
def test_paper_looks(house: House, visit: Visitors, prepare: Callable[[House], Table]) -> None:
    table = prepare(house)
    bad: list[str] = []
    for where, size in (("phone", PHONE), ("desk", DESK)):
        page = sit_down(visit, table, size=size, language="de-DE" if where == "desk" else "en-GB")
        expect(page.locator("[data-testid=action]:not([aria-disabled])").first).to_be_visible()
        dice(page).first.click() if dice(page).count() else None
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            page.wait_for_timeout(150)
            picture(page, f"rollover-{prepare.__name__}-{where}-{scheme}")
            bad += [f"{where} {scheme}: {one}" for one in violations(page)]
        assert_fits(page)
        assert "ui-" not in page.inner_text("body")
        assert_in_reach(
            page,
            at(page, "action-bar").locator("button"),
            dice(page) if dice(page).count() else at(page, "undo"),
        )
        high, shown = at(page, "board").evaluate("box => [box.scrollHeight, box.clientHeight]")
        assert high <= shown + 1, f"{where}: the board scrolls, {high} in {shown} px"
        page.context.close()
    assert not bad, "\n".join(dict.fromkeys(bad))
