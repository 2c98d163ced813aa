"""Questions about tactics and dice: what may be activated, thrown again and kept, and what it will score."""

from sideline.engine.rule import compiled, rule
from sideline.games.nba_deck.facts.coaches import free_die, picked_for_free, throws_free
from sideline.games.nba_deck.facts.mismatch import next_clash_die
from sideline.games.nba_deck.facts.solo import is_automatic, next_blank
from sideline.games.nba_deck.facts.team import attack_rerolls, can_grasp, is_null, row_of
from sideline.games.nba_deck.facts.turn import is_match_on, is_money_time, rival, rivals
from sideline.games.nba_deck.state import (
    COLOURS,
    COLUMNS,
    DICE,
    FACES,
    FREE_REROLLS,
    NOTHING,
    ROWS,
    Phase,
    State,
)
from sideline.games.nba_deck.state.pieces import Row

DICE_FACES = DICE * FACES


@rule("NB-38", "NB-59", "NB-G17", "NB-G31")
def can_activate(s: State, row: int, column: int) -> bool:
    """The team can grasp the tactic, none of its type was activated yet, and it may have an effect."""
    tactic = s.tactics[s.active, row, column]
    if s.has_activated[row] == 1 or tactic == NOTHING or not can_grasp(s, s.active, tactic):
        return False
    if row == Row.OFFENCE and s.is_ultimate > 0:
        return False
    return s.allow_null_activation == 1 or not is_null(s, s.active, tactic)


@rule("NB-38")
def has_activation(s: State) -> bool:
    """Some tactic can be activated, so that the seat is asked."""
    for row in range(ROWS):
        for column in range(COLUMNS):
            if can_activate(s, row, column):
                return True
    return False


@compiled
def is_first_in_row(s: State, row: int, column: int) -> bool:
    """Equal tactics of a row are offered once."""
    equal = 0
    for other in range(column):
        equal += int(s.tactics[s.active, row, other] == s.tactics[s.active, row, column])
    return equal == 0


@rule("NB-64")
def next_die(s: State) -> int:
    """Dice are thrown one after the other in the order of the skills."""
    for die in range(DICE):
        if s.to_roll[die] > 0:
            return die
    return NOTHING


@rule("NB-64", "NB-129")
def die_thrown(s: State) -> int:
    """The die that chance throws: of an activation, or of a mismatch."""
    return next_clash_die(s) if s.phase == Phase.CLASH else next_die(s)


@rule("NB-77", "NB-80", "NB-124", "NB-G15")
def rerolls_left(s: State) -> int:
    """Dice that may still be thrown again: by Rebounds in attack, by Fatigue (or for free) in defence."""
    picked = s.picked - picked_for_free(s)
    if row_of(s.activated) == Row.OFFENCE:
        return attack_rerolls(s, s.active) - s.rerolled - picked
    if is_money_time(s):
        return FREE_REROLLS - s.rerolled - picked
    return s.fatigue - picked


@rule("NB-80", "NB-124")
def is_tiring(s: State) -> bool:
    """A die of a defence is thrown again for a Fatigue card, except in Money-time."""
    return bool(s.activated != NOTHING and row_of(s.activated) == Row.DEFENCE and not is_money_time(s))


@rule("NB-66", "NB-82", "NB-G14", "NB-G15")
def has_reroll(s: State) -> bool:
    """Dice may be thrown again, and there is one to throw."""
    if s.passes >= s.reroll_passes:
        return False
    if is_automatic(s, s.active):
        return may_throw_blank(s)
    return next_to_throw(s, s.last_pick) < DICE_FACES


@rule("NB-147", "NB-G50")
def may_throw_blank(s: State) -> bool:
    """The automatic side throws blanks of its attack again as far as its rebounds allow, nothing else."""
    is_attack = row_of(s.activated) == Row.OFFENCE
    return is_attack and rerolls_left(s) > 0 and next_blank(s) != NOTHING


@rule("NB-77", "NB-80", "NB-156", "NB-G68")
def next_to_throw(s: State, pick: int) -> int:
    """The first die from one on in the order of the list that may be thrown again, or the end of the list."""
    is_allowed = rerolls_left(s) > 0
    if not is_allowed and free_die(s) == NOTHING:
        return DICE_FACES
    for die in range(max(pick // FACES, first_die(s)), DICE):
        for face in range(FACES):
            place = die * FACES + face
            if place >= pick and can_throw_again(s, die, face, is_allowed):
                return place
    return DICE_FACES


@rule("NB-11")
def first_die(s: State) -> int:
    """The first kind of dice that the activated tactic throws: those of a defence come last in the list."""
    return COLOURS if row_of(s.activated) == Row.DEFENCE else 0


@rule("NB-66", "NB-156", "NB-G68")
def can_throw_again(s: State, die: int, face: int, is_allowed: bool) -> bool:
    """A die shows that face and may go again; where only bad dice do it could be better."""
    if not is_allowed and not throws_free(s, die):
        return False
    if s.reroll_any_die == 1:
        return bool(s.rolled[die, face] > 0)
    return can_improve(s, die, face)


@rule("NB-77", "NB-80", "NB-G12")
def can_improve(s: State, die: int, face: int) -> bool:
    """A die shows that face and has a better one for this purpose."""
    if s.rolled[die, face] == 0:
        return False
    return counts_for(s, s.active, die, face) < best_face(s, s.active, die)


@rule("NB-67", "NB-G10")
def next_to_keep(s: State, pick: int) -> int:
    """The first die from one on in the order of the list that may be kept, or the end of the list."""
    while pick < DICE_FACES and not can_keep(s, pick // FACES, pick % FACES):
        pick += 1
    return pick


@rule("NB-67", "NB-G10", "NB-G11", "NB-G12")
def can_keep(s: State, die: int, face: int) -> bool:
    """A die shows that face, it counts (or blanks are placed), and the tactic keeps one more of its skill."""
    if s.rolled[die, face] == 0 or s.quota[die] == 0:
        return False
    if counts_for(s, s.active, die, face) > 0:
        return True
    return s.place_blanks == 1 and row_of(s.activated) == Row.OFFENCE


@rule("NB-71", "NB-G11")
def shows_colour(s: State, side: int, colour: int) -> bool:
    """A die of a colour waits in the attack of a side."""
    return bool(s.attack[side] >> colour & 1)


@rule("NB-11", "NB-71")
def counts_for(s: State, side: int, die: int, face: int) -> int:
    """What a face is worth to a side: in defence only against a colour of an attack that waits, each time."""
    number = s.faces[die, face]
    if die < COLOURS or number == 0:
        return int(number)
    return int(number * attackers(s, side, s.colours[die - COLOURS, face]))


@rule("NB-71", "NB-136", "NB-G48")
def attackers(s: State, side: int, colour: int) -> int:
    """How many attacks with a die of a colour wait for a side."""
    attacks = 0
    for nth in range(rivals(s)):
        other = rival(s, side, nth)
        attacks += int(shows_colour(s, other, colour) and is_match_on(s, side, other))
    return attacks


@compiled
def best_face(s: State, side: int, die: int) -> int:
    """The most a die can be worth to a side now."""
    best = 0
    for face in range(FACES):
        best = max(best, counts_for(s, side, die, face))
    return best


@compiled
def is_same_face(s: State, die: int, one: int, other: int) -> bool:
    """Two faces of a die show the same number, in defence in the same colour."""
    if s.faces[die, one] != s.faces[die, other]:
        return False
    if die < COLOURS or s.faces[die, one] == 0:
        return True
    return bool(s.colours[die - COLOURS, one] == s.colours[die - COLOURS, other])


@compiled
def first_like(s: State, die: int, face: int) -> int:
    """The first face of a die that shows the same."""
    for other in range(face):
        if is_same_face(s, die, other, face):
            return other
    return face


@rule("NB-28", "NB-134", "NB-135")
def points_waiting(s: State, side: int) -> int:
    """What the attack of a side would score now, in all its matches."""
    total = 0
    for nth in range(rivals(s)):
        total += points_against(s, side, rival(s, side, nth))
    return total


@rule("NB-28", "NB-30", "NB-71", "NB-135", "NB-136", "NB-G13", "NB-G20", "NB-G48")
def points_against(s: State, side: int, other: int) -> int:
    """What the attack of a side would score now against another: only its own colours are defended."""
    if not is_match_on(s, side, other):
        return 0
    total = 0
    for colour in range(COLOURS):
        if shows_colour(s, side, colour):
            points = attack_of(s, side, colour) - defence_of(s, other, colour)
            if points > 0 or s.defence_cap_per_colour == 0:
                total += points
    return max(0, total)


@rule("NB-28")
def attack_of(s: State, side: int, colour: int) -> int:
    """The sum of the attack dice of a colour."""
    total = 0
    for face in range(FACES):
        total += s.zone[side, colour, face] * s.faces[colour, face]
    return int(total)


@rule("NB-28", "NB-71")
def defence_of(s: State, side: int, colour: int) -> int:
    """The sum of the defensive numbers of a colour that a side has kept."""
    total = 0
    for die in range(COLOURS):
        for face in range(FACES):
            if s.colours[die, face] == colour:
                total += s.zone[side, COLOURS + die, face] * s.faces[COLOURS + die, face]
    return int(total)
