"""Series in SQLite: the log of a campaign or a tournament, and how it stands."""

import sqlite3
from collections.abc import Sequence

import msgspec

from sideline.server.store.base import Conflict, SeriesEntry, SeriesHead
from sideline.server.store.columns import HEAD, read_head


def extend(
    connection: sqlite3.Connection, head: SeriesHead, after: int, entries: Sequence[SeriesEntry]
) -> None:
    """Write the next entries of a log, if nobody wrote them first."""
    question = "select count(*) from series_entries where series_id = ?"
    (there,) = connection.execute(question, (head.id,)).fetchone()
    if there != after:
        raise Conflict(f"The series {head.id} has {there} entries, not {after}.")
    connection.execute(
        f"insert into series ({HEAD}) values (?, ?, ?, ?, ?, ?, ?) on conflict (id)"
        " do update set wins = excluded.wins, is_over = excluded.is_over, name = excluded.name",
        msgspec.structs.astuple(head),
    )
    connection.executemany(
        "insert into series_entries (series_id, seq, seal, text) values (?, ?, ?, ?)",
        [(head.id, number, entry.seal, entry.text) for number, entry in enumerate(entries, start=after + 1)],
    )
    touch(connection, head.id, head.created)


def touch(connection: sqlite3.Connection, name: str, at: float) -> None:
    """Write when somebody was last at a series; never an earlier moment than is known."""
    connection.execute(
        "insert into series_visits select id, ? from series where id = ?"
        " on conflict (series_id) do update set at = max(at, excluded.at)",
        (at, name),
    )


def select_entries(connection: sqlite3.Connection, name: str) -> list[SeriesEntry]:
    """Read a log."""
    question = "select seal, text from series_entries where series_id = ? order by seq"
    return [SeriesEntry(*entry) for entry in connection.execute(question, (name,)).fetchall()]


def select_best(connection: sqlite3.Connection, game: str, kind: str, most: int) -> list[SeriesHead]:
    """Read the series with the most matches won."""
    found = connection.execute(
        f"select {HEAD} from series where game = ? and kind = ? and wins > 0"
        " order by wins desc, created, id limit ?",
        (game, kind, most),
    )
    return [read_head(columns) for columns in found.fetchall()]


def select_wins(connection: sqlite3.Connection, game: str, kind: str) -> dict[int, int]:
    """Count the series that are over by the matches won."""
    question = "select wins, count(*) from series where game = ? and kind = ? and is_over = 1 group by wins"
    return dict(connection.execute(question, (game, kind)).fetchall())


def select_untouched(connection: sqlite3.Connection, since: float, *, over: bool) -> list[str]:
    """Read at which series nobody was lately, the longest forgotten first."""
    found = connection.execute(
        "select id from series left join series_visits on series_id = id"
        " where is_over = ? and coalesce(at, created) <= ? order by coalesce(at, created), id",
        (over, since),
    )
    return [name for (name,) in found]


def delete(connection: sqlite3.Connection, name: str) -> None:
    """Remove a series with its log."""
    connection.execute("delete from series_entries where series_id = ?", (name,))
    connection.execute("delete from series_visits where series_id = ?", (name,))
    connection.execute("delete from series where id = ?", (name,))
