"""What a defender is worth where it stands."""

from typing import NamedTuple

from sideline.engine.rule import compiled
from sideline.games.five_on_the_floor.charts import LONE_CORNER
from sideline.games.five_on_the_floor.facts import coverage_at, gap, zone_at
from sideline.games.five_on_the_floor.hints.attack import look, rim_distance
from sideline.games.five_on_the_floor.state import PIECES, Size, State, Zone

OFF_BALL = 0.25
MARKING = 0.02
CLOSING = 0.06
BOXING_OUT = 0.006
NEAR_ENOUGH = 5
DENYING = 1.0


class Scene(NamedTuple):
    """What all options share: how far an attacker may come, what an attack gets, what the corners add."""

    within: int
    usual: float
    left: float
    right: float


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
