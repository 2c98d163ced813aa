"""What the pages around a match show while the server is away, and once it is back."""

from pathlib import Path

import pytest
from browser.boards import PHONE
from browser.conftest import People
from browser.hands import LONG, Wish, set_up
from browser.test_hindsight import BLUNDERS, open_match
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser

ANSWERS = "**/api/**"
AWAY = "The server cannot be reached."
A_MINUTE = 60_000


def cut(page: Page) -> None:
    """From now on nobody answers."""
    page.route(ANSWERS, lambda asked: asked.abort("connectionrefused"))


def mend(page: Page) -> None:
    page.unroute(ANSWERS)


@pytest.mark.parametrize(
    ("path", "sight"),
    [
        ("/", "[data-game]"),
        ("/new/jukem", "[data-seat-row]"),
        ("/rules/jukem", ".rule"),
        ("/learn", "main h2"),
        ("/day", "[data-day]"),
        ("/me", "[data-match]"),
        ("/series/new/nba_deck/campaign", "aside button"),
        ("/r/{table}", ".transport"),
        ("/r/{table}/review", ".result"),
    ],
)
def test_a_page_that_gets_no_answer_says_so_and_asks_again(people: People, path: str, sight: str) -> None:
    page, table = open_match(people)
    page.goto("/")
    set_up(page, Wish("jukem"))
    cut(page)
    page.goto(path.format(table=table))
    expect(page.get_by_text(AWAY).first).to_be_visible()
    expect(page.locator(sight)).to_have_count(0)
    mend(page)
    if path != "/":
        page.get_by_role("button", name="Try again").first.click()
    expect(page.locator(sight).first).to_be_visible()
    expect(page.get_by_text(AWAY)).to_have_count(0)


def test_who_has_matches_is_not_told_that_there_are_none(people: People) -> None:
    page = people.open()
    set_up(page, Wish("jukem"))
    cut(page)
    page.goto("/me")
    expect(page.get_by_role("alert")).to_contain_text(AWAY)
    expect(page.get_by_text("You have not played here yet.")).to_have_count(0)


def test_a_lobby_keeps_what_it_knows_and_says_how_old_it_is(people: People) -> None:
    page = people.open()
    set_up(page, Wish("jukem"))
    page.clock.install()
    page.goto("/")
    expect(page.locator("[data-match]")).to_be_visible()
    cut(page)
    page.clock.fast_forward(A_MINUTE)
    expect(page.get_by_text("Connection lost; what you see is from")).to_be_visible()
    expect(page.locator("[data-match]")).to_be_visible()
    mend(page)
    page.clock.fast_forward(A_MINUTE)
    expect(page.get_by_text("Connection lost")).to_have_count(0)


def test_on_a_phone_what_went_wrong_is_seen_wherever_one_touched(people: People) -> None:
    page = people.open("/", **PHONE)
    last = page.locator("[data-game] .ways .primary").last
    last.scroll_into_view_if_needed()
    cut(page)
    last.click()
    expect(page.get_by_role("alert").filter(has_text=AWAY).last).to_be_in_viewport()


def test_a_replay_fetches_what_it_could_not_have_once_the_server_is_back(people: People) -> None:
    page, _ = open_match(people, "#m20")
    eyes = page.get_by_role("radio", name="Home")
    cut(page)
    eyes.check(force=True)
    expect(page.get_by_text("Connection lost; what you see is from")).to_be_visible()
    expect(page.locator("[data-version]")).to_have_attribute("data-version", "20")
    mend(page)
    expect(eyes).to_be_checked()
    expect(page.get_by_text("Connection lost")).to_have_count(0)


def test_a_review_under_way_is_asked_for_until_the_server_is_back(people: People) -> None:
    page, _ = open_match(people, "/review", text=BLUNDERS.read_text(encoding="utf-8"))
    expect(page.locator("progress")).to_be_visible(timeout=LONG)
    cut(page)
    expect(page.get_by_role("alert")).to_contain_text(AWAY)
    mend(page)
    expect(page.locator(".ledger .bar").first).to_be_visible(timeout=LONG)


def test_a_browser_that_does_not_let_the_page_copy_says_so_and_shows_the_text(people: People) -> None:
    page, table = open_match(people, "#m20")
    page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page.keyboard.press("c")
    told = page.get_by_text("select the text instead").first
    expect(told).to_be_visible()
    expect(told).to_contain_text(f"/r/{table}#m20")
    assert told.evaluate("(text) => text.clientWidth") > 1


def test_luck_that_could_not_be_checked_is_not_said_to_be_false(people: People) -> None:
    page, _ = open_match(people, "#m20")
    cut(page)
    page.get_by_role("button", name="Check against the seed").click()
    expect(page.locator(".proof").first).to_contain_text(AWAY)
    mend(page)
    page.get_by_role("button", name="Check against the seed").click()
    expect(page.locator(".proof").first).to_contain_text("checked")
    expect(page.locator(".proof").first).not_to_contain_text(AWAY)


def test_a_table_that_could_not_be_left_is_not_forgotten(people: People) -> None:
    page = people.open()
    set_up(page, Wish("jukem"))
    page.keyboard.press("?")
    cut(page)
    page.get_by_role("button", name="Leave", exact=True).click()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text(AWAY)
    mend(page)
    page.goto("/")
    expect(page.locator("[data-match]")).to_be_visible()


def test_a_file_that_was_refused_may_be_mended_and_chosen_again(people: People, tmp_path: Path) -> None:
    people.expected.append("422")
    page = people.open("/r")
    file = tmp_path / "a.replay"
    for text in ("sideline replay 2\n", BLUNDERS.read_text(encoding="utf-8")):
        file.write_text(text, encoding="utf-8")
        page.locator("input[type=file]").set_input_files(file)
        if text.count("\n") == 1:
            expect(page.get_by_role("alert")).to_contain_text("cut off")
            assert page.locator("input[type=file]").input_value() == ""
    page.wait_for_url("**/r/*")


def test_a_rule_book_that_does_not_come_is_told_and_the_match_goes_on(people: People) -> None:
    people.expected += ["Failed to fetch dynamically imported module"]
    page = people.open()
    page.route("**/beside-*.js", lambda asked: asked.abort("connectionrefused"))
    set_up(page, Wish("jukem"))
    page.locator("[data-asked=true]").wait_for(state="attached")
    told = page.get_by_role("dialog", name="This part could not be loaded.")
    for _ in range(2):
        page.keyboard.press("r")
        expect(told.get_by_role("button", name="Try again")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator("#turn-title")).to_be_visible()
