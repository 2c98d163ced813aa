"""By keys alone from the lobby to set-up, through a match, its review and its replay, and on from there."""

import pytest
from browser.boards import Typist
from browser.conftest import People
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser

LONG = 90_000
MOST_STEPS = 150


def press(page: Page, what: str) -> None:
    """Go to something by Tab, and take it by Enter."""
    go_to(page, what)
    page.keyboard.press("Enter")


def go_to(page: Page, what: str) -> None:
    """Go to something by Tab alone."""
    expect(page.locator(what).first).to_be_visible()
    for _ in range(MOST_STEPS):
        if page.locator(f"{what}:focus").count():
            return
        page.keyboard.press("Tab")
    pytest.fail(f"{what} is not reached by Tab")


@pytest.mark.matrix
def test_from_the_lobby_through_a_match_to_another_one_by_keys_alone(people: People) -> None:
    page = people.open()
    player = Typist(page)
    press(page, "[data-game=jukem] .title a")
    go_to(page, "[data-setting=periods] input")
    page.keyboard.press("Control+a")
    page.keyboard.type("1")
    page.keyboard.press("Tab")
    expect(page.locator("[data-setting=periods].changed")).to_be_visible()
    press(page, "#setup button[type=submit]")
    assert player.play() > 0
    assert player.lost == []
    expect(page.locator("#end-title")).to_be_visible()
    table = page.url.rsplit("/", 1)[1]
    press(page, f"a[href='t/{table}/review']")
    expect(page.locator(".ledger .bar").first).to_be_visible(timeout=LONG)
    press(page, ".leads")
    page.wait_for_function("() => /^#m\\d+$/.test(location.hash)")
    move = page.evaluate("location.hash").removeprefix("#m")
    expect(page.locator("[data-version]")).to_have_attribute("data-version", move)
    press(page, "[aria-keyshortcuts=p]")
    expect(page.locator("#turn-title")).to_be_visible(timeout=LONG)
    expect(page.locator(".parent")).to_have_attribute("href", f"r/{table}#m{move}")


def test_set_up_is_asked_by_keys_alone_for_what_the_page_says_in_words(people: People) -> None:
    page = people.open("/new/nba_deck")
    go_to(page, "input[name=mode]")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    go_to(page, "input[name=strength]")
    page.keyboard.press("ArrowRight")
    expect(page.locator("aside li").last).to_contain_text("All-Star")
    press(page, "#setup button[type=submit]")
    expect(page.locator("[data-seat='1'] .holder")).to_contain_text("automatic, All-Star")
    asked = page.evaluate("fetch(`api${location.pathname.replace('/t/', '/tables/')}`).then((a) => a.json())")
    assert asked["settings"] == {"solo": "on", "solo_level": "all_star"}
