"""A match that cannot be played on: the page says why, in either language, and lets its moves be saved."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest
from browser.conftest import People
from browser.house import House
from playwright.sync_api import expect
from upgrades.conftest import copy_of
from upgrades.samples import SAMPLES

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("house")
    file = copy_of(SAMPLES[-1], folder).removeprefix("sqlite:")
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("update tables set rules_version = 99 where id = 'jukem-live'")
    running = House(folder, database=file)
    running.open()
    yield running
    running.close()


def test_a_frozen_match_says_why_and_gives_out_its_moves(people: People) -> None:
    people.expected.append("WebSocket connection")
    page = people.open("/t/jukem-live")
    expect(page.get_by_role("heading", name="This match cannot be played on for now")).to_be_visible()
    expect(page.get_by_text("begun under version 99 of the rules of jukem")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save the moves").click()
    assert "sideline notation 1" in saved.value.path().read_text(encoding="utf-8")
    page.get_by_role("link", name="All games").last.click()
    expect(page.get_by_role("heading", name="Hardwood Deck").first).to_be_visible()


def test_it_says_so_in_french(people: People) -> None:
    people.expected.append("WebSocket connection")
    page = people.open("/t/jukem-live", locale="fr-FR")
    expect(page.get_by_role("heading", name="Ce match ne peut pas continuer")).to_be_visible()
    expect(page.get_by_text("version 99 des règles de jukem")).to_be_visible()
    expect(page.get_by_role("link", name="Enregistrer les coups")).to_be_visible()
