"""Around a match: rule books, links that carry rules, one's own matches, and a guided match by touches."""

from time import time

import pytest
from browser.boards import DESK, PHONE, Player
from browser.conftest import People
from browser.hands import LONG, Wish, change, script, set_up
from browser.test_boards import serious
from playwright.sync_api import Page, expect

from sideline.engine.lesson import lesson_of
from sideline.engine.registry import listings, load

pytestmark = pytest.mark.browser

SIZES = {"desk": DESK, "phone": PHONE}
LESSONS = {name: lesson for name in listings() if (lesson := lesson_of(load(name).package))}
TAUGHT = tuple(LESSONS)
WEEK = 7 * 86_400
HAND = "(cards) => cards.map((card) => card.dataset.thing)"


def hand_of(page: Page) -> list[str]:
    held: list[str] = page.locator("[data-thing^='hand:']").evaluate_all(HAND)
    return held


@pytest.mark.parametrize("path", ["/", "/new/jukem", "/rules/jukem", "/learn", "/me", "/day"])
def test_axe_finds_nothing_serious_around_a_match(people: People, path: str) -> None:
    page = people.open(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert serious(page) == []


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_the_lobby_of_a_desk_needs_no_scrolling(people: People, locale: str) -> None:
    page = people.open(locale=locale)
    expect(page.locator("[data-game]").first).to_be_visible()
    expect(page.locator(".deal button")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_on_a_phone_tables_that_wait_are_found_behind_the_games(people: People) -> None:
    page = people.open(**PHONE)
    waiting = page.locator(".open")
    expect(waiting).to_be_visible()
    games, below = page.locator(".games").bounding_box(), waiting.bounding_box()
    assert games is not None
    assert below is not None
    assert below["y"] >= games["y"] + games["height"]


def test_a_link_carries_the_rules_into_a_clean_browser(people: People) -> None:
    page = people.open("/new/jukem")
    expect(page.locator("[data-seat-row]").first).to_be_visible()
    change(page, "refill", "one")
    expect(page.locator("[data-setting=refill].changed")).to_have_count(1)
    other = people.open(page.url)
    expect(other.locator("[data-setting=refill].changed")).to_be_visible()
    expect(other.locator(".changed[data-setting]")).to_have_count(1)


def test_a_preset_marks_what_it_sets_and_the_table_gets_it(people: People) -> None:
    page = people.open("/new/jukem")
    changed = page.locator(".changed[data-setting]")
    page.get_by_role("radio", name="Practice: two halves").check(force=True)
    expect(page.locator("[data-setting=periods].changed input")).to_have_value("2")
    expect(changed).to_have_count(1)
    change(page, "refill", "one")
    expect(page.get_by_role("radio", name="Yours")).to_be_checked()
    page.get_by_role("radio", name="As printed").check(force=True)
    expect(changed).to_have_count(0)
    page.get_by_role("radio", name="Practice: two halves").check(force=True)
    change(page, "periods", "4")
    expect(changed).to_have_count(0)
    change(page, "periods", "3")
    page.locator("#setup button[type=submit]").click()
    expect(page.locator("#turn-title")).to_be_visible()
    asked = page.evaluate("fetch(`api${location.pathname.replace('/t/', '/tables/')}`).then((a) => a.json())")
    assert asked["settings"]["periods"] == "3"


def test_on_a_phone_the_table_is_opened_from_anywhere_in_set_up(people: People) -> None:
    page = people.open("/new/nba_deck", **PHONE)
    start = page.locator("#setup button[type=submit]")
    for place in ("0", "document.body.scrollHeight / 2", "document.body.scrollHeight"):
        page.evaluate(f"scrollTo(0, {place})")
        expect(start).to_be_in_viewport(ratio=1)


def test_a_guided_match_is_begun_from_the_lobby(people: People) -> None:
    page = people.open()
    page.get_by_role("button", name="Guided first match: Hardwood Deck").click()
    expect(page.locator(".coach")).to_be_visible()


def test_the_next_word_is_looked_for_however_far_one_has_read(people: People) -> None:
    page = people.open("/rules/jukem#JK-G20")
    expect(page.locator("[id='JK-G20']")).to_be_in_viewport()
    expect(page.get_by_role("searchbox")).to_be_in_viewport()


def test_an_address_that_leads_nowhere_leads_to_the_lobby_with_a_sentence(people: People) -> None:
    people.expected += ["404"]
    page = people.open("/no/such/place")
    expect(page.get_by_role("status").first).to_be_visible()
    expect(page.locator("[data-game]").first).to_be_visible()


def test_a_game_without_a_campaign_says_so(people: People) -> None:
    page = people.open("/series/new/jukem/campaign")
    expect(page.get_by_text("This game has no campaign.")).to_be_visible()
    page.goto("/series/new/no_such_game/campaign")
    expect(page.get_by_text("There is no such game here.")).to_be_visible()
    expect(page.get_by_role("button", name="Begin")).to_have_count(0)


def test_the_number_in_a_refusal_opens_the_rule(people: People) -> None:
    page = people.open()
    set_up(page, Wish("jukem", settings={"refill": "one"}))
    page.keyboard.press("r")
    drawer = page.get_by_role("dialog")
    expect(drawer.locator("[id='JK-41']")).to_be_visible()
    drawer.get_by_role("searchbox").fill("jk-g05")
    expect(drawer.locator(".rule")).to_have_count(1)
    expect(drawer.locator(".rule.changed")).to_contain_text("At this table")
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)


def test_ones_own_match_is_found_again_and_left(people: People) -> None:
    page = people.open()
    set_up(page, Wish("jukem"))
    page.goto("/")
    expect(page.locator("[data-match]")).to_contain_text("Hardwood Deck")
    page.goto("/me")
    page.locator("[data-match] button").click()
    page.get_by_role("dialog").get_by_role("button", name="Leave", exact=True).click()
    expect(page.locator("[data-match]")).to_have_count(0)
    page.reload()
    expect(page.get_by_text("You have not played here yet.")).to_be_visible()


def test_on_a_phone_the_names_of_ones_matches_have_room(people: People) -> None:
    page = people.open(locale="fr-FR", **PHONE)
    set_up(page, Wish("jukem"))
    page.goto("/me")
    assert page.locator("[data-match] .words").evaluate("(words) => words.clientWidth") > 250


def test_ones_own_match_is_found_again_by_a_browser_that_was_closed(people: People) -> None:
    page = people.open()
    set_up(page, Wish("jukem"))
    table, remembered = page.url, page.context.storage_state()
    assert all(cookie["expires"] > time() + WEEK for cookie in remembered["cookies"])
    page.context.close()
    later = people.open(storage_state=remembered)
    later.locator("[data-match] a").first.click()
    expect(later.locator("#turn-title")).to_be_visible()
    assert later.url == table


def test_what_changed_rules_do_is_told_beside_them(people: People) -> None:
    page = people.open("/new/jukem?set=periods:1")
    told = page.locator(".effects .row")
    expect(told).to_have_count(3, timeout=LONG)
    expect(told.first).to_contain_text("min")
    page.get_by_role("button", name="Back to print").click()
    expect(page.locator(".effects")).to_have_count(0)


def test_the_coach_answers_a_wrong_touch_and_after_two_offers_to_show(people: People) -> None:
    page = people.open("/learn")
    player = Player(page)
    page.locator("li:has(a[href$='rules/jukem']) button.primary").click()
    player.wait()
    player.choose(player.options[0])
    player.wait()
    [asked] = player.options
    [other, *_] = [card for card in hand_of(page) if card not in asked["source"]]
    player.touch(other)
    expect(page.locator(".coach .miss")).to_contain_text("but: ")
    expect(page.locator(".coach .offered")).to_have_count(0)
    player.touch(other)
    expect(page.locator(".coach .offered")).to_have_count(1)
    player.touch(asked["source"][0])
    expect(page.locator(".coach :is(.miss, .offered)")).to_have_count(0)


@pytest.mark.parametrize(
    ("size", "locale"), [("desk", "en-GB"), pytest.param("phone", "fr-FR", marks=pytest.mark.matrix)]
)
@pytest.mark.parametrize("game", TAUGHT)
def test_a_guided_match_is_played_by_touches(people: People, game: str, size: str, locale: str) -> None:
    """The coach covers neither what is asked nor the only thing that may be touched."""
    page = people.open("/learn", locale=locale, **SIZES[size])
    player = Player(page, is_touching=size != "desk")
    page.locator(f"li:has(a[href$='rules/{game}']) button.primary").click()
    coach = page.locator(".coach")
    steps = 0
    while player.wait() and coach.get_attribute("data-hint"):
        steps += 1
        expect(coach).to_be_visible()
        if len(player.options) == 1:
            page.wait_for_function(script("coach_is_aside"))
        player.choose(player.options[0])
        expect(page.locator(f".coach[data-step='{steps}'][data-hint]")).to_have_count(0)
    assert steps == len(LESSONS[game].step)
    expect(coach.locator("button.primary")).to_be_visible()
    assert serious(page) == []
