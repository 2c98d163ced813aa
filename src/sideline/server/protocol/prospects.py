"""Odds as they are written for the wire."""

from typing import Final

from sideline.engine.odds import Odds, Prospect
from sideline.server.protocol.sight import ShownOdds, ShownPart, ShownProspect
from sideline.server.protocol.speech import Say

DIGITS: Final = 6


def shown_odds(odds: Odds | None, say: Say) -> ShownOdds | None:
    """Write odds; chances are parts of one: a page cannot count as many cases as there are."""
    if odds is None:
        return None
    return ShownOdds(
        tuple(_prospect(found, say) for found in odds.prospects),
        tuple(ShownPart(say(part.what), part.value) for part in odds.parts),
    )


def _prospect(found: Prospect, say: Say) -> ShownProspect:
    return ShownProspect(say(found.what), round(found.cases / found.of, DIGITS), found.points)
