"""Picks that come in any order: they are made, taken back, and carried out together at the end."""

from sideline.engine.rule import compiled, rule
from sideline.games.nba_deck.facts.hand import can_pay_for, comes_before
from sideline.games.nba_deck.facts.picks import ELIMINATED, KEPT, PAYS
from sideline.games.nba_deck.rules.cards import discard_from_hand, take_from_hand
from sideline.games.nba_deck.state import DICE, FACES, HAND_ROOM, NOTHING, Phase, State


@rule("NB-G67")
def forget_picks(s: State) -> None:
    """Nothing is picked in the hand, and nothing was taken back."""
    s.paid = 0
    s.last_paid = NOTHING
    end_picks(s)


@rule("NB-G67")
def end_picks(s: State) -> None:
    """What was picked in the hand is carried out."""
    s.taken_back = 0
    for i in range(HAND_ROOM):
        s.chosen[i] = 0


@rule("NB-57", "NB-85", "NB-G67")
def choose(s: State, i: int, choice: int) -> None:
    """A card of the hand is to pay, or is to be kept or eliminated; equal cards keep one order."""
    s.chosen[i] = choice
    sort_choices(s)
    if s.phase == Phase.PAYING:
        count_payment(s)


@rule("NB-G67", seldom=True)
def take_back(s: State, place: int) -> None:
    """A pick is taken back."""
    s.taken_back += 1
    if s.phase == Phase.MARKET:
        s.marked &= ~(1 << place)
    elif s.phase in (Phase.PAYING, Phase.HAND_END):
        choose(s, place, 0)
    else:
        lay_down(s, place // FACES, place % FACES)


@rule("NB-79", "NB-G67")
def lay_down(s: State, die: int, face: int) -> None:
    """A die that was picked up lies there again."""
    s.lifted[die, face] -= 1
    s.rolled[die, face] += 1
    if s.phase == Phase.REROLL:
        s.picked -= 1
    else:
        s.quota[die] += 1


@rule("NB-G47", "NB-G67")
def drop_picks(s: State) -> None:
    """Everything that was picked is taken back."""
    s.taken_back = 0
    if s.phase == Phase.MARKET:
        s.marked = 0
    elif s.phase in (Phase.PAYING, Phase.HAND_END):
        forget_picks(s)
    else:
        lay_all_down(s)


@rule("NB-79", "NB-G67")
def lay_all_down(s: State) -> None:
    """All dice that were picked up lie there again."""
    for die in range(DICE):
        for face in range(FACES):
            while s.lifted[die, face] > 0:
                lay_down(s, die, face)


@rule("NB-G67")
def sort_choices(s: State) -> None:
    """Of equal cards those that are kept come first, then the eliminated ones, then the others."""
    for end in range(s.hand_size[s.active] - 1, 0, -1):
        for i in range(end):
            is_equal = s.hand[s.active, i] == s.hand[s.active, i + 1]
            if is_equal and rank_of_choice(s.chosen[i + 1]) < rank_of_choice(s.chosen[i]):
                s.chosen[i], s.chosen[i + 1] = s.chosen[i + 1], s.chosen[i]


@compiled
def rank_of_choice(choice: int) -> int:
    """What is picked comes before what is not."""
    return ELIMINATED + 1 if choice == 0 else int(choice)


@rule("NB-52", "NB-57")
def count_payment(s: State) -> None:
    """The values of the cards that are to pay are added up; the cheapest of them is the last."""
    s.paid = 0
    s.last_paid = NOTHING
    for i in range(s.hand_size[s.active]):
        kind = s.hand[s.active, i]
        if s.chosen[i] == PAYS:
            s.paid += s.value[kind]
            if s.last_paid == NOTHING or comes_before(s, s.last_paid, kind):
                s.last_paid = kind


@rule("NB-57", "NB-G33")
def choose_all(s: State) -> None:
    """Every card that may pay has to."""
    for i in range(s.hand_size[s.active]):
        s.chosen[i] = int(can_pay_for(s.hand[s.active, i], s.wish)) * PAYS
    count_payment(s)


@rule("NB-57")
def discard_payment(s: State) -> None:
    """The cards that pay go to the own discard together."""
    carry_out(s, 0, PAYS)
    s.last_paid = NOTHING


@rule("NB-85", "NB-86", "NB-G60", "NB-G63")
def leave_cards(s: State) -> None:
    """Cards left in hand are discarded, unless they are kept or eliminated."""
    carry_out(s, KEPT, 0)


@rule("NB-57", "NB-85", "NB-G67")
def carry_out(s: State, staying: int, discarded: int) -> None:
    """Cards picked one way stay in hand, those picked another way are discarded, the rest is eliminated."""
    i = 0
    for place in range(s.hand_size[s.active]):
        if s.chosen[place] == staying:
            i += 1
        elif s.chosen[place] == discarded:
            discard_from_hand(s, s.active, i)
        else:
            take_from_hand(s, s.active, i)
            s.boxed[s.active] += 1
    end_picks(s)
