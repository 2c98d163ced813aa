"""What is printed: the die, the target, and when the best play holds."""

from importlib.resources import files

import numpy as np

from sideline.engine.layout import Ints
from sideline.engine.settings import Setting

FACES = 6
TARGET = 100
TWENTY = 20
WORD = 60

BOOK = (Setting("target", TARGET, low=2, high=TARGET, cites=("PI-01",)),)


def best_holds() -> Ints:
    """Read at which pots the best play holds, as bits by own score, the other's score and word.

    tests/pig/table.py writes the file: `24-27+38-82` are the pots from 24 to 27 and from 38 to 82.
    """
    rows = (files(__package__) / "holds.csv").read_text(encoding="utf-8").splitlines()
    cells = [[_bits(cell) for cell in row.split(",")] for row in rows]
    return np.array([[[bits % 2**WORD, bits >> WORD] for bits in row] for row in cells], np.int64)


def _bits(spans: str) -> int:
    bits = 0
    for span in filter(None, spans.split("+")):
        first, last = map(int, span.split("-"))
        bits |= 2 ** (last + 1) - 2**first
    return bits


HOLDS = best_holds()
