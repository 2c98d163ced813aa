"""Every game that has a board of its own: whole matches by touches and by keys, and what no board may do."""

from pathlib import Path
from typing import Any

import pytest
from browser.boards import DESK, DRAWN, LYING, PHONE, Player, Typist
from browser.conftest import People
from browser.hands import SHORT, Wish, is_scrolled_sideways, script, set_up
from playwright.sync_api import Page, expect

pytestmark = [pytest.mark.browser, pytest.mark.parametrize("game", DRAWN)]

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = {"desk": DESK, "phone": PHONE, "lying": LYING}
EACH_SIZE = pytest.mark.parametrize(
    "size", ["desk", *(pytest.param(size, marks=pytest.mark.matrix) for size in ("phone", "lying"))]
)


def sit_down(people: People, game: str, kind: type[Player] = Player, **settings: Any) -> tuple[Page, Player]:
    """Come to a table against a bot."""
    page = people.open(**settings)
    player = kind(page, is_touching=bool(settings.get("has_touch")))
    set_up(page, Wish(game, settings=SHORT.get(game, {})))
    return page, player


def serious(page: Page) -> list[str]:
    """What axe finds that keeps people out; what is printed on a card is a picture of it, not its label."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    rules = "{ 'label-content-name-mismatch': { enabled: false } }"
    found = page.evaluate(f"axe.run({{ rules: {rules} }}).then((run) => run.violations)")
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:120]}"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]


@EACH_SIZE
def test_a_whole_match_is_played_by_touching_the_board(people: People, game: str, size: str) -> None:
    page, player = sit_down(people, game, **SIZES[size])
    assert player.play() > 0
    expect(page.locator("#end-title")).to_be_visible()
    assert player.lost == []
    assert not is_scrolled_sideways(page)


@pytest.mark.matrix
def test_a_whole_match_is_played_by_keys_alone(people: People, game: str) -> None:
    page, player = sit_down(people, game, Typist)
    assert player.play() > 0
    expect(page.locator("#end-title")).to_be_visible()
    assert player.lost == []


@pytest.mark.matrix
def test_planted_fault_what_lies_over_a_thing_is_noticed(people: People, game: str) -> None:
    page, player = sit_down(people, game)
    player.wait()
    while not page.locator("[data-lit]").count():
        player.play(1)
    page.evaluate(script("cover"))
    player.look_for_everything()
    assert player.lost != []


@pytest.mark.matrix
def test_in_french_and_in_the_dark_everything_is_reached_too(people: People, game: str) -> None:
    page, player = sit_down(people, game, locale="fr-FR", color_scheme="dark", **PHONE)
    player.play(12)
    assert player.lost == []
    assert not is_scrolled_sideways(page)
    assert page.evaluate("document.documentElement.lang") == "fr"


def test_on_a_desk_nothing_scrolls_but_the_log(people: People, game: str) -> None:
    page, player = sit_down(people, game)
    for _ in range(6):
        player.play(1)
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


@EACH_SIZE
def test_axe_finds_nothing_serious(people: People, game: str, size: str) -> None:
    page, player = sit_down(people, game, **SIZES[size])
    player.play(3)
    player.wait()
    assert serious(page) == []


@pytest.mark.matrix
def test_with_motion_a_match_goes_on_and_a_touch_ends_what_moves(people: People, game: str) -> None:
    page, player = sit_down(people, game, is_moving=True)
    assert player.play(3) == 3
    page.mouse.click(4, 300)
    player.wait()
    assert page.evaluate("document.querySelectorAll('.ghost').length") == 0


def test_who_wants_less_motion_sees_nothing_fly(people: People, game: str) -> None:
    page = people.open(is_moving=True, reduced_motion="reduce")
    page.context.add_init_script(script("watch_flights"))
    page.reload()
    player = Player(page)
    set_up(page, Wish(game))
    player.play(4)
    assert page.evaluate("window.__flown") == 0


@pytest.mark.matrix
def test_the_list_and_the_text_board_are_one_key_away(people: People, game: str) -> None:
    page, player = sit_down(people, game)
    player.wait()
    for way_back in ("l", "Escape"):
        page.keyboard.press("l")
        expect(page.locator(".list.open button.option").first).to_be_focused()
        assert page.locator(".list.open button.option").count() == len(player.options)
        page.keyboard.press(way_back)
        expect(page.locator(".list:is(.open, :focus-within)")).to_have_count(0)
    page.keyboard.press("t")
    expect(page.locator(".drawn, .written").first).to_be_visible()
    expect(page.locator("[data-thing]")).to_have_count(0)
    page.keyboard.press("t")
    expect(page.locator("[data-thing]").first).to_be_visible()


def test_touching_what_is_not_lit_says_why(people: People, game: str) -> None:
    page, player = sit_down(people, game)
    while player.wait():
        dull = page.locator("[data-thing][aria-disabled=true]")
        if dull.count() and len(player.options) > 1:
            break
        player.play(1)
    dull.first.evaluate("thing => thing.dispatchEvent(new MouseEvent('click', { bubbles: true }))")
    expect(page.locator(".why")).to_be_visible()


def test_at_one_screen_no_hand_exists_before_the_curtain_is_lifted(people: People, game: str) -> None:
    page = people.open()
    player = Player(page)
    set_up(page, Wish(game, company="screen", settings=SHORT.get(game, {})))
    for _ in range(8):
        page.wait_for_function("() => document.querySelector('#curtain-lift, [data-asked=true], #end-title')")
        if page.locator("#curtain-lift").count():
            assert page.locator("[data-thing], [data-piece], [data-place], button.option").count() == 0
            page.locator("#curtain-lift").click()
        player.play(1)
