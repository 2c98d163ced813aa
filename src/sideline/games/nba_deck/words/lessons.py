"""How to play, with the numbers of the match."""

from sideline.engine.words import Chapter, Phrase, phrase
from sideline.games.nba_deck.charts import LEVEL_NAMES
from sideline.games.nba_deck.facts.turn import PAIR, regular_turns, seats
from sideline.games.nba_deck.state import FACES, HAND_SIZE, MOST_DICE, State
from sideline.games.nba_deck.state.pieces import Die

TURN = ("help-turn-score", "help-turn-market", "help-turn-actions", "help-turn-activate")
CARDS = ("help-buy", "help-enter", "help-complexity")
DICE = ("help-dice-attack", "help-dice-defence", "help-again")


def explain(s: State) -> tuple[Chapter, ...]:
    """Say how to play: what wins, what a turn is, cards and dice."""
    end = phrase("help-turn-end", cards=HAND_SIZE)
    thrown = phrase("help-dice-text", dice=MOST_DICE)
    return (
        Chapter(phrase("help-goal"), (_about_goal(s), phrase("help-final"))),
        Chapter(phrase("help-turn"), (*map(phrase, TURN), end)),
        Chapter(phrase("help-cards"), tuple(map(phrase, CARDS))),
        Chapter(phrase("help-dice"), (thrown, *map(phrase, DICE)), _table_of_dice(s)),
    )


def _about_goal(s: State) -> Phrase:
    """Say what wins; among more than two sides every two play a match."""
    key = "help-goal-text" if seats(s) == PAIR else "help-goal-many"
    return phrase(key, turns=int(regular_turns(s)))


def _table_of_dice(s: State) -> tuple[tuple[Phrase, ...], ...]:
    """List the dice with their skills and their six numbers."""
    heads = tuple(map(phrase, ("help-skill", "help-die", "help-numbers")))
    return heads, *(_row_of_die(s, colour) for colour in Die)


def _row_of_die(s: State, colour: Die) -> tuple[Phrase, ...]:
    numbers = {f"face{face + 1}": int(s.faces[colour, face]) for face in range(FACES)}
    skill = phrase(f"level-{LEVEL_NAMES[colour]}")
    return skill, phrase(f"dice-{colour.name}"), phrase("help-faces", **numbers)
