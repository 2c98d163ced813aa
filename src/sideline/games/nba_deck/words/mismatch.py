"""How the use of a Mismatch token is said before it happens."""

from sideline.engine.words import Phrase, phrase
from sideline.games.nba_deck.facts.mismatch import asked_side
from sideline.games.nba_deck.facts.turn import rival, rivals
from sideline.games.nba_deck.state import State
from sideline.games.nba_deck.words.phrases import card_phrase, position_phrase, seat_phrase


def mismatch_phrase(key: str, s: State, offset: int, position: int) -> Phrase:
    """Name the two athletes whom a token sets against each other."""
    side = asked_side(s)
    foe = rival(s, side, offset)
    return phrase(
        key if rivals(s) == 1 else f"{key}-of",
        rival=seat_phrase(foe),
        who=seat_phrase(side),
        position=position_phrase(position),
        card=card_phrase(int(s.court[side, position])),
        other=card_phrase(int(s.court[foe, position])),
    )
