"""What each seat may see."""

import msgspec

from sideline.engine.layout import SIDES
from sideline.engine.words import words_of
from sideline.testing.yardsticks.kuhn.board import board
from sideline.testing.yardsticks.kuhn.decisions import to_act
from sideline.testing.yardsticks.kuhn.facts import NO_CARD, card_of
from sideline.testing.yardsticks.kuhn.state import Card, Phase, State

PACKAGE = __package__


class View(msgspec.Struct, frozen=True):
    """What a seat or a spectator sees; a card it may not see has no name."""

    viewer: int
    to_act: int
    phase: str
    is_raised: bool
    lot: int
    staked: tuple[int, ...]
    cards: tuple[str, ...]

    def __str__(self) -> str:
        return self.text("en")

    def text(self, lang: str) -> str:
        """Return the text board in a language."""
        return board(self, words_of(PACKAGE, lang))


def view(s: State, viewer: int) -> View:
    """Build what a viewer sees: its own card, the chips, and both cards once they are shown."""
    return View(
        viewer=viewer,
        to_act=to_act(s),
        phase=Phase(s.phase).name,
        is_raised=bool(s.is_raised),
        lot=s.lot,
        staked=tuple(s.staked.tolist()),
        cards=tuple(see_card(s, side, viewer) for side in range(SIDES)),
    )


def see_card(s: State, side: int, viewer: int) -> str:
    """Name the card of a side if the viewer may see it."""
    is_seen = side == viewer or s.phase == Phase.SHOWN
    return Card(card_of(s, side)).name if is_seen and card_of(s, side) != NO_CARD else ""
