"""A quick sensible action, from what the seat to act may know."""

from typing import NamedTuple

import numpy as np

from sideline.engine.layout import SIDES, Ints
from sideline.engine.rng import Rng
from sideline.engine.rule import compiled
from sideline.games.five_on_the_floor.charts import (
    FAST_SLOT,
    LEAP,
    LONE_CORNER,
    NEAREST,
    RIM,
    STEP,
    WAY_TO,
    ZONE_OF_SPOT,
    column,
)
from sideline.games.five_on_the_floor.facts import (
    FAR,
    NEVER,
    WAYS,
    bonus_dice,
    coverage_at,
    dice_of_shot,
    gap,
    needs_of_shot,
    settle_dice,
    steal_needs,
    worth_of_shot,
    zone_at,
)
from sideline.games.five_on_the_floor.decisions import (
    BURST,
    CARD,
    END_TURN,
    FREE_STEP,
    LEAPS,
    MOVE,
    NO_CARD,
    PASS,
    SCHEME,
    SHOOT,
    STRIP,
    legal,
)
from sideline.games.five_on_the_floor.rules.shots import board_edge
from sideline.games.five_on_the_floor.state import (
    FACES,
    PIECES,
    SCHEMES,
    SPOTS,
    Card,
    Phase,
    Scheme,
    Size,
    State,
    Zone,
)

FADE = 0.94
TAKEN = 0.55
OFF_BALL = 0.25
PASS_MARGIN = 0.05
PATIENCE = 0.97
IDLE = 0.002
TIRING = 0.004
MARKING = 0.02
CLOSING = 0.06
BOXING_OUT = 0.006
CRASHING = 0.02
NEAR_ENOUGH = 5
DENYING = 1.0
STRIPPING = 0.1
ISOLATING = 1.0
#               deep quick pass iso close second
USEFUL = column(1, 3, 2, 4, 6, 5)
FADED = FADE ** np.arange(FAR + 1)


class Scene(NamedTuple):
    """What all options share: how far an attacker may come, what an attack gets, what the corners add."""

    within: int
    usual: float
    left: float
    right: float


@compiled
def hint(s: State, out: Ints, rng: Rng) -> int:
    """The option that looks best; what a piece is worth where it stands is counted once."""
    best, best_promise = -1, -1e9
    last, worth_here = -1, 0.0
    scene = scene_of(s)
    for i in range(legal(s, out)):
        action = out[i]
        if is_run(s, action):
            slot = runner(action)
            if slot != last:
                last, worth_here = slot, standing(s, slot, s.at[s.turn, slot], scene, 0)
            promise = standing(s, slot, landing(s, action), scene, 1) - worth_here - effort(action)
        else:
            promise = promise_of(s, action)
        if promise > best_promise:
            best, best_promise = action, promise
    return best


@compiled
def scene_of(s: State) -> Scene:
    """What an offense has to ask for its hint, or a defense for its own, and nothing before a turn."""
    if s.phase == Phase.OFFENSE:
        return Scene(reach(s), 0.0, 0.0, 0.0)
    if s.phase == Phase.DEFENSE:
        return Scene(0, ordinary(s), danger_at(s, 0), danger_at(s, 1))
    return Scene(0, 0.0, 0.0, 0.0)


@compiled
def is_run(s: State, action: int) -> bool:
    """A step, a burst or a free step."""
    return action < PASS and s.phase in (Phase.OFFENSE, Phase.DEFENSE)


@compiled
def effort(action: int) -> float:
    """Stamina is spared, a free step is welcome."""
    if action >= FREE_STEP:
        return -TIRING
    return TIRING if action >= BURST else 0.0


@compiled
def standing(s: State, slot: int, tile: int, scene: Scene, spent: int) -> float:
    """What a piece of the side whose turn it is would be worth on a tile, some points having been spent."""
    if s.turn != s.offense:
        return value_of_post(s, slot, tile, scene)
    hope = outlook(s, slot, tile, scene.within - spent)
    if slot == s.carrier:
        return hope
    crash = s.boards[s.piece_size[s.offense, slot]] * rim_distance(s, tile)
    return float(OFF_BALL * hope - CRASHING * crash)


@compiled
def promise_of(s: State, action: int) -> float:
    """How good an option looks that moves nobody."""
    if s.phase == Phase.OFFENSE:
        return promise_in_offense(s, action)
    if s.phase == Phase.DEFENSE:
        return STRIPPING if action < SHOOT else IDLE
    if s.phase == Phase.SCHEME:
        return 1.0 if action - SCHEME == scheme_in_turn(s) else 0.0
    return promise_of_card(s, action)


@compiled
def scheme_in_turn(s: State) -> int:
    """Against these hints no scheme allows fewer points than another, so a side takes them in turn."""
    return int(s.possession // SIDES % SCHEMES)


@compiled
def chance(dice: int, needs: int) -> float:
    """The chance that one of some dice meets a threshold."""
    miss = min(needs - 1, FACES) / FACES
    chance_to_miss = 1.0
    for _ in range(dice):
        chance_to_miss *= miss
    return 1.0 - chance_to_miss


@compiled
def look(s: State, size: int, zone: int, coverage: int) -> float:
    """The points to expect from a shot."""
    dice = min(s.dice[coverage] + bonus_dice(s, size, zone), s.dice_cap)
    return float(s.points[zone] * chance(dice, s.needs[zone, size]))


@compiled
def shot_value(s: State) -> float:
    """The points to expect if the ball handler shoots now."""
    return float(worth_of_shot(s) * chance(dice_of_shot(s), needs_of_shot(s)))


@compiled
def reach(s: State) -> int:
    """How far a piece may still come before the last turn of the possession, if it gets all the points."""
    turns_left = (s.clock - 1) // s.clock_tick
    return int(s.ap + s.action_points * (turns_left - 1)) if turns_left > 0 else -1


@compiled
def outlook(s: State, slot: int, tile: int, within: int) -> float:
    """The best guarded shot an attacker on a tile may hope for, the nearer the better."""
    size = s.piece_size[s.offense, slot]
    best = 0.0
    for spot in range(SPOTS):
        way = WAY_TO[s.court, spot, tile]
        if way <= within:
            hope = look(s, size, ZONE_OF_SPOT[spot], coverage_at(s, space(s, tile)) if way == 0 else 0)
            if way > 0 and s.floor[NEAREST[s.court, spot, tile]] != 0:
                hope *= TAKEN
            best = max(best, hope * FADED[way])
    return best


@compiled
def space(s: State, tile: int) -> int:
    """How near the nearest defender will be to a tile after its next turn."""
    nearest = FAR
    for slot in range(PIECES):
        stride = s.action_points + min(s.action_points, s.stamina_left[1 - s.offense, slot])
        nearest = min(nearest, gap(tile, s.at[1 - s.offense, slot]) - stride)
    return int(max(1, nearest - int(s.scheme == Scheme.MAN)))


@compiled
def promise_in_offense(s: State, action: int) -> float:
    """What a shot, a pass or a card of the offense adds to the hope of points."""
    if action == END_TURN:
        return IDLE
    if action == SHOOT:
        return promise_of_shot(s)
    if action < STRIP:
        return promise_of_pass(s, action - PASS)
    return ISOLATING if action - CARD == Card.ISO else 0.0


@compiled
def promise_of_shot(s: State) -> float:
    """A shot is taken when nothing better may be hoped for in the time left, and the boards are not lost."""
    if s.clock > s.clock_tick and board_edge(s) < 0:
        return -1.0
    within = reach(s)
    hope = 0.0
    for slot in range(PIECES):
        other = outlook(s, slot, s.at[s.offense, slot], within)
        if slot != s.carrier:
            other = other * pass_chance(s, slot) - PASS_MARGIN
        hope = max(hope, other)
    return 10.0 if shot_value(s) >= PATIENCE * hope else -1.0


@compiled
def rim_distance(s: State, tile: int) -> int:
    """How far a tile is from where rebounds are fought for."""
    return int(max(0, gap(tile, RIM[s.court]) - s.board_reach))


@compiled
def runner(action: int) -> int:
    """The slot that a step, a burst or a free step moves."""
    if BURST <= action < FREE_STEP:
        return int(FAST_SLOT[(action - BURST) // LEAPS])
    return (action - MOVE if action < BURST else action - FREE_STEP) // WAYS


@compiled
def landing(s: State, action: int) -> int:
    """The tile that a step, a burst or a free step leads to."""
    tile = s.at[s.turn, runner(action)]
    if BURST <= action < FREE_STEP:
        return int(tile + LEAP[(action - BURST) % LEAPS])
    return int(tile + STEP[(action - MOVE) % WAYS])


@compiled
def pass_chance(s: State, slot: int) -> float:
    """The chance that a pass to a slot arrives."""
    passer, receiver = s.at[s.offense, s.carrier], s.at[s.offense, slot]
    arrives = 1.0
    for other in range(PIECES):
        needs = steal_needs(s, passer, receiver, s.at[1 - s.offense, other])
        if needs < NEVER:
            arrives *= (needs - 1) / FACES
    return arrives


@compiled
def promise_of_pass(s: State, slot: int) -> float:
    """How much better the receiver's hopes are than the carrier's, if the ball arrives."""
    within = reach(s) - 1
    theirs = outlook(s, slot, s.at[s.offense, slot], within) * pass_chance(s, slot)
    return theirs - outlook(s, s.carrier, s.at[s.offense, s.carrier], within) - PASS_MARGIN


@compiled
def value_of_post(s: State, slot: int, tile: int, scene: Scene) -> float:
    """What a defender is worth on a tile: guarding the ball, marking, denying a corner, boxing out."""
    value = -shot_allowed(s, slot, tile, scene.usual) - MARKING * marking_distance(s, slot, tile)
    value -= (
        BOXING_OUT * s.boards[s.piece_size[1 - s.offense, slot]] * min(rim_distance(s, tile), NEAR_ENOUGH)
    )
    if scene.left > 0:
        value += denial(s, slot, tile, LONE_CORNER[s.court, 0], scene.left)
    if scene.right > 0:
        value += denial(s, slot, tile, LONE_CORNER[s.court, 1], scene.right)
    return float(value)


@compiled
def shot_allowed(s: State, slot: int, tile: int, usual: float) -> float:
    """The points to expect from a shot of the ball handler next turn, with one defender on another tile."""
    ball = s.at[s.offense, s.carrier]
    distance = gap(ball, tile)
    for other in range(PIECES):
        if other != slot:
            distance = min(distance, gap(ball, s.at[1 - s.offense, other]))
    shot = look(s, s.piece_size[s.offense, s.carrier], zone_at(s, ball), coverage_at(s, distance))
    return max(shot, usual) + CLOSING * max(0, distance - 1)


@compiled
def ordinary(s: State) -> float:
    """What the offense gets anyway while it has time: a guarded shot from the wing or in the paint."""
    if s.clock <= 2 * s.clock_tick:
        return 0.0
    return max(look(s, Size.S, Zone.WING, 0), look(s, Size.L, Zone.PAINT, 0))


@compiled
def marking_distance(s: State, slot: int, tile: int) -> float:
    """How far a defender is from its opponent and, a little, from the ball; side by side is near enough."""
    mine = max(1, gap(tile, s.at[s.offense, slot]))
    ball = max(1, gap(tile, s.at[s.offense, s.carrier]))
    return mine + 0.3 * ball


@compiled
def denial(s: State, slot: int, tile: int, corner: int, danger: float) -> float:
    """A corner of one tile is worth standing on while a shooter is near it; the nearest defender counts."""
    way = gap(tile, corner)
    for other in range(PIECES):
        if other != slot:
            way = min(way, gap(s.at[1 - s.offense, other], corner))
    return danger * DENYING / (1 + way)


@compiled
def danger_at(s: State, side: int) -> float:
    """The most that an attacker would gain in a corner of one tile on a side of the court."""
    corner = LONE_CORNER[s.court, side]
    danger = 0.0
    if corner >= 0:
        for slot in range(PIECES):
            danger = max(danger, threat(s, slot, corner))
    return danger


@compiled
def threat(s: State, slot: int, corner: int) -> float:
    """What an attacker would gain in a corner that it may reach in its next turn."""
    stride = s.action_points + min(s.action_points, s.stamina_left[s.offense, slot])
    way = gap(s.at[s.offense, slot], corner)
    if way > stride or way == 0:
        return 0.0
    gain = max(0.0, look(s, s.piece_size[s.offense, slot], 0, 0) - ordinary(s))
    return gain if slot == s.carrier else OFF_BALL * gain


@compiled
def promise_of_card(s: State, action: int) -> float:
    """The least useful card is discarded; a card that changes a shot or a rebound is played."""
    card = action - CARD
    if s.phase == Phase.DISCARD:
        return -float(USEFUL[card])
    if action == NO_CARD:
        return 0.0
    if s.phase == Phase.CLOSE_OUT:
        return loss_of_a_die(s) - 0.25
    return 1.0


@compiled
def loss_of_a_die(s: State) -> float:
    """The points a shot loses with one die fewer."""
    dice = dice_of_shot(s)
    lost = chance(dice, needs_of_shot(s)) - chance(settle_dice(s, dice - 1), needs_of_shot(s))
    return float(worth_of_shot(s) * lost)
