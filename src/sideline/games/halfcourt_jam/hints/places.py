"""Where a Hooper wants to be."""

from sideline.engine.rule import compiled
from sideline.games.halfcourt_jam.charts import (
    ARC,
    BACKCOURT_ARC,
    DIE,
    IS_BACKCOURT,
    STEPS,
)
from sideline.games.halfcourt_jam.facts.difficulty import clamp, pass_difficulty, shot_difficulty
from sideline.games.halfcourt_jam.hints.shots import best_spot, shot_value
from sideline.games.halfcourt_jam.state import NONE, SLOTS, SPACES, TEAM, State

PRICE_OF_A_STEP = 0.008
OUT_OF_REACH = 0.5
CROWDED = 0.2
REBOUND_ON_SHOT = 0.5
REBOUND_ON_DEFENSE = 0.06
STEAL_VALUE = 1.4
PRESSURE = 0.35


@compiled
def destination_of(s: State, slot: int, shooter: int) -> int:
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
