"""The table drawn as text."""

from typing import TYPE_CHECKING

from sideline.engine.words import Phrase, Words, phrase

if TYPE_CHECKING:
    from sideline.testing.yardsticks.kuhn.view import View


def board(seen: "View", words: Words) -> str:
    """Draw the table as text."""
    return "\n".join(words.say(_side(seen, side)) for side in range(len(seen.staked)))


def _side(seen: "View", side: int) -> Phrase:
    card = phrase(f"card-{seen.cards[side]}" if seen.cards[side] else "card-hidden")
    return phrase("board-side", who=phrase(f"seat-{side}"), chips=seen.staked[side], card=card)
