"""The line to a page: frames as they were written, in their order, whole or in pieces."""

import asyncio
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.server import ServerState

from sideline.server.config import Settings
from sideline.server.front.gate import Gate
from sideline.server.front.limits import Buckets
from sideline.server.front.line import LINE, PageLine, framed
from sideline.server.metrics import Metrics

HANDSHAKE = (
    b"GET /page HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
MASK = b"\x01\x02\x03\x04"


class Wire(asyncio.Transport):
    """A transport that keeps what is written, and reads nothing while it is told to pause."""

    def __init__(self) -> None:
        super().__init__()
        self.written, self.calls, self.pauses, self.is_shut = b"", 0, 0, False

    def write(self, data: Any) -> None:
        self.written += bytes(data)
        self.calls += 1

    def get_write_buffer_size(self) -> int:
        return len(self.written)

    def is_closing(self) -> bool:
        return self.is_shut

    def close(self) -> None:
        self.is_shut = True

    def pause_reading(self) -> None:
        self.pauses += 1

    def resume_reading(self) -> None:
        self.pauses -= 1


def sent_by_a_page(text: bytes, head: int = 0x81) -> bytes:
    """A masked frame, as browsers send it."""
    length = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
    return bytes([head]) + length + MASK + bytes(sign ^ MASK[i % 4] for i, sign in enumerate(text))


class Listening:
    """An application that accepts a page and keeps what it says."""

    def __init__(self) -> None:
        self.heard: list[Any] = []
        self.line: PageLine | None = None

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.line = scope["extensions"][LINE]
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            self.heard.append(message.get("text", message.get("bytes")))


async def opened(app: Listening, settings: Settings = Settings()) -> tuple[PageLine, Wire]:  # noqa: B008
    wire = Wire()
    config = Config(app, ws_max_size=1000, ws_per_message_deflate=False, log_config=None)
    gate = Gate(settings, Metrics(), Buckets(10, 10))
    line = PageLine(gate, config=config, server_state=ServerState(), app_state={})
    line.connection_made(wire)
    line.data_received(HANDSHAKE)
    while not line.handshake_complete:
        await asyncio.sleep(0)
    wire.written, wire.calls = b"", 0
    return line, wire


async def settled() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


MESSAGES = [b"one", "zw\u00f6lf".encode(), b"x" * 125, b"y" * 126, b"z" * 900, b"", b"last"]


@pytest.mark.parametrize("piece", [1, 2, 3, 7, 130, 10_000])
async def test_messages_come_in_order_however_the_network_cuts_them(piece: int) -> None:
    app = Listening()
    line, _ = await opened(app)
    stream = b"".join(map(sent_by_a_page, MESSAGES))
    for start in range(0, len(stream), piece):
        line.data_received(stream[start : start + piece])
        await settled()
    assert app.heard == [message.decode() for message in MESSAGES]


async def test_a_message_in_fragments_and_a_ping_between_them_are_understood() -> None:
    app = Listening()
    line, wire = await opened(app)
    line.data_received(sent_by_a_page(b"before"))
    line.data_received(sent_by_a_page(b"hel", 0x01))
    line.data_received(sent_by_a_page(b"?", 0x89))
    line.data_received(sent_by_a_page(b"lo", 0x80))
    line.data_received(sent_by_a_page(b"after"))
    await settled()
    assert app.heard == ["before", "hello", "after"]
    assert wire.written == b"\x8a\x01?"


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        (sent_by_a_page(b"\xff"), 1007),
        (sent_by_a_page(b"x" * 1001), 1009),
        (sent_by_a_page(b"more", 0x80), 1002),
        (sent_by_a_page(b"rsv", 0xC1), 1002),
        (b"\x81\x03abc", 1002),
    ],
)
async def test_what_is_no_text_or_too_long_or_not_masked_ends_the_line(frame: bytes, code: int) -> None:
    app = Listening()
    line, wire = await opened(app)
    line.data_received(frame)
    await settled()
    assert wire.is_shut
    assert code.to_bytes(2, "big") in wire.written
    assert app.heard == []


async def test_a_page_that_floods_is_read_no_further_until_it_is_served() -> None:
    app = Listening()
    line, wire = await opened(app)
    line.data_received(sent_by_a_page(b"again") * 100)
    assert wire.pauses == 1
    await settled()
    assert wire.pauses == 0
    assert len(app.heard) == 100


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_frames_are_written_with_their_length(length: int) -> None:
    frame = framed("x" * length)
    extended = 0 if length < 126 else 2 if length < 1 << 16 else 8
    told = frame[1] if not extended else int.from_bytes(frame[2 : 2 + extended], "big")
    assert (frame[0], told, len(frame)) == (0x81, length, 2 + extended + length)


async def test_what_is_written_leaves_in_its_order_and_nothing_after_the_end() -> None:
    app = Listening()
    line, wire = await opened(app)
    told = framed("done") + framed("changed")
    line.write("done")
    line.write("changed")
    assert line.unread == len(told)
    await settled()
    assert (wire.written, wire.calls, line.unread) == (told, 1, len(told))
    wire.close()
    line.write("late")
    await settled()
    assert wire.written == told


async def test_the_end_comes_after_what_was_written() -> None:
    line, wire = await opened(Listening())
    line.write("done")
    await line.send({"type": "websocket.close", "code": 1001, "reason": ""})
    assert wire.written == framed("done") + b"\x88\x02\x03\xe9"
    again, other = await opened(Listening())
    again.write("done")
    again.shutdown()
    assert other.written.startswith(framed("done") + b"\x88")


async def test_a_message_in_very_many_pieces_is_none() -> None:
    """Cut by the number of its pieces, where frames and bytes alone would allow it."""
    app = Listening()
    line, wire = await opened(app, Settings(frames_burst=10_000))
    line.data_received(sent_by_a_page(b"x", head=0x01) + sent_by_a_page(b"x", head=0x00) * 70)
    await settled()
    assert wire.is_shut
    assert not app.heard
