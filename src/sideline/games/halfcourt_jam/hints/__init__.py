"""A quick sensible action and a guess at the result."""

from math import sqrt

from sideline.engine.layout import Ints
from sideline.engine.rng import Rng
from sideline.engine.rule import compiled
from sideline.games.halfcourt_jam.actions import (
    BORDER,
    DRAFT,
    END_TURN,
    HUSTLE,
    NO_BAN,
    PASS,
    REST,
    SELECT,
    SHOOT,
    SPACE,
    STEAL,
    SWAT,
)
from sideline.games.halfcourt_jam.charts import ARC, DIE, ENDS, START, STEPS, column
from sideline.games.halfcourt_jam.decisions import legal
from sideline.games.halfcourt_jam.facts.acts import actions_of
from sideline.games.halfcourt_jam.facts.court import has_ability
from sideline.games.halfcourt_jam.facts.difficulty import pass_difficulty
from sideline.games.halfcourt_jam.facts.sides import side_asked
from sideline.games.halfcourt_jam.hints.places import destination_of
from sideline.games.halfcourt_jam.hints.shots import best_shooter, patience, shot_value
from sideline.games.halfcourt_jam.state import NONE, SLOTS, TEAM, Hooper, Phase, State

#                Ray Dex Zip Nova Vic Lee Marlo Hakeem Stretch Moose
RATING = column(52, 51, 44, 53, 56, 38, 56, 47, 62, 41)
NEAR = 3
UNWISE = -1.0
LEAD_SPREAD = 0.9
BALL_VALUE = 0.5


@compiled
def hint(s: State, out: Ints, rng: Rng) -> int:
    """The option that looks best."""
    count = legal(s, out)
    shooter, there = NONE, NONE
    if s.phase in (Phase.SELECT, Phase.ACT) and s.mover == s.offense:
        shooter = shooter_of(s)
    if s.phase == Phase.ACT:
        there = destination_of(s, s.active, shooter)
    best = out[0]
    best_promise = -1e9
    for i in range(count):
        promise = promise_of(s, out[i], shooter, there)
        if promise > best_promise:
            best = out[i]
            best_promise = promise
    return int(best)


@compiled
def shooter_of(s: State) -> int:
    """Who should shoot this turn: nobody while waiting promises more."""
    shooter, value = best_shooter(s)
    return shooter if value >= patience(s) else NONE


@compiled
def promise_of(s: State, action: int, shooter: int, there: int) -> float:
    """How good an option looks."""
    if s.phase == Phase.ACT:
        return promise_of_act(s, action, shooter, there)
    if s.phase == Phase.SELECT:
        return promise_of_hooper(s, action, shooter)
    if action in SELECT:
        return promise_of_taker(s, TEAM * side_asked(s) + SELECT.part(action))
    if action in SPACE:
        return promise_of_space(s, SPACE.part(action))
    if s.phase in (Phase.BAN, Phase.PICK):
        return -1.0 if action == NO_BAN else float(RATING[DRAFT.part(action)])
    return 1.0 if action == SWAT else 0.0


@compiled
def promise_of_hooper(s: State, action: int, shooter: int) -> float:
    """On offense first those without the ball, then its holder; on defense the strongest first."""
    if action == END_TURN:
        return 0.0
    slot = TEAM * s.mover + SELECT.part(action)
    if s.mover != s.offense:
        return float(1 + s.defense[s.hooper[slot]])
    if slot == s.ball:
        return 2.0
    return 0.5 if slot == shooter else 3.0


@compiled
def promise_of_act(s: State, action: int, shooter: int, there: int) -> float:
    """Shoot or pass if that is the plan, steal if possible, otherwise go where it is best to be."""
    if action in SPACE:
        return promise_of_step(s, SPACE.part(action), there)
    if action in BORDER:
        return promise_of_screen(s, BORDER.part(action))
    if action in PASS:
        return 90.0 if TEAM * s.mover + PASS.part(action) == shooter else UNWISE
    if action == SHOOT:
        return promise_of_shot(s, shooter, there)
    if action == STEAL:
        return 80.0
    if action == REST:
        return promise_of_rest(s, there)
    if action == HUSTLE:
        return promise_of_hustle(s, there)
    return 0.0


@compiled
def promise_of_shot(s: State, shooter: int, there: int) -> float:
    """The shot is the plan; it comes after the step of a pull-up if that is possible."""
    if shooter != s.active:
        return UNWISE
    return 100.0 if is_there(s, there) else 30.0


@compiled
def promise_of_rest(s: State, there: int) -> float:
    """Rest on the spot where one wants to be, or rather than do nothing."""
    return 60.0 if is_there(s, there) else 10.0


@compiled
def is_there(s: State, there: int) -> bool:
    """The Hooper already stands where it wants to be."""
    return bool(s.border[s.active] == NONE and s.space[s.active] == there)


@compiled
def promise_of_step(s: State, space: int, there: int) -> float:
    """A step is good if it leads nearer to where it is best to be."""
    if s.border[s.active] != NONE:
        return float(50 - STEPS[space, there])
    if STEPS[space, there] < STEPS[s.space[s.active], there]:
        return 50.0 - crowd_at(s, space)
    return UNWISE


@compiled
def crowd_at(s: State, space: int) -> int:
    """How many opponents stand in a space."""
    count = 0
    for slot in range(TEAM * (1 - s.mover), TEAM * (1 - s.mover) + TEAM):
        count += int(s.space[slot] == space)
    return count


@compiled
def promise_of_hustle(s: State, there: int) -> float:
    """A hustle gets a Hooper where it matters; Zip also hustles to be Activated."""
    if is_worth_a_hustle(s, there):
        return 20.0
    is_eager = s.hooper[s.active] == Hooper.ZIP and not s.activated[s.active]
    return 5.0 if is_eager and s.mover == s.offense and s.active != s.ball else UNWISE


@compiled
def is_worth_a_hustle(s: State, there: int) -> bool:
    """The place is out of reach now but not with a hustle, and it matters: the ball, or a shot to stop."""
    if s.left > 0 or s.border[s.active] != NONE:
        return False
    steps = STEPS[s.space[s.active], there]
    if s.mover == s.offense:
        return s.active == s.ball and 0 < steps <= s.hustle and ARC[s.space[s.active]] >= NEAR + 1
    return 0 < steps <= s.hustle - 1 and crowd_at(s, there) > 0


@compiled
def promise_of_screen(s: State, border: int) -> float:
    """Moose, and a Stretch that can slip, screen defenders off a teammate."""
    is_screener = s.hooper[s.active] == Hooper.MOOSE or has_ability(s, s.active, Hooper.STRETCH)
    if s.mover != s.offense or not is_screener:
        return UNWISE
    promise = -0.1
    for end in range(2):
        if is_teammate_at(s, ENDS[border, end]):
            promise += defenders_behind(s, ENDS[border, 1 - end], ENDS[border, end])
    return promise


@compiled
def is_teammate_at(s: State, space: int) -> bool:
    """A teammate of the active Hooper stands in a space."""
    for slot in range(TEAM * s.mover, TEAM * s.mover + TEAM):
        if slot != s.active and s.space[slot] == space:
            return True
    return False


@compiled
def defenders_behind(s: State, outside: int, inside: int) -> float:
    """How many defenders would come to a space over a border."""
    count = 0.0
    for slot in range(TEAM * (1 - s.mover), TEAM * (1 - s.mover) + TEAM):
        space = s.space[slot]
        if space != NONE and STEPS[space, outside] < STEPS[space, inside] <= NEAR + 1:
            count += 1.0
    return count


@compiled
def promise_of_taker(s: State, slot: int) -> float:
    """Who has many actions and a good shot, is fresh, and gives up no place near the rim."""
    promise = float(actions_of(s, slot)) - s.exhausted[slot]
    if s.phase == Phase.INBOUND_HOOPER:
        promise += 0.5 * (ARC[s.space[slot]] if s.space[slot] != NONE else NEAR)
    elif s.phase != Phase.START_BALL:
        promise += s.bonus[s.hooper[slot]]
    return float(promise)


@compiled
def promise_of_space(s: State, space: int) -> float:
    """Where a shot is good, a pass is safe and no opponent is near."""
    if s.phase == Phase.PLACE:
        return 1.0 if START[s.baseline, s.placed % TEAM] == space else 0.0
    if s.phase == Phase.SLIP:
        arrives = 1.0 - pass_difficulty(s, s.space[s.ball], space) / DIE
        return arrives * shot_value(s, s.receiver, space)
    promise = 2.0 * shot_value(s, s.receiver, space)
    for slot in range(SLOTS):
        if slot // TEAM != s.receiver // TEAM and s.space[slot] != NONE:
            promise -= 0.1 / (1.0 + STEPS[s.space[slot], space])
    return promise


@compiled
def estimate(s: State, seat: int) -> float:
    """The lead and the ball, measured against what is left to score."""
    lead = float(s.score[seat] - s.score[1 - seat])
    if s.phase != Phase.OVER:
        lead += BALL_VALUE if s.offense == seat else -BALL_VALUE
    missing = max(1.0, float(s.target - max(s.score[0], s.score[1])))
    return lead / (abs(lead) + LEAD_SPREAD * sqrt(missing))
