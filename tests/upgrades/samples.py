"""The samples of all releases, and whether this release does with them what is expected."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from sideline.engine.match import Match
from sideline.engine.replay import Replay, parse
from sideline.server.config import Settings
from sideline.server.front.app import Server
from sideline.server.lobby.opening import why_frozen
from sideline.server.lobby.verify import verdict
from sideline.server.store import open_store
from sideline.server.table.frozen import FrozenTable
from sideline.server.table.requests import Request
from sideline.server.table.seen import Eye, Told
from sideline.server.table.table import Table

FOLDER = Path(__file__).parent


class Expected(msgspec.Struct):
    """What every later release must find at a table."""

    id: str
    game: str
    state: str
    version: int
    to_act: int
    points: tuple[int, ...]
    steps: int
    log: list[str]
    verdict: str | None
    tokens: list[str]
    invite: str


class Sample(msgspec.Struct):
    """A release: its layout, its rules, what it printed, and its tables."""

    release: str
    layout: int
    rules: dict[str, int]
    printed: dict[str, dict[str, int | str]]
    tables: list[Expected]

    @property
    def database(self) -> Path:
        return FOLDER / f"{self.release}.db"

    @property
    def dump(self) -> Path:
        return FOLDER / f"{self.release}.sql"

    @property
    def replays(self) -> list[Path]:
        return sorted((FOLDER / self.release).glob("*.replay"))


def read(file: Path) -> Sample:
    return msgspec.json.decode(file.read_bytes(), type=Sample)


def numbers(release: str) -> list[int]:
    """Return a version as numbers, so that 0.10.0 comes after 0.9.0."""
    return [int(part) for part in release.split(".")]


SAMPLES = sorted(map(read, FOLDER.glob("*.json")), key=lambda sample: numbers(sample.release))


class Found(NamedTuple):
    """What this release makes of a table."""

    state: str
    version: int
    to_act: int
    points: tuple[int, ...]
    steps: int
    log: list[str]
    verdict: str | None


def as_written(move: str) -> str:
    return move


async def not_as_expected(
    url: str, sample: Sample, spelt: Callable[[str], str] = as_written
) -> dict[str, str]:
    """Open every table of a sample, and play on; say what is wrong with which, nothing if all is well."""
    house = Server(open_store(url), Settings(warm=False, bot_workers=0))
    wrong: dict[str, str] = {}
    async with house.running():
        for expected in sample.tables:
            table = await house.lobby.look_up(expected.id)
            if isinstance(table, FrozenTable):
                wrong[expected.id] = str(table.why)
                continue
            found = await look_at(house, table)
            if found != wanted(expected, spelt):
                wrong[expected.id] = difference(found, wanted(expected, spelt))
            elif not table.course.is_over and not await goes_on(house, table):
                wrong[expected.id] = "no move can be played"
    return wrong


async def look_at(house: Server, table: Table) -> Found:
    course = table.course
    lines = Told().whole(course, Eye())
    assert len(lines) == len(course.match.log) + (course.ending is not None)
    return Found(
        table.state,
        course.version,
        course.to_act,
        course.match.points(),
        len(course.match.log),
        moves_of(course.match.replay()),
        await verified(house, table),
    )


async def verified(house: Server, table: Table) -> str | None:
    if not table.course.is_over:
        return None
    entries = await house.store.log(table.id)
    checked = verdict(table.row, table.course.match.commitment or "", entries)
    return checked.reason if checked.holds else f"does not hold: {checked.reason}"


def moves_of(replay: Replay) -> list[str]:
    return [f"{turn.who}: {'; '.join(turn.moves)}" for turn in replay.moves]


def wanted(expected: Expected, spelt: Callable[[str], str]) -> Found:
    log = [f"{who}: {'; '.join(map(spelt, moves.split('; ')))}" for who, moves in map(split, expected.log)]
    return Found(
        expected.state,
        expected.version,
        expected.to_act,
        expected.points,
        expected.steps,
        log,
        expected.verdict,
    )


def split(turn: str) -> tuple[str, str]:
    who, _, moves = turn.partition(": ")
    return who, moves


def difference(found: Found, expected: Found) -> str:
    pairs = zip(found._fields, found, expected, strict=True)
    return "; ".join(f"{name} is {got}, not {want}"[:200] for name, got, want in pairs if got != want)


async def goes_on(house: Server, table: Table) -> bool:
    """Sit down where a seat is free, play one more move, and read the whole log again."""
    if table.state == "waiting":
        await table.sit("Newcomer", None)
    version, course = table.course.version, table.course
    move = Request("one-more", "play", (course.to_act,), version, course.match.legal()[0])
    await table.carry_out(move)
    loaded, entries = await house.store.load(table.id), await house.store.log(table.id)
    assert loaded is not None
    last = entries[version]
    return last.move == course.match.spell(last.action) and why_frozen(loaded[0], entries) is None


def replays_not_as_written(sample: Sample, spelt: Callable[[str], str] = as_written) -> dict[str, str]:
    """Play every replay of a sample; say what is wrong with which."""
    wrong = {}
    for file in sample.replays:
        text = file.read_text(encoding="utf-8")
        why = trouble_with(text, spelt)
        if why is not None:
            wrong[file.stem] = why
    return wrong


def trouble_with(text: str, spelt: Callable[[str], str]) -> str | None:
    try:
        match = Match.read(text)
    except Exception as refusal:
        return str(refusal)
    written: list[Any] = [(turn.who, tuple(map(spelt, turn.moves))) for turn in parse(text).moves]
    played = [(turn.who, turn.moves) for turn in match.replay().moves]
    return None if played == written and Match.read(str(match)) == match else "other moves"
