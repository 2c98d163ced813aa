"""The line of somebody who asks by HTTP: counted before it is read, and never waited for without end."""

from asyncio import Protocol, TimerHandle, Transport
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from sideline.server.front.gate import TOO_MANY, Allowance, Gate
from sideline.server.front.limits import household

LAST_WORDS: Final = 1.0
PROXY_LINES: Final = (b"PROXY ", b"\r\n\r\n\x00\r\nQUIT\n")
NO_PROXY_LINE: Final = (
    b"HTTP/1.1 400 Bad Request\r\ncontent-type: text/plain\r\nconnection: close\r\n\r\n"
    b"The PROXY protocol is not spoken here: let the proxy send X-Forwarded-For.\n"
)


class Porter(Protocol):
    """Looks who comes, before anything is made ready for them: a flood may be nothing but connections."""

    __slots__ = ("_gate", "_given")

    def __init__(self, gate: Gate, **given: Any) -> None:
        self._gate, self._given = gate, given

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Give somebody a line, if there is room; who is shut out is not even told so."""
        address = household((transport.get_extra_info("peername") or [""])[0])
        if self._gate.is_shut(address):
            transport.abort()
        elif not self._gate.enter(address):
            transport.write(TOO_MANY)
            transport.close()
        else:
            line = AskingLine(self._gate, address, **self._given)
            transport.set_protocol(line)
            line.connection_made(transport)


class AskingLine(H11Protocol):
    """An HTTP connection as uvicorn serves it, with a limit to everything.

    So many seconds for the head of a request, so many from there to the last byte of the answer, and so many
    bytes a second: it is cut when they are over. The timer is always set, so nothing stays for ever.
    """

    def __init__(self, gate: Gate, address: str, **given: Any) -> None:
        super().__init__(**given)
        self._gate, self._address = gate, address
        self._bytes = Allowance(gate.settings.line_bytes_burst, gate.settings.line_bytes_per_second)
        self._timer: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Wait for the first request."""
        super().connection_made(transport)
        self._wait_for(self._gate.settings.request_head)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count somebody who has gone."""
        self._wait_for(None)
        self._gate.leave(self._address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Count what comes, and read it if it is not too much."""
        if self._gate.is_shut(self._address):
            return self.transport.abort()
        if not self._bytes.spend(len(data)):
            self._gate.cut(self._address, "flood")
            return self.transport.abort()
        if self.cycle is None and data.startswith(PROXY_LINES):
            return self._refuse_proxy_line()
        asked = self.cycle
        super().data_received(data)
        self._begin_exchange(asked)

    def _refuse_proxy_line(self) -> None:
        """Tell a proxy that names people in a way of its own, and whoever keeps the server, what to do."""
        self._gate.warn_of_proxy_line()
        self.transport.write(NO_PROXY_LINE)
        self.transport.close()

    def _begin_exchange(self, before: object) -> None:
        """Give a request that has begun its time."""
        if self.cycle is not before and not self.cycle.response_complete:
            self._wait_for(self._gate.settings.exchange)

    def send_400_response(self, msg: str) -> None:
        """Say that a request is malformed, where an answer may still begin, and give up the one before."""
        self._gate.count_malformed(self._address)
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        self.transport.close()

    def handle_websocket_upgrade(self, event: Any) -> None:
        """Hand the connection to the line of a page, which counts it from here on."""
        self._wait_for(None)
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        """Wait for the next request; what is in the pipeline of somebody who floods is not looked at."""
        if self._gate.is_shut(self._address):
            self.transport.close()
        self._wait_for(self._gate.settings.request_head)
        answered = self.cycle
        super().on_response_complete()
        self._begin_exchange(answered)

    def shutdown(self) -> None:
        """Stop: what is being answered is finished, but nobody waits for the rest of a request."""
        super().shutdown()
        if self.cycle is not None and self.cycle.more_body and not self.cycle.response_complete:
            return self.transport.abort()
        self._wait_for(LAST_WORDS)

    def _wait_for(self, seconds: float | None) -> None:
        """Cut the line after so many seconds, instead of whatever was planned before."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, self._give_up)

    def _give_up(self) -> None:
        self._timer = None
        self.transport.abort()
