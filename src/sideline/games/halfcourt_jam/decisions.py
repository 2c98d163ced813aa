"""Who decides, and between what; what chance may bring, and how likely it is."""

from sideline.engine.chance import list_outcomes
from sideline.engine.citations import cited
from sideline.engine.game import CHANCE, NOBODY
from sideline.engine.layout import Ints
from sideline.engine.rule import rule
from sideline.games.halfcourt_jam.actions import (
    BORDER,
    DONE,
    DRAFT,
    END_TURN,
    HUSTLE,
    NO_BAN,
    NO_SWAT,
    PASS,
    REST,
    SELECT,
    SHOOT,
    SPACE,
    STEAL,
    SWAT,
)
from sideline.games.halfcourt_jam.charts import (
    DIE,
    ENDS,
    FIRST_AT,
    IS_BACKCOURT,
    IS_BASELINE,
    POSITION_OF,
    WAY_BORDER,
    WAY_SPACE,
    WAYS_FROM,
)
from sideline.games.halfcourt_jam.facts.acts import (
    borders_of,
    can_hustle,
    can_pass,
    can_rest,
    can_shoot,
    can_steal,
    can_step,
    can_stop,
    may_be_given,
)
from sideline.games.halfcourt_jam.facts.court import is_among, screens_of, spaces_of
from sideline.games.halfcourt_jam.facts.sides import is_rolling, side_asked
from sideline.games.halfcourt_jam.state import (
    HOOPERS,
    NONE,
    PURPLE,
    SLOTS,
    SPACES,
    TEAM,
    YELLOW,
    Phase,
    State,
)


@rule("HJ-01", "HJ-26", "HJ-30", "HJ-52", "HJ-69", "HJ-G02", "HJ-G38")
def to_act(s: State) -> int:
    """The side whose turn it is acts, the side that gets the ball says who takes it, chance rolls."""
    if s.phase in (Phase.SELECT, Phase.ACT, Phase.SLIP):  # nearly every time: asked first, for speed
        return s.mover
    if is_rolling(s):
        return CHANCE
    return NOBODY if s.phase == Phase.OVER else side_asked(s)


@rule("HJ-09", "HJ-47")
def outcomes(s: State) -> int:
    """The Ball has twenty sides."""
    return DIE


@rule("HJ-09")
def weight(s: State, outcome: int) -> int:
    """Every side of the Ball is as likely as any other."""
    return 1


@rule("HJ-09")
def tickets(s: State) -> int:
    """One ticket for each side of the Ball."""
    return DIE


@rule("HJ-09")
def pick(s: State, ticket: int) -> int:
    """A ticket names a side of the Ball."""
    return ticket


@rule("HJ-32", "HJ-36")
def legal(s: State, out: Ints) -> int:
    """List what the pending decision allows."""
    if s.phase == Phase.ACT:
        return list_acts(s, out)
    if s.phase == Phase.SELECT:
        return list_unused(s, out)
    if is_rolling(s):
        return list_outcomes(s, out)
    if s.phase in (Phase.TAKE, Phase.REBOUND, Phase.INBOUND_HOOPER, Phase.START_BALL):
        return list_takers(s, out)
    if s.phase in (Phase.PLACE, Phase.INBOUND_SPACE):
        return list_baseline(s, out)
    if s.phase == Phase.SLIP:
        return list_slip_spaces(s, out)
    if s.phase == Phase.SWAT:
        out[0] = SWAT
        out[1] = NO_SWAT
        return 2
    return list_hoopers_on_offer(s, out)


@rule("HJ-15", "HJ-16", "HJ-17", "HJ-18", "HJ-G13")
def list_hoopers_on_offer(s: State, out: Ints) -> int:
    """The Hoopers of the position that are neither banned nor picked; a ban may be declined."""
    count = 0
    for hooper in range(FIRST_AT[s.position], FIRST_AT[s.position + 1]):
        if s.on_offer[hooper]:
            out[count] = DRAFT.at(hooper)
            count += 1
    if s.phase == Phase.BAN:
        out[count] = NO_BAN
        count += 1
    return count


@rule("HJ-21", "HJ-65", "HJ-92", "HJ-G10", "HJ-G45")
def list_baseline(s: State, out: Ints) -> int:
    """Any space of the baseline."""
    count = 0
    for space in range(SPACES):
        if IS_BASELINE[s.baseline, space]:
            out[count] = SPACE.at(space)
            count += 1
    return count


@rule("HJ-34", "HJ-35", "HJ-G06", "HJ-G36", "HJ-G42")
def list_unused(s: State, out: Ints) -> int:
    """Any Hooper that has not acted this turn, in any order, or the end of the turn."""
    count = 0
    for own in range(TEAM):
        if not s.done[TEAM * s.mover + own]:
            out[count] = SELECT.at(own)
            count += 1
    out[count] = END_TURN
    return count + 1


@rule("HJ-22", "HJ-52", "HJ-65", "HJ-69", "HJ-92")
def list_takers(s: State, out: Ints) -> int:
    """The Hoopers of a side that may be given the ball."""
    side = side_asked(s)
    count = 0
    for own in range(TEAM):
        if may_be_given(s, TEAM * side + own):
            out[count] = SELECT.at(own)
            count += 1
    return count


@rule("HJ-42", "HJ-G59")
def list_slip_spaces(s: State, out: Ints) -> int:
    """The straddled spaces that are not behind the half-court line."""
    count = 0
    for end in range(2):
        space = ENDS[s.border[s.receiver], end]
        if not IS_BACKCOURT[space]:
            out[count] = SPACE.at(space)
            count += 1
    return count


@rule("HJ-26", "HJ-32", "HJ-36", "HJ-46", "HJ-58", "HJ-73", "HJ-80", "HJ-84")
def list_acts(s: State, out: Ints) -> int:
    """What the active Hooper may do next."""
    count = list_steps(s, out, list_ball_acts(s, out))
    if can_hustle(s):
        out[count] = HUSTLE
        count += 1
    if can_rest(s):
        out[count] = REST
        count += 1
    count = list_screens(s, out, count)
    if can_stop(s):
        out[count] = DONE
        count += 1
    return count


@rule("HJ-46", "HJ-59", "HJ-73")
def list_ball_acts(s: State, out: Ints) -> int:
    """With the ball a shot and passes; on defense a steal."""
    count = 0
    if s.ball == s.active:
        if can_shoot(s):
            out[count] = SHOOT
            count += 1
        for own in range(TEAM):
            if can_pass(s, TEAM * s.mover + own):
                out[count] = PASS.at(own)
                count += 1
    elif can_steal(s):
        out[count] = STEAL
        count += 1
    return count


@rule("HJ-36", "HJ-38", "HJ-39")
def list_steps(s: State, out: Ints, count: int) -> int:
    """The spaces to which the active Hooper may step."""
    if s.border[s.active] != NONE:
        return list_steps_off(s, out, count)
    here = s.space[s.active]
    screens = screens_of(s, 1 - s.mover)
    occupied = spaces_of(s, 1 - s.mover)
    for way in range(WAYS_FROM[here]):
        if can_step(s, way, screens, occupied):
            out[count] = SPACE.at(WAY_SPACE[here, way])
            count += 1
    return count


@rule("HJ-45", "HJ-G19")
def list_steps_off(s: State, out: Ints, count: int) -> int:
    """A screening Hooper first steps into either of the two spaces of its border."""
    for end in range(2):
        out[count + end] = SPACE.at(ENDS[s.border[s.active], end])
    return count + 2


@rule("HJ-40", "HJ-41", "HJ-G16", "HJ-G17", "HJ-G43")
def list_screens(s: State, out: Ints, count: int) -> int:
    """The borders on which the active Hooper may set a screen."""
    borders = borders_of(s)
    if borders == 0:
        return count
    here = s.space[s.active]
    for way in range(WAYS_FROM[here]):
        if is_among(borders, WAY_BORDER[here, way]):
            out[count] = BORDER.at(WAY_BORDER[here, way])
            count += 1
    return count


@cited("HJ-G37")
def longest(s: State) -> int:
    """Bound the actions of a match: so many turns, each with three Hoopers that spend what they have."""
    acts_of_a_hooper = 2 * (int(s.actions.max()) + s.hustle) + 6
    sequel = 8
    return 2 * HOOPERS + SLOTS + s.max_turns * (TEAM * acts_of_a_hooper + sequel)


@cited("HJ-06", "HJ-13", "HJ-15")
def misfit(s: State) -> str | None:
    """Refuse line-ups that could not come out of a draft."""
    if any(int(POSITION_OF[s.lineup[side, at]]) != at for side in (YELLOW, PURPLE) for at in range(TEAM)):
        return "A line-up has one point guard, one forward and one center, in this order (HJ-15)."
    if any(s.lineup[YELLOW, at] == s.lineup[PURPLE, at] for at in range(TEAM)):
        return "Every Hooper plays for one side only (HJ-06)."
    return None
