"""Who decides, and between what; what chance may bring, and how likely it is."""

from sideline.engine.citations import cited
from sideline.engine.game import CHANCE, NOBODY
from sideline.engine.layout import Ints
from sideline.engine.rule import rule
from sideline.games.nba_deck.decisions.chance import list_chances, outcomes, pick, tickets, weight
from sideline.games.nba_deck.decisions.options import (
    list_activations,
    list_answers,
    list_fates,
    list_keeps,
    list_marks,
    list_menu,
    list_mismatches,
    list_payments,
    list_preparing,
    list_replacing,
    list_rerolls,
    list_shifts,
)
from sideline.games.nba_deck.decisions.picks import list_free_picks, list_picks_in_order
from sideline.games.nba_deck.decisions.solo import list_what_is_dictated
from sideline.games.nba_deck.facts.mismatch import asked_side, may_use_token
from sideline.games.nba_deck.facts.picks import is_picking
from sideline.games.nba_deck.facts.solo import is_automatic
from sideline.games.nba_deck.facts.turn import (
    PAIR,
    boxes,
    cards_in_pile,
    is_up_to_chance,
    regular_turns,
    rounded_up,
    seats,
)
from sideline.games.nba_deck.state import (
    DICE,
    DRAFT_HAND,
    DRAFT_PICKS,
    DRAFT_ROUNDS,
    MOST_DICE,
    NBA_CARDS,
    OVERTIME_TURNS,
    TAKE_BACKS,
    EmptyPilePush,
    EndCondition,
    FirstPlayer,
    Phase,
    State,
)

__all__ = [
    "legal",
    "list_options",
    "longest",
    "misfit",
    "outcomes",
    "pick",
    "shortlist",
    "tickets",
    "to_act",
    "weight",
]

SETUP_ACTIONS = 125
TURN_ACTIONS = 100
MOST_FATIGUE = 20
COMMON_PICKS = DRAFT_PICKS - 1
PICK_ACTIONS = 7 * 2 * TAKE_BACKS
WINDOWS = 4
MOST_LEVEL = 9
TACTIC_ACTIONS = 2 * DICE // 2 * MOST_DICE


@rule("NB-01", "NB-26")
def to_act(s: State) -> int:
    """The active side decides, or one that may use a token; chance draws, reveals and throws."""
    if is_up_to_chance(s):
        return CHANCE
    if s.phase == Phase.OVER:
        return NOBODY
    return asked_side(s)


@rule("NB-37")
def legal(s: State, out: Ints) -> int:
    """List what the pending decision allows, be it of chance or of a side."""
    if is_up_to_chance(s):
        return list_chances(s, out)
    return list_options(s, out)


@rule("NB-37", "NB-G67")
def shortlist(s: State, out: Ints) -> int:
    """List what a side may do, but picks in one order only, which leads to the same."""
    if is_automatic(s, asked_side(s)):
        return list_what_is_dictated(s, out)
    return with_mismatches(s, out, list_picks_in_order(s, out) if is_picking(s) else list_decision(s, out))


@rule("NB-37")
def list_options(s: State, out: Ints) -> int:
    """List what the pending decision allows the side that is asked."""
    if is_automatic(s, asked_side(s)):
        return list_what_is_dictated(s, out)
    return with_mismatches(s, out, list_free_picks(s, out) if is_picking(s) else list_decision(s, out))


@rule("NB-128", "NB-G47")
def with_mismatches(s: State, out: Ints, count: int) -> int:
    """Add the tokens that may be used beside what is asked."""
    return list_mismatches(s, out, count) if may_use_token(s) else count


@rule("NB-37")
def list_decision(s: State, out: Ints) -> int:
    """List what the pending decision allows the active side, where it is not to pick in any order."""
    if s.phase == Phase.MENU:
        return list_menu(s, out)
    if s.phase == Phase.REPLACING:
        return list_replacing(s, out)
    if s.phase == Phase.DISPLACED:
        return list_shifts(s, out)
    if s.phase == Phase.PREPARING:
        return list_preparing(s, out)
    if s.phase == Phase.ACTIVATION:
        return list_activations(s, out)
    if s.phase in (Phase.SELECT, Phase.DRAFT, Phase.TIED, Phase.COACH, Phase.PUT_BACK, Phase.WINDOW):
        return list_answers(s, out)
    return list_one_by_one(s, out)


@rule("NB-35", "NB-45", "NB-57", "NB-66", "NB-85", "NB-G67", seldom=True)
def list_one_by_one(s: State, out: Ints) -> int:
    """List what comes next where things are picked in the order of the list, or a Fatigue card may go."""
    if s.phase == Phase.MARKET:
        return list_marks(s, out)
    if s.phase == Phase.PAYING:
        return list_payments(s, out)
    if s.phase == Phase.REROLL:
        return list_rerolls(s, out, s.last_pick)
    if s.phase == Phase.KEEPING:
        return list_keeps(s, out, s.last_pick)
    if s.phase in (Phase.TIRED, Phase.HAND_END):
        return list_fates(s, out)
    return 0


@cited("NB-91", "NB-102", "NB-162", "NB-G02")
def longest(s: State) -> int:
    """Bound the actions of a match: the setup, then every turn with all its dice thrown and thrown again."""
    everybody = seats(s)
    overtime = rounded_up(OVERTIME_TURNS, everybody) + everybody - 1
    turns = regular_turns(s) + everybody + s.max_overtimes * overtime
    per_turn = TURN_ACTIONS + (PICK_ACTIONS + TACTIC_ACTIONS) * (2 + 2 * s.reroll_passes)
    mismatches = everybody * s.mismatch_limit * (1 + MOST_LEVEL * DICE + 2 * TAKE_BACKS)
    windows = turns * WINDOWS * everybody
    return everybody * SETUP_ACTIONS + turns * per_turn + (mismatches + windows) * int(s.mismatch > 0)


@cited("NB-07", "NB-115", "NB-133", "NB-G61")
def most_in_pile(s: State) -> int:
    """Count the NBA cards that may come into the pile: what a draft puts aside does not."""
    aside = DRAFT_ROUNDS * (DRAFT_HAND - COMMON_PICKS) * seats(s) if s.expert2_draft else 0
    return NBA_CARDS - aside


@cited("NB-112", "NB-114", "NB-G55")
def least_to_draft(s: State) -> int:
    """Count the athletes that a draft deals: five in each of five rounds to everybody."""
    return DRAFT_ROUNDS * DRAFT_HAND * seats(s)


@cited("NB-93", "NB-G01", "NB-G02", "NB-G03", "NB-G55")
def misfit(s: State) -> str | None:
    """Refuse a length that does not give both sides the same number of turns, or has no end."""
    if s.pile_size % PAIR:
        return "pile_size must be even, so that both sides have the same number of turns (NB-G01)."
    if s.expert2_draft and least_to_draft(s) > NBA_CARDS:
        return f"A draft needs {least_to_draft(s)} athletes; there are {NBA_CARDS} in these packs (NB-G55)."
    if cards_in_pile(s) > most_in_pile(s):
        most = most_in_pile(s) * PAIR // seats(s)
        return f"With {seats(s)} seats there are cards for a pile_size of at most {most} (NB-133)."
    if s.fatigue_cards * boxes(s) > MOST_FATIGUE:
        return f"There are at most {MOST_FATIGUE} Fatigue cards in both boxes (NB-132)."
    if s.first_player - FirstPlayer.HOME >= seats(s):
        return "first_player names a seat that this match has not got (NB-25)."
    if s.end_condition == EndCondition.MARKET_EMPTY and s.empty_pile_push == EmptyPilePush.NONE:
        return "A river that stands still never empties: choose another empty_pile_push (NB-G03)."
    if s.tactic_copies.sum() < 1:
        return "The market needs at least one tactic (NB-17)."
    if s.solo and seats(s) != PAIR:
        return "A solo match has two seats, one of them automatic (NB-G62)."
    if any(len(set(kept[kept > 0])) < (kept > 0).sum() for kept in s.kept_athletes):
        return "A side keeps an athlete once (NB-149)."
    return None
