"""How options, events of chance and endings are said."""

from functools import cache

from sideline.engine.words import Phrase, phrase
from sideline.games.jukem.actions import ANSWER, DISCARD, PLAY, STOP, TAKE_IT, TIME_OUT
from sideline.games.jukem.charts import ANSWER_CARD, ANSWER_FREE_THROW, PLAY_AND_1, PLAY_JUKEM, PLAY_SHOT
from sideline.games.jukem.facts import worth
from sideline.games.jukem.state import Card, Phase, State


@cache
def seat_phrase(seat: int) -> Phrase:
    """Name a seat."""
    return phrase(f"seat-{seat}")


@cache
def card_phrase(card: int) -> Phrase:
    """Name a card."""
    return phrase(f"card-{Card(card).name}")


def event(s: State) -> str:
    """Name the pending decision of chance, the same in every match with the same secret."""
    if s.phase == Phase.TOSS:
        return "toss"
    return f"quarter {s.quarter + 1}, draw {int(s.copies.sum()) - s.pile_size + 1}"


def label(s: State, action: int) -> Phrase:
    """Say what an option means before it is chosen."""
    if s.phase == Phase.TOSS:
        return phrase("label-deals", who=seat_phrase(action))
    if s.phase == Phase.DRAW:
        return phrase("label-draw", card=card_phrase(action))
    if action in PLAY:
        play = PLAY.part(action)
        return phrase("label-play", cards=play_phrase(play), points=worth(s, play))
    if action in DISCARD:
        return phrase("label-discard", card=card_phrase(DISCARD.part(action)))
    if action in ANSWER:
        return phrase("label-answer", cards=answer_phrase(ANSWER.part(action)))
    return phrase({TIME_OUT: "label-time-out", STOP: "label-stop", TAKE_IT: "label-take-it"}[action])


@cache
def play_phrase(play: int) -> Phrase:
    """Name the cards of a play."""
    cards = card_phrase(PLAY_SHOT[play])
    if PLAY_AND_1[play]:
        cards = phrase("together", first=cards, second=card_phrase(Card.AND_1))
    if PLAY_JUKEM[play]:
        cards = phrase("together", first=card_phrase(Card.JUKEM), second=cards)
    return cards


@cache
def answer_phrase(answer: int) -> Phrase:
    """Name the cards of an answer."""
    cards = card_phrase(ANSWER_CARD[answer])
    if ANSWER_FREE_THROW[answer]:
        cards = phrase("together", first=cards, second=card_phrase(Card.FREE_THROW))
    return cards


def ending(s: State) -> Phrase:
    """Say how the match ended."""
    if s.score[0] == s.score[1]:
        return phrase("ending-draw", overtimes=s.max_overtimes)
    if s.quarter > s.periods:
        return phrase("ending-overtime", overtimes=s.quarter - s.periods)
    return phrase("ending-regular", periods=s.periods)
