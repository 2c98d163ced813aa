"""How the automatic side of a solo match is spoken of."""

from sideline.engine.words import Phrase, phrase
from sideline.games.nba_deck.charts import PROFILE_IDS
from sideline.games.nba_deck.facts.solo import weakest_in
from sideline.games.nba_deck.facts.team import row_of
from sideline.games.nba_deck.state import FIRST_MODEL, State
from sideline.games.nba_deck.words.phrases import card_phrase, position_phrase, seat_phrase


def profile_phrase(profile: int) -> Phrase:
    """Name a profile card."""
    return phrase(f"profile-{PROFILE_IDS[profile]}")


def recruit_phrase(key: str, s: State, place: int, position: int) -> Phrase:
    """Say who is recruited, and for whom."""
    return phrase(
        key,
        who=seat_phrase(s.active),
        card=card_phrase(int(s.given[place])),
        position=position_phrase(position),
        leaves=card_phrase(int(s.court[s.active, position])),
    )


def adopt_phrase(key: str, s: State, slot: int) -> Phrase:
    """Say which tactic is bought, and in the place of which."""
    tactic = FIRST_MODEL + int(s.market[slot])
    column, _ = weakest_in(s, row_of(tactic))
    former = int(s.tactics[s.active, row_of(tactic), column])
    return phrase(key, who=seat_phrase(s.active), card=card_phrase(tactic), former=card_phrase(former))
