"""A real Chromium and a real server process for every file of tests here."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from browser.chromium import SWITCHES, find_or_install
from browser.house import House
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    expect,
    sync_playwright,
)
from server.clients import PATIENCE

DESKTOP = {"width": 1280, "height": 800}
AT_REST = "localStorage.setItem('sideline.speed', 'off')"
GONE = ("net::ERR_CONNECTION", "net::ERR_EMPTY_RESPONSE", "closed before receiving a handshake response")
"""What a browser says of a server that was killed: before, during or after it was asked."""

Open = Callable[..., Page]

expect.set_options(timeout=PATIENCE * 1000)


@pytest.fixture(scope="session")
def chromium() -> str:
    found = find_or_install()
    if found is None:
        pytest.fail(
            "There is no Chromium: install chromium-headless-shell, or name one in SIDELINE_CHROMIUM."
        )
    return found


@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="module")
def browser(playwright: Playwright, chromium: str) -> Iterator[Browser]:
    running = playwright.chromium.launch(executable_path=chromium, args=SWITCHES)
    yield running
    running.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    running = House(tmp_path_factory.mktemp("house"))
    running.open()
    yield running
    running.close()


class People:
    """Everybody who opens a browser in a test; what goes wrong in a page fails the test."""

    def __init__(self, browser: Browser, house: House) -> None:
        self._browser, self._house = browser, house
        self._contexts: list[BrowserContext] = []
        self.complaints: list[str] = []
        self.expected = list(GONE)

    def open(self, path: str = "/", *, is_moving: bool = False, **settings: object) -> Page:
        """Open a browser of its own, with no memory of any other; boards are still unless told otherwise."""
        wanted = {"viewport": DESKTOP, "locale": "en-GB", "base_url": self._house.address, **settings}
        context = self._browser.new_context(**wanted)
        context.set_default_timeout(PATIENCE * 1000)
        if not is_moving:
            context.add_init_script(AT_REST)
        self._contexts.append(context)
        page = context.new_page()
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.goto(path)
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def unexpected(self) -> list[str]:
        """List what the browser complained about and the test did not foresee."""
        return [text for text in self.complaints if not any(known in text for known in self.expected)]

    def close(self) -> None:
        for context in self._contexts:
            context.close()


@pytest.fixture
def people(browser: Browser, house: House) -> Iterator[People]:
    everybody = People(browser, house)
    yield everybody
    everybody.close()
    assert everybody.unexpected() == []


@pytest.fixture
def pictures() -> Path | None:
    """Where to put pictures of the page for people to look at, if anybody wants them."""
    folder = os.environ.get("SIDELINE_PICTURES")
    return Path(folder) if folder else None
