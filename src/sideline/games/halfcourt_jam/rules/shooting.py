"""Shots, baskets, the swat, rebounds, and bringing the ball in."""

from sideline.engine.rule import rule
from sideline.games.halfcourt_jam.actions import NO_SWAT, SELECT, SPACE, SWAT
from sideline.games.halfcourt_jam.facts.acts import can_swat, swatter
from sideline.games.halfcourt_jam.facts.court import count_at, is_in_arc, rebound_region, rebounding_side
from sideline.games.halfcourt_jam.facts.difficulty import shot_difficulty
from sideline.games.halfcourt_jam.rules.activation import mark, mark_miss, mark_shooter, mark_stop
from sideline.games.halfcourt_jam.state import (
    NONE,
    TEAM,
    Follow,
    Hooper,
    Phase,
    State,
)


@rule("HJ-61", "HJ-63", "HJ-88", "HJ-G40", "HJ-G58")
def resolve_shot(s: State, action: int) -> None:
    """A shot is good if the roll is higher than its difficulty, unless Hakeem has it rolled again."""
    if action == SWAT:
        s.exhausted[swatter(s)] = 1
        s.phase = Phase.SWAT_ROLL
        return
    is_good = action == NO_SWAT or action + 1 > shot_difficulty(s, s.ball, s.space[s.ball])
    s.rolls += int(action != NO_SWAT)
    if is_good and s.phase == Phase.SHOT_ROLL and can_swat(s):
        s.phase = Phase.SWAT
    else:
        end_shot(s, is_good)


@rule("HJ-61", "HJ-65", "HJ-66", "HJ-G40")
def end_shot(s: State, is_good: bool) -> None:
    """A basket counts and the other side brings the ball in; a miss is rebounded."""
    here = s.space[s.ball]
    mark_shooter(s, s.ball, is_good)
    if is_good:
        s.score[s.offense] += s.worth[s.scoring, here]
        s.follow = Follow.INBOUND
        return
    mark_stop(s, here, here)
    mark_miss(s)
    settle_rebound(s)


@rule("HJ-66", "HJ-67", "HJ-G11", "HJ-G27")
def settle_rebound(s: State) -> None:
    """The region nearest to the rim decides who rebounds; a lone Hooper of that side there has the ball."""
    s.rebound_arc = rebound_region(s)
    s.claimant = rebounding_side(s, s.rebound_arc)
    if count_at(s, s.claimant, s.rebound_arc) == 1:
        give_rebound(s, SELECT.at(only_own(s)))
    else:
        s.phase = Phase.REBOUND


@rule("HJ-69")
def only_own(s: State) -> int:
    """The one Hooper of the rebounding side in the region."""
    for own in range(TEAM):
        if is_in_arc(s, TEAM * s.claimant + own, s.rebound_arc):
            return own
    return NONE


@rule("HJ-69", "HJ-70", "HJ-71", "HJ-G56")
def give_rebound(s: State, action: int) -> None:
    """The rebounder has the ball; Big Lee counts it."""
    s.ball = TEAM * s.claimant + SELECT.part(action)
    if s.hooper[s.ball] == Hooper.BIG_LEE:
        mark(s, s.ball, 1)
    s.follow = Follow.OWN_REBOUND if s.claimant == s.offense else Follow.LOST_REBOUND


@rule("HJ-55", "HJ-65", "HJ-92", "HJ-G08", "HJ-G32")
def inbound(s: State, action: int) -> None:
    """The new offense chooses a Hooper, then puts it with the ball on any space of the baseline."""
    if s.phase == Phase.INBOUND_HOOPER:
        s.receiver = TEAM * s.claimant + SELECT.part(action)
        s.phase = Phase.INBOUND_SPACE
        return
    s.ball = s.receiver
    s.border[s.ball] = NONE
    s.space[s.ball] = SPACE.part(action)
    s.receiver = NONE
    s.phase = Phase.SELECT
