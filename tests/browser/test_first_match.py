"""What somebody meets who plays a game for the first time: what is asked, and what may be added."""

import re

import pytest
from browser.boards import DRAWN, PHONE, Player
from browser.conftest import People
from browser.hands import Wish, script, set_up, wait_for_frames
from playwright.sync_api import expect

pytestmark = pytest.mark.browser

IS_CUT = "title => title.scrollWidth > title.clientWidth + 1 || title.scrollHeight > title.clientHeight + 1"
MARKED = "() => [...document.querySelectorAll('[data-last]')].map(one => one.dataset.thing)"
RING = """thing => {
  const token = document.querySelector(`.token[data-thing="${thing}"]`);
  const {left, top, height} = token.querySelector(".ring").getBoundingClientRect();
  return document.elementFromPoint(left + 1, top + height / 2).closest("[data-thing]")?.dataset.thing;
}"""


def test_every_question_has_its_own_hint_until_one_knows_it(people: People) -> None:
    page = people.open()
    player = Player(page)
    set_up(page, Wish("halfcourt_jam"))
    player.wait()
    assert "Hoopers with a blue ring" in page.locator(".first").inner_text()
    while player.position["prompt"]["key"] != "ask-act":
        player.play(1)
        player.wait()
    assert "a dashed bar a screen" in page.locator(".first").inner_text()
    answered = 0
    while answered < 4:
        answered += player.position["prompt"]["key"] == "ask-act"
        player.play(1)
        player.wait()
    while player.position["prompt"]["key"] != "ask-act" or not page.locator("[data-lit]").count():
        player.play(1)
        player.wait()
    assert page.locator(".first").count() == 0


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_what_a_hint_calls_by_its_name_is_on_the_page(people: People, locale: str) -> None:
    page = people.open(locale=locale)
    player = Player(page)
    set_up(page, Wish("rugby", settings={"first_attacker": "away"}))
    player.wait()
    named = re.search(r"“(.+)”|«\s(.+)\s»", page.locator(".first").inner_text())
    assert named is not None
    expect(page.get_by_role("heading", name=named[1] or named[2])).to_be_visible()


def test_what_may_be_played_with_more_says_so(people: People) -> None:
    page = people.open()
    player = Player(page)
    set_up(page, Wish("jukem"))
    while player.wait():
        played = {tuple(option.get("source", ())) for option in player.options if option["verb"] == "play"}
        alone = [one for one in played if len(one) == 1 and any(set(one) < set(more) for more in played)]
        if alone:
            break
        player.play(1)
    player.touch(alone[0][0])
    page.locator(".more").wait_for()
    assert page.locator("#confirm").count() == 1


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("game", DRAWN)
def test_on_a_phone_the_name_of_the_game_is_not_cut(people: People, game: str, locale: str) -> None:
    page = people.open(locale=locale, **PHONE)
    set_up(page, Wish(game))
    assert not page.locator("h1").evaluate(IS_CUT)


@pytest.mark.parametrize("game", ["halfcourt_jam", "five_on_the_floor"])
def test_the_ring_about_what_can_be_touched_can_be_touched_too(people: People, game: str) -> None:
    page = people.open()
    player = Player(page)
    set_up(page, Wish(game, settings={"first_offense": "home"} if game == "five_on_the_floor" else {}))
    player.wait()
    things = {option["source"][0] for option in player.options if option.get("source")} or {"hooper:0"}
    assert {thing: page.evaluate(RING, thing) for thing in things} == {thing: thing for thing in things}


def test_a_mouse_that_rests_where_lines_are_told_looks_at_none(people: People) -> None:
    page = people.open()
    player = Player(page)
    set_up(page, Wish("halfcourt_jam"))
    player.wait()
    log = page.locator(".log[role=log]").bounding_box()
    assert log is not None
    page.mouse.move(log["x"] + log["width"] / 2, log["y"] + log["height"] - 90)
    page.evaluate(script("play"), {"most": 25, "wholeMatch": True})
    player.wait()
    expect(page.locator("[role=log] p:hover")).to_have_count(1)
    marked = page.evaluate(MARKED)
    page.mouse.move(1, 1)
    wait_for_frames(page)
    assert page.evaluate(MARKED) == marked
