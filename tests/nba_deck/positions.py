"""Positions of NBA Deck-Building written in words."""

from typing import Any

import numpy as np

from sideline.games.nba_deck import GAME
from sideline.games.nba_deck.charts import CARD_IDS, COACH_IDS, COLOUR_NAMES
from sideline.games.nba_deck.rules import advance
from sideline.games.nba_deck.rules.coaches import add_coach
from sideline.games.nba_deck.rules.court import add_levels
from sideline.games.nba_deck.rules.setup import name_first
from sideline.games.nba_deck.state import BLANK, COLOURS, FACES, FIRST_MODEL, NOTHING, Phase, Step
from sideline.games.nba_deck.state.pieces import Die, Place

HOME, AWAY = 0, 1
KIND = {code: kind for kind, code in enumerate(CARD_IDS)}
STARTERS = "S-MJ1 S-Ar1 S-Ai1 S-AF1 S-P1"
SIX_TACTICS = "T01 T02 T03 T11 T12 T13"
BENCH_3 = "R-Ar2 R-Ai1 R-AF1"


def kinds(codes: str) -> list[int]:
    """Read cards by their codes; `-` is an empty slot, `blank` a blank."""
    special = {"-": NOTHING, "blank": BLANK}
    return [special[code] if code in special else KIND[code] for code in codes.split()]


def codes(numbers: Any) -> str:
    """Write cards by their codes."""
    special = {NOTHING: "-", BLANK: "blank"}
    return " ".join(special.get(int(kind), CARD_IDS[int(kind)]) for kind in numbers)


def hand(s: Any, seat: int = HOME) -> str:
    """Write a hand, in the order of the list."""
    return codes(s.hand[seat, : s.hand_size[seat]])


def discard(s: Any, seat: int = HOME) -> str:
    """Write a discard, in the order it grew."""
    return codes(s.discard[seat, : s.discard_size[seat]])


def top(s: Any, seat: int = HOME) -> str:
    """Write the known cards of a deck, the next one first."""
    return codes(s.deck[seat, s.bag_size[seat] : s.deck_size[seat]][::-1])


def bag(s: Any, seat: int = HOME) -> list[str]:
    """Write the unknown cards of a deck, sorted."""
    return sorted(codes(s.deck[seat, : s.bag_size[seat]]).split())


def market(s: Any) -> str:
    """Write the tactics for sale."""
    return codes([NOTHING if model == NOTHING else FIRST_MODEL + model for model in s.market])


def face_of(s: Any, die: str, number: str) -> tuple[int, int]:
    """Find the first face of a die that shows a number: `grey`, `3R`."""
    kind = Die[die.upper()]
    for face in range(FACES):
        colour = (
            ""
            if kind < COLOURS or s.faces[kind, face] == 0
            else COLOUR_NAMES[s.colours[kind - COLOURS, face]][0]
        )
        if number.upper() == f"{s.faces[kind, face]}{colour}".upper():
            return kind, face
    raise AssertionError(f"no {die} die shows {number}")


def put_dice(s: Any, seat: int, dice: str) -> None:
    """Put dice into the zones of a side: `blue 9, blue 9, grey 3R`."""
    for text in filter(None, dice.split(", ")):
        die, face = face_of(s, *text.split())
        s.zone[seat, die, face] += 1
        if die < COLOURS:
            s.attack[seat] |= 1 << die


def zone(s: Any, seat: int = HOME) -> str:
    """Write the dice in the zones of a side."""
    found = []
    for die in range(len(s.zone[seat])):
        for face in range(FACES):
            is_plain = die < COLOURS or s.faces[die, face] == 0
            letter = "" if is_plain else COLOUR_NAMES[s.colours[die - COLOURS, face]][0].upper()
            found += [f"{Die(die).name.lower()} {s.faces[die, face]}{letter}"] * int(s.zone[seat, die, face])
    return ", ".join(found)


def put_court(s: Any, seat: int, court: str) -> None:
    """Put five athletes on a court."""
    s.team[seat] = 0
    for position, kind in enumerate(kinds(court)):
        s.court[seat, position] = kind
        add_levels(s, seat, kind)


def put_cards(s: Any, seat: int, *, held: str, deck: str, stack: str, thrown: str) -> None:
    """Fill the hand, the deck with its known top (next card first), and the discard of a side."""
    s.hand[seat, : len(held.split())] = sorted(kinds(held))
    s.hand_size[seat] = len(held.split())
    s.shown[seat] = 0
    cards = kinds(deck) + kinds(stack)[::-1]
    s.deck[seat, : len(cards)] = cards
    s.bag_size[seat], s.deck_size[seat] = len(deck.split()), len(cards)
    s.discard[seat, : len(thrown.split())] = kinds(thrown)
    s.discard_size[seat] = len(thrown.split())


def position(
    held: str = "",
    *,
    deck: str = "",
    stack: str = "",
    thrown: str = "",
    court: str = STARTERS,
    foe: str = STARTERS,
    offence: str = "",
    defence: str = "",
    river: str = "- - - - - -",
    tactics: str = SIX_TACTICS,
    attack: str = "",
    foe_attack: str = "",
    foe_hand: str = "",
    pile: str = "N090 N091 N092",
    turn: int = 5,
    coach: str = "",
    at: Phase | Step = Step.OPEN_MENU,
    values: Any = None,
    **fields: Any,
) -> Any:
    """Lay out a turn of home as far as its menu."""
    s = GAME.new(1, values)[0]
    GAME.deal(s)
    name_first(s, HOME)
    advance(s)
    for card in kinds(pile):
        s.place[card] = Place.PILE
    s.pile_left = len(pile.split())
    s.river = kinds(river)
    for card in s.river:
        if card >= 0:
            s.place[card] = Place.RIVER
    s.market = [NOTHING if kind == NOTHING else kind - FIRST_MODEL for kind in kinds(tactics)]
    for model in s.market:
        if model != NOTHING:
            s.tactic_pile[model] -= 1
            s.tactic_pile_size -= 1
    put_cards(s, HOME, held=held, deck=deck, stack=stack, thrown=thrown)
    put_cards(s, AWAY, held=foe_hand, deck="", stack="", thrown="")
    put_court(s, HOME, court)
    put_court(s, AWAY, foe)
    if coach:
        s.coach[HOME] = COACH_IDS.index(coach)
        add_coach(s, HOME)
    for row, tactic_codes in enumerate((offence, defence)):
        for column, kind in enumerate(kinds(tactic_codes)):
            s.tactics[HOME, row, column] = kind
    put_dice(s, HOME, attack)
    put_dice(s, AWAY, foe_attack)
    s.turn = s.period_turn = turn
    for field, value in fields.items():
        setattr(s, field, value)
    if "score" in fields:
        s.against[:, 0] = s.score
    if isinstance(at, Step):
        s.next = at
    else:
        s.phase, s.next = at, Step.WAIT
    advance(s)
    return s


def copy(s: Any) -> Any:
    """Copy a state."""
    return np.array([s], dtype=s.dtype)[0]


def why_not(s: Any, action: int, lang: str = "en") -> str:
    """Say why an action is refused."""
    return GAME.words(lang).say(GAME.why_not(s, action))
