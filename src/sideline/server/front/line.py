"""The line to a page: WebSocket frames, read and written with as little ado as may be.

The handshake, pings, the end and everything out of the ordinary are left to uvicorn and websockets. What a
page usually sends is one short frame of text, and what it is sent are frames of text: those go straight to
the transport, all that are written in one turn of the event loop in one go.
"""

from asyncio import BaseTransport, Task, TimerHandle
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from sideline.server.front.gate import Allowance, Gate
from sideline.server.front.limits import household

LINE: Final = "sideline.line"
"""Where a page finds its line among the extensions of its scope."""

TEXT: Final = 0x81
LAST: Final = 0x80
MASKED: Final = 0x80
TWO_BYTES, EIGHT_BYTES = 126, 127
MIDDLE: Final = 1 << 16
MOST_WAITING: Final = 8
"""So many messages that nobody has served yet are read; the rest waits in the network."""
MOST_PIECES: Final = 64
"""A message of at most 8 KB comes in one piece, or in a few."""
LINGER: Final = 10.0
POLICY, NOT_TEXT = 1008, 1007
NO_HANDSHAKE: Final = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
FLOODED: Final = b"\x88\x02" + POLICY.to_bytes(2, "big")
"""The last frame that a page which floods is sent."""


def framed(text: str) -> bytes:
    """Write a text as one frame."""
    payload = text.encode()
    length = len(payload)
    if length < TWO_BYTES:
        return bytes((TEXT, length)) + payload
    if length < MIDDLE:
        return bytes((TEXT, TWO_BYTES)) + length.to_bytes(2, "big") + payload
    return bytes((TEXT, EIGHT_BYTES)) + length.to_bytes(8, "big") + payload


def frame_end(received: bytes, start: int) -> tuple[int, int] | None:
    """Tell where the payload of a page's frame begins and ends, if all of it is there and it is not long."""
    if len(received) < start + 6 or not received[start + 1] & MASKED:
        return None
    length, begin = received[start + 1] & (MASKED - 1), start + 6
    if length == EIGHT_BYTES:
        return None
    if length == TWO_BYTES:
        length, begin = int.from_bytes(received[start + 2 : start + 4], "big"), start + 8
    return (begin, begin + length) if begin + length <= len(received) else None


def read_text(payload: bytes, mask: bytes) -> str | None:
    """Read what a page has written, if it is text."""
    length = len(payload)
    over_all = (mask * (length // len(mask) + 1))[:length]
    plain = int.from_bytes(payload, "big") ^ int.from_bytes(over_all, "big")
    try:
        return plain.to_bytes(length, "big").decode()
    except UnicodeDecodeError:
        return None


class FrameCount:
    """Counts the frames that a page sends, however the network cuts them."""

    __slots__ = ("_head", "_rest")

    def __init__(self) -> None:
        self._head, self._rest = b"", 0

    def begun(self, data: bytes, most: float) -> int:
        """Count the frames that begin in what has come; beyond the most that matter nothing is counted."""
        data, place, number = self._head + data, self._rest, 0
        while place < len(data) and number <= most:
            length = frame_length(data, place)
            if length is None:
                break
            number += 1
            place += length
        self._head, self._rest = data[place:], max(0, place - len(data))
        return number


def frame_length(data: bytes, start: int) -> int | None:
    """Tell how long a page's frame is in all, if so much of its head is there."""
    if len(data) < start + 2:
        return None
    mask = 4 if data[start + 1] & MASKED else 0
    length = data[start + 1] & (MASKED - 1)
    if length < TWO_BYTES:
        return 2 + mask + length
    size = 2 if length == TWO_BYTES else 8
    if len(data) < start + 2 + size:
        return None
    return 2 + size + mask + int.from_bytes(data[start + 2 : start + 2 + size], "big")


class PageLine(WebSocketsSansIOProtocol):
    """The WebSocket of a page, as uvicorn serves it, with a short way in and out.

    Bytes and frames of every kind are counted before anything else is done with them.
    """

    _is_left_to_the_library = False

    def __init__(self, gate: Gate, **given: Any) -> None:
        super().__init__(**given)
        self._gate, self._address = gate, ""
        may = gate.settings
        self._bytes = Allowance(may.line_bytes_burst, may.line_bytes_per_second)
        self._frames = Allowance(may.frames_burst, may.frames_per_second)
        self._count = FrameCount()
        self._last_call: TimerHandle | None = None
        self._held: list[bytes] = []

    def connection_made(self, transport: BaseTransport) -> None:
        """Begin with a connection that came in by HTTP and was counted there."""
        super().connection_made(transport)
        self._address = household(self.client[0] if self.client else "")

    def connection_lost(self, exc: Exception | None) -> None:
        """Count a page that has gone."""
        if self._last_call is not None:
            self._last_call.cancel()
        self._gate.leave(self._address)
        super().connection_lost(exc)

    def on_task_complete(self, task: Task[None]) -> None:
        """Do not wait for ever until a page that does not read has heard the end."""
        super().on_task_complete(task)
        if not self.disconnected:
            self._last_call = self.loop.call_later(LINGER, self.transport.abort)

    async def run_asgi(self) -> None:
        """Serve the page; it finds its line in its scope."""
        self.scope["extensions"][LINE] = self  # type: ignore[assignment]
        await super().run_asgi()

    @property
    def unread(self) -> int:
        """How many bytes wait here for a page that does not read them."""
        return self.transport.get_write_buffer_size() + sum(map(len, self._held))

    def write(self, text: str) -> None:
        """Put a message on its way, with all that follow in this turn of the event loop; never waits."""
        if not self._held:
            self.loop.call_soon(self._send_held)
        self._held.append(framed(text))

    def _send_held(self) -> None:
        """Send what was written: a call of the system costs more than all the rest of sending."""
        held, self._held = self._held, []
        if held and not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(b"".join(held))

    async def send(self, message: Any) -> None:
        """Send what serves the page, after what was written; with a refusal the handshake is over."""
        self._send_held()
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True

    def shutdown(self) -> None:
        """End with the server, after what was written."""
        self._send_held()
        super().shutdown()

    def abort(self) -> None:
        """Cut the line, whatever waits."""
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """Count what comes, and take it if it is not too much."""
        if not self.handshake_initiated:
            self._shake_hands(data)
        elif not self._is_allowed(data):
            self._cut()
        elif self._is_left_to_the_library or not self.handshake_complete or self.close_sent:
            self._is_left_to_the_library = True
            super().data_received(data)
        else:
            self._take_frames(data)

    def _shake_hands(self, head: bytes) -> None:
        """Read the head of a request, all of it and counted where it came in: it is a handshake or none."""
        super().data_received(head)
        if not self.handshake_initiated:
            self._gate.count_malformed(self._sender())
            self.transport.write(NO_HANDSHAKE)
            self.transport.close()

    def _is_allowed(self, data: bytes) -> bool:
        most = self._gate.settings.frames_burst
        return self._bytes.spend(len(data)) and self._frames.spend(self._count.begun(data, most))

    def _sender(self) -> str:
        """Return who is at the other end: behind a trusted proxy, whom that one names."""
        scope: Any = getattr(self, "scope", None)
        client = scope["client"] if scope else self.client
        return household(client[0] if client else "")

    def _cut(self) -> None:
        """Let go of a page that floods; it is told why if it reads."""
        if self.transport.is_closing():
            return
        self._gate.cut(self._sender(), "flood")
        self._send_held()
        if self.handshake_complete and not self.close_sent:
            self.transport.write(FLOODED)
        self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY})
        self.close_sent = True
        self.transport.close()

    def _take_frames(self, data: bytes) -> None:
        """Take frames of text; from anything that does not come as whole frames on the library reads."""
        start = 0
        while start < len(data) and not self.close_sent:
            found = frame_end(data, start)
            if found is None or not data[start] & LAST or found[1] - found[0] > self.config.ws_max_size:
                self._is_left_to_the_library = True
                return super().data_received(data[start:])
            begin, end = found
            text = read_text(data[begin:end], data[begin - 4 : begin]) if data[start] == TEXT else None
            if text is None:
                super().data_received(data[start:end])
            else:
                self._take(text)
            start = end

    def _take(self, text: str) -> None:
        """Hand a text to whoever serves the page."""
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() >= MOST_WAITING:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_ping(self) -> None:
        """Answer a ping, unless the answers to earlier ones are not read."""
        if self.unread > self._gate.settings.unread_bytes:
            return self.abort()
        super().handle_ping()

    def handle_cont(self, event: Frame) -> None:
        """Take a piece of a message; one in very many pieces is no message."""
        if len(self.frames) >= MOST_PIECES:
            return self._cut()
        super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Hand a message on; what claims to be text and is not ends the line without a word in the log."""
        if self.close_sent or self.curr_msg_data_type != "text" or is_utf8(b"".join(self.frames)):
            return super().send_receive_event_to_app()
        self.conn.send_close(NOT_TEXT)
        self.handle_parser_exception()


def is_utf8(text: bytes) -> bool:
    """Ask whether bytes are text."""
    try:
        text.decode()
    except UnicodeDecodeError:
        return False
    return True
