"""What people are told waits; what they ask for does not wait behind it."""

import asyncio

from server.clients import PATIENCE

from sideline.server.table.fairness import Turns


async def test_one_table_tells_in_every_turn_of_the_loop_and_the_first_comes_first() -> None:
    turns, told = Turns(), []

    async def tell(table: int) -> None:
        await turns.wait()
        told.append(table)

    tables = [asyncio.create_task(tell(table)) for table in range(5)]
    most_at_once = 0
    while len(told) < 5:
        before = len(told)
        await asyncio.sleep(0)
        most_at_once = max(most_at_once, len(told) - before)
    await asyncio.gather(*tables)
    assert told == [0, 1, 2, 3, 4]
    assert most_at_once == 1


async def test_who_went_away_holds_nobody_up() -> None:
    turns = Turns()
    gone, stays = asyncio.create_task(turns.wait()), asyncio.create_task(turns.wait())
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.wait_for(stays, PATIENCE)
    await asyncio.wait_for(turns.wait(), PATIENCE)
