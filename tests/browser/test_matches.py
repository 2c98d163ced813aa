"""A whole match of every game against a bot, through the generic board."""

import re

import pytest
from browser.conftest import People
from browser.hands import LOG_LINES, SHORT, Wish, log_lines, play_out, points, set_up
from playwright.sync_api import Page, expect

from sideline.engine.match import Match
from sideline.engine.registry import listings

pytestmark = pytest.mark.browser


@pytest.mark.matrix
@pytest.mark.parametrize("game", listings())
def test_a_whole_match_against_a_bot(people: People, game: str) -> None:
    page = people.open()
    set_up(page, Wish(game, settings=SHORT.get(game, {})))
    assert play_out(page) > 0
    expect(page.locator("#end-title")).to_be_visible()
    most_first = sorted(points(page), key=int, reverse=True)
    expect(page.locator("#end-title")).to_contain_text(" : ".join(most_first))
    assert len(log_lines(page)) > 1


def test_one_click_begins_a_match_against_a_bot(people: People) -> None:
    page = people.open()
    page.get_by_role("button", name="against a bot").first.click()
    expect(page.locator("[data-seat='0']")).to_contain_text("you")
    expect(page.locator("[data-seat='1']")).to_contain_text("Bot")
    expect(page.locator("button.option").first).to_be_visible()
    expect(page).to_have_title(re.compile("Your turn"))


def test_options_are_chosen_by_number_keys_and_taken_back(people: People) -> None:
    page = people.open()
    set_up(page, Wish("halfcourt_jam"))
    page.keyboard.press("t")
    play_out(page, 1)
    expect(page.locator("button.option").first).to_be_enabled()
    options, told = page.locator("button.option").all_inner_texts(), len(log_lines(page))
    page.keyboard.press("1")
    expect(page.locator(LOG_LINES)).to_have_count(told + 1)
    expect(page.get_by_role("button", name="Take back")).to_be_visible()
    assert page.locator("button.option").all_inner_texts() != options
    page.keyboard.press("u")
    expect(page.locator(LOG_LINES)).to_have_count(told)
    assert page.locator("button.option").all_inner_texts() == options


def test_who_goes_by_tab_and_enter_stays_at_the_options(people: People) -> None:
    page = people.open()
    set_up(page, Wish("halfcourt_jam"))
    page.keyboard.press("t")
    for _ in range(3):
        page.locator("[data-option='1']").focus()
        page.keyboard.press("Enter")
        expect(page.locator("[data-option='1']")).to_be_enabled()
        expect(page.locator("[data-option='1']")).to_be_focused()


def test_many_options_are_grouped_found_by_words_and_numbered_by_two_keys(people: People) -> None:
    page = people.open()
    set_up(page, Wish("five_on_the_floor", settings={"first_offense": "home"}))
    page.keyboard.press("t")
    options = page.locator("button.option")
    while options.count() < 20:
        play_out(page, 1)
        expect(options.first).to_be_enabled()
    assert page.locator(".group h3").count() > 1
    page.keyboard.press("/")
    page.keyboard.type("zzz")
    expect(options).to_have_count(0)
    page.keyboard.press("Escape")
    expect(options.nth(11)).to_be_visible()
    twelfth = page.locator("[data-option='12'] .label").inner_text()
    page.keyboard.press("1")
    expect(page.locator("output")).to_have_text("1…")
    assert page.locator("button.option.typed").count() == 11
    page.keyboard.press("2")
    expect(page.locator("[data-option='12'] .label")).not_to_have_text(twelfth)


def test_help_opens_and_closes_by_keys(people: People) -> None:
    page = people.open()
    set_up(page, Wish("jukem"))
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Fingerprint")
    expect(page.get_by_role("dialog")).to_contain_text("Outscore the other side in four quarters")
    expect(page.get_by_role("dialog").get_by_role("row", name="3-pointer + And 1")).to_contain_text("8")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.fixture
def finished(people: People) -> Page:
    page = people.open()
    set_up(page, Wish("jukem", settings=SHORT["jukem"]))
    play_out(page)
    expect(page.locator("#end-title")).to_be_visible()
    return page


def test_the_luck_is_verified_in_the_page_and_by_the_server(finished: Page) -> None:
    finished.get_by_role("button", name="Verify").click()
    expect(finished.locator("[data-own=true]")).to_be_visible()
    expect(finished.locator("[data-theirs=true]")).to_be_visible()


def test_a_fingerprint_that_is_not_the_seeds_is_noticed_by_the_page_alone(people: People) -> None:
    """Planted fault: the server shows another commitment than that of its seed."""
    page = people.open()
    page.route_web_socket(re.compile("/socket$"), with_another_fingerprint)
    set_up(page, Wish("jukem", settings=SHORT["jukem"]))
    play_out(page)
    page.get_by_role("button", name="Verify").click()
    expect(page.locator("[data-own=false]")).to_be_visible()


def with_another_fingerprint(socket: object) -> None:
    server = socket.connect_to_server()  # type: ignore[attr-defined]
    wrong = f'"commitment":"{"0" * 64}"'
    server.on_message(lambda text: socket.send(re.sub(r'"commitment":"\w+"', wrong, text)))  # type: ignore[attr-defined]


def test_the_replay_is_downloaded_and_holds(finished: Page) -> None:
    with finished.expect_download() as download:
        finished.get_by_role("link", name="Download the replay").click()
    match = Match.read(download.value.path().read_text(encoding="utf-8"))
    assert [str(number) for number in match.points()] == points(finished)


def test_a_rematch_swaps_the_seats(finished: Page) -> None:
    before = finished.url
    finished.get_by_role("button", name="Rematch").click()
    expect(finished.locator("[data-seat='1']")).to_contain_text("you")
    expect(finished.locator("[data-seat='0']")).to_contain_text("Bot")
    assert finished.url != before


def test_the_page_speaks_french_and_remembers_it(people: People) -> None:
    page = people.open()
    page.get_by_label("Language").select_option("fr")
    expect(page.get_by_role("heading", level=1)).to_have_text("Le sport sur table")
    page.reload()
    set_up(page, Wish("jukem"))
    expect(page.locator("#turn-title")).to_contain_text("Locaux")
    assert page.evaluate("document.documentElement.lang") == "fr"
    page.get_by_label("Langue").select_option("en")
    expect(page.locator("#turn-title")).to_contain_text("Home")
