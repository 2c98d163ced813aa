"""How what happened is told, and what moved, as a viewer may know it."""

from functools import cache

from sideline.engine.aim import Moved
from sideline.engine.words import Phrase, on_next_line, phrase
from sideline.games.jukem.actions import ANSWER, DISCARD, PLAY, STOP, TAKE_IT, TIME_OUT
from sideline.games.jukem.charts import ANSWER_FREE_THROW, PLAY_JUKEM
from sideline.games.jukem.facts import points_of_quarter, worth
from sideline.games.jukem.state import Card, Phase, State
from sideline.games.jukem.words import (
    answer_cards,
    answer_phrase,
    card_phrase,
    period_phrase,
    play_cards,
    play_phrase,
    seat_phrase,
)


def tell(before: State, action: int, after: State, viewer: int) -> Phrase:
    """Say what happened, and with the last action of a quarter what both sides scored in it."""
    what = _tell(before, action, viewer)
    if after.quarter == before.quarter:
        return what
    return on_next_line(what, _tell_end(before, after))


def _tell_end(before: State, after: State) -> Phrase:
    home, away = points_of_quarter(after, before.quarter)
    return phrase(
        "tell-period-over",
        end=period_phrase("end-of-", before.quarter, before.periods),
        home=home,
        away=away,
        home_total=int(after.score[0]),
        away_total=int(after.score[1]),
    )


def _tell(before: State, action: int, viewer: int) -> Phrase:
    """Say what an action did, as a viewer may know it: a drawn card is seen only by the hand it came to."""
    phase = before.phase
    if phase == Phase.TOSS:
        return phrase("tell-deals", who=seat_phrase(action))
    if phase == Phase.DRAW:
        return _tell_draw(before, action, viewer)
    if phase == Phase.DEFENSE:
        return _tell_answer(before, action)
    who = seat_phrase(before.offense)
    if action == TIME_OUT:
        return phrase("tell-time-out", who=who)
    if action == STOP:
        return phrase("tell-stop", who=who)
    if action in DISCARD:
        key = "tell-stuck" if phase == Phase.STUCK else "tell-discard"
        return phrase(key, who=who, card=card_phrase(DISCARD.part(action)))
    play = PLAY.part(action)
    key = "tell-juke" if PLAY_JUKEM[play] else "tell-play"
    return phrase(key, who=who, cards=play_phrase(play), points=worth(before, play))


def _tell_draw(before: State, card: int, viewer: int) -> Phrase:
    drawer = before.drawer
    who = seat_phrase(drawer)
    if viewer == drawer:
        return phrase("tell-draws-card", who=who, card=card_phrase(card))
    return phrase("tell-draws", who=who)


def _tell_answer(before: State, action: int) -> Phrase:
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


def show(before: State, action: int, after: State, viewer: int) -> tuple[Moved, ...]:
    """Say which cards moved, as a viewer may know it: a drawn card is seen only by the hand it came to."""
    moved = _moved(before, action, viewer)
    if after.quarter == before.quarter or after.phase == Phase.OVER:
        return moved
    return (*moved, Moved("pack", end="@pile"))


def _moved(before: State, action: int, viewer: int) -> tuple[Moved, ...]:
    phase = before.phase
    if phase == Phase.TOSS:
        return ()
    if phase == Phase.DRAW:
        drawer = before.drawer
        return _show_draw(drawer, action, is_seen=viewer == drawer)
    if phase == Phase.DEFENSE:
        return _show_answer(before.offense, before.play, action)
    return _show_turn(before.offense, action)


@cache
def _show_draw(drawer: int, card: int, *, is_seen: bool) -> tuple[Moved, ...]:
    return (Moved(_face(card) if is_seen else "card", "@pile", f"@hand:{drawer}"),)


@cache
def _show_turn(offense: int, action: int) -> tuple[Moved, ...]:
    """A play comes to the table, and goes on to its scoring pile if nobody can stop it."""
    hand = f"@hand:{offense}"
    if action == STOP:
        return ()
    if action not in PLAY:
        card = Card.TIME_OUT if action == TIME_OUT else DISCARD.part(action)
        return (Moved(_face(card), hand, "@discard"),)
    play = PLAY.part(action)
    cards = play_cards(play)
    scored = _carried(cards, "@table", f"@scored:{offense}") if PLAY_JUKEM[play] else ()
    return _carried(cards, hand, "@table") + scored


@cache
def _show_answer(offense: int, play: int, action: int) -> tuple[Moved, ...]:
    """A play that is taken scores; one that is stopped is discarded with what stopped it."""
    cards = play_cards(play)
    if action == TAKE_IT:
        return _carried(cards, "@table", f"@scored:{offense}")
    hand, scored = f"@hand:{1 - offense}", f"@scored:{1 - offense}"
    stopper, *free_throw = answer_cards(ANSWER.part(action))
    stopped = _carried((stopper,), hand, "@table") + _carried((*cards, stopper), "@table", "@discard")
    return stopped + _carried((*free_throw,), hand, scored)


def _carried(cards: tuple[int, ...], start: str, end: str) -> tuple[Moved, ...]:
    return tuple(Moved(_face(card), start, end) for card in cards)


def _face(card: int) -> str:
    return f"card:{Card(card).name}"
