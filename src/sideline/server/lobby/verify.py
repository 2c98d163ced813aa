"""Whether a finished match is what its seed and its choices make it."""

from collections import deque
from collections.abc import Sequence

from sideline.engine.errors import SidelineError
from sideline.engine.game import CHANCE
from sideline.server.protocol.messages import Verdict
from sideline.server.store.base import Entry, Row
from sideline.server.table.course import Course, begin, followed


def verdict(row: Row, commitment: str, entries: Sequence[Entry]) -> Verdict:
    """Deal a finished match again from its seed, and put every choice through it again."""
    seed = row.seed.hex()
    try:
        course = replayed(row, entries)
    except SidelineError as why:
        return Verdict(commitment, seed, holds=False, reason=str(why))
    log = course.match.log
    draws = sum(step.seat == CHANCE for step in log)
    holds = course.is_over and course.match.commitment == commitment
    return Verdict(commitment, seed, holds, f"{len(log)} legal moves, {draws} of them drawn by the seed.")


def replayed(row: Row, entries: Sequence[Entry]) -> Course:
    """Put a log through a match that is dealt anew."""
    begun = begin(row)
    reached = deque(followed(row.id, begun, entries), maxlen=1)
    return reached[0] if reached else begun
