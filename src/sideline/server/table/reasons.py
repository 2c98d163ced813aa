"""Why an action is not an option, for somebody who has touched what it would be about."""

from collections.abc import Iterator
from itertools import islice
from typing import Final

from sideline.engine.match import Match
from sideline.engine.words import Phrase
from sideline.server.protocol.sight import Reason
from sideline.server.table.seen import Eye

MOST: Final = 5


def reasons(match: Match, eye: Eye, things: tuple[str, ...]) -> tuple[Reason, ...]:
    """Say what forbids the actions that hold all these things, those with the fewest others first."""
    found = islice(dict.fromkeys(refusals(match, frozenset(things))), MOST)
    return tuple(Reason(eye.say(match, why), rule_of(why)) for why in found)


def refusals(match: Match, things: frozenset[str]) -> Iterator[Phrase]:
    """Let the rules refuse every action that points at all these things and is not an option."""
    game, s, legal = match.game, match.state, set(match.legal())
    refused = (action for action in range(game.actions) if action not in legal)
    aims = ((action, game.aim(s, action).things) for action in refused)
    pointing = [(len(held), action) for action, held in aims if things and things.issubset(held)]
    return (game.why_not(s, action) for _, action in sorted(pointing))


def is_option(match: Match, things: tuple[str, ...]) -> bool:
    """Ask whether the rules allow something that points at all these things."""
    game, s = match.game, match.state
    return any(set(things) <= set(game.aim(s, action).things) for action in match.legal())


def rule_of(why: Phrase) -> str:
    """Find the paragraph that a refusal names."""
    return str(dict(why.args).get("rule", ""))
