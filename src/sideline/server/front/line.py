"""The line to a page: WebSocket frames, read and written with as little ado as may be.

The handshake, pings, the end and everything out of the ordinary are left to uvicorn and websockets. What a
page usually sends is one short frame of text, and what it is sent are frames of text: those are written
straight to the transport, which sends what is written in one turn of the event loop in one go.
"""

from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

LINE: Final = "sideline.line"
"""Where a page finds its line among the extensions of its scope."""

TEXT: Final = 0x81
LAST: Final = 0x80
MASKED: Final = 0x80
TWO_BYTES, EIGHT_BYTES = 126, 127
MIDDLE: Final = 1 << 16
MOST_WAITING: Final = 8
"""So many messages that nobody has served yet are read; the rest waits in the network."""


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


class PageLine(WebSocketsSansIOProtocol):
    """The WebSocket of a page, as uvicorn serves it, with a short way in and out."""

    _is_left_to_the_library = False

    async def run_asgi(self) -> None:
        """Serve the page; it finds its line in its scope."""
        self.scope["extensions"][LINE] = self  # type: ignore[assignment]
        await super().run_asgi()

    @property
    def unread(self) -> int:
        """How many bytes wait here for a page that does not read them."""
        return self.transport.get_write_buffer_size()

    def write(self, text: str) -> None:
        """Put a message on its way; never waits."""
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(framed(text))

    def abort(self) -> None:
        """Cut the line, whatever waits."""
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """Take frames of text; from anything that does not come as whole frames on the library reads."""
        if self._is_left_to_the_library or not self.handshake_complete or self.close_sent:
            self._is_left_to_the_library = self.handshake_initiated
            return super().data_received(data)
        start = 0
        while start < len(data):
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
