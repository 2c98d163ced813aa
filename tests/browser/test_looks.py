"""The page on a phone and on a desk, in the light and in the dark: nothing sideways, everything readable."""

from pathlib import Path
from typing import Any

import pytest
from browser.conftest import People
from browser.hands import SHORT, Wish, is_scrolled_sideways, play_out, script, set_up
from playwright.sync_api import Page, expect

from sideline.engine.registry import listings

pytestmark = pytest.mark.browser

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
TOUCH = 44
READABLE = 4.5
READABLE_LARGE = 3.0

FAINT_TEXTS = script("faint_texts")
SMALL_TARGETS = script("small_targets")


def check_looks(page: Page, pictures: Path | None, name: str) -> None:
    if pictures:
        page.screenshot(path=pictures / f"{name}.png")
    assert not is_scrolled_sideways(page), name
    assert page.evaluate(SMALL_TARGETS, TOUCH) == [], name
    assert page.evaluate(FAINT_TEXTS, [READABLE, READABLE_LARGE]) == [], name


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", ["phone", "desk"])
def test_every_place_of_the_page(people: People, pictures: Path | None, size: str, scheme: str) -> None:
    page = people.open(color_scheme=scheme, **(PHONE if size == "phone" else {}))
    look = f"{size}-{scheme}"
    expect(page.locator("[data-game]").first).to_be_visible()
    check_looks(page, pictures, f"lobby-{look}")
    page.locator("[data-game] .title a").first.click()
    expect(page.locator("#setup details").first).to_be_visible()
    page.locator("#setup details").evaluate_all("(folds) => folds.forEach((fold) => (fold.open = true))")
    check_looks(page, pictures, f"setup-{look}")
    page.goto("/rules/jukem#JK-G05")
    expect(page.locator("[id='JK-G05']")).to_be_in_viewport()
    check_looks(page, pictures, f"rules-{look}")
    page.goto("/learn")
    expect(page.get_by_role("heading", name="Hardwood Deck")).to_be_visible()
    check_looks(page, pictures, f"learn-{look}")
    page.goto("/")
    set_up(page, Wish("jukem", company="friend"))
    check_looks(page, pictures, f"invite-{look}")
    page.goto("/")
    set_up(page, Wish("jukem", settings=SHORT["jukem"]))
    page.keyboard.press("?")
    check_looks(page, pictures, f"help-{look}")
    page.keyboard.press("Escape")
    play_out(page)
    expect(page.locator("#end-title")).to_be_visible()
    check_looks(page, pictures, f"end-{look}")


@pytest.mark.parametrize("game", listings())
def test_the_text_board_of_every_game_fits_a_phone(people: People, pictures: Path | None, game: str) -> None:
    page = people.open(**PHONE)
    page.evaluate("localStorage.setItem('sideline.mode', 'text')")
    set_up(page, Wish(game))
    play_out(page, 6)
    expect(page.locator("button.option").first).to_be_visible()
    check_looks(page, pictures, f"{game}-phone")
    assert page.get_by_role("region", name="Board").evaluate(
        "board => board.scrollWidth <= board.clientWidth"
    )
    page.get_by_role("button", name="Larger letters").click()
    check_looks(page, pictures, f"{game}-phone-large")


def test_faint_letters_small_targets_and_a_wide_page_are_noticed(people: People) -> None:
    """Planted faults."""
    page = people.open()
    expect(page.locator("[data-game]").first).to_be_visible()
    page.evaluate("document.querySelector('h1').style.color = '#ccc'")
    assert len(page.evaluate(FAINT_TEXTS, [READABLE, READABLE_LARGE])) == 1
    page.evaluate("document.querySelector('.ways button').style.cssText = 'min-height: 0; height: 30px'")
    assert len(page.evaluate(SMALL_TARGETS, TOUCH)) == 1
    page.evaluate("document.querySelector('main').style.width = '3000px'")
    assert is_scrolled_sideways(page)


def test_who_wants_less_motion_gets_none(people: People) -> None:
    page = people.open(reduced_motion="reduce")
    expect(page.locator("[data-game]").first).to_be_visible()
    moving = "() => document.getAnimations().filter((a) => a.effect.getTiming().duration > 1).length"
    assert page.evaluate(moving) == 0
