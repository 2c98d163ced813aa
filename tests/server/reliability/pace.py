"""The pace of a store: durable appends by the clock (open loop), and how long each took to be acknowledged.

PYTHONPATH=tests python -m server.reliability.pace --database sqlite --rate 1000 --seconds 20
"""

import argparse
import asyncio
import json
import time
from typing import Any

from server.reliability.kills import database
from server.reliability.players import Player, Tally

from sideline.server.store import open_store

TABLES = 500


async def measure(url: str, rate: int, seconds: float) -> dict[str, Any]:
    """Append at a steady rate over many tables; a move counts from the moment it was due."""
    store, tally = open_store(url), Tally()
    await store.open()
    players = [Player(store, f"table-{number}", tally) for number in range(TABLES)]
    await asyncio.gather(*(player.sit_down() for player in players))
    waits: list[float] = []

    async def move(player: Player, due: float) -> None:
        while not await player.move():
            await asyncio.sleep(0.01)
        waits.append(time.perf_counter() - due)

    began = time.perf_counter() + 0.1
    async with asyncio.TaskGroup() as group:
        for number in range(int(rate * seconds)):
            due = began + number / rate
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            group.create_task(move(players[number % TABLES], due))
    await store.close()
    return figures(waits, time.perf_counter() - began, tally)


def figures(waits: list[float], seconds: float, tally: Tally) -> dict[str, Any]:
    waits.sort()
    shares = {"p50": 0.5, "p99": 0.99, "p99.9": 0.999}
    milliseconds = {name: round(waits[int(len(waits) * share)] * 1000, 2) for name, share in shares.items()}
    return {
        "appends_per_second": round(len(waits) / seconds),
        "errors": sum(tally.errors.values()),
        **milliseconds,
    }


def main() -> None:
    """Measure, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--rate", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=20)
    asked = parser.parse_args()
    with database(asked.database) as (url, _):
        print(
            json.dumps({"database": asked.database, **asyncio.run(measure(url, asked.rate, asked.seconds))})
        )


if __name__ == "__main__":
    main()
