"""The bar that shows how far something long has come."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

errors = Console(stderr=True)


@contextmanager
def progress_bar(total: int | None, what: str) -> Iterator[Progress]:
    """Show a bar while something long runs, where a person is watching."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=not sys.stderr.isatty()) as bar:
        bar.add_task(what, total=total)
        yield bar
