"""What somebody is shown who comes into the lobby: tables that wait, and how one's own matches stand."""

from sideline.engine.words import phrase
from sideline.server.protocol.foyer import Mine, OpenTable
from sideline.server.protocol.speech import say
from sideline.server.table.frozen import FrozenTable, title_of
from sideline.server.table.table import Table


def open_table(table: Table, lang: str) -> OpenTable:
    """Describe a table that waits for somebody; whoever sees it may sit down there."""
    host = next(holder for holder in table.seating.holders if table.seating.is_taken(holder.seat))
    return OpenTable(
        id=table.id,
        game=table.game.name,
        title=table.game.words(lang).say(phrase("title")),
        host=host.name,
        changes=len(table.course.match.settings),
        clock=table.setup.clock.kind,
        since=table.row.created,
        invite=table.setup.invite,
    )


def mine_at(table: Table | FrozenTable, seats: tuple[int, ...], lang: str) -> Mine:
    """Tell whoever holds seats how the match there stands."""
    row = table.row
    if isinstance(table, FrozenTable):
        return Mine(
            row.id,
            row.game,
            title_of(row.game, lang),
            "frozen",
            (),
            my_turn=False,
            against="",
            when=row.created,
        )
    is_mine = table.state == "live" and table.course.to_act in seats
    return Mine(
        id=row.id,
        game=row.game,
        title=title_of(row.game, lang),
        state=table.state,
        points=table.course.match.points(),
        my_turn=is_mine,
        against=opponents(table, seats, lang),
        when=row.created,
        series=table.setup.series,
    )


def opponents(table: Table, seats: tuple[int, ...], lang: str) -> str:
    """Name who holds the other seats."""
    others = [holder for holder in table.seating.holders if holder.seat not in seats]
    names = [say(lang, "bot-in-seat") if holder.bot else holder.name for holder in others]
    return ", ".join(name for name in names if name)
