"""How coaches are named, and what they do."""

from sideline.engine.words import Phrase, phrase
from sideline.games.nba_deck.charts import COACH_IDS, LEVEL_NAMES, POWER_OF, SKILL_OF
from sideline.games.nba_deck.state import NOTHING, State
from sideline.games.nba_deck.state.pieces import Die, Power


def coach_phrase(coach: int) -> Phrase:
    """Name a coach."""
    return phrase(f"coach-{COACH_IDS[coach]}")


def power_phrase(s: State, coach: int) -> Phrase:
    """Say what a coach does for his side, with the number of this match."""
    power, skill, number = Power(POWER_OF[coach]), int(SKILL_OF[coach]), int(s.coach_number[coach])
    if power == Power.REROLL:
        return phrase("coach-does-REROLL", dice=phrase(f"dice-{Die(skill).name}"), number=number)
    if skill != NOTHING:
        return phrase(f"coach-does-{power.name}", skill=phrase(f"level-{LEVEL_NAMES[skill]}"), number=number)
    return phrase(f"coach-does-{power.name}", number=number)
