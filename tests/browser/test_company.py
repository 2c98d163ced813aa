"""Two people: by link, at one screen, watching, and away."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import pytest
from browser.boards import Player
from browser.conftest import People
from browser.hands import SHORT, Wish, expect_same_points, log_lines, play_out, play_turn, set_up
from browser.house import House
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser
GRACE = 1.5
MOST_TURNS = 2000


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    running = House(tmp_path_factory.mktemp("house"), grace=GRACE)
    running.open()
    yield running
    running.close()


SLOW = "() => { const set = setTimeout; window.setTimeout = (deed, after) => set(deed, 1000 * after); }"
"""What moves goes on moving until somebody ends it."""


def invite(
    people: People, game: str, settings: dict[str, str] | None = None, *, is_moving: bool = False
) -> tuple[Page, str]:
    """Somebody sets up a table for a friend; return the page and the link."""
    page = people.open(is_moving=is_moving)
    page.get_by_label("Your name").fill("Ann")
    set_up(page, Wish(game, company="friend", settings=settings or {}))
    return page, page.locator("#invite-link").input_value()


def sit_down(people: People, link: str, name: str, *, is_moving: bool = False) -> Page:
    page = people.open(link, is_moving=is_moving)
    page.locator("#join-name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator("[data-seat='1']")).to_contain_text(name)
    expect(page.locator("[data-seat='1']")).to_contain_text("you")
    return page


def take_turns(*pages: Page) -> None:
    """Let whoever has options choose, until everybody sees the end."""
    for _ in range(MOST_TURNS):
        for page in pages:
            play_turn(page)
        if all(page.locator("#end-title").count() for page in pages):
            return
    pytest.fail("The match does not end.")


def test_two_browsers_by_link_play_a_whole_match(people: People) -> None:
    ann, link = invite(people, "jukem", SHORT["jukem"])
    expect(ann.locator("button.option")).to_have_count(0)
    bob = sit_down(people, link, "Bob")
    assert "invite" not in bob.url
    expect(ann.locator("[data-seat='1']")).to_contain_text("Bob")
    expect(ann.locator("#invite-link")).to_have_count(0)
    take_turns(ann, bob)
    expect_same_points(ann, bob)
    expect(ann.locator("#end-title")).to_have_text(bob.locator("#end-title").inner_text())
    bob.get_by_role("button", name="Rematch").click()
    ann.get_by_role("link", name="The other side wants a rematch").click()
    ann.get_by_role("button", name="Sit down").click()
    expect(ann.locator("[data-seat='1']")).to_contain_text("you")
    expect(bob.locator("[data-seat='0']")).to_contain_text("you")


def test_who_writes_while_something_moves_loses_no_letter(people: People) -> None:
    ann, link = invite(people, "jukem", {"first_dealer": "away"}, is_moving=True)
    bob = sit_down(people, link, "Bob", is_moving=True)
    expect(ann.locator("[data-seat='0']")).to_have_class(re.compile("to-act"))
    bob.evaluate(SLOW)
    play_out(ann, 1)
    expect(bob.locator(".ghost").first).to_be_visible()
    bob.locator("#chat").press_sequentially("hello")
    expect(bob.locator("#chat")).to_have_value("hello")
    expect(bob.locator(".ghost")).to_have_count(0)


def test_the_invitation_never_reaches_the_server_in_an_address(people: People) -> None:
    _, link = invite(people, "jukem")
    asked: list[str] = []
    page = people.open()
    page.on("request", lambda request: asked.append(request.url))
    page.goto(link)
    expect(page.locator("#join-name")).to_be_visible()
    assert asked
    assert not [url for url in asked if "invite" in url.partition("#")[0]]


def test_a_hand_is_seen_by_its_holder_alone(people: People) -> None:
    ann, link = invite(people, "jukem")
    bob = sit_down(people, link, "Bob")
    told = [Player(page) for page in (ann, bob)]
    for page in (ann, bob):
        page.reload()
    watcher = people.open(bob.url)
    expect(watcher.get_by_role("group", name="Home holds 5 cards")).to_be_visible()
    expect(watcher.locator("button.option")).to_have_count(0)
    expect(watcher.locator("[data-thing]")).to_have_count(0)
    assert held(ann) == told[0].position["view"]["hand"]
    assert held(bob) == told[1].position["view"]["hand"]
    for page in (ann, bob, watcher):
        page.keyboard.press("t")
        expect(page.get_by_role("region", name="Board")).to_contain_text("hidden")
    expect(watcher.get_by_label("Say something")).to_have_count(0)


def held(page: Page) -> dict[str, int]:
    """The cards of the hand that is seen; the other one has none that can be told."""
    expect(page.locator("[data-thing^='hand:']")).to_have_count(5)
    cards = page.locator("[data-thing^='hand:']").all()
    return Counter(str(card.get_attribute("data-thing")).removeprefix("hand:") for card in cards)


def test_what_is_said_is_heard(people: People) -> None:
    ann, link = invite(people, "jukem")
    bob = sit_down(people, link, "Bob")
    bob.get_by_label("Say something").fill("good luck")
    bob.keyboard.press("Enter")
    expect(ann.get_by_role("log", name="Talk")).to_contain_text("Bob good luck")


def test_a_bot_sits_in_for_somebody_who_is_away(people: People) -> None:
    ann, link = invite(people, "jukem", SHORT["jukem"])
    bob = sit_down(people, link, "Bob")
    bob.close()
    expect(ann.get_by_role("alertdialog")).to_contain_text("Bob is away")
    ann.get_by_role("button", name="Put a bot in").click()
    expect(ann.locator("[data-seat='1']")).to_contain_text("Bot")
    expect(ann.get_by_role("alertdialog")).to_have_count(0)
    play_out(ann)
    expect(ann.locator("#end-title")).to_be_visible()


def test_a_match_is_claimed_from_somebody_who_is_away(people: People) -> None:
    ann, link = invite(people, "jukem")
    sit_down(people, link, "Bob").close()
    ann.get_by_role("button", name="Claim the win").click()
    expect(ann.locator("#end-title")).to_contain_text("Home wins")


def test_who_comes_back_in_time_is_not_asked_about(people: People) -> None:
    ann, link = invite(people, "jukem")
    bob = sit_down(people, link, "Bob")
    bob.reload()
    expect(bob.locator("[data-seat='1']")).to_contain_text("you")
    expect(ann.locator("[data-seat='1'] .here")).to_be_visible()
    expect(ann.get_by_role("alertdialog")).to_have_count(0)


def test_at_one_screen_the_curtain_covers_every_change_of_hands(people: People) -> None:
    page = people.open()
    set_up(page, Wish("jukem", company="screen", settings=SHORT["jukem"]))
    seen: list[str] = []
    while not page.locator("#end-title").count():
        if page.locator("#curtain-lift").count():
            assert page.get_by_role("region", name="Board").count() == 0
            assert page.locator("button.option").count() == 0
            seen.append(page.locator("#curtain-title").inner_text())
            page.locator("#curtain-lift").click()
            expect(page.get_by_role("region", name="Board")).to_be_visible()
        play_turn(page)
    assert len(seen) > 5
    assert all(before != after for before, after in pairwise(seen))
    drawn = [line for line in log_lines(page) if "draws" in line]
    assert drawn
    assert not [line for line in drawn if re.search(r"draws:", line)]


def test_after_a_reload_the_curtain_is_down_again(people: People) -> None:
    page = people.open()
    set_up(page, Wish("jukem", company="screen"))
    page.locator("#curtain-lift").click()
    page.reload()
    expect(page.locator("#curtain-lift")).to_be_visible()
    assert page.get_by_role("region", name="Board").count() == 0


def test_where_nothing_is_hidden_there_is_no_curtain(people: People) -> None:
    page = people.open()
    set_up(page, Wish("halfcourt_jam", company="screen"))
    expect(page.locator("button.option").first).to_be_visible()
    assert page.locator("#curtain-lift").count() == 0


def test_a_table_that_is_not_there_is_said_to_be_not_there(people: People) -> None:
    people.expected.append("404")
    page = people.open("/t/nosuchtable00")
    expect(page.get_by_role("heading", level=2)).to_have_text("This table is not open to you")
    expect(page.get_by_text("There is no such table")).to_be_visible()
