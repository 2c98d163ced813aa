"""What a person does at the page: set up a table, choose options, look at the end."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

SHORT = {
    "jukem": {"periods": "1"},
    "rugby": {"phases_per_half": "2", "hard_cap": "2"},
    "nba_deck": {"pile_size": "8", "max_overtimes": "0"},
    "five_on_the_floor": {"max_possessions": "4", "extra_possessions": "0"},
    "halfcourt_jam": {"target": "1", "max_possessions": "4"},
}
"""Settings that make a match short, where a game has any."""


def script(name: str) -> str:
    """Return something to be run in the page."""
    return (Path(__file__).parent / "scripts" / f"{name}.js").read_text(encoding="utf-8")


@dataclass(frozen=True)
class Wish:
    """What somebody sets up in the lobby."""

    game: str
    company: str = "bot"
    seat: str | None = None
    bot: str | None = None
    settings: dict[str, str] = field(default_factory=dict)


def set_up(page: Page, wish: Wish) -> None:
    """Set up a table in the lobby and go there."""
    page.locator(f"[data-game={wish.game}] .ways button").nth(1).click()
    page.locator(f"input[name=company][value={wish.company}]").check(force=True)
    if wish.seat is not None:
        page.locator(f"label:has(input[name=seat]):has-text('{wish.seat}') input").check(force=True)
    if wish.bot is not None:
        page.locator("dialog select").first.select_option(wish.bot)
    if wish.settings:
        page.locator("dialog summary").nth(1).click()
    for setting, value in wish.settings.items():
        page.locator(f"[data-setting='{setting}'] :is(input, select)").evaluate(script("change"), value)
    page.locator("dialog button[type=submit]").click()
    expect(page.locator("#turn-title")).to_be_visible()


def play_out(page: Page, most: int = 5000) -> int:
    """Choose options by their buttons until the match is over or enough were chosen; return how many."""
    return int(page.evaluate(script("play"), {"most": most, "wholeMatch": True}))


def play_turn(page: Page) -> int:
    """Choose options by their buttons as long as there are any."""
    return int(page.evaluate(script("play"), {"most": 1000, "wholeMatch": False}))


def log_lines(page: Page) -> list[str]:
    """Read the log, as far as it is told."""
    more = page.locator("[role=log] button")
    if more.count():
        more.click()
    return page.locator(".log[role=log] p:not(.quiet)").all_inner_texts()


def points(page: Page) -> list[str]:
    """Read the score."""
    return page.locator(".points").all_inner_texts()


def is_scrolled_sideways(page: Page) -> bool:
    """Ask whether the page is wider than the screen."""
    wide: Any = page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")
    return bool(wide)
