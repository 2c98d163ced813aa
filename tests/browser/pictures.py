"""Pictures of every board in every state, for people to look at: python -m browser.pictures [game ...]."""

import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

from browser.boards import DESK, DRAWN, LYING, PHONE, Player
from browser.chromium import house_and_browser
from browser.conftest import AT_REST
from browser.hands import SHORT, Wish, play_out, set_up
from browser.house import House
from playwright.sync_api import Browser, Page

FOLDER = Path(".cache/pictures")
SIZES = {"desk": DESK, "phone": PHONE, "lying": LYING}
LOOKED_AT = 40
"""Of so many decisions the busiest is taken."""


def looks() -> Iterator[tuple[str, dict[str, Any]]]:
    """Name every size, language and colour scheme."""
    for size, lang, scheme in product(SIZES, ("en", "fr"), ("light", "dark")):
        if size != "lying" or (lang, scheme) == ("fr", "light"):
            yield f"{size}-{lang}-{scheme}", {**SIZES[size], "locale": lang, "color_scheme": scheme}


class Camera:
    """Takes the pictures of one match."""

    def __init__(self, page: Page, name: str) -> None:
        self._page, self._name = page, name

    def take(self, state: str) -> None:
        self._page.screenshot(path=FOLDER / f"{self._name}-{state}.png")


def sit_down(page: Page, wish: Wish) -> None:
    """Come to a table, and leave the mouse where it points at nothing."""
    set_up(page, wish)
    page.mouse.move(1, 1)


def take_match(page: Page, game: str, camera: Camera, player: Player) -> None:
    """Play a short match and take its first move, its busiest one, a choice, and the end."""
    sit_down(page, Wish(game, settings=SHORT.get(game, {})))
    player.wait()
    camera.take("1-first")
    busiest = 0
    for _ in range(LOOKED_AT):
        if not player.wait():
            break
        option, count = player.options[0], len(player.options)
        if count > busiest:
            busiest = count
            camera.take("2-busiest")
        if player.offer(option):
            camera.take("3-offered")
        player.confirm(option)
    play_out(page)
    page.locator("#end-title").wait_for()
    page.wait_for_timeout(600)
    camera.take("6-end")


def take_motion(page: Page, game: str, camera: Camera, player: Player) -> None:
    """Take what is seen while things move and while the other side thinks."""
    sit_down(page, Wish(game))
    for _ in range(6):
        if not player.wait():
            break
        option = player.options[0]
        player.offer(option)
        player.confirm(option, is_patient=False)
        page.wait_for_timeout(350)
        camera.take("4-moving")
        page.wait_for_timeout(500)
        camera.take("5-theirs")


def take_hidden(page: Page, game: str, camera: Camera, player: Player) -> None:
    """Take the curtain and what it covers, at one screen."""
    sit_down(page, Wish(game, company="screen"))
    page.wait_for_timeout(300)
    if page.locator("#curtain-lift").count():
        camera.take("7-curtain")
        page.locator("#curtain-lift").click()
    player.wait()
    camera.take("8-lifted")


def take_all(browser: Browser, house: House, games: list[str]) -> None:
    """Take every game in every look."""
    for game, (look, settings) in product(games, looks()):
        for scene, init in ((take_match, AT_REST), (take_motion, ""), (take_hidden, AT_REST)):
            context = browser.new_context(base_url=house.address, **settings)
            context.set_default_timeout(20_000)
            context.add_init_script(init)
            page = context.new_page()
            player = Player(page, is_touching=bool(settings.get("has_touch")))
            page.goto("/")
            scene(page, game, Camera(page, f"{game}-{look}"), player)
            context.close()
        print(game, look, flush=True)


def main(games: list[str]) -> None:
    """Take the pictures of these games, or of all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with house_and_browser() as (house, browser):
        take_all(browser, house, games)


if __name__ == "__main__":
    main(sys.argv[1:] or list(DRAWN))
