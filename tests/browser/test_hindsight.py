"""A finished match in the page: gone through by keys and touches, reviewed, played on."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest
from browser.boards import DRAWN, LYING, PHONE, Player
from browser.conftest import People
from browser.hands import LONG, is_scrolled_sideways, points, script, wait_for_frames
from browser.house import House
from browser.test_boards import serious
from playwright.sync_api import Page, expect
from server.test_reel import REPLAYS, a_replay

from sideline.engine.match import Match

pytestmark = pytest.mark.browser

BLUNDERS = REPLAYS / "jukem" / "home-deals.replay"
"""A match in which even the quickest look finds decisions that lost much."""

TOUCH = 44
BOARD_SEEN = 380
"""So many pixels of a board at least are to be seen above what lies over it on a phone."""

KEEP = """async (text) => {
  const [headers, body] = [{ "content-type": "application/json" }, JSON.stringify({ text })];
  return (await (await fetch("api/replays", { method: "POST", headers, body })).json()).table;
}"""
LINES = "() => [...document.querySelectorAll('[data-move] .text')].map((line) => line.textContent)"
HANDS = """() => [...document.querySelectorAll('[data-place="@hand:1"] [data-piece]')]
  .map((piece) => piece.getAttribute("data-piece"))"""


def open_match(people: People, path: str = "", *, text: str = "", **settings: object) -> tuple[Page, str]:
    """Open a page at a match that somebody brought along as a file."""
    page = people.open("/r", **settings)
    table = page.evaluate(KEEP, text or a_replay("jukem"))
    page.goto(f"/r/{table}{path}")
    if "/review" not in path:
        expect(page.locator(".transport").first).to_be_attached()
    return page, table


def at(page: Page) -> int:
    return int(page.locator("[data-version]").get_attribute("data-version") or -1)


def check_looks(page: Page, pictures: Path | None, name: str) -> None:
    if pictures:
        page.screenshot(path=pictures / f"{name}.png", full_page=True)
    assert not is_scrolled_sideways(page), name
    assert page.evaluate(script("faint_texts"), [4.5, 3.0]) == [], name
    assert serious(page) == [], name


def test_a_match_is_gone_through_by_keys_and_its_address_leads_to_a_move(people: People) -> None:
    page, _ = open_match(people, "#m20")
    assert at(page) == 20
    for key, move in (("ArrowRight", 21), ("ArrowLeft", 20), ("Home", 0), ("ArrowRight", 1)):
        page.keyboard.press(key)
        expect(page.locator("[data-version]")).to_have_attribute("data-version", str(move))
    page.keyboard.press("b")
    expect(page.locator(".points", has_text=re.compile("[1-9]")).first).to_be_visible()
    basket = at(page)
    assert basket > 1
    page.wait_for_function(f"() => location.hash === '#m{basket}'")
    page.keyboard.press("End")
    last = len(Match.read(a_replay("jukem")).log)
    expect(page.locator("[data-version]")).to_have_attribute("data-version", str(last))
    page.keyboard.press("ArrowRight")
    wait_for_frames(page)
    assert at(page) == last
    expect(page.get_by_role("button", name="Play on from here")).to_be_disabled()
    page.locator("[data-move='7'] button").click()
    expect(page.locator("[data-version]")).to_have_attribute("data-version", "7")
    page.get_by_role("button", name="Check against the seed").click()
    expect(page.locator(".good", has_text="checked")).to_be_visible()


def test_a_move_that_is_typed_into_the_address_is_gone_to(people: People) -> None:
    page, _ = open_match(people, "#m20")
    for move in (7, 33):
        page.evaluate(f"location.hash = '#m{move}'")
        expect(page.locator("[data-version]")).to_have_attribute("data-version", str(move))
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-version]")).to_have_attribute("data-version", "34")
    page.wait_for_function("() => location.hash === '#m34'")


def test_what_rushes_by_under_a_held_arrow_is_told_where_it_stops(people: People) -> None:
    page, _ = open_match(people, "#m20")
    passed = []
    for _ in range(25):
        page.keyboard.down("ArrowRight")
        wait_for_frames(page)
        passed.append(at(page))
    page.keyboard.up("ArrowRight")
    stopped = at(page)
    assert passed == sorted(passed)
    assert stopped > 21
    expect(page.locator("[data-move][aria-current=step]")).to_have_attribute("data-move", str(stopped))
    page.wait_for_function(f"() => location.hash === '#m{stopped}'")


def test_the_help_of_a_replay_names_its_own_keys_and_those_of_every_page(people: People) -> None:
    page, _ = open_match(people, "#m20")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    keys = page.get_by_role("dialog").locator("kbd").all_inner_texts()
    assert {"b l k m", "Home End", "p", "g l"} <= set(keys)
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-version]")).to_have_attribute("data-version", "21")


def test_whoever_goes_by_tab_does_not_go_through_every_move_that_was_made(people: People) -> None:
    page, _ = open_match(people, "#m20")
    page.locator("[data-move='20'] button").focus()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('[data-move]')") is None
    page.evaluate("location.hash = '#m21'")
    expect(page.locator("[data-move] [tabindex='0']")).to_have_count(1)
    expect(page.locator("[data-move='21'] [tabindex='0']")).to_have_count(1)


def test_who_has_chosen_by_mouse_goes_on_by_keys(people: People) -> None:
    page, _ = open_match(people, "#m20")
    page.get_by_role("radio", name="Away").click(force=True)
    page.wait_for_function("() => location.search === '?eyes=1'")
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-version]")).to_have_attribute("data-version", "21")
    expect(page.get_by_role("radio", name="Away")).to_be_checked()


@pytest.mark.parametrize("game", DRAWN)
def test_on_a_phone_curve_and_buttons_of_a_replay_are_in_sight_of_the_board(
    people: People, game: str
) -> None:
    page, _ = open_match(people, text=a_replay(game), **PHONE)
    expect(page.locator("[data-version]")).to_be_visible()
    for part in (".curve", ".sheet .transport"):
        expect(page.locator(part)).to_be_in_viewport(ratio=1)
    board, curve = page.locator("[data-version]").bounding_box(), page.locator(".deck").bounding_box()
    assert board is not None
    assert curve is not None
    assert curve["y"] - board["y"] > BOARD_SEEN


def test_no_title_is_cut_on_a_phone(people: People) -> None:
    page, _ = open_match(people, text=a_replay("halfcourt_jam"), **PHONE)
    cut = "(title) => title.scrollWidth > title.clientWidth || title.scrollHeight > title.clientHeight + 1"
    assert not page.locator("h1").evaluate(cut)


@pytest.mark.parametrize("game", ["halfcourt_jam", "jukem"])
def test_on_a_phone_that_lies_a_replay_is_a_board_and_its_buttons(people: People, game: str) -> None:
    page, _ = open_match(people, "#m20", text=a_replay(game), **LYING)
    expect(page.locator(".transport").last).to_be_in_viewport(ratio=1)
    board, sheet = page.locator(".board").bounding_box(), page.locator(".sheet").bounding_box()
    assert board and sheet
    assert board["x"] + board["width"] <= sheet["x"]
    assert board["width"] > 500
    assert board["height"] > 200
    assert not is_scrolled_sideways(page)


def secrets_of_the_other(page: Page, table: str, move: int = 0) -> list[str]:
    """Go through a match with the eyes of the first seat; return the lines that only the second was told."""
    lines, moves = {}, len(Match.read(a_replay("jukem")).log)
    for eyes in (1, 0):
        page.goto(f"/r/{table}?eyes={eyes}#m{move}")
        page.wait_for_function(f"(moves) => ({LINES})().length === moves", arg=moves)
        lines[eyes] = page.evaluate(LINES)
    secret = [other if own != other else "" for own, other in zip(lines[0], lines[1], strict=True)]
    assert len(set(secret)) > 5
    return secret


def told(page: Page, secret: Iterable[str]) -> list[str]:
    """Everything on the page that is secret, and every card of the other's hand that is shown."""
    content = page.content()
    cards = [card for card in page.evaluate(HANDS) if card != "card"]
    return [*cards, *(line for line in secret if line and line in content)]


def test_one_pair_of_eyes_sees_nothing_of_the_other_at_any_step(people: People) -> None:
    page, table = open_match(people)
    secret = secrets_of_the_other(page, table)
    for move in range(len(secret)):
        expect(page.locator("[data-version]")).to_have_attribute("data-version", str(move))
        assert told(page, secret) == [], move
        page.keyboard.press("ArrowRight")
    page.keyboard.press("2")
    page.wait_for_function(f"(line) => ({LINES})().includes(line)", arg=next(filter(None, secret)))


def test_one_pair_of_eyes_sees_nothing_of_the_other_in_a_review_or_a_match_played_on(people: People) -> None:
    page, table = open_match(people)
    secret = secrets_of_the_other(page, table, 20)
    page.locator(".curve button").first.click()
    expect(page.locator(".curve .leads").first).to_be_visible(timeout=LONG)
    for jump in "mmmmmkkkkk":
        page.keyboard.press(jump)
        assert told(page, secret) == [], jump
    page.goto("/r")
    page.goto(f"/r/{table}?eyes=0#m20")
    expect(page.locator("[data-version]")).to_have_attribute("data-version", "20")
    page.keyboard.press("p")
    expect(page.locator("#turn-title")).to_be_visible(timeout=LONG)
    expect(page.locator(".parent")).to_be_visible()
    assert told(page, secret[:20]) == []


def test_all_costly_decisions_are_tried_again_in_a_row(people: People) -> None:
    page, table = open_match(people, "/review", text=BLUNDERS.read_text(encoding="utf-8"))
    player = Player(page)
    in_a_row = page.get_by_role("button", name="in a row")
    expect(in_a_row).to_be_visible(timeout=LONG)
    decisions = page.locator("[data-slip]").count()
    in_a_row.click()
    for number in range(1, decisions + 1):
        strip = page.locator(".trial")
        expect(strip).to_contain_text(f"Decision {number} of")
        player.wait()
        expect(strip).not_to_contain_text("Better")
        player.choose(player.options[0])
        expect(strip).to_contain_text("Better")
        if number < decisions:
            strip.get_by_role("button", name="Next decision").click()
    strip.get_by_role("link", name="To the review").click()
    page.wait_for_url(f"**/t/{table}/review")
    expect(page.locator(".ledger .bar").first).to_be_visible()


def test_every_costly_decision_is_seen_and_tried_where_it_was_made(people: People) -> None:
    page, table = open_match(people, "/review", text=BLUNDERS.read_text(encoding="utf-8"))
    expect(page.locator("[data-slip]").first).to_be_visible(timeout=LONG)
    for slip in range(page.locator("[data-slip]").count()):
        row = page.locator("[data-slip]").nth(slip)
        before = int(row.locator(".move").inner_text().split()[-1]) - 1
        row.get_by_role("link").click()
        expect(page.locator("[data-version]")).to_have_attribute("data-version", str(before))
        page.go_back()
        row.get_by_role("button").click()
        expect(page.locator(".trial")).to_be_visible()
        expect(page.locator(".parent")).to_have_attribute("href", f"r/{table}#m{before}")
        page.locator(".trial").get_by_role("link").click()
        expect(row).to_be_visible()


@pytest.mark.matrix
@pytest.mark.parametrize("file", ["rugby/designer-greedy", "five_on_the_floor/full-match"])
def test_the_map_of_a_review_adds_up_to_the_score(people: People, file: str) -> None:
    page, _ = open_match(people, "/review", text=(REPLAYS / f"{file}.replay").read_text(encoding="utf-8"))
    places = page.locator(".map li")
    expect(places.first).to_be_attached(timeout=LONG)
    expect(page.locator(":is(.map [data-aside], .map [data-stands]):visible")).to_have_count(0)
    for seat, score in enumerate(page.locator(".score b").all_inner_texts()):
        page.locator(".map input[type=radio]").nth(seat).check(force=True)
        told = [text.split("points: ")[1] for text in places.all_inner_texts()]
        assert sum(map(int, told)) == int(score)


@pytest.mark.parametrize("size", ["desk", pytest.param("phone", marks=pytest.mark.matrix)])
def test_a_review_adds_up_leads_to_its_moves_and_is_tried_again(
    people: People, pictures: Path | None, size: str
) -> None:
    page, _ = open_match(people, "/review", **(PHONE if size == "phone" else {}))
    expect(page.locator(".ledger .bar").first).to_be_visible(timeout=LONG)
    expect(page.locator(".curve").get_by_text("Home ahead").first).to_be_visible()
    page.locator(".ledger summary").click()
    written = page.locator(".ledger td:nth-child(2)").all_inner_texts()
    numbers = [int(text.split()[0].rstrip("%").replace("\u2212", "-")) for text in written]
    assert sum(numbers[:-1]) == numbers[-1]
    check_looks(page, pictures, f"review-{size}")
    page.locator(".leads").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_function("() => /^#m\\d+$/.test(location.hash)")
    check_looks(page, pictures, f"replay-{size}")


CHOSEN = "(all) => all.map((one) => one.selectedOptions[0].text)"
LOWEST = "(things) => Math.max(...things.map((thing) => thing.getBoundingClientRect().bottom))"
COVERED = """(buttons) => buttons.filter((button) => {
  const { x, y, width, height } = button.getBoundingClientRect();
  return !button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}).length"""


@pytest.mark.parametrize("game", DRAWN)
def test_on_a_desk_the_board_of_a_replay_ends_above_its_buttons(people: People, game: str) -> None:
    page, _ = open_match(people, "#m40", text=a_replay(game), viewport={"width": 1280, "height": 800})
    pieces = page.locator(".board :is([data-piece], [data-thing]):visible")
    expect(pieces.first).to_be_visible()
    top = page.locator("section.strip").evaluate("(strip) => strip.getBoundingClientRect().top")
    assert pieces.evaluate_all(LOWEST) <= top
    assert page.locator("section.strip .transport button").evaluate_all(COVERED) == 0


def test_who_plays_on_is_told_which_side_and_against_whom(people: People) -> None:
    page, _ = open_match(people, "#m20")
    seat, opponent = page.locator(".side select").evaluate_all(CHOSEN)
    assert (seat, opponent) == ("as Home", "against All-star")


def test_a_match_is_played_on_in_french_from_a_move_on_a_phone(people: People) -> None:
    page, table = open_match(people, "#m20", **PHONE, locale="fr-FR")
    score = [int(each) for each in points(page)]
    page.locator(".sheet > .line").last.get_by_role("button", name="Rejouer").click()
    page.locator("dialog").get_by_role("button", name="Rejouer").click()
    expect(page.locator("#turn-title")).to_be_visible(timeout=LONG)
    assert "/t/" in page.url
    expect(page.locator(".parent")).to_have_attribute("href", f"r/{table}#m20")
    assert all(now >= then for now, then in zip(map(int, points(page)), score, strict=True))


def test_what_cannot_be_had_is_told_and_a_wrong_file_is_refused(people: People, house: House) -> None:
    people.expected += ["404", "422"]
    page = people.open("/r/there-is-no-such-table")
    expect(page.get_by_role("alert")).to_contain_text("There is no such table.")
    page.goto("/r")
    wrong = {"name": "a.replay", "mimeType": "text/plain", "buffer": b"sideline replay 2\n"}
    page.locator("input[type=file]").set_input_files(files=[wrong])  # type: ignore[list-item]
    expect(page.get_by_role("alert")).to_contain_text("cut off")
    right = {"name": "a.replay", "mimeType": "text/plain", "buffer": a_replay("jukem").encode()}
    page.locator("input[type=file]").set_input_files(files=[right])  # type: ignore[list-item]
    page.wait_for_url("**/r/*")
    expect(page.locator("[data-version]")).to_have_attribute("data-version", "0")
