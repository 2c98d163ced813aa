"""The ways to play NBA Deck-Building, from the chip in the lobby to the end, and the match of the day."""

import re

import pytest
from browser.boards import DESK, PHONE, Player
from browser.conftest import People
from browser.hands import is_scrolled_sideways, log_lines
from browser.test_boards import serious
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser

SIZES = {"desk": DESK, "phone": PHONE}
EACH_SIZE = pytest.mark.parametrize("size", list(SIZES))
SHORT = "set=pile_size:8&set=max_overtimes:0"
FITS = "document.documentElement.scrollHeight <= innerHeight"


def sit_down(people: People, link: str, **settings: object) -> tuple[Page, Player]:
    """Open set-up with these rules, and begin."""
    page = people.open(f"/new/nba_deck?{link}", **settings)
    player = Player(page, is_touching=bool(settings.get("has_touch")))
    page.locator("#setup button[type=submit]").click()
    return page, player


def pair(page: Page, one: int, other: int) -> list[int]:
    """Read the score of one side against another."""
    return [int(points) for points in page.locator(f"[data-pair='{one}:{other}']").inner_text().split(":")]


@pytest.mark.matrix
@EACH_SIZE
def test_a_solo_match_is_played_to_the_end_by_touching_the_board(people: People, size: str) -> None:
    page, player = sit_down(people, f"variant=solo_rookie&{SHORT}", **SIZES[size])
    player.wait()
    seen = player.position["view"]["solo"]
    assert (seen["level"], seen["seat"]) == ("rookie", 1)
    expect(page.locator("[data-seat='1'] .holder")).to_contain_text("automatic, Rookie")
    assert player.play() > 0
    expect(page.locator("#end-title")).to_be_visible()
    assert player.position["view"]["solo"]["resource"] > seen["resource"]
    assert player.lost == []
    assert not is_scrolled_sideways(page)


def test_what_is_drawn_for_the_automatic_side_is_told_in_words(people: People) -> None:
    page, player = sit_down(people, f"variant=solo_rookie&{SHORT}")
    player.wait()
    told = [line for line in log_lines(page) if "profile" in line]
    assert len(told) == 1
    assert re.fullmatch(r"Away plays by its profile: [A-Z][A-Za-z -]+\.", told[0])


@pytest.mark.matrix
@EACH_SIZE
def test_a_match_of_three_is_played_to_the_end_and_everybody_has_a_place(people: People, size: str) -> None:
    page, player = sit_down(people, f"set=seats:3&{SHORT}", **SIZES[size])
    assert player.play() > 0
    expect(page.locator("#end-title")).to_be_visible()
    places = [row.split(".")[0] for row in page.locator("[aria-labelledby=end-title] li").all_inner_texts()]
    assert len(places) == 3
    assert places == sorted(places)
    assert player.lost == []
    assert not is_scrolled_sideways(page)


@pytest.mark.matrix
def test_of_several_rivals_one_is_shown_and_every_pair_has_its_score(people: People) -> None:
    page, player = sit_down(people, f"set=seats:4&{SHORT}")
    player.play(12)
    player.wait()
    while page.locator(".below .if").count():  # what the dice promise has the place of the scores meanwhile
        player.play(1)
        player.wait()
    assert page.evaluate(FITS)
    for seat, name in ((1, "Away"), (2, "Challenger"), (3, "Outsider")):
        page.locator(f"[data-rival='{seat}']").click()
        expect(page.get_by_role("region", name=f"Court of {name}")).to_be_visible()
    page.mouse.move(640, 30)
    sides = player.position["view"]["sides"]
    for one in range(4):
        for other in set(range(4)) - {one}:
            assert pair(page, one, other) == [sides[one]["against"][other], sides[other]["against"][one]]
    assert serious(page) == []


@EACH_SIZE
def test_coaches_are_chosen_by_what_they_do_and_tokens_are_in_reach(people: People, size: str) -> None:
    link = "set=seats:3&set=coaches:chosen&set=mismatch:own_turn&set=pile_size:8&set=first_player:home"
    page, player = sit_down(people, link, **SIZES[size])
    player.wait()
    riley = page.locator("[data-thing='coach:C02']")
    expect(riley).to_contain_text("Pat Riley")
    expect(riley).to_contain_text("rebounds + 1")
    assert player.play(8) == 8
    player.wait()
    assert all(side["coach"] for side in player.position["view"]["sides"])
    assert player.lost == []
    assert size == "phone" or page.evaluate(FITS)
    assert serious(page) == []


def test_on_a_desk_tokens_lie_beside_the_board_and_are_played_from_there(people: People) -> None:
    page, player = sit_down(people, "set=mismatch:own_turn&set=pile_size:8&set=first_player:home", **DESK)
    while player.wait() and not page.locator(".panel [data-thing^='token:'][data-lit]").count():
        player.play(1)
    token = page.locator(".panel [data-thing^='token:'][data-lit]").first
    thing = token.get_attribute("data-thing") or ""
    expect(page.get_by_role("region", name="Court of Away")).to_be_visible()
    token.click()
    page.locator("#confirm").click()
    expect(page.locator(f".panel [data-thing='{thing}']")).to_have_class(re.compile("turned"))
    assert page.evaluate(FITS)


def test_a_chip_changes_what_the_button_does(people: People) -> None:
    page = people.open()
    card = page.locator("[data-game=nba_deck]")
    card.locator("[data-mode=solo]").click()
    card.locator("select").select_option("all_star")
    card.locator(".ways .primary").click()
    expect(page.locator("[data-seat='1'] .holder")).to_contain_text("automatic, All-Star")
    page.goto("/")
    expect(card.locator("[data-mode=solo]")).to_have_attribute("aria-pressed", "true")
    expect(card.locator("select")).to_have_value("all_star")
    card.locator("[data-mode=three]").click()
    card.locator(".ways .primary").click()
    expect(page.locator("[data-seat]")).to_have_count(3)


def test_set_up_says_who_plays_in_every_way_and_its_link_says_it_again(people: People) -> None:
    page = people.open("/new/nba_deck")
    rows = page.locator("[data-seat-row]")
    expect(rows).to_have_count(2)
    page.get_by_role("radio", name="4 seats").check(force=True)
    expect(rows).to_have_count(4)
    rows.nth(2).get_by_role("radio", name="Rookie <710").check(force=True)
    expect(page.locator("aside li", has_text="Challenger")).to_contain_text("Bot, Rookie")
    page.get_by_role("radio", name="Solo").check(force=True)
    page.get_by_role("radio", name="Hall of Fame").check(force=True)
    other = people.open(page.url)
    expect(other.locator("aside li").last).to_contain_text("Hall of Fame")
    expect(other.locator("[data-seat-row]")).to_have_count(2)
    other.get_by_role("button", name="QR code").click()
    expect(other.get_by_role("img", name="QR code of this page with its rules")).to_be_visible()
    assert serious(other) == []


@EACH_SIZE
def test_todays_match_is_begun_once_in_a_browser(people: People, size: str) -> None:
    page = people.open(**SIZES[size])
    player = Player(page, is_touching=size != "desk")
    page.get_by_role("button", name="Play today\u2019s deal").click()
    player.wait()
    table = page.url
    page.goto("/day")
    expect(page.get_by_role("button", name="Go on")).to_be_visible()
    assert serious(page) == []
    page.get_by_role("button", name="Go on").click()
    page.wait_for_url(table)
