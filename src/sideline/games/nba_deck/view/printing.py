"""Cards as they are printed, with the numbers of a match."""

from msgspec.structs import replace

from sideline.engine.citations import cited
from sideline.engine.shared import shared
from sideline.games.nba_deck.charts import (
    CARD_IDS,
    CARD_NAMES,
    LEVEL_NAMES,
    MEDAL_IDS,
    PLAYS_AT,
    POSITION_NAMES,
    SHORT_NAMES,
)
from sideline.games.nba_deck.facts.team import dice_to_keep, row_of
from sideline.games.nba_deck.state import (
    ATHLETES,
    DICE,
    FATIGUE,
    FIRST_MODEL,
    FIRST_TACTIC,
    NBA_CARDS,
    POSITIONS,
    State,
)
from sideline.games.nba_deck.view.shapes import Card, Cards, Side

SKILL_DICE = LEVEL_NAMES[:DICE]


def print_cards(s: State, sides: tuple[Side, ...], others: tuple[str | None, ...]) -> dict[str, Card]:
    """Print every card that the viewer sees."""
    seen = {card for card in others if card not in (None, "blank")}
    for side in sides:
        rows = (side.hand, side.deck_top, side.discard, side.unseen, side.court, side.offence, side.defence)
        seen |= {card for row in (*rows, side.mini_market) for card in row if card is not None}
    cards = {code: card for code, card in printed(s).items() if code in seen}
    return cards | {code: replace(cards[code], has_medal=True) for code in decisive(s) if code in seen}


@cited("NB-159", "NB-161")
def decisive(s: State) -> Cards:
    """Name the cards that carry a medal, if there are medals."""
    return MEDAL_IDS if s.decisive_athletes else ()


@shared("value", "levels", "cost", "tactic_cost", "complexity", "keep")
def printed(s: State) -> dict[str, Card]:
    """Print every card of the box with the numbers of this match."""
    return {CARD_IDS[kind]: print_card(s, kind) for kind in range(FATIGUE + 1)}


@cited("NB-12", "NB-13", "NB-163")
def print_card(s: State, kind: int) -> Card:
    """Print one card with the numbers of this match."""
    name, short = CARD_NAMES[kind], SHORT_NAMES[kind]
    if kind == FATIGUE:
        return Card(name, short, "fatigue", 0, 0)
    value = int(s.value[kind])
    if kind < ATHLETES:
        levels = f"{int(s.levels[kind]):08d}"
        return Card(
            name,
            short,
            "athlete",
            value,
            int(s.cost[kind]) if kind < NBA_CARDS else 0,
            tuple(POSITION_NAMES[place] for place in range(POSITIONS) if PLAYS_AT[kind] >> place & 1),
            {skill: int(level) for skill, level in zip(LEVEL_NAMES, levels, strict=True)},
        )
    keep = {name: dice_to_keep(s, kind, die) for die, name in enumerate(SKILL_DICE)}
    return Card(
        name,
        short,
        "defence" if row_of(kind) else "offence",
        value,
        int(s.tactic_cost[kind - FIRST_MODEL]) if kind >= FIRST_MODEL else 0,
        complexity=int(s.complexity[kind - FIRST_TACTIC]),
        keep={skill: dice for skill, dice in keep.items() if dice},
    )
