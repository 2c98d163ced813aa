"""Who should shoot, from where, and what it promises."""

from sideline.engine.rule import compiled
from sideline.games.halfcourt_jam.charts import (
    ARC,
    DIE,
    ENDS,
    IS_BACKCOURT,
    LAST_INSIDE_ARC,
    WAY_BORDER,
    WAY_SPACE,
    WAYS_FROM,
)
from sideline.games.halfcourt_jam.facts.acts import can_shoot
from sideline.games.halfcourt_jam.facts.court import has_ability, is_among, screens_of
from sideline.games.halfcourt_jam.facts.difficulty import pass_difficulty, shot_difficulty
from sideline.games.halfcourt_jam.state import NONE, TEAM, Ability, Hooper, Space, State

PATIENCE_NEXT = 0.3
PATIENCE_LONG = 0.62
LOST_PASS = 0.15
WORTH_A_BREATH = 0.15


@compiled
def shot_value(s: State, slot: int, space: int) -> float:
    """The points to expect of a shot from a space, against those who stand there now."""
    chance = 1.0 - shot_difficulty(s, slot, space) / DIE
    return float(chance * s.worth[s.scoring, space])


@compiled
def patience(s: State) -> float:
    """What a shot must promise not to be put off: less as the clock runs down."""
    if s.clock <= 1:
        return 0.0
    scale = float(s.worth[s.scoring, Space.RIM])
    return scale * (PATIENCE_NEXT if s.clock == 2 else PATIENCE_LONG)  # noqa: PLR2004


@compiled
def best_shooter(s: State) -> tuple[int, float]:
    """Who would shoot best this turn, and what it promises: the ball handler, or a teammate after a pass."""
    holder = s.ball
    shooter, value = NONE, -1.0
    if holder // TEAM != s.mover or s.done[holder]:
        return shooter, value
    if s.active == holder:
        if can_shoot(s):
            shooter, value = holder, shot_value(s, holder, best_spot(s, holder))
        if s.left == 0:
            return shooter, value
    elif not s.must_clear:
        shooter, value = holder, shot_value(s, holder, best_spot(s, holder))
    for slot in range(TEAM * s.mover, TEAM * s.mover + TEAM):
        if slot != holder and can_shoot_after_catch(s, slot):
            after_pass = value_after_pass(s, holder, slot)
            if after_pass > value:
                shooter, value = slot, after_pass
    return shooter, value


@compiled
def best_spot(s: State, slot: int) -> int:
    """Where a Hooper would shoot from this turn: on the spot, or a step away if it can pull up."""
    here = s.space[slot]
    if not has_ability(s, slot, Hooper.VIC) or s.exhausted[slot]:
        return int(here)
    if slot == s.active and s.deeds > 0:
        return int(here)
    best = here
    best_value = shot_value(s, slot, here) + WORTH_A_BREATH
    screens = screens_of(s, 1 - s.mover)
    for way in range(WAYS_FROM[here]):
        space = WAY_SPACE[here, way]
        value = shot_value(s, slot, space)
        if not is_among(screens, WAY_BORDER[here, way]) and value > best_value:
            best = space
            best_value = value
    return int(best)


@compiled
def can_shoot_after_catch(s: State, slot: int) -> bool:
    """A teammate that has not acted, can be passed to and may shoot at once."""
    space = catch_spot(s, slot)
    if s.done[slot] or slot == s.active or space == NONE or IS_BACKCOURT[space]:
        return False
    return not s.must_clear or ARC[space] > LAST_INSIDE_ARC


@compiled
def catch_spot(s: State, slot: int) -> int:
    """Where a teammate would catch the ball: in its space, or on the better side if it can slip."""
    border = s.border[slot]
    if border == NONE:
        return int(s.space[slot])
    if not has_ability(s, slot, Hooper.STRETCH):
        return NONE
    one, other = ENDS[border, 0], ENDS[border, 1]
    return int(one if shot_value(s, slot, one) >= shot_value(s, slot, other) else other)


@compiled
def value_after_pass(s: State, holder: int, slot: int) -> float:
    """The points to expect if the ball goes to a teammate that shoots."""
    space = catch_spot(s, slot)
    arrives = 1.0 - pass_difficulty(s, s.space[holder], space) / DIE
    if s.border[slot] == NONE:
        space = best_spot(s, slot)
    value = shot_value(s, slot, space)
    if has_ability(s, holder, Hooper.RAY):
        value += s.ability[Ability.DIME] / DIE * s.worth[s.scoring, space]
    return float(arrives * value - (1.0 - arrives) * LOST_PASS)
