"""Write the table of the best play: `python tests/pig/table.py` (half a minute)."""

from itertools import groupby
from pathlib import Path

from pig import oracle

FILE = Path(__file__).parents[2] / "src" / "sideline" / "testing" / "yardsticks" / "pig" / "holds.csv"


def spelled(pots: set[int]) -> str:
    """Write pots as spans: `24-27+38-82`."""
    spans = [list(run) for _, run in groupby(enumerate(sorted(pots)), key=lambda pair: pair[1] - pair[0])]
    return "+".join(f"{run[0][1]}-{run[-1][1]}" for run in spans)


def text(held: list[list[set[int]]]) -> str:
    """Write a row for each own score, a column for each score of the other."""
    return "".join(",".join(map(spelled, row)) + "\n" for row in held)


if __name__ == "__main__":
    FILE.write_text(text(oracle.solve(oracle.best)[1]), encoding="utf-8")
