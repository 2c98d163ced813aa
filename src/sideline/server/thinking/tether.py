"""What ties a process beside the server to it: none goes on when the server was killed."""

import os
import threading
import time
from typing import Final

GLANCE: Final = 0.5


def end_with(server: int) -> None:
    """End this process as soon as the server that started it is gone, however busy it is."""
    threading.Thread(target=_watch, args=(server,), name="tether", daemon=True).start()


def _watch(server: int) -> None:
    """A process whose parent is gone is given another one."""
    while os.getppid() == server:
        time.sleep(GLANCE)
    os._exit(1)
