"""What a designer may want to have counted in a simulation of many matches."""

from sideline.engine.game import END
from sideline.engine.layout import SIDES, Ints
from sideline.engine.rule import compiled
from sideline.games.nba_deck.actions import (
    ACTIVATE,
    BUY_ATHLETE,
    BUY_MINI,
    BUY_TACTIC,
    DONE,
    ENTER,
    FATE,
    PAY,
    RESEAT,
)
from sideline.games.nba_deck.charts import CARD_IDS
from sideline.games.nba_deck.facts.team import is_money_time, row_of
from sideline.games.nba_deck.state import (
    FIRST_MODEL,
    MODELS,
    NBA_CARDS,
    TACTICS,
    Fate,
    Phase,
    Row,
    State,
)
from sideline.games.nba_deck.state import FIRST_TACTIC as FIRST

BOUGHT = tuple(f"bought.{code}" for code in CARD_IDS[:NBA_CARDS])
BOUGHT_TACTIC = tuple(f"bought.{code}" for code in CARD_IDS[FIRST_MODEL:-1])
ACTIVATED = tuple(f"activated.{code}" for code in CARD_IDS[FIRST:-1])
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
)
TALLIES = (*BOUGHT, *BOUGHT_TACTIC, *ACTIVATED, *OTHERS)
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
) = range(ACTIVATED_AT + TACTICS, len(TALLIES))


@compiled
def tally(s: State, action: int, counts: Ints) -> None:
    """Count purchases, entries, activations, re-rolls and what becomes of cards for the active side."""
    if action == END:
        for seat in range(SIDES):
            counts[seat, OVERTIMES] = s.overtime
    elif s.phase == Phase.TOSS:
        counts[action, WENT_FIRST] += 1
    elif s.phase == Phase.MARKET:
        counts[s.active, MARKED] += int(action != DONE)
    elif s.phase in (Phase.MENU, Phase.REPLACING):
        tally_action(s, action, counts[s.active])
    elif s.phase == Phase.ACTIVATION and action != DONE:
        tally_activation(s, action, counts[s.active])
    elif s.phase == Phase.REROLL and action != DONE:
        tally_reroll(s, counts[s.active])
    elif s.phase == Phase.HAND_END:
        tally_fate(action - FATE, counts[s.active])


@compiled
def tally_action(s: State, action: int, counts: Ints) -> None:
    """Count entries and purchases."""
    if ENTER <= action < RESEAT:
        counts[ENTERED] += 1
    elif BUY_TACTIC <= action < PAY:
        counts[TACTICS_BOUGHT] += 1
        counts[TACTIC_AT + s.market[action - BUY_TACTIC]] += 1
    elif BUY_ATHLETE <= action < BUY_TACTIC:
        river = action < BUY_MINI
        card = s.river[action - BUY_ATHLETE] if river else s.mini[s.active, action - BUY_MINI]
        counts[ATHLETES_BOUGHT] += 1
        counts[card] += 1


@compiled
def tally_activation(s: State, action: int, counts: Ints) -> None:
    """Count an attack or a defence, and its tactic."""
    row, place = (action - ACTIVATE) // 3, (action - ACTIVATE) % 3
    counts[ATTACKS + row] += 1
    counts[ACTIVATED_AT + s.tactics[s.active, row, place] - FIRST] += 1


@compiled
def tally_reroll(s: State, counts: Ints) -> None:
    """Count a die thrown again, the Fatigue it costs, and whether it takes the last of the pile."""
    counts[REROLLED] += 1
    if row_of(s.activated) == Row.DEFENCE and not is_money_time(s):
        counts[FATIGUE_TAKEN] += 1
        counts[EMPTIED] += int(s.picked + 1 == s.fatigue)


@compiled
def tally_fate(fate: int, counts: Ints) -> None:
    """Count what becomes of a card left in hand."""
    if fate == Fate.KEEP:
        counts[KEPT] += 1
    elif fate == Fate.DISCARD:
        counts[DISCARDED] += 1
    else:
        counts[ELIMINATED] += 1
