"""What an option points at, for a board to be touched."""

from functools import cache, lru_cache

from sideline.engine.aim import Aim
from sideline.games.five_on_the_floor.actions import (
    CARD,
    END_TURN,
    NO_CARD,
    PASS,
    RUNNERS,
    SCHEME,
    SHOOT,
    SLOW_BURST,
    STRIP,
    offset,
    slow_burst,
)
from sideline.games.five_on_the_floor.charts import SPOT
from sideline.games.five_on_the_floor.facts import NEVER, NO_LANE, is_up_to_chance, lane_at, needs_in_lane
from sideline.games.five_on_the_floor.state import Phase, State
from sideline.games.five_on_the_floor.words.labels import verb_of_run
from sideline.games.five_on_the_floor.words.things import (
    IN_HAND,
    PIECE_NAMES,
    RIM,
    SCHEME_CARDS,
    TILE_THINGS,
    piece_with_ball,
)

#           TOSS     SIZES   DRAW    LANE     STRIP   SHOT    REBOUND
OF_CHANCE = tuple(map(Aim, ("toss", "size", "draw", "reach", "strip", "roll", "rebound")))
REMEMBERED = 20_000
BUTTONS = {END_TURN: Aim("end"), NO_CARD: Aim("none")}


def aim(s: State, action: int) -> Aim:
    """Say what an action points at; outcomes of chance share their numbers with moves."""
    if is_up_to_chance(s):
        return OF_CHANCE[s.phase]
    if action in RUNNERS:
        return _aim_run(action, s.turn, int(s.at[s.turn, RUNNERS[action]]), s.court)
    if action in SLOW_BURST:
        return _aim_slow_burst(s, action)
    if action in PASS:
        return _aim_pass(s, PASS.part(action))
    if action in STRIP:
        return Aim("strip", (PIECE_NAMES[1 - s.offense][STRIP.part(action)],), (piece_with_ball(s),))
    if action == SHOOT:
        return Aim("shoot", (piece_with_ball(s),), (RIM,))
    if action in CARD:
        return Aim("discard" if s.phase == Phase.DISCARD else "card", (IN_HAND[CARD.part(action)],))
    return Aim("scheme", (SCHEME_CARDS[SCHEME.part(action)],)) if action in SCHEME else BUTTONS[action]


def likeness(s: State, action: int) -> tuple[int, ...] | None:
    """A run is told by the piece and where it stands; everything else depends on much."""
    slot, seat = RUNNERS.get(action), s.turn
    if slot is None:
        return None
    return action, seat, s.at.item(seat, slot), s.piece_size.item(seat, slot), s.court


@cache
def _aim_run(action: int, seat: int, start: int, court: int) -> Aim:
    """Point from a piece to the tile it would go to; there is none beyond the court."""
    tile = start + offset(action)
    target = (TILE_THINGS[tile],) if SPOT[court, tile] >= 0 else ()
    return Aim(verb_of_run(action), (PIECE_NAMES[seat][RUNNERS[action]],), target)


def _aim_slow_burst(s: State, action: int) -> Aim:
    """Point at a burst that a piece is not fast enough for, so that the board can say why."""
    slot, tile = slow_burst(s, action)
    target = (TILE_THINGS[tile],) if SPOT[s.court, tile] >= 0 else ()
    return Aim("burst", (PIECE_NAMES[s.turn][slot],), target)


@lru_cache(REMEMBERED)
def _lane_at(passer: int, receiver: int, defender: int) -> int:
    return lane_at(passer, receiver, defender)


def _aim_pass(s: State, slot: int) -> Aim:
    """Point from the carrier to the receiver; the defenders in the lane matter."""
    passer, receiver = int(s.at[s.offense, s.carrier]), int(s.at[s.offense, slot])
    defense = zip(PIECE_NAMES[1 - s.offense], s.at[1 - s.offense].tolist(), strict=True)
    lanes = ((piece, _lane_at(passer, receiver, tile)) for piece, tile in defense)
    in_lane = tuple(piece for piece, lane in lanes if lane != NO_LANE and needs_in_lane(s, lane) < NEVER)
    return Aim("pass", (piece_with_ball(s),), (PIECE_NAMES[s.offense][slot],), in_lane)
