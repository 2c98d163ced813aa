"""Bots think in processes that may be slow, stopped or killed; the match goes on."""

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from server.clients import PATIENCE, SHORT, Page, RunningServer, players, running_server

from sideline.bots.bot import BOTS
from sideline.engine import registry
from sideline.engine.match import Match
from sideline.engine.rng import new_rng
from sideline.server.config import Settings
from sideline.server.front.app import Server
from sideline.server.lobby.series_desk import SeriesDesk
from sideline.server.metrics import Metrics
from sideline.server.protocol.messages import Changed, GameInfo, NewTable, SeatWish
from sideline.server.protocol.series import NewSeries
from sideline.server.store import open_store
from sideline.server.table.automatic import EvenPace
from sideline.server.thinking.compiling import Warming, needs_compiler
from sideline.server.thinking.pool import BotPool, quick_choice
from sideline.server.thinking.worker import BotQuestion, answer

GAMES = sorted(registry.listings())
AGES = 60.0
"""Longer than anything takes here, however slow the machine."""


@asynccontextmanager
async def bot_pool(**settings: Any) -> AsyncIterator[tuple[BotPool, Metrics]]:
    metrics = Metrics()
    patient = {"bot_workers": 1, "bot_wait": AGES, "bot_budget": AGES}
    pool = BotPool(Settings(**{**patient, **settings}), metrics, Warming(GAMES, is_wanted=False))
    pool.open()
    try:
        yield pool, metrics
    finally:
        await pool.close()


def match_of(game: str = "jukem") -> Match:
    return Match(registry.load(game), seed=bytes(32))


async def lone_worker(pool: BotPool, metrics: Metrics, match: Match) -> int:
    """Wait until the only worker has decided once; return the number of its process."""
    while not metrics.total("bots", "decided"):
        await pool.decide(match, "random")
    [pid] = pool.pids
    return pid


@pytest.mark.parametrize("game", GAMES)
def test_a_worker_needs_only_what_the_seat_may_know(game: str) -> None:
    """The same question gets the same answer, whatever is hidden was dealt again."""
    match = match_of(game)
    seen = match.as_seen_by(match.to_act, new_rng(5))
    question = BotQuestion(game, match.game.seats, "greedy", seen.tobytes(), seed=9)
    assert answer(question) == answer(question)
    assert answer(question).action in match.legal()


async def test_bots_decide_legally_and_one_worker_serves_all_games() -> None:
    async with bot_pool() as (pool, metrics):
        for game in GAMES:
            match = match_of(game)
            assert await pool.decide(match, "greedy") in match.legal()
        assert metrics.total("bots", "decided") == len(GAMES)
        assert metrics.total("bots", "fallback") == 0


async def test_a_worker_that_was_replaced_is_seen_off_when_the_pool_closes() -> None:
    async with bot_pool() as (pool, _):
        await pool.decide(match_of(), "random")
        [worker] = pool._all
        pool._replace(worker, "it is old")
    assert worker._process is not None
    assert worker._process.returncode == -signal.SIGKILL


async def test_a_killed_worker_is_replaced_and_a_move_is_played_at_once() -> None:
    async with bot_pool() as (pool, metrics):
        match = match_of()
        pid = await lone_worker(pool, metrics, match)
        os.kill(pid, signal.SIGSTOP)
        deciding = asyncio.create_task(pool.decide(match, "random"))
        await asyncio.sleep(0)
        os.kill(pid, signal.SIGKILL)
        async with asyncio.timeout(PATIENCE):
            assert await deciding in match.legal()
        assert metrics.total("bots", "fallback") == 1
        assert await pool.decide(match, "random") in match.legal()
        assert metrics.total("bots", "decided") == 2
        assert pool.pids != [pid]


async def test_a_worker_that_takes_too_long_is_killed() -> None:
    async with bot_pool(bot_budget=0.3, bot_grace=0.1, bot_first=AGES) as (pool, metrics):
        match = match_of()
        await pool.decide(match, "random")
        [pid] = pool.pids
        os.kill(pid, signal.SIGSTOP)
        assert await pool.decide(match, "random") in match.legal()
        assert metrics.total("bots", "stopped") == 1
        assert await pool.decide(match, "random") in match.legal()
        assert not is_alive(pid)


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def test_who_waits_too_long_for_a_worker_gets_the_move_that_looks_best() -> None:
    async with bot_pool(bot_wait=0.2, bot_queue=2) as (pool, metrics):
        match = match_of()
        pid = await lone_worker(pool, metrics, match)
        before = metrics.total("bots", "fallback")
        os.kill(pid, signal.SIGSTOP)
        asked = [asyncio.create_task(pool.decide(match, "random")) for _ in range(6)]
        async with asyncio.timeout(PATIENCE):
            while sum(task.done() for task in asked) < 5:
                await asyncio.sleep(0.01)
        assert metrics.total("bots", "fallback") == before + 5
        os.kill(pid, signal.SIGCONT)
        assert all(action in match.legal() for action in await asyncio.gather(*asked))
        assert metrics.total("bots", "decided") == 2


async def test_the_event_loop_goes_on_while_bots_think() -> None:
    async with bot_pool() as (pool, metrics):
        match = match_of()
        pid = await lone_worker(pool, metrics, match)
        os.kill(pid, signal.SIGSTOP)
        thinking = asyncio.create_task(pool.decide(match, "random"))
        for _ in range(100):
            await asyncio.sleep(0)
        assert not thinking.done(), "as long as its bot thinks"
        os.kill(pid, signal.SIGCONT)
        assert await thinking in match.legal()
        assert metrics.total("bots", "decided") == 2


async def test_while_a_game_is_not_compiled_a_quicker_bot_stands_in() -> None:
    searchers = [name for name, bot in BOTS.items() if needs_compiler(bot)]
    assert searchers
    async with bot_pool() as (pool, metrics):
        match = match_of()
        assert await pool.decide(match, searchers[-1]) in match.legal()
        assert metrics.total("bots", "stood-in") == 1


def test_a_bot_without_a_choice_takes_as_long_as_one_that_has_to_think() -> None:
    pace = EvenPace(0.2)
    for _ in range(3):
        assert 0.17 + pace.rest(0.17, is_free=True) == pytest.approx(0.2)
    assert 0.0002 + pace.rest(0.0002, is_free=False) == pytest.approx(0.2)
    for _ in range(3):
        pace.rest(0.45, is_free=True)
    for _ in range(20):
        assert 0.0002 + pace.rest(0.0002, is_free=False) == pytest.approx(0.6), "forced answers slow nothing"


def test_one_long_thought_makes_no_bot_slow() -> None:
    pace = EvenPace(0.2)
    assert pace.rest(9.0, is_free=True) == 0
    assert pace.rest(0.1, is_free=True) == pytest.approx(0.1)


async def test_no_answer_of_a_bot_comes_before_its_time(tmp_path: Path) -> None:
    """The bot hardly thinks; it answers no sooner than its pace allows, whatever it holds."""
    with running_server(tmp_path / "tables.db", bot_pace=0.3) as server:
        async with players(server.url, "Ada") as (ada,):
            await ada.create("jukem", "me", "greedy")
            page = await ada.open()
            waits = [await wait_for_the_bot(page) for _ in range(6)]
            assert min(waits[1:]) >= 0.3, "before the first answer nobody looked at the clock"


async def wait_for_the_bot(page: Page) -> float:
    """Play until a move of one's own asks the bot; return how long it takes to answer."""
    while page.position.to_act not in page.mine:
        await page.hear()
    while page.position.to_act in page.mine:
        began = time.monotonic()
        await page.act(page.position.options[0].action)
        await page.wait_for(Changed)
    version = page.position.version
    while page.position.version == version:
        await page.hear()
    return time.monotonic() - began


def test_the_fallback_is_an_option_in_every_game() -> None:
    for game in GAMES:
        match = match_of(game)
        for turn in range(15):
            if match.is_over:
                break
            choice = quick_choice(match.as_seen_by(match.to_act, new_rng(turn)))
            assert choice in match.legal()
            match.play(choice)


async def test_matches_of_bots_alone_take_turns_so_that_a_person_need_not_wait_for_a_cup(
    tmp_path: Path,
) -> None:
    house = Server(open_store(str(tmp_path / "tables.db")), Settings(warm=False, bot_workers=0))
    async with house.running():
        desk = SeriesDesk(house.lobby, house.store)
        cup, _ = await desk.begin(NewSeries("nba_deck", "cup", others=("starter",) * 8))
        await desk.settle(cup)
        assert house.lobby.tables == 4
        await settled()
        assert house.bots.waiting == 1
        wishes = SeatWish("bot", "starter"), SeatWish("me")
        table, _ = await house.lobby.create(NewTable("jukem", wishes, settings={"first_dealer": "away"}))
        table.wake()
        await settled()
        assert house.bots.waiting == 2


async def settled() -> None:
    """Let everything go on that waits for nothing but its turn."""
    for _ in range(200):
        await asyncio.sleep(0)


def test_a_state_survives_the_way_to_the_worker() -> None:
    states = match_of("rugby").states
    again = np.frombuffer(states.tobytes(), states.dtype)
    assert again.tobytes() == states.tobytes()


async def test_a_match_survives_its_bot_being_killed_again_and_again(server: RunningServer) -> None:
    async with players(server.url, "Ada") as (ada,):
        await ada.create("jukem", "me", "greedy", settings=SHORT["jukem"])
        page = await ada.open()
        kills = 0
        while await page.until_asked():
            if kills < 3:
                kills += kill_workers(server.pid)
            before = page.position.version
            await page.act(page.position.options[0].action)
            while page.position.version <= before:
                await page.hear()
        assert kills >= 1


def children_of(parent: int) -> list[int]:
    """Name every child of a process."""
    tasks = Path(f"/proc/{parent}/task").iterdir()
    return [int(pid) for task in tasks for pid in (task / "children").read_text().split()]


def kill_workers(parent: int) -> int:
    """Kill every child of a process; return how many there were."""
    children = children_of(parent)
    for pid in children:
        os.kill(pid, signal.SIGKILL)
    return len(children)


def program_of(pid: int) -> str:
    """Say what a process runs; nothing if it has ended."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return ""


async def test_nothing_outlives_a_server_that_was_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Planted before it was mended: the process that compiles went on for minutes."""
    monkeypatch.delenv("NUMBA_DISABLE_JIT", raising=False)
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "nothing compiled yet"))
    server = RunningServer(tmp_path / "tables.db", warm=True, bot_workers=1)
    await asyncio.to_thread(server.start)
    try:
        async with asyncio.timeout(120):
            while sum("sideline.server.thinking" in program_of(pid) for pid in children_of(server.pid)) < 2:
                await asyncio.sleep(0.1)
            children = children_of(server.pid)
            await asyncio.to_thread(server.kill)
            while any(program_of(pid) for pid in children):
                await asyncio.sleep(0.1)
    finally:
        server.kill()
        server.forget_log()


async def test_the_lobby_says_which_bots_wait_for_the_compiler(url: str) -> None:
    async with players(url, "Ada") as (ada,):
        for game in (await ada.get("/api/games")).json():
            assert game["ready"] is False
            assert set(game["slow_bots"]) < set(game["bots"])
            assert set(game) == set(GameInfo.__struct_fields__)


async def test_a_game_that_is_asked_for_is_compiled_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was begun without being asked for makes way, and is begun again later."""
    monkeypatch.delenv("NUMBA_DISABLE_JIT", raising=False)
    begun, may_finish = asyncio.Queue[str](), asyncio.Event()

    async def compile_slowly(game: str) -> bool:
        begun.put_nowait(game)
        await may_finish.wait()
        return game != "broken"

    monkeypatch.setattr("sideline.server.thinking.compiling.compile_apart", compile_slowly)
    warming = Warming(["a", "b", "c", "broken"])
    warming.open()
    assert await begun.get() == "a"
    warming.ask_for("c")
    assert await begun.get() == "c"
    warming.ask_for("b")
    warming.ask_for("nothing")
    assert not any(warming.is_ready(game) for game in "abc")
    assert 0 <= warming.progress("c") < 1
    may_finish.set()
    assert [await begun.get() for _ in range(3)] == ["b", "broken", "a"]
    assert warming._task is not None
    await warming._task
    assert [warming.progress(game) for game in ("a", "b", "c", "broken")] == [1, 1, 1, 0]
    await warming.close()


async def test_compiling_stops_when_the_server_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NUMBA_DISABLE_JIT", raising=False)
    warming = Warming(["jukem"])
    warming.open()
    while warming._compiling is None:
        await asyncio.sleep(0)
    await warming.close()
    assert warming._compiling.done()
    assert not warming.is_ready("jukem")
