"""Several server processes on one PostgreSQL: one owner a table, and everybody is told."""

import asyncio
import random
from collections.abc import Iterator

import pytest
from server.clients import LIFTED, SHORT, Page, Player, RunningServer, players, running_server
from server.postgres import Postgres

from sideline.server.protocol.messages import Changed, Done, Refused
from sideline.server.store import chain, open_store

pytestmark = pytest.mark.xdist_group("two processes")


@pytest.fixture(scope="module")
def shared_database(postgres: Postgres) -> str:
    return postgres.empty_database()


@pytest.fixture(scope="module")
def pair(shared_database: str) -> Iterator[tuple[RunningServer, RunningServer]]:
    limits = {**LIFTED, "takeover": 0.5, "grace": 0.3}
    with running_server(shared_database, **limits) as one, running_server(shared_database, **limits) as other:
        yield one, other


async def test_two_people_at_two_processes_play_one_match(
    pair: tuple[RunningServer, RunningServer], shared_database: str
) -> None:
    one, other = pair
    ada, bob, eve = Player(one.url, "Ada"), Player(other.url, "Bob"), Player(other.url)
    made = await ada.create("jukem", "me", "open", settings=SHORT["jukem"])
    await bob.join(made.table, made.invite)
    await ada.open()
    await bob.open()
    looking = await eve.open(made.table)
    await asyncio.gather(
        ada.page.play_to_end(random.choice), bob.page.play_to_end(random.choice), watch(looking)
    )
    assert ada.page.position.end == bob.page.position.end == looking.position.end
    assert len(ada.page.lines) == len(bob.page.lines) == len(looking.lines)
    await check_log(shared_database, made.table, ada.page.position.version)
    for player in (ada, bob, eve):
        await player.close()


async def watch(page: Page) -> None:
    while page.position.end is None:
        await page.hear()


async def check_log(url: str, table: str, entries: int) -> None:
    store = open_store(url)
    await store.open()
    log = await store.log(table)
    await store.close()
    assert len(log) == entries
    assert chain.check(table, log) is None


async def test_one_seat_at_two_processes_acts_once_a_turn(pair: tuple[RunningServer, RunningServer]) -> None:
    one, other = pair
    async with players(one.url, "Ada") as (ada,):
        await ada.create("jukem", "me", "me")
        page = await ada.open()
        there = Player(other.url)
        there.table = ada.table
        elsewhere = await there.another_tab(token=ada.token())
        assert elsewhere.mine == (0, 1)
        for turn in range(15):
            for tab in (page, elsewhere):
                while tab.position.version < turn:
                    await tab.hear()
            action = page.position.options[0].action
            answers = await asyncio.gather(
                page.act(action, version=turn), elsewhere.act(action, version=turn)
            )
            assert sum(isinstance(answer, Done) for answer in answers) == 1
            assert {answer.code for answer in answers if isinstance(answer, Refused)} == {"stale"}
        await there.close()


async def test_another_process_takes_over_when_the_owner_is_killed(
    pair: tuple[RunningServer, RunningServer],
) -> None:
    one, other = pair
    ada = Player(one.url, "Ada")
    await ada.create("jukem", "me", "greedy", settings=SHORT["jukem"])
    page = await ada.open()
    await page.until_asked()
    await page.act(page.position.options[0].action)
    token = ada.token()
    one.kill()
    again = Player(other.url)
    again.table = ada.table
    page = await again.another_tab(token=token)
    assert page.mine == (0,)
    await page.play_to_end()
    assert page.position.end is not None
    for player in (ada, again):
        await player.close()
    one.start()


async def test_a_repeat_at_another_process_gets_the_first_answer(
    pair: tuple[RunningServer, RunningServer],
) -> None:
    one, other = pair
    async with players(one.url, "Ada") as (ada,):
        await ada.create("jukem", "me", "me")
        page = await ada.open()
        first = await page.act(page.position.options[0].action, id="same-id")
        there = Player(other.url)
        there.table = ada.table
        elsewhere = await there.another_tab(token=ada.token())
        assert await elsewhere.act(0, id="same-id", version=0) == first
        await page.wait_for(Changed)
        assert page.position.version == 1
        await there.close()
