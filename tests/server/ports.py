"""Ports for servers of our own."""

import secrets
import socket
from contextlib import suppress

LOWEST, HIGHEST = 10_000, 32_000
"""Below the ports that clients are given: one of those could be taken while a killed server starts again."""


def free_port() -> int:
    """Return a loopback port at which nobody listens."""
    while True:
        port = LOWEST + secrets.randbelow(HIGHEST - LOWEST)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
