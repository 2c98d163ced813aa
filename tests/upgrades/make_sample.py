"""Make the sample of a release: a database of every kind, replays, and what is expected of each table.

`make release-sample` writes the sample of the version in pyproject.toml into tests/upgrades. It may be made
again until that version is released; from then on it never changes, and every later version has to open it.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
import subprocess
import sys
import tomllib
from contextlib import closing
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
from server.postgres import Postgres
from upgrades.plan import Plan, plans_of

from sideline.engine import registry
from sideline.engine.game import Game
from sideline.engine.match import SEED_BYTES
from sideline.server.config import Settings
from sideline.server.front.app import Server
from sideline.server.lobby.again import new_row
from sideline.server.lobby.lobby import read_settings, seated
from sideline.server.lobby.verify import verdict
from sideline.server.protocol.messages import ClockWish, NewTable, SeatWish
from sideline.server.store import Row, open_store
from sideline.server.store.base import Holder, Kind
from sideline.server.store.sqlite.schema import MIGRATIONS
from sideline.server.table.requests import Request
from sideline.server.table.setup import Setup
from sideline.server.table.table import Table
from sideline.testing.walks import hinted

FOLDER = Path(__file__).parent
CREATED = 1_790_000_000.0
BLUNDERS = 0.3
REPLAYED = ("live", "variant", "options", "over", "over-options")


def secret(what: str) -> str:
    """Return a secret that is the same whenever the sample is made."""
    return blake2b(what.encode(), digest_size=SEED_BYTES).hexdigest()


def row_of(plan: Plan, game: Game, setup: Setup) -> Row:
    """Set a table up."""
    new = NewTable(plan.game, setup.seats, settings=plan.options, variant=plan.variant)
    seed = bytes.fromhex(secret(plan.id))
    return new_row(plan.id, game, read_settings(game, new), setup, seed=seed, created=CREATED)


async def lay_out(house: Server, plan: Plan) -> Table:
    """Keep a table as it is before its first move; a bot sits down when all is played."""
    game = registry.load(plan.game)
    others = SeatWish("open") if plan.is_waiting or not plan.bot else SeatWish("bot", plan.bot)
    clock = ClockWish("chess", 600.0, 5.0) if plan.ending == "flag" else ClockWish()
    wishes = (SeatWish("me"), *(others for _ in range(game.seats - 1)))
    setup = Setup(wishes, clock, "public", secret(f"invitation to {plan.id}")[:22])
    holders = [
        seated(plan.id, seat, SeatWish("me"), f"Player {seat + 1}", token_of(plan, seat))
        for seat in range(1 if plan.is_waiting else game.seats)
    ]
    free = [Holder(plan.id, seat, None, "", None) for seat in range(len(holders), game.seats)]
    await house.store.create(row_of(plan, game, setup), [*holders, *free])
    return await house.lobby.find(plan.id)


def token_of(plan: Plan, seat: int) -> str:
    """Return the token of a seat."""
    return secret(f"seat {seat} of {plan.id}")


async def play(table: Table, plan: Plan) -> None:
    """Play a table as far as it is planned, sensibly for the most part."""
    luck, undos = random.Random(plan.id), plan.undos
    while not table.course.is_over and (table.course.version < plan.moves or not is_for_person(table, plan)):
        if undos and (seat := who_may_undo(table)) is not None:
            undos -= 1
            await put(table, plan, "undo", seat)
        await put(table, plan, "play", table.course.to_act, chosen(table, luck))
    assert not undos, f"nothing could be taken back at {plan.id}"
    if plan.ending in ("claim", "flag"):
        await put(table, plan, plan.ending, table.course.to_act)


def chosen(table: Table, luck: random.Random) -> int:
    """Choose what a player would choose, and now and then anything else."""
    match = table.course.match
    return luck.choice(match.legal()) if luck.random() < BLUNDERS else hinted(match.game, match.state)


def is_for_person(table: Table, plan: Plan) -> bool:
    """Whether somebody is to act who will not go on by itself."""
    return plan.bot is None or table.course.to_act == 0


def who_may_undo(table: Table) -> int | None:
    """Name the seat that may take its last move back, once there is something to look back on."""
    match = table.course.match
    seat = match.log[-1].seat if match.log else -1
    return seat if table.course.version > 3 and seat >= 0 and match.can_undo(seat) else None


async def put(table: Table, plan: Plan, kind: Kind, seat: int, action: int = 0) -> None:
    """Let something happen, under the id that it would have."""
    version = table.course.version
    who = "bot:" if plan.bot and seat else "flag:" if kind == "flag" else "a"
    await table.carry_out(Request(f"{who}{version + 1}", kind, (seat,), version, action))


async def fill(url: str) -> list[dict[str, Any]]:
    """Fill an empty database; return what is expected of each table."""
    house = Server(open_store(url), Settings(warm=False, bot_workers=0, owner="sample", grace=0.0))
    expected = []
    async with house.running():
        for plan in [plan for game in registry.listings() for plan in plans_of(game)]:
            table = await lay_out(house, plan)
            if not plan.is_waiting:
                await play(table, plan)
                bots = [Holder(plan.id, seat, None, plan.bot, plan.bot) for seat in others(table) if plan.bot]
                async with table.lock:
                    await table.put_holders(*bots)
            expected.append(await expectation(house, table, plan))
    return expected


def others(table: Table) -> range:
    """Name every seat but the first."""
    return range(1, table.game.seats)


async def expectation(house: Server, table: Table, plan: Plan) -> dict[str, Any]:
    """Say what a later release must find."""
    course, entries = table.course, await house.store.log(table.id)
    checked = verdict(table.row, course.match.commitment or "", entries) if course.is_over else None
    return {
        "id": table.id,
        "game": plan.game,
        "state": table.state,
        "version": course.version,
        "to_act": course.to_act,
        "points": course.match.points(),
        "steps": len(course.match.log),
        "log": [f"{turn.who}: {'; '.join(turn.moves)}" for turn in course.match.replay().moves],
        "verdict": checked and checked.reason,
        "tokens": [token_of(plan, seat) for seat in range(table.game.seats)],
        "invite": table.setup.invite,
        "replay": str(course.match) if plan.name in REPLAYED else None,
    }


def printed(game: Game) -> dict[str, int | str]:
    """List every setting as it is printed."""
    return {path: setting.default_at(place) for setting in game.settings for path, place in setting.entries()}


def summary(version: str, tables: list[dict[str, Any]]) -> dict[str, Any]:
    """Return everything that is expected of a sample."""
    games = [registry.load(name) for name in registry.listings()]
    return {
        "release": version,
        "layout": len(MIGRATIONS),
        "rules": {game.name: game.rules_version for game in games},
        "printed": {game.name: printed(game) for game in games},
        "tables": tables,
    }


def make_sqlite(file: Path) -> list[dict[str, Any]]:
    """Make the SQLite file, one file without a log beside it."""
    file.unlink(missing_ok=True)
    tables = asyncio.run(fill(f"sqlite:{file}"))
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("pragma journal_mode = delete")
        connection.execute("vacuum")
    file.chmod(0o644)
    return tables


def make_dump(file: Path) -> list[dict[str, Any]]:
    """Make the same in PostgreSQL, and write it out as plain statements."""
    postgres = Postgres()
    try:
        postgres.start()
        tables = asyncio.run(fill(postgres.url()))
        command = [postgres.binaries / "pg_dump", "--schema=sideline", "--inserts", "--no-owner"]
        dumped = subprocess.run([*command, postgres.url()], check=True, capture_output=True, text=True)
    finally:
        postgres.remove()
    lines = [line for line in dumped.stdout.splitlines() if is_portable(line)]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return tables


def is_portable(line: str) -> bool:
    """Leave out what only one version of PostgreSQL understands, and what says nothing."""
    return bool(line) and not line.startswith(("SET ", "--", "\\", "SELECT pg_catalog"))


def make(folder: Path, version: str) -> None:
    """Make the whole sample of a version."""
    tables = make_sqlite(folder / f"{version}.db")
    assert make_dump(folder / f"{version}.sql") == tables, "The databases do not hold the same."
    replays = folder / version
    replays.mkdir(exist_ok=True)
    for table in tables:
        text = table.pop("replay")
        if text is not None:
            (replays / f"{table['id']}.replay").write_text(text, encoding="utf-8")
    written = msgspec.json.format(msgspec.json.encode(summary(version, tables)))
    (folder / f"{version}.json").write_bytes(written + b"\n")


def release() -> str:
    """Return the version that is being worked on, without the mark of one that is not out yet."""
    project = tomllib.loads((FOLDER.parents[1] / "pyproject.toml").read_text(encoding="utf-8"))
    return str(project["project"]["version"]).partition(".dev")[0]


if __name__ == "__main__":
    make(FOLDER, sys.argv[1] if len(sys.argv) > 1 else release())
