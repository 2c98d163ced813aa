"""`sideline`, and `python -m sideline`: whoever interrupts it, at once or later, is shown no traceback."""

import os
import sys
from _thread import interrupt_main
from contextlib import suppress
from threading import Timer
from typing import Any, NoReturn

INTERRUPTED = 130
SOON = 0.1


def main() -> int:
    """Load the commands and run the one that was typed; return its exit code."""
    sys.unraisablehook = interrupt_again
    try:
        from sideline.cli import main as run  # noqa: PLC0415

        return run()
    except KeyboardInterrupt:
        leave()


def interrupt_again(swallowed: Any) -> None:
    """An interrupt that came where a compiler is called back was swallowed there: it comes once more."""
    if swallowed.exc_type is KeyboardInterrupt:
        Timer(SOON, interrupt_main).start()
    else:
        sys.__unraisablehook__(swallowed)


def leave() -> NoReturn:
    """End at once: Python would wait until every thread has finished, and one may be compiling."""
    for out in (sys.stdout, sys.stderr):
        with suppress(OSError, ValueError):
            out.flush()
    os._exit(INTERRUPTED)


if __name__ == "__main__":
    sys.exit(main())
