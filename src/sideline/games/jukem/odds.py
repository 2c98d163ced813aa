"""What a shot may meet: the hands the defense may hold."""

from functools import cache, lru_cache
from math import comb

from sideline.engine.odds import Odds, Part, Prospect
from sideline.engine.shared import shared
from sideline.engine.words import phrase
from sideline.games.jukem.actions import PLAY
from sideline.games.jukem.charts import ANSWER_CARD, ANSWER_IS_WEAK, PLAY_JUKEM, PLAY_SHOT
from sideline.games.jukem.facts import unseen_by, worth
from sideline.games.jukem.state import Card, Phase, State

REMEMBERED = 10_000


def odds(s: State, action: int) -> Odds | None:
    """Count the hands the defense may hold, and those of them that could stop the play."""
    if s.phase != Phase.OFFENSE or action not in PLAY or PLAY_JUKEM[PLAY.part(action)]:
        return None
    play, unseen = PLAY.part(action), unseen_by_offense(s)
    stoppers = sum(unseen[card] for card in _stoppers(play))
    return _odds(sum(unseen), stoppers, int(s.hand_size[1 - s.offense]), worth(s, play))


@shared()
def unseen_by_offense(s: State) -> tuple[int, ...]:
    """Count by kind the cards that the offense has not seen."""
    return tuple(unseen_by(s, s.offense).tolist())


@lru_cache(REMEMBERED)
def _odds(total: int, stoppers: int, size: int, points: int) -> Odds:
    free, hands = comb(total - stoppers, size), comb(total, size)
    return Odds(
        prospects=(
            Prospect(phrase("odds-free"), free, hands, points),
            Prospect(phrase("odds-stoppable"), hands - free, hands),
        ),
        parts=(
            Part(phrase("odds-unseen", count=total), total),
            Part(phrase("odds-stoppers", count=stoppers), stoppers),
            Part(phrase("odds-hand", count=size), size),
        ),
    )


@cache
def _stoppers(play: int) -> frozenset[int]:
    """Name the cards that stop a play."""
    is_dunk = PLAY_SHOT[play] == Card.DUNK
    return frozenset(
        int(card)
        for card, is_weak in zip(ANSWER_CARD, ANSWER_IS_WEAK, strict=True)
        if not (is_weak and is_dunk)
    )
