"""An address as a phone in the local network has it: no secure context, and everything works all the same."""

from __future__ import annotations

import socket

from playwright.sync_api import Playwright, expect

from tests.browser.chromium import launch_options
from tests.browser.house import OPEN, House, here
from tests.browser.visitor import PHONE, Visitors, at, can, move, picture


def test_a_turn_is_played_where_nothing_is_secure(
    house: House, visit: Visitors, playwright: Playwright
) -> None:
    name = f"{socket.gethostname().lower().split('.')[0]}.local"
    options = launch_options()
    options["args"] = [*options["args"], f"--host-resolver-rules=MAP {name} 127.0.0.1"]
    browser = playwright.chromium.launch(**options)
    try:
        base = f"http://{name}:{house.port}"
        house.dice.load(0)
        page = visit(size=PHONE, base=base, browser=browser)
        page.goto("/")
        assert page.evaluate("window.isSecureContext") is False
        assert page.evaluate("typeof crypto.randomUUID") == "undefined"
        page.get_by_test_id("tile-pig").get_by_test_id("play-together").tap()
        at(page, "start").tap()
        can(page, "roll")
        house.dice.faces(4)
        move(page, "roll").tap()
        expect(page.get_by_role("img", name="Dice: 4")).to_be_visible()
        can(page, "hold")
        move(page, "hold").tap()
        expect(at(page, "turn")).to_contain_text("Player 2")

        # The link can be marked by hand where there is no clipboard, and leads in.
        table = house.table(here("Ada"), OPEN)
        host = visit(table, base=base, browser=browser)
        host.goto(table.path)
        link = at(host, "invite-link")
        expect(link).to_be_visible()
        host.get_by_role("button", name="Copy").click()
        expect(at(host, "invite").get_by_role("status")).not_to_be_empty()
        assert link.evaluate("e => e.value.slice(e.selectionStart, e.selectionEnd)") == link.input_value()
        expect(host.get_by_role("img", name="QR code")).to_be_visible()
        assert host.get_by_role("img", name="QR code").evaluate("e => e.complete && e.naturalWidth > 0")
        picture(host, "invite")
        page.goto(f"/join/{table.invite}")
        at(page, "sit-down").get_by_role("button").tap()
        expect(at(page, "turn")).to_be_visible()
    finally:
        browser.close()
