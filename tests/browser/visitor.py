"""Somebody at a browser: pages that report their troubles, and the gestures the tests share."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.browser.house import House, Table, until

ROOT = Path(__file__).resolve().parents[2]
ARTEFACTS = ROOT / "test-artefacts"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE, DESK = (360, 640), (1280, 800)
LEAST_TARGET = 44

# What a browser itself writes when a line is cut or a thing is refused on purpose; tests name what they expect.
LINE_CUT = r"WebSocket connection to|net::ERR_|Failed to load resource: net::"
REFUSED = r"Failed to load resource: the server responded with a status of 4\d\d"


class Visitors:
    """Makes visitors, each a browser of its own, and asks them at the end what went wrong."""

    def __init__(self, browser: Browser, house: House) -> None:
        self._browser, self._house = browser, house
        self._contexts: list[BrowserContext] = []
        self._allowed: list[str] = []
        self.troubles: list[str] = []

    def __call__(
        self,
        *tables: Table,
        seats: tuple[int, ...] = (),
        size: tuple[int, int] = DESK,
        scheme: Any = "light",
        language: str = "en-GB",
        motion: Any = "reduce",
        base: str | None = None,
        browser: Browser | None = None,
        settings: dict[str, Any] | None = None,
    ) -> Page:
        """A page of somebody who holds these seats (all of them, unless told) at these tables."""
        base = base or self._house.base
        kept = {"tables": {}, "settings": settings or {}}
        for table in tables:
            kept["tables"].update(table.ticket(*seats))
        storage = [{"name": f"rollwright.{name}", "value": json.dumps(value)} for name, value in kept.items()]
        context = (browser or self._browser).new_context(
            base_url=base,
            viewport={"width": size[0], "height": size[1]},
            has_touch=size == PHONE,
            is_mobile=size == PHONE,
            color_scheme=scheme,
            reduced_motion=motion,
            locale=language,
            storage_state={"cookies": [], "origins": [{"origin": base, "localStorage": storage}]},
        )
        context.set_default_timeout(20_000)
        self._contexts.append(context)
        context.on("weberror", lambda error: self.troubles.append(f"page error: {error.error}"))
        context.on("console", lambda said: self._hear(said.type, said.text))
        return context.new_page()

    def allow(self, *patterns: str) -> None:
        """These console errors are what the test itself causes."""
        self._allowed += patterns

    def _hear(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.troubles.append(f"console {kind}: {text}")

    def leave(self) -> None:
        """Close all; AssertionError where a page or a console told of an error."""
        for context in self._contexts:
            context.close()
        bad = [one for one in self.troubles if not any(re.search(p, one) for p in self._allowed)]
        assert not bad, "\n".join(bad)


# ---- gestures


def at(page: Page, testid: str) -> Locator:
    """What has this test id."""
    return page.get_by_test_id(testid)


def move(page: Page, text: str) -> Locator:
    """The button of a move on the action bar."""
    return page.locator(f'[data-testid=action][data-move="{text}"]')


def my_turn(page: Page) -> Locator:
    """The banner, when it is the turn of somebody on this device."""
    return page.locator("[data-testid=turn][data-whose=you], [data-testid=turn][data-whose=here]")


def stored(page: Page) -> None:
    """Wait until all is stored."""
    expect(at(page, "line-state")).to_have_attribute("data-state", "stored")


def can(page: Page, text: str) -> None:
    """Wait until a move can be made."""
    expect(my_turn(page)).to_be_visible()
    expect(move(page, text)).not_to_have_attribute("aria-disabled", "true")
    stored(page)


def quiet(page: Page, table: Table) -> None:
    """Wait until the page shows everything that the server has."""
    stored(page)
    last = table.snapshot["version"]
    until(lambda: table.snapshot["version"] == last)
    page.wait_for_timeout(100)


def tab_to(page: Page, target: Locator, most: int = 60) -> None:
    """Move the focus with Tab until it is there."""
    expect(target).to_be_visible()
    for _ in range(most):
        if target.evaluate("e => e === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {target}")


def press(page: Page, target: Locator) -> None:
    """Reach it with Tab, press it with Enter."""
    tab_to(page, target)
    page.keyboard.press("Enter")


def no_mouse(page: Page) -> None:
    """Any use of a pointer from now on is an error of the page."""
    page.add_init_script(
        "for (const kind of ['pointerdown', 'mousedown', 'touchstart'])"
        " addEventListener(kind, () => console.error('a pointer was used'), true)"
    )


def violations(page: Page) -> list[str]:
    """What axe finds, one line for each kind and place."""
    if page.evaluate("typeof window.axe") == "undefined":  # once a page
        page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']} ({one['impact']}): {node['html'][:160]} -- {node['failureSummary'][:300]}"
        for one in found["violations"]
        for node in one["nodes"]
    ]


def picture(page: Page, name: str) -> None:
    """Keep a screenshot with the artefacts."""
    ARTEFACTS.mkdir(exist_ok=True)
    page.screenshot(path=ARTEFACTS / f"{name}.png")


def assert_fits(page: Page) -> None:
    """No sideways scrolling, and no control beyond the edge."""
    assert page.viewport_size
    inner = page.viewport_size["width"]  # what the page calls its width grows with what is too wide
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= inner, f"{width} px wide on a screen of {inner}"
    beyond = page.evaluate(
        """inner => [...document.querySelectorAll('a, button, input, select, summary, [role=radio]')]
            .filter(e => e.checkVisibility({visibilityProperty: true}) && !e.closest('.sr-only'))
            .map(e => [e.getBoundingClientRect(), e.outerHTML.slice(0, 160)])
            .filter(([box]) => box.width > 2 && (box.left < -1 || box.right > inner + 1))
            .map(([box, html]) => `${Math.round(box.left)} to ${Math.round(box.right)}: ${html}`)""",
        inner,
    )
    assert not beyond, beyond


def assert_in_reach(page: Page, *targets: Locator) -> None:
    """Every one of these lies inside the screen as it is, and is high enough for a thumb."""
    size = page.viewport_size
    assert size
    for target in targets:
        expect(target.first).to_be_visible()
        for one in target.all():
            box = one.bounding_box()
            assert box, one
            name = one.evaluate("e => e.outerHTML.slice(0, 120)")
            assert box["y"] >= 0, (name, box)
            assert box["y"] + box["height"] <= size["height"] + 0.5, (name, box)
            assert box["x"] >= 0, (name, box)
            assert box["x"] + box["width"] <= size["width"] + 0.5, (name, box)
            assert box["height"] >= LEAST_TARGET, (name, box)
