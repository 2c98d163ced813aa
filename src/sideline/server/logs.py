"""Logs for machines: one JSON object a line. Nothing secret is ever handed to them."""

import logging
import sys
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

ORDINARY: Final = frozenset(vars(logging.makeLogRecord({}))) | {
    "message",
    "asctime",
    "taskName",
    "color_message",
}
ID_SHOWN: Final = 6


class Lines(logging.Formatter):
    """Writes a record as one line of JSON; of a table only the beginning of its id."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
        }
        for name, value in vars(record).items():
            if name not in ORDINARY:
                line[name] = str(value)[:ID_SHOWN] if name == "table" else value
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def write_logs(level: int = logging.INFO) -> None:
    """Send what the server has to say to standard error; of uvicorn only its worries, for it names tables."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    for name in ("sideline.server", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.setLevel(max(level, logging.WARNING) if name == "uvicorn" else level)
        logger.propagate = False
