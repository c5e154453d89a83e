"""A campaign in the browser: from a zone to the next, the same seats, the scores by zone."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from rollwright.core.game import load
from tests.browser.house import House, Table, here
from tests.browser.visitor import (
    DESK,
    LINE_CUT,
    PHONE,
    Visitors,
    assert_fits,
    assert_in_reach,
    at,
    picture,
    press,
    violations,
)


def play_zone(table: Table) -> bool:
    """The zone, played by the rule of thumb past every browser; whether it is won."""
    now = table.snapshot
    game = load("sonicroll", len(now["table"]["seats"]), now["table"]["options"])
    while now["state"]["view"]["to_act"] != "over":
        state = game.state(now["state"]["view"])
        now = table.play(game.moves[game.spec.steady(state.row(), game.content_row)].text, after=now)
    return bool(now["state"]["view"]["table"]["won"])


def table_at(house: House, page: Page) -> Table:
    """The table that a page has come to, with the tokens that it keeps."""
    page.wait_for_url("**/t/*")
    number = page.url.rsplit("/", 1)[1]
    kept: dict[str, Any] = page.evaluate("JSON.parse(localStorage.getItem('rollwright.tables'))")
    made = {"table": number, "invite": "", "seats": kept[number]["tokens"]}
    return Table(house, "sonicroll", made)


def test_from_zone_to_zone_in_two_languages(house: House, visit: Visitors) -> None:
    first = house.table(here("Ada"), here("Ben"), game="sonicroll")
    while not play_zone(first):
        first = house.table(here("Ada"), here("Ben"), game="sonicroll")
    page = visit(first, size=PHONE, language="de-DE")
    page.goto(first.path)
    expect(at(page, "onward")).to_contain_text("Stardust Speedway")
    expect(at(page, "series")).to_have_count(0)  # one zone is no campaign yet
    assert_in_reach(page, at(page, "onward"), at(page, "rematch"))
    at(page, "onward").tap()
    page.wait_for_url(lambda url: first.id not in url)
    second = table_at(house, page)
    assert second.snapshot["table"]["options"]["zone"] == 1
    assert [seat["name"] for seat in second.snapshot["table"]["seats"]] == ["Ada", "Ben"]

    visit.allow(LINE_CUT)
    house.stop()  # a night between two zones
    house.start()
    won = play_zone(second)
    english = visit(second, size=DESK)
    english.goto(second.path)
    series = at(english, "series")
    expect(series.get_by_role("row")).to_have_count(4)
    expect(series.get_by_role("row").nth(1)).to_contain_text("Green Hill")
    expect(series.get_by_role("row").nth(2)).to_contain_text("Stardust Speedway")
    totals = house.get(f"/tables/{second.id}/series")["totals"]
    expect(series.get_by_role("row").nth(3)).to_have_text("".join(["Together", *map(str, totals)]))
    picture(english, "campaign-desk")
    assert_fits(english)
    assert violations(english) == []
    press(english, at(english, "onward"))
    english.wait_for_url(lambda url: second.id not in url)
    third = table_at(house, english)
    assert third.snapshot["table"]["options"]["zone"] == (2 if won else 1)
