"""What is printed: the chips."""

from sideline.engine.settings import Setting

MOST_CHIPS = 10

BOOK = (
    Setting("ante", 1, low=1, high=MOST_CHIPS, cites=("KP-01",)),
    Setting("bet", 1, low=1, high=MOST_CHIPS, cites=("KP-02",)),
)
