"""Run a server in this process, until it is told to stop."""

import asyncio
import logging
import sys
from collections.abc import Callable
from functools import partial

import msgspec
import uvicorn

from sideline.engine.errors import SidelineError
from sideline.server import garbage
from sideline.server.config import Settings
from sideline.server.front.app import Server, build
from sideline.server.front.asking import Porter
from sideline.server.front.line import PageLine
from sideline.server.logs import write_logs
from sideline.server.store import open_store
from sideline.server.store.sole import sole_user
from sideline.server.thinking.printings import print_all

STOP_TIME = 5


def config(settings: Settings) -> uvicorn.Config:
    """Return how uvicorn is to serve."""
    server = Server(open_store(settings.database), settings)
    return uvicorn.Config(
        build(server),
        host=settings.host,
        port=settings.port,
        uds=settings.unix_socket or None,
        http=partial(Porter, server.gate),  # type: ignore[arg-type]
        ws=partial(PageLine, server.gate),  # type: ignore[arg-type]
        ws_max_size=settings.frame_bytes,
        ws_ping_interval=settings.ping_interval,
        ws_ping_timeout=settings.ping_timeout,
        ws_per_message_deflate=False,
        proxy_headers=bool(settings.trusted_proxies) or bool(settings.unix_socket),
        forwarded_allow_ips="*" if settings.unix_socket else list(settings.trusted_proxies),
        server_header=False,
        access_log=False,
        log_config=None,
        lifespan="on",
        timeout_graceful_shutdown=STOP_TIME,
    )


class Announcing(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, configured: uvicorn.Config, ready: Callable[[int], None]) -> None:
        super().__init__(configured)
        self._ready = ready

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        """Start, and tell the port."""
        await super().startup(sockets)  # type: ignore[arg-type]
        if self.started:
            self._ready(self.config.port if self.config.uds else self.servers[0].sockets[0].getsockname()[1])


def serve(settings: Settings, ready: Callable[[int], None] = lambda port: None) -> bool:
    """Serve until told to stop; tell whether it ever started."""
    print_all(settings.packs)
    server = Announcing(config(settings), ready)
    garbage.tame()
    with (
        sole_user(settings.database),
        asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner,
    ):
        runner.run(server.serve())
    return server.started


def main(arguments: list[str]) -> int:
    """Serve with the settings given as JSON; print the port when ready."""
    settings = msgspec.json.decode(arguments[0] if arguments else "{}", type=Settings)
    write_logs(logging.INFO)
    try:
        return 0 if serve(settings, lambda port: print(port, flush=True)) else 1
    except SidelineError as why:
        print(why, file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
