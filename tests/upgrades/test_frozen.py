"""A match that cannot be played on is kept, says why in two languages, and does no harm to others."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from pathlib import Path

import httpx
import msgspec
import pytest
from server.clients import LIFTED, Ear, Player, RunningServer, new_id, running_server
from server.store.scene import after
from upgrades.conftest import copy_of
from upgrades.samples import SAMPLES
from websockets.exceptions import InvalidStatus

from sideline.server.config import Settings
from sideline.server.front.app import Server
from sideline.server.protocol.messages import NewTable, SeatWish, ShownTable
from sideline.server.protocol.refusal import Refusal
from sideline.server.store import Row, Store, open_store
from sideline.server.store.chain import follow
from sideline.server.table.requests import Request
from sideline.server.table.seen import Eye
from sideline.server.table.table import Table

NEW = NewTable("jukem", (SeatWish("me"), SeatWish("me")))
NEWEST = SAMPLES[-1]
Spoil = Callable[[sqlite3.Connection], object]


def spoilt(statement: str) -> Spoil:
    return lambda file: file.execute(statement)


SPOILT: dict[str, tuple[str, Spoil, str, str]] = {
    "game": (
        "jukem-live",
        spoilt("update tables set game = 'tennis' where id = 'jukem-live'"),
        "The game tennis is not there any more",
        "Le jeu tennis",
    ),
    "newer": (
        "rugby-over",
        spoilt("update tables set rules_version = 99 where id = 'rugby-over'"),
        "version 99 of the rules of rugby",
        "version 99 des règles",
    ),
    "book": (
        "nba_deck-waiting",
        spoilt("update tables set book = 'other' where id = 'nba_deck-waiting'"),
        "other printed numbers",
        "autres nombres imprimés",
    ),
    "settings": (
        "rugby-waiting",
        spoilt("update tables set settings = '{\"moon\": \"full\"}' where id = 'rugby-waiting'"),
        "options of rugby that are not known",
        "options de rugby inconnues",
    ),
    "changed": (
        "halfcourt_jam-live",
        spoilt("update entries set move = 'other' where table_id = 'halfcourt_jam-live' and seq = 7"),
        "broken at entry 7",
        "entrée 7",
    ),
    "without notation": (
        "jukem-options",
        spoilt("update entries set move = null where table_id = 'jukem-options' and seq = 3"),
        "broken at entry 3",
        "entrée 3",
    ),
    "shortened": (
        "jukem-over",
        spoilt("delete from entries where table_id = 'jukem-over' and seq > 20"),
        "does not lead to an end",
        "ne mène pas à une fin",
    ),
}


@pytest.fixture
def database(tmp_path: Path) -> str:
    """A copy of the newest sample in which one table after the other is spoilt in its own way."""
    url = copy_of(NEWEST, tmp_path)
    with closing(sqlite3.connect(url.removeprefix("sqlite:"))) as file, file:
        for _, spoil, _, _ in SPOILT.values():
            spoil(file)
    return url


@pytest.fixture
async def asked(database: str) -> AsyncIterator[tuple[RunningServer, httpx.AsyncClient]]:
    with running_server(database, **LIFTED) as server:
        async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
            yield server, http


async def test_a_frozen_table_says_why_and_gives_out_its_moves(
    asked: tuple[RunningServer, httpx.AsyncClient],
) -> None:
    server, http = asked
    for table, _, english, french in SPOILT.values():
        for lang, sentence in (("en", english), ("fr", french)):
            answer = await http.get(f"/api/tables/{table}?lang={lang}")
            shown = msgspec.json.decode(answer.content, type=ShownTable)
            assert shown.state == "frozen"
            assert sentence in (shown.frozen or "")
            refused = await http.get(f"/api/tables/{table}/replay?lang={lang}")
            assert refused.status_code == 409
            assert sentence in refused.json()["reason"]
        notation = (await http.get(f"/api/tables/{table}/notation")).text
        assert notation.startswith("sideline notation 1\ngame ")
        assert english in notation
        player = Player(server.url)
        player.table = table
        with pytest.raises(InvalidStatus):
            await player.open()
        await player.close()
    gauges = (await http.get("/api/metrics")).text
    assert f"sideline_tables_frozen {len(SPOILT)}\n" in gauges
    assert (await http.get("/api/ready")).status_code == 204
    ailing = await http.get("/api/health")
    assert ailing.status_code == 503
    assert ailing.json()["reason"].startswith(f"Matches that cannot be played on: {len(SPOILT)};")
    healthy = msgspec.json.decode((await http.get("/api/tables/rugby-live")).content, type=ShownTable)
    assert (healthy.state, healthy.frozen) == ("live", None)


async def test_what_is_given_out_holds_no_secret(asked: tuple[RunningServer, httpx.AsyncClient]) -> None:
    """The seed only of a match that is over; of a game with hidden hands only the moves of one's own seat."""
    _, http = asked
    expected = {table.id: table for table in NEWEST.tables}
    over = (await http.get("/api/tables/rugby-over/notation")).text
    assert "\nseed " in over
    assert " ?" not in over
    live = (await http.get("/api/tables/jukem-options/notation")).text
    assert "seed" not in live.replace("seat", "")
    moves = [line.partition(": ")[2] for line in live.split("\n\n")[1].splitlines()]
    assert set(moves) == {"?"}
    cookie = {"cookie": f"seat_jukem-options={expected['jukem-options'].tokens[0]}"}
    own = (await http.get("/api/tables/jukem-options/notation", headers=cookie)).text
    told = [line.partition(": ") for line in own.split("\n\n")[1].splitlines()]
    assert {move == "?" for who, _, move in told if who.endswith("seat 0")} == {False}
    assert {move == "?" for who, _, move in told if who.endswith("seat 1")} == {True}
    unhidden = (await http.get("/api/tables/halfcourt_jam-live/notation")).text
    assert " ?" not in unhidden


async def test_a_frozen_table_is_never_swept_away(database: str) -> None:
    house = Server(
        open_store(database), Settings(warm=False, bot_workers=0, waiting_expiry=0, match_expiry=0)
    )
    frozen = {table for table, *_ in SPOILT.values()}
    async with house.running():
        live = await house.store.live()
        await house.lobby._clear_away(is_thorough=True)
        assert set(await house.store.live()) == frozen & set(live)
        assert house.lobby.frozen == len(frozen & set(live))
        assert all([await house.store.load(table) for table in frozen])


# One table that cannot follow its log does not silence the others


async def begun(house: Server) -> tuple[Table, Ear]:
    table, token = await house.lobby.create(NEW)
    page = Ear()
    table.arrive(page, token, Eye(), None)
    return table, page


async def test_a_log_that_cannot_be_followed_does_not_end_the_listener(postgres_url: str) -> None:
    settings = Settings(warm=False, bot_workers=0)
    house, other = Server(open_store(postgres_url), settings), open_store(postgres_url)
    async with house.running():
        await other.open()
        await asyncio.sleep(0.5)
        spoilt_table, spoilt_page = await begun(house)
        sound_table, sound_page = await begun(house)
        epoch = await other.own(spoilt_table.id, "other")
        await other.append(spoilt_table.id, epoch, after(None, "nonsense", table=spoilt_table.id, action=37))
        await until(lambda: spoilt_page.closed is not None)
        await play_elsewhere(other, sound_table)
        await until(lambda: sound_table.course.version == 1)
        assert sound_page.closed is None
        with pytest.raises(Refusal, match="Entry 1 of this match") as refused:
            await house.lobby.find(spoilt_table.id)
        assert refused.value.code == "frozen"
        await other.close()


async def play_elsewhere(store: Store, table: Table) -> None:
    """Another process plays a move."""
    epoch, match = await store.own(table.id, "other"), table.course.match
    action = match.legal()[0]
    entry = follow(
        table.id,
        None,
        action_id=new_id(),
        kind="play",
        seat=match.to_act,
        action=action,
        at=0.0,
        move=match.spell(action),
    )
    await store.append(table.id, epoch, entry)


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not holds():
            await asyncio.sleep(0.02)


async def test_a_log_without_notation_goes_on_with_it(tmp_path: Path) -> None:
    """A table of 0.1.0 goes on under the same chain: the old entries by number, the new ones by notation."""
    house = Server(open_store(copy_of(SAMPLES[0], tmp_path)), Settings(warm=False, bot_workers=0))
    async with house.running():
        table = await house.lobby.find("jukem-live")
        for number in range(3):
            course = table.course
            move = Request(f"n{number}", "play", (course.to_act,), action=course.match.legal()[0])
            await table.carry_out(move)
        entries = await house.store.log("jukem-live")
        assert [entry.move is None for entry in entries] == [True] * 25 + [False] * 3
        row: Row = table.row
        assert row.book is None
