"""Everything that crosses the wire: what a page may say, and what the server may answer.

A page opens a WebSocket at `/api/tables/{id}/socket` and says `Hello`; from then on it sends `Act`, `Undo`,
`Why`, `Chat`, `Absent` and `Ping`. The server answers each with one message of its own, and tells everybody
what changed. What is shown of a match is in sight.py. `web/src/wire.ts` is generated from both modules
(`make wire`), so that the page cannot disagree. Over HTTP, with `Failure` for whatever is refused:

    GET  /api/games?lang=en                -> list of GameInfo
    GET  /api/rules/{game}?lang=en&table=  -> Book, with what a table changed
    GET  /api/open?lang=en                 -> list of OpenTable
    GET  /api/day?lang=en&date=            -> Day, today if none is named
    POST /api/day                 DayWish  -> TableMade, and a cookie for the seat
    POST /api/games/{name}/warm            compile this game before the others
    POST /api/effects             NewTable -> Effects, what its changed rules do
    POST /api/tables              NewTable -> TableMade, and a cookie for the seats
    GET  /api/tables/{id}?lang=en          -> Table
    GET  /api/tables/{id}/explain?lang=en  -> list of Lesson
    GET  /api/tables/{id}/mine?lang=en     -> Mine, for who holds a seat there
    POST /api/tables/{id}/join        Join -> Joined, and a cookie for the seat
    POST /api/tables/{id}/leave            the seat is free for another
    POST /api/tables/{id}/rematch          -> TableMade, and a cookie for the seats (finished tables)
    GET  /api/tables/{id}/replay           -> the text of a finished match
    GET  /api/tables/{id}/verify           -> Verdict (finished tables)
    GET  /api/tables/{id}/notation         -> the moves of a frozen table as text
    POST /api/tables/{id}/forget           delete a finished table
    GET  /api/tables/{id}/reel, /review, POST .../fork, /review/begin, /api/replays: see hindsight.py
    POST /api/series             NewSeries -> SeriesMade, and a cookie for the place in it
    GET  /api/series/{id}?lang=en          -> SeriesShown: see series.py
    POST /api/series/{id}/enter      Enter a free place, and a cookie for it
    POST /api/series/{id}/next   NextMatch -> TableMade, and a cookie for the seat
    GET  /api/alive, /api/ready, /api/health, /api/metrics, /api/openapi.json
"""

from typing import Literal

import msgspec

from sideline.engine.words import LANGUAGES, Language  # noqa: F401 (the page gets both)
from sideline.server.protocol.sight import Lean, Line, Position, Reason, Said, Strict
from sideline.server.protocol.ways import ModeInfo, Rating, SettingInfo, VariantInfo

ClockKind = Literal["none", "turn", "chess"]
SeatKind = Literal["me", "open", "bot"]
TableState = Literal["waiting", "live", "over", "frozen"]
Code = Literal[
    "illegal",  # not an option; the reason names the rule
    "stale",  # meant for an older version; a position follows
    "not-yours",  # another seat is to act, or the sender holds none
    "waiting",  # the table is not full yet
    "over",  # the match has ended
    "busy",  # the store or the server cannot take it now; nothing was done
    "too-fast",  # rate limit
    "malformed",  # not a message of this module
    "forbidden",  # no right to this
    "unknown",  # no such table, game, seat or invitation
    "frozen",  # the match is kept, but this release cannot play it on
    "full",  # no seat, table or place for a spectator is left
]


# ---- what a page sends over the socket


class Hello(Lean, frozen=True, tag="hello"):
    """The first message: what the page has already seen, and its language.

    The seat comes from the cookie, or from the token where there are none. `text` asks for a text board, and
    `words` for sentences in words; otherwise they come as phrases, which the page puts into words. What is
    not wished for is left out: an older server, met during an upgrade, refuses fields it does not know.
    """

    lang: Language = "en"
    since: int | None = None
    token: str | None = None
    text: bool = False
    words: bool = False


class Act(Strict, frozen=True, tag="act"):
    """Choose an option.

    The id is the page's own, 1 to 64 letters, digits, `-` or `_`, and new for every choice: a repeat gets the
    first answer again.
    """

    id: str
    version: int
    action: int


class Undo(Strict, frozen=True, tag="undo"):
    """Take back the last action of one's own."""

    id: str
    version: int


class Why(Strict, frozen=True, tag="why"):
    """Ask why nothing can be done with some things of the board."""

    things: tuple[str, ...]


class Chat(Strict, frozen=True, tag="chat"):
    """Say something to the table."""

    text: str


class Absent(Strict, frozen=True, tag="absent"):
    """What to do about a seat that has been away too long: claim the match, or let a bot sit in."""

    id: str
    choice: Literal["claim", "bot"]
    bot: str | None = None


class Ping(Strict, frozen=True, tag="ping"):
    """Ask whether anybody is there."""


FromPage = Hello | Act | Undo | Why | Chat | Absent | Ping


# ---- what the server sends over the socket


class SeatInfo(Strict, frozen=True):
    """Who sits in a seat; `bot` is the level, `away` how many seconds the holder has been gone."""

    seat: int
    name: str
    holder: str | None
    bot: str | None
    present: bool
    away: float | None


class Clocks(Strict, frozen=True):
    """How the time stands: seconds left per seat, and whose clock is running."""

    kind: ClockKind
    left: tuple[float, ...]
    running: int | None


class ShownParent(Strict, frozen=True):
    """The match that a table goes on from, and after which move."""

    table: str
    move: int


class ShownTable(Strict, frozen=True):
    """What everybody at a table may know about it.

    `grace` is how many seconds a holder may be away before the others may act on it. `frozen` says why the
    match cannot be played on, if so; `parent` the match it goes on from, if any, and `series` the campaign
    or the cup that it belongs to.
    """

    id: str
    game: str
    title: str
    state: TableState
    settings: dict[str, str]
    seats: tuple[SeatInfo, ...]
    clocks: Clocks
    commitment: str
    spectators: int
    hidden: bool
    grace: float
    frozen: str | None = None
    parent: ShownParent | None = None
    series: str = ""


class Snapshot(Strict, frozen=True, tag="snapshot"):
    """The answer to `Hello`: the table, one's own seats, the position, and the lines since what was seen.

    `whole` says that `lines` is the log from its beginning, to replace what the page has.
    """

    table: ShownTable
    mine: tuple[int, ...]
    position: Position
    lines: tuple[Line, ...]
    whole: bool
    invite: str | None = None


class Changed(Lean, frozen=True, tag="changed"):
    """The match went on: new lines and the position now, sent after the commit and built for each viewer.

    `undone` takes the lines of that version and of later ones back, before the new lines are added.
    """

    position: Position
    lines: tuple[Line, ...]
    clocks: Clocks
    undone: int | None = None


class People(Strict, frozen=True, tag="people"):
    """Somebody came, left, sat down, or a bot took over."""

    table: ShownTable


class Done(Strict, frozen=True, tag="done"):
    """What was asked is done and will not be lost; the version it led to."""

    id: str
    version: int


class Refused(Strict, frozen=True, tag="refused"):
    """What was asked is not done, and why; the version that holds."""

    id: str
    code: Code
    reason: Said
    version: int


class Because(Strict, frozen=True, tag="because"):
    """The answer to `Why`: a few reasons, the closest first; none if nothing is ever done with them."""

    things: tuple[str, ...]
    reasons: tuple[Reason, ...]


class Remark(Strict, frozen=True, tag="remark"):
    """Somebody said something."""

    who: str
    text: str


class Again(Strict, frozen=True, tag="again"):
    """Somebody asked for a rematch: the new table, and the invitation to it for who held a seat."""

    table: str
    invite: str | None


class Pong(Strict, frozen=True, tag="pong"):
    """Somebody is there."""


class Problem(Strict, frozen=True, tag="problem"):
    """A message could not be served."""

    code: Code
    reason: str


FromServer = Snapshot | Changed | People | Done | Refused | Because | Remark | Again | Pong | Problem


# ---- HTTP


class GameInfo(Strict, frozen=True):
    """A game, as the lobby shows it.

    `ready` tells whether it is compiled, `progress` how far that is, from 0 to 1. Until then the bots in
    `slow_bots` are stood in for by a quicker one. `levels` are the bots meant as company for people, from the
    weakest to the strongest, and `ratings` what was measured of them. `minutes` and `difficulty` (1 to 4) are
    those of the box; `rules` and `rulings` count the paragraphs of its book; `series` are the kinds of series
    it has. A match has as many `seats`, or as the setting of that name says; then the others are called as in
    `more_seats`.
    """

    name: str
    title: str
    seats: tuple[str, ...]
    more_seats: tuple[str, ...]
    hidden: bool
    options: tuple[SettingInfo, ...]
    variants: tuple[VariantInfo, ...]
    modes: tuple[ModeInfo, ...]
    bots: tuple[str, ...]
    levels: tuple[str, ...]
    ratings: tuple[Rating, ...]
    slow_bots: tuple[str, ...]
    ready: bool
    progress: float
    minutes: tuple[int, ...]
    difficulty: int
    rules: int
    rulings: int
    lesson: bool
    series: tuple[str, ...] = ()


class Lesson(Strict, frozen=True):
    """A chapter of how the game is played, with the numbers of this match; its first row has headings."""

    title: str
    lines: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class SeatWish(Strict, frozen=True):
    """Who shall sit in a seat."""

    kind: SeatKind
    bot: str | None = None


class ClockWish(Strict, frozen=True):
    """The clock asked for: seconds per turn, or seconds for the match and per move."""

    kind: ClockKind = "none"
    seconds: float = 0.0
    increment: float = 0.0


class NewTable(Strict, frozen=True):
    """Set up a table. Several seats of kind `me` are one screen shared by several people.

    A `listed` table is shown in the lobby, to anybody, while its host waits there. A `lesson` is a guided
    first match: its luck, its rules and the other seats are those of the game's lesson.
    """

    game: str
    seats: tuple[SeatWish, ...]
    name: str = ""
    settings: dict[str, str] = msgspec.field(default_factory=dict)
    variant: str | None = None
    clock: ClockWish = ClockWish()
    spectators: Literal["public", "nobody"] = "public"
    lang: Language = "en"
    listed: bool = False
    lesson: bool = False


class TableMade(Strict, frozen=True):
    """The table is there; the invitation is for a friend and is not a seat.

    Also the answer to `POST /api/tables/{id}/rematch` of a finished table: same game, settings, clock and
    bots, seats changed round; who asks sits down, the others get `Again`; who asks second gets the table
    that is already there.
    """

    table: str
    invite: str | None


class Join(Strict, frozen=True):
    """Take a free seat with an invitation."""

    invite: str
    name: str = ""
    seat: int | None = None


class Joined(Strict, frozen=True):
    """The seat taken; its token is in the cookie."""

    table: str
    seat: int


class Verdict(Strict, frozen=True):
    """Whether a finished match is what its seed and its choices make it."""

    commitment: str
    seed: str
    holds: bool
    reason: str


class Failure(Strict, frozen=True):
    """Why a request was not served."""

    code: Code
    reason: str
