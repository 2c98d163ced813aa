"""Clocks: what they show follows from the log; flags fall by themselves; no server costs no time."""

import asyncio
from pathlib import Path
from time import monotonic

import pytest
from server.clients import LIFTED, players, running_server

from sideline.engine.errors import SidelineError
from sideline.engine.match import Match
from sideline.server.protocol.messages import Changed, ClockWish, Done, Snapshot
from sideline.server.table.clock import Clock, check_clock


class Time:
    """A time that passes when told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def chess(seconds: float = 60.0, increment: float = 0.0) -> tuple[Clock, Time]:
    time = Time()
    return Clock(ClockWish("chess", seconds, increment), 2, time), time


def test_a_chess_clock_charges_who_acts_and_adds_the_increment_when_the_turn_is_over() -> None:
    clock, time = chess(60, increment=5)
    clock.start()
    time.now += 10
    assert clock.left(0) == 50
    clock.press(0, clock.read(), following=0)
    time.now += 10
    clock.press(0, clock.read(), following=1)
    time.now += 3
    assert clock.show(1).left == (45, 57)


def test_a_turn_clock_starts_anew_when_the_turn_passes_on() -> None:
    time = Time()
    clock = Clock(ClockWish("turn", 30), 2, time)
    clock.start()
    time.now += 20
    clock.press(0, clock.read(), following=0)
    assert clock.left(0) == 10
    clock.press(0, clock.read(), following=1)
    assert clock.show(1).left == (30, 30)


def test_no_time_passes_before_the_clock_starts_nor_while_it_is_stopped() -> None:
    clock, time = chess()
    time.now += 1000
    assert clock.read() == 0
    clock.start()
    time.now += 10
    clock.press(0, clock.read(), following=1)
    clock.stop()
    time.now += 1000
    assert clock.read() == 10
    assert clock.show(1).left == (50, 60)
    assert clock.show(1).running is None


def test_the_same_entries_give_the_same_clocks_again() -> None:
    clock, time = chess(60, increment=2)
    clock.start()
    pressed = []
    for turn in range(6):
        time.now += 1.5 * turn
        pressed.append((turn % 2, clock.read(), 1 - turn % 2))
        clock.press(*pressed[-1])
    again, _ = chess(60, increment=2)
    for entry in pressed:
        again.press(*entry)
    assert again.show(0).left == clock.show(0).left


@pytest.mark.parametrize(
    "wish",
    [
        ClockWish("turn", 0),
        ClockWish("chess", 0.5),
        ClockWish("chess", float("inf")),
        ClockWish("turn", float("nan")),
        ClockWish("chess", 60, -1),
        ClockWish("chess", 60, float("nan")),
        ClockWish("chess", 1e9),
    ],
)
def test_a_clock_that_nobody_could_play_by_is_refused(wish: ClockWish) -> None:
    with pytest.raises(SidelineError):
        check_clock(wish)


@pytest.mark.parametrize("kind", ["turn", "chess"])
async def test_a_flag_falls_by_itself_and_the_other_side_wins(kind: str, url: str) -> None:
    async with players(url, "Ada", "Bob") as (ada, bob):
        made = await ada.create("jukem", "me", "open", clock=ClockWish(kind, 1.0))  # type: ignore[arg-type]
        page = await ada.open()
        slow = page.position.to_act
        await bob.join(made.table, made.invite)
        await page.wait_for(Changed)
        assert page.position.end is not None
        assert page.position.end.winner == 1 - slow
        assert "out of time" in page.position.end.reason
        assert page.position.version == 1
        match = Match.read((await ada.get(f"/api/tables/{made.table}/replay")).text)
        assert match.ended == f"flag {match.game.seat_names[slow]}"
        assert match.seed is not None and match.seed.hex() == page.position.end.seed
        assert f"\noutcome {match.game.seat_names[1 - slow]} 0 0\n" in str(match)


async def test_of_three_seats_a_bot_plays_on_for_the_one_whose_flag_falls(url: str) -> None:
    async with players(url, "Ada") as (ada,):
        clock = ClockWish("chess", 1.0)
        await ada.create("nba_deck", "me", "greedy", "greedy", clock=clock, settings={"seats": "3"})
        page = await ada.open()
        while page.position.end is None and page.position.version < 40:
            await page.wait_for(Changed)
        assert page.position.end is None
        assert page.position.version >= 40
        assert page.position.options == ()


async def test_without_a_clock_nothing_runs(url: str) -> None:
    async with players(url, "Ada") as (ada,):
        await ada.create("jukem", "me", "greedy")
        page = await ada.open()
        assert page.snapshot.table.clocks.kind == "none"
        assert page.snapshot.table.clocks.running is None


async def test_the_clock_waits_for_the_second_seat(url: str) -> None:
    async with players(url, "Ada", "Bob") as (ada, bob):
        made = await ada.create("jukem", "me", "open", clock=ClockWish("chess", 60.0))
        page = await ada.open()
        assert page.snapshot.table.clocks.running is None
        await bob.join(made.table, made.invite)
        people = await page.people(lambda people: people.table.state == "live")
        assert people.table.clocks.running is not None


async def test_time_while_the_server_was_down_is_nobodys(tmp_path: Path) -> None:
    with running_server(tmp_path / "tables.db", **LIFTED) as server:
        async with players(server.url, "Ada") as (ada,):
            await ada.create("jukem", "me", "me", clock=ClockWish("chess", 30.0))
            page = await ada.open()
            answer = await page.act(page.position.options[0].action)
            assert isinstance(answer, Done)
            changed = await page.wait_for(Changed)
            before = changed.clocks.left
            server.kill()
            await asyncio.sleep(1)
            started = monotonic()
            server.start()
            again = await ada.open()
            since_then = monotonic() - started
            snapshot: Snapshot = again.snapshot
            assert snapshot.table.clocks.running == again.position.to_act
            for seat, left in enumerate(snapshot.table.clocks.left):
                assert before[seat] - since_then - 0.5 < left <= before[seat]
