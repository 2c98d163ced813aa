"""`sideline`, and `python -m sideline`: whoever interrupts it while it still loads is shown no traceback."""

import sys

INTERRUPTED = 130


def main() -> int:
    """Load the commands and run the one that was typed; return its exit code."""
    try:
        from sideline.cli import main as run  # noqa: PLC0415

        return run()
    except KeyboardInterrupt:
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
