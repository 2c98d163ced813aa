"""How hard passes, shots and steals are."""

from sideline.engine.rule import rule
from sideline.games.halfcourt_jam.charts import ARC, EASIEST, HARDEST, IS_BACKCOURT, LOGO_ARC
from sideline.games.halfcourt_jam.facts.court import has_ability
from sideline.games.halfcourt_jam.state import (
    NONE,
    TEAM,
    Ability,
    Hooper,
    Position,
    SharedSpace,
    Space,
    State,
)


@rule("HJ-48", "HJ-43", "HJ-G18", "HJ-G20")
def defense_at(s: State, side: int, space: int) -> int:
    """The Defense of a side's Hoopers in a space; screens count for nothing."""
    total = 0
    for slot in range(TEAM * side, TEAM * side + TEAM):
        if s.border[slot] == NONE and s.space[slot] == space:
            total += s.defense[s.hooper[slot]]
    return total


@rule("HJ-63", "HJ-G22")
def clamp(difficulty: int) -> int:
    """Nothing is certain and nothing is hopeless."""
    return int(min(max(difficulty, EASIEST), HARDEST))


@rule("HJ-48", "HJ-50", "HJ-54", "HJ-G20", "HJ-G21", "HJ-G22")
def pass_difficulty(s: State, passer_space: int, catch_space: int) -> int:
    """The defenders around the passer and around the receiver, each counted once."""
    difficulty = defense_at(s, 1 - s.offense, passer_space)
    if catch_space != passer_space or s.shared_space == SharedSpace.TWICE:
        difficulty += defense_at(s, 1 - s.offense, catch_space)
    return clamp(difficulty)


@rule("HJ-60", "HJ-62", "HJ-63", "HJ-64", "HJ-G26")
def shot_difficulty(s: State, slot: int, space: int) -> int:
    """The space and the defenders in it, less the shooter's bonus; a half-court shot is what it is."""
    if IS_BACKCOURT[space]:
        return int(s.difficulty[s.scoring, space])
    defenders = defense_at(s, 1 - slot // TEAM, space) + clamps_at(s, 1 - slot // TEAM, space)
    return clamp(printed_difficulty(s, slot, space) + defenders - s.bonus[s.hooper[slot]] - dime_of(s, slot))


@rule("HJ-60", "HJ-G54")
def printed_difficulty(s: State, slot: int, space: int) -> int:
    """The number of the space; for an Activated Nova a logo is as good as the top."""
    if ARC[space] == LOGO_ARC and has_ability(s, slot, Hooper.NOVA):
        return int(s.difficulty[s.scoring, Space.TP])
    return int(s.difficulty[s.scoring, space])


@rule("HJ-G57")
def clamps_at(s: State, side: int, space: int) -> int:
    """What an Activated Marlo adds to his Defense against shots from his space."""
    marlo = TEAM * side + Position.FORWARD
    if has_ability(s, marlo, Hooper.MARLO) and s.border[marlo] == NONE and s.space[marlo] == space:
        return int(s.ability[Ability.CLAMPS])
    return 0


@rule("HJ-G51")
def dime_of(s: State, slot: int) -> int:
    """How much easier Ray's pass makes the shot, until the end of the turn."""
    return int(s.ability[Ability.DIME]) if s.dimed == slot else 0


@rule("HJ-75", "HJ-79", "HJ-G52")
def steal_difficulty(s: State, thief: int) -> int:
    """What the ball handler must roll more than: the thief's Defense, and Dex's quick hands."""
    difficulty = s.defense[s.hooper[thief]]
    if has_ability(s, thief, Hooper.DEX):
        difficulty += s.ability[Ability.QUICK_HANDS]
    return clamp(difficulty)
