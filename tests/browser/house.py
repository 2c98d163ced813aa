"""A server in a process of its own, on one port and one database, that can be killed and come back."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

from server.ports import free_port

# Tests are faster than people.
GENEROUS = {
    "messages_burst": 100_000,
    "requests_burst": 100_000,
    "labour_burst": 1e6,
    "creations_burst": 10_000,
    "joins_burst": 10_000,
    "warm": False,
    "bot_pace": 0.0,
}


class House:
    """Where the tables are."""

    def __init__(self, folder: Path, *, is_compiled: bool = False, **settings: object) -> None:
        self._folder, self._is_compiled = folder, is_compiled
        self._port = free_port()
        self._settings = {**GENEROUS, **settings}
        self._process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    def open(self) -> None:
        """Start, and come back when pages can be served."""
        wanted = {"port": self._port, "database": str(self._folder / "tables.db"), **self._settings}
        env = {**os.environ, "NUMBA_DISABLE_JIT": "0" if self._is_compiled else "1"}
        with (self._folder / "log").open("a") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "sideline.server.serve", json.dumps(wanted)],
                stdout=subprocess.PIPE,
                stderr=log,
                env=env,
                text=True,
            )
        assert self._process.stdout is not None
        assert self._process.stdout.readline().strip() == str(self._port), self.log()

    def kill(self) -> None:
        """End it as a power cut would."""
        self._end(signal.SIGKILL)

    def close(self) -> None:
        """End it politely."""
        self._end(signal.SIGTERM)

    def log(self) -> str:
        return (self._folder / "log").read_text(encoding="utf-8")

    def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        self._process.send_signal(how)
        self._process.wait(timeout=60)
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._process = None
