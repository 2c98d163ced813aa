"""What each seat may see."""

import msgspec

from sideline.engine.game import SPECTATOR
from sideline.engine.words import words_of
from sideline.testing.template.board import board
from sideline.testing.template.decisions import to_act
from sideline.testing.template.state import State

PACKAGE = __package__


class View(msgspec.Struct, frozen=True):
    """What a seat or a spectator sees; a card it may not see is 0."""

    viewer: int
    to_act: int
    round: int
    rounds: int
    limit: int
    card: int
    dice: tuple[int, ...]
    score: tuple[int, ...]

    def __str__(self) -> str:
        return self.text("en")

    def text(self, lang: str) -> str:
        """Return the text board in a language."""
        return board(self, words_of(PACKAGE, lang))


def view(s: State, viewer: int) -> View:
    """Build what a viewer sees: dice and scores are open, a card only to its owner."""
    return View(
        viewer=viewer,
        to_act=to_act(s),
        round=min(s.round + 1, s.rounds),
        rounds=s.rounds,
        limit=s.limit,
        card=0 if viewer == SPECTATOR else int(s.card[viewer]),
        dice=tuple(s.die.tolist()),
        score=tuple(s.score.tolist()),
    )
