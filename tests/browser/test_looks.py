"""Every page on a phone and on a desk, in light and dark.

axe finds nothing, nothing is out of reach, and a picture is kept.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import BOT, OPEN, House, Table, here
from tests.browser.visitor import (
    DESK,
    PHONE,
    Visitors,
    assert_fits,
    assert_in_reach,
    at,
    can,
    picture,
    violations,
)

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gwendolyn")
Prepared = tuple[Table | None, str, Callable[[Page], None]]


def shown(testid: str) -> Callable[[Page], None]:
    return lambda page: expect(at(page, testid).first).to_be_visible()


def hall(house: House) -> Prepared:
    def ready(page: Page) -> None:
        expect(page.get_by_test_id("tile-retroroll").locator("svg").first).to_be_visible()
        expect(at(page, "open-tables")).to_be_visible()
        expect(at(page, "table-line").first).to_contain_text("Sonic Roll")

    long = ("Gwendolyn", "Maximilian", "Anneliese", "Bartholomew")
    return house.table(*(here(name) for name in long), game="sonicroll"), "/", ready


def setup(house: House) -> Prepared:
    def ready(page: Page) -> None:
        page.get_by_test_id("tile-retroroll").get_by_test_id("play-together").click()
        expect(at(page, "start")).to_be_visible()
        page.locator("summary").click()

    return None, "/", ready


def settings(house: House) -> Prepared:
    def ready(page: Page) -> None:
        at(page, "settings-button").click()
        expect(at(page, "settings-sheet")).to_be_visible()

    return None, "/", ready


def pig(house: House) -> Prepared:
    house.dice.load(0)
    table = house.table(here("Ada"), BOT)
    house.dice.faces(4, 6)
    table.play("roll")
    table.play("roll")
    return table, table.path, lambda page: can(page, "roll")


def pig_of_ten(house: House) -> Prepared:
    house.dice.load(0)
    table = house.table(*(here(name) for name in (*NAMES, "Hugo", "Ines", "Jo")))
    return table, table.path, lambda page: can(page, "roll")


def duel(house: House) -> Prepared:
    return arcade(house, 2)


def seven(house: House) -> Prepared:
    return arcade(house, 7)


def arcade(house: House, seats: int) -> Prepared:
    house.dice.load(*range(3, 3 + seats))
    house.dice.faces(6, 6, *([1, 1] * (seats - 1)))
    table = house.table(*(here(name) for name in NAMES[:seats]), game="retroroll")
    table.play("heart")
    return table, table.path, lambda page: can(page, "throw")


def heart_or_throw(moves: list[str]) -> str:
    return "heart" if "heart" in moves else moves[0]


def striking(house: House) -> Prepared:
    """Somebody stands before a sword: seven may be aimed at, some of them safe."""
    house.dice.load(*range(3, 10))
    house.dice.faces(6, 6, *([1, 1] * 6))
    table = house.table(*(here(name) for name in NAMES), game="retroroll")
    table.play_until(lambda state: any(move["kind"] == "strike" for move in state["moves"]), heart_or_throw)

    def ready(page: Page) -> None:
        expect(page.locator("[data-testid=action]:not([aria-disabled])").first).to_be_visible()

    return table, table.path, ready


def real_dice(house: House) -> Prepared:
    table = house.table(here("Ada"), here("Ben"), game="retroroll", settings={"real_dice": True})
    table.play(table.snapshot["state"]["outcomes"][0]["text"], "throw")
    table.play(table.snapshot["state"]["outcomes"][0]["text"], "throw")
    return table, table.path, shown("face-6")


def real_cards(house: House) -> Prepared:
    table = house.table(here("Ada"), here("Ben"), game="retroroll", settings={"real_dice": True})
    return table, table.path, shown("confirm-throw")


def waiting(house: House) -> Prepared:
    table = house.table(here("Ada"), OPEN, OPEN)
    return table, table.path, shown("invite-link")


def end(house: House) -> Prepared:
    house.dice.load(0)
    table = house.table(here("Ada"), here("Ben"), here("Cleo"))
    for _ in range(6):
        for turn in ([6, 6, 6], [5, 1], [2, 3, 4]):
            house.dice.faces(*turn)
            for _ in turn:
                table.play("roll")
            if 1 not in turn:
                table.play("hold")
            if table.snapshot["table"]["status"] == "over":
                return table, table.path, shown("end")
    raise AssertionError("not over")


def end_of_retroroll(house: House) -> Prepared:
    house.dice.load(*range(3, 10))
    house.dice.faces(6, 6, *([1, 1] * 6))
    table = house.table(*(here(name) for name in NAMES), game="retroroll")
    table.play_until(lambda state: state["view"]["to_act"] == "over", heart_or_throw)
    return table, table.path, shown("end")


def rules(house: House) -> Prepared:
    return (
        None,
        "/rules/retroroll",
        lambda page: expect(page.get_by_text("RR-1", exact=True).first).to_be_visible(),
    )


def components(house: House) -> Prepared:
    return None, "/components", lambda page: expect(page.locator("main h2").first).to_be_visible()


def join(house: House) -> Prepared:
    table = house.table(here("Ada"), OPEN, game="retroroll")
    return None, f"/join/{table.invite}", shown("join")


def menu(house: House) -> Prepared:
    table, path, ready = pig(house)

    def opened(page: Page) -> None:
        ready(page)
        at(page, "menu-button").click()
        expect(at(page, "table-sheet").get_by_test_id("invite-link")).to_be_visible()

    return table, path, opened


def log(house: House) -> Prepared:
    table, path, _ = duel(house)
    assert table
    table.play("throw")

    def opened(page: Page) -> None:
        expect(at(page, "turn")).to_be_visible()
        page.keyboard.press("l")
        expect(at(page, "log").first).to_be_visible()

    return table, path, opened


PAGES = (
    hall,
    setup,
    settings,
    pig,
    pig_of_ten,
    duel,
    seven,
    striking,
    real_dice,
    real_cards,
    waiting,
    end,
    end_of_retroroll,
    rules,
    components,
    join,
    menu,
    log,
)
# Both sizes and both lights; the other two pairs have nothing of their own, and axe takes its time.
LOOKED_THROUGH = (("phone", "light"), ("desk", "dark"))
PLAYED = (pig, pig_of_ten, duel, seven, striking, real_dice, real_cards)


@pytest.mark.parametrize("prepare", PAGES, ids=lambda prepare: prepare.__name__)
def test_looks(house: House, visit: Visitors, prepare: Callable[[House], Prepared]) -> None:
    table, path, ready = prepare(house)
    tables = (table,) if table else ()
    bad: list[str] = []
    for where, size in (("phone", PHONE), ("desk", DESK)):
        page = visit(*tables, size=size)
        page.goto(path)
        ready(page)
        page.wait_for_load_state("networkidle")
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            page.wait_for_timeout(120)
            picture(page, f"{prepare.__name__}-{where}-{scheme}")
            if (where, scheme) in LOOKED_THROUGH:
                bad += [f"{where} {scheme}: {one}" for one in violations(page)]
        assert_fits(page)
        if prepare in PLAYED and where == "phone":
            if prepare in (real_dice, real_cards):
                assert_in_reach(page, at(page, "confirm-throw"))
            else:
                assert_in_reach(page, at(page, "action-bar").locator("button"))
            assert page.evaluate("scrollY") == 0
        page.context.close()
    assert not bad, "\n".join(dict.fromkeys(bad))


def test_text_of_twice_the_size_still_fits(house: House, visit: Visitors) -> None:
    table, path, ready = pig(house)
    assert table
    page = visit(table, size=PHONE)
    page.goto(path)
    ready(page)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert_fits(page)
    picture(page, "twice-the-text")
