"""Passes: complete, stolen, or lost to nobody."""

from sideline.engine.rule import rule
from sideline.games.halfcourt_jam.actions import SELECT, SPACE
from sideline.games.halfcourt_jam.facts.acts import can_take
from sideline.games.halfcourt_jam.facts.court import has_ability
from sideline.games.halfcourt_jam.facts.difficulty import pass_difficulty
from sideline.games.halfcourt_jam.rules.activation import mark, mark_stop
from sideline.games.halfcourt_jam.rules.turn import clear_ball
from sideline.games.halfcourt_jam.state import NONE, TEAM, Follow, Hooper, Phase, State


@rule("HJ-G59")
def slip(s: State, action: int) -> None:
    """Stretch names the space in which he will catch the ball."""
    s.catch_space = SPACE.part(action)
    s.phase = Phase.PASS_ROLL


@rule("HJ-47", "HJ-49", "HJ-54", "HJ-G40")
def resolve_pass(s: State, outcome: int) -> None:
    """The pass arrives if the roll is higher than its difficulty."""
    s.rolls += 1
    if outcome + 1 > pass_difficulty(s, s.space[s.ball], s.catch_space):
        complete_pass(s)
    else:
        fail_pass(s)


@rule("HJ-46", "HJ-86", "HJ-89", "HJ-G23", "HJ-G24", "HJ-G51", "HJ-G55", "HJ-G59")
def complete_pass(s: State) -> None:
    """The receiver has the ball and the passer may go on; Ray and Vic count it, and Ray's is a dime."""
    passer = s.ball
    s.ball = s.receiver
    s.border[s.ball] = NONE
    s.space[s.ball] = s.catch_space
    if s.hooper[passer] == Hooper.RAY:
        mark(s, passer, 1)
    if s.hooper[s.ball] == Hooper.VIC:
        mark(s, s.ball, 1)
    if has_ability(s, passer, Hooper.RAY):
        s.dimed = s.ball
    clear_ball(s)
    s.phase = Phase.ACT
    s.follow = Follow.ACTING


@rule("HJ-51", "HJ-52", "HJ-55", "HJ-57", "HJ-G05", "HJ-G08", "HJ-G21", "HJ-G57")
def fail_pass(s: State) -> None:
    """A defender in one of the two spaces takes the ball; without any it is as after a basket."""
    mark_stop(s, s.space[s.ball], s.catch_space)
    s.claimant = 1 - s.offense
    takers = 0
    last = NONE
    for slot in range(TEAM * s.claimant, TEAM * s.claimant + TEAM):
        if can_take(s, slot):
            takers += 1
            last = slot
    if takers == 0:
        s.follow = Follow.INBOUND
    elif takers == 1:
        s.ball = last
        s.follow = Follow.STOLEN
    else:
        s.phase = Phase.TAKE


@rule("HJ-52", "HJ-53")
def take_pass(s: State, action: int) -> None:
    """The defense says which of its Hoopers there takes the ball."""
    s.ball = TEAM * s.claimant + SELECT.part(action)
    s.follow = Follow.STOLEN
