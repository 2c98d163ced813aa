"""A process that plays at several tables and says aloud what it asks for and what was acknowledged.

It reads one line of JSON (the moves whose fate the earlier life never learned: `[[table, action id], ...]`)
and then writes a line for every move, until somebody kills it. `--hasty` plants the fault: a store that
acknowledges before the commit.
"""

import argparse
import asyncio
import os
import sys
from collections.abc import Callable
from typing import Any

import msgspec
from server.reliability.hasty import Hasty
from server.reliability.players import Acknowledged, Player, Tally

from sideline.server.store import StoreError, open_store


class Asking(msgspec.Struct, frozen=True, tag="asking"):
    """A move is on its way."""

    table: str
    action_id: str


class Kept(msgspec.Struct, frozen=True, tag="kept"):
    """A move was acknowledged."""

    what: Acknowledged


Line = Asking | Kept


def say(line: Line) -> None:
    os.write(1, msgspec.json.encode(line) + b"\n")


def aloud(player: Player) -> Player:
    player.on_asking = lambda table, action_id: say(Asking(table, action_id))
    player.on_acknowledged = lambda what: say(Kept(what))
    return player


async def play_for_ever(player: Player, intention: str | None) -> None:
    await until_done(player.sit_down)
    player.intention = intention
    while True:
        try:
            if await player.move():
                continue
        except StoreError:
            pass
        await asyncio.sleep(0.02)


async def until_done(step: Callable[[], Any]) -> None:
    while True:
        try:
            return await step()
        except StoreError:
            await asyncio.sleep(0.02)


async def live(url: str, tables: int, unknown: dict[str, str], *, hasty: bool) -> None:
    store: Any = Hasty(open_store(url)) if hasty else open_store(url)
    await until_done(store.open)
    names = [f"table-{number}" for number in range(tables)]
    players = [aloud(Player(store, name, Tally())) for name in names]
    await asyncio.gather(*(play_for_ever(player, unknown.get(player.table)) for player in players))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("url")
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--hasty", action="store_true")
    asked = parser.parse_args()
    unknown = dict(msgspec.json.decode(sys.stdin.readline()))
    asyncio.run(live(asked.url, asked.tables, unknown, hasty=asked.hasty))


if __name__ == "__main__":
    main()
