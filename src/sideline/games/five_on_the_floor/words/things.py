"""The names of the things on a board: they are asked for at every option, so they are made once."""

from sideline.engine.layout import SIDES
from sideline.games.five_on_the_floor.charts import TILE_NAMES
from sideline.games.five_on_the_floor.state import CARDS, PIECES, SCHEMES, Card, Scheme, State

RIM = "rim"
PIECE_NAMES = tuple(tuple(f"piece:{seat}{slot + 1}" for slot in range(PIECES)) for seat in range(SIDES))
TILE_THINGS = tuple(f"tile:{name}" for name in TILE_NAMES)
IN_HAND = tuple(f"hand:{Card(card).name}" for card in range(CARDS))
CARD_FACES = tuple(f"card:{Card(card).name}" for card in range(CARDS))
SCHEME_CARDS = tuple(f"scheme:{Scheme(scheme).name}" for scheme in range(SCHEMES))


def piece_with_ball(s: State) -> str:
    """Name the piece that has the ball."""
    return PIECE_NAMES[s.offense][s.carrier]
