"""Questions about the court: who may come in, shift or change places, and where a tactic may lie."""

from sideline.engine.rule import rule
from sideline.games.nba_deck.charts import PLAYS_AT
from sideline.games.nba_deck.facts.hand import is_first_of_kind
from sideline.games.nba_deck.facts.team import is_tactic, row_of
from sideline.games.nba_deck.state import COLUMNS, NOTHING, Replaceable, State
from sideline.games.nba_deck.state.pieces import Row


@rule("NB-40", "NB-84", "NB-G24")
def open_positions(s: State, athlete: int) -> int:
    """The positions of an athlete, as bits, that were not filled in this action."""
    return int(PLAYS_AT[athlete] & ~s.locked)


@rule("NB-39", "NB-G24")
def has_entry(s: State) -> bool:
    """Some athlete in hand may come in."""
    positions = 0
    for i in range(s.hand_size[s.active]):
        positions |= open_positions(s, s.hand[s.active, i])
    return positions != 0


@rule("NB-40", "NB-G23")
def can_swap(s: State, one: int, other: int) -> bool:
    """Both can play in the other's place, and neither place was filled in this action."""
    if s.locked & (1 << one | 1 << other):
        return False
    court = s.court[s.active]
    return bool(PLAYS_AT[court[one]] >> other & 1 and PLAYS_AT[court[other]] >> one & 1)


@rule("NB-46", "NB-84", "NB-94")
def can_prepare(s: State, kind: int) -> bool:
    """A tactic may be prepared; in the ultimate turn only a defensive one."""
    return is_tactic(kind) and (s.is_ultimate == 0 or row_of(kind) == Row.DEFENCE)


@rule("NB-46", "NB-94", "NB-G30")
def has_tactic_to_prepare(s: State) -> bool:
    """Some tactic in hand may be prepared: there is always a column for it."""
    tactics = 0
    for i in range(s.hand_size[s.active]):
        tactics += int(can_prepare(s, s.hand[s.active, i]))
    return tactics > 0


@rule("NB-46", "NB-47", "NB-48", "NB-49", "NB-G29")
def open_columns(s: State, i: int) -> int:
    """The columns, as bits, for a tactic of the hand: the first free one, and those where a tactic lies.

    Equal tactics are offered once.
    """
    kind = s.hand[s.active, i]
    if not can_prepare(s, kind) or not is_first_of_kind(s, i):
        return 0
    columns, free = 0, 0
    for column in range(COLUMNS):
        is_free = s.tactics[s.active, row_of(kind), column] == NOTHING
        columns |= int(not is_free or free == 0) << column
        free |= int(is_free) << column
    if free and s.replaceable_tactics == Replaceable.FULL_ROW:
        return columns & free
    return columns
