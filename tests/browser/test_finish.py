"""What makes a board finished: two clicks to play, letters large enough, a closer look, a cheer for a win."""

import pytest
from browser.boards import DESK, DRAWN, LYING, PHONE, Player, Typist
from browser.conftest import People
from browser.hands import SHORT, Wish, hover, play_out, points, script, set_up, wait_for_frames
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser

SIZES = {"desk": DESK, "phone": PHONE, "lying": LYING}
NO_FRAMES = "window.requestAnimationFrame = () => 0"
CHEERS = """
window.__cheers = 0;
new MutationObserver((changes) => {
  const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
  window.__cheers += added.filter((node) => node.classList?.contains("confetti")).length;
}).observe(document, { subtree: true, childList: true });
"""
"""Counts how often somebody is cheered, however soon it is over."""
QUICK = "localStorage.setItem('sideline.speed', 'quick')"
OTHERS = ["THREE_POINTER", "DUNK", "AND_1", "HALF_COURT", "JUKEM", "FREE_THROW", "TIME_OUT"]
STOPS = ["BLOCK", "MISS", "THREE_SECONDS", "BRICK", "AIR_BALL", "TECHNICAL_FOUL"]
TWOS_ONLY = {
    "periods": "1",
    "copies.TWO_POINTER": "13",
    **{f"copies.{card}": "0" for card in (*OTHERS, *STOPS)},
}
"""Thirteen equal shots, of which one side makes seven: somebody wins within a minute."""


@pytest.mark.parametrize("game", DRAWN)
def test_two_clicks_lead_from_the_lobby_to_the_first_move(people: People, game: str) -> None:
    page = people.open()
    player = Player(page)
    page.locator(f"[data-game={game}] .ways button").first.click()
    assert player.wait()
    player.offer(player.options[0])


@pytest.mark.matrix
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", DRAWN)
def test_nothing_is_written_smaller_than_eleven_pixels(people: People, game: str, size: str) -> None:
    page = people.open(locale="fr-FR", **SIZES[size])
    player = Player(page, is_touching=size != "desk")
    set_up(page, Wish(game))
    found: set[str] = set()
    for _ in range(10):
        player.wait()
        found |= set(page.evaluate(script("small_texts")))
        player.play(1)
    assert sorted(found) == []


def test_a_finger_that_stays_on_a_card_sees_it_large_and_plays_nothing(people: People) -> None:
    page = people.open(**PHONE)
    player = Player(page, is_touching=True)
    set_up(page, Wish("jukem"))
    player.wait()
    card = page.locator("[data-thing^='hand:']").first
    at = {"pointerType": "touch", "button": 0, "bubbles": True, "clientX": 60, "clientY": 500}
    card.dispatch_event("pointerdown", at)
    expect(page.locator(".closer .card-of")).to_be_visible()
    assert page.locator(".closer .card-of").bounding_box()["width"] > 1.8 * card.bounding_box()["width"]  # type: ignore[index]
    card.dispatch_event("pointerup", at)
    expect(page.locator(".closer")).to_have_count(0)
    assert page.locator("[data-picked]").count() == 0


def test_a_play_can_be_confirmed_while_what_may_be_added_stays_lit(people: People) -> None:
    page = people.open()
    player = Player(page)
    set_up(page, Wish("jukem"))
    larger = None
    while larger is None and player.wait():
        plays = [set(option.get("source", ())) for option in player.options]
        larger = next((big for big in plays for small in plays if len(small) == 1 and small < big), None)
        if larger is None:
            player.play(1)
    assert larger
    ones = [option for option in player.options if len(option.get("source", ())) == 1]
    alone = next(option for option in ones if set(option["source"]) < larger)
    assert player.offer(alone)
    expect(page.locator("#confirm")).to_be_enabled()
    added = min(larger - set(alone["source"]))
    expect(page.locator(f"[data-thing='{added}'][data-lit]").first).to_be_visible()


def test_a_line_of_the_log_shows_on_the_board_what_it_is_about(people: People) -> None:
    page = people.open()
    player = Player(page)
    set_up(page, Wish("halfcourt_jam"))
    player.play(6)
    player.wait()
    lines = page.locator("[data-told]")
    ways = []
    for place in range(lines.count()):
        hover(page, lines.nth(place))
        ways.append(page.locator(".board > svg .way").count())
    assert max(ways) > 0
    assert min(ways) == 0


def test_a_score_at_rest_waits_for_no_frame(people: People) -> None:
    page = people.open()
    page.add_init_script(NO_FRAMES)
    page.reload()
    set_up(page, Wish("jukem", settings=SHORT["jukem"]))
    play_out(page)
    expect(page.locator("#end-title")).to_be_visible()
    told = points(page)
    page.reload()
    expect(page.locator("#end-title")).to_be_visible()
    assert told == points(page)
    assert told != ["0", "0"]


def test_who_plays_by_keys_alone_hears_the_board_too(people: People) -> None:
    page = people.open()
    player = Typist(page)
    set_up(page, Wish("jukem"))
    with page.expect_request("**/*ZzFX*"):
        player.play(12)


def play_out_at_one_screen(page: Page) -> None:
    """Play for both sides until it is over."""
    page.context.add_init_script(QUICK)
    page.context.add_init_script(CHEERS)
    page.reload()
    player = Player(page)
    table = page.evaluate(script("ask_for_table"), {"game": "jukem", "settings": TWOS_ONLY})
    page.goto(f"/t/{table}")
    over_or_asked = "() => document.querySelector('#curtain-lift, [data-asked=true], #end-title')"
    while not page.locator("#end-title").count():
        page.wait_for_function(over_or_asked)
        if page.locator("#curtain-lift").count():
            page.locator("#curtain-lift").click()
        else:
            player.play(1)


@pytest.mark.matrix
def test_who_wins_is_cheered_once(people: People) -> None:
    page = people.open(is_moving=True)
    play_out_at_one_screen(page)
    page.wait_for_function("window.__cheers > 0")
    expect(page.locator(".confetti")).to_have_count(0)
    assert page.evaluate("window.__cheers") == 1
    page.reload()
    expect(page.locator("#end-title")).to_be_visible()
    wait_for_frames(page)
    assert page.evaluate("window.__cheers") == 0


@pytest.mark.matrix
def test_who_wants_less_motion_is_not_cheered(people: People) -> None:
    page = people.open(is_moving=True, reduced_motion="reduce")
    play_out_at_one_screen(page)
    wait_for_frames(page)
    assert page.evaluate("window.__cheers") == 0
