"""Replacements and preparation: what happens on the court before the dice."""

from sideline.engine.rule import rule
from sideline.games.nba_deck.actions import DISCARD_DISPLACED, DONE, ENTER, FATE, PLACE, RESEAT, SWAP
from sideline.games.nba_deck.charts import PLAYS_AT
from sideline.games.nba_deck.decisions.options import can_prepare, free_places
from sideline.games.nba_deck.facts.team import add_levels, row_of
from sideline.games.nba_deck.rules.cards import (
    eliminate_fatigue,
    first_fatigue,
    put_on_discard,
    take_from_hand,
)
from sideline.games.nba_deck.state import (
    COLUMNS,
    NOTHING,
    POSITIONS,
    Fate,
    Phase,
    State,
)


@rule("NB-39", "NB-41", "NB-44", "NB-G24", "NB-G25")
def replace(s: State, action: int) -> None:
    """An athlete comes in or shifts, one leaves, two change places, or the replacements are done."""
    s.has_replaced = 1
    if action == DONE:
        s.phase = Phase.END_REPLACEMENTS
    elif action == DISCARD_DISPLACED:
        s.phase = Phase.LEAVE
    elif action >= SWAP:
        swap(s, action - SWAP)
    else:
        athlete, position = s.in_air, action - RESEAT
        if action < RESEAT:
            s.entered += 1
            athlete = take_from_hand(s, s.active, (action - ENTER) // POSITIONS)
            position = (action - ENTER) % POSITIONS
        seat(s, athlete, position)


@rule("NB-41", "NB-G23", "NB-G27")
def seat(s: State, athlete: int, position: int) -> None:
    """An athlete takes a position, and who stood there is displaced."""
    s.in_air = s.court[s.active, position]
    s.court[s.active, position] = athlete
    s.locked |= 1 << position
    add_levels(s, s.active, athlete, times=1)
    add_levels(s, s.active, s.in_air, times=-1)
    s.phase = Phase.LEAVE if free_places(s) == 0 else Phase.DISPLACED


@rule("NB-42", "NB-G22")
def leave(s: State) -> None:
    """Who leaves the court goes to the discard at once."""
    put_on_discard(s, s.active, s.in_air)
    s.in_air = NOTHING
    s.phase = Phase.REPLACING if can_go_on(s) else Phase.END_REPLACEMENTS


@rule("NB-39", "NB-G24")
def can_go_on(s: State) -> bool:
    """Some athlete in hand has a position that was not filled in this action."""
    places = 0
    for i in range(s.hand_size[s.active]):
        places |= PLAYS_AT[s.hand[s.active, i]]
    return bool(places & ~s.locked)


@rule("NB-G23")
def swap(s: State, pair: int) -> None:
    """Two athletes change places, and both places are filled for this action."""
    one = 0
    while pair >= POSITIONS - 1 - one:
        pair -= POSITIONS - 1 - one
        one += 1
    other = one + 1 + pair
    athlete = s.court[s.active, one]
    s.court[s.active, one] = s.court[s.active, other]
    s.court[s.active, other] = athlete
    s.locked |= 1 << one | 1 << other
    s.phase = Phase.REPLACING


@rule("NB-43", "NB-45", "NB-83", "NB-G25", "NB-G26")
def end_replacements(s: State) -> None:
    """For each athlete who came in one Fatigue card may go; then as many cards are drawn."""
    if s.asked < s.entered and first_fatigue(s, s.active) < s.hand_size[s.active]:
        if s.auto_eliminate_fatigue == 0:
            relieve(s, FATE + Fate.ELIMINATE)
        else:
            s.phase = Phase.TIRED
        return
    s.owed[s.active] = s.entered
    s.after = Phase.OPEN_MENU
    s.phase = Phase.DRAW_CARDS


@rule("NB-45", "NB-G26")
def relieve(s: State, action: int) -> None:
    """A Fatigue card is eliminated, or the rest is kept."""
    s.asked += 1
    if action == FATE + Fate.ELIMINATE:
        eliminate_fatigue(s, s.active)
    else:
        s.asked = s.entered
    s.phase = Phase.END_REPLACEMENTS


@rule("NB-46", "NB-50", "NB-51", "NB-G30")
def prepare(s: State, action: int) -> None:
    """A tactic goes from hand to court, or the preparation is done."""
    s.has_prepared = 1
    if action == DONE:
        s.phase = Phase.OPEN_MENU
    else:
        place(s, (action - PLACE) // COLUMNS, (action - PLACE) % COLUMNS)
        s.phase = Phase.GO_ON_PREPARING


@rule("NB-47", "NB-48", "NB-49", "NB-G29", "NB-G63")
def place(s: State, i: int, column: int) -> None:
    """The tactic lies in its row; one that lay there goes to the discard."""
    tactic = take_from_hand(s, s.active, i)
    row = row_of(tactic)
    former = s.tactics[s.active, row, column]
    s.tactics[s.active, row, column] = tactic
    if former != NOTHING:
        put_on_discard(s, s.active, former)


@rule("NB-46", "NB-G30")
def go_on_preparing(s: State) -> None:
    """The side is asked again while it holds a tactic."""
    s.phase = Phase.OPEN_MENU
    for i in range(s.hand_size[s.active]):
        if can_prepare(s, s.hand[s.active, i]):
            s.phase = Phase.PREPARING
