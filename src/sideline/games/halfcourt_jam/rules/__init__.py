"""What actions do: `play` is the table of contents, the chapters are the modules beside it."""

from sideline.engine.rule import rule
from sideline.games.halfcourt_jam.facts.acts import can_do_more
from sideline.games.halfcourt_jam.rules.clock import end_turn, points, result
from sideline.games.halfcourt_jam.rules.passing import resolve_pass, slip, take_pass
from sideline.games.halfcourt_jam.rules.setup import deal, draft, give_first_ball, place
from sideline.games.halfcourt_jam.rules.shooting import give_rebound, inbound, resolve_shot
from sideline.games.halfcourt_jam.rules.stealing import resolve_steal
from sideline.games.halfcourt_jam.rules.turn import act, finish_hooper, is_everybody_done, select
from sideline.games.halfcourt_jam.state import Follow, Phase, State

__all__ = ["deal", "play", "points", "result"]


@rule("HJ-26", "HJ-32")
def play(s: State, action: int) -> None:
    """Let an action happen, and then what follows from it."""
    s.follow = Follow.NOTHING
    if s.phase == Phase.ACT:
        act(s, action)
    elif s.phase == Phase.SELECT:
        select(s, action)
    elif s.phase == Phase.STEAL_ROLL:
        resolve_steal(s, action)
    elif s.phase == Phase.PASS_ROLL:
        resolve_pass(s, action)
    elif s.phase in (Phase.SHOT_ROLL, Phase.SWAT, Phase.SWAT_ROLL):
        resolve_shot(s, action)
    else:
        play_between(s, action)
    follow_up(s)


@rule("HJ-22", "HJ-52", "HJ-65", "HJ-69", "HJ-92")
def play_between(s: State, action: int) -> None:
    """Say who gets the ball and where, or set up the match."""
    if s.phase == Phase.SLIP:
        slip(s, action)
    elif s.phase == Phase.TAKE:
        take_pass(s, action)
    elif s.phase == Phase.REBOUND:
        give_rebound(s, action)
    elif s.phase in (Phase.INBOUND_HOOPER, Phase.INBOUND_SPACE):
        inbound(s, action)
    elif s.phase == Phase.START_BALL:
        give_first_ball(s, action)
    elif s.phase == Phase.PLACE:
        place(s, action)
    else:
        draft(s, action)


@rule("HJ-35", "HJ-57", "HJ-72", "HJ-G06")
def follow_up(s: State) -> None:
    """A Hooper with nothing left to do is finished, and so is a side whose Hoopers all are."""
    if s.follow == Follow.ACTING and not can_do_more(s):
        finish_hooper(s)
    if s.phase == Phase.SELECT and is_everybody_done(s, s.mover):
        s.follow = Follow.TURN_OVER
    if s.follow >= Follow.TURN_OVER:
        end_turn(s)
