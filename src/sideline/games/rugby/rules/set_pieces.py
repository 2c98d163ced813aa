"""Set pieces: new decks for both sides, tied-up forwards, play cards for the attack, and penalties."""

from sideline.engine.layout import SIDES
from sideline.engine.rule import rule
from sideline.games.rugby.actions import LINEOUT, SHOT, TIE
from sideline.games.rugby.charts import LINE_OF
from sideline.games.rugby.choices import TiedBy
from sideline.games.rugby.facts import line_dealt, lineout_place, place_in_deal, receiver, tying_side
from sideline.games.rugby.rules.time import is_last_piece
from sideline.games.rugby.state import (
    FACES,
    KINDS,
    LINES,
    NO_SET_PIECE,
    NO_SIDE,
    SHOT_CARDS,
    TIES,
    TRY_LINE,
    Line,
    Phase,
    SetPiece,
    State,
    Symbol,
)


@rule("RG-06", "RG-17", "RG-18", "RG-23", "RG-G17", "RG-G19")
def begin_set_piece(s: State) -> None:
    """Old cards go back; a scrum or a lineout asks how many forwards it ties up, a kickoff ties up none."""
    s.set_piece = s.upcoming
    s.upcoming = NO_SET_PIECE
    s.set_pieces += 1
    s.last_winner = NO_SIDE
    s.is_last_piece = s.is_last_piece or int(is_last_piece(s))
    for side in range(SIDES):
        s.tie_size[side] = 0
    s.cards_dealt = 0
    gather_skill_cards(s)
    discard_play_hand(s)
    s.phase = Phase.DEAL
    for tie in range(TIES):
        if s.tied_up[s.set_piece, tie] > 0:
            s.phase = Phase.TIE_UP


@rule("RG-18", "RG-G20")
def gather_skill_cards(s: State) -> None:
    """Every skill card is in the shared pile again, and nothing is known of any."""
    for line in range(LINES):
        s.shared_size[line] = 0
    for kind in range(KINDS):
        s.shared[kind] = s.skill_copies[s.cards, kind]
        s.shared_size[LINE_OF[kind]] += s.shared[kind]
        s.turned[kind] = 0
        s.shown[kind] = 0
        s.aside[kind] = 0
    for side in range(SIDES):
        s.tied_size[side] = 0
        s.face_down[side] = 0
        s.played_size[side] = 0
        for line in range(LINES):
            s.free[side, line] = 0
        for kind in range(KINDS):
            s.hands[side, kind] = 0
            s.open_hands[side, kind] = 0


@rule("RG-G17")
def discard_play_hand(s: State) -> None:
    """What is left of the play cards in hand is discarded."""
    for face in range(FACES):
        s.play_discards[face] += s.play_hand[face]
        s.play_hand[face] = 0
        s.counted[face] = 0
    s.play_hand_size = 0


@rule("RG-15", "RG-16", "RG-G19")
def tie_up(s: State, action: int) -> None:
    """One number is named for both sides before any card is dealt, or each side names its own."""
    size = s.tied_up[s.set_piece, TIE.part(action)]
    if s.tied_by == TiedBy.ATTACKER:
        s.tie_size[1 - s.attacker] = size
    s.tie_size[tying_side(s)] = size
    if s.tie_size[1 - s.attacker] > 0:
        s.phase = Phase.DEAL


@rule("RG-18", "RG-19")
def deal_card(s: State, kind: int) -> None:
    """A card is dealt; the first forwards of a side are tied up without looking at them."""
    side = receiver(s)
    line = line_dealt(s)
    s.shared[kind] -= 1
    s.shared_size[line] -= 1
    if line == Line.FORWARDS and place_in_deal(s) < s.tie_size[side]:
        s.tied[side, s.tied_size[side]] = kind
        s.tied_size[side] += 1
        s.face_down[side] += 1
    else:
        s.hands[side, kind] += 1
        s.free[side, line] += 1
    s.cards_dealt += 1
    if s.cards_dealt == SIDES * (s.dealt[Line.FORWARDS] + s.dealt[Line.BACKS]):
        fill_play_hand(s)


@rule("RG-20", "RG-37", "RG-G17", "RG-G18")
def fill_play_hand(s: State) -> None:
    """The attacker draws as many play cards as the set piece gives, then calls a play."""
    if s.play_hand_size == s.play_cards[s.set_piece]:
        s.phase = Phase.CALL
        return
    s.phase = Phase.DRAW_PLAY
    if s.play_deck_size == 0:
        reshuffle(s)


@rule("RG-G18", "RG-G44")
def reshuffle(s: State) -> None:
    """The discards become the deck; what is in hand now can be counted, for it is all that is missing."""
    for face in range(FACES):
        s.counted[face] = s.play_hand[face]
        s.play_deck[face] = s.play_discards[face]
        s.play_deck_size += s.play_discards[face]
        s.play_discards[face] = 0


@rule("RG-20", "RG-37")
def draw_play_card(s: State, face: int) -> None:
    """A play card comes to the hand of the attacker."""
    s.play_deck[face] -= 1
    s.play_deck_size -= 1
    s.play_hand[face] += 1
    s.play_hand_size += 1
    s.plays_drawn += 1
    fill_play_hand(s)


@rule("RG-50", "RG-51", "RG-56", "RG-G26", "RG-G31")
def choose_after_penalty(s: State, action: int) -> None:
    """A scrum here, a lineout two places forward, or a shot at goal."""
    if action == SHOT:
        s.phase = Phase.SHOT
        s.to_turn = SHOT_CARDS
        s.kick_total = 0
        refill_shared(s)
        return
    s.upcoming = SetPiece.SCRUM
    s.is_from_penalty = 1
    if action == LINEOUT:
        s.upcoming = SetPiece.LINEOUT
        s.position = lineout_place(s)


@rule("RG-45", "RG-51", "RG-G20", "RG-G44")
def refill_shared(s: State) -> None:
    """When the shared pile is too small for what is to be turned over, the cards laid aside come back."""
    if s.shared_size[Line.FORWARDS] + s.shared_size[Line.BACKS] >= s.to_turn:
        return
    for kind in range(KINDS):
        s.shared[kind] += s.aside[kind]
        s.shared_size[LINE_OF[kind]] += s.aside[kind]
        s.shown[kind] += s.aside[kind]
        s.aside[kind] = 0


@rule("RG-26", "RG-47", "RG-G24", "RG-G25", "RG-G27")
def give_ball(s: State, seat: int, position: int) -> None:
    """A side attacks from where the ball lies, as it sees the field; the play cards in hand are done with."""
    s.position = min(max(position, 1), TRY_LINE - 1)
    if seat != s.attacker:
        s.position = TRY_LINE - s.position
    s.attacker = seat
    discard_play_hand(s)


@rule("RG-44", "RG-46", "RG-48", "RG-49", "RG-50")
def punish(s: State, symbol: int) -> None:
    """A penalty lets the side with the ball choose, a knock-on brings a scrum, a touch a lineout."""
    s.is_from_penalty = 0
    if symbol == Symbol.PENALTY:
        s.phase = Phase.PENALTY
    elif symbol == Symbol.KNOCK_ON:
        s.upcoming = SetPiece.SCRUM
    else:
        s.upcoming = SetPiece.LINEOUT
