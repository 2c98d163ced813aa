"""What is told of a finished match: its positions for one pair of eyes, its review, and going on from a move.

GET  /api/tables/{id}/reel?eyes=all&from=0&to=200&lang=en -> Reel
POST /api/tables/{id}/fork                  Fork -> TableMade, and a cookie for the seats
POST /api/tables/{id}/review/begin               -> ReviewState: compute it
GET  /api/tables/{id}/review?eyes=all&lang=en    -> ReviewState
POST /api/tables/{id}/review/stop                -> ReviewState: no longer
POST /api/replays                     ReplayFile -> ReplayKept
"""

from typing import Literal

from sideline.engine.words import Language
from sideline.lab.figures.figure import Figure
from sideline.server.protocol.messages import SeatWish, ShownTable
from sideline.server.protocol.sight import Line, Position, Strict

JumpKind = Literal["basket", "lead"]


class Jump(Strict, frozen=True):
    """A move worth going to: points were scored, or another seat took the lead."""

    move: int
    kind: JumpKind
    seat: int


class Reel(Strict, frozen=True):
    """A finished match for one pair of eyes: positions after so many moves, from `start` on, and their lines.

    `mine` are the seats of whoever asks; `eyes` is a seat, or -1 for those of whoever acts.
    """

    table: ShownTable
    mine: tuple[int, ...]
    eyes: int
    moves: int
    start: int
    positions: tuple[Position, ...]
    lines: tuple[Line, ...]
    jumps: tuple[Jump, ...]


class Fork(Strict, frozen=True):
    """Play on from a finished match, after so many moves, at a new table; with the same luck, or another."""

    move: int
    seats: tuple[SeatWish, ...]
    same_luck: bool = False
    name: str = ""
    lang: Language = "en"


class ReplayFile(Strict, frozen=True):
    """The text of a replay, to be looked at here."""

    text: str


class ReplayKept(Strict, frozen=True):
    """The table that a replay has become."""

    table: str


class SeatReview(Strict, frozen=True):
    """What a match was for one seat, in words and as a waterfall."""

    seat: int
    name: str
    verdict: str
    sum: str
    agreement: str
    ledger: Figure


class ShownSlip(Strict, frozen=True):
    """A decision that lost much; what was played and what was better only for eyes that could know."""

    number: int
    move: int
    seat: int
    played: str
    better: str
    loss: float
    lost: str
    error: str
    win: str


class ShownTurn(Strict, frozen=True):
    """A stroke of luck, and what it changed for every seat in points of win probability."""

    letter: str
    first: int
    move: int
    effects: tuple[int, ...]


class ShownShot(Strict, frozen=True):
    """How often a seat shot from a place of the board, how often that was good, and for how many points."""

    seat: int
    thing: str
    tried: int
    made: int
    points: int


class ShownCarry(Strict, frozen=True):
    """How often a seat carried the ball from one place of the board to another, and for how many points."""

    seat: int
    start: str
    end: str
    times: int
    points: int


class ReviewInfo(Strict, frozen=True):
    """A review: the outcome, the curve with its marks, the ledger of every seat, and what decided it.

    `wins` is the win probability of every seat before the first move and after every move.
    """

    outcome: str
    winner: int | None
    points: tuple[int, ...]
    lead_changes: int
    curve: Figure
    seats: tuple[SeatReview, ...]
    slips: tuple[ShownSlip, ...]
    turns: tuple[ShownTurn, ...]
    wins: tuple[tuple[float, ...], ...]
    how: tuple[str, ...]
    shots: tuple[ShownShot, ...] = ()
    carries: tuple[ShownCarry, ...] = ()


class ReviewState(Strict, frozen=True):
    """How far a review is, from 0 to 1, if one was asked for; or `reason`, why there is none.

    While it is computed `sketch` is the beginning of its curve, as far as it is known.
    """

    progress: float | None = None
    review: ReviewInfo | None = None
    reason: str = ""
    sketch: Figure | None = None
