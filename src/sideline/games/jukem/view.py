"""What each seat may see, and how it looks as text."""

from functools import lru_cache
from typing import Any

import msgspec
from msgspec.structs import replace

from sideline.engine.citations import cited
from sideline.engine.game import CHANCE, SPECTATOR
from sideline.engine.shared import shared
from sideline.engine.words import words_of
from sideline.games.jukem.actions import spell_play
from sideline.games.jukem.board import REMEMBERED, Cards, board
from sideline.games.jukem.decisions import to_act
from sideline.games.jukem.facts import discards_seen_by, phase_seen_by, points_of_quarter, unseen_by, worth
from sideline.games.jukem.state import NO_PLAY, Card, Phase, State

PACKAGE = "sideline.games.jukem"

NAMES, PHASES = tuple(Card.__members__), tuple(Phase.__members__)


class View(msgspec.Struct, frozen=True):
    """What a seat or a spectator sees: its own hand, everything on the table, and how much is hidden."""

    viewer: int
    to_act: int
    phase: str
    quarter: int
    periods: int
    dealer: int
    offense: int
    play: str | None
    play_points: int
    discards_left: int
    score: tuple[int, ...]
    quarters: tuple[tuple[int, ...], ...]
    hand: Cards
    hand_size: tuple[int, ...]
    pile_size: int
    discards: Cards
    scored: tuple[Cards, ...]
    deck: Cards
    unseen: Cards

    def __str__(self) -> str:
        return board(self, words_of(PACKAGE, "en"))

    def text(self, lang: str) -> str:
        """Return the text board in a language."""
        return board(self, words_of(PACKAGE, lang))


@cited("JK-10", "JK-12", "JK-G22")
def view(s: State, viewer: int) -> View:
    """Build what a viewer sees: discards, scoring piles and scores are open, a hand only to its owner."""
    return replace(
        open_to_all(s),
        viewer=viewer,
        phase=PHASES[phase_seen_by(s, viewer)],
        discards_left=discards_seen_by(s, viewer),
        hand={} if viewer == SPECTATOR else named(s.hands[viewer]),
        unseen=named(unseen_by(s, viewer)),
    )


@shared()
def open_to_all(s: State) -> View:
    """Build what everybody sees, without anything of a hand."""
    is_tossed = s.phase != Phase.TOSS
    return View(
        viewer=SPECTATOR,
        to_act=to_act(s),
        phase=PHASES[s.phase],
        quarter=s.quarter if s.phase == Phase.OVER else s.quarter + 1,
        periods=s.periods,
        dealer=s.dealer if is_tossed else CHANCE,
        offense=s.offense if is_tossed else CHANCE,
        play=None if s.play == NO_PLAY else spell_play(s.play),
        play_points=0 if s.play == NO_PLAY else worth(s, s.play),
        discards_left=s.discards_left,
        score=tuple(s.score.tolist()),
        quarters=tuple(points_of_quarter(s, quarter) for quarter in range(s.quarter)),
        hand={},
        hand_size=tuple(s.hand_size.tolist()),
        pile_size=s.pile_size,
        discards=named(s.discards),
        scored=tuple(named(pile) for pile in s.scored),
        deck=named(s.copies),
        unseen={},
    )


def named(counts: Any) -> Cards:
    """Name the cards of a pile or hand."""
    return _named(tuple(counts.tolist())).copy()


@lru_cache(REMEMBERED)
def _named(counts: tuple[int, ...]) -> Cards:
    return {name: count for name, count in zip(NAMES, counts, strict=True) if count}
