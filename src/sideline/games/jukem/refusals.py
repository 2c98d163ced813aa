"""Why something is not allowed, and which rule says so."""

from sideline.engine.words import Phrase, phrase
from sideline.games.jukem.actions import ANSWER, DISCARD, PLAY, STOP, TIME_OUT
from sideline.games.jukem.charts import ANSWER_FREE_THROW, ANSWER_IS_WEAK, PLAY_JUKEM, PLAY_SHOT
from sideline.games.jukem.decisions import to_act
from sideline.games.jukem.facts import can_call_time_out, can_shoot
from sideline.games.jukem.state import Card, Phase, State
from sideline.games.jukem.words import answer_phrase, card_phrase, play_phrase, seat_phrase


def why_not(s: State, action: int) -> Phrase:
    """Say which rule forbids an action that is not an option."""
    seat = to_act(s)
    who = seat_phrase(seat)
    if s.phase == Phase.DEFENSE:
        return _why_no_answer(s, seat, action)
    if s.phase == Phase.STUCK and action not in DISCARD:
        return phrase("why-stuck", who=who, rule="JK-18")
    if s.phase == Phase.TIME_OUT and action not in DISCARD and action != STOP:
        return phrase("why-in-time-out", who=who, rule="JK-29")
    if s.phase == Phase.OFFENSE and action in DISCARD:
        return phrase("why-must-play", who=who, rule="JK-G07")
    if action in DISCARD:
        return phrase("why-not-in-hand", who=who, cards=card_phrase(DISCARD.part(action)), rule="JK-13")
    if action == TIME_OUT:
        return _why_no_time_out(s, seat)
    if action in PLAY:
        return _why_no_play(s, seat, PLAY.part(action))
    return phrase("why-not-defending", who=who, rule="JK-06")


def _why_no_time_out(s: State, seat: int) -> Phrase:
    if s.hands[seat, Card.TIME_OUT] and not can_call_time_out(s, seat):
        return phrase("why-no-swap", rule="JK-G08")
    return phrase("why-not-in-hand", who=seat_phrase(seat), cards=card_phrase(Card.TIME_OUT), rule="JK-13")


def _why_no_play(s: State, seat: int, play: int) -> Phrase:
    if PLAY_SHOT[play] == Card.HALF_COURT and s.pile_size > 0:
        return phrase("why-half-court", rule="JK-33")
    if PLAY_JUKEM[play] and can_shoot(s, seat, play) and s.hands[seat, Card.JUKEM] > 0:
        return phrase("why-no-juke", rule="JK-G13")
    return phrase("why-not-in-hand", who=seat_phrase(seat), cards=play_phrase(play), rule="JK-13")


def _why_no_answer(s: State, seat: int, action: int) -> Phrase:
    who = seat_phrase(seat)
    if action not in ANSWER:
        return phrase("why-not-attacking", who=who, rule="JK-36")
    answer = ANSWER.part(action)
    if ANSWER_IS_WEAK[answer] and PLAY_SHOT[s.play] == Card.DUNK:
        return phrase("why-dunk", cards=answer_phrase(answer), rule="JK-41")
    is_held = s.hands[seat, Card.TECHNICAL_FOUL] > 0 and s.hands[seat, Card.FREE_THROW] > 0
    if ANSWER_FREE_THROW[answer] and is_held:
        return phrase("why-no-bonus", rule="JK-G19")
    return phrase("why-not-in-hand", who=who, cards=answer_phrase(answer), rule="JK-36")
