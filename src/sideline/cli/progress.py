"""Something long: the bar that shows how far it has come, and Ctrl+C that ends it."""

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from types import FrameType

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

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
def interrupts() -> Iterator[Callable[[], None]]:
    """Remember Ctrl+C, for numpy swallows one that comes while it compares with an enum; ask now and then."""
    heard: list[int] = []

    def hear(number: int, frame: FrameType | None) -> None:
        heard.append(number)
        signal.default_int_handler(number, frame)

    def check() -> None:
        if heard:
            raise KeyboardInterrupt

    before = signal.getsignal(signal.SIGINT)
    if before is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, hear)
    try:
        yield check
    finally:
        signal.signal(signal.SIGINT, before)
