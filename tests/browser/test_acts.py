"""What can be done at the table: undo, reasons, real dice, motion, and what is told to those who listen."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.house import BOT, House, here, until
from tests.browser.visitor import PHONE, Visitors, at, can, move, picture, stored, tab_to


def shows(page: Page, dice: str) -> None:
    expect(page.get_by_role("img", name=f"Dice: {dice}")).to_be_visible()


def retroroll(house: House, *names: str) -> None:
    """Load cards that begin with two plain numbers, and an opening that lets the first begin."""
    house.dice.load(*(9, 1)[: len(names)])
    house.dice.faces(6, 6)
    for _ in names[1:]:
        house.dice.faces(1, 1)


# ---- undo


def test_a_heart_is_taken_back_until_another_acts(house: House, visit: Visitors) -> None:
    retroroll(house, "Ada", "Ben")
    table = house.table(here("Ada"), here("Ben"), game="retroroll")
    page = visit(table)
    page.goto(table.path)
    can(page, "heart")
    before = table.view["position"]
    move(page, "heart").click()
    expect(at(page, "undo")).not_to_have_attribute("aria-disabled", "true")
    stored(page)
    assert table.view["position"] != before
    at(page, "undo").click()
    expect(at(page, "undo")).to_have_attribute("aria-disabled", "true")
    stored(page)
    assert table.view["position"] == before

    can(page, "heart")
    move(page, "heart").click()
    expect(at(page, "turn")).to_contain_text("Ben")
    can(page, "heart")
    move(page, "heart").click()  # Ben acts; Ada's heart stays
    expect(at(page, "turn")).to_contain_text("Ada")
    stored(page)
    at(page, "undo").click()
    expect(at(page, "turn")).to_contain_text("Ben")
    expect(at(page, "undo")).to_have_attribute("aria-disabled", "true")
    stored(page)
    assert table.texts[-1].startswith("undo")


def test_a_throw_is_not_taken_back(house: House, visit: Visitors) -> None:
    house.dice.load(0)
    table = house.table(here("Ada"), here("Ben"))
    page = visit(table)
    page.goto(table.path)
    can(page, "roll")
    house.dice.faces(4)
    move(page, "roll").click()
    shows(page, "4")
    expect(at(page, "undo")).to_have_attribute("aria-disabled", "true")
    tab_to(page, at(page, "undo"))
    expect(page.get_by_role("tooltip").filter(has_text="Nothing to take back")).to_be_visible()


# ---- reasons


def test_a_disabled_control_tells_its_reason_on_focus(house: House, visit: Visitors) -> None:
    retroroll(house, "Ada", "Ben")
    table = house.table(here("Ada"), here("Ben"), game="retroroll")
    page = visit(table)
    page.goto(table.path)
    can(page, "throw")
    off = page.locator("[data-testid=action][aria-disabled=true]")
    if not off.count():
        at(page, "action-more").click()
        expect(at(page, "more-sheet").locator("[aria-disabled=true]").first).to_contain_text("sword")
        return
    off.first.focus()
    expect(at(page, "reason")).to_be_visible()
    expect(off.first).to_have_accessible_description(re.compile("sword", re.IGNORECASE))


def test_a_disabled_control_tells_its_reason_on_tap(house: House, visit: Visitors) -> None:
    house.dice.load(0)
    table = house.table(here("Ada"), here("Ben"))
    page = visit(table, seats=(1,), size=PHONE)
    page.goto(table.path)
    expect(at(page, "turn")).to_contain_text("Ada")
    move(page, "roll").tap(force=True)  # Playwright itself would wait until it is enabled
    expect(at(page, "reason")).to_contain_text("It is Ada’s turn.")
    expect(move(page, "roll")).to_have_accessible_description("It is Ada’s turn.")
    picture(page, "reason")
    version = table.snapshot["version"]
    page.keyboard.press("1")
    page.wait_for_timeout(150)
    assert table.snapshot["version"] == version


# ---- real dice


def test_real_dice_are_tapped_in_corrected_and_marked(house: House, visit: Visitors) -> None:
    table = house.table(here("Ada"), here("Ben"), settings={"real_dice": True})
    page = visit(table, size=PHONE)
    page.goto(table.path)
    # Who begins is drawn by hand, too.
    pad = at(page, "real-dice")
    pad.get_by_role("button", name="Ben").tap()
    at(page, "confirm-throw").tap()
    expect(at(page, "turn")).to_contain_text("Ben")
    can(page, "roll")
    move(page, "roll").tap()
    at(page, "confirm-throw").tap(force=True)  # nothing entered yet
    expect(
        page.get_by_role("tooltip").filter(has_text=re.compile("die|dice", re.IGNORECASE)).first
    ).to_be_visible()
    at(page, "face-3").tap()
    picture(page, "real-dice")
    pad.get_by_role("button", name="Correct").tap()
    at(page, "face-5").tap()
    at(page, "confirm-throw").tap()
    can(page, "hold")
    stored(page)
    assert table.texts == ["draw p2", "roll", "roll 5"]
    assert [entry["own_dice"] for entry in table.snapshot["log"]] == [True, False, True]
    assert "! draw p2" in table.record
    assert "! roll 5" in table.record


def test_real_dice_by_keys(house: House, visit: Visitors) -> None:
    table = house.table(here("Ada"), here("Ben"), settings={"real_dice": True})
    table.play("draw p1", "throw")
    page = visit(table)
    page.goto(table.path)
    can(page, "roll")
    page.keyboard.press("1")
    at(page, "face-1").focus()
    page.keyboard.press("2")
    page.keyboard.press("Backspace")
    page.keyboard.press("6")
    at(page, "confirm-throw").focus()
    page.keyboard.press("Enter")
    can(page, "hold")
    assert table.texts[-1] == "roll 6"


def test_retroroll_cards_are_drawn_by_hand(house: House, visit: Visitors) -> None:
    table = house.table(here("Ada"), here("Ben"), game="retroroll", settings={"real_dice": True})
    page = visit(table)
    page.goto(table.path)
    drawn = []
    for _ in range(2):
        at(page, "real-dice").get_by_role("searchbox").fill("5 11")  # as printed on the card
        cards = at(page, "real-dice").locator("[aria-pressed]")
        expect(cards.nth(1)).to_contain_text("worth")
        expect(cards.nth(0)).to_be_visible()
        cards.nth(0).click()
        version = table.snapshot["version"]
        at(page, "confirm-throw").click()
        until(lambda before=version: table.snapshot["version"] > before)
        stored(page)
        drawn.append(table.texts[-1])
    picture(page, "real-cards")
    assert all(text.startswith("draw ") for text in drawn), drawn
    assert drawn[0] != drawn[1]
    assert f"! {drawn[0]}" in table.record
    for first, second in ((6, 5), (1, 2)):
        expect(at(page, "confirm-throw")).to_have_accessible_description("2 dice are missing.")
        at(page, f"face-{first}").click()
        at(page, f"face-{second}").click()
        at(page, "confirm-throw").click()
        stored(page)
    can(page, "throw")
    assert table.texts[-2:] == ["roll 6 5", "roll 1 2"]


# ---- motion and voice


def test_reduced_motion_moves_nothing(house: House, visit: Visitors) -> None:
    house.dice.load(0)
    table = house.table(here("Ada"), here("Ben"))
    page = visit(table, motion="reduce")
    page.goto(table.path)
    can(page, "roll")
    page.evaluate(
        """() => {
            window.moved = []
            const look = () => {
                for (const a of document.getAnimations())
                    if (a.effect?.getComputedTiming().duration > 20)
                        window.moved.push(String(a.animationName ?? a.transitionProperty))
                requestAnimationFrame(look)
            }
            look()
        }"""
    )
    house.dice.faces(4)
    move(page, "roll").click()
    shows(page, "4")
    can(page, "hold")
    page.wait_for_timeout(200)
    assert page.evaluate("window.moved") == []


def test_any_key_ends_a_throw(house: House, visit: Visitors) -> None:
    house.dice.load(0)
    table = house.table(here("Ada"), here("Ben"))
    page = visit(table, motion="no-preference")
    page.goto(table.path)
    can(page, "roll")
    # The moment the first die is in the air, a key is pressed; then nothing may be flying any more.
    page.evaluate(
        """() => {
            window.flown = 0
            window.after = null
            const flying = () => document.querySelectorAll('.tray .cube').length
            new MutationObserver(() => {
                if (window.flown || !flying()) return
                window.flown = flying()
                document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'Shift', bubbles: true}))
                setTimeout(() => (window.after = flying()), 60)
            }).observe(document.body, {childList: true, subtree: true})
        }"""
    )
    house.dice.faces(4)
    move(page, "roll").click()
    # Asked again and again from here: the page's policy forbids the browser to evaluate text in a loop of its own.
    until(lambda: page.evaluate("() => window.after !== null"))
    assert page.evaluate("window.flown") == 1
    assert page.evaluate("window.after") == 0
    shows(page, "4")


def test_throw_and_event_are_told_once(house: House, visit: Visitors) -> None:
    house.dice.load(0)
    table = house.table(here("Ada"), here("Ben"))
    page = visit(table)
    page.goto(table.path)
    can(page, "roll")
    page.evaluate(
        """() => {
            window.told = []
            new MutationObserver(list => {
                for (const m of list)
                    for (const n of m.addedNodes)
                        if (n.textContent?.trim()) window.told.push(n.textContent.trim())
            }).observe(document.querySelector('[data-testid=live-region]'), {childList: true, subtree: true})
        }"""
    )
    house.dice.faces(4, 1)
    move(page, "roll").click()
    can(page, "hold")
    move(page, "roll").click()
    expect(at(page, "turn")).to_contain_text("Ben")
    stored(page)
    page.wait_for_timeout(100)
    told: list[str] = page.evaluate("window.told")
    assert len(told) == 2, told
    assert "throws 4" in told[0]
    assert "throws 1" in told[1]
    assert "loses 4" in told[1]


def test_a_rule_is_one_tap_from_its_reason(house: House, visit: Visitors) -> None:
    retroroll(house, "Ada", "Ben")
    table = house.table(here("Ada"), BOT, game="retroroll")
    page = visit(table, size=PHONE)
    page.goto(table.path)
    can(page, "throw")
    at(page, "rules-button").tap()
    expect(at(page, "rules-sheet")).to_contain_text("RR-1")
    picture(page, "rules-sheet")
