"""Logs for machines: one JSON object a line. Nothing secret is ever handed to them."""

import logging
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Final, Literal

import msgspec

ORDINARY: Final = frozenset(vars(logging.makeLogRecord({}))) | {
    "message",
    "asctime",
    "taskName",
    "color_message",
}
ID_SHOWN: Final = 6

request_id: Final[ContextVar[str]] = ContextVar("request_id", default="")
"""What is being answered; whatever is logged meanwhile has it in its line."""


class Lines(logging.Formatter):
    """Writes a record as one line of JSON; of a table only the beginning of its id."""

    def format(self, record: logging.LogRecord) -> str:
        return msgspec.json.encode(self.told(record), enc_hook=str).decode()

    def told(self, record: logging.LogRecord) -> dict[str, Any]:
        """Return everything that a record says."""
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
        }
        if request_id.get():
            line["request"] = request_id.get()
        for name, value in vars(record).items():
            if name not in ORDINARY:
                line[name] = str(value)[:ID_SHOWN] if name == "table" else value
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return line


class Sentences(Lines):
    """Writes a record as one line for people."""

    def format(self, record: logging.LogRecord) -> str:
        at, level, _, event, *more = self.told(record).items()
        rest = "".join(f", {name} {value}" for name, value in more)
        return f"{at[1]} {level[1]}: {event[1]}{rest}"


def write_logs(level: int = logging.INFO, form: Literal["json", "text"] = "json") -> None:
    """Send what the server has to say to standard error; of uvicorn errors alone.

    It names tables, and it warns of whatever strangers send, as often as they send it.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines() if form == "json" else Sentences())
    for name in ("sideline.server", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.setLevel(max(level, logging.ERROR) if name == "uvicorn" else level)
        logger.propagate = False
