"""The deck, its numbers (the book of a match), and the tables of plays and answers."""

import numpy as np

from sideline.engine.citations import cite
from sideline.engine.layout import Ints
from sideline.engine.settings import Setting
from sideline.games.jukem.state import KINDS, Card


def column(*entries: int) -> Ints:
    """Make one column of a chart."""
    return np.array(entries, np.int64)


CODES = ("2P", "3P", "DK", "A1", "HC", "JK", "FT", "BL", "MI", "3S", "BR", "AB", "TF", "TO")
#                2P 3P DK A1 HC JK FT BL MI 3S BR AB TF TO
COPIES = column(14, 8, 6, 5, 2, 1, 2, 3, 3, 3, 3, 3, 2, 1)
#                2P 3P DK A1 HC JK FT   (JUKEM multiplies, the others add)
POINTS = column(2, 3, 2, 1, 3, 2, 1)

BOOK = (
    Setting(
        "copies",
        COPIES,
        high=40,
        axes=(Card,),
        named=("card",),
        cites=("JK-02", "JK-G01", "JK-G02", "JK-G03", "JK-G26"),
    ),
    Setting(
        "points",
        POINTS,
        high=20,
        axes=(tuple(Card.__members__)[: len(POINTS)],),
        named=("card",),
        cites=("JK-20", "JK-G04"),
    ),
)

TWO_FOULS = {"copies.TECHNICAL_FOUL": 2, "copies.FREE_THROW": 2}
ONE_FOUL = {"copies.TECHNICAL_FOUL": 1, "copies.BLOCK": 4, "copies.FREE_THROW": 1, "copies.TWO_POINTER": 15}
PRACTICE = {"periods": 2}
VARIANTS = {"two_fouls": TWO_FOULS, "one_foul": ONE_FOUL, "practice": PRACTICE}

JUKED = 7  # a play with the JUKEM card is numbered this much higher than the same play without it
SHOTS = (
    Card.TWO_POINTER,
    Card.TWO_POINTER,
    Card.THREE_POINTER,
    Card.THREE_POINTER,
    Card.DUNK,
    Card.DUNK,
    Card.HALF_COURT,
)
PLAY_SHOT = column(*SHOTS, *SHOTS)
PLAY_AND_1 = column(0, 1, 0, 1, 0, 1, 0, 0, 1, 0, 1, 0, 1, 0)
PLAY_JUKEM = column(0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1)

ANSWER_CARD = column(
    Card.BLOCK,
    Card.MISS,
    Card.THREE_SECONDS,
    Card.BRICK,
    Card.AIR_BALL,
    Card.TECHNICAL_FOUL,
    Card.TECHNICAL_FOUL,
)
ANSWER_IS_WEAK = column(0, 0, 0, 1, 1, 0, 0)
ANSWER_FREE_THROW = column(0, 0, 0, 0, 0, 0, 1)

STUCK_DISCARDS = 2
TIME_OUT_DISCARDS = 3

cite("jukem.charts.PLAY_SHOT", "JK-05", "JK-19", "JK-26", "JK-27", "JK-G13", "JK-G14", "JK-G17")
cite("jukem.charts.ANSWER_CARD", "JK-06", "JK-40", "JK-41", "JK-42", "JK-47", "JK-G16", "JK-G18")


def cards() -> list[dict[str, int | str]]:
    """List the deck as printed."""
    points = [*map(int, POINTS), *[0] * (KINDS - len(POINTS))]
    rows = zip(CODES, Card, COPIES, points, strict=True)
    return [
        {"code": code, "card": card.name, "copies": int(copies), "points": worth_of}
        for code, card, copies, worth_of in rows
    ]
