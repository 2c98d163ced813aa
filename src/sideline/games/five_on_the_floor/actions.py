"""The actions, which piece they move and where to, and how they are written in replays."""

from functools import cache

from sideline.engine.actions import Numbering
from sideline.engine.rule import compiled
from sideline.games.five_on_the_floor.charts import (
    DIRECTIONS,
    FAST_SLOT,
    LEAP,
    OUTCOMES,
    SLOW_SLOTS,
    SPOT,
    STEP,
    tile_name,
)
from sideline.games.five_on_the_floor.facts import is_up_to_chance
from sideline.games.five_on_the_floor.state import (
    CARDS,
    FACES,
    FAST_PIECES,
    LEAPS,
    PIECES,
    SCHEMES,
    SEAT_NAMES,
    WAYS,
    Phase,
    Size,
    State,
)

number = Numbering()
MOVE = number.span("move", PIECES, WAYS)
BURST = number.span("burst", FAST_PIECES, LEAPS)
FREE_STEP = number.span("free step", PIECES, WAYS)
PASS = number.span("pass", PIECES)
STRIP = number.span("strip", PIECES)
SHOOT = number.one("shoot")
END_TURN = number.one("end turn")
SCHEME = number.span("scheme", SCHEMES)
CARD = number.span("card", CARDS)
NO_CARD = number.one("no card")
# never an option: so that whoever asks for it can be told that the piece is not fast
SLOW_BURST = number.span("slow burst", len(SLOW_SLOTS), LEAPS)
# outcomes of chance have numbers of their own: a rebound is a face of the offense and one of the defense
REBOUND_DICE = Numbering().span("rebound", FACES, FACES)
ACTIONS = number.total(at_least=len(REBOUND_DICE))

CARD_CODES = ("deep-range", "quick-release", "extra-pass", "iso", "close-out", "second-effort")
SCHEME_CODES = ("man", "zone", "press")


@compiled
def is_run(action: int) -> bool:
    """A step, a burst or a free step."""
    return action in MOVE or action in BURST or action in FREE_STEP


@compiled
def runner(action: int) -> int:
    """The slot that a step, a burst or a free step moves."""
    if action in BURST:
        return int(FAST_SLOT[BURST.parts(action)[0]])
    return MOVE.parts(action)[0] if action in MOVE else FREE_STEP.parts(action)[0]


@compiled
def offset(action: int) -> int:
    """How far a step, a burst or a free step leads, in numbers of tiles."""
    if action in BURST:
        return int(LEAP[BURST.parts(action)[1]])
    return int(STEP[MOVE.parts(action)[1] if action in MOVE else FREE_STEP.parts(action)[1]])


RUNNERS = {action: runner(action) for span in (MOVE, BURST, FREE_STEP) for action in span}
"""The slot of every step, burst and free step: words ask for it at every option."""


@compiled
def landing(s: State, action: int) -> int:
    """The tile that a step, a burst or a free step leads to."""
    return int(s.at[s.turn, runner(action)] + offset(action))


def spell(s: State, action: int) -> str:
    """Write an action in the notation of replays; outcomes of chance share their numbers with moves."""
    if is_up_to_chance(s) and action < OUTCOMES[s.phase]:
        return spell_outcome(s, action)
    if action in RUNNERS:
        return _spell_run_from(int(s.at[s.turn, RUNNERS[action]]), action, s.court)
    if action in SLOW_BURST:
        return _spell_slow_burst(s, action)
    if action in PASS:
        return f"pass {PASS.part(action) + 1}"
    if action in STRIP:
        return f"strip {STRIP.part(action) + 1}"
    if action in SCHEME:
        return SCHEME_CODES[SCHEME.part(action)]
    if action in CARD:
        verb = "discard" if s.phase == Phase.DISCARD else "play"
        return f"{verb} {CARD_CODES[CARD.part(action)]}"
    return {SHOOT: "shoot", END_TURN: "end", NO_CARD: "no card"}[action]


def spell_outcome(s: State, outcome: int) -> str:
    """Write what chance brings."""
    if s.phase == Phase.TOSS:
        return f"{SEAT_NAMES[outcome]} attacks"
    if s.phase == Phase.SIZES:
        return f"draw {Size(outcome).name}"
    if s.phase == Phase.DRAW:
        return f"draw {CARD_CODES[outcome]}"
    if s.phase == Phase.REBOUND:
        offense, defense = REBOUND_DICE.parts(outcome)
        return f"rebound {offense + 1}-{defense + 1}"
    return f"roll {outcome + 1}"


def slow_burst(s: State, action: int) -> tuple[int, int]:
    """Name the slot that is not fast and the tile that a burst would lead to."""
    slow, leap = SLOW_BURST.parts(action)
    return SLOW_SLOTS[slow], int(s.at[s.turn, SLOW_SLOTS[slow]] + LEAP[leap])


def _spell_slow_burst(s: State, action: int) -> str:
    slot, tile = slow_burst(s, action)
    where = tile_name(tile) if SPOT[s.court, tile] >= 0 else f"off{SLOW_BURST.parts(action)[1]}"
    return f"burst {slot + 1} {where}"


@cache
def _spell_run_from(start: int, action: int, court: int) -> str:
    """Write a run by the tile it leads to, or by the way off the court."""
    verb = "burst " if action in BURST else "step " if action in FREE_STEP else ""
    return f"{verb}{runner(action) + 1} {_spell_landing(start + offset(action), action, court)}"


def _spell_landing(tile: int, action: int, court: int) -> str:
    if SPOT[court, tile] >= 0:
        return tile_name(tile)
    if action in BURST:
        return f"off{BURST.parts(action)[1]}"
    return f"off{DIRECTIONS[(MOVE if action in MOVE else FREE_STEP).parts(action)[1]]}"
