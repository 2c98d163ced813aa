"""The table drawn as text."""

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from sideline.engine.layout import SIDES
from sideline.engine.words import TIMES, Phrase, Words, phrase
from sideline.games.jukem.charts import CODES
from sideline.games.jukem.state import Card
from sideline.games.jukem.words import period_phrase, seat_phrase

if TYPE_CHECKING:
    from sideline.games.jukem.view import View

REMEMBERED = 10_000

Cards = dict[str, int]


def board(seen: "View", words: Words) -> str:
    """Draw the table as text."""
    lines = [
        words.say(period_phrase("board-", seen.quarter - 1, seen.periods)),
        words.say(phrase("board-score", home=seen.score[0], away=seen.score[1])),
        *_before(seen, words),
        words.say(phrase("board-pile", cards=seen.pile_size)),
        *(words.say(_seat(seen, seat, words)) for seat in range(SIDES)),
    ]
    if seen.play is not None:
        lines.append(words.say(_play(seen.play, seen.play_points, words)))
    for seat in range(SIDES):
        cards = _listed(seen.scored[seat], words) or "-"
        lines.append(words.say(phrase("board-scored", who=seat_phrase(seat), cards=cards)))
    lines.append(words.say(phrase("board-discards", cards=_listed(seen.discards, words) or "-")))
    return "\n".join(lines)


def _before(seen: "View", words: Words) -> list[str]:
    """Say what was scored in the quarters that are over."""
    scores = ", ".join(
        words.say(
            phrase("board-before-one", period=period_phrase("", quarter, seen.periods), home=home, away=away)
        )
        for quarter, (home, away) in enumerate(seen.quarters)
    )
    return [words.say(phrase("board-before", scores=scores))] if scores else []


def _seat(seen: "View", seat: int, words: Words) -> Phrase:
    """Say who attacks, who deals and what is in a hand."""
    cards = _listed(seen.hand, words) if seat == seen.viewer else words.say(phrase("board-hidden"))
    return phrase(
        "board-seat",
        who=seat_phrase(seat),
        size=seen.hand_size[seat],
        offense=phrase("board-offense" if seat == seen.offense else "board-nothing"),
        dealer=phrase("board-dealer" if seat == seen.dealer else "board-nothing"),
        cards=cards or "-",
    )


def _play(play: str, points: int, words: Words) -> Phrase:
    """Name the cards on the table, which the view has by their codes."""
    names = (card_name(Card(CODES.index(code)).name, words) for code in play.split("+"))
    return phrase("board-play", play=" + ".join(names), points=points)


def _listed(cards: Cards, words: Words) -> str:
    """List cards with their counts: a 2-pointer three times, a Dunk."""
    return _list(tuple(cards.items()), words)


@lru_cache(REMEMBERED)
def _list(cards: tuple[tuple[str, int], ...], words: Words) -> str:
    return ", ".join(
        card_name(name, words) + (f" {TIMES}{count}" if count > 1 else "") for name, count in cards
    )


@cache
def card_name(name: str, words: Words) -> str:
    """Say the name of a card."""
    return words.say(phrase(f"card-{name}"))
