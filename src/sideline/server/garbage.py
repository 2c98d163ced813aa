"""When a server looks for garbage: only here, since a search stops every table while it lasts.

Python's own collector is switched off. What pages leave behind is looked for when many of them have gone,
and what tables leave behind whenever old tables have been cleared away.
"""

import gc
from typing import Final

PAGES_PER_COLLECTION: Final = 1000


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


def tables_were_cleared() -> None:
    """Look for what tables left behind."""
    gc.collect()
