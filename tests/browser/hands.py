"""What a person does at the page: set up a table, choose options, look at the end."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

LONG = 300_000
"""So many milliseconds a server may take for what it computes, on any machine: a review, chances, effects."""

LOOKS = 600
"""So often one looks, ten times a second, before something is said to stay as it is."""

SHORT = {
    "jukem": {"periods": "1"},
    "rugby": {"phases_per_half": "2", "hard_cap": "2"},
    "nba_deck": {"pile_size": "8", "max_overtimes": "0"},
    "five_on_the_floor": {"max_possessions": "4", "extra_possessions": "0"},
    "halfcourt_jam": {"target": "1", "max_possessions": "4"},
}
"""Settings that make a match short, where a game has any."""

CHOOSE = (
    """(row, value) => [...row.querySelectorAll("input")].find((choice) => choice.value === value).click()"""
)
LOG_LINES = ".log[role=log] p:not(.quiet)"


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


OTHERS = {"bot": "bot", "screen": "me", "friend": "open"}
"""Who sits in the other seats, as the page asks for it."""


def set_up(page: Page, wish: Wish) -> None:
    """Set up a table and go there."""
    page.locator(f"[data-game={wish.game}] .title a").click()
    rows = page.locator("[data-seat-row]")
    expect(rows.first).to_be_visible()
    mine = rows.locator("strong").all_inner_texts().index(wish.seat) if wish.seat else 0
    for seat in range(rows.count()):
        kind = "me" if seat == mine else OTHERS[wish.company]
        rows.nth(seat).evaluate(CHOOSE, kind)
    if wish.bot is not None:
        rows.locator(f"[name^=level][value='{wish.bot}']").first.check(force=True)
    for setting, value in wish.settings.items():
        change(page, setting, value)
    page.locator("#setup button[type=submit]").click()
    expect(page.locator("#turn-title")).to_be_visible()


def change(page: Page, setting: str, value: str) -> None:
    """Change a rule option: one of its choices, or its number."""
    row = page.locator(f"[data-setting='{setting}']")
    if row.locator("input[type=radio]").count():
        row.evaluate(CHOOSE, value)
    else:
        row.locator(":is(input, select)").evaluate(script("change"), value)


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
    return page.locator(LOG_LINES).all_inner_texts()


def points(page: Page) -> list[str]:
    """Read the score."""
    return page.locator(".points").all_inner_texts()


def expect_same_points(one: Page, other: Page) -> None:
    """Two pages come to show the same score; numbers take a moment to count up."""
    for _ in range(LOOKS):
        if points(one) == points(other):
            return
        one.wait_for_timeout(100)
    assert points(one) == points(other)


def hover(page: Page, thing: Locator) -> None:
    """Go to something with the mouse, and wait until the page knows: it is told so once a frame."""
    thing.hover()
    wait_for_frames(page)


def wait_for_frames(page: Page) -> None:
    """Wait until the page was painted with whatever has been done to it."""
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def is_scrolled_sideways(page: Page) -> bool:
    """Ask whether the page is wider than the screen."""
    wide: Any = page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")
    return bool(wide)
