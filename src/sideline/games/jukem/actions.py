"""The actions, and how they are written in replays."""

from functools import cache

from sideline.engine.actions import Numbering
from sideline.engine.layout import SIDES
from sideline.games.jukem.charts import (
    ANSWER_CARD,
    ANSWER_FREE_THROW,
    CODES,
    PLAY_AND_1,
    PLAY_JUKEM,
    PLAY_SHOT,
)
from sideline.games.jukem.state import KINDS, SEAT_NAMES, Phase, State

number = Numbering()
PLAY = number.span("play", len(PLAY_SHOT))
TIME_OUT = number.one("time out")
DISCARD = number.span("discard", KINDS)
STOP = number.one("stop")
TAKE_IT = number.one("take it")
ANSWER = number.span("answer", len(ANSWER_CARD))
ACTIONS = number.total(at_least=KINDS)


def spell(s: State, action: int) -> str:
    """Write an action in the notation of replays; outcomes of chance share their numbers with plays."""
    phase = s.phase
    if phase == Phase.TOSS and action < SIDES:
        return f"{SEAT_NAMES[action]} deals"
    if phase == Phase.DRAW and action < KINDS:
        return f"draw {CODES[action]}"
    if action in PLAY:
        return spell_play(PLAY.part(action))
    if action in DISCARD:
        return f"discard {CODES[DISCARD.part(action)]}"
    if action in ANSWER:
        return _spell_answer(ANSWER.part(action))
    return {TIME_OUT: "TO", STOP: "stop", TAKE_IT: "take it"}[action]


@cache
def spell_play(play: int) -> str:
    """Write a play by the codes of its cards: `JK+3P+A1`."""
    return "JK+" * int(PLAY_JUKEM[play]) + CODES[PLAY_SHOT[play]] + "+A1" * int(PLAY_AND_1[play])


@cache
def _spell_answer(answer: int) -> str:
    return CODES[ANSWER_CARD[answer]] + "+FT" * int(ANSWER_FREE_THROW[answer])
