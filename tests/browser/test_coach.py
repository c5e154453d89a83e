"""The coach on the page: a hint at the table, and the review of a finished game."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.house import House, Table, here, until
from tests.browser.visitor import (
    DESK,
    PHONE,
    REFUSED,
    Visitors,
    assert_fits,
    assert_in_reach,
    at,
    can,
    move,
    picture,
    press,
    stored,
    tab_to,
    violations,
)

WORKER = [sys.executable, "-m", "tests.server.exact_worker"]  # values Pig to 8 at once
TO_8 = {"options": {"goal": 8}}
THOUGHT = 120_000  # ms; workers give way to everything else, so that a busy machine lets them wait


@pytest.fixture(scope="module")
def coached(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("coached"), worker=WORKER)
    over = finished(house)  # before any page waits for it, the worker has started and valued all of Pig
    until(lambda: house.get(f"/tables/{over.id}/review")["status"] == "ready", seconds=THOUGHT / 1000)
    yield house
    house.close()


@pytest.fixture
def guests(browser: Browser, coached: House) -> Iterator[Visitors]:
    coached.dice.reset()
    visitors = Visitors(browser, coached)
    yield visitors
    visitors.leave()


def begun(house: House, hints: bool = True) -> Table:
    """Ada has 9 of 8 points, not held yet."""
    house.dice.load(0)
    house.dice.faces(6, 3)
    table = house.table(here("Ada"), here("Ben"), settings={"hints": hints}, **TO_8)
    table.play("roll")
    table.play("roll")
    return table


def finished(house: House) -> Table:
    """Ada throws on with enough to win, and loses it all; Ben wins."""
    table = begun(house)
    house.dice.faces(1, 6, 4)
    for text in ("roll", "roll", "roll", "hold"):
        table.play(text)
    return table


def test_a_hint_by_keyboard_is_counted_in_the_log(coached: House, guests: Visitors) -> None:
    table = begun(coached)
    page = guests(table)
    page.goto(table.path)
    can(page, "hold")
    page.keyboard.press("h")
    expect(at(page, "hint-best")).to_have_text("Best: Hold", timeout=THOUGHT)
    sheet = at(page, "hint-sheet")
    expect(sheet).to_contain_text("87.7 %")
    expect(sheet).to_contain_text("blunder")
    expect(sheet).to_contain_text("1 in 6")
    press(page, sheet.get_by_role("button", name="Exact figures"))
    expect(sheet).to_contain_text("16.7 % (1/6)")
    expect(sheet).to_contain_text("Hint 1 of Ada in this game.")
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(at(page, "log").first).to_contain_text("Ada takes a hint")
    stored(page)
    move(page, "hold").click()  # the game goes on from there
    expect(at(page, "end")).to_be_visible()
    assert [entry["kind"] for entry in table.snapshot["log"]].count("hint") == 1


def test_a_hint_on_a_phone(coached: House, guests: Visitors) -> None:
    """In German and in the dark: the button in the bar, the sheet within the screen."""
    table = begun(coached)
    page = guests(table, size=PHONE, scheme="dark", language="de-DE")
    page.goto(table.path)
    can(page, "hold")
    assert_in_reach(page, at(page, "hint-button"), move(page, "hold"))
    assert_fits(page)
    at(page, "hint-button").tap()
    expect(at(page, "hint-best")).to_have_text("Am besten: Sichern", timeout=THOUGHT)
    assert_fits(page)
    assert violations(page) == []
    picture(page, "hint-phone")


@pytest.mark.parametrize("game", ["retroroll", "rollingloot", "rollover", "sonicroll"])
def test_the_top_of_a_table_with_hints_fits_a_phone(coached: House, guests: Visitors, game: str) -> None:
    """A long title, the longer words of German, and one button more."""
    table = coached.table(here("Ada"), here("Margarethe Hohenstein"), game=game, settings={"hints": True})
    page = guests(table, size=PHONE, language="de-DE")
    page.goto(table.path)
    expect(at(page, "action").first).to_be_visible()
    assert_in_reach(page, at(page, "hint-button"), at(page, "rules-button"), at(page, "menu-button"))
    assert_fits(page)


def test_no_hints_where_the_table_gives_none(coached: House, guests: Visitors) -> None:
    table = begun(coached, hints=False)
    page = guests(table)
    page.goto(table.path)
    can(page, "hold")
    expect(at(page, "hint-button")).to_have_count(0)
    page.keyboard.press("h")
    expect(at(page, "hint-sheet")).to_be_hidden()
    assert "hint" not in table.texts


@pytest.mark.parametrize(
    ("size", "language"), [(DESK, "en-GB"), (PHONE, "de-DE")], ids=["desk-en", "phone-de"]
)
def test_a_rated_table_is_set_up_and_gives_no_hints(
    coached: House, guests: Visitors, size: tuple[int, int], language: str
) -> None:
    """One switch; it takes the hints along, and both the table and its log say so."""
    note = {"en-GB": "Rated game, without hints", "de-DE": "Gewertete Partie, ohne Tipps"}[language]
    page = guests(size=size, language=language)
    page.goto("/")
    at(page, "tile-pig").get_by_test_id("play-together").click()
    at(page, "setup").locator("summary").click()
    hints, rated = at(page, "hints-option"), at(page, "rated-option")
    expect(hints).to_be_checked()
    if size == DESK:
        tab_to(page, rated)
        page.keyboard.press("Space")
    else:
        rated.tap()
    expect(rated).to_be_checked()
    expect(hints).not_to_be_checked()
    expect(hints).to_have_attribute("aria-disabled", "true")
    hints.click(force=True)
    expect(hints).not_to_be_checked()
    assert_fits(page)
    assert violations(page) == []
    coached.dice.load(0)
    at(page, "start").click()
    page.wait_for_url("**/t/*")
    can(page, "roll")
    expect(at(page, "hint-button")).to_have_count(0)
    if size == PHONE:
        page.keyboard.press("l")
    expect(at(page, "log").last).to_contain_text(note)
    if size == PHONE:
        page.keyboard.press("Escape")
        at(page, "menu-button").tap()
    expect(at(page, "rated").last).to_contain_text(note)
    table = coached.get(f"/tables/{page.url.rsplit('/', 1)[1]}")["table"]
    assert (table["settings"]["rated"], table["settings"]["hints"]) == (True, False)


def opened(page: Page, table: Table) -> None:
    page.goto(f"{table.path}/review")
    expect(at(page, "graph")).to_be_visible(timeout=THOUGHT)


def test_the_review_by_keyboard(coached: House, guests: Visitors) -> None:
    """From the last page to the blunder, another move there, and what may fall then."""
    table = finished(coached)
    page = guests(table)
    page.goto(table.path)
    press(page, at(page, "review-link"))
    expect(at(page, "graph")).to_be_visible(timeout=THOUGHT)
    expect(at(page, "legend")).to_contain_text("exact (test")
    expect(at(page, "totals").first).to_contain_text("blunders 1")
    press(page, at(page, "worst").get_by_role("button").first)
    expect(at(page, "where")).to_contain_text("After event 5 of")
    expect(at(page, "judgement")).to_contain_text("played")
    press(page, at(page, "judgement").get_by_role("button", name="Try Roll"))
    expect(at(page, "where")).to_contain_text("Another way, from event 5", timeout=THOUGHT)
    expect(at(page, "odds")).to_contain_text("1 in 6")
    press(page, at(page, "let-fall"))
    expect(at(page, "where")).to_contain_text("Ada throws", timeout=THOUGHT)
    press(page, at(page, "return"))
    expect(at(page, "where")).to_contain_text("After event 5 of", timeout=THOUGHT)
    press(page, at(page, "slider"))
    page.keyboard.press("ArrowRight")
    expect(at(page, "where")).to_contain_text("After event 6 of")
    press(page, page.get_by_text("The same as a table"))
    expect(at(page, "graph-table").get_by_role("row")).to_have_count(len(table.texts) + 2)
    assert violations(page) == []
    picture(page, "review")


def test_a_new_table_goes_on_from_another_move(coached: House, guests: Visitors) -> None:
    """From the review, by keyboard, against a bot: with all that was played until there."""
    table = finished(coached)
    page = guests(table)
    opened(page, table)
    press(page, at(page, "worst").get_by_role("button").first)
    coached.dice.reset()
    coached.dice.faces(2)
    press(page, at(page, "judgement").get_by_role("button", name="Try Roll"))
    expect(at(page, "where")).to_contain_text("Another way, from event 5", timeout=THOUGHT)
    press(page, at(page, "go-on-bots"))
    page.wait_for_url(lambda url: table.id not in url)
    can(page, "hold")
    assert violations(page) == []
    new = coached.get(f"/tables/{page.url.rsplit('/', 1)[1]}")
    assert [entry["text"] for entry in new["log"]] == [*table.texts[:5], "roll", "roll 2"]
    assert [seat["kind"] for seat in new["table"]["seats"]] == ["here", "bot"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_review_on_a_phone(scheme: str, coached: House, guests: Visitors) -> None:
    """In German, everything within the screen."""
    table = finished(coached)
    page = guests(table, size=PHONE, scheme=scheme, language="de-DE")
    opened(page, table)
    expect(at(page, "totals").first).to_contain_text("Ergebnis ohne Glück")
    expect(at(page, "worst")).to_contain_text("12,3 %")
    expect(at(page, "judgement").or_(at(page, "where")).first).to_be_visible()
    assert_fits(page)
    assert violations(page) == []
    picture(page, f"review-phone-{scheme}")


def test_there_is_no_review_of_a_game_that_goes_on(coached: House, guests: Visitors) -> None:
    guests.allow(REFUSED)
    table = begun(coached)
    page = guests(table)
    page.goto(f"{table.path}/review")
    expect(at(page, "no-review")).to_contain_text("The game is not over yet.")
