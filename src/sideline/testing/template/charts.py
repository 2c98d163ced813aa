"""What is printed: the faces of cards and dice, and the book, which is the numbers a designer may change."""

from sideline.engine.settings import Setting

FACES = 6

BOOK = (
    Setting("limit", 9, low=1, high=12, cites=("TG-03",)),
    Setting("prize", 1, low=0, high=9, cites=("TG-04",)),
)
VARIANTS = {"quick": {"rounds": 1}}
