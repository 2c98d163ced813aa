"""Set-up: the levels of bots with their ratings, and numbers of the rules."""

import pytest
from browser.conftest import People
from playwright.sync_api import expect

pytestmark = pytest.mark.browser

PERIODS = "[data-setting=periods]"


def test_every_bot_has_its_levels_as_buttons_with_what_was_measured_of_them(people: People) -> None:
    page = people.open("/new/jukem")
    levels = page.locator("[data-seat-row='1'] .level label")
    expect(levels).to_have_text(
        ["Rookie770", "Starter1000", "All-star1120", "MVP1180", "Coachthinks a while"]
    )
    levels.nth(2).click()
    expect(page.locator("aside li").nth(1)).to_contain_text("Bot, All-star")
    page.goto("/new/rugby")
    expect(levels.first).to_have_text("Rookie<710")


def test_a_number_is_changed_by_its_buttons_as_far_as_it_goes(people: People) -> None:
    page = people.open("/new/jukem")
    fewer, more = (
        page.get_by_role("button", name="Quarters or halves: one less"),
        page.get_by_role("button", name="Quarters or halves: one more"),
    )
    field = page.locator(f"{PERIODS} input")
    before = int(field.input_value())
    more.click()
    expect(field).to_have_value(str(before + 1))
    expect(page.locator(f"{PERIODS}.changed")).to_be_visible()
    for _ in range(before):
        fewer.click()
    expect(field).to_have_value("1")
    expect(fewer).to_be_disabled()
    expect(more).to_be_enabled()


def test_what_is_no_number_of_the_rules_is_said_and_no_table_is_opened_with_it(people: People) -> None:
    page = people.open("/new/jukem")
    field = page.locator(f"{PERIODS} input")
    field.fill("99")
    field.press("Enter")
    expect(page.get_by_role("alert")).to_have_text("A whole number from 1 to 8 is wanted here.")
    expect(field).to_be_focused()
    expect(page.locator(f"{PERIODS}.changed")).to_have_count(0)
    assert "/new/jukem" in page.url
    field.press("Control+a")
    field.press("2")
    field.press("Tab")
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator(f"{PERIODS}.changed")).to_be_visible()
