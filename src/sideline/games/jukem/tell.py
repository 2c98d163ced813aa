"""How what happened is told, as a viewer may know it."""

from sideline.engine.words import Phrase, phrase
from sideline.games.jukem.actions import ANSWER, DISCARD, PLAY, STOP, TAKE_IT, TIME_OUT
from sideline.games.jukem.charts import ANSWER_FREE_THROW, PLAY_JUKEM
from sideline.games.jukem.facts import worth
from sideline.games.jukem.state import Card, Phase, State
from sideline.games.jukem.words import answer_phrase, card_phrase, play_phrase, seat_phrase


def tell(before: State, action: int, after: State, viewer: int) -> Phrase:
    """Say what happened, as a viewer may know it: a drawn card is seen only by the hand it came to."""
    phase = before.phase
    if phase == Phase.TOSS:
        return phrase("tell-deals", who=seat_phrase(action))
    if phase == Phase.DRAW:
        return _tell_draw(before, action, viewer)
    if phase == Phase.DEFENSE:
        return _tell_answer(before, action, after)
    who = seat_phrase(before.offense)
    if action == TIME_OUT:
        return phrase("tell-time-out", who=who)
    if action == STOP:
        return phrase("tell-stop", who=who)
    if action in DISCARD:
        return phrase("tell-discard", who=who, card=card_phrase(DISCARD.part(action)))
    play = PLAY.part(action)
    key = "tell-juke" if PLAY_JUKEM[play] else "tell-play"
    return phrase(key, who=who, cards=play_phrase(play), points=worth(before, play))


def _tell_draw(before: State, card: int, viewer: int) -> Phrase:
    who = seat_phrase(before.drawer)
    if viewer == before.drawer:
        return phrase("tell-draws-card", who=who, card=card_phrase(card))
    return phrase("tell-draws", who=who)


def _tell_answer(before: State, action: int, after: State) -> Phrase:
    who = seat_phrase(1 - before.offense)
    if action == TAKE_IT:
        return phrase(
            "tell-take-it", who=who, other=seat_phrase(before.offense), points=worth(before, before.play)
        )
    answer = ANSWER.part(action)
    if ANSWER_FREE_THROW[answer]:
        points = int(before.points[Card.FREE_THROW])
        return phrase("tell-free-throw", who=who, cards=answer_phrase(answer), points=points)
    return phrase("tell-block", who=who, cards=answer_phrase(answer))
