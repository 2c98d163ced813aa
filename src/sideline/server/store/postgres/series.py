"""Series in PostgreSQL: the log of a campaign or a tournament, and how it stands."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from sideline.server.store.base import Conflict, SeriesEntry, SeriesHead
from sideline.server.store.columns import HEAD, read_head

STAND: Final = f"""
    insert into series ({HEAD}) values ($1, $2, $3, $4, $5, $6, $7) on conflict (id)
    do update set wins = excluded.wins, is_over = excluded.is_over, name = excluded.name"""
TOUCH: Final = """
    insert into series_visits as known select id, $2 from series where id = $1
    on conflict (series_id) do update set at = greatest(known.at, excluded.at)"""
WRITE: Final = "insert into series_entries (series_id, seq, seal, text) values ($1, $2, $3, $4)"


async def extend(connection: Any, head: SeriesHead, after: int, entries: Sequence[SeriesEntry]) -> None:
    """Write the next entries of a log; the head is held meanwhile, so nobody else writes them too."""
    async with connection.transaction():
        await connection.execute(STAND, *msgspec.structs.astuple(head))
        there = await connection.fetchval("select count(*) from series_entries where series_id = $1", head.id)
        if there != after:
            raise Conflict(f"The series {head.id} has {there} entries, not {after}.")
        rows = [(head.id, number, entry.seal, entry.text) for number, entry in enumerate(entries, after + 1)]
        await connection.executemany(WRITE, rows)
        await touch(connection, head.id, head.created)


async def select_entries(connection: Any, name: str) -> list[SeriesEntry]:
    """Read a log."""
    question = "select seal, text from series_entries where series_id = $1 order by seq"
    return [SeriesEntry(*entry) for entry in await connection.fetch(question, name)]


async def select_best(connection: Any, game: str, kind: str, most: int) -> list[SeriesHead]:
    """Read the series with the most matches won."""
    found = await connection.fetch(
        f"select {HEAD} from series where game = $1 and kind = $2 and wins > 0"
        " order by wins desc, created, id limit $3",
        game,
        kind,
        most,
    )
    return [read_head(columns) for columns in found]


async def select_wins(connection: Any, game: str, kind: str) -> dict[int, int]:
    """Count the series that are over by the matches won."""
    question = "select wins, count(*) from series where game = $1 and kind = $2 and is_over group by wins"
    return dict(await connection.fetch(question, game, kind))


async def touch(connection: Any, name: str, at: float) -> None:
    """Write when somebody was last there."""
    await connection.execute(TOUCH, name, at)


async def select_untouched(connection: Any, since: float, *, over: bool) -> list[str]:
    """Read at which series nobody was lately, the longest forgotten first."""
    found = await connection.fetch(
        "select id from series left join series_visits on series_id = id"
        " where is_over = $1 and coalesce(at, created) <= $2 order by coalesce(at, created), id",
        over,
        since,
    )
    return [name for (name,) in found]


async def delete(connection: Any, name: str) -> None:
    """Remove a series with its log."""
    async with connection.transaction():
        await connection.execute("delete from series where id = $1", name)
        await connection.execute("delete from series_entries where series_id = $1", name)
        await connection.execute("delete from series_visits where series_id = $1", name)
