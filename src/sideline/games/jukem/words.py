"""How options, events of chance and endings are said."""

from functools import cache

from sideline.engine.aim import Aim
from sideline.engine.words import Phrase, phrase
from sideline.games.jukem.actions import ANSWER, DISCARD, PLAY, STOP, TAKE_IT, TIME_OUT
from sideline.games.jukem.charts import ANSWER_CARD, ANSWER_FREE_THROW, PLAY_AND_1, PLAY_JUKEM, PLAY_SHOT
from sideline.games.jukem.decisions import to_act
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


def ask(s: State) -> Phrase:
    """Say what the seat to act has to decide."""
    who = seat_phrase(to_act(s))
    if s.phase == Phase.DEFENSE:
        return phrase("ask-defense", who=who, cards=play_phrase(s.play), points=worth(s, s.play))
    if s.phase == Phase.TIME_OUT:
        return phrase("ask-time-out", who=who, left=s.discards_left)
    if s.phase == Phase.STUCK:
        return phrase("ask-stuck", who=who, left=s.discards_left)
    return phrase("ask-offense", who=who)


def aim(s: State, action: int) -> Aim:
    """Point at the cards in hand that an action takes; outcomes of chance share their numbers with plays."""
    if s.phase == Phase.TOSS:
        return Aim("deal")
    if s.phase == Phase.DRAW:
        return Aim("draw")
    return _aim(action)


@cache
def _aim(action: int) -> Aim:
    if action in PLAY:
        return Aim("play", _in_hand(*play_cards(PLAY.part(action))))
    if action == TIME_OUT:
        return Aim("timeout", _in_hand(Card.TIME_OUT))
    if action in DISCARD:
        return Aim("discard", _in_hand(DISCARD.part(action)))
    if action in ANSWER:
        return Aim("answer", _in_hand(*answer_cards(ANSWER.part(action))))
    return Aim("stop" if action == STOP else "take")


def _in_hand(*kinds: int) -> tuple[str, ...]:
    return tuple(f"hand:{Card(kind).name}" for kind in kinds)


@cache
def play_cards(play: int) -> tuple[int, ...]:
    """List the cards of a play in the order in which they are laid down."""
    before, after = PLAY_JUKEM[play] * (Card.JUKEM,), PLAY_AND_1[play] * (Card.AND_1,)
    return (*before, int(PLAY_SHOT[play]), *after)


@cache
def answer_cards(answer: int) -> tuple[int, ...]:
    """List the cards of an answer."""
    return (int(ANSWER_CARD[answer]), *ANSWER_FREE_THROW[answer] * (Card.FREE_THROW,))
