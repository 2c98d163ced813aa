"""What is asked of a table: each thing happens once, in order, and whoever asked is told."""

import asyncio
import random
from collections.abc import AsyncIterator

import pytest
from server.clients import Page, Player, new_id, players

from sideline.server.protocol.messages import Act, Changed, Done, Problem, Refused, Snapshot


@pytest.fixture
async def ada(url: str) -> AsyncIterator[Player]:
    """Ada at a table of her own, both seats hers."""
    async with players(url, "Ada") as (player,):
        await player.create("jukem", "me", "me", settings={"first_dealer": "home"})
        await player.open()
        yield player


async def test_a_repeat_gets_the_first_answer_and_happens_once(ada: Player) -> None:
    page, ask = ada.page, new_id()
    action = page.position.options[0].action
    first = await page.act(action, id=ask, version=0)
    for _ in range(3):
        assert await page.act(action, id=ask, version=0) == first
    assert isinstance(first, Done)
    assert first.version == 1
    assert page.position.version == 1


async def test_a_repeat_long_after_still_gets_the_first_answer(ada: Player) -> None:
    page, ask = ada.page, new_id()
    first = await page.act(page.position.options[0].action, id=ask)
    for _ in range(5):
        await page.wait_for(Changed)
        await page.act(page.position.options[0].action)
    assert await page.act(99, id=ask, version=0) == first


async def test_a_stale_action_is_answered_and_the_position_follows(ada: Player) -> None:
    page = ada.page
    await page.act(page.position.options[0].action)
    await page.wait_for(Changed)
    answer = await page.act(page.position.options[0].action, version=0)
    assert isinstance(answer, Refused)
    assert (answer.code, answer.version) == ("stale", 1)
    snapshot = await page.wait_for(Snapshot)
    assert snapshot.position == page.position
    assert snapshot.lines == ()
    assert not snapshot.whole


async def test_a_version_from_the_future_is_stale_too(ada: Player) -> None:
    answer = await ada.page.act(ada.page.position.options[0].action, version=17)
    assert isinstance(answer, Refused)
    assert answer.code == "stale"


async def test_what_is_not_an_option_is_refused_with_its_rule(ada: Player) -> None:
    page = ada.page
    legal = {option.action for option in page.position.options}
    before = page.position
    for action in sorted(set(range(38)) - legal):
        answer = await page.act(action)
        assert isinstance(answer, Refused)
        assert answer.code == "illegal"
        assert answer.reason.endswith((".", ")"))
    for action in (-1, 38, 10**6, -(2**40), 10**30, -(10**4000)):
        answer = await page.act(action)
        assert isinstance(answer, Refused)
        assert answer.code == "illegal"
    assert (await page.hello()).position == before


async def test_only_the_seat_to_act_may_act(url: str) -> None:
    async with players(url, "Ada", "Bob") as (ada, bob):
        made = await ada.create("jukem", "me", "open", settings={"first_dealer": "home"})
        await ada.open()
        waiting = await ada.page.act(0)
        assert isinstance(waiting, Refused)
        assert waiting.code == "waiting"
        await bob.join(made.table, made.invite)
        await bob.open()
        asked, other = (ada, bob) if ada.page.position.to_act == 0 else (bob, ada)
        await asked.page.hello()
        assert asked.page.position.options
        assert other.page.position.options == ()
        answer = await other.page.act(asked.page.position.options[0].action)
        assert isinstance(answer, Refused)
        assert answer.code == "not-yours"


async def test_a_spectator_may_not_act_nor_use_an_id_of_a_seat(ada: Player, url: str) -> None:
    page, ask = ada.page, new_id()
    eve = Player(url)
    looking = await eve.open(ada.table)
    refused = await looking.act(page.position.options[0].action)
    assert isinstance(refused, Refused)
    assert refused.code == "not-yours"
    await page.act(page.position.options[0].action, id=ask)
    stolen = await looking.act(0, id=ask, version=1)
    assert isinstance(stolen, Refused)
    assert stolen.code == "forbidden"
    await eve.close()


@pytest.mark.parametrize(
    "ask", ["", "bot:1", "flag:1", "a b", "x" * 65, "é", "../..", "1;drop table entries"]
)
async def test_an_id_of_another_form_is_refused(ask: str, ada: Player) -> None:
    answer = await ada.page.act(ada.page.position.options[0].action, id=ask)
    assert isinstance(answer, Refused)
    assert answer.code == "malformed"


async def test_undo_takes_the_lines_back_everywhere(ada: Player) -> None:
    page, tab = ada.page, await ada.another_tab()
    start = page.lines.copy()
    await find_what_can_be_undone(page)
    before = page.position.version
    answer = await page.undo()
    assert isinstance(answer, Done)
    assert answer.version == before + 1
    changed = await page.wait_for(Changed, lambda change: change.position.version == before + 1)
    assert changed.undone == before
    while tab.position.version < page.position.version:
        await tab.hear()
    assert page.lines == tab.lines
    assert page.lines[: len(start)] == start
    assert all(line.version != before for line in page.lines)
    again = await ada.another_tab()
    assert again.lines == page.lines
    await tab.close()
    await again.close()


async def find_what_can_be_undone(page: Page) -> None:
    """Play until the last action may be taken back."""
    while not page.position.can_undo:
        await page.act(random.choice(page.position.options).action)
        await page.wait_for(Changed)


async def test_chance_cannot_be_taken_back(ada: Player) -> None:
    assert not ada.page.position.can_undo
    answer = await ada.page.undo()
    assert isinstance(answer, Refused)
    assert answer.code == "illegal"
    assert "cannot be taken back" in answer.reason


async def test_either_of_two_tabs_may_act_and_exactly_one_is_first(ada: Player) -> None:
    tabs = [ada.page, *[await ada.another_tab() for _ in range(3)]]
    for turn in range(10):
        actions = [random.choice(tabs[0].position.options).action for _ in tabs]
        answers = await asyncio.gather(
            *(tab.act(action, version=turn) for tab, action in zip(tabs, actions, strict=True))
        )
        assert sorted(type(answer) for answer in answers if isinstance(answer, Done)) == [Done]
        assert {answer.code for answer in answers if isinstance(answer, Refused)} == {"stale"}
        for tab in tabs:
            while tab.position.version <= turn:
                await tab.hear()
    assert all(tab.lines == tabs[0].lines for tab in tabs)
    for tab in tabs[1:]:
        await tab.close()


async def test_what_was_asked_happens_even_if_the_page_hangs_up_at_once(ada: Player) -> None:
    tab = await ada.another_tab()
    await tab.say(Act(new_id(), 0, tab.position.options[0].action))
    await tab.close()
    await ada.page.wait_for(Changed)
    assert ada.page.position.version == 1


async def test_nothing_happens_after_the_end(url: str) -> None:
    async with players(url, "Ada") as (ada,):
        await ada.create("jukem", "me", "me", settings={"periods": "1"})
        page = await ada.open()
        last_id = new_id()
        while page.position.end is None:
            last_id = new_id()
            await page.act(page.position.options[0].action, id=last_id)
            await page.wait_for(Changed)
        over = await page.act(0)
        assert isinstance(over, Refused)
        assert over.code == "over"
        undo = await page.undo()
        assert isinstance(undo, Refused)
        assert undo.code == "over"
        repeat = await page.act(0, id=last_id, version=0)
        assert isinstance(repeat, Done)


async def test_the_first_message_is_a_greeting(ada: Player) -> None:
    page = Page(ada)
    await page.connect(ada.table, ada.cookie())
    await page.say(Act(new_id(), 0, 0))
    problem = await page.hear()
    assert isinstance(problem, Problem)
    assert problem.code == "forbidden"
    await page.close()
