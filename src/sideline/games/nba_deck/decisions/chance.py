"""What chance may bring, and how likely it is."""

from sideline.engine.chance import holder, list_outcomes
from sideline.engine.layout import Ints
from sideline.engine.rule import compiled, rule
from sideline.games.nba_deck.facts.coaches import is_coach_left
from sideline.games.nba_deck.facts.dice import die_thrown, first_like, is_same_face
from sideline.games.nba_deck.facts.hand import copies_in_bag, drawer
from sideline.games.nba_deck.facts.market import is_cheap, is_in_pile, is_unused, rank_of
from sideline.games.nba_deck.facts.turn import cards_in_pile, seats
from sideline.games.nba_deck.state import (
    AUTOMATIC,
    COACHES,
    FACES,
    KINDS,
    MODELS,
    NBA_CARDS,
    NOTHING,
    PROFILES,
    FirstPlayer,
    Phase,
    RemovedCards,
    State,
)
from sideline.games.nba_deck.state.pieces import Place

OUT_OF_THE_BOX = (Phase.PILE_DRAW, Phase.DRAFT_DEAL)


@rule("NB-G32")
def outcomes(s: State) -> int:
    """How many things chance may bring: a seat, a face, a model of tactic, an NBA card, or any card."""
    if s.phase in (Phase.ROLL, Phase.CLASH):
        return FACES
    if s.phase == Phase.DRAW:
        return KINDS
    if s.phase == Phase.TACTIC:
        return MODELS
    if s.phase == Phase.TOSS:
        return seats(s)
    if s.phase == Phase.COACH_DRAW:
        return COACHES
    if s.phase == Phase.PROFILE:
        return PROFILES
    return NBA_CARDS


@rule("NB-10", "NB-17", "NB-23", "NB-25", "NB-72", "NB-G56")
def weight(s: State, outcome: int) -> int:
    """Every card of a shuffled pile and every face of a die is as likely as any other."""
    if s.phase in (Phase.ROLL, Phase.CLASH):
        return weight_of_face(s, die_thrown(s), outcome)
    if s.phase == Phase.DRAW:
        return copies_in_bag(s, drawer(s), outcome)
    if s.phase == Phase.TACTIC:
        return int(s.tactic_pile[outcome])
    return int(may_be(s, outcome))


@compiled
def weight_of_face(s: State, die: int, face: int) -> int:
    """How many faces of a die show the same; the first of them stands for all."""
    if first_like(s, die, face) != face:
        return 0
    alike = 0
    for other in range(FACES):
        alike += int(is_same_face(s, die, face, other))
    return alike


@compiled
def may_be(s: State, outcome: int) -> bool:
    """A seat may go first, a coach may be drawn, or an NBA card may come."""
    if s.phase == Phase.TOSS:
        return outcome < seats(s) and may_be_first(s, outcome)
    if s.phase == Phase.COACH_DRAW:
        return is_coach_left(s, outcome)
    if s.phase == Phase.PROFILE:
        return outcome < PROFILES
    return may_come(s, outcome)


@rule("NB-25", "NB-G50", "NB-G56")
def may_be_first(s: State, seat: int) -> bool:
    """Any seat may go first, unless that is settled; in a solo match the person does."""
    if s.solo == 1 and s.first_player == FirstPlayer.RANDOM:
        return seat != AUTOMATIC
    return bool(s.first_player == FirstPlayer.RANDOM or s.first_player - FirstPlayer.HOME == seat)


@rule("NB-18", "NB-19", "NB-20", "NB-113", "NB-117", "NB-120", "NB-G06", "NB-G07")
def may_come(s: State, card: int) -> bool:
    """The NBA cards that chance chooses from now."""
    if s.phase in OUT_OF_THE_BOX:
        return is_left(s, card)
    if s.phase == Phase.RIVER:
        return is_on_top(s, card)
    place = s.place[card]
    if s.phase == Phase.PILE_ADD:
        return place == Place.UNUSED and is_cheap(s, card)
    if s.phase == Phase.SCOUT:
        return is_unused(place)
    if s.phase == Phase.PILE_REMOVE:
        return may_be_removed(s, card)
    if s.pile_left > cards_in_pile(s):
        return is_in_pile(place)
    return bool(place == Place.UNUSED)


@rule("NB-18", "NB-113")
def is_left(s: State, card: int) -> bool:
    """Nothing has become of the card yet."""
    return bool(s.place[card] == Place.UNUSED)


@rule("NB-20", "NB-117", "NB-G06")
def is_on_top(s: State, card: int) -> bool:
    """No card of the pile comes before it."""
    return is_in_pile(s.place[card]) and (s.next_rank == NOTHING or rank_of(s, card) == s.next_rank)


@rule("NB-19", "NB-G07")
def may_be_removed(s: State, card: int) -> bool:
    """A dear card makes room; by the option any card that was drawn first, not those just added."""
    return s.place[card] == Place.PILE and (s.removed_cards == RemovedCards.ANY or not is_cheap(s, card))


@rule("NB-23", "NB-64")
def tickets(s: State) -> int:
    """Count the equally likely cases without listing them."""
    if s.phase in (Phase.ROLL, Phase.CLASH):
        return FACES
    if s.phase == Phase.DRAW:
        return int(s.bag_size[drawer(s)])
    if s.phase == Phase.TACTIC:
        return s.tactic_pile_size
    if s.phase == Phase.RIVER:
        return s.next_count
    return count_cases(s)


@compiled
def count_cases(s: State) -> int:
    """Count the seats that may be named, or the NBA cards that may come."""
    cases = 0
    if s.phase in OUT_OF_THE_BOX:
        for card in range(NBA_CARDS):
            cases += int(is_left(s, card))
        return cases
    for outcome in range(NBA_CARDS):
        cases += int(may_be(s, outcome))
    return cases


@rule("NB-23", "NB-64")
def pick(s: State, ticket: int) -> int:
    """A ticket names a face, a card of the bag, or a card of a pile."""
    if s.phase in (Phase.ROLL, Phase.CLASH):
        return first_like(s, die_thrown(s), ticket)
    if s.phase == Phase.DRAW:
        return int(s.deck[drawer(s), ticket])
    if s.phase == Phase.TACTIC:
        return holder(s.tactic_pile, ticket)
    if s.phase in OUT_OF_THE_BOX:
        return pick_from_the_box(s, ticket)
    if s.phase == Phase.RIVER:
        return pick_from_the_top(s, ticket)
    outcome = -1
    while ticket >= 0:
        outcome += 1
        ticket -= int(may_be(s, outcome))
    return outcome


@compiled
def pick_from_the_box(s: State, ticket: int) -> int:
    """A ticket names one of the cards that are left."""
    card = -1
    while ticket >= 0:
        card += 1
        ticket -= int(is_left(s, card))
    return card


@compiled
def pick_from_the_top(s: State, ticket: int) -> int:
    """A ticket names one of the cards that may lie on top of the pile."""
    card = -1
    while ticket >= 0:
        card += 1
        ticket -= int(is_on_top(s, card))
    return card


@compiled
def list_chances(s: State, out: Ints) -> int:
    """List what chance may bring, without weighing every card there is."""
    if s.phase == Phase.DRAW:
        return list_kinds_in_bag(s, out)
    if s.phase in (Phase.ROLL, Phase.TACTIC, Phase.TOSS, Phase.COACH_DRAW, Phase.CLASH, Phase.PROFILE):
        return list_outcomes(s, out)
    count = 0
    for card in range(NBA_CARDS):
        if may_come(s, card):
            out[count] = card
            count += 1
    return count


@rule("NB-23", "NB-87")
def list_kinds_in_bag(s: State, out: Ints) -> int:
    """The kinds of card in the unknown part of a deck, in the order of the list."""
    side = drawer(s)
    count = 0
    for i in range(s.bag_size[side]):
        kind = s.deck[side, i]
        place = count
        while place > 0 and out[place - 1] > kind:
            place -= 1
        if place == 0 or out[place - 1] != kind:
            for later in range(count, place, -1):
                out[later] = out[later - 1]
            out[place] = kind
            count += 1
    return count
