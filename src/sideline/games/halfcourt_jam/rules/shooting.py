"""Shots, baskets, the swat, rebounds, and bringing the ball in."""

from sideline.engine.rule import rule
from sideline.games.halfcourt_jam.charts import ARC, ARCS, IS_BACKCOURT
from sideline.games.halfcourt_jam.decisions import NO, SELECT, SPACE, YES
from sideline.games.halfcourt_jam.facts.acts import has_ability
from sideline.games.halfcourt_jam.facts.difficulty import shot_difficulty
from sideline.games.halfcourt_jam.rules.activation import mark, mark_miss, mark_shooter, mark_stop
from sideline.games.halfcourt_jam.state import (
    NONE,
    TEAM,
    Ability,
    Follow,
    Hooper,
    Phase,
    Position,
    State,
)


@rule("HJ-61", "HJ-63", "HJ-88", "HJ-G40", "HJ-G58")
def resolve_shot(s: State, action: int) -> None:
    """A shot is good if the roll is higher than its difficulty, unless Hakeem has it rolled again."""
    if action == YES:
        s.exhausted[swatter(s)] = 1
        s.phase = Phase.SWAT_ROLL
        return
    is_good = action == NO or action + 1 > shot_difficulty(s, s.ball, s.space[s.ball])
    s.rolls += int(action != NO)
    if is_good and s.phase == Phase.SHOT_ROLL and can_swat(s):
        s.phase = Phase.SWAT
    else:
        end_shot(s, is_good)


@rule("HJ-G58")
def swatter(s: State) -> int:
    """The slot of the defending center."""
    return TEAM * (1 - s.offense) + Position.CENTER


@rule("HJ-G58")
def can_swat(s: State) -> bool:
    """An Activated, fresh Hakeem stands where the shot came from, and that is no half-court shot."""
    slot = swatter(s)
    if not has_ability(s, slot, Hooper.HAKEEM) or s.exhausted[slot] or s.border[slot] != NONE:
        return False
    return s.space[slot] == s.space[s.ball] and not IS_BACKCOURT[s.space[s.ball]]


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
    """From the rim outwards, the first arc with a Hooper in it decides who rebounds."""
    s.rebound_arc = 0
    while s.rebound_arc < ARCS - 1 and count_at(s, 0, s.rebound_arc) + count_at(s, 1, s.rebound_arc) == 0:
        s.rebound_arc += 1
    s.claimant = rebounding_side(s)
    if count_at(s, s.claimant, s.rebound_arc) == 1:
        give_rebound(s, SELECT + only_own(s))
    else:
        s.phase = Phase.REBOUND


@rule("HJ-44", "HJ-67")
def count_at(s: State, side: int, arc: int) -> int:
    """How many Hoopers of a side stand in an arc; screens do not count."""
    count = 0
    for slot in range(TEAM * side, TEAM * side + TEAM):
        if s.border[slot] == NONE and ARC[s.space[slot]] == arc:
            count += 1
    return count


@rule("HJ-68", "HJ-G56")
def rebounding_side(s: State) -> int:
    """More Hoopers in the region, an Activated Big Lee counting double; the defense if it is even."""
    defense = 1 - s.offense
    if weight_at(s, s.offense, s.rebound_arc) > weight_at(s, defense, s.rebound_arc):
        return s.offense
    return defense


@rule("HJ-68", "HJ-G56")
def weight_at(s: State, side: int, arc: int) -> int:
    """How much a side counts for in an arc."""
    lee = TEAM * side + Position.FORWARD
    count = count_at(s, side, arc)
    if has_ability(s, lee, Hooper.BIG_LEE) and s.border[lee] == NONE and ARC[s.space[lee]] == arc:
        count += s.ability[Ability.BOX_OUT] - 1
    return count


@rule("HJ-69")
def only_own(s: State) -> int:
    """The one Hooper of the rebounding side in the region."""
    for own in range(TEAM):
        slot = TEAM * s.claimant + own
        if s.border[slot] == NONE and ARC[s.space[slot]] == s.rebound_arc:
            return own
    return NONE


@rule("HJ-69", "HJ-70", "HJ-71", "HJ-G56")
def give_rebound(s: State, action: int) -> None:
    """The rebounder has the ball; Big Lee counts it."""
    s.ball = TEAM * s.claimant + action - SELECT
    if s.hooper[s.ball] == Hooper.BIG_LEE:
        mark(s, s.ball, 1)
    s.follow = Follow.OWN_REBOUND if s.claimant == s.offense else Follow.LOST_REBOUND


@rule("HJ-55", "HJ-65", "HJ-92", "HJ-G08", "HJ-G32")
def inbound(s: State, action: int) -> None:
    """The new offense chooses a Hooper, then puts it with the ball on any space of the baseline."""
    if s.phase == Phase.INBOUND_HOOPER:
        s.receiver = TEAM * s.claimant + action - SELECT
        s.phase = Phase.INBOUND_SPACE
        return
    s.ball = s.receiver
    s.border[s.ball] = NONE
    s.space[s.ball] = action - SPACE
    s.receiver = NONE
    s.phase = Phase.SELECT
