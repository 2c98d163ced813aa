"""Questions about a state that rules, options, refusals, odds and hints all ask."""

from sideline.engine.layout import SIDES, Ints
from sideline.engine.rule import rule
from sideline.games.jukem.charts import (
    ANSWER_CARD,
    ANSWER_FREE_THROW,
    ANSWER_IS_WEAK,
    PLAY_AND_1,
    PLAY_JUKEM,
    PLAY_SHOT,
)
from sideline.games.jukem.state import Card, Phase, State


@rule("JK-21", "JK-22", "JK-33", "JK-G14", "JK-G20")
def can_shoot(s: State, seat: int, play: int) -> bool:
    """The cards are in hand, and HALF COURT waits for the pile to run out."""
    shot = PLAY_SHOT[play]
    if s.hands[seat, shot] == 0 or s.hands[seat, Card.AND_1] < PLAY_AND_1[play]:
        return False
    return s.pile_size == 0 or shot != Card.HALF_COURT


@rule("JK-28", "JK-G08")
def can_call_time_out(s: State, seat: int) -> bool:
    """A TIME OUT needs cards left to draw, unless it may be called without."""
    return s.hands[seat, Card.TIME_OUT] > 0 and (s.pile_size > 0 or s.time_out_when_empty != 0)


@rule("JK-49", "JK-G10")
def can_score(s: State, seat: int) -> bool:
    """Some shot is possible."""
    hand = s.hands[seat]
    if hand[Card.TWO_POINTER] + hand[Card.THREE_POINTER] + hand[Card.DUNK] > 0:
        return True
    return s.pile_size == 0 and hand[Card.HALF_COURT] > 0


@rule("JK-24", "JK-G13")
def can_juke(s: State, seat: int, play: int) -> bool:
    """A JUKEM is in hand, and goes before every shot, before a HALF COURT unless that is ruled out."""
    is_barred = s.jukem_half_court != 0 and PLAY_SHOT[play] == Card.HALF_COURT
    return s.hands[seat, Card.JUKEM] > 0 and not is_barred


@rule("JK-41", "JK-43", "JK-45", "JK-G12", "JK-G19")
def can_answer(s: State, seat: int, answer: int) -> bool:
    """The cards are in hand, and BRICK and AIR BALL do not stop a dunk."""
    hand = s.hands[seat]
    if hand[ANSWER_CARD[answer]] == 0 or hand[Card.FREE_THROW] < ANSWER_FREE_THROW[answer]:
        return False
    if s.half_court_free_throw != 0 and ANSWER_FREE_THROW[answer] and PLAY_SHOT[s.play] == Card.HALF_COURT:
        return False
    return not (ANSWER_IS_WEAK[answer] and PLAY_SHOT[s.play] == Card.DUNK)


@rule("JK-20", "JK-21", "JK-25", "JK-26", "JK-27", "JK-G04")
def worth(s: State, play: int) -> int:
    """The points of the shot and its bonus, multiplied by a JUKEM."""
    printed = s.points
    points = printed[PLAY_SHOT[play]] + PLAY_AND_1[play] * printed[Card.AND_1]
    if PLAY_JUKEM[play]:
        points *= printed[Card.JUKEM]
    return int(points)


@rule("JK-13", "JK-18")
def is_stuck_unseen(s: State) -> bool:
    """Only the offense knows yet whether it can play: it has not discarded anything."""
    return s.phase == Phase.STUCK and s.discards_left == s.owed[s.offense]


@rule("JK-18", "JK-G22")
def phase_seen_by(s: State, viewer: int) -> int:
    """The phase; to others who is stuck looks like who is about to play, until it discards."""
    return Phase.OFFENSE if viewer != s.offense and is_stuck_unseen(s) else s.phase


@rule("JK-18", "JK-G22")
def discards_seen_by(s: State, viewer: int) -> int:
    """How many discards are left, as far as that is known."""
    return 0 if viewer != s.offense and is_stuck_unseen(s) else s.discards_left


def points_of_quarter(s: State, quarter: int) -> tuple[int, int]:
    """What both sides scored in a quarter that is over."""
    home, away = s.totals[quarter].tolist()
    home_before, away_before = s.totals[quarter - 1].tolist() if quarter > 0 else (0, 0)
    return home - home_before, away - away_before


def unseen_by(s: State, viewer: int) -> Ints:
    """Count the cards a viewer has not seen this quarter: they are in the pile or in a hand."""
    unseen = s.pile
    for seat in range(SIDES):
        if seat != viewer:
            unseen = unseen + s.hands[seat]
    return unseen
