"""How seats, cards, positions and dice are named."""

from sideline.engine.citations import cited
from sideline.engine.words import Phrase, phrase
from sideline.games.nba_deck.charts import (
    CARD_IDS,
    CARD_NAMES,
    COACH_IDS,
    COLOUR_NAMES,
    POSITION_NAMES,
    PROFILE_IDS,
)
from sideline.games.nba_deck.facts.dice import die_thrown
from sideline.games.nba_deck.state import ATHLETES, COLOURS, FATIGUE, FIRST_MODEL, NBA_CARDS, Phase, State
from sideline.games.nba_deck.state.pieces import Die


def seat_phrase(seat: int) -> Phrase:
    """Name a seat."""
    return phrase(f"seat-{seat}")


@cited("NB-163")
def card_phrase(kind: int) -> Phrase:
    """Name a card; starters and bench are named by their position."""
    if NBA_CARDS <= kind < ATHLETES:
        role, rest = CARD_IDS[kind].split("-")
        position = phrase(f"position-{rest[:-1]}")
        return phrase(f"card-{role}", position=position, number=int(rest[-1]))
    if kind == FATIGUE:
        return phrase("card-F")
    return phrase("card-named", name=CARD_NAMES[kind])


def position_phrase(position: int) -> Phrase:
    """Name a position."""
    return phrase(f"position-{POSITION_NAMES[position]}")


def die_phrase(s: State, die: int, face: int) -> Phrase:
    """Name a die and the number it shows."""
    value = int(s.faces[die, face])
    if die < COLOURS or value == 0:
        return phrase(f"die-{Die(die).name}", number=value)
    colour = phrase(f"colour-{COLOUR_NAMES[s.colours[die - COLOURS, face]]}")
    return phrase("die-coloured", die=phrase(f"die-{Die(die).name}", number=value), colour=colour)


def listed_phrase(names: list[Phrase]) -> Phrase:
    """Name several things in a row: `A, B and C`."""
    *others, last = names
    if not others:
        return last
    row = others[0]
    for other in others[1:]:
        row = phrase("list-more", first=row, next=other)
    return phrase("list-last", first=row, last=last)


def held_phrase(s: State, i: int) -> Phrase:
    """Name a card of the active hand."""
    if i < s.hand_size[s.active]:
        return card_phrase(int(s.hand[s.active, i]))
    return phrase("card-none", number=i + 1)


def outcome_phrase(s: State, outcome: int) -> Phrase:
    """Name what chance brings."""
    if s.phase == Phase.TOSS:
        return seat_phrase(outcome)
    if s.phase == Phase.COACH_DRAW:
        return phrase(f"coach-{COACH_IDS[outcome]}")
    if s.phase == Phase.PROFILE:
        return phrase(f"profile-{PROFILE_IDS[outcome]}")
    if s.phase in (Phase.ROLL, Phase.CLASH):
        return die_phrase(s, die_thrown(s), outcome)
    return card_phrase(FIRST_MODEL + outcome if s.phase == Phase.TACTIC else outcome)
