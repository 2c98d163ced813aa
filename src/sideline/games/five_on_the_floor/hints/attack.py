"""What an attack may hope for: shots, passes and where its pieces stand."""

import numpy as np

from sideline.engine.rule import compiled
from sideline.games.five_on_the_floor.actions import CARD, END_TURN, PASS, SHOOT
from sideline.games.five_on_the_floor.charts import NEAREST, RIM, WAY_TO, ZONE_OF_SPOT
from sideline.games.five_on_the_floor.facts import (
    FAR,
    NEVER,
    board_edge,
    bonus_dice,
    coverage_at,
    dice_of_shot,
    gap,
    needs_of_shot,
    steal_needs,
    worth_of_shot,
)
from sideline.games.five_on_the_floor.state import FACES, PIECES, SPOTS, Card, Scheme, State

FADE = 0.94
TAKEN = 0.55
PASS_MARGIN = 0.05
PATIENCE = 0.97
IDLE = 0.002
ISOLATING = 1.0
FADED = FADE ** np.arange(FAR + 1)


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
    if action in PASS:
        return promise_of_pass(s, PASS.part(action))
    return ISOLATING if action == CARD.at(Card.ISO) else 0.0


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
