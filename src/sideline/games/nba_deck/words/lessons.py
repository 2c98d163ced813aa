"""How to play, with the numbers of the match."""

from collections.abc import Iterator

from sideline.engine.words import Chapter, Phrase, phrase
from sideline.games.nba_deck.charts import LEVEL_NAMES
from sideline.games.nba_deck.facts.turn import PAIR, regular_turns, seats
from sideline.games.nba_deck.state import FACES, HAND_SIZE, MOST_DICE, State
from sideline.games.nba_deck.state.pieces import Die

ACT = ("help-turn-actions", "help-turn-activate")
CARDS = ("help-buy", "help-enter", "help-complexity")
DICE = ("help-dice-attack", "help-dice-defence", "help-again")


def explain(s: State) -> tuple[Chapter, ...]:
    """Say how to play: what wins, what a turn is, cards and dice, and the evolutions that are on."""
    return (
        Chapter(phrase("help-goal"), (_about_goal(s), phrase("help-final"), *_if(s.solo, "help-solo"))),
        Chapter(phrase("help-turn"), tuple(_about_turn(s))),
        Chapter(phrase("help-cards"), tuple(map(phrase, CARDS))),
        Chapter(phrase("help-dice"), tuple(_about_dice(s)), _table_of_dice(s)),
    )


def _about_turn(s: State) -> Iterator[Phrase]:
    """Say what a turn is; against the automatic side two athletes come into the river."""
    yield phrase("help-turn-score")
    yield phrase("help-turn-solo" if s.solo else "help-turn-market")
    yield from map(phrase, ACT)
    yield phrase("help-turn-end", cards=HAND_SIZE)
    yield from _if(s.expert3_money_time, "help-money")


def _about_dice(s: State) -> Iterator[Phrase]:
    """Say what is thrown, what it is worth, and what may be thrown again."""
    yield phrase("help-dice-text", dice=MOST_DICE)
    yield from map(phrase, DICE)
    yield from _if(s.decisive_athletes, "help-medal")
    yield from _if(s.mismatch, "help-mismatch")


def _if(is_on: int, key: str) -> tuple[Phrase, ...]:
    return (phrase(key),) if is_on else ()


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
