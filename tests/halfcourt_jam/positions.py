"""Positions of Halfcourt Jam written in words."""

from typing import Any

from sideline.engine.match import Match
from sideline.engine.settings import Value
from sideline.games.halfcourt_jam import GAME
from sideline.games.halfcourt_jam.charts import BORDER_NAMES
from sideline.games.halfcourt_jam.rules import deal
from sideline.games.halfcourt_jam.state import NONE, Hooper, Phase, Space

YELLOW, PURPLE = 0, 1
MARKS = {"*": "ball", "!": "activated", "~": "exhausted"}
AWAY_YELLOW = "RAY BC, VIC BL, MOOSE BR"
AWAY_PURPLE = "DEX BC, BIG_LEE BL, HAKEEM BR"

RAY, VIC, MOOSE = 0, 1, 2
DEX, LEE, HAKEEM = 3, 4, 5


def position(
    yellow: str = AWAY_YELLOW,
    purple: str = AWAY_PURPLE,
    up: int = YELLOW,
    *,
    values: Any = None,
    **fields: Any,
) -> Any:
    """Put the named Hoopers on the court, by position: `RAY* TP, VIC CL, MOOSE! FT-TP`.

    A star has the ball, an exclamation mark is Activated, a tilde is exhausted; a border is a screen.
    """
    s = GAME.new(1, values)[0]
    deal(s)
    for slot, words in enumerate([*yellow.split(", "), *purple.split(", ")]):
        name, place = words.split()
        put(s, slot, name, place)
    s.offense = s.ball // 3
    s.mover = up
    s.starter = 1 - s.offense
    s.phase = Phase.SELECT
    for field, value in fields.items():
        setattr(s, field, value)
    return s


def put(s: Any, slot: int, name: str, place: str) -> None:
    """Put one Hooper on a space or a border."""
    for mark, field in MARKS.items():
        if mark in name:
            if field == "ball":
                s.ball = slot
            else:
                s[field][slot] = 1
    s.hooper[slot] = Hooper[name.strip("*!~")]
    is_screen = "-" in place
    s.space[slot] = NONE if is_screen else Space[place]
    s.border[slot] = BORDER_NAMES.index(place) if is_screen else NONE


def where(s: Any, slot: int) -> str:
    """Say where a Hooper is: the code of a space, or of a border."""
    if s.border[slot] != NONE:
        return BORDER_NAMES[s.border[slot]]
    return Space(s.space[slot]).name


def started(**values: Value) -> Match:
    """Begin a match of the beginner line-ups, Ray with the ball; purple is up."""
    match = Match(GAME, values)
    match.play("ball Ray")
    return match


def moves(match: Match) -> list[str]:
    """List what may be played, in the notation."""
    return [option.move for option in match.options()]


def why_not(s: Any, move: str) -> str:
    """Say why a move is not an option in a position."""
    for action in range(GAME.actions):
        if GAME.spell(s, action) == move:
            return GAME.words().say(GAME.why_not(s, action))
    raise AssertionError(f"there is no move {move}")
