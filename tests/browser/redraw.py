"""How long it takes from a click to the redrawn board, on localhost: python -m browser.redraw [game ...]."""

import sys
from pathlib import Path
from statistics import mean, quantiles
from tempfile import TemporaryDirectory

from browser.boards import DESK, DRAWN, Player
from browser.conftest import AT_REST, SWITCHES, find_chromium
from browser.hands import Wish, script, set_up
from browser.house import House
from playwright.sync_api import Browser, sync_playwright

ENOUGH = 120
"""So many decisions are made at each board."""


def redraws(browser: Browser, house: House, game: str) -> list[float]:
    """Play at a board and return how many milliseconds every click took to be seen."""
    context = browser.new_context(base_url=house.address, **DESK)
    context.add_init_script(AT_REST)
    page = context.new_page()
    player = Player(page)
    page.goto("/")
    set_up(page, Wish(game))
    player.wait()
    page.evaluate(script("watch_redraws"))
    player.play(ENOUGH)
    found: list[float] = page.evaluate("window.__redraws")
    context.close()
    return found


def figures(taken: list[float]) -> str:
    """Say how long clicks took."""
    p95 = quantiles(taken, n=20)[-1]
    return (
        f"{len(taken):5} clicks   mean {mean(taken):5.1f} ms   p95 {p95:5.1f} ms   most {max(taken):5.1f} ms"
    )


def main(games: list[str]) -> None:
    """Measure these games, or all that have a board."""
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.open()
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=SWITCHES)
        for game in games:
            print(f"{game:20}", figures(redraws(browser, house, game)), flush=True)
        browser.close()
        house.close()


if __name__ == "__main__":
    main(sys.argv[1:] or list(DRAWN))
