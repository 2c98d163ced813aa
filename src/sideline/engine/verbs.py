"""The verbs every game answers; compiled code picks the game from the type of the record."""

from collections.abc import Callable
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from numba.extending import overload
from numba.np.numpy_support import from_dtype

from sideline.engine.game import GAMES, Game
from sideline.engine.layout import Ints
from sideline.engine.rng import Rng, below
from sideline.engine.rule import INSIDE, source_of

P = ParamSpec("P")
R = TypeVar("R")

ALWAYS_ANSWERED = "every game answers this verb"


def verb(fallback: Callable[P, R]) -> Callable[P, R]:
    """Let every game answer a verb in its own way, or in the way written here if it has no answer."""
    name = fallback.__name__

    @wraps(fallback)
    def face(*args: P.args, **kwargs: P.kwargs) -> R:
        state: Any = args[0]
        answer = getattr(GAMES[state.dtype], name, None) or fallback
        return answer(*args, **kwargs)

    def choose(*types: Any) -> Callable[..., R] | None:
        game = _game_of(types[0])
        if game is None:
            return None
        answer = getattr(game, name, None) or fallback
        return source_of(answer)

    overload(face, jit_options=INSIDE, strict=False)(choose)
    return face


def _game_of(record: Any) -> Game | None:
    """Find the game of a compiled record type."""
    return next((game for game in GAMES.values() if from_dtype(game.state) == record), None)


@verb
def deal(s: Any) -> None:
    """Start a match from the options in the record; what is random follows as decisions of CHANCE."""
    raise LookupError(ALWAYS_ANSWERED)


@verb
def to_act(s: Any) -> int:
    """Return the seat that decides, CHANCE, or NOBODY when the match is over."""
    raise LookupError(ALWAYS_ANSWERED)


@verb
def legal(s: Any, out: Ints) -> int:
    """Write the legal actions of the seat to act and return how many there are."""
    raise LookupError(ALWAYS_ANSWERED)


@verb
def shortlist(s: Any, out: Ints) -> int:
    """Write the options that bots choose from; without an answer all that are legal."""
    return legal(s, out)


@verb
def outcomes(s: Any) -> int:
    """Return how many outcomes the pending decision of CHANCE has, impossible ones included."""
    raise LookupError(ALWAYS_ANSWERED)


@verb
def weight(s: Any, outcome: int) -> int:
    """Return the integer weight of one outcome of CHANCE; an impossible one weighs nothing."""
    raise LookupError(ALWAYS_ANSWERED)


@verb
def play(s: Any, action: int) -> None:
    """Let an action happen, unchecked."""
    raise LookupError(ALWAYS_ANSWERED)


@verb
def points(s: Any, seat: int) -> int:
    """Return the score of a seat."""
    raise LookupError(ALWAYS_ANSWERED)


@verb
def result(s: Any, seat: int) -> int:
    """Return +1 for a match won, 0 for a first place that is shared, -1 for any other."""
    raise LookupError(ALWAYS_ANSWERED)


@verb
def standing(s: Any, seat: int) -> float:
    """Return how a match that is over went for a seat, from -1 to +1; without an answer its result."""
    return float(result(s, seat))


@verb
def redeal(s: Any, seat: int, rng: Rng) -> None:
    """Draw again everything that a seat (or a SPECTATOR) cannot know; without an answer nothing is hidden."""


@verb
def estimate(s: Any, seat: int) -> float:
    """Guess the result for a seat, from -1 to +1; without an answer every match is even."""
    return 0.0


@verb
def is_quiet(s: Any, last: int) -> bool:
    """Ask whether the position can be judged by `estimate`; without an answer when another seat decides."""
    seat = to_act(s)
    return bool(seat >= 0 and seat != last)


@verb
def hint(s: Any, out: Ints, rng: Rng) -> int:
    """Return a quick sensible action from what the seat to act may know; without an answer any option."""
    return int(out[below(rng, shortlist(s, out))])


@verb
def follow(s: Any, policy: int, out: Ints, rng: Rng) -> int:
    """Return what one of the game's own policies does; a game without any is never asked."""
    return -1


@verb
def tally(s: Any, action: int, counts: Ints) -> None:
    """Count what an action shows, by seat and tally, before it happens (END when it is over)."""


@verb
def observe(s: Any, seat: int, out: Ints) -> None:
    """Write what a seat may know as numbers for learners; without an answer there are none."""
