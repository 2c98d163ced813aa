"""Questions about Mismatch: who may use which token, who is asked, and what the dice are worth."""

from sideline.engine.rule import compiled, rule
from sideline.games.nba_deck.facts.turn import is_playing, rival, rivals
from sideline.games.nba_deck.state import COLOURS, DICE, FACES, NOTHING, POSITIONS, Mismatch, Phase, State

ALL_TOKENS = (1 << POSITIONS) - 1
SCORING, ADJUSTMENT, ACTIONS, END = range(4)
"""The parts of a turn before which the others may use tokens."""
IN_A_TURN = (
    Phase.MARKET,
    Phase.MENU,
    Phase.REPLACING,
    Phase.DISPLACED,
    Phase.TIRED,
    Phase.PREPARING,
    Phase.PAYING,
    Phase.ACTIVATION,
    Phase.REROLL,
    Phase.KEEPING,
    Phase.HAND_END,
    Phase.PUT_BACK,
    Phase.WINDOW,
)


@compiled
def asked_side(s: State) -> int:
    """The side that decides: the active one, or another that may use a token before a phase."""
    return s.window_seat if s.phase == Phase.WINDOW else s.active


@compiled
def pending_phase(s: State) -> int:
    """The phase, or the one that goes on after a mismatch."""
    return s.resume if s.phase == Phase.CLASH else s.phase


@rule("NB-35", "NB-128", "NB-155")
def is_market_left(s: State) -> bool:
    """The market of this turn was asked about; cards put back and early tokens come before."""
    phase = pending_phase(s)
    if phase == Phase.WINDOW:
        return s.windows >> ACTIONS & 1 == 1
    return s.turn > 0 and phase not in (Phase.MARKET, Phase.PUT_BACK)


@rule("NB-128", "NB-131", "NB-G47")
def usable_tokens(s: State, side: int) -> int:
    """The tokens of a side, as bits, that it may still use: none once as many are turned as were agreed."""
    turned = POSITIONS
    for position in range(POSITIONS):
        turned -= s.tokens[side] >> position & 1
    return int(s.tokens[side]) if turned < s.mismatch_limit else 0


@rule("NB-128", "NB-G47")
def may_use_token(s: State) -> bool:
    """A token may be used at any decision of a turn."""
    return s.mismatch != Mismatch.OFF and s.phase in IN_A_TURN


@rule("NB-129")
def next_clash_die(s: State) -> int:
    """The dice of a mismatch are thrown one after the other in the order of the skills."""
    for die in range(DICE):
        if s.clash_dice[die] > 0:
            return die
    return NOTHING


@rule("NB-129", "NB-130", "NB-71", "NB-G47")
def clash_points(s: State) -> int:
    """The attack dice of a mismatch less the defence dice, never less than nothing."""
    points = 0
    for die in range(DICE):
        for face in range(FACES):
            number = s.clash_rolled[die, face] * s.faces[die, face]
            if die < COLOURS:
                points += number
            elif counts_in_clash(s, die, face):
                points -= number
    return max(0, int(points))


@rule("NB-71", "NB-G47")
def counts_in_clash(s: State, die: int, face: int) -> bool:
    """A defence number counts if its colour was thrown in the attack; by the option every one does."""
    if s.mismatch_colour == 0:
        return True
    return bool(s.clash_attack >> s.colours[die - COLOURS, face] & 1)


@rule("NB-128", "NB-G47")
def next_to_ask(s: State) -> int:
    """The place after the active side of the next one that may use a token now, or nothing."""
    for offset in range(s.window_offset, rivals(s)):
        seat = rival(s, s.active, offset)
        is_in = is_playing(s, seat) and s.declined >> seat & 1 == 0
        if is_in and usable_tokens(s, seat) != 0:
            return offset
    return NOTHING
