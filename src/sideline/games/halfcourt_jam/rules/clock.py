"""Turns, rounds, possessions and the end of the match."""

from sideline.engine.rule import rule
from sideline.games.halfcourt_jam.rules.activation import mark_screener
from sideline.games.halfcourt_jam.rules.turn import clear_ball, clear_hooper, clear_turn, is_everybody_done
from sideline.games.halfcourt_jam.state import (
    NONE,
    PURPLE,
    Follow,
    LastPossession,
    NextTurn,
    Phase,
    Round,
    State,
    Threshold,
)

TURNS_IN_ROUND = 2


@rule("HJ-26", "HJ-30", "HJ-57", "HJ-72", "HJ-G03", "HJ-G04")
def end_turn(s: State) -> None:
    """The turn is over: the clock runs or the ball changes hands, and the next side is up."""
    clear_hooper(s)
    s.turns += 1
    s.phase = Phase.SELECT
    if s.round == Round.HOOPERS and is_round_going_on(s):
        pass_on(s)
    else:
        close_turn(s)
    if s.turns >= s.max_turns:
        s.phase = Phase.OVER


@rule("HJ-G47")
def is_round_going_on(s: State) -> bool:
    """Hooper by Hooper a round lasts until all six are done or the ball is dead or lost."""
    if s.follow != Follow.TURN_OVER:
        return False
    return not (is_everybody_done(s, s.mover) and is_everybody_done(s, 1 - s.mover))


@rule("HJ-G47")
def pass_on(s: State) -> None:
    """The other side is up with one of its Hoopers, as long as it has any left."""
    if not is_everybody_done(s, 1 - s.mover):
        s.mover = 1 - s.mover


@rule("HJ-30", "HJ-57", "HJ-72", "HJ-G03", "HJ-G04", "HJ-G47")
def close_turn(s: State) -> None:
    """What a turn of a side or a round of Hoopers leads to."""
    mark_screener(s)
    clear_turn(s)
    if s.follow == Follow.TURN_OVER:
        run_clock(s)
    if s.follow == Follow.TURN_OVER:
        s.mover = s.starter if s.round == Round.HOOPERS else 1 - s.mover
    elif s.follow == Follow.OWN_REBOUND:
        keep_possession(s)
    else:
        end_possession(s)


@rule("HJ-25", "HJ-30", "HJ-90", "HJ-91", "HJ-92", "HJ-G07")
def run_clock(s: State) -> None:
    """After both turns of a round the clock goes down by one; at zero the ball is turned over."""
    s.turns_in_round += TURNS_IN_ROUND if s.round == Round.HOOPERS else 1
    if s.turns_in_round < TURNS_IN_ROUND:
        return
    s.turns_in_round = 0
    s.clock -= 1
    if s.clock == 0:
        s.follow = Follow.INBOUND


@rule("HJ-29", "HJ-71", "HJ-72", "HJ-G04")
def keep_possession(s: State) -> None:
    """After an offensive rebound the clock is set to two and the defense is up."""
    s.clock = s.rebound_clock
    s.turns_in_round = 0
    s.mover = s.starter = 1 - s.offense


@rule("HJ-24", "HJ-27", "HJ-28", "HJ-31", "HJ-70", "HJ-G04", "HJ-G05", "HJ-G32", "HJ-G39")
def end_possession(s: State) -> None:
    """The other side has the ball and a full clock, unless the match is decided."""
    s.possession += 1
    if is_decided(s):
        s.phase = Phase.OVER
        return
    s.offense = 1 - s.offense
    s.clock = s.shot_clock
    s.turns_in_round = 0
    s.rolls = 0
    s.mover = s.starter = first_mover(s)
    bring_on(s)


@rule("HJ-30", "HJ-31", "HJ-53", "HJ-77", "HJ-G04", "HJ-G05", "HJ-G08", "HJ-G35")
def first_mover(s: State) -> int:
    """The defense takes the first turn, but after a steal or a stolen pass the new offense does."""
    is_offense_first = s.follow == Follow.STOLEN or s.next_turn == NextTurn.OLD_DEFENSE
    return s.offense if is_offense_first else 1 - s.offense


@rule("HJ-28", "HJ-65", "HJ-92", "HJ-G33", "HJ-G44")
def bring_on(s: State) -> None:
    """A dead ball is brought in from the baseline; a live one may have to be taken back first."""
    s.must_clear = 0
    if s.follow == Follow.INBOUND:
        s.ball = NONE
        s.claimant = s.offense
        s.phase = Phase.INBOUND_HOOPER
    elif s.take_back:
        s.must_clear = 1
        clear_ball(s)


@rule("HJ-93", "HJ-94", "HJ-95", "HJ-98", "HJ-G01", "HJ-G37", "HJ-G46")
def is_decided(s: State) -> bool:
    """At the end of a purple possession somebody has enough points and leads, or time is up."""
    return s.possession >= s.max_possessions or is_won(s)


@rule("HJ-93", "HJ-94", "HJ-95", "HJ-98", "HJ-G01", "HJ-G46")
def is_won(s: State) -> bool:
    """The possession that ends is one that may decide, and somebody has enough points and leads."""
    if s.last_possession == LastPossession.PURPLE and s.offense != PURPLE:
        return False
    return bool(s.score[0] != s.score[1]) and has_enough(s)


@rule("HJ-02", "HJ-96", "HJ-97", "HJ-99", "HJ-G01")
def has_enough(s: State) -> bool:
    """The higher score has reached the target, or passed it if that is the option."""
    best = max(s.score[0], s.score[1])
    return bool(best > s.target if s.threshold == Threshold.MORE_THAN else best >= s.target)


@rule("HJ-05")
def points(s: State, seat: int) -> int:
    """The score of a seat."""
    return int(s.score[seat])


@rule("HJ-100", "HJ-G37")
def result(s: State, seat: int) -> int:
    """The higher score wins."""
    lead = s.score[seat] - s.score[1 - seat]
    return int(lead > 0) - int(lead < 0)
