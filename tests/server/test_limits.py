"""Limits: who asks too often, too much or too long is cut off, and nobody else notices."""

import asyncio
import re
import socket as sockets
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest
import websockets
from server.clients import PATIENCE, Page, Player, RunningServer, new_id, players, running_server
from server.reliability.faulty import faulty_server

from sideline.server.front.limits import MOST_ADDRESSES, Bucket, Buckets, household
from sideline.server.protocol.messages import Act, Done, Ping, Pong, Problem, Remark
from sideline.server.table.cleaning import tidy, tidy_chat, tidy_name

HANDSHAKE = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OTAxMjM0NQ==\r\n\r\n"
)
NEW = {"game": "jukem", "seats": [{"kind": "me"}, {"kind": "open"}]}


NARROW = {
    "messages_burst": 20,
    "messages_per_second": 1,
    "patience": 10,
    "creations_burst": 8,
    "creations_per_second": 1,
    "joins_burst": 5,
    "joins_per_second": 0.1,
    "spectators": 3,
}
"""So slow that no machine is too slow to exceed them."""
FEW_REQUESTS = {"requests_burst": 60, "requests_per_second": 1}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server with narrow limits."""
    with running_server(tmp_path_factory.mktemp("strict") / "tables.db", **NARROW) as started:
        yield started


async def created(player: Player, *seats: str) -> None:
    """Set up a table, as soon as the limits allow."""
    for _ in range(100):
        try:
            await player.create("jukem", *seats)
        except AssertionError:
            await asyncio.sleep(0.1)
        else:
            return
    raise AssertionError("An honest person cannot set up a table.")


async def test_a_flood_of_messages_is_answered_then_cut(strict: RunningServer) -> None:
    async with players(strict.url, "Ada", "Eve") as (ada, eve):
        await created(ada, "me", "me")
        page = await ada.open()
        looking = await eve.open(ada.table)
        with pytest.raises(websockets.ConnectionClosed):
            while True:
                await looking.say(Ping())
                await looking.hear()
        assert looking.socket.close_code == 1008
        assert '"too-fast"' in "".join(looking.frames)
        assert isinstance(await page.act(page.position.options[0].action), Done), "others are not harmed"


async def test_too_many_tables_are_refused_and_told_when_to_come_back(strict: RunningServer) -> None:
    async with players(strict.url, "Eve") as (eve,):
        answers = [await eve.post("/api/tables", NEW) for _ in range(20)]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert refused
        assert all(int(answer.headers["retry-after"]) >= 1 for answer in refused)
        assert all(answer.json()["code"] == "too-fast" for answer in refused)
        await created(eve, "me", "open")


async def test_invitations_cannot_be_guessed_by_trying(strict: RunningServer) -> None:
    async with players(strict.url, "Ada", "Eve") as (ada, eve):
        await created(ada, "me", "open")
        answers = [
            await eve.post(f"/api/tables/{ada.table}/join", {"invite": f"{number:022}"})
            for number in range(12)
        ]
        codes = [answer.status_code for answer in answers]
        assert set(codes) == {403, 429}
        assert codes.count(403) <= 6


async def test_a_flood_of_requests_is_cut(tmp_path: Path) -> None:
    with running_server(tmp_path / "tables.db", **FEW_REQUESTS) as server:
        assert await flooded(server) == {200, 429}


async def test_a_server_without_limits_does_not_cut_it(tmp_path: Path) -> None:
    with faulty_server(tmp_path / "tables.db", "know_no_limits", **FEW_REQUESTS) as faulty:
        assert await flooded(faulty) == {200}


async def flooded(server: RunningServer) -> set[int]:
    """Ask a hundred and fifty times at once; return how that was answered."""
    async with players(server.url, "Eve") as (eve,):
        answers = await asyncio.gather(*(eve.get("/api/health") for _ in range(150)))
        return {answer.status_code for answer in answers}


GREETING = '{"type":"hello"}'
STALE_MOVE = '{"type":"act","id":"late","version":999,"action":0}'
STALE_UNDO = '{"type":"undo","id":"late","version":999}'


@pytest.mark.parametrize("message", [GREETING, STALE_MOVE, STALE_UNDO])
async def test_what_takes_long_to_tell_counts_as_a_request_of_the_address(
    tmp_path: Path, message: str
) -> None:
    """A page may be shown all again, but not as often as messages alone allow: there may be a hundred."""
    few = {"requests_burst": 30, "requests_per_second": 0.1, "messages_burst": 1000}
    with running_server(tmp_path / "tables.db", **few) as server:
        async with players(server.url, "Ada") as (ada,):
            await ada.create("jukem", "me", "me")
            page = await ada.open()
            for _ in range(40):
                await page.say_raw(message)
            problem = await page.wait_for(Problem)
            assert problem.code == "too-fast"
            assert isinstance(await page.act(page.position.options[0].action), Done), "moves are not counted"


async def test_too_many_connections_from_one_address_are_refused(tmp_path: Path) -> None:
    with running_server(tmp_path / "tables.db", connections_per_address=12) as server:
        async with players(server.url, "Ada") as (ada,):
            await ada.create("jukem", "me", "open")
            tabs: list[Page] = []
            with pytest.raises(websockets.InvalidStatus) as refused:
                while len(tabs) < 30:
                    tabs.append(await ada.another_tab())
            assert refused.value.response.status_code == 429
            assert len(tabs) == 12
            for tab in tabs:
                await tab.close()
            await (await let_in_again(ada)).close()


async def let_in_again(person: Player) -> Page:
    """Ask until the server has noticed that others are gone."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                return await person.another_tab()
            except websockets.InvalidStatus:
                await asyncio.sleep(0.05)


async def test_too_many_spectators_are_refused_but_never_a_seat(strict: RunningServer) -> None:
    async with players(strict.url, "Ada", "Eve") as (ada, eve):
        await created(ada, "me", "open")
        eve.table = ada.table
        crowd = [await eve.another_tab() for _ in range(3)]
        late = Page(eve)
        await late.connect(ada.table)
        await late.say_raw('{"type":"hello"}')
        problem = await late.hear()
        assert isinstance(problem, Problem)
        assert problem.code == "full"
        assert (await ada.open()).mine == (0,)
        for page in crowd:
            await page.close()


async def test_a_page_that_does_not_greet_is_let_go_of(tmp_path: Path) -> None:
    with running_server(tmp_path / "tables.db", first_message=0.3) as server:
        async with players(server.url, "Ada") as (ada,):
            await ada.create("jukem", "me", "open")
            page = Page(ada)
            await page.connect(ada.table)
            await page.socket.wait_closed()
            assert page.socket.close_code == 1008


async def test_a_frame_that_is_too_long_closes_the_page_and_nothing_else(url: str) -> None:
    async with players(url, "Ada") as (ada,):
        await ada.create("jukem", "me", "me")
        page, tab = await ada.open(), await ada.another_tab()
        await tab.say_raw('{"type":"chat","text":"' + "x" * 9000 + '"}')
        await tab.socket.wait_closed()
        assert tab.socket.close_code == 1009
        assert isinstance(await page.act(page.position.options[0].action), Done)


async def test_a_body_that_is_too_long_is_refused(url: str) -> None:
    async with players(url, "Ada") as (ada,):
        answer = await ada.post("/api/tables", {**NEW, "name": "x" * 20_000})
        assert answer.status_code == 413
        form = await ada.post("/api/tables", NEW, headers={"content-type": "text/plain"})
        assert form.status_code == 415


async def test_a_page_that_does_not_read_is_let_go_of_and_others_go_on(server: RunningServer) -> None:
    """What it is told piles up in the sockets, then in its queue, then it is cut."""
    async with players(server.url, "Ada") as (ada,):
        await ada.create("jukem", "me", "me")
        page = await ada.open()
        silent = slow_reader(server, ada.table)
        await page.people(lambda people: people.table.spectators == 1)
        for _ in range(3000):
            await page.chat("x" * 300)
            await page.wait_for(Remark)
            if page.table.spectators == 0:
                break
        else:
            raise AssertionError("A page that does not read was not let go of.")
        silent.close()
        assert isinstance(await page.act(page.position.options[0].action), Done)


def slow_reader(server: RunningServer, table: str) -> sockets.socket:
    """Open a socket by hand, greet, and never read a byte from then on."""
    raw = sockets.socket()
    raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 2048)
    raw.connect(("127.0.0.1", server.port))
    raw.sendall(HANDSHAKE.format(table=table).encode())
    assert raw.recv(2048).startswith(b"HTTP/1.1 101")
    text = b'{"type":"hello"}'
    raw.sendall(bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text)
    return raw


async def test_many_asks_at_once_from_one_page_are_all_answered_in_order(url: str) -> None:
    async with players(url, "Ada") as (ada,):
        await ada.create("jukem", "me", "me")
        page = await ada.open()
        asks = [Act(new_id(), 0, 10**6) for _ in range(50)]
        for ask in asks:
            await page.say(ask)
        for ask in asks:
            assert (await page.answer_to(ask.id)).id == ask.id
        await page.say(Ping())
        await page.wait_for(Pong)


# The parts

SHOWS_NOTHING = re.compile(
    r"(SCRIPT|HANGUL.*) FILLER|(PATTERN|FULL|HALF) BLANK|VARIATION SELECTOR|NULL NOTEHEAD|JOINER|OBJECT REPL"
)


def test_a_bucket_gives_so_many_at_once_and_so_many_a_second() -> None:
    now = [0.0]
    bucket = Bucket(3, 2, lambda: now[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    assert bucket.wait() == pytest.approx(0.5)
    now[0] = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now[0] = 100.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_buckets_of_addresses_do_not_grow_without_end() -> None:
    buckets = Buckets(1, 1)
    busy = buckets.of("busy")
    for number in range(MOST_ADDRESSES + 100):
        buckets.of(f"10.0.{number >> 8}.{number & 255}")
        assert buckets.of("busy") is busy
    assert len(buckets._of) <= MOST_ADDRESSES


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("testclient", "testclient"),
    ],
)
def test_a_household_counts_as_one(host: str, counted: str) -> None:
    assert household(host) == counted


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("  a  b\t\nc ", "a b c"),
        ("a\u202eb\u2066c\u200bd\ufeff", "abcd"),
        ("\x1b[31mred\x07", "[31mred"),
        ("e\u0301", "é"),
        ("z" + "\u0335" * 40, "z" + "\u0335" * 2),
        ("z" + "\u20dd" * 40, "z" + "\u20dd" * 2),
        ("க" + "\u0bbe" * 40, "க" + "\u0bbe" * 2),
        ("z" + "\u0335\u200b" * 40, "z" + "\u0335" * 2),
        ("\u0301\u20ddz \u0301a", "z a"),
        ("\u3164", ""),
        ("\u2800 \uffa0\u115f\u1160\U0001d159", ""),
        ("\ufffc\U00013441\U00013442", ""),
        ("Ada\U00016fe4\ufffc", "Ada"),
        ("a\u3164b\ufe0fc\u034fd\U000e0101", "abcd"),
        ("क्षि मूर्ति น้ำ Tiếng Việt", "क्षि मूर्ति น้ำ Tiếng Việt"),
        ("日本語 ☃ 🏉", "日本語 ☃ 🏉"),
        ("a\u2028b\u00a0c", "a b c"),
    ],
)
def test_what_cannot_be_seen_is_dropped(written: str, shown: str) -> None:
    assert tidy(written) == shown


def test_no_name_is_made_of_letters_that_show_nothing() -> None:
    """Every character there is, alone: what is kept has a shape, or joins one that has."""
    for code in range(0x110000):
        kept = tidy(chr(code))
        if kept and unicodedata.category(kept[0]) in ("Lo", "So", "Mn", "Me", "Mc"):
            name = unicodedata.name(kept[0], "")
            assert not SHOWS_NOTHING.search(name), name


def test_what_no_database_can_keep_is_refused() -> None:
    for text in ("a\0b", "\ud800", "x" * 25, "x" * 1000):
        assert tidy_name(text) is None
    assert tidy_chat("x" * 300) == "x" * 300
    assert tidy_chat("x" * 301) is None
