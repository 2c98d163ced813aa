"""What a seat may know, as numbers for learners."""

from sideline.engine.layout import SIDES, Ints
from sideline.engine.rule import rule
from sideline.games.jukem.facts import discards_seen_by, phase_seen_by
from sideline.games.jukem.state import KINDS, State

OBSERVATION = 9 + 2 * SIDES + 3 * KINDS + SIDES * KINDS


@rule("JK-G22")
def observe(s: State, seat: int, out: Ints) -> None:
    """Write what a seat may know as numbers, its own side first."""
    out[0] = phase_seen_by(s, seat)
    out[1] = s.quarter
    out[2] = s.periods
    out[3] = s.dealer == seat
    out[4] = s.offense == seat
    out[5] = s.play
    out[6] = discards_seen_by(s, seat)
    out[7] = s.pile_size
    out[8] = s.owed[seat]
    at = 9
    for side in range(SIDES):
        whose = seat if side == 0 else 1 - seat
        out[at] = s.score[whose]
        out[at + 1] = s.hand_size[whose]
        at += 2
    for card in range(KINDS):
        out[at + card] = s.hands[seat, card]
        out[at + KINDS + card] = s.discards[card]
        out[at + 2 * KINDS + card] = s.copies[card]
        for side in range(SIDES):
            whose = seat if side == 0 else 1 - seat
            out[at + (3 + side) * KINDS + card] = s.scored[whose, card]
