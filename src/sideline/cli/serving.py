"""The command that opens the page: a table server on this machine, and a browser that looks at it."""

import asyncio
import os
import socket
import sys
import webbrowser
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from sideline.cli.arguments import Language, read_language
from sideline.engine.errors import SidelineError
from sideline.engine.words import phrase, words_of
from sideline.server.config import EVERYWHERE, HIGHEST_PORT, Settings, bracketed

PORT: Final = Settings().port


class BadPort(SidelineError):
    """The server cannot listen there."""


def play(
    *,
    port: int | None = None,
    host: str = "127.0.0.1",
    browser: bool = True,
    database: str | None = None,
    lang: Language = "en",
    pack: Annotated[list[str], Parameter(negative=())] = [],  # noqa: B006
    origin: Annotated[list[str], Parameter(negative=())] = [],  # noqa: B006
) -> None:
    """Play in the browser.

    :param port: Where the page is served; another one is taken if it is in use, unless it was asked for.
    :param host: The address to listen at; only this machine if not given.
    :param browser: Open the page in the browser.
    :param database: Where matches are kept: a file, or postgresql://...
    :param pack: Cards to choose from in the page: a file, or files with commas between them, or a folder of
        them; may be given several times.
    :param origin: Another address of the page, such as https://example.org; may be given several times.
    """
    from sideline.server.serve import serve  # noqa: PLC0415

    words = words_of("sideline.cli", read_language(lang))
    settings = Settings(
        host=host,
        port=free_port(host, port),
        database=kept_at(database),
        packs=tuple(pack),
        origins=tuple(origin),
        secure=any(name.startswith("https:") for name in origin),
    )

    def ready(at: int) -> None:
        address = address_at(host, at) + ("" if lang == "en" else f"?lang={lang}")
        print(words.say(phrase("serving", address=address)), flush=True)
        if browser and can_open_browser():
            webbrowser.open(address)

    asyncio.run(look_at(settings.database))
    if not serve(settings, ready):
        raise BadPort(words.say(phrase("no-port", port=str(settings.port), host=host)))


async def look_at(database: str) -> None:
    """Open the database once, so that what is wrong with it is said in a sentence."""
    from sideline.server.store import open_store  # noqa: PLC0415

    store = open_store(database)
    await store.open()
    await store.close()


def address_at(host: str, port: int) -> str:
    """Return where a browser on this machine finds the page."""
    shown = "127.0.0.1" if host in EVERYWHERE else host
    return f"http://{bracketed(shown)}:{port}/"


def free_port(host: str, wanted: int | None) -> int:
    """Return the port asked for, or else the usual one, or any if that is in use."""
    if wanted is not None and not 0 <= wanted <= HIGHEST_PORT:
        raise BadPort.of("bad-port", high=str(HIGHEST_PORT), port=str(wanted))
    for port in (PORT, 0) if wanted is None else (wanted,):
        found = bound_port(host, port)
        if found is not None:
            return found
    raise BadPort.of("port-in-use", port=str(wanted or PORT), host=host)


def bound_port(host: str, port: int) -> int | None:
    """Try to listen at a port (0: any); return it if that works."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        if os.name == "posix":
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return None
        return int(probe.getsockname()[1])


def kept_at(database: str | None) -> str:
    """Return the database named, or else this person's own."""
    return database or str(default_database())


def default_database() -> Path:
    """Return the file in which this person's matches are kept."""
    if os.name == "nt":
        home = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        home = Path.home() / "Library" / "Application Support"
    else:
        home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    folder = home / "sideline"
    folder.mkdir(parents=True, exist_ok=True)
    return folder / "tables.db"


def can_open_browser() -> bool:
    """Ask whether there is a screen on which a browser could open."""
    if os.name == "nt" or sys.platform == "darwin":
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
