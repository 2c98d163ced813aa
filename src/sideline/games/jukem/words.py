"""How options, events of chance and endings are said."""

from functools import cache

from sideline.engine.aim import Aim
from sideline.engine.citations import cited
from sideline.engine.words import Chapter, Phrase, phrase
from sideline.games.jukem.actions import ANSWER, DISCARD, PLAY, STOP, TIME_OUT
from sideline.games.jukem.charts import (
    ANSWER_CARD,
    ANSWER_FREE_THROW,
    ANSWER_IS_WEAK,
    JUKED,
    PLAY_AND_1,
    PLAY_JUKEM,
    PLAY_SHOT,
)
from sideline.games.jukem.decisions import to_act
from sideline.games.jukem.facts import worth
from sideline.games.jukem.state import Card, Phase, QuarterEnd, Refill, State, TimeOutFill


@cache
def seat_phrase(seat: int) -> Phrase:
    """Name a seat."""
    return phrase(f"seat-{seat}")


@cache
def card_phrase(card: int) -> Phrase:
    """Name a card."""
    return phrase(f"card-{Card(card).name}")


@cache
def period_phrase(kind: str, quarter: int, periods: int) -> Phrase:
    """Name a quarter, a half, a period or an overtime; quarters count from 0."""
    if quarter >= periods:
        return phrase(f"{kind}overtime", number=quarter - periods + 1)
    return phrase(f"{kind}period", number=quarter + 1, of=periods)


def event(s: State) -> str:
    """Name the pending decision of chance, the same in every match with the same secret."""
    if s.phase == Phase.TOSS:
        return "toss"
    return f"quarter {s.quarter + 1}, draw {sum(s.copies.tolist()) - s.pile_size + 1}"


def label(s: State, action: int) -> Phrase:
    """Say what an option means before it is chosen."""
    phase = s.phase
    if phase == Phase.TOSS:
        return phrase("label-deals", who=seat_phrase(action))
    if phase == Phase.DRAW:
        return phrase("label-draw", card=card_phrase(action))
    if action in PLAY:
        play = PLAY.part(action)
        key = "label-juke" if PLAY_JUKEM[play] else "label-play"
        return phrase(key, cards=play_phrase(play), points=worth(s, play))
    if action in DISCARD:
        return phrase("label-discard", card=card_phrase(DISCARD.part(action)))
    if action in ANSWER:
        return _label_answer(s, ANSWER.part(action))
    if action == TIME_OUT:
        return phrase("label-time-out" if s.pile_size > 0 else "label-time-out-empty")
    return phrase("label-stop" if action == STOP else "label-take-it")


def _label_answer(s: State, answer: int) -> Phrase:
    """Name the cards of an answer, and what they score."""
    if ANSWER_FREE_THROW[answer]:
        return phrase("label-free-throw", cards=answer_phrase(answer), points=int(s.points[Card.FREE_THROW]))
    return phrase("label-answer", cards=answer_phrase(answer))


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
        return phrase("ending-draw", overtimes=s.max_overtimes, periods=s.periods)
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
        return _ask_stuck(s, who)
    return phrase("ask-offense", who=who)


def _ask_stuck(s: State, who: Phrase) -> Phrase:
    """Say why nothing can be played, how many cards go and how many come."""
    owed = int(s.owed[s.offense])
    draws = min(owed, int(s.pile_size))
    if s.discards_left < owed:
        return phrase("ask-stuck-again", who=who, left=s.discards_left, draws=draws)
    return phrase("ask-stuck", who=who, left=s.discards_left, draws=draws, held=_held_back(s))


def _held_back(s: State) -> str:
    """Name the card in hand that has to wait, if there is one."""
    hand = s.hands[s.offense]
    if hand[Card.HALF_COURT] > 0:
        return "half-court"
    return "time-out" if hand[Card.TIME_OUT] > 0 else "nothing"


def aim(s: State, action: int) -> Aim:
    """Point at the cards in hand that an action takes; outcomes of chance share their numbers with plays."""
    phase = s.phase
    if phase == Phase.TOSS:
        return Aim("deal")
    if phase == Phase.DRAW:
        return Aim("draw")
    # Who touches a card when a play is asked for means to play it.
    if phase == Phase.OFFENSE and action in DISCARD:
        return Aim("discard")
    return _aim(action)


def likeness(s: State, action: int) -> tuple[int, int] | None:
    """Answers and discards are told by their cards and points; a play depends on all that was seen."""
    return None if s.phase == Phase.OFFENSE else (action, s.points.item(Card.FREE_THROW))


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


@cited("JK-03", "JK-13", "JK-36", "JK-48")
def explain(s: State) -> tuple[Chapter, ...]:
    """Say how to play, with the deck, the points and the options of this match."""
    goal = phrase("help-goal-text", periods=s.periods, deck=int(s.copies.sum()), overtimes=s.max_overtimes)
    end = phrase("help-end-text", end=QuarterEnd(s.quarter_end).name.lower())
    return (
        Chapter(phrase("help-goal"), (goal,)),
        Chapter(phrase("help-turn"), _about_turns(s)),
        Chapter(phrase("help-plays"), rows=_table_of_plays(s)),
        Chapter(phrase("help-cards"), _about_cards(s)),
        Chapter(phrase("help-answers"), (_about_free_throw(s),), _table_of_answers(s)),
        Chapter(phrase("help-end"), (end,)),
    )


def _about_turns(s: State) -> tuple[Phrase, ...]:
    draw = phrase("help-turn-draw", refill=Refill(s.refill).name.lower())
    return phrase("help-turn-play"), draw, phrase("help-turn-stuck")


def _table_of_plays(s: State) -> tuple[tuple[Phrase, ...], ...]:
    """List every shot with what it is worth, alone and after a JUKEM."""
    heads = (phrase("help-play"), phrase("help-points"), phrase("help-juked"))
    return heads, *((play_phrase(play), _worth(s, play), _worth(s, play + JUKED)) for play in range(JUKED))


def _worth(s: State, play: int) -> Phrase:
    return phrase("help-number", number=worth(s, play))


def _about_cards(s: State) -> tuple[Phrase, ...]:
    empty = "yes" if s.time_out_when_empty else "no"
    return (
        phrase("help-and-1"),
        phrase("help-jukem", times=int(s.points[Card.JUKEM])),
        phrase("help-time-out", fill=TimeOutFill(s.time_out_fill).name.lower(), empty=empty),
        phrase("help-half-court", periods=s.periods),
    )


def _about_free_throw(s: State) -> Phrase:
    return phrase("help-free-throw", points=int(s.points[Card.FREE_THROW]))


def _table_of_answers(s: State) -> tuple[tuple[Phrase, ...], ...]:
    """List every defensive card with its copies and what it stops."""
    heads = (phrase("help-card"), phrase("help-copies"), phrase("help-stops"))
    alone = [answer for answer, extra in enumerate(ANSWER_FREE_THROW) if not extra]
    return heads, *(_row_of_answer(s, answer) for answer in alone)


def _row_of_answer(s: State, answer: int) -> tuple[Phrase, ...]:
    copies = phrase("help-number", number=int(s.copies[ANSWER_CARD[answer]]))
    stops = phrase("help-stops-most" if ANSWER_IS_WEAK[answer] else "help-stops-all")
    return answer_phrase(answer), copies, stops
