"""Tables that begin with what was played before: on from a move, or a replay that somebody brought along."""

import time
from collections.abc import Iterator
from typing import Final

from sideline.engine import past
from sideline.engine.errors import BadReplay
from sideline.engine.game import CHANCE, Game
from sideline.engine.match import Match
from sideline.engine.replay import CLAIM
from sideline.engine.settings import Values
from sideline.server.protocol.hindsight import Fork
from sideline.server.protocol.messages import ClockWish, SeatWish
from sideline.server.protocol.refusal import Refusal
from sideline.server.store import chain
from sideline.server.store.base import Entry, Holder, Kind, Row
from sideline.server.table.reel import steps_until
from sideline.server.table.setup import Parent, Setup
from sideline.server.table.table import Table
from sideline.server.table.tokens import id_of, new_invite

MOST_BYTES: Final = 65_536


def parent_of(old: Table, wish: Fork) -> Parent:
    """Return what a table goes on from; at the end of a match nothing is left to play."""
    match = old.course.match
    last = len(match.log) - match.is_over
    if not 0 <= wish.move <= last:
        raise Refusal("over", "fork-too-late", last=last)
    return Parent(old.id, wish.move, steps_until(match, wish.move), wish.same_luck)


def kept(text: str) -> tuple[Row, list[Holder], list[Entry]]:
    """Read a replay and check every word of it; return it as a table that is over."""
    if len(text.encode()) > MOST_BYTES:
        raise Refusal("malformed", "too-large")
    match = Match.read(text)
    if not (match.is_over or match.ended):
        raise BadReplay.of("replay-not-over")
    if match.seed is None:
        raise BadReplay.of("replay-no-seed")
    game, table = match.game, id_of(text)
    seats = tuple(SeatWish("open") for _ in range(game.seats))
    setup = Setup(seats, ClockWish(), "public", new_invite())
    row = new_row(table, game, match.settings, setup, seed=match.seed, created=time.time())
    holders = [Holder(table, seat, None, "", None) for seat in range(game.seats)]
    return row, holders, list(_entries(match, table))


def _entries(match: Match, table: str) -> Iterator[Entry]:
    """Write the log of a match as it would have been written at a table."""
    last: Entry | None = None
    for number, (kind, seat, action, move) in enumerate(_deeds(match), start=1):
        last = chain.follow(
            table, last, action_id=f"r{number}", kind=kind, seat=seat, action=action, at=0.0, move=move
        )
        yield last


def _deeds(match: Match) -> Iterator[tuple[Kind, int, int, str | None]]:
    for s, step in zip(match.trail, match.log, strict=False):
        if step.seat != CHANCE:
            yield "play", step.seat, step.action, match.game.spell(s, step.action)
    if match.ended:
        kind, _, seat = match.ended.partition(" ")
        yield "claim" if kind == CLAIM else "flag", match.game.seat_names.index(seat), 0, None


def new_row(table_id: str, game: Game, values: Values, setup: Setup, *, seed: bytes, created: float) -> Row:
    """Record how a table is set up, so that every later release knows what was played."""
    game = game.printing_of(values)
    recorded = past.recorded(game, values, game.rules_version)
    return Row(
        id=table_id,
        game=game.name,
        rules_version=game.rules_version,
        settings={path: str(value) for path, value in recorded.items()},
        seed=seed,
        setup=setup.written(),
        created=created,
        book=past.book_digest(game, game.rules_version),
    )
