"""What a designer may want to have counted in a simulation of many matches."""

from sideline.engine.citations import cite
from sideline.engine.game import END
from sideline.engine.layout import Ints
from sideline.engine.rule import compiled
from sideline.games.five_on_the_floor.actions import (
    BURST,
    CARD,
    FREE_STEP,
    NO_CARD,
    PASS,
    REBOUND_DICE,
    SCHEME,
    SHOOT,
    STRIP,
)
from sideline.games.five_on_the_floor.decisions import to_act
from sideline.games.five_on_the_floor.facts import (
    board_edge,
    coverage_at,
    distance_to,
    is_deflected,
    is_stripped,
    worth_of_shot,
    zone_at,
)
from sideline.games.five_on_the_floor.state import (
    SCHEMES,
    SIZES,
    Coverage,
    Phase,
    Scheme,
    Size,
    State,
    Zone,
)

SHOTS = tuple(f"{zone}.{size}" for zone in Zone.__members__ for size in Size.__members__)
TALLIES = (
    "first_offense",
    "possessions",
    "passes",
    "passes_in_traffic",
    "lane_steals",
    "strips",
    "strip_steals",
    "bursts",
    "free_steps",
    "rebounds",
    "offensive_rebounds",
    "cards",
    *(f"shots.{shot}" for shot in SHOTS),
    *(f"made.{shot}" for shot in SHOTS),
    *(f"shots.{coverage}" for coverage in Coverage.__members__),
    *(f"scheme.{scheme}" for scheme in tuple(Scheme.__members__)[:SCHEMES]),
    *(f"points_allowed.{scheme}" for scheme in Scheme.__members__),
)
(
    FIRST_OFFENSE,
    POSSESSIONS,
    PASSES,
    IN_TRAFFIC,
    LANE_STEALS,
    STRIPS,
    STRIP_STEALS,
    BURSTS,
    FREE_STEPS,
    REBOUNDS,
    OFFENSIVE_REBOUNDS,
    CARDS_PLAYED,
    SHOT_AT,
) = range(13)
MADE_AT = SHOT_AT + len(SHOTS)
COVERAGE_AT = MADE_AT + len(SHOTS)
SCHEME_AT = COVERAGE_AT + len(Coverage)
ALLOWED_AT = SCHEME_AT + SCHEMES

cite("five_on_the_floor.tallies.SHOTS", "F21-29", "F21-G15")


@compiled
def tally(s: State, action: int, counts: Ints) -> None:
    """Count shots, passes, steals, rebounds, schemes and possessions for the side that made them."""
    if action == END:
        tally_end(s, counts)
    elif s.phase in (Phase.OFFENSE, Phase.DEFENSE):
        tally_turn(s, action, counts[s.turn])
    elif s.phase == Phase.SHOT:
        tally_die(s, action, counts)
    elif s.phase in (Phase.LANE, Phase.STRIP):
        tally_theft(s, action, counts[1 - s.offense])
    elif s.phase == Phase.REBOUND:
        tally_rebound(s, action, counts[s.offense])
    elif s.phase in (Phase.SHOT_CARD, Phase.CLOSE_OUT, Phase.SECOND_EFFORT):
        counts[to_act(s), CARDS_PLAYED] += int(action != NO_CARD)
    elif s.phase == Phase.SCHEME:
        counts[1 - s.offense, SCHEME_AT + SCHEME.part(action)] += 1


@compiled
def tally_turn(s: State, action: int, counts: Ints) -> None:
    """Count what a side does in its turn."""
    if action == SHOOT:
        counts[SHOT_AT + kind_of_shot(s)] += 1
        tile = s.at[s.offense, s.carrier]
        counts[COVERAGE_AT + coverage_at(s, distance_to(s, tile, 1 - s.offense))] += 1
    elif action in PASS:
        counts[PASSES] += 1
    elif action in STRIP:
        counts[STRIPS] += 1
    elif action in BURST:
        counts[BURSTS] += 1
    elif action in FREE_STEP:
        counts[FREE_STEPS] += 1
    elif action in CARD:
        counts[CARDS_PLAYED] += 1


@compiled
def kind_of_shot(s: State) -> int:
    """The zone and the size of a shooter, as one number."""
    zone = zone_at(s, s.at[s.offense, s.carrier])
    return int(zone * SIZES + s.piece_size[s.offense, s.carrier])


@compiled
def tally_die(s: State, outcome: int, counts: Ints) -> None:
    """Count a basket with the last die, for the shooter and against the scheme."""
    if s.dice_rolled + 1 < s.shot_dice:
        return
    best = outcome + 1
    for die in range(s.dice_rolled):
        best = max(best, s.rolled[die])
    if best >= s.shot_needs:
        counts[s.offense, MADE_AT + kind_of_shot(s)] += 1
        counts[1 - s.offense, ALLOWED_AT + s.scheme] += worth_of_shot(s)


@compiled
def tally_theft(s: State, outcome: int, counts: Ints) -> None:
    """Count the rolls in lanes and the balls that were stolen, for the defense."""
    if s.phase == Phase.STRIP:
        counts[STRIP_STEALS] += int(is_stripped(s, outcome))
        return
    counts[IN_TRAFFIC] += int(s.lane_next == 0)
    counts[LANE_STEALS] += int(is_deflected(s, outcome))


@compiled
def tally_rebound(s: State, outcome: int, counts: Ints) -> None:
    """Count the rolls for a rebound and those the offense wins."""
    counts[REBOUNDS] += 1
    offense, defense = REBOUND_DICE.parts(outcome)
    counts[OFFENSIVE_REBOUNDS] += int(offense + board_edge(s) > defense)


@compiled
def tally_end(s: State, counts: Ints) -> None:
    """Possessions alternate, so their number tells who had the first."""
    first = s.offense if s.possession % 2 == 1 else 1 - s.offense
    counts[first, FIRST_OFFENSE] = 1
    counts[first, POSSESSIONS] = (s.possession + 1) // 2
    counts[1 - first, POSSESSIONS] = s.possession // 2
