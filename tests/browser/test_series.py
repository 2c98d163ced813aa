"""A campaign step and a bracket, in a real browser."""

import re
from typing import Any

import pytest
from browser.boards import DESK, LYING, PHONE
from browser.conftest import People
from browser.hands import LONG
from browser.test_boards import serious
from playwright.sync_api import Page, expect
from server.test_series import WON

pytestmark = pytest.mark.browser

PLAY = """
async (table) => {
  const address = new URL(`api/tables/${table}/socket`, document.baseURI).href.replace(/^http/, "ws");
  const socket = new WebSocket(address);
  const verbs = ["pay", "buy", "activate", "place", "enter"];
  const like = (verb) => (options) => options.find((one) => one.move.startsWith(verb));
  const choose = (options) => verbs.map((verb) => like(verb)(options)).find(Boolean) ?? options[0];
  let asked = -1;
  return await new Promise((done, fail) => {
    socket.onclose = () => fail(new Error("The server hung up before the end."));
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", lang: "en", since: null }));
    socket.onmessage = ({ data }) => {
      const { type, position, reason } = JSON.parse(data);
      if (type === "refused" || type === "problem") fail(new Error(JSON.stringify(reason)));
      if (position?.end) { done(position.end.points); socket.close(); }
      if (!position?.options?.length || position.version === asked) return;
      asked = position.version;
      const { action } = choose(position.options);
      socket.send(JSON.stringify({ type: "act", id: crypto.randomUUID(), version: asked, action }));
    };
  });
}
"""
"""Plays a match to its end over the wire, with the cookies of the page."""
BEGIN = """
async (wish) => (await (await fetch("api/series", {
  method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(wish),
})).json()).series
"""


NEXT = re.compile("Play the next match|Keep and play on")
PLAY_ON = re.compile("^Play [A-Z]")


def table_of(page: Page) -> str:
    found = re.search(r"/t/([\w-]+)", page.url)
    assert found
    return found[1]


def test_a_campaign_is_found_again_among_my_matches_and_deleted(people: People) -> None:
    page = people.open()
    page.goto("/series/new/nba_deck/campaign")
    page.get_by_role("button", name="Begin the campaign").click()
    page.get_by_role("button", name=PLAY_ON).click()
    page.wait_for_url(re.compile(r"/t/"))
    expect(page.get_by_role("region", name="Board")).to_be_visible()
    page.goto("/")
    row = page.locator("section:has(#continue-title)").get_by_role("listitem")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("Campaign")
    expect(row).to_contain_text("resource 2")
    row.get_by_role("link").click()
    page.get_by_role("button", name="Go on playing").wait_for()
    page.goto("/me")
    page.get_by_role("button", name="Delete").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete", exact=True).click()
    expect(page.get_by_text("You have not played here yet.")).to_be_visible()


def test_a_campaign_is_begun_from_the_lobby(people: People) -> None:
    page = people.open()
    page.locator("[data-game=nba_deck]").get_by_role("link", name="Campaign").click()
    page.get_by_role("button", name="Begin the campaign").click()
    expect(page.get_by_role("heading", name="The ladder")).to_be_visible()
    expect(page.locator("li[aria-current=step]")).to_contain_text("resource 2")
    page.get_by_role("button", name=PLAY_ON).click()
    page.wait_for_url(re.compile(r"/t/"))
    expect(page.get_by_role("region", name="Board")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("button", name="Go on playing")).to_be_visible()


@pytest.mark.parametrize("kind", ["campaign", "cup"])
def test_a_series_of_short_matches_is_begun(people: People, kind: str) -> None:
    page = people.open(f"/series/new/nba_deck/{kind}")
    page.get_by_label("Variant").select_option("Short match")
    page.get_by_role("button", name="Begin the").click()
    page.get_by_role("button", name=re.compile("^Play ")).click()
    page.wait_for_url(re.compile(r"/t/"))
    expect(page.get_by_text("of 16")).to_be_visible()


def test_lying_on_its_side_a_phone_shows_the_ladder_and_what_is_next_side_by_side(people: People) -> None:
    page = people.open(**LYING)
    series = page.evaluate(BEGIN, {"game": "nba_deck", "kind": "campaign", "name": "Ann"})
    page.goto(f"/series/{series}")
    ladder, after = page.locator("section:has(#ladder-title)"), page.locator("section.now")
    expect(after).to_be_visible()
    one, other = ladder.bounding_box(), after.bounding_box()
    assert one and other
    assert one["x"] + one["width"] <= other["x"]


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_won_match_lets_cards_be_kept_and_the_next_one_be_played(
    people: People, size: dict[str, Any]
) -> None:
    page = people.open(**size)
    series = page.evaluate(BEGIN, {"game": "nba_deck", "kind": "campaign", "name": "Ann", "settings": WON})
    page.goto(f"/series/{series}")
    page.get_by_role("button", name=PLAY_ON).click()
    page.wait_for_url(re.compile(r"/t/"))
    first = table_of(page)
    page.evaluate(PLAY, first)
    page.goto(f"/series/{series}")
    expect(page.get_by_role("heading", name="Keep for the next match")).to_be_visible()
    expect(page.get_by_role("link", name="Replay")).to_have_attribute("href", re.compile(first))
    assert serious(page) == []
    kept = page.locator("fieldset").first.locator("label:has(:checked) .unseen").last.inner_text()
    page.get_by_role("button", name="Keep and play on").click()
    page.wait_for_url(re.compile(r"/t/"))
    assert table_of(page) != first
    page.goto(f"/series/{series}?lang=fr")
    cards = page.locator("section:has(#kept-title)")
    expect(cards).to_contain_text(re.sub(r"\s*\d+$", "", kept))
    expect(cards.locator(".face").first).to_be_visible()
    expect(page.get_by_role("link", name="Analyse")).to_have_attribute("href", re.compile(first))
    assert serious(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size["viewport"]["width"]


def test_the_ladder_tells_chances_once_they_are_computed_and_to_nobody_else(people: People) -> None:
    page = people.open()
    series = page.evaluate(BEGIN, {"game": "nba_deck", "kind": "campaign", "name": "Ann", "settings": WON})
    page.goto(f"/series/{series}")
    expect(page.locator("li .chance b")).to_have_count(8, timeout=LONG)
    expect(page.locator("li.now .chance")).to_contain_text("% for you")
    expect(page.locator("#ladder-title + small")).to_contain_text("bot matches: 2 each")
    deck = page.locator("section:has(#deck-title)")
    expect(deck).to_contain_text("Your deck, 17 cards")
    expect(deck.get_by_role("listitem")).to_have_count(8)
    assert serious(page) == []
    stranger = people.open(f"/series/{series}")
    expect(stranger.get_by_role("heading", name="The ladder")).to_be_visible()
    expect(stranger.locator(".chance, #deck-title")).to_have_count(0)


def test_a_friend_meets_the_same_opponents_by_the_link(people: People) -> None:
    page = people.open()
    series = page.evaluate(BEGIN, {"game": "nba_deck", "kind": "campaign", "name": "Ann", "settings": WON})
    page.goto(f"/series/{series}")
    who = "ol[reversed] li > span:first-of-type > b"
    expect(page.locator(who)).to_have_count(8)
    friend = people.open(f"/series/new/nba_deck/campaign?like={series}")
    expect(friend.get_by_text("the same opponents in the same order")).to_be_visible()
    friend.get_by_role("button", name="Begin the campaign").click()
    expect(friend.locator("li[aria-current=step]")).to_be_visible()
    assert friend.locator(who).all_inner_texts() == page.locator(who).all_inner_texts()


def test_on_a_phone_the_next_opponent_stays_within_reach(people: People) -> None:
    page = people.open(**PHONE)
    series = page.evaluate(BEGIN, {"game": "nba_deck", "kind": "campaign", "name": "Ann"})
    page.goto(f"/series/{series}")
    expect(page.get_by_role("button", name=PLAY_ON)).to_be_in_viewport(ratio=1)
    first = page.locator(".halls section").first
    expect(first).to_have_attribute("aria-labelledby", "ladder-title")


def test_of_a_bracket_nothing_is_marked_as_ones_own_for_who_only_looks(people: People) -> None:
    page = people.open()
    wish = {"game": "nba_deck", "kind": "cup", "name": "Ann", "others": ["", "random", "random"]}
    series = page.evaluate(BEGIN, wish)
    page.goto(f"/series/{series}")
    expect(page.locator(".pair .own")).to_have_text("Ann")
    stranger = people.open(f"/series/{series}")
    expect(stranger.get_by_role("heading", name="Semi-finals")).to_be_visible()
    expect(stranger.locator(".pair .own")).to_have_count(0)


@pytest.mark.matrix
def test_a_cup_has_a_bracket_in_which_bots_go_on(people: People) -> None:
    page = people.open()
    wish = {
        "game": "nba_deck",
        "kind": "cup",
        "name": "Ann",
        "others": ["random"] * 3,
        "settings": {"pile_size": "8"},
    }
    series = page.evaluate(BEGIN, wish)
    page.goto(f"/series/{series}")
    expect(page.get_by_role("heading", name="Semi-finals")).to_be_visible()
    expect(page.get_by_role("heading", name="Your semi-final")).to_be_visible()
    expect(page.locator(".side .now")).to_contain_text("the winner meets")
    assert serious(page) == []
    play_next(page, series)
    won = page.locator(".pair .won")
    expect(won.nth(1)).to_be_visible(timeout=LONG)
    if page.get_by_role("button", name=NEXT).count():
        play_next(page, series)
    expect(won).to_have_count(3, timeout=LONG)
    expect(page.locator("tbody tr").first).to_contain_text("2")
    with page.expect_download() as sheet:
        page.get_by_role("link", name="Table as CSV").click()
    assert sheet.value.path().read_text().splitlines()[0] == '"#","name","played","won","margin"'


def play_next(page: Page, series: str) -> None:
    """Play the next match of a series to its end, and come back; whoever won a semi-final has one."""
    page.get_by_role("button", name=NEXT).click()
    page.wait_for_url(re.compile(r"/t/"))
    page.evaluate(PLAY, table_of(page))
    page.goto(f"/series/{series}")
