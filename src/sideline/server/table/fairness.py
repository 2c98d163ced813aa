"""Whose turn it is to tell people what happened, so that no acknowledgement waits for views."""

import asyncio
from collections import deque


class Turns:
    """One table in every turn of the event loop, in the order in which they asked.

    To build what people see takes far longer than to acknowledge a move. In between the loop reads what came
    in and sends what is ready, so that a crowd of tables delays what is told, and hardly what is asked.
    """

    def __init__(self) -> None:
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._is_calling = False

    async def wait(self) -> None:
        """Wait for one's turn."""
        loop = asyncio.get_running_loop()
        turn = loop.create_future()
        self._waiting.append(turn)
        if not self._is_calling:
            self._is_calling = True
            loop.call_soon(self._call, loop)
        await turn

    def _call(self, loop: asyncio.AbstractEventLoop) -> None:
        """Call the next one that has not gone away, and the one after it in the next turn."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                break
        self._is_calling = bool(self._waiting)
        if self._is_calling:
            loop.call_soon(self._call, loop)
