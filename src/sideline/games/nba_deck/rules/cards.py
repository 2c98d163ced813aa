"""Moving cards between the deck, the hand, the discard and the box of a side."""

from sideline.engine.rule import compiled, rule
from sideline.games.nba_deck.facts.hand import drawer, first_fatigue
from sideline.games.nba_deck.rules.course import ask
from sideline.games.nba_deck.state import VEILED, EliminatedTo, Phase, State, Step


@rule("NB-87", "NB-G32")
def put_in_hand(s: State, side: int, kind: int, shown: int) -> None:
    """A card joins a hand, which is kept in the order of the list, open cards before hidden equals."""
    i = s.hand_size[side]
    while i > 0 and (
        s.hand[side, i - 1] > kind or (s.hand[side, i - 1] == kind and s.shown[side, i - 1] < shown)
    ):
        s.hand[side, i] = s.hand[side, i - 1]
        s.shown[side, i] = s.shown[side, i - 1]
        i -= 1
    s.hand[side, i] = kind
    s.shown[side, i] = shown
    s.hand_size[side] += 1


@compiled
def take_from_hand(s: State, side: int, i: int) -> int:
    """A card leaves a hand, and the others close up."""
    kind = s.hand[side, i]
    s.hand_size[side] -= 1
    for j in range(i, s.hand_size[side]):
        s.hand[side, j] = s.hand[side, j + 1]
        s.shown[side, j] = s.shown[side, j + 1]
    return int(kind)


@compiled
def put_on_discard(s: State, side: int, kind: int) -> None:
    """A card goes to the open discard of a side."""
    s.discard[side, s.discard_size[side]] = kind
    s.discard_size[side] += 1


@rule("NB-57", "NB-85")
def discard_from_hand(s: State, side: int, i: int) -> None:
    """A card goes from the hand to the discard."""
    put_on_discard(s, side, take_from_hand(s, side, i))


@rule("NB-54", "NB-81", "NB-G35")
def put_on_deck(s: State, side: int, kind: int) -> None:
    """A card lies on top of a deck, where everybody knows it to be."""
    s.deck[side, s.deck_size[side]] = kind
    s.deck_size[side] += 1


@rule("NB-87", "NB-88", "NB-G40", "NB-G41", "NB-G57")
def draw_cards(s: State) -> None:
    """Known cards come first, then unknown ones; an empty deck takes the discard, if there is one."""
    side = drawer(s)
    if s.owed[side] == 0:
        s.next = s.after
        return
    if s.deck_size[side] == 0:
        reshuffle(s, side)
    if s.deck_size[side] == 0:
        s.owed[side] = 0
    elif s.bag_size[side] < s.deck_size[side]:
        draw_known(s, side)
    else:
        ask(s, Phase.DRAW)


@rule("NB-54", "NB-81", "NB-G35")
def draw_known(s: State, side: int) -> None:
    """The card on top of the stack comes into the hand; everybody knows it, unless it was put back."""
    s.deck_size[side] -= 1
    s.owed[side] -= 1
    kind = s.deck[side, s.deck_size[side]]
    if kind < VEILED:
        put_in_hand(s, side, kind, shown=1)
    else:
        put_in_hand(s, side, kind - VEILED, shown=0)


@rule("NB-43", "NB-87")
def draw_unknown(s: State, kind: int) -> None:
    """A card of the shuffled deck comes into the hand."""
    side = drawer(s)
    i = 0
    while s.deck[side, i] != kind:
        i += 1
    s.bag_size[side] -= 1
    s.deck_size[side] -= 1
    s.deck[side, i] = s.deck[side, s.bag_size[side]]
    s.owed[side] -= 1
    s.drawn[side] += 1
    put_in_hand(s, side, kind, shown=0)
    s.next = Step.DRAW_CARDS


@rule("NB-88", "NB-G22", "NB-G32")
def reshuffle(s: State, side: int) -> None:
    """The discard becomes the deck; what is still in hand can be counted by everybody from now on."""
    for i in range(s.discard_size[side]):
        s.deck[side, i] = s.discard[side, i]
    s.deck_size[side] = s.discard_size[side]
    s.bag_size[side] = s.discard_size[side]
    s.discard_size[side] = 0
    for i in range(s.hand_size[side]):
        s.shown[side, i] = 1


@rule("NB-45", "NB-83", "NB-G16")
def eliminate_fatigue(s: State, side: int) -> None:
    """A Fatigue card leaves the hand for the Fatigue pile, or for the box."""
    take_from_hand(s, side, first_fatigue(s, side))
    if s.fatigue_eliminated_to == EliminatedTo.PILE:
        s.fatigue += 1
    else:
        s.boxed[side] += 1
