"""The commands of whoever runs Sideline for a club: serve, back up, restore, and look after the tables."""

import logging
import os
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from sideline.cli.serving import kept_at
from sideline.server.config import BadConfiguration, Settings
from sideline.server.hosting.configuring import Configured, configured

UNWISE = 1


def serve(
    *,
    config: Path | None = None,
    check: Annotated[bool, Parameter(negative=())] = False,
    **settings: str,
) -> int:
    """Serve tables to other people, until told to stop.

    Every setting may stand in the file, in the environment (SIDELINE_PORT) or here (--port). What is said
    here decides, then the environment, then the file.

    :param config: A TOML file with settings.
    :param check: Only print what would be in force, where it was said, and what is unwise about it.
    :param settings: Any setting by its name, such as --database or --trusted-proxies; --check lists them all.
    """
    flags = {name.replace("-", "_"): value for name, value in settings.items()}
    found = configured(config, os.environ, flags)
    return report(found) if check else run(found.settings)


def report(found: Configured) -> int:
    """Print every setting, and what is unwise; without anything unwise the exit code is 0."""
    from sideline.server.hosting.prudence import unwise  # noqa: PLC0415

    for name in Settings.__struct_fields__:
        print(f"{name} = {shown(getattr(found.settings, name))}  ({found.said[name]})")
    warnings = unwise(found.settings)
    print("\n".join(f"unwise: {warning}" for warning in warnings) or "Nothing about this is unwise.")
    return UNWISE if warnings else 0


def shown(value: object) -> str:
    """Write a value as a file would have it."""
    if isinstance(value, tuple):
        return f"[{', '.join(map(shown, value))}]"
    if isinstance(value, bool):
        return str(value).lower()
    return (
        f'"{value}"' if isinstance(value, str) else f"{value:g}" if isinstance(value, float) else str(value)
    )


def run(settings: Settings) -> int:
    """Serve, with logs for machines, until told to stop."""
    from sideline.server import serve  # noqa: PLC0415
    from sideline.server.hosting.prudence import unwise  # noqa: PLC0415
    from sideline.server.logs import write_logs  # noqa: PLC0415

    write_logs(logging.INFO, settings.log_format)
    for warning in unwise(settings):
        logging.getLogger("sideline.server").warning("unwise", extra={"why": warning})
    if not serve.serve(settings):
        raise BadConfiguration(
            f"The server cannot listen at {settings.unix_socket or f'{settings.host}:{settings.port}'}."
        )
    return 0


def backup(to: Path, *, database: str | None = None) -> None:
    """Copy everything kept into a file, even while people play.

    :param to: The file to write; a new one.
    :param database: Where matches are kept: a file, or postgresql://...; your own if not given.
    """
    from sideline.server.hosting.backup import back_up  # noqa: PLC0415

    back_up(kept_at(database), to)
    print(f"Everything is in {to}.")


def restore(source: Path, *, database: str | None = None) -> None:
    """Put a copy back in place of what is kept; no server may be running.

    :param source: The file that `sideline backup` wrote.
    :param database: Where matches are kept: a file, or postgresql://...; your own if not given.
    """
    from sideline.server.hosting import backup as copies  # noqa: PLC0415

    copies.restore(source, kept_at(database))
    print(f"Everything is as it was in {source}.")
