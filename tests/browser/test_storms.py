"""Reloads, lost connections, and a server that dies in the middle of a match: nothing is lost."""

import json
from collections.abc import Callable

import pytest
from browser.conftest import People
from browser.hands import LOOKS, SHORT, Wish, expect_same_points, log_lines, play_out, points, script, set_up
from browser.house import House
from playwright.sync_api import Page, WebSocketRoute, expect

pytestmark = pytest.mark.browser

SHOTS = ("TWO_POINTER", "THREE_POINTER", "DUNK")
OTHERS = ("AND_1", "HALF_COURT", "JUKEM", "FREE_THROW", "TIME_OUT", "BLOCK", "MISS")
STOPS = ("THREE_SECONDS", "BRICK", "AIR_BALL", "TECHNICAL_FOUL")
THREE_SHOTS = {**dict.fromkeys((f"copies.{card}" for card in (*OTHERS, *STOPS)), "0")} | {
    f"copies.{card}": "4" for card in SHOTS
}
"""A deck whose every hand leaves a choice of shots; its odds, being nobody else's, are told late."""
CHANCES = ".prompt .wide"


def somewhere_in_a_match(people: People) -> Page:
    page = people.open()
    set_up(page, Wish("jukem", settings=SHORT["jukem"]))
    play_out(page, 4)
    expect(page.locator("button.option").first).to_be_enabled()
    return page


def everything(page: Page) -> tuple[list[str], list[str], str, list[str]]:
    """All that can be seen of a match."""
    board = page.get_by_role("region", name="Board").inner_text()
    return log_lines(page), points(page), board, page.locator("button.option").all_inner_texts()


def test_a_reload_in_mid_match_loses_nothing(people: People) -> None:
    page = somewhere_in_a_match(people)
    before = everything(page)
    page.reload()
    expect(page.locator("button.option").first).to_be_enabled()
    assert everything(page) == before
    play_out(page)
    expect(page.locator("#end-title")).to_be_visible()


def test_a_server_killed_and_started_again_in_mid_match_loses_nothing(people: People, house: House) -> None:
    page = somewhere_in_a_match(people)
    before = everything(page)
    house.kill()
    expect(page.get_by_text("The connection is lost")).to_be_visible()
    house.open()
    expect(page.get_by_text("The connection is lost")).to_have_count(0)
    assert everything(page) == before
    play_out(page)
    expect(page.locator("#end-title")).to_be_visible()
    page.get_by_role("button", name="Verify").click()
    expect(page.locator("[data-theirs=true]")).to_be_visible()


def test_a_choice_made_while_the_server_is_dead_is_kept_and_played_once(people: People, house: House) -> None:
    page = somewhere_in_a_match(people)
    lines = len(log_lines(page))
    house.kill()
    expect(page.get_by_text("The connection is lost")).to_be_visible()
    page.keyboard.press("1")
    expect(page.get_by_text("your choice is kept")).to_be_visible()
    expect(page.locator("button.option.pending")).to_have_count(1)
    house.open()
    expect(page.locator("button.option.pending")).to_have_count(0)
    expect(page.locator("[role=alert]")).to_have_count(0)
    assert len(log_lines(page)) > lines


def test_a_choice_whose_answer_was_lost_is_played_once(people: People) -> None:
    """The page never hears that its choice was done; it asks again under the same id."""
    page = people.open()
    deafness = Deafness()
    page.route_web_socket("**/socket", deafness.carry)
    set_up(page, Wish("halfcourt_jam"))
    before = log_lines(page)
    deafness.is_deaf = True
    page.keyboard.press("1")
    expect(page.locator("button.option.pending")).to_have_count(1)
    deafness.wait_for_answer(page)
    deafness.is_deaf = False
    deafness.cut()
    expect(page.locator("button.option.pending")).to_have_count(0)
    expect(page.locator("[role=alert]")).to_have_count(0)
    assert log_lines(page)[: len(before) + 1] == [*before, "Ray starts with the ball."]
    assert log_lines(page).count("Ray starts with the ball.") == 1
    assert deafness.acts == 2
    assert len(deafness.ids) == 1


class Deafness:
    """Stands between page and server; when deaf, what the server says is swallowed."""

    def __init__(self) -> None:
        self.is_deaf = False
        self.acts = 0
        self.ids: set[str] = set()
        self._swallowed = 0
        self._sides: list[WebSocketRoute] = []

    def carry(self, page_side: WebSocketRoute) -> None:
        server_side = page_side.connect_to_server()
        self._sides = [page_side, server_side]
        page_side.on_message(lambda text: self._to_server(server_side, str(text)))
        server_side.on_message(lambda text: self._to_page(page_side, str(text)))

    def _to_server(self, side: WebSocketRoute, text: str) -> None:
        if '"type":"act"' in text:
            self.acts += 1
            self.ids.add(json.loads(text)["id"])
        side.send(text)

    def _to_page(self, side: WebSocketRoute, text: str) -> None:
        if self.is_deaf:
            self._swallowed += 1
        else:
            side.send(text)

    def wait_for_answer(self, page: Page) -> None:
        for _ in range(LOOKS):
            if self._swallowed >= 2:
                return
            page.wait_for_timeout(100)
        raise AssertionError("The server never answered.")

    def cut(self) -> None:
        for side in self._sides:
            side.close()


class Lateness:
    """Stands between page and server; after the first position, what the server says waits."""

    def __init__(self) -> None:
        self.kept: list[str] = []
        self._tell: Callable[[str], None] | None = None

    def carry(self, page_side: WebSocketRoute) -> None:
        server_side = page_side.connect_to_server()
        page_side.on_message(lambda text: server_side.send(str(text)))
        server_side.on_message(lambda text: self._hear(page_side, str(text)))

    def _hear(self, page_side: WebSocketRoute, text: str) -> None:
        if self._tell is None:
            page_side.send(text)
        else:
            self.kept.append(text)
        if json.loads(text)["type"] == "snapshot":
            self._tell = page_side.send

    def release(self, page: Page) -> None:
        """Let the page hear what it has not heard, as soon as there is anything."""
        for _ in range(LOOKS):
            if self._tell and (late := [text for text in self.kept if '"odds":' in text]):
                return self._tell(late[-1])
            page.wait_for_timeout(100)
        raise AssertionError("The server said nothing more.")


def test_what_was_taken_up_stays_so_when_chances_are_told_late(people: People) -> None:
    page = people.open()
    lateness = Lateness()
    page.route_web_socket("**/socket", lateness.carry)
    table = page.evaluate(script("ask_for_table"), {"game": "jukem", "settings": THREE_SHOTS})
    page.goto(f"/t/{table}")
    page.locator("#curtain-lift").click()
    page.locator("[data-thing^='hand:'][data-lit]").first.click()
    expect(page.locator("#confirm")).to_be_visible()
    expect(page.locator(CHANCES)).to_have_count(0)
    lateness.release(page)
    expect(page.locator(CHANCES)).to_be_visible()
    expect(page.locator("[data-picked]")).to_have_count(1)


def test_two_tabs_of_one_seat_show_the_same_and_either_may_play(people: People) -> None:
    first = somewhere_in_a_match(people)
    second = first.context.new_page()
    second.goto(first.url)
    expect(second.locator("button.option").first).to_be_enabled()
    assert everything(second) == everything(first)
    play_out(second)
    expect(first.locator("#end-title")).to_be_visible()
    expect_same_points(first, second)
