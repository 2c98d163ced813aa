"""Answers that take long: one at a time beside the event loop, and whoever asks pays for their time."""

import asyncio
from collections.abc import Callable
from functools import partial
from time import thread_time
from typing import ParamSpec, TypeVar

from sideline.server.front.door import Door, address_of
from sideline.server.front.question import Asked

P = ParamSpec("P")
T = TypeVar("T")


class Labour:
    """Works in a thread, one piece at a time: Python lets threads wait for each other, the event loop too."""

    def __init__(self, door: Door) -> None:
        self._door = door
        self._turn = asyncio.Semaphore(1)

    async def of(self, asked: Asked, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Do a piece of work for somebody who has not yet had too much."""
        address = address_of(asked.request)
        async with self._turn:
            self._door.check_labour(address)
            found, seconds = await asyncio.to_thread(timed, partial(work, *given, **named))
        self._door.count_labour(address, seconds)
        return found


def timed(work: Callable[[], T]) -> tuple[T, float]:
    """Do a piece of work, and say how many seconds of the processor it took."""
    began = thread_time()
    return work(), thread_time() - began
