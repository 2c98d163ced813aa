"""Odds that may take long never hold up the event loop: they are found out elsewhere, and told when known."""

import asyncio
import os
import signal
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from server.clients import PATIENCE, Page, RunningServer, first, players
from server.reliability.faulty import faulty_server

from sideline.engine import registry
from sideline.engine.match import Match
from sideline.engine.settings import index
from sideline.server.config import Settings
from sideline.server.lobby.wishes import MOST_SETTINGS
from sideline.server.metrics import Metrics
from sideline.server.protocol.messages import Done
from sideline.server.table import audience as audiences
from sideline.server.table.audience import Audience
from sideline.server.table.course import Course
from sideline.server.table.late_odds import has_own_book
from sideline.server.table.seen import Eye, options, position
from sideline.server.thinking.reckoning import Reckoner

SEED = bytes(32)


def match_of(values: dict[str, Any] | None = None) -> Match:
    return Match(registry.load("jukem"), values or {}, seed=SEED)


async def played(server: RunningServer, settings: dict[str, str], moves: int) -> Page:
    """Play both seats of a table for a while."""
    async with players(server.url, "Ada") as (ada,):
        await ada.create("jukem", "me", "me", settings=settings)
        page = await ada.open()
        for _ in range(moves):
            version = page.position.version
            assert isinstance(await page.act(first(page.position.options).action), Done)
            while page.position.version == version:
                await page.hear()
        return page


def own_book() -> dict[str, str]:
    """A number of the book, one more than it is printed."""
    setting = registry.load("jukem").book[0]
    path, place = next(iter(setting.entries()))
    return {path: str(int(setting.default_at(place)) + 1)}


async def test_with_numbers_of_ones_own_no_odds_are_found_out_in_the_event_loop(tmp_path: Path) -> None:
    with faulty_server(tmp_path / "tables.db", "die_of_odds") as server:
        await played(server, own_book(), 5)
        with suppress(AssertionError, websockets.WebSocketException, httpx.HTTPError, OSError):
            await played(server, {}, 5)
        async with asyncio.timeout(PATIENCE):
            while (
                server.is_running()
            ):  # as printed they are found out there: the fault would have been noticed
                await asyncio.sleep(0.01)


@pytest.mark.parametrize("name", registry.listings())
def test_the_odds_of_extreme_numbers_are_never_found_out_in_the_event_loop(name: str) -> None:
    game = registry.load(name)
    numbers = {path: setting.high for setting in game.book for path, _ in setting.entries()}
    options = {path: setting.default_at(place) for path, (setting, place) in index(game.options).items()}
    assert all(has_own_book(game, {path: extreme}) for path, extreme in numbers.items())
    assert not has_own_book(game, options)


async def test_they_come_after_the_position_and_are_the_same(url: str) -> None:
    async with players(url, "Ada") as (ada,):
        await ada.create("jukem", "me", "me", settings=own_book())
        page = await ada.open()
        assert not any(option.odds for option in page.position.options)
        while not any(option.odds for option in page.position.options):
            await page.hear()
        assert isinstance(await page.act(first(page.position.options).action), Done)


@pytest.mark.parametrize("tongue", [None, "en", "fr"])
async def test_another_process_finds_out_the_same_odds(tongue: Any) -> None:
    match = match_of()
    eye = Eye((match.to_act,), lang=tongue or "en", words=tongue is not None)
    reckoner = Reckoner(Settings(odds_seconds=60.0), Metrics())
    try:
        found = await reckoner.odds(match, tongue)
    finally:
        await reckoner.close()
    assert found
    assert options(match, eye, found) == options(match, eye)


async def test_odds_that_take_too_long_are_given_up() -> None:
    metrics = Metrics()
    reckoner = Reckoner(Settings(odds_seconds=0.3), metrics)
    try:
        assert await reckoner.odds(match_of(), None)
        assert reckoner._worker is not None and reckoner._worker.pid is not None
        os.kill(reckoner._worker.pid, signal.SIGSTOP)
        assert await reckoner.odds(match_of(), None) == {}
        assert metrics.total("odds", "too late") == 1
        while not await reckoner.odds(match_of(), None):
            await asyncio.sleep(0)
    finally:
        await reckoner.close()


def test_after_a_position_that_took_long_odds_are_found_out_elsewhere(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = match_of()
    course, eye = Course(match, match.to_act), Eye((match.to_act,))
    audience = Audience(SEED)
    told = [audience._position(course, eye)]
    assert not audience.is_slow
    monkeypatch.setattr(audiences, "LONGEST", -1.0)
    told += [audience._position(course, eye) for _ in range(2)]
    assert [any(option.odds for option in seen.options) for seen in told] == [True, True, False]


def test_a_position_is_told_without_odds_that_are_not_known_yet() -> None:
    match = match_of()
    course, eye = Course(match, match.to_act), Eye((match.to_act,))
    known, unknown = position(course, eye, SEED), position(course, eye, SEED, reckoned={})
    assert any(option.odds for option in known.options)
    assert not any(option.odds for option in unknown.options)
    assert [option.action for option in known.options] == [option.action for option in unknown.options]


async def test_a_table_takes_only_so_many_settings(url: str) -> None:
    book = registry.load("rugby").book
    paths = [(path, setting.default_at(place)) for setting in book for path, place in setting.entries()]
    async with players(url, "Ada") as (ada,):
        new = {"game": "rugby", "seats": [{"kind": "me"}, {"kind": "open"}]}
        for number, status in ((MOST_SETTINGS, 201), (MOST_SETTINGS + 1, 400)):
            asked = {**new, "settings": {path: str(value) for path, value in paths[:number]}}
            assert (await ada.post("/api/tables", asked)).status_code == status
