"""What a designer may want to have counted in a simulation of many matches."""

from sideline.engine.game import END
from sideline.engine.layout import Ints
from sideline.engine.rule import compiled
from sideline.games.halfcourt_jam.actions import BORDER, HUSTLE, NO_SWAT, REST, SHOOT, SPACE, SWAT
from sideline.games.halfcourt_jam.charts import ARC, ARCS, LOGO_ARC, MOVE_COST
from sideline.games.halfcourt_jam.facts.acts import can_swat, is_walled
from sideline.games.halfcourt_jam.facts.court import (
    has_ability,
    is_among,
    is_boxing_out,
    rebound_region,
    rebounding_side,
    spaces_of,
)
from sideline.games.halfcourt_jam.facts.difficulty import (
    clamps_at,
    pass_difficulty,
    shot_difficulty,
    steal_difficulty,
)
from sideline.games.halfcourt_jam.state import HOOPERS, NONE, SLOTS, TEAM, Hooper, Phase, State

NAMES = tuple(Hooper.__members__)
TALLIES = (
    *(f"shots.arc_{arc}" for arc in range(ARCS)),
    *(f"made.arc_{arc}" for arc in range(ARCS)),
    *(f"plays.{name}" for name in NAMES),
    *(f"activated.{name}" for name in NAMES),
    *(f"ability.{name}" for name in NAMES),
    "passes",
    "passes_lost",
    "steals_tried",
    "steals",
    "hustles",
    "rests",
    "screens",
    "own_rebounds",
    "possessions",
    "turns",
    "capped",
)
MADE = ARCS
PLAYS = 2 * ARCS
ACTIVATED = PLAYS + HOOPERS
USED = ACTIVATED + HOOPERS
REST_AT = USED + HOOPERS
(
    PASSES,
    PASSES_LOST,
    STEALS_TRIED,
    STEALS,
    HUSTLES,
    RESTS,
    SCREENS,
    OWN_REBOUNDS,
    POSSESSIONS,
    TURNS,
    CAPPED,
) = range(REST_AT, REST_AT + 11)


@compiled
def tally(s: State, action: int, counts: Ints) -> None:
    """Count shots, passes, steals, and every use of an ability."""
    if action == END:
        tally_end(s, counts)
    elif s.phase == Phase.ACT:
        tally_act(s, action, counts)
    elif s.phase in (Phase.SHOT_ROLL, Phase.SWAT, Phase.SWAT_ROLL):
        tally_shot(s, action, counts)
    elif s.phase == Phase.PASS_ROLL:
        tally_pass(s, action + 1, counts[s.offense])
    elif s.phase == Phase.STEAL_ROLL:
        tally_steal(s, action + 1, counts[s.mover])


@compiled
def tally_act(s: State, action: int, counts: Ints) -> None:
    """Count hustles, rests, screens, and the abilities that moving and shooting use."""
    own = counts[s.mover]
    if action in SPACE:
        tally_move(s, SPACE.part(action), counts)
    elif action in BORDER:
        own[SCREENS] += 1
    elif action == SHOOT:
        tally_shooter(s, own)
    elif action == HUSTLE:
        own[HUSTLES] += 1
    elif action == REST:
        own[RESTS] += 1


@compiled
def tally_move(s: State, space: int, counts: Ints) -> None:
    """Count steps that Zip got cheaper and steps that Moose made dearer."""
    if s.border[s.active] != NONE:
        return
    occupied = spaces_of(s, 1 - s.mover)
    if is_walled(s, space):
        counts[1 - s.mover, USED + Hooper.MOOSE] += 1
    if is_among(occupied, space) and has_ability(s, s.active, Hooper.ZIP) and s.entry_cost > MOVE_COST:
        counts[s.mover, USED + Hooper.ZIP] += 1


@compiled
def tally_shooter(s: State, own: Ints) -> None:
    """Count a shot by its arc, and the abilities of the shooter and the passer."""
    arc = ARC[s.space[s.ball]]
    own[arc] += 1
    if s.dimed == s.ball:
        own[USED + Hooper.RAY] += 1
    if s.deeds > 0:
        own[USED + Hooper.VIC] += 1
    if arc == LOGO_ARC and has_ability(s, s.ball, Hooper.NOVA):
        own[USED + Hooper.NOVA] += 1


@compiled
def tally_shot(s: State, action: int, counts: Ints) -> None:
    """Count baskets, and the abilities of the defense."""
    if action == SWAT:
        counts[1 - s.offense, USED + Hooper.HAKEEM] += 1
        return
    here = s.space[s.ball]
    is_good = action == NO_SWAT or action + 1 > shot_difficulty(s, s.ball, here)
    if s.phase == Phase.SHOT_ROLL and clamps_at(s, 1 - s.offense, here) > 0:
        counts[1 - s.offense, USED + Hooper.MARLO] += 1
    if not is_good:
        tally_miss(s, counts)
    elif s.phase != Phase.SHOT_ROLL or not can_swat(s):
        counts[s.offense, MADE + ARC[here]] += 1


@compiled
def tally_miss(s: State, counts: Ints) -> None:
    """Count offensive rebounds, and those in whose region Big Lee counts double."""
    arc = rebound_region(s)
    if rebounding_side(s, arc) == s.offense:
        counts[s.offense, OWN_REBOUNDS] += 1
    for side in range(len(counts)):
        if is_boxing_out(s, side, arc):
            counts[side, USED + Hooper.BIG_LEE] += 1


@compiled
def tally_pass(s: State, roll: int, own: Ints) -> None:
    """Count passes, lost ones, and those to a slipping Stretch."""
    own[PASSES] += 1
    if s.border[s.receiver] != NONE:
        own[USED + Hooper.STRETCH] += 1
    if roll <= pass_difficulty(s, s.space[s.ball], s.catch_space):
        own[PASSES_LOST] += 1


@compiled
def tally_steal(s: State, roll: int, own: Ints) -> None:
    """Count attempts, steals, and Dex's quick hands."""
    own[STEALS_TRIED] += 1
    if has_ability(s, s.active, Hooper.DEX):
        own[USED + Hooper.DEX] += 1
    if roll <= steal_difficulty(s, s.active):
        own[STEALS] += 1


@compiled
def tally_end(s: State, counts: Ints) -> None:
    """Count who played, who was Activated, and how long it took."""
    for slot in range(SLOTS):
        counts[slot // TEAM, PLAYS + s.hooper[slot]] += 1
        counts[slot // TEAM, ACTIVATED + s.hooper[slot]] += s.activated[slot]
    for side in range(len(counts)):
        counts[side, POSSESSIONS] = s.possession
        counts[side, TURNS] = s.turns
        counts[side, CAPPED] = int(s.possession >= s.max_possessions or s.turns >= s.max_turns)
