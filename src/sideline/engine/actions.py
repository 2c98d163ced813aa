"""Actions are declared, not counted by hand: a numbering lays them one after the other.

    number = Numbering()
    MOVE = number.span("move", PIECES, WAYS)
    END_TURN = number.one("end turn")
    ACTIONS = number.total(at_least=FACES)

`MOVE.at(piece, way)` is the number of an action, `action in MOVE` asks whether it is one of them, and
`MOVE.parts(action)` (or `MOVE.part(action)`, when there is only one) tells which. In compiled code all of
this becomes arithmetic with constants.
"""

from collections.abc import Callable

from sideline.engine.span import Span


class Numbering:
    """Lays the actions of a game one after the other and remembers what they are called."""

    def __init__(self) -> None:
        self.spans: list[Span] = []
        self._span_of: dict[int, Span] = {}
        self._next = 0

    def span(self, name: str, *shape: int) -> Span:
        """Number actions that differ in what they are about: one for each combination."""
        laid = Span(name, self._next, tuple(int(size) for size in shape))
        self.spans.append(laid)
        self._span_of |= dict.fromkeys(laid, laid)
        self._next = laid.stop
        return laid

    def one(self, name: str) -> int:
        """Number a single action."""
        return self.span(name, 1).start

    def total(self, at_least: int = 0) -> int:
        """Return how many numbers there are; outcomes of chance share them, so there may have to be more."""
        return max(self._next, at_least)

    def span_of(self, action: int) -> Span | None:
        """Return the span an action belongs to; an outcome of chance may belong to none."""
        return self._span_of.get(action)


def renumbering(old: Numbering, new: Numbering) -> Callable[[int], int]:
    """Make the translation of an older numbering into today's; spans keep their names and shapes."""
    today = {span.name: span for span in new.spans}

    def translate(action: int) -> int:
        span = old.span_of(action)
        return action if span is None else today[span.name].at(*span.parts(action))

    return translate
