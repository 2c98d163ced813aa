"""What a designer may want to have counted in a simulation of many matches."""

from sideline.engine.game import END
from sideline.engine.layout import Ints
from sideline.engine.rule import compiled
from sideline.games.nba_deck.actions import (
    ACTIVATE,
    ADOPT,
    BUY,
    DIE,
    DONE,
    ENTER,
    FATE,
    MARK,
    MISMATCH,
    RECRUIT,
    RENEW,
)
from sideline.games.nba_deck.charts import CARD_IDS, column
from sideline.games.nba_deck.facts.market import for_sale
from sideline.games.nba_deck.facts.mismatch import asked_side
from sideline.games.nba_deck.facts.picks import is_picking
from sideline.games.nba_deck.facts.team import is_athlete, row_of
from sideline.games.nba_deck.facts.turn import is_money_time, is_up_to_chance
from sideline.games.nba_deck.state import (
    FIRST_MODEL,
    FIRST_TACTIC,
    MARKET_SLOTS,
    MODELS,
    NBA_CARDS,
    TACTICS,
    Phase,
    State,
)
from sideline.games.nba_deck.state.pieces import Fate, Row

BOUGHT = tuple(f"bought.{code}" for code in CARD_IDS[:NBA_CARDS])
BOUGHT_TACTIC = tuple(f"bought.{code}" for code in CARD_IDS[FIRST_MODEL:-1])
ACTIVATED = tuple(f"activated.{code}" for code in CARD_IDS[FIRST_TACTIC:-1])
OTHERS = (
    "athletes_bought",
    "tactics_bought",
    "athletes_entered",
    "tactics_marked",
    "attacks",
    "defences",
    "dice_rerolled",
    "fatigue_taken",
    "fatigue_pile_emptied",
    "kept",
    "discarded",
    "eliminated",
    "went_first",
    "overtimes",
    "mismatches",
    "recruited",
    "tactics_adopted",
    "markets_renewed",
)
TALLIES = (*BOUGHT, *BOUGHT_TACTIC, *ACTIVATED, *OTHERS)
FATE_OF_CHOICE = column(Fate.DISCARD, Fate.KEEP, Fate.ELIMINATE)
TACTIC_AT = NBA_CARDS
ACTIVATED_AT = NBA_CARDS + MODELS
(
    ATHLETES_BOUGHT,
    TACTICS_BOUGHT,
    ENTERED,
    MARKED,
    ATTACKS,
    DEFENCES,
    REROLLED,
    FATIGUE_TAKEN,
    EMPTIED,
    KEPT,
    DISCARDED,
    ELIMINATED,
    WENT_FIRST,
    OVERTIMES,
    MISMATCHES,
    RECRUITED,
    ADOPTED,
    RENEWED,
) = range(ACTIVATED_AT + TACTICS, len(TALLIES))


@compiled
def tally(s: State, action: int, counts: Ints) -> None:
    """Count purchases, entries, activations, re-rolls and what becomes of cards for the active side."""
    if action == END:
        for seat in range(len(counts)):
            counts[seat, OVERTIMES] = s.overtime
    elif s.phase == Phase.TOSS:
        counts[action, WENT_FIRST] += 1
    elif not is_up_to_chance(s):
        tally_action(s, action, counts[asked_side(s)])


@compiled
def tally_action(s: State, action: int, counts: Ints) -> None:
    """Count what a side does."""
    if action in MISMATCH:
        counts[MISMATCHES] += 1
    elif s.phase in (Phase.RECRUIT, Phase.SHOP):
        tally_dictated(action, counts)
    elif is_picking(s):
        if action == DONE:
            tally_picks(s, counts)
    elif action in MARK:
        counts[MARKED] += 1
    elif action in ENTER:
        counts[ENTERED] += 1
    elif action in BUY:
        tally_purchase(for_sale(s, BUY.part(action)), counts)
    elif action in ACTIVATE:
        tally_activation(s, action, counts)
    elif action in DIE and s.phase == Phase.REROLL:
        tally_rerolls(s, 1, counts)
    elif action in FATE and s.phase == Phase.HAND_END:
        tally_fate(FATE.part(action), counts)


@compiled
def tally_dictated(action: int, counts: Ints) -> None:
    """Count whom and what the automatic side takes."""
    if action in RECRUIT:
        counts[RECRUITED] += 1
    elif action in ADOPT:
        counts[ADOPTED] += 1
    elif action == RENEW:
        counts[RENEWED] += 1


@compiled
def tally_picks(s: State, counts: Ints) -> None:
    """Count what was picked in any order, once that is settled."""
    if s.phase == Phase.MARKET:
        for slot in range(MARKET_SLOTS):
            counts[MARKED] += s.marked >> slot & 1
    elif s.phase == Phase.REROLL:
        if s.picked > 0:
            tally_rerolls(s, s.picked, counts)
    elif s.phase == Phase.HAND_END:
        for i in range(s.hand_size[s.active]):
            tally_fate(FATE_OF_CHOICE[s.chosen[i]], counts)


@compiled
def tally_purchase(card: int, counts: Ints) -> None:
    """Count an athlete or a tactic bought, and which."""
    if is_athlete(card):
        counts[ATHLETES_BOUGHT] += 1
        counts[card] += 1
    else:
        counts[TACTICS_BOUGHT] += 1
        counts[TACTIC_AT + card - FIRST_MODEL] += 1


@compiled
def tally_activation(s: State, action: int, counts: Ints) -> None:
    """Count an attack or a defence, and its tactic."""
    row, place = ACTIVATE.parts(action)
    counts[ATTACKS + row] += 1
    counts[ACTIVATED_AT + s.tactics[s.active, row, place] - FIRST_TACTIC] += 1


@compiled
def tally_rerolls(s: State, dice: int, counts: Ints) -> None:
    """Count dice thrown again, the Fatigue they cost, and whether they take the last of the pile."""
    counts[REROLLED] += dice
    if row_of(s.activated) == Row.DEFENCE and not is_money_time(s):
        counts[FATIGUE_TAKEN] += dice
        before = 0 if is_picking(s) else s.picked
        counts[EMPTIED] += int(before + dice == s.fatigue)


@compiled
def tally_fate(fate: int, counts: Ints) -> None:
    """Count what becomes of a card left in hand."""
    if fate == Fate.KEEP:
        counts[KEPT] += 1
    elif fate == Fate.DISCARD:
        counts[DISCARDED] += 1
    else:
        counts[ELIMINATED] += 1
