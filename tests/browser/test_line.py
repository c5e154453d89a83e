"""The line to the server: reload, restart, loss, retries. Nothing is lost and nothing is done twice."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.browser.house import BOT, House, here
from tests.browser.proxy import Wire
from tests.browser.visitor import LINE_CUT, REFUSED, Visitors, at, can, move, picture, stored, until

STYLED = (
    "() => [...document.querySelectorAll('link[rel=stylesheet]')].every(link => link.sheet?.cssRules.length)"
)
LIVE = "**/api/v1/tables/*/live"


@pytest.fixture
def wire(house: House) -> Iterator[Wire]:
    """A line to the hall that can be cut."""
    wire = Wire(house.port)
    yield wire
    wire.close()


def shows(page: Page, dice: str) -> None:
    expect(page.get_by_role("img", name=f"Dice: {dice}")).to_be_visible()


def marked(page: Page) -> None:
    page.evaluate("window.notReloaded = true")


def is_marked(page: Page) -> bool:
    return bool(page.evaluate("window.notReloaded === true"))


def test_a_reload_in_mid_turn_finds_the_same_seat_and_position(house: House, visit: Visitors) -> None:
    house.dice.load(0)
    table = house.table(here("Ada"), BOT)
    page = visit(table)
    page.goto(table.path)
    can(page, "roll")
    house.dice.faces(5)
    move(page, "roll").click()
    shows(page, "5")
    before = table.view
    page.reload()
    can(page, "hold")
    shows(page, "5")
    assert table.view == before
    house.dice.faces(4)
    move(page, "roll").click()
    shows(page, "4")
    assert table.view["position"]["total"] == 9


def test_the_hall_lists_my_table_to_go_on_with(house: House, visit: Visitors) -> None:
    table = house.table(here("Ada"), here("Ben"))
    page = visit(table)
    page.goto("/")
    at(page, "own-tables").get_by_role("link").first.click()
    page.wait_for_url(f"**{table.path}")
    can(page, "roll")


def test_a_restart_in_mid_game_heals_without_a_reload(
    tmp_path: Path, browser: object, visit: Visitors
) -> None:
    house = House(tmp_path / "data")
    try:
        house.dice.load(0)
        table = house.table(here("Ada"), BOT)
        page = visit(table, base=house.base)
        visit.allow(LINE_CUT)
        page.goto(table.path)
        can(page, "roll")
        marked(page)
        house.dice.faces(6)
        move(page, "roll").click()
        shows(page, "6")
        stored(page)
        log = table.texts

        house.stop()
        expect(at(page, "lost-line")).to_be_visible()
        expect(at(page, "line-state")).to_have_attribute("data-state", "lost")
        shows(page, "6")  # the table stays to be seen
        picture(page, "lost-line")
        house.start()
        stored(page)
        expect(at(page, "lost-line")).to_have_count(0)
        assert table.texts == log
        house.dice.faces(3)
        can(page, "roll")
        move(page, "roll").click()
        shows(page, "3")
        assert table.view["position"]["total"] == 9
        assert is_marked(page)
    finally:
        house.close()


def test_a_lost_line_is_shown_and_heals(house: House, wire: Wire, visit: Visitors) -> None:
    house.dice.load(0)
    table = house.table(here("Ada"), here("Ben"))
    page = visit(table, seats=(0,), base=f"http://127.0.0.1:{wire.port}")
    visit.allow(LINE_CUT)
    page.goto(table.path)
    can(page, "roll")
    marked(page)
    move(page, "hold").click()
    expect(at(page, "turn")).to_contain_text("Ben")
    stored(page)

    wire.cut()
    expect(at(page, "lost-line")).to_be_visible()
    house.dice.faces(4, 6)
    table.play("roll")
    table.play("roll")
    table.play("hold")  # while Ada cannot see it
    expect(page.get_by_role("button", name="Try now")).to_be_visible()
    wire.mend()
    # If it is still there: the page tries by itself, too.
    page.get_by_role("button", name="Try now").evaluate_all("found => found.forEach(each => each.click())")
    can(page, "roll")
    stored(page)
    assert is_marked(page)
    page.keyboard.press("l")
    expect(at(page, "log-sheet").or_(at(page, "log")).first).to_contain_text("10")
    assert [text for text in table.texts if text.startswith("roll ")] == ["roll 4", "roll 6"]


def test_a_move_made_while_the_line_is_cut_arrives_once(house: House, wire: Wire, visit: Visitors) -> None:
    house.dice.load(0)
    table = house.table(here("Ada"), here("Ben"))
    page = visit(table, base=f"http://127.0.0.1:{wire.port}")
    visit.allow(LINE_CUT)
    page.goto(table.path)
    can(page, "roll")
    house.dice.faces(4)
    wire.cut()
    move(page, "roll").click()
    expect(at(page, "lost-line")).to_be_visible()
    wire.mend()
    shows(page, "4")
    stored(page)
    assert table.texts[1:] == ["roll", "roll 4"]


@pytest.mark.parametrize("kind", ["js", "css"])
def test_a_board_that_did_not_come_is_asked_for_again(house: House, visit: Visitors, kind: str) -> None:
    table = house.table(here("Ada"), here("Ben"))
    page = visit(table)
    visit.allow(LINE_CUT)
    tries: list[str] = []

    def fail_once(route: Route) -> None:
        tries.append(route.request.url)
        if len(tries) == 1:
            route.abort()
        else:
            route.continue_()

    page.route(re.compile(rf"/assets/Board-[^/]*\.{kind}$"), fail_once)
    page.add_init_script("sessionStorage.begun = Number(sessionStorage.begun ?? 0) + 1")
    page.goto(table.path)
    expect(at(page, "board").locator("ol")).to_be_visible()  # not the plain list of scores
    until(lambda: len(tries) > 1)
    until(lambda: page.evaluate(STYLED))
    assert page.evaluate("sessionStorage.begun") == "1"  # without beginning the page anew


def test_sending_and_stored_are_seen_and_a_retry_is_not_doubled(house: House, visit: Visitors) -> None:
    """The server hears each command twice; its answers are lost at first."""
    house.dice.load(0)
    table = house.table(here("Ada"), here("Ben"))
    page = visit(table)
    sent: list[dict[str, object]] = []
    deaf = [False]

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def from_page(message: str | bytes) -> None:
            frame = json.loads(message)
            if frame["t"] == "do":
                sent.append(frame)
                server.send(message)  # doubled
            server.send(message)

        def from_server(message: str | bytes) -> None:
            if not deaf[0]:
                socket.send(message)

        socket.on_message(from_page)
        server.on_message(from_server)

    page.route_web_socket(LIVE, between)
    page.goto(table.path)
    can(page, "roll")
    house.dice.faces(5, 2)
    deaf[0] = True
    move(page, "roll").click()
    expect(at(page, "line-state")).to_have_attribute("data-state", "sending")
    expect(at(page, "line-state")).to_have_text("Sending")
    until(lambda: table.snapshot["version"] == 3)
    move(page, "roll").click()  # impatient
    until(lambda: (page.wait_for_timeout(50), len(sent) > 1)[1])
    deaf[0] = False
    shows(page, "5")
    stored(page)
    expect(at(page, "line-state")).to_have_text("Stored")
    assert len({frame["id"] for frame in sent}) == 1
    assert table.texts[1:] == ["roll", "roll 5"]


def test_frames_lost_on_the_way_are_asked_for_again(house: House, visit: Visitors) -> None:
    house.dice.load(0)
    table = house.table(here("Ada"), here("Ben"))
    page = visit(table)
    lost: list[str] = []

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def from_server(message: str | bytes) -> None:
            frame = json.loads(message)
            if frame["t"] == "events" and frame["version"] == 3 and not lost:
                lost.append(str(message))
                return
            socket.send(message)
            socket.send(message)  # and everything else doubled

        socket.on_message(server.send)
        server.on_message(from_server)

    page.route_web_socket(LIVE, between)
    page.goto(table.path)
    can(page, "roll")
    house.dice.faces(5, 6)
    table.play("roll")
    table.play("roll")
    until(lambda: (page.wait_for_timeout(50), lost)[1])
    shows(page, "6")
    page.keyboard.press("l")
    log = at(page, "log").first
    expect(
        log.locator("li").filter(has_text="throws a 5").or_(log.locator("li").filter(has_text="5")).first
    ).to_be_visible()
    versions = table.snapshot["log"]
    assert len(versions) == 5


def test_a_server_that_is_away_at_the_first_call(house: House, wire: Wire, visit: Visitors) -> None:
    page = visit(base=f"http://127.0.0.1:{wire.port}")
    visit.allow(LINE_CUT, REFUSED)
    page.route("**/api/v1/games", lambda route: route.abort())
    page.goto("/")
    expect(at(page, "no-server")).to_be_visible()
    picture(page, "no-server")
    page.unroute("**/api/v1/games")
    at(page, "no-server").get_by_role("button").click()
    expect(page.get_by_test_id("tile-pig")).to_be_visible()
