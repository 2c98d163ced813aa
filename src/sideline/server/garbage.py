"""When a server looks for garbage: only here, since a search stops every table while it lasts.

Python's own collector is switched off. What pages leave behind is looked for when many of them have gone.
Now and then it is looked whether there is much more than at the last search, whatever it is that stays:
tables, requests that broke off, errors.
"""

import ctypes
import gc
import sys
from contextlib import suppress
from typing import Final

PAGES_PER_COLLECTION: Final = 1000
MANY_OBJECTS: Final = 250_000
"""So many more objects than after the last search are worth another: some 50 MB.

With 500 tables in play a search stops everybody for a quarter of a second, so it must be rare.
"""


def tame() -> None:
    """Take over from Python's own collector, and never look again at what is there from the start."""
    gc.collect()
    gc.freeze()
    gc.disable()


class Pages:
    """Counts pages that have gone, and looks for what they left behind when they are many."""

    def __init__(self) -> None:
        self._gone = 0

    def has_gone(self) -> None:
        """Count one more."""
        self._gone += 1
        if self._gone % PAGES_PER_COLLECTION == 0:
            gc.collect()


def look_around(many: int = MANY_OBJECTS) -> bool:
    """Look for garbage if there is much that was not there at the last search; tell whether it was looked."""
    more, _, _ = gc.get_count()
    if more < many:
        return False
    gc.collect()
    give_back()
    return True


def give_back() -> None:
    """Let the system have the memory that is free, where the C library would keep it."""
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).malloc_trim(0)
