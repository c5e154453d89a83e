"""Whole games against a bot, by keyboard alone: from the hall to the last page and the rematch."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.house import House
from tests.browser.visitor import Visitors, at, no_mouse, picture, press


def from_the_hall(page: Page, game: str) -> None:
    no_mouse(page)
    page.goto("/")
    press(page, page.get_by_test_id(f"tile-{game}").get_by_test_id("play-now"))
    page.wait_for_url("**/t/*")
    expect(at(page, "turn").or_(at(page, "end"))).to_be_visible()


def table_of(page: Page) -> str:
    return page.url.rsplit("/", 1)[1]


def state_of(house: House, page: Page) -> dict[str, Any]:
    state: dict[str, Any] = house.get(f"/tables/{table_of(page)}")["state"]
    return state


def key_of(page: Page, text: str) -> str | None:
    """The number key of a move on the bar."""
    button = page.locator(f'[data-testid=action][data-move="{text}"]')
    return button.get_attribute("aria-keyshortcuts") if button.count() else None


def play_out(house: House, page: Page, choose: Any, most: int = 400) -> int:
    """Act by keys until the last page is there; how often it was done."""
    acts = 0
    for _ in range(most):
        expect(page.locator("[data-testid=turn][data-whose=you]").or_(at(page, "end"))).to_be_visible()
        if at(page, "end").is_visible():
            return acts
        state = state_of(house, page)
        if state["view"]["to_act"] != 0 or not state["moves"]:
            page.keyboard.press("Shift")  # any key skips what is still moving
            page.wait_for_timeout(20)
            continue
        text = choose(state)
        button = page.locator(f'[data-testid=action][data-move="{text}"]')
        expect(button.or_(at(page, "end"))).to_be_visible()
        key = key_of(page, text)
        if key is None or button.get_attribute("aria-disabled"):
            page.keyboard.press("Shift")
            page.wait_for_timeout(20)
            continue
        page.keyboard.press(key)
        acts += 1
    raise AssertionError("the game does not end")


def rematch(page: Page) -> None:
    first = table_of(page)
    expect(page.locator("#end-title")).to_be_focused()
    press(page, at(page, "rematch"))
    page.wait_for_url(lambda url: not url.endswith(first))
    expect(at(page, "turn")).to_be_visible()


def test_pig_by_keyboard_alone(house: House, visit: Visitors) -> None:
    page = visit(motion="no-preference")
    house.dice.load(0)  # I begin
    for _ in range(5):
        house.dice.faces(6, 6, 6, 6, 1)  # my turn, then the bot's
    from_the_hall(page, "pig")
    acts = play_out(house, page, lambda s: "hold" if s["view"]["position"]["total"] >= 24 else "roll")
    assert acts >= 25
    assert state_of(house, page)["view"]["winners"] == [0]
    picture(page, "whole-game-pig")
    rematch(page)


def test_retroroll_by_keyboard_alone(house: House, visit: Visitors) -> None:
    page = visit(motion="reduce")

    def choose(state: dict[str, Any]) -> str:
        moves = [move["text"] for move in state["moves"]]
        strikes = [text for text in moves if text.startswith("strike")]
        if strikes:
            return strikes[0]
        me = state["view"]["table"]["players"][0]
        if me["next"] is not None and "heart" not in moves:
            meet(house, me["next"])
        return "heart" if "heart" in moves else "throw"

    from_the_hall(page, "retroroll")
    assert play_out(house, page, choose) > 10
    assert state_of(house, page)["view"]["winners"] == [0]
    picture(page, "whole-game-retroroll")
    rematch(page)


def meet(house: House, number: int) -> None:
    """Load the next throw so that it meets a number."""
    house.dice.reset()
    house.dice.faces(*((number, 1) if number <= 6 else (6, number - 6)))
