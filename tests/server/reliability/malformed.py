"""R11: malformed messages of every kind: each is answered, nothing changes, and the server does not grow.

PYTHONPATH=tests python -m server.reliability.malformed --payloads 100000
"""

import asyncio
import random
import tempfile
import time
from pathlib import Path

import msgspec
from server.clients import LIFTED, Page, Player, players
from server.reliability.faulty import FaultyServer
from server.reliability.runs import command, show
from server.test_malformed import SEEDS, fingerprint, flood, mutated

from sideline.load.trial import cheapest
from sideline.server.protocol.messages import Changed, Done

AT_ONCE = 50
WARM_UP = 0.2
"""The share of the payloads after which the size of the server is taken for the first time."""


class Endured(msgspec.Struct, frozen=True):
    """How a server bore the payloads of one kind; `growth` is that of its memory, as a share."""

    kind: str
    payloads: int
    growth: float
    unhandled: int


async def endure(server: FaultyServer, kind: str, payloads: int, game: str) -> Endured:
    """Send so many spoilt messages of a kind; an unanswered one, or a change, is an AssertionError."""
    luck = random.Random(kind)
    async with players(server.url, "Ada") as (ada,):
        before = await begin(ada, game)
        spoilt = await ada.another_tab()
        size = resident(server.pid)
        for done in range(0, payloads, AT_ONCE):
            await flood(spoilt, [mutated(kind, luck) for _ in range(AT_ONCE)])
            forget(spoilt)
            if done <= payloads * WARM_UP:
                size = resident(server.pid)
        growth = resident(server.pid) / size - 1
        assert fingerprint(await ada.open()) == before, "the match has changed"
        assert isinstance(await ada.page.act(ada.page.position.options[0].action), Done)
    unhandled = server.log().count("could not be served")
    return Endured(kind, payloads, round(growth, 4), unhandled)


async def begin(ada: Player, game: str) -> bytes:
    """Set up a table and make two moves; return what everything looks like."""
    await ada.create(game, "me", "me")
    page = await ada.open()
    for _ in range(2):
        await page.act(page.position.options[0].action)
        await page.wait_for(Changed)
    return fingerprint(await ada.open())


def forget(page: Page) -> None:
    """Do not let the client grow either."""
    page.frames.clear()


def resident(pid: int) -> int:
    """Return the kilobytes that a process keeps in memory."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


async def endure_all(payloads: int, game: str) -> list[Endured]:
    with tempfile.TemporaryDirectory() as folder:
        server = FaultyServer(Path(folder) / "tables.db", **LIFTED).start()
        try:
            return [await endure(server, kind, payloads, game) for kind in SEEDS]
        finally:
            await asyncio.to_thread(server.stop)
            server.forget_log()


def main() -> None:
    """Run the full form and print what came out."""
    asked = command(__doc__, payloads=100_000)
    began = time.monotonic()
    found = asyncio.run(endure_all(asked.payloads, cheapest(asked.games)))
    show("R11", began, found=found)
    raise SystemExit(any(one.growth >= 0.05 or one.unhandled for one in found))


if __name__ == "__main__":
    main()
