"""By keys alone from the lobby to set-up, through a match, its review and its replay, and on from there."""

import pytest
from browser.boards import Typist
from browser.conftest import People
from browser.hands import LONG, wait_for_frames
from playwright.sync_api import Page, Route, expect

pytestmark = pytest.mark.browser

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


def test_whoever_follows_a_link_by_keys_goes_on_on_the_new_page(people: People) -> None:
    page = people.open()
    press(page, "[data-game=jukem] .title a")
    expect(page.locator("main")).to_be_focused()
    expect(page.locator(".back")).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.locator(".back")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-game]").first).to_be_visible()
    expect(page.locator("main")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator("[data-game] .title a").first).to_be_focused()
    page.go_back()
    expect(page.locator("#setup")).to_be_visible()
    expect(page.locator("main")).to_be_focused()


def test_on_a_page_that_comes_late_one_begins_at_its_beginning(people: People) -> None:
    """What is drawn until then has a beginning too, which goes with it."""
    page = people.open()
    expect(page.locator("[data-game]").first).to_be_visible()
    held: list[Route] = []

    def hold(style: Route) -> None:
        held.append(style)

    page.route("**/*.css", hold)
    with page.expect_request("**/*.css"):
        press(page, "[data-game=jukem] .title a")
    wait_for_frames(page)
    while held:
        held.pop().continue_()
        wait_for_frames(page)
    expect(page.locator("#setup")).to_be_visible()
    expect(page.locator("main")).to_be_focused()


def test_a_dialog_that_is_closed_gives_the_focus_back(people: People) -> None:
    page = people.open()
    expect(page.locator("[data-game]").first).to_be_visible()
    for end in ("Escape", "Enter"):
        go_to(page, ".keys")
        page.keyboard.press("Enter")
        expect(page.get_by_role("dialog")).to_be_visible()
        page.keyboard.press(end)
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(page.locator(".keys")).to_be_focused()


def test_the_lobby_and_set_up_have_their_keys(people: People) -> None:
    page = people.open()
    go_to(page, "[data-game=jukem] .primary")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-game=jukem] .primary")).to_be_focused()
    expect(page.locator(".deal button")).to_be_visible()
    page.keyboard.press("d")
    expect(page.locator(".deal button")).to_be_focused()
    go_to(page, "[data-game=jukem] .primary")
    page.keyboard.press("m")
    expect(page.locator("[data-seat-row]").first).to_be_visible()
    page.keyboard.press("4")
    expect(page.get_by_role("radio", name="Practice: two halves")).to_be_checked()
    expect(page.locator("[data-setting=periods].changed input")).to_have_value("2")
    page.keyboard.press("Enter")
    expect(page.locator("#turn-title")).to_be_visible()


def test_hits_in_a_rule_book_are_gone_through_by_arrows_that_leave_the_rest_alone(people: People) -> None:
    page = people.open("/rules/jukem")
    search = page.get_by_role("searchbox")
    search.fill("dunk")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    hit = page.locator(".rule").nth(1)
    expect(hit).to_be_focused()
    assert hit.evaluate("(row) => getComputedStyle(row).outlineStyle") == "solid"
    rule = hit.get_attribute("id")
    page.keyboard.press("Enter")
    page.wait_for_function(f"() => location.hash === '#{rule}'")
    expect(page.locator(f"[id='{rule}'].asked")).to_be_in_viewport()
    page.get_by_label("Language").focus()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_label("Langue")).to_have_value("fr")
