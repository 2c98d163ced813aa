"""Two ways to play that a study lets meet: always for the corner three, or never."""

from sideline.engine.layout import SIDES, Ints
from sideline.engine.rng import Rng
from sideline.engine.rule import compiled
from sideline.games.five_on_the_floor.actions import BURST, END_TURN, MOVE, PASS, SHOOT, landing, runner
from sideline.games.five_on_the_floor.charts import NEAREST
from sideline.games.five_on_the_floor.decisions import legal
from sideline.games.five_on_the_floor.facts import NEVER, gap, zone_at
from sideline.games.five_on_the_floor.hints.attack import pass_chance
from sideline.games.five_on_the_floor.hints.promise import hint
from sideline.games.five_on_the_floor.state import SIZES, Phase, Size, State, Zone

POLICIES = ("corner", "elsewhere")
CORNER = 0
TOO_FAR = 50


@compiled
def follow(s: State, policy: int, out: Ints, rng: Rng) -> int:
    """What a policy does on offense; both defend like the hint."""
    if s.phase == Phase.OFFENSE and policy == CORNER:
        return corner(s, out)
    return elsewhere(s, out, rng)


@compiled
def corner(s: State, out: Ints) -> int:
    """Bring a small piece with the ball to a corner and shoot there."""
    best, best_promise = -1, -1e9
    for i in range(legal(s, out)):
        promise = promise_of_corner(s, out[i])
        if promise > best_promise:
            best, best_promise = out[i], promise
    return best


@compiled
def promise_of_corner(s: State, action: int) -> float:
    """Shoot in the corner or with the last tick, go there, or find a small piece to go there."""
    is_small = s.piece_size[s.offense, s.carrier] == Size.S
    ball = s.at[s.offense, s.carrier]
    if action == SHOOT:
        is_there = is_small and zone_at(s, ball) == Zone.CORNER
        return 10.0 if is_there or s.clock <= s.clock_tick else -10.0
    if action == END_TURN:
        return 0.5
    if action in PASS:
        receiver = PASS.part(action)
        is_wanted = not is_small and s.piece_size[s.offense, receiver] == Size.S
        return pass_chance(s, receiver) if is_wanted else -1.0
    if (action in MOVE or action in BURST) and runner(action) == s.carrier and is_small:
        return float(way_to_corner(s, ball) - way_to_corner(s, landing(s, action)))
    return -1.0


@compiled
def way_to_corner(s: State, tile: int) -> int:
    """How far the nearest corner is on which nobody else stands."""
    best = TOO_FAR
    for spot in range(SIDES):
        target = NEAREST[s.court, spot, tile]
        if target == tile or s.floor[target] == 0:
            best = min(best, gap(tile, target))
    return best


@compiled
def elsewhere(s: State, out: Ints, rng: Rng) -> int:
    """Take the hint as if nobody of the own side could hit from the corner."""
    small, medium, large = s.needs[Zone.CORNER, 0], s.needs[Zone.CORNER, 1], s.needs[Zone.CORNER, 2]
    if s.phase == Phase.OFFENSE:
        for size in range(SIZES):
            s.needs[Zone.CORNER, size] = NEVER
    action = hint(s, out, rng)
    s.needs[Zone.CORNER, 0] = small
    s.needs[Zone.CORNER, 1] = medium
    s.needs[Zone.CORNER, 2] = large
    return action
