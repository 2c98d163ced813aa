"""Reloads, lost connections, and a server that dies in the middle of a match: nothing is lost."""

import json

import pytest
from browser.conftest import People
from browser.hands import SHORT, Wish, expect_same_points, log_lines, play_out, points, set_up
from browser.house import House
from playwright.sync_api import Page, WebSocketRoute, expect

pytestmark = pytest.mark.browser


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
        while self._swallowed < 2:
            page.wait_for_timeout(20)

    def cut(self) -> None:
        for side in self._sides:
            side.close()


def test_two_tabs_of_one_seat_show_the_same_and_either_may_play(people: People) -> None:
    first = somewhere_in_a_match(people)
    second = first.context.new_page()
    second.goto(first.url)
    expect(second.locator("button.option").first).to_be_enabled()
    assert everything(second) == everything(first)
    play_out(second)
    expect(first.locator("#end-title")).to_be_visible()
    expect_same_points(first, second)
