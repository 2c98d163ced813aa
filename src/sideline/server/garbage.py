"""When a server looks for garbage: only here, since a search through everything stops every table.

Python's own collector looks at what is new, a millisecond at a time: errors and requests that broke off.
What has been there for longer is looked through when many pages or many tables have gone.
"""

import ctypes
import gc
import sys
from contextlib import suppress
from typing import Final

NEW_OBJECTS: Final = 10_000
"""So many new objects are worth a look: about a millisecond."""

NEVER: Final = 2**31 - 1
PAGES: Final = 1000
TABLES: Final = 200
"""So many pages or tables that have gone are worth a search through everything.

With 500 tables in play it stops everybody for a quarter of a second, so it must be rare.
"""


def tame() -> None:
    """Keep Python's own collector to what is new, and never look again at what is there from the start."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS, NEVER, NEVER)


class Departures:
    """Counts what has gone, and looks for what it left behind when it is much."""

    def __init__(self, many: int) -> None:
        self._many, self._gone = many, 0

    def has_gone(self) -> None:
        """Count one more."""
        self._gone += 1
        if self._gone % self._many == 0:
            gc.collect()
            give_back()


def give_back() -> None:
    """Let the system have the memory that is free, where the C library would keep it."""
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).malloc_trim(0)
