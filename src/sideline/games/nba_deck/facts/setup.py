"""Questions about the setup: the selection of a team and the draft."""

from sideline.engine.rule import compiled, rule
from sideline.games.nba_deck.charts import SLOT_OF
from sideline.games.nba_deck.facts.solo import is_automatic
from sideline.games.nba_deck.facts.turn import rival, seats
from sideline.games.nba_deck.state import (
    BASE_TACTICS,
    BENCH,
    DRAFT_HAND,
    FIRST_BENCH,
    FIRST_MODEL,
    FIRST_TACTIC,
    KEEPING_SIDES,
    LEAST_BENCH,
    LEAST_TACTICS,
    NBA_CARDS,
    NOTHING,
    TEAM_PICKS,
    USUAL_BENCH,
    USUAL_TACTICS,
    SelectionSize,
    State,
)
from sideline.games.nba_deck.state.pieces import Place


@rule("NB-107", "NB-109", "NB-G39")
def least_bench(s: State) -> int:
    """How many bench cards a chosen team has at least."""
    return USUAL_BENCH if s.selection_size == SelectionSize.SEVEN_AND_FIVE else LEAST_BENCH


@rule("NB-107", "NB-110", "NB-G39")
def least_tactics(s: State) -> int:
    """How many base tactics a chosen team has at least."""
    return USUAL_TACTICS if s.selection_size == SelectionSize.SEVEN_AND_FIVE else LEAST_TACTICS


@rule("NB-109", "NB-110", "NB-111", "NB-G39")
def can_pick(s: State, pick: int) -> bool:
    """Twelve cards can still be reached, and as many bench cards and tactics as there must be."""
    bench = tactics = 0
    for other in range(pick + 1):
        chosen = s.picks[s.active, other] + int(other == pick)
        if other < BENCH:
            bench += chosen
        else:
            tactics += chosen
    if pick < BENCH:
        return bench + BENCH - 1 - pick >= least_bench(s) and bench <= TEAM_PICKS - least_tactics(s)
    left = BASE_TACTICS - 1 - (pick - BENCH)
    return bench >= least_bench(s) and tactics <= TEAM_PICKS - bench <= tactics + left


@rule("NB-114", "NB-G61")
def dealt_to(s: State) -> int:
    """The side that the next card of a draft hand goes to: the first one's come first."""
    return (first_to_choose(s) + s.steps // DRAFT_HAND) % seats(s)


@compiled
def drafted(s: State, side: int, nth: int) -> int:
    """The nth card of a draft hand, in the order of the list."""
    for card in range(NBA_CARDS):
        if s.place[card] == Place.DRAFT + side:
            if nth == 0:
                return card
            nth -= 1
    return NOTHING


@compiled
def picked_card(choice: int) -> int:
    """The card behind a number of the selection: bench first, then base tactics."""
    return FIRST_BENCH + choice if choice < BENCH else FIRST_TACTIC + choice - BENCH


@rule("NB-149", "NB-158", "NB-G51")
def starting_card(s: State, side: int, choice: int) -> int:
    """The card that a side begins with: one it kept from an earlier match, if that takes its place."""
    slot = SLOT_OF[choice]
    if slot == NOTHING or side >= KEEPING_SIDES:
        return picked_card(choice)
    if choice < BENCH:
        kept = s.kept_athletes[side, slot]
        return int(kept - 1) if kept > 0 else picked_card(choice)
    kept = s.kept_tactics[side, slot]
    return int(FIRST_MODEL + kept - 1) if kept > 0 else picked_card(choice)


@rule("NB-149", "NB-158", "NB-G51")
def keeping_sides(s: State) -> int:
    """How many sides may bring cards that they kept: the two of a match, or the person in a solo match."""
    return KEEPING_SIDES - s.solo


@rule("NB-107", "NB-138")
def takes_initiation_cards(s: State, side: int) -> bool:
    """A side does not choose its cards: in the initiation game, and the automatic side of a solo match."""
    return s.expert1 == 0 or is_automatic(s, side)


@rule("NB-107", "NB-G62")
def first_to_choose(s: State) -> int:
    """The side that goes first chooses first; the automatic side chooses nothing."""
    return rival(s, s.first, 0) if is_automatic(s, s.first) else s.first


@rule("NB-107", "NB-115", "NB-150", "NB-G62")
def has_everyone_chosen(s: State) -> bool:
    """It would be the turn of who chose first, or the automatic side's."""
    return bool(s.active == first_to_choose(s) or is_automatic(s, s.active))
