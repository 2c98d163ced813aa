"""What is wished for a table: its settings and who sits where, checked."""

from typing import Final

from sideline.bots.bot import BOTS
from sideline.engine.errors import SidelineError
from sideline.engine.game import Game
from sideline.engine.settings import Value
from sideline.server.protocol.messages import NewTable, SeatWish
from sideline.server.protocol.refusal import Refusal
from sideline.server.protocol.series import NewSeries
from sideline.server.protocol.speech import say
from sideline.server.store.base import Holder
from sideline.server.table.cleaning import is_text, tidy_name
from sideline.server.table.table import Table
from sideline.server.table.tokens import hash_of

MOST_SETTINGS: Final = 50


class BadTable(SidelineError):
    """A table cannot be set up as it was asked for."""


def read_settings(game: Game, new: NewTable | NewSeries) -> dict[str, str]:
    """Return the settings that differ from the printed game."""
    if len(new.settings) > MOST_SETTINGS or not all(map(is_text, (*new.settings, *new.settings.values()))):
        raise Refusal("malformed", "malformed")
    values: dict[str, Value] = dict(game.variant(new.variant)) if new.variant else {}
    return {path: str(value) for path, value in game.check({**values, **new.settings}).items()}


def check_seats(game: Game, wishes: tuple[SeatWish, ...]) -> None:
    """Refuse seats that do not fit the game, and bots that nobody knows."""
    if len(wishes) != game.seats:
        raise BadTable(f"{game.name} has {game.seats} seats, but {len(wishes)} were asked for.")
    if not any(wish.kind == "me" for wish in wishes):
        raise BadTable("Whoever sets up a table sits down at it.")
    for wish in wishes:
        if (wish.kind == "bot") != (wish.bot is not None):
            raise BadTable("A seat for a bot names the bot, and no other seat does.")
        if wish.bot is not None and wish.bot not in BOTS:
            raise Refusal("unknown", "unknown-bot", bot=wish.bot[:40])


def name_of(wish: str, lang: str) -> str:
    """Return what somebody is called: the name wished for, tidy, or a guest without one."""
    name = tidy_name(wish)
    if name is None:
        raise Refusal("malformed", "bad-text")
    return name or say(lang, "guest")


def seated(table: str, seat: int, wish: SeatWish, name: str, token: str) -> Holder:
    """Return who holds a seat at the beginning."""
    if wish.kind == "me":
        return Holder(table, seat, hash_of(token), name, bot=None)
    return Holder(table, seat, None, wish.bot or "", wish.bot)


def turned(table: Table, mine: tuple[int, ...]) -> tuple[SeatWish, ...]:
    """Return the seats of a rematch: everybody one further; other people have to come back to theirs."""
    seats = table.game.seats
    wishes = []
    for seat in range(seats):
        before = (seat - 1) % seats
        bot = table.seating.bot(before)
        wishes.append(SeatWish("me") if before in mine else SeatWish("bot", bot) if bot else SeatWish("open"))
    return tuple(wishes)
