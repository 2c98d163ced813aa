"""What a seat may know, as numbers for learners."""

from sideline.engine.layout import SIDES, Ints
from sideline.engine.rule import compiled, rule
from sideline.games.rugby.facts import is_secret
from sideline.games.rugby.state import FACES, KINDS, MOST_PLAYED, MOST_TIED, NO_PLAY, TRY_LINE, Line, State

ALONE = 22
PER_SIDE = 6 + KINDS + MOST_TIED + MOST_PLAYED
PER_KIND = 4
OBSERVATION = ALONE + SIDES * PER_SIDE + PER_KIND * KINDS + 2 * FACES
HIDDEN = -1


@rule("RG-19", "RG-27", "RG-G11", "RG-G44")
def observe(s: State, seat: int, out: Ints) -> None:
    """Write what a seat may know as numbers, its own side first; -1 is a card that it cannot see."""
    observe_play(s, seat, out)
    at = ALONE
    for turn in range(SIDES):
        observe_side(s, seat if turn == 0 else 1 - seat, seat, out, at)
        at += PER_SIDE
    for kind in range(KINDS):
        out[at] = s.hands[seat, kind]
        out[at + 1] = s.turned[kind]
        out[at + 2] = s.shown[kind]
        out[at + 3] = s.skill_copies[s.cards, kind]
        at += PER_KIND
    for face in range(FACES):
        out[at] = s.play_hand[face] if seat == s.attacker else s.counted[face]
        out[at + 1] = s.play_discards[face]
        at += 2


@compiled
def observe_play(s: State, seat: int, out: Ints) -> None:
    """Write the state of play: clock, ball, what was announced, and what the check has led to."""
    may_know = s.face != NO_PLAY and (seat == s.attacker or not is_secret(s))
    is_called = s.face != NO_PLAY
    needed = s.players[s.cards, max(s.face, 0)]
    out[0] = s.phase
    out[1] = s.half
    out[2] = s.phases
    out[3] = s.phases_per_half
    out[4] = s.attacker == seat
    out[5] = s.position if s.attacker == seat else TRY_LINE - s.position
    out[6] = s.set_piece
    out[7] = s.is_from_penalty
    out[8] = s.cards
    out[9] = s.tie_size[s.attacker]
    out[10] = s.cards_dealt
    out[11] = s.play_hand_size
    out[12] = s.play_deck_size
    out[13] = is_called
    out[14] = needed[Line.FORWARDS] if is_called else 0
    out[15] = needed[Line.BACKS] if is_called else 0
    out[16] = s.face if may_know else NO_PLAY
    out[17] = s.column
    out[18] = s.to_turn
    out[19] = s.symbol
    out[20] = s.kick_total
    out[21] = HIDDEN if s.last_winner < 0 else s.last_winner == seat


@compiled
def observe_side(s: State, side: int, seat: int, out: Ints, at: int) -> None:
    """Write what a seat may know of a side: its score, its free and tied-up cards, and what it has played."""
    out[at] = s.score[side]
    out[at + 1] = s.free[side, Line.FORWARDS]
    out[at + 2] = s.free[side, Line.BACKS]
    out[at + 3] = s.tied_size[side]
    out[at + 4] = s.face_down[side]
    out[at + 5] = s.played_size[side]
    at += 6
    for kind in range(KINDS):
        out[at + kind] = s.open_hands[side, kind]
    at += KINDS
    for i in range(MOST_TIED):
        is_open = s.face_down[side] <= i < s.tied_size[side]
        out[at + i] = s.tied[side, i] if is_open else HIDDEN
    at += MOST_TIED
    for i in range(MOST_PLAYED):
        is_open = i < s.played_size[side] and (side == seat or not is_secret(s))
        out[at + i] = s.played[side, i] if is_open else HIDDEN
