"""What actions do."""

from sideline.engine.layout import SIDES
from sideline.engine.rule import rule
from sideline.testing.yardsticks.pig.actions import ROLL
from sideline.testing.yardsticks.pig.facts import would_win
from sideline.testing.yardsticks.pig.state import Phase, State


@rule("PI-01")
def deal(s: State) -> None:
    """Nobody has a point, and the first seat begins."""
    for side in range(SIDES):
        s.score[side] = 0
    s.seat = 0
    s.turn = 0
    begin_turn(s)


@rule("PI-01", "PI-G01")
def begin_turn(s: State) -> None:
    """The pot is empty."""
    s.pot = 0
    s.rolls = 0
    s.phase = Phase.CHOOSE


@rule("PI-02")
def play(s: State, action: int) -> None:
    """Let an action happen."""
    if s.phase == Phase.ROLL:
        roll(s, action + 1)
    elif action == ROLL:
        s.phase = Phase.ROLL
    else:
        hold(s)


@rule("PI-02", "PI-03", "PI-G03")
def roll(s: State, face: int) -> None:
    """A 1 ends the turn with nothing; anything else goes into the pot, and what wins is banked at once."""
    s.rolls += 1
    s.phase = Phase.CHOOSE
    if face == 1:
        end_turn(s)
        return
    s.pot += face
    if would_win(s):
        hold(s)


@rule("PI-04")
def hold(s: State) -> None:
    """Bank the pot."""
    s.score[s.seat] += s.pot
    end_turn(s)


@rule("PI-01", "PI-G02")
def end_turn(s: State) -> None:
    """The match is won, or too long, or the other seat's turn."""
    s.turn += 1
    if s.score[s.seat] >= s.target or s.turn == s.turns:
        s.pot = 0
        s.phase = Phase.OVER
    else:
        s.seat = 1 - s.seat
        begin_turn(s)


@rule("PI-01")
def points(s: State, seat: int) -> int:
    """What a seat has banked."""
    return int(s.score[seat])


@rule("PI-01", "PI-G02")
def result(s: State, seat: int) -> int:
    """Who has banked the target wins."""
    return int(s.score[seat] >= s.target) - int(s.score[1 - seat] >= s.target)
