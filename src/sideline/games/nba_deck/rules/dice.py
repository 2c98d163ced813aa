"""Activating a tactic: the dice are thrown, thrown again, and kept."""

from sideline.engine.rule import compiled, rule
from sideline.games.nba_deck.facts.coaches import picked_for_free
from sideline.games.nba_deck.facts.dice import (
    DICE_FACES,
    can_keep,
    counts_for,
    has_activation,
    has_reroll,
    is_tiring,
    next_die,
    next_to_keep,
)
from sideline.games.nba_deck.facts.picks import is_free
from sideline.games.nba_deck.facts.solo import is_automatic, next_activation
from sideline.games.nba_deck.facts.team import TEN
from sideline.games.nba_deck.rules.cards import put_on_deck, put_on_discard
from sideline.games.nba_deck.rules.course import ask
from sideline.games.nba_deck.rules.picks import lay_down
from sideline.games.nba_deck.state import (
    COLOURS,
    DICE,
    FACES,
    FATIGUE,
    FIRST_TACTIC,
    MOST_DICE,
    NOTHING,
    DicePer,
    KeepChoice,
    Phase,
    State,
    Step,
)


@rule("NB-38", "NB-G31")
def open_activation(s: State) -> None:
    """The side may activate what it can; otherwise its turn comes to an end."""
    s.asked = 0
    s.last_kind = NOTHING
    is_wanted = next_activation(s) != NOTHING if is_automatic(s, s.active) else has_activation(s)
    if is_wanted:
        ask(s, Phase.ACTIVATION)
    else:
        s.next = Step.END_HAND


@rule("NB-61", "NB-62", "NB-64", "NB-65", "NB-G19")
def activate(s: State, row: int, column: int) -> None:
    """A tactic is announced, and the dice of its skills are taken up."""
    s.activated = s.tactics[s.active, row, column]
    if not is_automatic(s, s.active):
        s.tactics[s.active, row, column] = NOTHING
    s.has_activated[row] = 1
    take_dice(s)
    if s.max_dice_per == DicePer.ACTIVATION:
        take_ten_dice(s)
    s.picked = 0
    s.rerolled = 0
    s.rerolled_free = 0
    s.passes = 0
    s.last_pick = 0
    s.next = Step.THROW


@rule("NB-62", "NB-63", "NB-64", "NB-65", "NB-67", "NB-G09")
def take_dice(s: State) -> None:
    """A skill that the tactic uses throws as many dice as the team's level, ten at most."""
    rest = s.keep[s.activated - FIRST_TACTIC]
    for place in range(DICE):
        die = DICE - 1 - place
        s.quota[die] = rest % TEN
        s.to_roll[die] = min(s.team[s.active, die], MOST_DICE) if rest % TEN > 0 else 0
        rest //= TEN


@rule("NB-G09", seldom=True)
def take_ten_dice(s: State) -> None:
    """Where ten dice are all there are, the least promising ones stay in the reserve."""
    excess = -MOST_DICE
    for die in range(DICE):
        excess += s.to_roll[die]
    while excess > 0:
        least = NOTHING
        for die in range(DICE):
            if s.to_roll[die] > 0 and (least == NOTHING or sum_of_faces(s, die) <= sum_of_faces(s, least)):
                least = die
        s.to_roll[least] -= 1
        excess -= 1


@rule("NB-G09")
def sum_of_faces(s: State, die: int) -> int:
    """The sum of the faces of a die that count for the active side."""
    total = 0
    for face in range(FACES):
        total += counts_for(s, s.active, die, face)
    return total


@rule("NB-67", "NB-G10", "NB-G12")
def best_kept(s: State, die: int) -> int:
    """The most valuable die of a skill that may be kept."""
    best = NOTHING
    for face in range(FACES):
        if can_keep(s, die, face) and (
            best == NOTHING or counts_for(s, s.active, die, face) > counts_for(s, s.active, die, best)
        ):
            best = face
    return best


@compiled
def keep_die(s: State, die: int, face: int) -> None:
    """A die moves to the zone of its side."""
    s.rolled[die, face] -= 1
    s.quota[die] -= 1
    s.zone[s.active, die, face] += 1
    if die < COLOURS:
        s.attack[s.active] |= 1 << die


@rule("NB-64")
def throw(s: State) -> None:
    """The dice are thrown one by one; then some may be thrown again."""
    if next_die(s) == NOTHING:
        s.next = Step.OFFER_REROLL
    else:
        ask(s, Phase.ROLL)


@rule("NB-64")
def roll(s: State, face: int) -> None:
    """A die shows a face."""
    die = next_die(s)
    s.to_roll[die] -= 1
    s.thrown[die] += 1
    s.rolled[die, face] += 1
    s.next = Step.THROW


@rule("NB-66", "NB-79", "NB-82", "NB-G14")
def offer_reroll(s: State) -> None:
    """Dice may be thrown again once, if there is a reason and a way to."""
    if has_reroll(s) or is_picking_up(s):
        ask(s, Phase.REROLL)
    elif s.picked > 0:
        throw_again(s)
    else:
        s.last_pick = 0
        s.taken_back = 0
        s.next = Step.KEEP_DICE


@rule("NB-79", "NB-G67")
def is_picking_up(s: State) -> bool:
    """Dice are picked up, in any order, and the side has not said that it is done."""
    return bool(is_free(s) and s.picked > 0 and s.last_pick < DICE_FACES)


@rule("NB-79", "NB-G14")
def pick_up(s: State, die: int, face: int) -> None:
    """One more die is to be thrown again."""
    s.rolled[die, face] -= 1
    s.lifted[die, face] += 1
    s.picked += 1
    if not is_free(s):
        s.last_pick = die * FACES + face
    s.next = Step.OFFER_REROLL


@rule("NB-79", "NB-G14")
def pick_up_no_more(s: State) -> None:
    """The dice named so far are thrown again; without any no more are."""
    if s.picked == 0:
        s.passes = s.reroll_passes
    s.last_pick = DICE_FACES
    s.next = Step.OFFER_REROLL


@rule("NB-80", "NB-81", "NB-82", "NB-124", "NB-125", "NB-156", "NB-G14", "NB-G15")
def throw_again(s: State) -> None:
    """Fatigue is taken for defensive dice before they are thrown, except in Money-time."""
    free = picked_for_free(s)
    if is_tiring(s):
        for _ in range(s.picked - free):
            put_on_deck(s, s.active, FATIGUE)
        s.fatigue -= s.picked - free
    take_up_lifted(s)
    s.rerolled += s.picked - free
    s.rerolled_free += free
    s.picked = 0
    s.passes += 1
    s.last_pick = 0
    s.taken_back = 0
    s.next = Step.THROW


@rule("NB-66", "NB-79")
def take_up_lifted(s: State) -> None:
    """The dice that were picked up are to be thrown."""
    for die in range(DICE):
        for face in range(FACES):
            s.to_roll[die] += s.lifted[die, face]
            s.lifted[die, face] = 0


@rule("NB-67", "NB-70", "NB-71", "NB-G10")
def keep_dice(s: State) -> None:
    """The best dice of each skill go to the zone, unless the side may choose."""
    is_free_choice = s.keep_choice == KeepChoice.FREE and not is_automatic(s, s.active)
    if is_free_choice and next_to_keep(s, s.last_pick) < DICE_FACES:
        ask(s, Phase.KEEPING)
        return
    if not is_free_choice:
        keep_best(s)
    s.next = Step.END_ACTIVATION


@rule("NB-67", "NB-70")
def keep_best(s: State) -> None:
    """Of each skill so many dice go to the zone as the tactic says, the best ones."""
    for die in range(DICE):
        face = best_kept(s, die)
        while face != NOTHING:
            keep_die(s, die, face)
            face = best_kept(s, die)


@rule("NB-G10", seldom=True)
def choose_to_keep(s: State, die: int, face: int) -> None:
    """One more die is kept, as the side chooses; in the order of the list it goes to the zone at once."""
    if is_free(s):
        s.rolled[die, face] -= 1
        s.quota[die] -= 1
        s.lifted[die, face] += 1
    else:
        keep_die(s, die, face)
        s.last_pick = die * FACES + face
        s.next = Step.KEEP_DICE


@rule("NB-67", "NB-G10", "NB-G67", seldom=True)
def keep_lifted(s: State) -> None:
    """The dice that were picked go to the zone together."""
    for die in range(DICE):
        for face in range(FACES):
            for _ in range(s.lifted[die, face]):
                lay_down(s, die, face)
                keep_die(s, die, face)
    s.taken_back = 0
    s.next = Step.END_ACTIVATION


@rule("NB-67", "NB-69", "NB-G21", "NB-G50", "NB-G66")
def end_activation(s: State) -> None:
    """The other dice go back to the reserve, and the tactic to the discard; the automatic side keeps it."""
    for die in range(DICE):
        for face in range(FACES):
            s.rolled[die, face] = 0
    if not is_automatic(s, s.active):
        put_on_discard(s, s.active, s.activated)
    s.activated = NOTHING
    s.next = Step.OPEN_ACTIVATION
