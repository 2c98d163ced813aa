"""What a designer may want to have counted in a simulation of many matches."""

from sideline.engine.game import END
from sideline.engine.layout import Ints
from sideline.engine.rule import compiled
from sideline.games.rugby.actions import CALL, LINEOUT, NO, SCRUM, SHOT, TIE, YES
from sideline.games.rugby.facts import (
    cards_back,
    cards_to_turn,
    column_of,
    gravest,
    is_try,
    target,
    tying_side,
)
from sideline.games.rugby.state import HALVES, Column, Face, Line, Phase, Skill, State

CHECKED = tuple(f"checks.{column.name}" for column in Column)
CALLS = tuple(f"called.{face.name}" for face in Face)
SINGLE = (
    "tries",
    "goals",
    "shots",
    "penalties",
    "knock_ons",
    "touches",
    "no_players",
    "defense_extras",
    "attack_extras",
    "tied_up",
    "penalty_scrums",
    "penalty_lineouts",
    "phases",
    "set_pieces",
    "free_forwards",
    "free_backs",
    "came_back",
    "attacked_first",
    "golden_points",
)
TALLIES = CHECKED + CALLS + SINGLE
CHECKS = 0
CALLED = len(CHECKED)
(
    TRIES,
    GOALS,
    SHOTS,
    PENALTIES,
    KNOCK_ONS,
    TOUCHES,
    NO_PLAYERS,
    DEFENSE_EXTRAS,
    ATTACK_EXTRAS,
    TIED_UP,
    PENALTY_SCRUMS,
    PENALTY_LINEOUTS,
    PHASES,
    SET_PIECES,
    FREE_FORWARDS,
    FREE_BACKS,
    CAME_BACK,
    ATTACKED_FIRST,
    GOLDEN_POINTS,
) = range(CALLED + len(CALLS), len(TALLIES))


@compiled
def tally(s: State, action: int, counts: Ints) -> None:
    """Count what happens to the side it happens to; a check counts for the side that attacks."""
    if action == END:
        tally_end(s, counts)
    elif s.phase == Phase.CALL:
        tally_call(s, action, counts[s.attacker])
    elif s.phase == Phase.RESOLVE:
        tally_check(s, counts)
    elif s.phase == Phase.SYMBOL:
        if s.to_turn == 1:
            tally_result(s, s.column, max(s.symbol, gravest(s, action)), counts)
    elif s.phase == Phase.SHOT:
        if s.to_turn == 1:
            tally_goal(s, action, counts[s.attacker])
    elif s.phase == Phase.TOSS:
        counts[action, ATTACKED_FIRST] += s.half == 0
    else:
        tally_choice(s, action, counts)


@compiled
def tally_call(s: State, action: int, counts: Ints) -> None:
    """Count a phase, the cards free at its start, and the play called."""
    counts[PHASES] += 1
    counts[FREE_FORWARDS] += s.free[s.attacker, Line.FORWARDS]
    counts[FREE_BACKS] += s.free[s.attacker, Line.BACKS]
    if action == NO:
        counts[NO_PLAYERS] += 1
    else:
        counts[CALLED + CALL.part(action)] += 1


@compiled
def tally_check(s: State, counts: Ints) -> None:
    """Count the column of a check and, where no card is turned over, what comes of it."""
    column = column_of(s)
    counts[s.attacker, CHECKS + column] += 1
    if cards_to_turn(s, column) == 0:
        tally_result(s, column, 0, counts)


@compiled
def tally_result(s: State, column: int, symbol: int, counts: Ints) -> None:
    """Count a try, or the symbol for the side that made the mistake, and the cards that come back."""
    for side in range(len(counts)):
        counts[side, CAME_BACK] += cards_back(s, side, column)
    if symbol > 0:
        at_fault = 1 - s.attacker if column < Column.DRAW else s.attacker
        counts[at_fault, TOUCHES + 1 - symbol] += 1
        return
    if is_try(s, s.face, column):
        counts[s.attacker, TRIES] += 1


@compiled
def tally_goal(s: State, kind: int, counts: Ints) -> None:
    """Count a kick that is good."""
    total = s.kick_total + s.values[s.cards, kind, Skill.SPECIAL]
    counts[GOALS] += total > target(s, s.position)


@compiled
def tally_choice(s: State, action: int, counts: Ints) -> None:
    """Count extra cards, forwards tied up, and what is made of a penalty."""
    if action == YES and s.phase == Phase.DEFENSE_EXTRA:
        counts[1 - s.attacker, DEFENSE_EXTRAS] += 1
    elif action == YES and s.phase == Phase.ATTACK_EXTRA:
        counts[s.attacker, ATTACK_EXTRAS] += 1
    elif s.phase == Phase.TIE_UP:
        counts[tying_side(s), TIED_UP] += s.tied_up[s.set_piece, TIE.part(action)]
    elif s.phase == Phase.PENALTY:
        counts[s.attacker, PENALTY_SCRUMS] += action == SCRUM
        counts[s.attacker, PENALTY_LINEOUTS] += action == LINEOUT
        counts[s.attacker, SHOTS] += action == SHOT


@compiled
def tally_end(s: State, counts: Ints) -> None:
    """Count the set pieces of a match and its golden point for both sides."""
    for side in range(len(counts)):
        counts[side, SET_PIECES] = s.set_pieces
        counts[side, GOLDEN_POINTS] = s.half > HALVES
        if s.first_attacker > 0:
            counts[side, ATTACKED_FIRST] = s.first == side
