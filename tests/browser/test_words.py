"""German as good as English: no key and no English word on the page, and the switch between them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import BOT, House, here
from tests.browser.visitor import PHONE, Visitors, at, can, move, picture, stored

KEYS = re.compile(
    r"\b(?:hall|error|terminal|note|reason|move|option|ui|card)-[a-z][a-z0-9-]*|\{\$?\w+\}|undefined|NaN"
)
ENGLISH = re.compile(
    r"\b(?:the|your|you|turn|throws?|throw|hold|strike|heart|wins|first|with|and|is|points|undo|"
    r"rules|table|stored|settings|nobody|open|here|away|log|players|seat|next)\b",
    re.IGNORECASE,
)


def words(page: Page) -> str:
    """All that is read or spoken: text, labels, titles, placeholders."""
    text: str = page.evaluate(
        """() => {
            const out = [document.title, document.body.innerText]
            for (const e of document.querySelectorAll('*'))
                for (const a of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'])
                    if (e.getAttribute(a)) out.push(e.getAttribute(a))
            for (const e of document.querySelectorAll('[aria-describedby]'))
                out.push(document.getElementById(e.getAttribute('aria-describedby'))?.textContent ?? '')
            return out.join('\\n')
        }"""
    )
    return text


def assert_german(page: Page) -> None:
    said = words(page)
    assert not KEYS.findall(said), KEYS.findall(said)
    lines = [line for line in said.splitlines() if ENGLISH.search(line)]
    assert not lines, lines


@pytest.mark.parametrize("game", ["pig", "retroroll"])
def test_the_whole_table_is_german(house: House, visit: Visitors, game: str) -> None:
    house.dice.load(*((0,) if game == "pig" else (9, 1)))
    if game == "retroroll":
        house.dice.faces(6, 6, 1, 1)
    table = house.table(here("Ada"), here("Ben"), game=game)
    page = visit(table, language="de-DE", size=PHONE)
    page.goto(table.path)
    acts = ("roll", "hold", "roll") if game == "pig" else ("heart", "throw", "throw")
    house.dice.faces(4, 1, 6, 6, 1, 2)
    for act in acts:
        can(page, act)
        assert_german(page)
        move(page, act).tap()
        expect(move(page, act)).to_be_visible()
        stored(page)
    assert page.evaluate("document.documentElement.lang") == "de"
    picture(page, f"german-{game}")
    for testid, sheet in (
        ("menu-button", "table-sheet"),
        ("rules-button", "rules-sheet"),
        ("news", "log-sheet"),
    ):
        at(page, testid).tap()
        expect(at(page, sheet)).to_be_visible()
        expect(at(page, sheet).locator("li").first).to_be_visible()
        if sheet != "rules-sheet" or game == "retroroll":
            assert_german(page)
        page.keyboard.press("Escape")
        expect(at(page, sheet)).not_to_be_visible()


def test_hall_and_set_up_are_german(house: House, visit: Visitors) -> None:
    page = visit(language="de-AT")
    page.goto("/")
    for game in ("pig", "retroroll"):
        page.get_by_test_id(f"tile-{game}").get_by_test_id("play-together").click()
        page.locator("summary").click()
        expect(at(page, "start")).to_be_visible()
        assert_german(page)
        page.keyboard.press("Escape")


def test_the_switch_of_language_needs_no_reload(house: House, visit: Visitors) -> None:
    house.dice.load(0)
    table = house.table(here("Ada"), BOT)
    page = visit(table)
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text("Pull up a chair.")
    page.evaluate("window.notReloaded = true")
    at(page, "language").click()
    expect(page.get_by_role("heading", level=1)).not_to_have_text("Pull up a chair.")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    assert_german(page)
    page.get_by_test_id("own-tables").get_by_role("link").first.click()
    can(page, "roll")
    expect(at(page, "turn")).to_contain_text("Du bist")
    assert page.evaluate("window.notReloaded")
    page.reload()
    can(page, "roll")
    expect(page.locator("html")).to_have_attribute("lang", "de")  # remembered
