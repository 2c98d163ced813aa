"""`sideline tables`: whoever hosts looks after what is kept."""

import asyncio
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from sideline.cli.files import write_whole
from sideline.cli.serving import kept_at
from sideline.engine.errors import SidelineError


class NotConfirmed(SidelineError):
    """Something would be deleted, and nobody said that it should."""


def list_tables(*, database: str | None = None, person: str | None = None) -> None:
    """List the tables kept: id, game, state, moves, when it was set up, people; then every series.

    :param database: Where matches are kept: a file, or postgresql://...; your own if not given.
    :param person: Only the tables at which somebody of this name sits.
    """
    from sideline.server.hosting.keeping import listed, listed_series  # noqa: PLC0415

    tables = asyncio.run(listed(kept_at(database), person))
    series = asyncio.run(listed_series(kept_at(database), person))
    for table in tables:
        print_row(table.id, table.game, table.state, table.moves, table.created, table.people)
    for one in series:
        print_row(one.id, one.game, f"{one.kind} {one.state}", one.matches, one.created, one.people)
    print(f"{len(tables)} tables, {len(series)} campaigns and tournaments", file=sys.stderr)


def print_row(name: str, game: str, state: str, length: int, created: float, people: Sequence[str]) -> None:
    """Print a table by its moves, or a series by its matches."""
    begun = datetime.fromtimestamp(created, UTC).isoformat(timespec="minutes")
    print(name, game, state, length, begun, ", ".join(people), sep="\t")


def export(table: str, *, to: Path | None = None, database: str | None = None) -> None:
    """Write one match as text, as it stands: everything in it, hidden hands too.

    :param table: The id of the table.
    :param to: The file to write; printed if not given.
    :param database: Where matches are kept: a file, or postgresql://...; your own if not given.
    """
    from sideline.server.hosting.keeping import exported  # noqa: PLC0415

    text = asyncio.run(exported(kept_at(database), table))
    if to is None:
        print(text)
    else:
        write_whole(to, text)


def delete(*tables: str, person: str | None = None, yes: bool = False, database: str | None = None) -> None:
    """Delete tables, campaigns and tournaments and everything about them, for good.

    :param tables: The ids of the tables, or of campaigns and tournaments, which go with their matches.
    :param person: Every table at which somebody of this name sits, and everything that person plays in.
    :param yes: Really delete; otherwise they are only named.
    :param database: Where matches are kept: a file, or postgresql://...; your own if not given.
    """
    from sideline.server.hosting.keeping import deleted, listed, listed_series  # noqa: PLC0415

    names = list(tables)
    if person is not None:
        names += [series.id for series in asyncio.run(listed_series(kept_at(database), person))]
        names += [table.id for table in asyncio.run(listed(kept_at(database), person))]
    if names and not yes:
        raise NotConfirmed(f"This would delete {len(names)} for good ({', '.join(names)}): add --yes.")
    asyncio.run(deleted(kept_at(database), names))
    print(f"{len(names)} deleted.")
