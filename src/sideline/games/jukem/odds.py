"""What a shot may meet: the hands the defense may hold."""

from functools import cache
from math import comb

from sideline.engine.odds import Odds, Part, Prospect
from sideline.engine.words import phrase
from sideline.games.jukem.actions import PLAY
from sideline.games.jukem.charts import ANSWER_CARD, ANSWER_IS_WEAK, PLAY_JUKEM, PLAY_SHOT
from sideline.games.jukem.facts import unseen_by, worth
from sideline.games.jukem.state import Card, Phase, State


def odds(s: State, action: int) -> Odds | None:
    """Count the hands the defense may hold, and those of them that could stop the play."""
    if s.phase != Phase.OFFENSE or action not in PLAY or PLAY_JUKEM[PLAY.part(action)]:
        return None
    play = PLAY.part(action)
    unseen = unseen_by(s, s.offense).tolist()
    stoppers = sum(unseen[card] for card in _stoppers(play))
    size = int(s.hand_size[1 - s.offense])
    total = sum(unseen)
    free, hands = comb(total - stoppers, size), comb(total, size)
    return Odds(
        prospects=(
            Prospect(phrase("odds-free"), free, hands, worth(s, play)),
            Prospect(phrase("odds-stoppable"), hands - free, hands),
        ),
        parts=(
            Part(phrase("odds-unseen"), total),
            Part(phrase("odds-stoppers"), stoppers),
            Part(phrase("odds-hand"), size),
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
