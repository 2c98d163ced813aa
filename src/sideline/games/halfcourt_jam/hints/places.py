"""Where a Hooper wants to be and who should shoot: the thinking behind the hint."""

from sideline.engine.rule import compiled
from sideline.games.halfcourt_jam.charts import (
    ARC,
    BACKCOURT_ARC,
    DIE,
    ENDS,
    IS_BACKCOURT,
    LAST_INSIDE_ARC,
    STEPS,
    WAY_BORDER,
    WAY_SPACE,
    WAYS_FROM,
)
from sideline.games.halfcourt_jam.facts.acts import can_shoot, has_ability, screens_of
from sideline.games.halfcourt_jam.facts.difficulty import clamp, pass_difficulty, shot_difficulty
from sideline.games.halfcourt_jam.state import NONE, SLOTS, SPACES, TEAM, Ability, Hooper, Space, State

PATIENCE_NEXT = 0.3
PATIENCE_LONG = 0.62
PRICE_OF_A_STEP = 0.008
OUT_OF_REACH = 0.5
CROWDED = 0.2
REBOUND_ON_SHOT = 0.5
REBOUND_ON_DEFENSE = 0.06
STEAL_VALUE = 1.4
PRESSURE = 0.35
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
    if s.hooper[slot] != Hooper.VIC or not s.activated[slot] or s.exhausted[slot]:
        return int(here)
    if slot == s.active and s.deeds > 0:
        return int(here)
    best = here
    best_value = shot_value(s, slot, here) + WORTH_A_BREATH
    screens = screens_of(s, 1 - s.mover)
    for way in range(WAYS_FROM[here]):
        space = WAY_SPACE[here, way]
        value = shot_value(s, slot, space)
        if (screens >> WAY_BORDER[here, way]) & 1 == 0 and value > best_value:
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


@compiled
def aim_of(s: State, slot: int, shooter: int) -> int:
    """The space a Hooper wants to be in."""
    if slot == shooter:
        return best_spot(s, slot)
    best = 0
    best_worth = -1e9
    arc, wins_there = boards(s, slot)
    for space in range(SPACES):
        wins = ARC[space] < arc or (wins_there and ARC[space] == arc)
        if s.mover == s.offense:
            worth = worth_on_offense(s, slot, space, shooter, wins)
        else:
            worth = worth_on_defense(s, slot, space, wins)
        worth = in_reach(s, slot, space, worth)
        if worth > best_worth:
            best = space
            best_worth = worth
    return best


@compiled
def boards(s: State, slot: int) -> tuple[int, bool]:
    """The arc of the others nearest to the rim, and whether a Hooper would win a rebound there."""
    arc = BACKCOURT_ARC + 1
    own = theirs = 0
    for other in range(SLOTS):
        if other != slot and s.space[other] != NONE:
            if ARC[s.space[other]] < arc:
                arc = ARC[s.space[other]]
                own = theirs = 0
            if ARC[s.space[other]] == arc:
                if other // TEAM == slot // TEAM:
                    own += 1
                else:
                    theirs += 1
    if slot // TEAM != s.offense:
        own += 1
    return int(arc), own + 1 > theirs


@compiled
def in_reach(s: State, slot: int, space: int, worth: float) -> float:
    """A place that is far away is worth less, one that cannot be reached this turn much less."""
    if s.border[slot] != NONE:
        return worth
    steps = STEPS[s.space[slot], space]
    if steps > s.left:
        worth *= OUT_OF_REACH
    return float(worth - PRICE_OF_A_STEP * steps)


@compiled
def worth_on_offense(s: State, slot: int, space: int, shooter: int, wins_rebound: bool) -> float:
    """The next shot from there, away from teammates; the rebound if somebody shoots now."""
    worth = shot_value(s, slot, space)
    for mate in range(TEAM * s.mover, TEAM * s.mover + TEAM):
        if mate != slot and s.space[mate] == space:
            worth -= CROWDED
    if shooter != NONE:
        worth = 0.3 * worth + REBOUND_ON_SHOT * wins_rebound
    return worth


@compiled
def worth_on_defense(s: State, slot: int, space: int, wins_rebound: bool) -> float:
    """The points that a defender there takes off the next shot, the ball it may steal, the rebound."""
    worth = REBOUND_ON_DEFENSE * wins_rebound
    defense = s.defense[s.hooper[slot]]
    for other in range(TEAM * s.offense, TEAM * s.offense + TEAM):
        if s.space[other] == space:
            worth += relief(s, slot, other, space)
    if s.space[s.ball] == space:
        worth += (STEAL_VALUE + PRESSURE) * defense / DIE
    return worth


@compiled
def relief(s: State, slot: int, other: int, space: int) -> float:
    """What a defender takes off an opponent's next shot, as likely as the ball gets there."""
    if IS_BACKCOURT[space]:
        return 0.0
    defense = s.defense[s.hooper[slot]]
    now = shot_difficulty(s, other, space)
    without = now - defense if s.space[slot] == space else now
    taken = clamp(without + defense) - clamp(without)
    arrives = 1.0
    if other != s.ball:
        arrives = 1.0 - pass_difficulty(s, s.space[s.ball], space) / DIE
    return float(arrives * taken / DIE * s.worth[s.scoring, space])
