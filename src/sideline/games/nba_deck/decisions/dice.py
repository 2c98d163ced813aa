"""What may be activated, thrown again and kept."""

from sideline.engine.layout import Ints
from sideline.engine.rule import compiled, rule
from sideline.games.nba_deck.actions import (
    ACTIVATE,
    DONE,
    REROLL,
)
from sideline.games.nba_deck.decisions.options import add
from sideline.games.nba_deck.facts.team import (
    best_face,
    can_grasp,
    counts_for,
    is_null,
    rerolls_left,
    row_of,
)
from sideline.games.nba_deck.state import (
    COLUMNS,
    DICE,
    FACES,
    NOTHING,
    ROWS,
    Row,
    State,
)


@rule("NB-38", "NB-59", "NB-G17", "NB-G31")
def can_activate(s: State, row: int, column: int) -> bool:
    """The team can grasp the tactic, none of its type was activated yet, and it may have an effect."""
    tactic = s.tactics[s.active, row, column]
    if s.has_activated[row] == 1 or tactic == NOTHING or not can_grasp(s, s.active, tactic):
        return False
    if row == Row.OFFENCE and s.is_ultimate == 1:
        return False
    return s.allow_null_activation == 0 or not is_null(s, s.active, tactic)


@rule("NB-38", "NB-94", "NB-G31")
def list_activations(s: State, out: Ints) -> int:
    """One offensive and one defensive tactic, in any order, or none."""
    count = add(out, 0, DONE)
    for row in range(ROWS):
        for column in range(COLUMNS):
            if can_activate(s, row, column) and is_first_in_row(s, row, column):
                count = add(out, count, ACTIVATE + COLUMNS * row + column)
    return count


@compiled
def is_first_in_row(s: State, row: int, column: int) -> bool:
    """Equal tactics of a row are offered once."""
    equal = 0
    for other in range(column):
        equal += int(s.tactics[s.active, row, other] == s.tactics[s.active, row, column])
    return equal == 0


@rule("NB-38")
def has_activation(s: State) -> bool:
    """Some tactic can be activated, so that the seat is asked."""
    for row in range(ROWS):
        for column in range(COLUMNS):
            if can_activate(s, row, column):
                return True
    return False


@rule("NB-66", "NB-79", "NB-82", "NB-G14")
def list_rerolls(s: State, out: Ints) -> int:
    """Any die that could be better, in the order of the list, or no more."""
    count = add(out, 0, DONE)
    for pick in range(s.last_pick, DICE * FACES):
        if can_improve(s, pick):
            count = add(out, count, REROLL + pick)
    return count


@rule("NB-77", "NB-80", "NB-G12")
def can_improve(s: State, pick: int) -> bool:
    """A die shows that face and has a better one for this purpose."""
    die, face = pick // FACES, pick % FACES
    if s.rolled[die, face] == 0:
        return False
    return counts_for(s, s.active, die, face) < best_face(s, s.active, die)


@rule("NB-66", "NB-82", "NB-G14", "NB-G15")
def has_reroll(s: State) -> bool:
    """Dice may be thrown again, and some die could be better."""
    if s.passes >= s.reroll_passes or rerolls_left(s) <= 0:
        return False
    pick = s.last_pick
    while pick < DICE * FACES and not can_improve(s, pick):
        pick += 1
    return pick < DICE * FACES


@rule("NB-67", "NB-G10", "NB-G11", "NB-G12")
def can_keep(s: State, die: int, face: int) -> bool:
    """A die shows that face, it counts (or blanks are placed), and the tactic keeps one more of its skill."""
    if s.rolled[die, face] == 0 or s.quota[die] == 0:
        return False
    if counts_for(s, s.active, die, face) > 0:
        return True
    return s.place_blanks == 1 and row_of(s.activated) == Row.OFFENCE


@rule("NB-G10")
def list_keeps(s: State, out: Ints) -> int:
    """Any die that may be kept, in the order of the list, or no more."""
    count = add(out, 0, DONE)
    for pick in range(s.last_pick, DICE * FACES):
        if can_keep(s, pick // FACES, pick % FACES):
            count = add(out, count, REROLL + pick)
    return count


@rule("NB-G10")
def has_keep(s: State) -> bool:
    """Some die may still be kept."""
    pick = s.last_pick
    while pick < DICE * FACES and not can_keep(s, pick // FACES, pick % FACES):
        pick += 1
    return pick < DICE * FACES
