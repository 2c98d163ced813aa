"""What a seat may know, as numbers for learners."""

from sideline.engine.layout import SIDES, Ints
from sideline.engine.rule import rule
from sideline.games.five_on_the_floor.charts import SPOT, X, Y
from sideline.games.five_on_the_floor.state import CARDS, PIECES, State

ALONE = 22
PER_PIECE = 5
OBSERVATION = ALONE + 3 * CARDS + SIDES * (3 + PIECES * PER_PIECE)


@rule("F21-G38")
def observe(s: State, seat: int, out: Ints) -> None:
    """Write what a seat may know as numbers, its own side first."""
    observe_moment(s, seat, out)
    for card in range(CARDS):
        out[ALONE + card] = s.hands[seat, card]
        out[ALONE + CARDS + card] = s.discards[card]
        out[ALONE + 2 * CARDS + card] = s.copies[card]
    at = ALONE + 3 * CARDS
    for side in range(SIDES):
        whose = seat if side == 0 else 1 - seat
        out[at] = s.score[whose]
        out[at + 1] = s.hand_size[whose]
        out[at + 2] = s.has_played[whose]
        at += 3
        for slot in range(PIECES):
            observe_piece(s, whose, slot, out[at : at + PER_PIECE])
            at += PER_PIECE


@rule("F21-G38")
def observe_moment(s: State, seat: int, out: Ints) -> None:
    """Write what belongs to no side."""
    out[0] = s.phase
    out[1] = s.offense == seat
    out[2] = s.turn == seat
    out[3] = s.possession
    out[4] = s.max_possessions
    out[5] = s.target
    out[6] = s.clock
    out[7] = s.ap
    out[8] = s.has_acted
    out[9] = s.gift
    out[10] = s.carrier
    out[11] = s.scheme
    out[12] = s.has_free_step
    out[13] = s.has_strip
    out[14] = s.has_free_pass
    out[15] = s.rebounds
    out[16] = s.court
    out[17] = s.deck_size
    out[18] = s.shot_dice
    out[19] = s.shot_needs
    out[20] = s.dice_rolled
    out[21] = s.is_reroll


@rule("F21-01", "F21-24")
def observe_piece(s: State, seat: int, slot: int, out: Ints) -> None:
    """Write where a piece stands and what it is."""
    tile = s.at[seat, slot]
    out[0] = X[tile]
    out[1] = Y[tile]
    out[2] = SPOT[s.court, tile]
    out[3] = s.piece_size[seat, slot]
    out[4] = s.stamina_left[seat, slot]
