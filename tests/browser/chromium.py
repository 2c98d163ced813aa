"""Where Chromium is, how it is started, and a house with a browser for programs that are no tests."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from browser.house import House
from debian import install
from playwright.sync_api import Browser, sync_playwright

CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
SWITCHES = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking"]


def find_chromium() -> str | None:
    """Return where Chromium is, if it is anywhere."""
    named = os.environ.get("SIDELINE_CHROMIUM")
    return next((path for path in map(shutil.which, (named, *CHROMIUM) if named else CHROMIUM) if path), None)


def find_or_install() -> str | None:
    """Return where Chromium is; where there is none, it is installed if that is allowed."""
    if find_chromium() is None:
        install(CHROMIUM[0])
    return find_chromium()


@contextmanager
def house_and_browser(*, is_compiled: bool = False) -> Iterator[tuple[House, Browser]]:
    """Open a house with a database of its own and a browser, for as long as a program needs them."""
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder), is_compiled=is_compiled)
        house.open()
        try:
            with playwright.chromium.launch(executable_path=find_or_install(), args=SWITCHES) as browser:
                yield house, browser
        finally:
            house.close()
