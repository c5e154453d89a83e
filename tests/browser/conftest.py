"""One browser and one hall for each test process; each test has visitors and tables of its own."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.browser.chromium import launch_options
from tests.browser.house import House
from tests.browser.visitor import ARTEFACTS, Visitors

expect.set_options(timeout=20_000)  # two test processes on two cores; waiting costs nothing where all is well


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    browser = playwright.chromium.launch(**launch_options())
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def the_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("hall"))
    yield house
    house.close()


@pytest.fixture
def house(the_house: House) -> House:
    """The hall of this test process, its dice as new."""
    the_house.dice.reset()
    return the_house


@pytest.fixture
def visit(browser: Browser, house: House) -> Iterator[Visitors]:
    """Makes visitors; the test fails where one of them saw an error in the console."""
    visitors = Visitors(browser, house)
    yield visitors
    visitors.leave()


@pytest.fixture
def journey(capsys: pytest.CaptureFixture[str]) -> Callable[[str, float], None]:
    """Tell and keep how long a journey took (never a condition: machines differ)."""

    def keep(what: str, begun: float) -> None:
        line = f"{what}: {time.monotonic() - begun:.1f} s"
        ARTEFACTS.mkdir(exist_ok=True)
        with (ARTEFACTS / "journeys.txt").open("a") as file:
            file.write(line + "\n")
        with capsys.disabled():
            print(f"\n{line}")

    return keep
