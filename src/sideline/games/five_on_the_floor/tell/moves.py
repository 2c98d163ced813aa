"""What moved with an action: dice, cards, pieces and the ball, as a viewer may know it."""

from collections.abc import Iterator
from functools import cache

from sideline.engine.aim import Moved
from sideline.engine.layout import SIDES
from sideline.games.five_on_the_floor.actions import CARD, REBOUND_DICE, SCHEME
from sideline.games.five_on_the_floor.decisions import to_act
from sideline.games.five_on_the_floor.facts import has_floor, is_deflected, is_stripped, is_up_to_chance
from sideline.games.five_on_the_floor.state import DRAWN_PIECES, PIECES, Phase, Size, State
from sideline.games.five_on_the_floor.words.things import (
    CARD_FACES,
    PIECE_NAMES,
    RIM,
    SCHEME_CARDS,
    TILE_THINGS,
    piece_with_ball,
)

PILE, DISCARD, POOL = "@pile", "@discard", "@pool"
TRAY, HIT = "@dice", "@hit"
FACE_DOWN = "card"
WITH_THE_BALL_AT_THE_RIM = (Phase.REBOUND, Phase.SECOND_EFFORT)
SHOOTING = (Phase.OFFENSE, Phase.SHOT_CARD, Phase.CLOSE_OUT, Phase.SHOT)


def show(before: State, action: int, after: State, viewer: int) -> tuple[Moved, ...]:
    """Say what moved: what was thrown or played, then the ball to its new holder, then the pieces."""
    is_thrown = is_up_to_chance(before)
    first = _show_chance(before, action, viewer) if is_thrown else _show_choice(before, action)
    to_stop, to_holder = _way_of_ball(before, action, after)
    return (*first, *to_stop, *to_holder, *_pieces(before, after))


def _show_chance(before: State, outcome: int, viewer: int) -> tuple[Moved, ...]:
    if before.phase == Phase.TOSS:
        return (Moved("coin", shows=str(outcome)),)
    if before.phase == Phase.SIZES:
        return (Moved("size", POOL, f"@roster:{before.sizes_drawn // DRAWN_PIECES}", Size(outcome).name),)
    if before.phase == Phase.DRAW:
        face = CARD_FACES[outcome] if viewer == before.offense else FACE_DOWN
        return (Moved(face, PILE, f"@hand:{before.offense}"),)
    if before.phase == Phase.REBOUND:
        faces = zip((before.offense, 1 - before.offense), REBOUND_DICE.parts(outcome), strict=True)
        return tuple(_die(f"@rebound:{seat}", face) for seat, face in faces)
    return (_die(_landing(before, outcome), outcome),)


@cache
def _die(end: str, outcome: int) -> Moved:
    return Moved("die", end=end, shows=str(outcome + 1))


def _landing(before: State, outcome: int) -> str:
    """Name where a die lies: at the defender who reaches for the ball, or in the tray; apart if it hits."""
    if before.phase == Phase.SHOT:
        return HIT if outcome + 1 >= before.shot_needs else TRAY
    return _thief(before)


def _thief(before: State) -> str:
    slot = before.stripper if before.phase == Phase.STRIP else before.lane[before.lane_next]
    return PIECE_NAMES[1 - before.offense][slot]


def _show_choice(before: State, action: int) -> tuple[Moved, ...]:
    if action in CARD:
        return (Moved(CARD_FACES[CARD.part(action)], f"@hand:{to_act(before)}", DISCARD),)
    return (Moved(SCHEME_CARDS[SCHEME.part(action)], end="@scheme"),) if action in SCHEME else ()


def _pieces(before: State, after: State) -> Iterator[Moved]:
    """Go through the pieces that stand elsewhere now; before the first possession they are nowhere."""
    if not has_floor(after):
        return
    was_there = has_floor(before)
    for seat in range(SIDES):
        for slot in range(PIECES):
            start, end = before.at[seat, slot], after.at[seat, slot]
            if start != end or not was_there:
                origin = TILE_THINGS[start] if was_there else None
                yield Moved(PIECE_NAMES[seat][slot], origin, TILE_THINGS[end])


def _way_of_ball(before: State, action: int, after: State) -> tuple[tuple[Moved, ...], tuple[Moved, ...]]:
    """Follow the ball to the rim or to a thief, if it went there, and then to where it is now."""
    start = _place_of_ball(before)
    stop = _stop_of_ball(before, action, after) or start
    end = stop if after.phase == Phase.OVER else _place_of_ball(after)
    return _flight(start, stop), _flight(stop, end)


@cache
def _flight(start: str | None, end: str | None) -> tuple[Moved, ...]:
    return () if start == end else (Moved("ball", start, end),)


def _place_of_ball(s: State) -> str | None:
    """Name what holds the ball: a piece, the rim, or nothing before the first possession."""
    if not has_floor(s):
        return None
    return RIM if s.phase in WITH_THE_BALL_AT_THE_RIM else piece_with_ball(s)


def _stop_of_ball(before: State, action: int, after: State) -> str | None:
    """Name where the ball was when the possession ended: at the rim after a shot, or with a thief."""
    if before.phase == Phase.LANE:
        return _thief(before) if is_deflected(before, action) else None
    if before.phase == Phase.STRIP:
        return _thief(before) if is_stripped(before, action) else None
    is_over = after.possession > before.possession
    return RIM if is_over and before.phase in SHOOTING else None
