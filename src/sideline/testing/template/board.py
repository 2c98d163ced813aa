"""The table drawn as text."""

from typing import TYPE_CHECKING

from sideline.engine.words import Words, phrase

if TYPE_CHECKING:
    from sideline.testing.template.view import View


def board(seen: "View", words: Words) -> str:
    """Draw the table as text."""
    lines = (
        phrase("board-round", round=seen.round, of=seen.rounds, limit=seen.limit),
        phrase("board-score", score=" : ".join(map(str, seen.score))),
        phrase("board-dice", dice=" : ".join(str(die or "-") for die in seen.dice)),
        phrase("board-card", card=seen.card or "?"),
    )
    return "\n".join(map(words.say, lines))
