"""An upgrade in mid-play with the real older program: both on one database, behind one address.

`PYTHONPATH=tests python -m upgrades.mixed --old FOLDER`, where FOLDER holds the older release, set up.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import subprocess
import tempfile
from collections import Counter
from contextlib import suppress
from itertools import cycle
from pathlib import Path
from typing import Any

import httpx
import msgspec
from server.clients import LIFTED, LIFTED_IN_0_2, PATIENCE, Page, Player, RunningServer, new_id
from server.ports import free_port
from server.postgres import Postgres
from upgrades.samples import SAMPLES, Expected, Sample
from websockets.exceptions import WebSocketException

from sideline.cli.checking import replay_all
from sideline.server.protocol.messages import Act, Hello

MOVES = 4
"""Wanted at each table; where a bot has to think in between, the last ones may not be reached."""
MOST_TRIES = 100
GAMES = ("jukem", "halfcourt_jam", "rugby")


class OneAddress:
    """Hands every connection to the next of several servers, as a careless proxy does."""

    def __init__(self, *ports: int) -> None:
        self.port, self._ports = free_port(), cycle(ports)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def serve(self) -> asyncio.Server:
        return await asyncio.start_server(self._pass_on, "127.0.0.1", self.port)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", next(self._ports))
        await asyncio.gather(pump(reader, back), pump(there, writer), return_exceptions=True)


async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        while piece := await reader.read(65_536):
            writer.write(piece)
            await writer.drain()
    finally:
        writer.close()


class Tally:
    """What the people behind the address met with."""

    def __init__(self) -> None:
        self.answers: Counter[str] = Counter()
        self.wrong: list[str] = []


async def play_on(url: str, expected: Expected, tally: Tally) -> None:
    """Come back to a table again and again, and play a move each time that one is asked, as pages do."""
    player, played = Player(url, "Ada"), 0
    for number in range(MOST_TRIES):
        answer = await come_and_play(player, expected, number, tally)
        tally.answers[answer] += 1
        played += answer == "done"
        if played == MOVES:
            break
        await asyncio.sleep(0.05 if answer == "done" else 0.3)
    if not played:
        tally.wrong.append(f"{expected.id}: no move could be played")
    await player.close()


class Choice(msgspec.Struct):
    """What both releases say of an option."""

    action: int


class Seen(msgspec.Struct):
    """What both releases say of a position."""

    version: int
    points: tuple[int, ...]
    options: tuple[Choice, ...] = ()


class Heard(msgspec.Struct):
    """What both releases say in a message; the rest is left aside."""

    type: str
    position: Seen | None = None
    code: str = ""
    reason: Any = ""


async def hear(page: Page) -> Heard:
    """Wait for the next message of either release."""
    async with asyncio.timeout(PATIENCE):
        return msgspec.json.decode(await page.socket.recv(), type=Heard)


async def answer(page: Page, seen: Seen) -> str:
    """Choose the first option, and return what came of it."""
    await page.say(Act(new_id(), seen.version, seen.options[0].action))
    while True:
        heard = await hear(page)
        if heard.type == "done":
            return "done"
        if heard.type in ("refused", "problem"):
            return f"{heard.code}: {heard.reason}"


async def come_and_play(player: Player, expected: Expected, number: int, tally: Tally) -> str:
    page = Page(player)
    try:
        async with asyncio.timeout(20):
            await page.connect(expected.id)
            return await try_once(page, expected.tokens[number % len(expected.tokens)], expected, tally)
    except (WebSocketException, OSError, TimeoutError) as trouble:
        return f"no connection: {type(trouble).__name__}"
    finally:
        with suppress(Exception):
            await page.close()


async def try_once(page: Page, token: str, expected: Expected, tally: Tally) -> str:
    await page.say(Hello(token=token))
    first = await hear(page)
    seen = first.position
    if first.type != "snapshot" or seen is None:
        return f"greeted with {first.type}"
    if seen.version == expected.version and seen.points != expected.points:
        tally.wrong.append(f"{expected.id}: {seen.points}, not {expected.points}")
    return await answer(page, seen) if seen.options else "not asked"


async def found_at(url: str, sample: Sample) -> dict[str, str]:
    """Ask one server alone in which state every table is."""
    async with httpx.AsyncClient(base_url=url, timeout=30) as http:
        return {
            table.id: (await http.get(f"/api/tables/{table.id}")).json().get("state", "refused")
            for table in sample.tables
        }


async def new_tables(url: str, tally: Tally) -> None:
    """Set up tables at the older server alone, and play two moves at each."""
    for game in GAMES:
        player = Player(url, "Eve")
        await player.create(game, "me", "me")
        for _ in range(2):
            page = Page(player)
            await page.connect(player.table, player.cookie())
            await page.say(Hello())
            first = await hear(page)
            assert first.position is not None
            tally.answers[f"older alone: {await answer(page, first.position)}"] += 1
            await page.close()
        await player.close()


def older_server(old: Path, database: str, **settings: object) -> RunningServer:
    """Prepare the older program; in 0.1.0 its server was another module."""
    server = RunningServer(database, **settings)
    server.python = str(old / ".venv/bin/python")
    del server.settings["bot_pace"]
    if (old / "src/sideline/server/running.py").exists():
        server.program = "sideline.server.running"
    return server


async def upgrade(old: Path, postgres: Postgres, sample: Sample) -> Tally:
    """Let the older program serve, start the newer one beside it, and play through both."""
    tally, url = Tally(), postgres.empty_database()
    postgres.read(sample.dump)
    older, newer = older_server(old, url, **LIFTED_IN_0_2), RunningServer(url, **LIFTED)
    address = OneAddress(older.port, newer.port)
    for server in (older, newer):
        server.settings["origins"] = [address.url]
    older.start()
    before = await found_at(older.url, sample)
    newer.start()
    proxy = await address.serve()
    try:
        await new_tables(older.url, tally)
        after = await found_at(newer.url, sample)
        if not before == after == {table.id: table.state for table in sample.tables}:
            tally.wrong.append(f"states differ: {before} {after}")
        live = [table for table in sample.tables if table.state == "live"]
        await asyncio.gather(*(play_on(address.url, table, tally) for table in live))
    finally:
        proxy.close()
        older.stop()
        newer.stop()
    count, frozen = await replay_all(url)
    tally.wrong += [f"{table.table} would freeze: {table.why}" for table in frozen]
    print(f"{count} tables afterwards, {len(frozen)} of them frozen")
    try:
        older_server(old, url).start()
        tally.wrong.append("the older program starts on the newer layout")
    except RuntimeError as refusal:
        print(f"(g) PostgreSQL: {last_words(str(refusal))}")
    return tally


def old_on_new_file(old: Path, sample: Sample) -> None:
    """(g) The older program on a newer SQLite file."""
    with tempfile.TemporaryDirectory() as folder:
        copy = shutil.copy(sample.database, folder)
        command = [old / ".venv/bin/sideline", "play", "--no-browser", "--port", str(free_port())]
        run = subprocess.run(
            [*command, "--database", copy], capture_output=True, text=True, check=False, timeout=60
        )
        print(f"(g) SQLite: exit code {run.returncode}: {last_words(run.stdout + run.stderr)}")


def last_words(text: str) -> str:
    """Return the sentence among what a program wrote."""
    return text[text.rfind("The database has layout") :].partition(").")[0] + ")."


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--old", type=Path, required=True)
    old = parser.parse_args().old.resolve()
    old_on_new_file(old, SAMPLES[-1])
    postgres = Postgres()
    try:
        postgres.start()
        tally = asyncio.run(upgrade(old, postgres, SAMPLES[0]))
    finally:
        postgres.remove()
    for answer, times in tally.answers.most_common():
        print(f"{times:5} {answer}")
    print(*(tally.wrong or ["(h) every table opens, same score, and goes on"]), sep="\n")
    return 1 if tally.wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
