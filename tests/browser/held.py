"""An arrow held down in a replay on a slow phone, frame by frame: frames should take at most 50 ms."""

import sys
from dataclasses import dataclass
from typing import Any

from browser.boards import DRAWN, PHONE
from browser.chromium import house_and_browser
from browser.hands import script
from browser.house import House
from browser.test_hindsight import KEEP
from playwright.sync_api import Browser, Page
from server.test_reel import a_replay

SLOWER = 4
"""A phone is so much slower than what this runs on."""

STEPS = 164
REPEAT = 33
"""A key that is held comes again after so many milliseconds."""

LONG = 50


@dataclass(frozen=True)
class Held:
    """What came of holding the key: moves gone through, milliseconds of each frame, processor time in all."""

    moves: int
    frames: list[float]
    busy: dict[str, float]

    @property
    def long(self) -> list[float]:
        return [frame for frame in self.frames if frame > LONG]


def hold(page: Page) -> Held:
    """Hold the right arrow down until enough moves have gone by."""
    phone = page.context.new_cdp_session(page)
    phone.send("Performance.enable", {"timeDomain": "threadTicks"})
    phone.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    before = metrics(phone)
    found: dict[str, Any] = page.evaluate(script("hold_arrow"), [STEPS, REPEAT])
    after = metrics(phone)
    phone.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    kinds = ("ScriptDuration", "RecalcStyleDuration", "LayoutDuration", "TaskDuration")
    busy = {kind.removesuffix("Duration"): 1000 * (after[kind] - before[kind]) for kind in kinds}
    return Held(found["moves"], found["frames"], busy)


def metrics(phone: Any) -> dict[str, float]:
    """Read how long the page has been busy."""
    told = phone.send("Performance.getMetrics")["metrics"]
    return {each["name"]: each["value"] for each in told}


def open_replay(browser: Browser, house: House, game: str) -> Page:
    """Open a match of a game on a phone, and wait until all of it is there."""
    context = browser.new_context(base_url=house.address, **PHONE)
    page = context.new_page()
    page.goto("/r")
    table = page.evaluate(KEEP, a_replay(game))
    page.goto(f"/r/{table}")
    page.locator("[data-version='0']").wait_for()
    page.wait_for_timeout(1500)
    return page


def tell(game: str, held: Held) -> None:
    """Print how many frames took too long, and what the processor did meanwhile, for each move."""
    busy = ", ".join(f"{kind} {spent / max(1, held.moves):.1f}" for kind, spent in held.busy.items())
    worst = max(held.frames, default=0)
    print(
        f"{game:18} {held.moves} moves, {len(held.long)} of {len(held.frames)} frames over {LONG} ms,",
        end=" ",
    )
    print(f"worst {worst:.0f} ms; ms a move: {busy}", flush=True)


def main(games: list[str]) -> None:
    """Measure these games, or all that have a board."""
    with house_and_browser() as (house, browser):
        for game in games:
            page = open_replay(browser, house, game)
            tell(game, hold(page))
            page.context.close()


if __name__ == "__main__":
    main(sys.argv[1:] or list(DRAWN))
