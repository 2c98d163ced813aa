"""The command for the evening before an upgrade: which matches would this release not be able to play on."""

import asyncio
from typing import NamedTuple

from sideline.cli.arguments import read_language
from sideline.cli.progress import progress_bar
from sideline.engine.words import phrase, words_of
from sideline.server.lobby.opening import why_frozen
from sideline.server.store.reading import reading
from sideline.server.table.unplayable import Unplayable

WOULD_FREEZE = 1


class Freezing(NamedTuple):
    """A table that could not be played on, and why."""

    table: str
    game: str
    why: Unplayable


def check(*, database: str | None = None, lang: str = "en") -> int:
    """Replay every match of a database, and name those that could not be played on; nothing is written.

    :param database: Where matches are kept: a file, or postgresql://...; your own if not given.
    :param lang: The language: en or fr.
    """
    from sideline.cli.serving import kept_at  # noqa: PLC0415

    words = words_of("sideline.cli", read_language(lang))
    doing = words.say(phrase("bar-replaying"))
    count, freezing = asyncio.run(replay_all(kept_at(database), doing))
    for table, game, why in freezing:
        print(f"{table} ({game}): {why.text(lang)}")
    print(words.say(phrase("checked", count=count, frozen=len(freezing))))
    return WOULD_FREEZE if freezing else 0


async def replay_all(database: str, what: str = "") -> tuple[int, list[Freezing]]:
    """Replay every table; return how many there are, and those that would freeze."""
    freezing = []
    async with reading(database) as kept:
        tables = await kept.tables()
        with progress_bar(len(tables), what) as update:
            for name in tables:
                table = await kept.kept(name)
                why = None if table is None else why_frozen(*table)
                if table is not None and why is not None:
                    freezing.append(Freezing(name, table.row.game, why))
                update(advance=1)
    return len(tables), freezing
