"""Positions of Five on the Floor written in words."""

from typing import Any

from sideline.engine.match import Match
from sideline.games.five_on_the_floor import GAME
from sideline.games.five_on_the_floor.actions import CARD_CODES
from sideline.games.five_on_the_floor.charts import SPOT, tile_at, tile_name
from sideline.games.five_on_the_floor.state import Phase
from sideline.testing.positions import act, options

HOME, AWAY = 0, 1
Places = dict[int, str]
# defenders who are nobody's concern on the compact court: far from the rim and from both corners
FAR_AWAY: Places = {1: "a6", 2: "b6", 3: "c6", 4: "d6", 5: "e6"}


def tile(name: str) -> int:
    """Return the number of a tile by its name: e5."""
    return tile_at(ord(name[0]) - ord("a"), int(name[1:]))


def position(
    attack: Places | None = None,
    defense: Places | None = None,
    *,
    ball: int = 1,
    scheme: str = "man",
    values: Any = None,
    draw: str = "deep-range",
    **fields: Any,
) -> Any:
    """Home attacks from the starting formation, but for the pieces named; it is the offense's turn."""
    s = GAME.new(1, {**(values or {}), "first_offense": "home"})[0]
    GAME.deal(s)
    if s.phase == Phase.DRAW:
        act(s, f"draw {draw}")
    if s.phase == Phase.SCHEME:
        act(s, scheme)
    rearrange(s, attack or {}, defense or {})
    s.carrier = ball - 1
    for field, value in fields.items():
        setattr(s, field, value)
    return s


def rearrange(s: Any, attack: Places, defense: Places) -> None:
    """Put the pieces that are named on their tiles; nobody else may stand there."""
    for seat, places in ((HOME, attack), (AWAY, defense)):
        for slot in places:
            s.floor[s.at[seat, slot - 1]] &= ~(1 << seat)
    for seat, places in ((HOME, attack), (AWAY, defense)):
        for slot, name in places.items():
            goal = tile(name)
            assert SPOT[s.court, goal] >= 0, f"{name} is off the court"
            barred = 1 << seat if s.shared_tiles else 1 << HOME | 1 << AWAY
            assert s.floor[goal] & barred == 0, f"somebody stands on {name}"
            s.at[seat, slot - 1] = goal
            s.floor[goal] |= 1 << seat


def where(s: Any, seat: int, slot: int) -> str:
    """Name the tile of a piece."""
    return tile_name(int(s.at[seat, slot - 1]))


def defend(s: Any, **fields: Any) -> Any:
    """Let the offense end its turn; the defense is to react."""
    act(s, "end")
    assert s.phase == Phase.DEFENSE
    for field, value in fields.items():
        setattr(s, field, value)
    return s


def give(s: Any, seat: int, *names: str) -> None:
    """Let a side hold the named cards and no others; they come from the deck."""
    for card in range(len(CARD_CODES)):
        s.deck[card] += s.hands[seat, card]
        s.hands[seat, card] = 0
    for name in names:
        s.deck[CARD_CODES.index(name)] -= 1
        s.hands[seat, CARD_CODES.index(name)] += 1
    assert s.deck.min() >= 0, "the deck does not hold these cards"
    s.hand_size[seat] = len(names)
    s.deck_size = s.deck.sum()


def moves_of(s: Any, slot: int) -> list[str]:
    """List the tiles a piece may step to."""
    return sorted(move.split()[1] for move in options(s) if move.startswith(f"{slot} "))


def bursts_of(s: Any, slot: int) -> list[str]:
    """List the tiles a piece may burst to."""
    return sorted(move.split()[2] for move in options(s) if move.startswith(f"burst {slot} "))


def in_play(**values: Any) -> Match:
    """Begin a match that home attacks in, at its first decision."""
    return Match(GAME, {"first_offense": "home", **values})
