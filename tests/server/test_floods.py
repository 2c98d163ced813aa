"""Floods of every kind are cut where they come in; who asks too slowly is let go of, and nobody notices."""

import socket
import time
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import pytest
from server.clients import PATIENCE, Player, RunningServer, players
from server.reliability.attacks import (
    ADDRESS,
    FRAMES,
    GET,
    POST,
    REQUESTS,
    UPGRADE,
    connected,
    frame,
    is_cut,
    strike,
    upgraded,
)
from server.reliability.faulty import faulty_server

from sideline.server.config import Settings
from sideline.server.front import gate as gates
from sideline.server.front.gate import Allowance, Gate
from sideline.server.front.limits import Buckets
from sideline.server.front.line import FrameCount
from sideline.server.metrics import Metrics
from sideline.server.protocol.messages import Done

MUCH = 400_000
LITTLE = 16_000
LAST_GET = GET[:-2] + b"Connection: close\r\n\r\n"
MANY_REQUESTS = {"requests_burst": 2000, "requests_per_second": 1e5}
"""So many that nobody is shut out for a flood before."""
HURRIED = {"request_head": 0.3, "exchange": 0.6}


@pytest.fixture(scope="module")
def open_door(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[RunningServer]:
    """A server with the limits it has by itself, that shuts nobody out for long."""
    with faulty_server(tmp_path_factory.mktemp("floods") / "tables.db", None, **MANY_REQUESTS) as started:
        yield started


async def set_up(person: Player) -> str:
    await person.create("jukem", "me", "me")
    return person.table


@pytest.mark.parametrize("kind", FRAMES)
async def test_a_flood_of_frames_is_cut_and_others_play_on(open_door: RunningServer, kind: str) -> None:
    async with players(open_door.url, "Ada") as (ada,):
        table = await set_up(ada)
        page = await ada.open()
        assert is_cut(kind, open_door.port, table, MUCH)
        assert isinstance(await page.act(page.position.options[0].action), Done)
    assert "Traceback" not in open_door.log()


@pytest.mark.parametrize("kind", ["pings", "pongs", "closes", "whole fragments"])
async def test_frames_are_counted_however_few_bytes_they_have(open_door: RunningServer, kind: str) -> None:
    """So little that the count of bytes allows it: the count of frames alone can notice."""
    async with players(open_door.url, "Ada") as (ada,):
        assert is_cut(kind, open_door.port, await set_up(ada), LITTLE)


def test_bodies_are_counted_together_however_short_each_is(open_door: RunningServer) -> None:
    body = b" " * 16_000
    head = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    asked = head + b"Content-Length: %d\r\n\r\n" % len(body) + body
    with connected(open_door.port) as raw:
        with suppress(ConnectionError):
            raw.sendall(asked * 30 + LAST_GET)
        assert b"HTTP/1.1 200" not in b"".join(heard(raw))


@pytest.mark.parametrize("kind", ["endless body", "endless head", "false handshakes", "no requests"])
def test_a_request_without_end_is_cut(open_door: RunningServer, kind: str) -> None:
    assert kind in REQUESTS
    assert is_cut(kind, open_door.port, "", MUCH)
    assert "Traceback" not in open_door.log()


@pytest.mark.parametrize("kind", ["pings", "pongs", "empty continuations"])
async def test_a_server_that_counts_messages_only_does_not_cut_it(tmp_path: Path, kind: str) -> None:
    with faulty_server(tmp_path / "tables.db", "count_no_frames") as faulty:
        async with players(faulty.url, "Ada") as (ada,):
            assert not is_cut(kind, faulty.port, await set_up(ada), MUCH)


async def test_who_floods_is_shut_out_and_nobody_else(tmp_path: Path) -> None:
    """A rate so low that the address stays shut out for the whole test."""
    with faulty_server(tmp_path / "tables.db", None, requests_per_second=1.0) as server:
        async with players(server.url, "Ada") as (ada,):
            table = await set_up(ada)
            for _ in range(5):
                strike("pings", server.port, table, MUCH)
            with connected(server.port) as refused:
                assert refused.getsockname()[0] == ADDRESS
                with suppress(ConnectionError):
                    refused.sendall(LAST_GET)
                assert b"HTTP/1.1 200" not in b"".join(heard(refused))
            page = await ada.open()
            assert isinstance(await page.act(page.position.options[0].action), Done)


async def test_what_cannot_be_answered_for_want_of_patience_is_not_answered(tmp_path: Path) -> None:
    """Somebody asks on and on in one pipeline: it is told so a while, then nothing is read any more."""
    few = {"requests_burst": 10, "requests_per_second": 1.0, "patience": 20}
    with faulty_server(tmp_path / "tables.db", None, **few) as server, connected(server.port) as raw:
        raw.sendall(GET * 500)
        answers = b"".join(heard(raw))
        assert answers.count(b"HTTP/1.1 200") == 10
        assert 0 < answers.count(b"HTTP/1.1 429") < 100


def heard(raw: socket.socket) -> list[bytes]:
    """Read until the server hangs up."""
    raw.settimeout(PATIENCE)
    pieces = []
    try:
        while piece := raw.recv(65_536):
            pieces.append(piece)
    except ConnectionError:
        pass
    return pieces


# Slowly


NO_HANDSHAKES = {
    "too many headers": b"".join(b"X-%d: 1\r\n" % number for number in range(200)),
    "a header that is too long": b"X: " + b"a" * 9000 + b"\r\n",
    "a body": b"Content-Length: 5\r\n",
    "pieces": b"Transfer-Encoding: chunked\r\n",
}


@pytest.mark.parametrize("more", NO_HANDSHAKES.values(), ids=NO_HANDSHAKES)
def test_what_cannot_be_a_handshake_ends_at_once(open_door: RunningServer, more: bytes) -> None:
    """Planted here before it was mended: such a line stayed for ever, and nothing on it was counted."""
    with connected(open_door.port) as raw:
        raw.sendall(UPGRADE.format(table="nothing-there").encode()[:-2] + more + b"\r\n")
        assert b"HTTP/1.1 400" in b"".join(heard(raw))


CHUNKED = b"Host: 127.0.0.1\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
BROKEN_OFF = {
    "before an answer": (b"POST /api/tables HTTP/1.1\r\n" + CHUNKED, b"ZZ\r\n"),
    "with an answer on its way": (b"GET /api/games HTTP/1.1\r\n" + CHUNKED + b"ZZ\r\n", b""),
    "after an answer": (b"POST /api/nothing HTTP/1.1\r\n" + CHUNKED, b"ZZ\r\n"),
    "a second request": (GET, b"nothing\r\n\r\n"),
}


@pytest.mark.parametrize(("first", "second"), BROKEN_OFF.values(), ids=BROKEN_OFF)
def test_a_body_that_becomes_malformed_leaves_no_traceback(
    tmp_path: Path, first: bytes, second: bytes
) -> None:
    with faulty_server(tmp_path / "tables.db", None) as server:
        with connected(server.port) as raw:
            raw.sendall(first)
            if b"/api/nothing" in first:
                assert raw.recv(4096).startswith(b"HTTP/1.1 404")
            raw.sendall(second)
            heard(raw)
        with connected(server.port) as raw:
            raw.sendall(LAST_GET)
            assert b"HTTP/1.1 200" in b"".join(heard(raw))
        server.stop()
        assert "Traceback" not in server.log()
        assert "Invalid HTTP" not in server.log(), "strangers do not write into the log"


def test_who_sends_nothing_but_noise_is_shut_out(tmp_path: Path) -> None:
    """As many lines as it takes, each with one malformed request."""
    few = {"requests_burst": 5, "requests_per_second": 0.1, "patience": 4}
    with faulty_server(tmp_path / "tables.db", None, **few) as server:
        answers = []
        for _ in range(50):
            with suppress(ConnectionError), connected(server.port) as raw:
                raw.sendall(b"noise\r\n\r\n")
                answers.append(b"HTTP/1.1 400" in b"".join(heard(raw)))
        assert 9 <= answers.count(True) < 20
        assert open_sockets(server) == 0, "another address is served"


SLOW = {
    "nothing": b"",
    "half a head": GET[:20],
    "half a body": POST + b"{",
    "half of the second head": GET + GET[:20],
}


@pytest.mark.parametrize("sent", SLOW.values(), ids=SLOW)
def test_who_asks_slowly_is_let_go_of(tmp_path: Path, sent: bytes) -> None:
    with faulty_server(tmp_path / "tables.db", None, **HURRIED) as server, connected(server.port) as raw:
        raw.sendall(sent)
        assert b"500" not in b"".join(heard(raw))
        assert "Traceback" not in server.log()


@pytest.mark.parametrize("sent", [SLOW["nothing"], SLOW["half a body"]])
def test_a_server_without_timers_waits_for_ever(tmp_path: Path, sent: bytes) -> None:
    faulty = faulty_server(tmp_path / "tables.db", "wait_for_ever", **HURRIED)
    with faulty as server, connected(server.port) as raw:
        raw.sendall(sent)
        time.sleep(1.5)
        raw.setblocking(False)
        with pytest.raises(BlockingIOError):
            raw.recv(100)


def test_who_reads_an_answer_slowly_is_let_go_of(tmp_path: Path) -> None:
    """Thousands of answers that nobody reads fill every buffer between here and there."""
    many = {"requests_burst": 100_000, "line_bytes_burst": 10_000_000, **HURRIED}
    with faulty_server(tmp_path / "tables.db", None, **many) as server, connected(server.port) as raw:
        asked = b"GET /api/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.sendall(asked * 2000)
        while open_sockets(server):
            time.sleep(0.05)


async def test_who_does_not_read_the_answers_to_pings_is_let_go_of(tmp_path: Path) -> None:
    unlimited = {"frames_burst": 10**6, "line_bytes_burst": 10**8, "ping_interval": 10_000.0}
    with faulty_server(tmp_path / "tables.db", None, unread_bytes=2000, **unlimited) as server:
        async with players(server.url, "Ada") as (ada,):
            table = await set_up(ada)
            with connected(server.port) as raw:
                raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                raw.settimeout(PATIENCE)
                assert upgraded(raw, table)
                with pytest.raises(ConnectionError):
                    raw.sendall(frame(0x89, b"x" * 125) * 100_000)


def open_sockets(server: RunningServer) -> int:
    """How many connections the server has, besides the one that asks; who is cut, being slow, asks again."""
    name, counted = "\nsideline_sockets_open ", ""
    while not counted:
        with socket.create_connection(("127.0.0.1", server.port)) as raw:
            raw.sendall(b"GET /api/metrics HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
            counted = b"".join(heard(raw)).decode().partition(name)[2].partition("\n")[0]
    return int(counted) - 1


async def test_only_so_many_connections_of_an_address_are_let_in(tmp_path: Path) -> None:
    with faulty_server(tmp_path / "tables.db", None, sockets_per_address=20) as server:
        crowd = [connected(server.port) for _ in range(30)]
        late = [raw for raw in crowd[20:] if b"HTTP/1.1 429" in b"".join(heard(raw))]
        assert len(late) == 10
        assert open_sockets(server) == 20, "another address is served"
        crowd[0].sendall(GET)
        assert crowd[0].recv(100).startswith(b"HTTP/1.1 200")
        for raw in crowd:
            raw.close()
        while open_sockets(server):
            time.sleep(0.05)


def test_a_stop_does_not_wait_for_the_rest_of_a_request(tmp_path: Path) -> None:
    with faulty_server(tmp_path / "tables.db", None) as server, connected(server.port) as raw:
        raw.sendall(POST + b"{")
        while open_sockets(server) < 1:
            time.sleep(0.05)
        server.stop()
        for word in ("Traceback", "Cancel", '"error"'):
            assert word not in server.log()


async def test_who_hangs_up_in_the_middle_leaves_no_traceback(tmp_path: Path) -> None:
    with faulty_server(tmp_path / "tables.db", None, **MANY_REQUESTS) as server:
        async with players(server.url, "Ada") as (ada,):
            table = await set_up(ada)
            for _ in range(40):
                with connected(server.port) as raw:
                    upgraded(raw, table)
                    raw.sendall(frame(0x81, b'{"type":"hello"}') + frame(0x81, b'{"type":"hello"}'))
                with connected(server.port) as raw:
                    raw.sendall(POST + b"{")
            assert (await ada.get("/api/health")).status_code == 200
        server.stop()
        assert "Traceback" not in server.log()


@pytest.mark.parametrize(
    "sent", [frame(0x81, b"\xff"), frame(0x01, b"\xe2\x82") + frame(0x80, b"x"), frame(0x81, b"\xed\xa0\x80")]
)
async def test_what_is_no_text_ends_a_page_without_a_traceback(open_door: RunningServer, sent: bytes) -> None:
    async with players(open_door.url, "Ada") as (ada,):
        with connected(open_door.port) as raw:
            assert upgraded(raw, await set_up(ada))
            raw.sendall(sent)
            assert b"\x88\x02\x03\xef" in b"".join(heard(raw)), "closed with 1007"
    assert "Traceback" not in open_door.log()


# The parts


def test_frames_are_counted_however_the_network_cuts_them() -> None:
    long = bytes([0x82, 0x80 | 126]) + (300).to_bytes(2, "big") + bytes(4 + 300)
    huge = bytes([0x82, 0x80 | 127]) + (70_000).to_bytes(8, "big") + bytes(4 + 70_000)
    stream = frame(0x89) * 3 + long + frame(0x01, b"x" * 125) + huge + frame(0x00)
    for piece in (1, 2, 3, 5, 64, 4096, len(stream)):
        count = FrameCount()
        parts = [stream[at : at + piece] for at in range(0, len(stream), piece)]
        assert sum(count.begun(part, 100) for part in parts) == 7


def test_what_is_far_too_much_is_not_even_counted_to_its_end() -> None:
    assert FrameCount().begun(frame(0x89) * 50_000, 200) == 201


def test_an_allowance_gives_so_much_at_once_and_so_much_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(gates, "monotonic", lambda: now[0])
    allowance = Allowance(100, 10)
    assert [allowance.spend(60), allowance.spend(40), allowance.spend(1)] == [True, True, False]
    now[0] = 1.0
    assert [allowance.spend(9), allowance.spend(1)] == [True, False], "what is owed is paid first"
    now[0] = 1000.0
    assert [allowance.spend(100), allowance.spend(1)] == [True, False]


def test_there_are_never_more_connections_than_files_may_be_open(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(gates, "descriptors", lambda: 100)
    gate = Gate(Settings(), Metrics(), Buckets(1, 1))
    assert [gate.enter("here") for _ in range(40)].count(True) == 100 - gates.KEPT_BACK
    gate.warn()
    assert "limit of open files" in caplog.text


def test_a_gate_with_files_enough_warns_of_nothing(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(gates, "descriptors", lambda: 100_000)
    Gate(Settings(), Metrics(), Buckets(1, 1)).warn()
    assert not caplog.text
