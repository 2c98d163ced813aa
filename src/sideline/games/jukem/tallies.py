"""What a designer may want to have counted in a simulation of many matches."""

from sideline.engine.citations import cite
from sideline.engine.game import END
from sideline.engine.layout import Ints
from sideline.engine.rule import compiled
from sideline.games.jukem.actions import ANSWER, PLAY, TAKE_IT, TIME_OUT
from sideline.games.jukem.charts import ANSWER_FREE_THROW, PLAY_AND_1, PLAY_JUKEM, PLAY_SHOT
from sideline.games.jukem.state import Card, Phase, State

TALLIES = (
    "tried.TWO_POINTER",
    "tried.THREE_POINTER",
    "tried.DUNK",
    "tried.AND_1",
    "tried.HALF_COURT",
    "tried.JUKEM",
    "taken",
    "blocked",
    "free_throws",
    "time_outs",
    "stuck_turns",
    "overtimes",
    "dealt_first",
)
(TAKEN, BLOCKED, FREE_THROWS, TIME_OUTS, STUCK_TURNS, OVERTIMES, DEALT_FIRST) = range(6, 13)

cite("jukem.tallies.DEALT_FIRST", "JK-G29")


@compiled
def tally(s: State, action: int, counts: Ints) -> None:
    """Count plays, answers, time-outs and stuck turns for the seat that made them."""
    if action == END:
        tally_end(s, counts)
    elif s.phase == Phase.OFFENSE:
        tally_attack(action, counts[s.offense])
    elif s.phase == Phase.DEFENSE:
        tally_answer(s, action, counts)
    elif s.phase == Phase.STUCK and s.discards_left == s.owed[s.offense]:
        counts[s.offense, STUCK_TURNS] += 1
    elif s.phase == Phase.TOSS:
        counts[action, DEALT_FIRST] += 1


@compiled
def tally_attack(action: int, counts: Ints) -> None:
    """Count the cards of a play, or a time-out."""
    if action == TIME_OUT:
        counts[TIME_OUTS] += 1
        return
    play = PLAY.part(action)
    counts[PLAY_SHOT[play]] += 1
    counts[Card.AND_1] += PLAY_AND_1[play]
    counts[Card.JUKEM] += PLAY_JUKEM[play]


@compiled
def tally_answer(s: State, action: int, counts: Ints) -> None:
    """Count for the offense what got through and what was blocked, for the defense its free throws."""
    if action == TAKE_IT:
        counts[s.offense, TAKEN] += 1
        return
    counts[s.offense, BLOCKED] += 1
    counts[1 - s.offense, FREE_THROWS] += ANSWER_FREE_THROW[ANSWER.part(action)]


@compiled
def tally_end(s: State, counts: Ints) -> None:
    """Count the overtimes of a match for both seats."""
    for seat in range(len(counts)):
        counts[seat, OVERTIMES] = max(0, s.quarter - s.periods)
