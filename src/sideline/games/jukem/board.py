"""The table drawn as text."""

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from sideline.engine.layout import SIDES
from sideline.engine.words import Phrase, Words, phrase
from sideline.games.jukem.words import seat_phrase

if TYPE_CHECKING:
    from sideline.games.jukem.view import View

REMEMBERED = 10_000

Cards = dict[str, int]


def board(seen: "View", words: Words) -> str:
    """Draw the table as text."""
    lines = [
        words.say(_period(seen)),
        words.say(phrase("board-score", home=seen.score[0], away=seen.score[1])),
        words.say(phrase("board-pile", cards=seen.pile_size)),
    ]
    for seat in range(SIDES):
        marks = phrase("board-offense") if seat == seen.offense else phrase("board-nothing")
        cards = _listed(seen.hand, words) if seat == seen.viewer else words.say(phrase("board-hidden"))
        row = phrase(
            "board-seat", who=seat_phrase(seat), marks=marks, size=seen.hand_size[seat], cards=cards or "-"
        )
        lines.append(words.say(row).rstrip())
    if seen.play is not None:
        lines.append(words.say(phrase("board-play", play=seen.play, points=seen.play_points)))
    lines.append(words.say(phrase("board-discards", cards=_listed(seen.discards, words) or "-")))
    return "\n".join(lines)


def _period(seen: "View") -> Phrase:
    if seen.quarter > seen.periods:
        return phrase("board-overtime", number=seen.quarter - seen.periods)
    return phrase("board-quarter", number=seen.quarter, of=seen.periods)


def _listed(cards: Cards, words: Words) -> str:
    """List cards with their counts: `2-pointer x3, Dunk`."""
    return _list(tuple(cards.items()), words)


@lru_cache(REMEMBERED)
def _list(cards: tuple[tuple[str, int], ...], words: Words) -> str:
    return ", ".join(card_name(name, words) + (f" x{count}" if count > 1 else "") for name, count in cards)


@cache
def card_name(name: str, words: Words) -> str:
    """Say the name of a card."""
    return words.say(phrase(f"card-{name}"))
