"""Questions about a state that rules, odds and hints all ask."""

from sideline.engine.rule import compiled, rule
from sideline.testing.template.charts import FACES
from sideline.testing.template.state import State


@compiled
def seats(s: State) -> int:
    """How many seats the match has."""
    return len(s.score)


@compiled
def next_seat(s: State, seat: int) -> int:
    """The seat that comes after another."""
    return (seat + 1) % seats(s)


@rule("TG-05")
def lead(s: State, seat: int) -> int:
    """How far a seat is ahead of the best of the others."""
    best = s.score[next_seat(s, seat)]
    for other in range(seats(s)):
        if other != seat:
            best = max(best, s.score[other])
    return int(s.score[seat] - best)


@rule("TG-03")
def total(s: State, seat: int) -> int:
    """Card and die, or nothing above the limit."""
    sum_of_both = s.card[seat] + s.die[seat]
    return int(sum_of_both) if sum_of_both <= s.limit else 0


@rule("TG-03")
def safe_faces(s: State, seat: int) -> int:
    """How many faces of the die keep a seat within the limit."""
    return int(max(0, min(FACES, s.limit - s.card[seat])))
