"""What an option points at, for a board to be touched."""

from functools import cache

from sideline.engine.aim import Aim
from sideline.games.five_on_the_floor.actions import (
    CARD,
    END_TURN,
    NO_CARD,
    PASS,
    SCHEME,
    SHOOT,
    STRIP,
    is_run,
    landing,
    runner,
)
from sideline.games.five_on_the_floor.charts import SPOT
from sideline.games.five_on_the_floor.facts import NEVER, is_up_to_chance, steal_needs
from sideline.games.five_on_the_floor.state import PIECES, Phase, State
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
BUTTONS = {END_TURN: Aim("end"), NO_CARD: Aim("none")}


def aim(s: State, action: int) -> Aim:
    """Say what an action points at; outcomes of chance share their numbers with moves."""
    if is_up_to_chance(s):
        return OF_CHANCE[s.phase]
    if is_run(action):
        tile = landing(s, action)
        is_on_court = SPOT[s.court, tile] >= 0
        return _aim_run(verb_of_run(action), s.turn, runner(action), tile if is_on_court else None)
    if action in PASS:
        return _aim_pass(s, PASS.part(action))
    if action in STRIP:
        return Aim("strip", (PIECE_NAMES[1 - s.offense][STRIP.part(action)],), (piece_with_ball(s),))
    if action == SHOOT:
        return Aim("shoot", (piece_with_ball(s),), (RIM,))
    if action in CARD:
        return Aim("discard" if s.phase == Phase.DISCARD else "card", (IN_HAND[CARD.part(action)],))
    return Aim("scheme", (SCHEME_CARDS[SCHEME.part(action)],)) if action in SCHEME else BUTTONS[action]


@cache
def _aim_run(verb: str, seat: int, slot: int, tile: int | None) -> Aim:
    return Aim(verb, (PIECE_NAMES[seat][slot],), () if tile is None else (TILE_THINGS[tile],))


def _aim_pass(s: State, slot: int) -> Aim:
    """Point from the carrier to the receiver; the defenders in the lane matter."""
    passer, receiver = s.at[s.offense, s.carrier], s.at[s.offense, slot]
    in_lane = tuple(
        PIECE_NAMES[1 - s.offense][other]
        for other in range(PIECES)
        if steal_needs(s, passer, receiver, s.at[1 - s.offense, other]) < NEVER
    )
    return Aim("pass", (piece_with_ball(s),), (PIECE_NAMES[s.offense][slot],), in_lane)
