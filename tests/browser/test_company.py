"""People at one table: around one device, by link, watching, on another device, away."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import BOT, HERE, OPEN, House, Table, here, until
from tests.browser.visitor import PHONE, REFUSED, Visitors, at, can, move, picture, stored

Journey = Callable[[str, float], None]


def test_newcomer_to_the_first_throw(house: House, visit: Visitors, journey: Journey) -> None:
    house.dice.load(0)
    house.dice.faces(4)
    page = visit(size=PHONE)
    begun = time.monotonic()
    page.goto("/")
    page.get_by_test_id("tile-pig").get_by_test_id("play-now").tap()
    can(page, "roll")
    move(page, "roll").tap()
    expect(page.get_by_role("img", name="Dice: 4")).to_be_visible()
    journey("newcomer, from the address to the first throw", begun)
    stored(page)


def test_hot_seat_of_two_in_two_clicks(house: House, visit: Visitors) -> None:
    house.dice.load(0)
    page = visit(size=PHONE)
    page.goto("/")
    page.get_by_test_id("tile-pig").get_by_test_id("play-together").tap()
    at(page, "start").tap()
    can(page, "roll")
    expect(at(page, "turn")).to_contain_text("Player 1")
    move(page, "hold").tap()
    expect(at(page, "turn")).to_contain_text("Player 2")
    can(page, "roll")
    house.dice.faces(5)
    move(page, "roll").tap()
    expect(page.get_by_role("img", name="Dice: 5")).to_be_visible()
    can(page, "hold")
    move(page, "hold").tap()
    expect(at(page, "turn")).to_contain_text("Player 1")
    picture(page, "hot-seat-two")


def test_a_family_of_four_on_one_tablet(house: House, visit: Visitors, journey: Journey) -> None:
    page = visit(size=(820, 1180))
    begun = time.monotonic()
    page.goto("/")
    page.get_by_test_id("tile-retroroll").get_by_test_id("play-together").click()
    for name in ("Ada", "Ben", "Cleo", "Dan"):
        field = page.get_by_label(f"Name at seat {'ABCD'.index(name[0]) + 1}", exact=True)
        if not field.count():
            at(page, "add-seat").click()
        field.fill(name)
    at(page, "start").click()
    can(page, "throw")
    journey("family of four, from the address to their table", begun)
    for name in ("Ada", "Ben", "Cleo", "Dan"):
        expect(at(page, "board").get_by_text(name, exact=True).first).to_be_visible()
    picture(page, "hot-seat-four")


def test_two_browsers_at_one_table(house: House, visit: Visitors) -> None:
    house.dice.load(0)
    host, guest = visit(), visit(size=PHONE)
    host.goto("/")
    host.get_by_test_id("tile-pig").get_by_test_id("play-together").click()
    host.get_by_role("radio", name="By link").check(force=True)
    at(host, "start").click()
    expect(at(host, "waiting")).to_be_visible()
    link = at(host, "invite-link").input_value()
    assert "/join/" in link

    guest.goto(link[link.index("/join/") :])
    at(guest, "join").get_by_label("Name").fill("Gus")
    picture(guest, "join-by-link")
    at(guest, "sit-down").get_by_role("button").click()
    guest.wait_for_url("**/t/*")

    can(host, "roll")
    expect(at(guest, "turn")).to_have_attribute("data-whose", "other")
    expect(move(guest, "roll")).to_have_attribute("aria-disabled", "true")
    house.dice.faces(6)
    move(host, "roll").click()
    for page in (host, guest):
        expect(page.get_by_role("img", name="Dice: 6")).to_be_visible()
    can(host, "hold")
    move(host, "hold").click()
    can(guest, "roll")
    expect(guest).to_have_title("Your turn · Pig")
    house.dice.faces(2)
    move(guest, "roll").tap()
    for page in (host, guest):
        expect(page.get_by_role("img", name="Dice: 2")).to_be_visible()
    expect(at(host, "turn")).to_contain_text("Gus")


def test_a_spectator_sees_and_is_told_why_not(house: House, visit: Visitors) -> None:
    house.dice.load(0)
    table = house.table(here("Ada"), here("Ben"))
    page = visit()
    page.goto(table.path)
    expect(at(page, "turn")).to_contain_text("Ada")
    house.dice.faces(3)
    table.play("roll")
    expect(page.get_by_role("img", name="Dice: 3")).to_be_visible()
    move(page, "roll").focus()
    expect(at(page, "reason")).to_contain_text("You are watching; the players act.")
    assert table.snapshot["table"]["spectators"] == 1


def test_a_full_table_and_a_wrong_link_have_a_way_on(house: House, visit: Visitors) -> None:
    table = house.table(HERE, HERE)
    page = visit()
    page.goto(f"/join/{table.invite}")
    expect(at(page, "full-table")).to_be_visible()
    picture(page, "full-table")
    at(page, "full-table").get_by_role("link", name="Watch").click()
    expect(at(page, "turn")).to_be_visible()

    visit.allow(REFUSED)
    page.goto("/join/nobody-made-this")
    expect(at(page, "wrong-link")).to_be_visible()
    picture(page, "wrong-link")
    page.goto("/t/nobody-laid-this")
    expect(at(page, "wrong-table")).to_be_visible()
    at(page, "wrong-table").get_by_role("link").click()
    expect(page.get_by_test_id("tile-pig")).to_be_visible()


def open_seats(page: Page) -> None:
    at(page, "menu-button").click()
    expect(at(page, "table-sheet").get_by_test_id("seats")).to_be_visible()


def test_my_seat_moves_to_another_device(house: House, visit: Visitors) -> None:
    house.dice.load(0)
    table = house.table(here("Ada"), BOT)
    old, new = visit(table), visit(size=PHONE)
    old.goto(table.path)
    can(old, "roll")
    open_seats(old)
    sheet = at(old, "table-sheet")
    sheet.get_by_role("button", name="Change the seat of Ada").click()
    sheet.get_by_role("button", name="To another device").click()
    link = at(old, "pass-sheet").get_by_test_id("invite-link")
    expect(link).to_be_visible()
    url = link.input_value()
    assert "/take/" in url
    picture(old, "seat-moves")

    new.goto(url[url.index("/take/") :])
    at(new, "take").get_by_role("button").tap()
    can(new, "roll")
    house.dice.faces(4)
    move(new, "roll").tap()
    expect(new.get_by_role("img", name="Dice: 4")).to_be_visible()
    # The old device has become a spectator.
    expect(move(old, "hold")).to_have_attribute("aria-disabled", "true")


def test_a_bot_plays_for_the_absent_and_gives_the_seat_back(
    house: House, visit: Visitors, monkeypatch: pytest.MonkeyPatch
) -> None:
    def gone(table: Any, seat: int) -> float:
        return 0.0 if house.hall.links.is_present(table.id, seat) else 75.0

    house.dice.load(0)
    table = house.table(here("Ada"), {**OPEN, "name": "Ben"})
    ben = house.post(f"/tables/{table.id}/join", {"invite": table.invite, "name": "Ben"})
    monkeypatch.setattr(house.hall, "gone_seconds", gone)
    ada = visit(table)
    ada.goto(table.path)
    can(ada, "roll")
    open_seats(ada)
    house.dice.faces(6, 6, 6, 6, 6, 6)
    at(ada, "table-sheet").get_by_test_id("bot-for-seat").click()
    expect(at(ada, "table-sheet").locator("[data-seat='1']")).to_contain_text("bot")
    ada.keyboard.press("Escape")
    can(ada, "hold")
    move(ada, "hold").click()
    until(lambda: table.view["scores"][1] > 0)  # the bot has acted
    can(ada, "roll")

    theirs = Table(house, "pig", {"table": table.id, "invite": "", "seats": {"1": ben["token"]}})
    owner = visit(theirs)
    owner.goto(table.path)
    back = owner.get_by_role("button", name="Take my seat back")
    picture(owner, "stand-in")
    back.first.click()
    expect(back).to_have_count(0)
    move(ada, "hold").click()
    can(owner, "roll")
    expect(at(ada, "turn")).to_have_attribute("data-whose", "other")
