"""Pictures of every page around a match in every look: python -m browser.places [page ...]."""

import re
import sys
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

from browser.boards import DESK, LYING, PHONE, Player
from browser.chromium import house_and_browser
from browser.conftest import AT_REST
from browser.hands import Wish, set_up
from browser.house import House
from browser.test_hindsight import BLUNDERS, KEEP
from browser.test_series import BEGIN
from playwright.sync_api import Browser, Page
from server.test_reel import a_replay

FOLDER = Path(".cache/pictures/pages")
SIZES = {"desk": DESK, "phone": PHONE, "lying": LYING}
LOOKS = tuple(product(SIZES, ("en", "fr"), ("light", "dark")))
PATIENCE = 120_000
TALLEST = 2400


class Visit:
    """Somebody who has played here before, and what is to be seen of it."""

    def __init__(self, page: Page) -> None:
        page.goto("/")
        set_up(page, Wish("jukem"))
        self.match = page.url
        page.goto("/")
        keep = {"jukem": BLUNDERS.read_text(encoding="utf-8"), "halfcourt_jam": a_replay("halfcourt_jam")}
        self.kept = {game: page.evaluate(KEEP, text) for game, text in keep.items()}
        self.campaign = page.evaluate(BEGIN, {"game": "nba_deck", "kind": "campaign", "name": "Ann"})
        cup = {"game": "nba_deck", "kind": "cup", "name": "Ann", "others": ["random"] * 3}
        self.cup = page.evaluate(BEGIN, cup)
        for table in self.kept.values():
            page.goto(f"/r/{table}/review")
            page.locator(".ledger .bar").first.wait_for(timeout=PATIENCE)
        self.remembered: Any = page.context.storage_state()


Place = Callable[[Page, Visit], None]
"""Goes somewhere, and waits until all of it is there."""


def at(path: str, sight: str) -> Place:
    """Make a place of an address."""

    def go(page: Page, visit: Visit) -> None:
        page.goto(path.format(**visit.kept, campaign=visit.campaign, cup=visit.cup))
        page.locator(sight).first.wait_for()

    return go


def lesson(page: Page, _: Visit) -> None:
    """Begin a guided match."""
    page.goto("/learn")
    player = Player(page)
    page.locator("li:has(a[href$='rules/jukem']) button.primary").click()
    player.wait()
    page.locator(".coach").wait_for()


def drawer(page: Page, visit: Visit) -> None:
    """Look a rule up at the table."""
    page.goto(visit.match)
    page.locator("#turn-title").wait_for()
    page.keyboard.press("r")
    page.locator("dialog .rule").first.wait_for()


def keys(page: Page, _: Visit) -> None:
    """Ask for the keys."""
    page.goto("/")
    page.locator("[data-game]").first.wait_for()
    page.keyboard.press("?")
    page.locator("dialog").wait_for()


PLACES: dict[str, Place] = {
    "lobby": at("/", "[data-match]"),
    "setup": at("/new/jukem?set=refill:one&set=periods:2", "[data-seat-row]"),
    "setup-nba": at("/new/nba_deck", "[data-seat-row]"),
    "replay": at("/r/{jukem}#m60", ".curve .leads"),
    "replay-halfcourt": at("/r/{halfcourt_jam}#m40", ".curve svg"),
    "review": at("/r/{jukem}/review", ".ledger .bar"),
    "review-halfcourt": at("/r/{halfcourt_jam}/review", ".ledger .bar"),
    "rules": at("/rules/jukem#JK-G05", "[id='JK-G05']"),
    "drawer": drawer,
    "learn": at("/learn", "button.primary"),
    "lesson": lesson,
    "campaign-new": at("/series/new/nba_deck/campaign", "main button"),
    "campaign": at("/series/{campaign}", "main h2"),
    "cup-new": at("/series/new/nba_deck/cup", "main button"),
    "cup": at("/series/{cup}", "main h2"),
    "day": at("/day", "main button"),
    "mine": at("/me", "[data-match]"),
    "file": at("/r", "input[type=file]"),
    "keys": keys,
}


def take(page: Page, name: str) -> None:
    """Take all of a page, as far as anybody scrolls."""
    page.wait_for_timeout(400)
    page.mouse.move(1, 1)
    height = page.evaluate("document.documentElement.scrollHeight")
    size = page.viewport_size or DESK["viewport"]
    page.screenshot(path=FOLDER / f"{name}.png")
    if height > size["height"] + 8:
        clip = {"x": 0, "y": 0, "width": size["width"], "height": min(height, TALLEST)}
        page.screenshot(path=FOLDER / f"{name}-whole.png", full_page=True, clip=clip)  # type: ignore[arg-type]


def take_all(browser: Browser, house: House, places: list[str]) -> None:
    """Take every page in every look."""
    first = browser.new_context(base_url=house.address, locale="en", **DESK)
    first.set_default_timeout(PATIENCE)
    first.add_init_script(AT_REST)
    visit = Visit(first.new_page())
    for size, lang, scheme in LOOKS:
        look = {**SIZES[size], "locale": lang, "color_scheme": scheme}
        context = browser.new_context(base_url=house.address, storage_state=visit.remembered, **look)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(f"{AT_REST}; localStorage.setItem('sideline.lang', '{lang}')")
        for place in places:
            page = context.new_page()
            PLACES[place](page, visit)
            take(page, f"{place}-{size}-{lang}-{scheme}")
            page.close()
        context.close()
        print(size, lang, scheme, flush=True)


def main(wanted: list[str]) -> None:
    """Take the pictures of these pages, or of all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    places = [place for place in PLACES if not wanted or any(re.match(each, place) for each in wanted)]
    with house_and_browser() as (house, browser):
        take_all(browser, house, places)


if __name__ == "__main__":
    main(sys.argv[1:])
