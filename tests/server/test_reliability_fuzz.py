"""R6: whatever is tried, only what the rules allow happens; matches end; planted faults are caught."""

from typing import Any

import pytest
from server.reliability.fuzz import Fuzz, Wrong, fuzz_tables
from server.reliability.runs import Piece, games

from sideline.engine import advance
from sideline.engine.errors import IllegalAction
from sideline.engine.match import Match
from sideline.server.store import Entry
from sideline.server.table.course import Course

QUICK = 2000
AT_TABLES = 120
SORTS = {"legal", "mutated", "wrong seat", "wrong phase", "undo"}


@pytest.mark.parametrize("game", games())
def test_nothing_illegal_happens_and_a_refusal_changes_nothing(game: str) -> None:
    tried = Fuzz(game, seed=1).go(QUICK)
    assert tried.total() >= QUICK
    assert set(tried) >= SORTS


@pytest.mark.parametrize("game", games())
async def test_nothing_illegal_happens_at_a_table(game: str) -> None:
    tried = await fuzz_tables(Piece(game, seed=1, count=AT_TABLES))
    assert set(tried) >= SORTS


def play_unchecked(match: Match, move: str | None, number: int, seat: int) -> None:
    """Let anything happen."""
    match._advance(number % match.game.actions)
    match._let_chance_play()


def play_for_any_seat(match: Match, move: str | None, number: int, seat: int) -> None:
    """Do not ask whose turn it is."""
    if match.is_over:
        raise match._refusal(match.game.ending(match.state))
    match._advance(match._checked(number))
    match._let_chance_play()


def undo_anything(match: Match, seat: int) -> None:
    """Take back what another has done, or what has been revealed."""
    match.log.pop()
    match._stand_at(advance.found(match.game, match._past.pop()))


def refuse_now_and_then(course: Course, entry: Entry) -> Course:
    """Refuse every tenth thing, allowed or not."""
    if entry.version % 10 == 0:
        raise IllegalAction("No.", course.match.game.ending(course.match.state))
    return HONEST_AFTER(course, entry)


def play_on_the_shared_match(match: Match) -> Match:
    """Play on the match that everybody sees."""
    return match


HONEST_AFTER = Course.after
FAULTS: list[tuple[type, str, Any]] = [
    (Match, "play_again", play_unchecked),
    (Match, "play_again", play_for_any_seat),
    (Match, "undo", undo_anything),
    (Match, "fork", play_on_the_shared_match),
    (Course, "after", refuse_now_and_then),
]


@pytest.mark.parametrize(("owner", "name", "fault"), FAULTS, ids=lambda part: getattr(part, "__name__", part))
def test_a_planted_fault_is_caught(
    owner: type, name: str, fault: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    fuzz = Fuzz("jukem", seed=1)
    monkeypatch.setattr(owner, name, fault)
    with pytest.raises(Wrong):
        fuzz.go(QUICK)
