"""R6: actions of every kind, legal or not: nothing illegal happens, a refusal changes nothing, matches end.

    PYTHONPATH=tests python -m server.reliability.fuzz --actions 1000000

Every action goes the way of the server: an entry that follows the last one is put through the course of a
match. What ought to happen is decided apart, from the list of legal actions of a copy of the state.
"""

import asyncio
import random
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from server.reliability.runs import Piece, command, in_parallel, pieces, show, ways_to_play

from sideline.engine import registry
from sideline.engine.errors import IllegalAction
from sideline.engine.game import CHANCE, NOBODY
from sideline.engine.history import History
from sideline.engine.match import Match
from sideline.engine.settings import Values
from sideline.server.config import Settings
from sideline.server.front.app import Server
from sideline.server.protocol.messages import Act, NewTable, SeatWish, Undo
from sideline.server.store import Entry, Kind, chain, open_store
from sideline.server.table.answers import answer
from sideline.server.table.course import Course
from sideline.server.table.seen import Eye
from sideline.server.table.table import Table

AFTER_THE_END = 20
SHARE_AT_TABLES = 200
RESTART = 1012


class Wrong(AssertionError):
    """A match did not keep its rules."""


class Ask:
    """What somebody tries to do."""

    def __init__(self, kind: Kind, seat: int, action: int, sort: str) -> None:
        self.kind, self.seat, self.action, self.sort = kind, seat, action, sort


class Fuzz:
    """Somebody who tries everything at one match after the other."""

    def __init__(self, game: str, seed: int) -> None:
        self.game, self.luck = registry.load(game), random.Random(f"{game} {seed}")
        self.ways, self.begun = ways_to_play(game), 0
        self.tried: Counter[str] = Counter()
        self.course = self.begin()

    def begin(self) -> Course:
        values: Values = self.ways[self.begun % len(self.ways)]
        self.begun += 1
        self.earlier: list[int] = []
        match = Match(self.game, values, seed=self.luck.randbytes(32))
        return Course(match, match.to_act, versions=History([0] * len(match.log)))

    def go(self, count: int) -> Counter[str]:
        """Try so many actions, over as many matches as that takes; the last match is played to its end."""
        while sum(self.tried.values()) < count:
            self.attempt(self.any_ask())
            if self.course.is_over:
                self.try_after_the_end()
        while not self.course.is_over:
            self.attempt(self.legal())
        return self.tried

    def try_after_the_end(self) -> None:
        for _ in range(AFTER_THE_END):
            self.attempt(Ask("play", self.any_seat(), self.luck.randrange(self.game.actions), "finished"))
        self.course = self.begin()

    def any_ask(self) -> Ask:
        makers: list[Callable[[], Ask]] = [
            self.legal,
            self.legal,
            self.mutated,
            self.wrong_seat,
            self.wrong_phase,
            self.taken_back,
        ]
        return self.luck.choice(makers)()

    def legal(self) -> Ask:
        return Ask("play", self.course.to_act, self.luck.choice(allowed(self.course)), "legal")

    def mutated(self) -> Ask:
        """Change an action by a little, by a bit, or into anything at all."""
        near = self.luck.choice(allowed(self.course))
        how = self.luck.randrange(4)
        if how == 0:
            action = near + self.luck.choice((-1, 1))
        elif how == 1:
            action = near ^ (1 << self.luck.randrange(16))
        elif how == 2:
            action = self.luck.randrange(self.game.actions)
        else:
            action = self.luck.choice((-1, self.game.actions, 2**31, -(2**31), 2**63 - 1, -(2**63)))
        return Ask("play", self.course.to_act, action, "mutated")

    def wrong_seat(self) -> Ask:
        others = [seat for seat in (CHANCE, *range(self.game.seats)) if seat != self.course.to_act]
        return Ask("play", self.luck.choice(others), self.luck.choice(allowed(self.course)), "wrong seat")

    def wrong_phase(self) -> Ask:
        """Do again what was possible at some earlier decision."""
        action = self.luck.choice(self.earlier or [0])
        return Ask("play", self.course.to_act, action, "wrong phase")

    def taken_back(self) -> Ask:
        return Ask("undo", self.any_seat(), 0, "undo")

    def any_seat(self) -> int:
        return self.luck.randrange(self.game.seats)

    def attempt(self, ask: Ask) -> None:
        """Try something, and compare what happened with what ought to."""
        self.tried[ask.sort] += 1
        before, state = self.course, fingerprint(self.course)
        ought = is_allowed(before, ask)
        try:
            after = before.after(entry_for(before, ask, self.tried.total()))
        except IllegalAction:
            after = None
        if (after is not None) != ought:
            raise Wrong(f"{self.game.name}: {ask.sort} {vars(ask)} ought to be {ought}")
        if fingerprint(before) != state:
            raise Wrong(f"{self.game.name}: {ask.sort} changed a match that it had not to change")
        if after is not None:
            self.earlier.append(ask.action)
            self.accept(ask, before, after)

    def accept(self, ask: Ask, before: Course, after: Course) -> None:
        if ask.kind == "undo" and after.match.states.tobytes() != before.match._past[-1].tobytes():
            raise Wrong(f"{self.game.name}: taking back does not lead to where the match was")
        if len(after.match.log) > self.game.longest(after.match.state):
            raise Wrong(f"{self.game.name}: a match goes on longer than it declares")
        self.course = after


def allowed(course: Course) -> list[int]:
    """List what is legal, from a copy of the state and without the match."""
    game, states = course.match.game, course.match.states
    out = np.zeros(game.actions, np.int64)
    return [int(action) for action in out[: game.legal(states[0], out)]]


def is_allowed(course: Course, ask: Ask) -> bool:
    """Say what ought to happen."""
    game, states = course.match.game, course.match.states
    to_act = int(game.to_act(states[0]))
    if to_act == NOBODY:
        return False
    if ask.kind == "play":
        return ask.seat == to_act and ask.action in allowed(course)
    last = course.match.log[-1] if course.match.log else None
    is_own = last is not None and last.seat == ask.seat
    return is_own and last is not None and not game.reveals(course.match._past[-1][0], last.action)


def fingerprint(course: Course) -> tuple[bytes, int, int, int]:
    return course.match.states.tobytes(), len(course.match.log), course.version, course.to_act


def entry_for(course: Course, ask: Ask, number: int) -> Entry:
    return chain.follow(
        "fuzz",
        course.last,
        action_id=f"{number}",
        kind=ask.kind,
        seat=ask.seat,
        action=ask.action,
        at=0.0,
    )


# The same at a table, with a store


class Ear:
    """A page that keeps the last thing it was told."""

    def __init__(self) -> None:
        self.eye, self.token, self.heard = Eye(text=False), None, ""

    def tell(self, frame: str) -> None:
        if frame.startswith(('{"type":"done"', '{"type":"refused"')):
            self.heard = frame

    def close(self, code: int) -> None:
        if code != RESTART:
            raise Wrong(f"a page was closed with {code}")


async def fuzz_tables(piece: Piece) -> Counter[str]:
    """Try everything at tables of a server: each seat has a page of its own."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(warm=False, bot_workers=0)
        house = Server(open_store(str(Path(folder) / "tables.db")), settings)
        async with house.running():
            fuzz = Fuzz(piece.game, piece.seed)
            while fuzz.tried.total() < piece.count:
                await fuzz_table(house, fuzz, piece.count)
    return fuzz.tried


async def fuzz_table(house: Server, fuzz: Fuzz, count: int) -> None:
    """Try everything at one table, until its match or the run is over."""
    values = {path: str(value) for path, value in fuzz.begin().match.settings.items()}
    new = NewTable(
        fuzz.game.name, (SeatWish("me"), *[SeatWish("open")] * (fuzz.game.seats - 1)), settings=values
    )
    table, token = await house.lobby.create(new)
    tokens = [token, *[(await table.sit("", None))[1] for _ in range(fuzz.game.seats - 1)]]
    pages = [Ear() for _ in tokens]
    for page, own in zip(pages, tokens, strict=True):
        table.arrive(page, own, Eye(text=False), None)
    while fuzz.tried.total() < count:
        fuzz.course = table.course
        is_over = table.course.is_over
        kind = fuzz.any_ask() if not is_over else Ask("play", fuzz.any_seat(), 0, "finished")
        await attempt_at(table, pages, fuzz, kind)
        if is_over:
            return


async def attempt_at(table: Table, pages: list[Ear], fuzz: Fuzz, ask: Ask) -> None:
    """Let a page ask, and compare; a page speaks only for its own seat."""
    fuzz.tried[ask.sort] += 1
    seat = ask.seat % len(pages)
    own = Ask(ask.kind, seat, ask.action, ask.sort)
    ought, before = is_allowed(table.course, own), fingerprint(table.course)
    name, version = f"{fuzz.tried.total()}", table.course.version
    wish = Act(name, version, own.action) if own.kind == "play" else Undo(name, version)
    await answer(table, pages[seat], wish)
    done = pages[seat].heard == f'{{"type":"done","id":"{name}","version":{version + 1}}}'
    if done != ought:
        raise Wrong(f"{fuzz.game.name}: {vars(own)} ought to be {ought}: {pages[seat].heard}")
    if not done and fingerprint(table.course) != before:
        raise Wrong(f"{fuzz.game.name}: a refusal changed the match")
    log = await table.house.store.log(table.id, since=version)
    if len(log) != done:
        raise Wrong(f"{fuzz.game.name}: the log has {len(log)} new entries")
    fuzz.earlier.append(own.action)


def fuzz_piece(piece: Piece) -> Counter[str]:
    """Try so many actions, and a small share of them at tables."""
    tried = Fuzz(piece.game, piece.seed).go(piece.count)
    at_tables = asyncio.run(fuzz_tables(piece._replace(count=max(50, piece.count // SHARE_AT_TABLES))))
    return tried + Counter({f"{sort}, at a table": count for sort, count in at_tables.items()})


def main() -> None:
    """Run the full form and print what came out; anything wrong ends it with its traceback."""
    asked = command(__doc__, actions=1_000_000)
    for game in asked.games:
        began, total = time.monotonic(), Counter[str]()
        for tried in in_parallel(fuzz_piece, list(pieces(game, asked.actions, size=20_000)), asked.jobs):
            total += tried
        found: dict[str, Any] = {"illegal accepted": 0, "states changed by a refusal": 0}
        show("R6", began, game=game, actions=total.total(), **found, tried=dict(total))


if __name__ == "__main__":
    main()
