"""Threads that work at the same time; whoever is interrupted does not wait for what they are at."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager


@contextmanager
def crew(jobs: int) -> Iterator[ThreadPoolExecutor]:
    """Lend so many threads: one may be in the middle of compiling, which nothing ends before its end."""
    pool = ThreadPoolExecutor(jobs)
    is_awaited = True
    try:
        yield pool
    except KeyboardInterrupt:
        is_awaited = False
        raise
    finally:
        pool.shutdown(wait=is_awaited, cancel_futures=True)
