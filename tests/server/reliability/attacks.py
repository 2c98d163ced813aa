"""Programs that flood a server, each with one kind of thing, as fast as a socket takes it.

    PYTHONPATH=tests python -m server.reliability.attacks pings --port 8737 --table ID --seconds 30

They come from an address of their own, 127.0.0.2, where the system has one.
"""

import argparse
import json
import os
import random
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import repeat
from typing import Final

ADDRESS: Final = "127.0.0.2"
MASK: Final = b"\0\0\0\0"
CHUNK: Final = 16_384
UPGRADE: Final = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OTAxMjM0NQ==\r\n\r\n"
)
GET: Final = b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
POST: Final = (
    b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    b"Content-Length: 1000000000\r\n\r\n"
)

FALSE_HANDSHAKE: Final = UPGRADE.format(table="nowhere").encode()[:-2] + b"Content-Length: 1000000000\r\n\r\n"


def frame(head: int, payload: bytes = b"") -> bytes:
    """A short frame of a page; the mask is zero, so that it reads as it is."""
    return bytes([head, 0x80 | len(payload)]) + MASK + payload


def over_and_over(piece: bytes) -> Iterator[bytes]:
    """The same piece without end, as many of it at once as fit."""
    return repeat(piece * (CHUNK // len(piece)))


def after_a_beginning(beginning: bytes, piece: bytes) -> Iterator[bytes]:
    """A message that never ends."""
    yield beginning
    yield from over_and_over(piece)


def noise() -> Iterator[bytes]:
    """Bytes that mean nothing."""
    luck = random.Random(1)
    while True:
        yield luck.randbytes(CHUNK)


FRAMES: Final[dict[str, Callable[[], Iterator[bytes]]]] = {
    "pings": lambda: over_and_over(frame(0x89)),
    "long pings": lambda: over_and_over(frame(0x89, b"x" * 125)),
    "pongs": lambda: over_and_over(frame(0x8A)),
    "empty continuations": lambda: after_a_beginning(frame(0x01), frame(0x00)),
    "tiny fragments": lambda: after_a_beginning(frame(0x01, b"x"), frame(0x00, b"x")),
    "whole fragments": lambda: over_and_over(frame(0x01, b"{") + frame(0x80, b"}")),
    "texts": lambda: over_and_over(frame(0x81, b'{"type":"ping"}')),
    "long texts": lambda: over_and_over(b"\x81\xfe" + (8000).to_bytes(2, "big") + MASK + b" " * 8000),
    "empty texts": lambda: over_and_over(frame(0x81)),
    "bytes": lambda: over_and_over(frame(0x82, b"x")),
    "closes": lambda: over_and_over(frame(0x88)),
    "compressed": lambda: over_and_over(frame(0xC1, b"\xaa\x56\x4a\x54\xb2\x52\x50\xaa\x05\x00")),
    "not text": lambda: over_and_over(frame(0x81, b"\xff")),
    "noise": noise,
}
"""What is sent after a handshake, without end."""

REQUESTS: Final[dict[str, Callable[[], Iterator[bytes]]]] = {
    "requests": lambda: over_and_over(GET),
    "endless body": lambda: after_a_beginning(POST, b"x" * CHUNK),
    "endless head": lambda: after_a_beginning(GET[:-2] + b"X: ", b"x" * CHUNK),
    "false handshakes": lambda: after_a_beginning(FALSE_HANDSHAKE, b"x" * CHUNK),
    "no requests": noise,
    "handshakes": lambda: iter(()),
    "connections": lambda: iter(()),
}
"""What is sent by HTTP; the last two begin anew as soon as they have begun."""

KINDS: Final = (*FRAMES, *REQUESTS)


def connected(port: int) -> socket.socket:
    """Connect from the address of those who flood."""
    raw = socket.socket()
    with suppress(OSError):
        raw.bind((ADDRESS, 0))
    raw.settimeout(10)
    raw.connect(("127.0.0.1", port))
    return raw


def upgraded(raw: socket.socket, table: str) -> bool:
    """Shake hands as a page does; tell whether that was taken."""
    raw.sendall(UPGRADE.format(table=table).encode())
    return raw.recv(4096).startswith(b"HTTP/1.1 101")


def strike(kind: str, port: int, table: str, most: float) -> int:
    """Flood over one connection until it is cut, or so many bytes are sent; return how many were."""
    sent = 0
    with suppress(OSError), connected(port) as raw:
        if kind in FRAMES or kind == "handshakes":
            upgraded(raw, table)
        pieces = (FRAMES | REQUESTS)[kind]()
        for piece in pieces:
            raw.sendall(piece)
            sent += len(piece)
            if sent >= most:
                return sent
    return sent


def is_cut(kind: str, port: int, table: str, most: int) -> bool:
    """Flood over one connection; tell whether the server hangs up before so many bytes are sent and read."""
    with connected(port) as raw:
        if kind in FRAMES:
            assert upgraded(raw, table)
        sent = 0
        with suppress(OSError):
            for piece in (FRAMES | REQUESTS)[kind]():
                raw.sendall(piece)
                sent += len(piece)
                if sent >= most:
                    return hangs_up(raw)
        return True


def hangs_up(raw: socket.socket) -> bool:
    """Read until the server hangs up, or until it answers a ping: it has read everything before it."""
    raw.settimeout(60)
    raw.sendall(frame(0x89, b"still there?"))
    heard = b""
    while b"\x8a\x0cstill there?" not in heard:
        piece = raw.recv(65_536)
        if not piece:
            return True
        heard = heard[-64:] + piece
    return False


def flood(kind: str, port: int, table: str, seconds: float) -> dict[str, object]:
    """Flood for so long, coming again whenever cut; return how often and how much."""
    end, times, sent = time.monotonic() + seconds, 0, 0
    while time.monotonic() < end:
        sent += strike(kind, port, table, 1e12)
        times += 1
    return {"kind": kind, "connections": times, "bytes": sent}


def main() -> None:
    """Flood, and print how much was sent."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--table", required=True)
    parser.add_argument("--seconds", type=float, default=30.0)
    asked = parser.parse_args()
    os.nice(5)
    print(json.dumps(flood(asked.kind, asked.port, asked.table, asked.seconds)))


if __name__ == "__main__":
    main()
