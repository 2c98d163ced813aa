"""Mismatch: a token sets one athlete against the one who stands opposite, and the difference is scored."""

from sideline.engine.rule import rule
from sideline.games.nba_deck.facts.mismatch import (
    ALL_TOKENS,
    asked_side,
    clash_points,
    next_clash_die,
    next_to_ask,
)
from sideline.games.nba_deck.facts.picks import is_picking
from sideline.games.nba_deck.facts.solo import is_automatic
from sideline.games.nba_deck.facts.team import level_of
from sideline.games.nba_deck.facts.turn import rival, seats, turns_after
from sideline.games.nba_deck.rules.course import ask
from sideline.games.nba_deck.rules.picks import drop_picks
from sideline.games.nba_deck.state import COLOURS, DICE, FACES, NOTHING, Mismatch, Phase, State, Step


@rule("NB-128")
def lay_tokens(s: State) -> None:
    """Each side begins with five tokens, one for each position."""
    s.clash_position = NOTHING
    s.window_offset = 0
    s.windows = 0
    s.declined = 0
    for side in range(seats(s)):
        has_tokens = s.mismatch != Mismatch.OFF and not is_automatic(s, side)
        s.tokens[side] = ALL_TOKENS if has_tokens else 0


@rule("NB-128", "NB-129", seldom=True)
def use_token(s: State, offset: int, position: int) -> None:
    """A token is turned, and the dice of the two athletes at its position are taken up; picks are dropped."""
    s.clash_seat = asked_side(s)
    s.clash_foe = rival(s, s.clash_seat, offset)
    s.clash_position = position
    s.tokens[s.clash_seat] &= ~(1 << position)
    s.resume = s.phase
    if is_picking(s):
        drop_picks(s)
    s.clash_attack = 0
    for die in range(DICE):
        side = s.clash_seat if die < COLOURS else s.clash_foe
        s.clash_dice[die] = level_of(s, s.court[side, position], die)
        if die < COLOURS and s.clash_dice[die] > 0:
            s.clash_attack |= 1 << die
    s.next = Step.CLASH


@rule("NB-129", "NB-130", "NB-G47", seldom=True)
def go_on_clashing(s: State) -> None:
    """The dice are thrown one by one; then the difference is scored at once and all goes on as before."""
    if next_clash_die(s) != NOTHING:
        ask(s, Phase.CLASH)
        return
    points = clash_points(s)
    s.score[s.clash_seat] += points
    s.against[s.clash_seat, turns_after(s, s.clash_foe, s.clash_seat) - 1] += points
    s.clash_position = NOTHING
    for die in range(DICE):
        for face in range(FACES):
            s.clash_rolled[die, face] = 0
    ask(s, s.resume)
    if s.resume == Phase.WINDOW:
        s.next = Step.ASK_OTHERS


@rule("NB-129")
def throw_in_clash(s: State, face: int) -> None:
    """A die of a mismatch shows a face."""
    die = next_clash_die(s)
    s.clash_dice[die] -= 1
    s.clash_rolled[die, face] += 1
    s.next = Step.CLASH


@rule("NB-128", "NB-G47")
def open_window(s: State, part: int) -> bool:
    """Before a phase of the turn the others may use tokens, if that was agreed; then the step goes on."""
    if s.mismatch != Mismatch.ANY_TIME or s.windows >> part & 1:
        return False
    s.windows |= 1 << part
    s.window_offset = 0
    s.window_next = s.next
    s.next = Step.ASK_OTHERS
    return True


@rule("NB-128", "NB-G47")
def ask_others(s: State) -> None:
    """Those who hold a token and have not said that they use none this turn are asked one by one."""
    offset = next_to_ask(s)
    if offset == NOTHING:
        s.next = s.window_next
    else:
        s.window_offset = offset
        s.window_seat = rival(s, s.active, offset)
        ask(s, Phase.WINDOW)


@rule("NB-128", "NB-G47")
def let_pass(s: State) -> None:
    """A side uses no token before this phase."""
    s.window_offset += 1
    s.next = Step.ASK_OTHERS


@rule("NB-G47")
def decline(s: State) -> None:
    """A side uses no token in this turn, and is not asked again before the next."""
    s.declined |= 1 << s.window_seat
    let_pass(s)
