"""How we speak to PostgreSQL: the settings of every connection, and what counts as trouble."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]

from sideline.server.store.base import PATIENCE, StoreError, Unavailable

SETTINGS: Final = {
    "application_name": "sideline",
    "search_path": "sideline",
    "synchronous_commit": "on",
    "lock_timeout": f"{PATIENCE * 1000:.0f}",
    "statement_timeout": f"{PATIENCE * 1000:.0f}",
    "idle_in_transaction_session_timeout": f"{PATIENCE * 1000:.0f}",
}
"""A process that stops in the middle of a transaction must not hold its tables for ever."""

OPTIONS: Final[dict[str, Any]] = {
    "timeout": PATIENCE,
    "command_timeout": PATIENCE,
    "server_settings": SETTINGS,
}

TROUBLE: Final = (
    OSError,
    TimeoutError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)

MISTAKES: Final = (
    asyncpg.ClientConfigurationError,
    asyncpg.InvalidAuthorizationSpecificationError,
    asyncpg.InvalidCatalogNameError,
    asyncpg.InsufficientPrivilegeError,
    ValueError,
)
"""What waiting does not mend: a wrong address, user, password or database."""


async def connect(url: str) -> Any:
    """Open a connection of our own."""
    return await asyncpg.connect(url, **OPTIONS)


def drop(connection: Any) -> None:
    """Let go of a connection at once, whatever state it is in; a pool may have done so already."""
    with suppress(asyncpg.InterfaceError):
        if connection is not None and not connection.is_closed():
            connection.terminate()


@asynccontextmanager
async def answering(connection: Any, latest: float) -> AsyncIterator[None]:
    """Cut a connection that has not answered by a moment; whatever comes of that is a timeout."""
    loop = asyncio.get_running_loop()
    cut = loop.call_at(latest, drop, connection)
    try:
        yield
    except Exception as error:
        if isinstance(error, StoreError) or loop.time() < latest:
            raise
        raise TimeoutError from error
    finally:
        cut.cancel()


def unavailable(error: BaseException) -> StoreError:
    """Say what is wrong with PostgreSQL, in one sentence."""
    if isinstance(error, TimeoutError):
        return Unavailable("PostgreSQL does not answer.")
    return Unavailable(f"PostgreSQL cannot be used now: {reason(error)}.")


def cannot_open(error: BaseException) -> StoreError:
    """Say why the database cannot be opened."""
    if isinstance(error, MISTAKES):
        return StoreError(f"The PostgreSQL database cannot be opened: {reason(error)}.")
    return unavailable(error)


def reason(error: BaseException) -> str:
    """Return the first line of what PostgreSQL says; details and hints come after it."""
    said = str(error).strip().splitlines()
    return said[0].rstrip(".") if said else type(error).__name__


async def pause(seconds: float, unless: asyncio.Event) -> None:
    """Wait a moment, or until something happens."""
    try:
        async with asyncio.timeout(seconds):
            await unless.wait()
    except TimeoutError:
        return
