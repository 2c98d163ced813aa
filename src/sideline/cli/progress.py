"""Something long: the bar that shows how far it has come, and Ctrl+C that ends it."""

import signal
import sys
from _thread import interrupt_main
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from threading import Timer
from types import FrameType
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

SOON: Final = 0.2
"""So many seconds later Ctrl+C is heard again."""
Update = Callable[..., None]
"""Tells a bar what is new: `advance`, `completed`, `total`, `description`."""

errors = Console(stderr=True)


@contextmanager
def progress_bar(total: int | None, what: str) -> Iterator[Update]:
    """Show a bar while something long runs, where a person is watching; it is told how far that has come."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=not sys.stderr.isatty()) as bar:
        yield partial(bar.update, bar.add_task(what, total=total))


@contextmanager
def interrupts() -> Iterator[None]:
    """Hear Ctrl+C again and again until it ends what runs, for numpy swallows one while it compares enums."""
    coming: list[Timer] = []

    def hear(number: int, frame: FrameType | None) -> None:
        coming.append(Timer(SOON, interrupt_main))
        coming[-1].start()
        signal.default_int_handler(number, frame)

    before = signal.getsignal(signal.SIGINT)
    if before is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, hear)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
        for timer in coming:
            timer.cancel()
