"""Milliseconds from a click to the redrawn board, on localhost: python -m browser.redraw [game ...].

The server is compiled, as that of `make play` is, and has compiled a game before its clicks are counted.
"""

import sys
from statistics import mean, quantiles

from browser.boards import DESK, DRAWN, Player
from browser.chromium import house_and_browser
from browser.conftest import AT_REST
from browser.hands import Wish, script, set_up
from browser.house import House
from playwright.sync_api import Browser

ENOUGH = 120
"""So many decisions are made at each board."""

PATIENCE = 900_000
"""Milliseconds: compiling for the first time takes minutes."""


Redraw = tuple[float, bool]
"""Milliseconds, and whether the server had to answer first."""


def redraws(browser: Browser, house: House, game: str) -> list[Redraw]:
    """Play at a board and return how long every click took to be seen."""
    context = browser.new_context(base_url=house.address, **DESK)
    context.add_init_script(AT_REST)
    page = context.new_page()
    player = Player(page)
    page.goto("/")
    set_up(page, Wish(game))
    player.wait()
    page.evaluate(script("watch_redraws"))
    player.play(ENOUGH)
    found: list[Redraw] = page.evaluate("window.__redraws")
    context.close()
    return found


def warm_up(browser: Browser, house: House, game: str) -> None:
    """Have the server compile a game, and come back when it has."""
    page = browser.new_page(base_url=house.address)
    page.goto("/")
    page.evaluate("name => fetch(`api/games/${name}/warm`, { method: 'POST' })", game)
    page.wait_for_function(script("is_compiled"), arg=game, timeout=PATIENCE, polling=1000)
    page.close()


def figures(taken: list[float]) -> str:
    """Say how long clicks took."""
    p95 = quantiles(taken, n=20)[-1] if len(taken) > 1 else 0
    return f"{len(taken):4} mean {mean(taken or [0]):5.1f} p95 {p95:5.1f} most {max(taken, default=0):5.1f}"


def tell(game: str, found: list[Redraw]) -> None:
    """Print the figures of all clicks, of those that only touch, and of those that the server answers."""
    kinds = {"clicks": (False, True), "touches": (False,), "moves": (True,)}
    for kind, which in kinds.items():
        taken = [took for took, is_answered in found if is_answered in which]
        print(f"{game:18} {kind:8}", figures(taken), flush=True)


def main(games: list[str]) -> None:
    """Measure these games, or all that have a board."""
    with house_and_browser(is_compiled=True) as (house, browser):
        for game in games:
            warm_up(browser, house, game)
            tell(game, redraws(browser, house, game))


if __name__ == "__main__":
    main(sys.argv[1:] or list(DRAWN))
