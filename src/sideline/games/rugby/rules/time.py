"""Halves, the clock, and what is played when the score is level."""

from sideline.engine.rule import rule
from sideline.games.rugby.choices import HalfEnds, LevelScore
from sideline.games.rugby.state import HALFWAY, HALVES, NO_SET_PIECE, Phase, SetPiece, State


@rule("RG-22", "RG-23", "RG-G34", "RG-G35")
def start_match(s: State, seat: int) -> None:
    """The side named by the coin attacks from a kickoff on halfway; so does it when a golden point begins."""
    if s.half == 0:
        s.first = seat
    call_set_piece(s, SetPiece.KICKOFF, seat, HALFWAY)


@rule("RG-23", "RG-43", "RG-53", "RG-54", "RG-57")
def call_set_piece(s: State, set_piece: int, attacker: int, position: int) -> None:
    """Play starts again with a set piece that does not come from a penalty."""
    s.upcoming = set_piece
    s.is_from_penalty = 0
    s.attacker = attacker
    s.position = position


@rule("RG-55", "RG-56", "RG-G31", "RG-G32", "RG-G34")
def is_half_over(s: State) -> bool:
    """After its phases a half ends with the next set piece that is no penalty, or at the cap."""
    if s.half >= HALVES:
        return s.phases >= s.golden_phases or s.score[0] != s.score[1]
    if s.phases >= s.hard_cap:
        return True
    if s.upcoming == NO_SET_PIECE or not is_last_piece(s):
        return False
    return bool(s.half_ends == HalfEnds.BEFORE or s.is_last_piece)


@rule("RG-55", "RG-56", "RG-G31")
def is_last_piece(s: State) -> bool:
    """The phases of the half are played, and the set piece that is due does not come from a penalty."""
    return bool(s.half < HALVES and s.phases >= s.phases_per_half and s.is_from_penalty == 0)


@rule("RG-57", "RG-58", "RG-G30", "RG-G34")
def end_half(s: State) -> None:
    """The other side begins the second half; after that more points win, or a golden point is played."""
    s.half += 1
    s.phases = 0
    s.is_last_piece = 0
    s.upcoming = NO_SET_PIECE
    if s.half == 1:
        call_set_piece(s, SetPiece.KICKOFF, 1 - s.first, HALFWAY)
    elif s.half == HALVES and s.tie == LevelScore.GOLDEN_POINT and s.score[0] == s.score[1]:
        s.phase = Phase.TOSS
    else:
        s.phase = Phase.OVER
