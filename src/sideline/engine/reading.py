"""A replay is played again, and every move, every draw and the outcome are checked."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from sideline.engine import past
from sideline.engine.errors import BadReplay, SidelineError
from sideline.engine.replay import Replay

if TYPE_CHECKING:
    from sideline.engine.game import Game
    from sideline.engine.match import Match


def played_again(text: Replay, known: Game | None, begin: Callable[..., Match]) -> Match:
    """Return the match that a replay tells of, or refuse it with a sentence."""
    match = _begun(text, known, begin)
    moves = [(turn.who, move) for turn in text.moves for move in turn.moves]
    for number, (who, move) in enumerate(moves, start=1):
        if not match.is_over and match.name(match.to_act) != who:
            raise BadReplay.of("replay-not-theirs", number=number, who=who)
        try:
            match.play(move)
        except SidelineError as refusal:
            raise BadReplay.by(
                match.game.package, "replay-refused", number=number, why=refusal.what
            ) from None
    match.ended = text.ended
    if match.ended and match.is_over:
        raise BadReplay.of("replay-ended-by-rules")
    _prove_luck(match, text.seed)
    if text.outcome != match.spell_outcome():
        raise BadReplay.of("replay-other-outcome")
    return match


def _begun(text: Replay, known: Game | None, begin: Callable[..., Match]) -> Match:
    try:
        game = past.card_of(text.game, dict(text.settings), known)
        past.check_playable(game, text.rules_version, text.book)
        return begin(game, dict(text.settings), rules_version=text.rules_version)
    except BadReplay:
        raise
    except SidelineError as refusal:
        raise BadReplay.of("replay-not-laid-out", why=refusal.what) from None


def _prove_luck(match: Match, seed: str | None) -> None:
    """Check the seed that a replay tells, which only a match that is over may do."""
    if seed is None:
        return
    if not match.is_over and match.ended is None:
        raise BadReplay.of("replay-early-seed")
    match.prove(seed)
