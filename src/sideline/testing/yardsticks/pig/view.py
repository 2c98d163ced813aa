"""What each seat may see, which is everything."""

import msgspec

from sideline.engine.words import words_of
from sideline.testing.yardsticks.pig.board import board
from sideline.testing.yardsticks.pig.decisions import to_act
from sideline.testing.yardsticks.pig.state import Phase, State

PACKAGE = __package__


class View(msgspec.Struct, frozen=True):
    """What a seat or a spectator sees."""

    viewer: int
    to_act: int
    phase: str
    turn: int
    seat: int
    pot: int
    target: int
    score: tuple[int, ...]

    def __str__(self) -> str:
        return self.text("en")

    def text(self, lang: str) -> str:
        """Return the text board in a language."""
        return board(self, words_of(PACKAGE, lang))


def view(s: State, viewer: int) -> View:
    """Build what a viewer sees."""
    return View(
        viewer=viewer,
        to_act=to_act(s),
        phase=Phase(s.phase).name,
        turn=s.turn + 1,
        seat=s.seat,
        pot=s.pot,
        target=s.target,
        score=tuple(s.score.tolist()),
    )
