"""Questions about the setup: the selection of a team and the draft."""

from sideline.engine.rule import compiled, rule
from sideline.games.nba_deck.state import (
    BASE_TACTICS,
    BENCH,
    FIRST_BENCH,
    FIRST_TACTIC,
    LEAST_BENCH,
    LEAST_TACTICS,
    NBA_CARDS,
    NOTHING,
    TEAM_PICKS,
    Place,
    State,
)


@rule("NB-109", "NB-110", "NB-111", "NB-G39")
def can_pick(s: State, pick: int) -> bool:
    """Twelve cards can still be reached, five bench and three tactics among them."""
    bench = tactics = 0
    for other in range(pick + 1):
        chosen = s.picks[s.active, other] + int(other == pick)
        if other < BENCH:
            bench += chosen
        else:
            tactics += chosen
    if pick < BENCH:
        return bench + BENCH - 1 - pick >= LEAST_BENCH and bench <= TEAM_PICKS - LEAST_TACTICS
    left = BASE_TACTICS - 1 - (pick - BENCH)
    return bench >= LEAST_BENCH and tactics <= TEAM_PICKS - bench <= tactics + left


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
