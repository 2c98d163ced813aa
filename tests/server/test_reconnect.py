"""Coming back: the missed lines or the whole log, after a reload, a crash or a stop of the server."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from server.clients import LIFTED, Page, Player, RunningServer, new_id, players, running_server

from sideline.server.protocol.messages import Act, Changed, Done


async def play_some(page: Page, actions: int) -> None:
    """Choose some options of a table where all seats are one's own."""
    for _ in range(actions):
        if page.position.end is None:
            version = page.position.version
            await page.act(random.choice(page.position.options).action)
            while page.position.version == version:
                await page.wait_for(Changed)


async def test_a_reload_brings_the_missed_tail_or_everything(url: str) -> None:
    async with players(url, "Ada") as (ada,):
        await ada.create("jukem", "me", "me")
        page = await ada.open()
        await play_some(page, 6)
        for since in range(7):
            tab = await ada.another_tab(since=since)
            assert not tab.snapshot.whole
            assert list(tab.snapshot.lines) == [line for line in page.lines if line.version > since]
            assert tab.position == page.position
            await tab.close()
        for since in (None, -1, 7, 10**6):
            tab = await ada.another_tab(since=since)
            assert tab.snapshot.whole
            assert tab.lines == page.lines
            await tab.close()


async def test_who_missed_an_undo_gets_the_whole_log(url: str) -> None:
    async with players(url, "Ada") as (ada,):
        await ada.create("jukem", "me", "me")
        page = await ada.open()
        while not page.position.can_undo:
            await play_some(page, 1)
        seen = page.position.version
        await page.undo()
        await page.wait_for(Changed)
        missed = await ada.another_tab(since=seen)
        assert missed.snapshot.whole
        earlier = await ada.another_tab(since=seen - 1)
        assert not earlier.snapshot.whole
        assert missed.lines == page.lines
        await missed.close()
        await earlier.close()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[RunningServer]:
    with running_server(tmp_path / "tables.db", **LIFTED) as started:
        yield started


@pytest.mark.parametrize("end", ["kill", "stop"])
async def test_a_match_goes_on_after_the_server_was_killed_or_stopped(
    end: str, own_server: RunningServer
) -> None:
    async with players(own_server.url, "Ada", "Bob") as (ada, bob):
        made = await ada.create("rugby", "me", "open")
        await bob.join(made.table, made.invite)
        await ada.open()
        await bob.open()
        last = await play_turns([ada.page, bob.page], 12)
        for player in (ada, bob):
            while player.page.position.version < 12:
                await player.page.hear()
        known = {player: (player.page.position, player.page.lines) for player in (ada, bob)}
        getattr(own_server, end)()
        own_server.start()
        for player in (ada, bob):
            page = await player.another_tab()
            assert page.position == known[player][0]
            assert page.lines == known[player][1]
            tail = await player.another_tab(since=9)
            assert list(tail.snapshot.lines) == [line for line in page.lines if line.version > 9]
            player.page = page
            await tail.close()
        asked = next(player for player in (ada, bob) if player.page.position.options)
        seat = (ada, bob).index(asked)
        repeat = [ask for ask, who in last if who == seat][-1]
        answer = await asked.page.act(0, id=repeat, version=0)
        assert isinstance(answer, Done), "a repeat is known across restarts"
        await play_turns([ada.page, bob.page], 3)


async def play_turns(pages: list[Page], turns: int) -> list[tuple[str, int]]:
    """Let two pages play so many turns; return the ids used and by which seat."""
    used = []
    for _ in range(turns):
        version = max(page.position.version for page in pages)
        for page in pages:
            while page.position.version < version:
                await page.hear()
        seat, page = next((seat, page) for seat, page in enumerate(pages) if page.position.options)
        used.append((new_id(), seat))
        answer = await page.act(random.choice(page.position.options).action, id=used[-1][0])
        assert isinstance(answer, Done)
        while page.position.version < answer.version:
            await page.hear()
    return used


async def test_an_action_in_flight_when_the_server_dies_happens_once_or_not_at_all(
    own_server: RunningServer,
) -> None:
    async with players(own_server.url, "Ada") as (ada,):
        await ada.create("jukem", "me", "me")
        page = await ada.open()
        ask = Act(new_id(), 0, page.position.options[0].action)
        await page.say(ask)
        own_server.kill()
        own_server.start()
        again = await ada.another_tab()
        answer = await again.act(ask.action, id=ask.id, version=0)
        assert isinstance(answer, Done)
        assert answer.version == 1
        repeat = await again.act(ask.action, id=ask.id, version=0)
        assert repeat == answer
        await again.close()


async def test_a_bot_goes_on_after_a_restart(own_server: RunningServer) -> None:
    async with players(own_server.url, "Ada") as (ada,):
        await ada.create("jukem", "me", "greedy")
        page = await ada.open()
        await page.until_asked()
        await page.act(page.position.options[0].action)
        own_server.kill()
        own_server.start()
        again = await ada.open()
        await again.until_asked()
        assert await again.play_to_end() > 0


async def test_a_seat_is_still_ones_own_after_a_restart(own_server: RunningServer) -> None:
    async with players(own_server.url, "Ada") as (ada,):
        await ada.create("jukem", "me", "greedy")
        own_server.stop()
        own_server.start()
        page = await ada.open()
        assert page.mine == (0,)
        eve = Player(own_server.url)
        assert (await eve.open(ada.table)).mine == ()
        await eve.close()
