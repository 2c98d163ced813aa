"""The table drawn as text."""

from typing import TYPE_CHECKING

from sideline.engine.words import Words, phrase

if TYPE_CHECKING:
    from sideline.testing.yardsticks.pig.view import View


def board(seen: "View", words: Words) -> str:
    """Draw the table as text."""
    lines = (
        phrase("board-turn", turn=seen.turn, target=seen.target),
        phrase("board-score", score=" : ".join(map(str, seen.score))),
        phrase("board-pot", pot=seen.pot),
    )
    return "\n".join(map(words.say, lines))
