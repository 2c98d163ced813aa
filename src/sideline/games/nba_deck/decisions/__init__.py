"""Who decides, and between what; what chance may bring, and how likely it is."""

from sideline.engine.chance import holder, list_outcomes
from sideline.engine.citations import cited
from sideline.engine.game import CHANCE, NOBODY
from sideline.engine.layout import SIDES, Ints
from sideline.engine.rule import compiled, rule
from sideline.games.nba_deck.actions import ACCEPT_DRAW, DONE, PLAY_ON
from sideline.games.nba_deck.charts import CHEAPEST, DEAREST_CHEAP
from sideline.games.nba_deck.decisions.dice import list_activations, list_keeps, list_rerolls
from sideline.games.nba_deck.decisions.options import (
    add,
    list_draft,
    list_fates,
    list_marks,
    list_menu,
    list_payments,
    list_picks,
    list_places,
    list_relief,
    list_replacing,
    list_seats,
)
from sideline.games.nba_deck.facts.team import first_like, is_same_face
from sideline.games.nba_deck.state import (
    DICE,
    EXTRA_TURNS,
    FACES,
    KINDS,
    MODELS,
    MOST_DICE,
    NBA_CARDS,
    NOTHING,
    OVERTIME_TURNS,
    EmptyPilePush,
    EndCondition,
    FirstPlayer,
    Phase,
    Place,
    State,
)


@rule("NB-01", "NB-26")
def to_act(s: State) -> int:
    """The active side decides, chance draws, reveals and throws."""
    if s.phase < Phase.SELECT:
        return CHANCE
    if s.phase == Phase.OVER:
        return NOBODY
    return s.active


@rule("NB-G32")
def outcomes(s: State) -> int:
    """How many things chance may bring: a seat, a face, a model of tactic, an NBA card, or any card."""
    if s.phase == Phase.ROLL:
        return FACES
    if s.phase == Phase.DRAW:
        return KINDS
    if s.phase == Phase.TACTIC:
        return MODELS
    if s.phase == Phase.TOSS:
        return SIDES
    return NBA_CARDS


@rule("NB-10", "NB-17", "NB-23", "NB-25", "NB-72", "NB-G56")
def weight(s: State, outcome: int) -> int:
    """Every card of a shuffled pile and every face of a die is as likely as any other."""
    if s.phase == Phase.ROLL:
        return weight_of_face(s, next_die(s), outcome)
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


@rule("NB-64")
def next_die(s: State) -> int:
    """Dice are thrown one after the other in the order of the skills."""
    for die in range(DICE):
        if s.to_roll[die] > 0:
            return die
    return NOTHING


@rule("NB-43", "NB-87")
def drawer(s: State) -> int:
    """The active side draws first."""
    return s.active if s.owed[s.active] > 0 else 1 - s.active


@compiled
def copies_in_bag(s: State, side: int, kind: int) -> int:
    """How many cards of a kind are in the unknown part of a deck."""
    copies = 0
    for i in range(s.bag_size[side]):
        copies += int(s.deck[side, i] == kind)
    return copies


@rule("NB-18", "NB-19", "NB-20", "NB-113", "NB-117", "NB-120", "NB-G06", "NB-G07")
def may_come(s: State, card: int) -> bool:
    """The NBA cards that chance chooses from now."""
    place = s.place[card]
    if s.phase in (Phase.PILE_DRAW, Phase.DRAFT_DEAL):
        return bool(place == Place.UNUSED)
    if s.phase == Phase.RIVER:
        return is_in_pile(place) and (s.next_rank == NOTHING or rank_of(s, card) == s.next_rank)
    if s.phase == Phase.PILE_ADD:
        return place == Place.UNUSED and is_cheap(s, card)
    if s.phase == Phase.PILE_REMOVE:
        return place == Place.PILE and not is_cheap(s, card)
    if s.pile_left > s.pile_size:
        return is_in_pile(place)
    return bool(place == Place.UNUSED)


@compiled
def is_in_pile(place: int) -> bool:
    """The card lies in the pile of the river, wherever it came from."""
    return bool(place == Place.PILE or Place.COMMON <= place < Place.BOX)


@rule("NB-20", "NB-G06")
def rank_of(s: State, card: int) -> int:
    """The pile is sorted by cost, then by value."""
    return int(s.cost[card] * KINDS + s.value[card])


@rule("NB-19", "NB-G07")
def is_cheap(s: State, card: int) -> bool:
    """A card that costs 3, 4 or 5."""
    return bool(CHEAPEST <= s.cost[card] <= DEAREST_CHEAP)


@rule("NB-23", "NB-64")
def tickets(s: State) -> int:
    """Count the equally likely cases without listing them."""
    if s.phase == Phase.ROLL:
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
    """Count the cases of the rarer decisions of chance."""
    cases = 0
    for outcome in range(NBA_CARDS):
        cases += int(may_be(s, outcome))
    return cases


@compiled
def may_be(s: State, outcome: int) -> bool:
    """A seat may go first, or an NBA card may come."""
    if s.phase == Phase.TOSS:
        return outcome < SIDES and may_be_first(s, outcome)
    return may_come(s, outcome)


@rule("NB-25", "NB-G56")
def may_be_first(s: State, seat: int) -> bool:
    """Either seat may go first, unless that is settled."""
    return bool(s.first_player == FirstPlayer.RANDOM or s.first_player - FirstPlayer.HOME == seat)


@rule("NB-23", "NB-64")
def pick(s: State, ticket: int) -> int:
    """A ticket names a face, a card of the bag, or a card of a pile."""
    if s.phase == Phase.ROLL:
        return first_like(s, next_die(s), ticket)
    if s.phase == Phase.DRAW:
        return int(s.deck[drawer(s), ticket])
    if s.phase == Phase.TACTIC:
        return holder(s.tactic_pile, ticket)
    outcome = -1
    while ticket >= 0:
        outcome += 1
        ticket -= int(may_be(s, outcome))
    return outcome


@rule("NB-37")
def legal(s: State, out: Ints) -> int:
    """List what the pending decision allows, be it of chance or of a seat."""
    if s.phase < Phase.SELECT:
        return list_chances(s, out)
    return list_options(s, out)


@rule("NB-37")
def list_options(s: State, out: Ints) -> int:
    """List what the pending decision allows the active side."""
    if s.phase == Phase.MENU:
        return list_menu(s, out)
    if s.phase == Phase.MARKET:
        return list_marks(s, out)
    if s.phase == Phase.HAND_END:
        return list_fates(s, out)
    if s.phase == Phase.ACTIVATION:
        return list_activations(s, out)
    if s.phase == Phase.PREPARING:
        return list_places(s, out, add(out, 0, DONE))
    if s.phase == Phase.REPLACING:
        return list_replacing(s, out)
    return list_rarer(s, out)


@compiled
def list_chances(s: State, out: Ints) -> int:
    """List what chance may bring, without weighing every card there is."""
    if s.phase == Phase.DRAW:
        return list_draws(s, out)
    if s.phase in (Phase.ROLL, Phase.TACTIC, Phase.TOSS):
        return list_outcomes(s, out)
    count = 0
    for card in range(NBA_CARDS):
        if may_come(s, card):
            count = add(out, count, card)
    return count


@rule("NB-23", "NB-87")
def list_draws(s: State, out: Ints) -> int:
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


@compiled
def list_rarer(s: State, out: Ints) -> int:
    """List what the less frequent decisions allow."""
    if s.phase == Phase.PAYING:
        return list_payments(s, out)
    if s.phase == Phase.REROLL:
        return list_rerolls(s, out)
    if s.phase == Phase.DISPLACED:
        return list_seats(s, out)
    if s.phase == Phase.KEEPING:
        return list_keeps(s, out)
    if s.phase == Phase.TIRED:
        return list_relief(s, out)
    if s.phase == Phase.SELECT:
        return list_picks(s, out)
    if s.phase == Phase.DRAFT:
        return list_draft(s, out)
    return list_answers(s, out)


@rule("NB-97", "NB-101", "NB-G46")
def list_answers(s: State, out: Ints) -> int:
    """A side accepts the draw or wants an overtime."""
    count = add(out, 0, ACCEPT_DRAW)
    return add(out, count, PLAY_ON)


SETUP_ACTIONS = 250
TURN_ACTIONS = 100
TACTIC_ACTIONS = 2 * DICE // 2 * MOST_DICE


@cited("NB-91", "NB-102", "NB-162", "NB-G02")
def longest(s: State) -> int:
    """Bound the actions of a match: the setup, then every turn with all its dice thrown and thrown again."""
    turns = s.pile_size + EXTRA_TURNS + 2 + s.max_overtimes * (OVERTIME_TURNS + 1)
    return SETUP_ACTIONS + turns * (TURN_ACTIONS + TACTIC_ACTIONS * (2 + 2 * s.reroll_passes))


@cited("NB-93", "NB-G01", "NB-G02", "NB-G03")
def misfit(s: State) -> str | None:
    """Refuse a length that does not give both sides the same number of turns, or has no end."""
    if s.pile_size % SIDES:
        return "pile_size must be even, so that both sides have the same number of turns (NB-G01)."
    if s.end_condition == EndCondition.MARKET_EMPTY and s.empty_pile_push == EmptyPilePush.NONE:
        return "A river that stands still never empties: choose another empty_pile_push (NB-G03)."
    if s.tactic_copies.sum() < 1:
        return "The market needs at least one tactic (NB-17)."
    return None
