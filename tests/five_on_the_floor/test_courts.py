"""The second court and drawn rosters."""

import pytest
from five_on_the_floor.positions import AWAY, HOME, position, tile, where

from sideline.engine.game import CHANCE
from sideline.engine.match import Match
from sideline.games.five_on_the_floor import GAME
from sideline.games.five_on_the_floor.charts import CODES, COLUMNS, RIM, ROWS, SPOT, read_map
from sideline.games.five_on_the_floor.facts import dice_of_shot, needs_of_shot
from sideline.games.five_on_the_floor.state import Phase
from sideline.testing.positions import act, options

FULL = {"court": "full"}
# zone, columns, rows: tested in this order, the first hit wins
RECTANGLES = (
    ("PT", 5, 10, 7, 13),
    ("DK", 3, 4, 9, 13),
    ("DK", 11, 12, 9, 13),
    ("CL", 0, 2, 5, 13),
    ("CR", 13, 15, 5, 13),
    ("EL", 3, 5, 4, 7),
    ("ER", 10, 12, 4, 7),
    ("WL", 0, 4, 1, 5),
    ("WR", 11, 15, 1, 5),
    ("TK", 5, 10, 2, 4),
)
SIZES = "SML"


def zone(x: int, y: int) -> str:
    fits = (code for code, left, right, top, end in RECTANGLES if left <= x <= right and top <= y <= end)
    return next(fits, "HC")


def drawn(home: str, away: str) -> Match:
    """Draw three sizes for each side."""
    match = Match(GAME, {"first_offense": "home", "roster": "drawn"})
    match.play(*(f"draw {size}" for size in home + away))
    return match


def sizes(match: Match, seat: int) -> str:
    return "".join(SIZES[size] for size in match.state.piece_size[seat])


def test_f21_g32_the_full_court_has_its_own_map() -> None:
    assert (COLUMNS[1], ROWS[1]) == (16, 14)
    assert read_map("full.csv") == [[zone(x, y) for x in range(16)] for y in range(14)]
    assert (SPOT[1] >= 0).sum() == 16 * 14
    assert RIM[1] == tile("h13")
    assert CODES[SPOT[1, tile("a5")]] == "CL"


def test_f21_g32_the_full_court_has_its_own_formation() -> None:
    s = position(values=FULL)
    assert [where(s, HOME, slot) for slot in range(1, 6)] == ["i0", "c3", "i3", "n3", "k6"]
    assert [where(s, AWAY, slot) for slot in range(1, 6)] == ["i2", "c4", "n4", "f6", "k7"]
    act(s, "2 b4", "end", "end")
    assert where(s, HOME, 2) == "b4"


def test_f21_g32_only_the_court_differs() -> None:
    s = position(attack={1: "b9"}, defense={2: "c9"}, values=FULL)
    assert (dice_of_shot(s), needs_of_shot(s)) == (1, 3)
    act(s, "shoot", "roll 3")
    assert s.score.tolist() == [3, 0]


def test_f21_g33_three_sizes_are_drawn_for_each_side() -> None:
    match = Match(GAME, {"first_offense": "away", "roster": "drawn"})
    assert match.to_act == CHANCE
    assert [GAME.weight(match.state, size) for size in range(3)] == [2, 2, 3]
    match.play("draw S", "draw S")
    assert [option.move for option in match.options()] == ["draw M", "draw L"]
    match.play("draw L")
    assert [GAME.weight(match.state, size) for size in range(3)] == [2, 2, 3]
    match.play("draw L", "draw L", "draw L")
    assert match.state.phase == Phase.SCHEME
    assert (sizes(match, HOME), sizes(match, AWAY)) == ("SSSML", "SMLLL")


@pytest.mark.parametrize(("home", "lined_up"), [("SSM", "SSSMM"), ("LSM", "SSMML"), ("MML", "SMMML")])
def test_f21_g33_pieces_take_the_slots_in_order_of_size(home: str, lined_up: str) -> None:
    assert sizes(drawn(home, "LLL"), HOME) == lined_up


def test_f21_g33_slots_1_and_3_are_fast_whatever_their_size() -> None:
    match = drawn("LLL", "SSM")
    assert match.state.stamina_left.tolist() == [[2, 0, 2, 0, 0]] * 2


def test_f21_g33_drawn_sizes_last_for_the_match() -> None:
    match = drawn("LLL", "SSM")
    before = match.state.piece_size.tolist()
    match.play("man", *["end"] * 12, "man")
    assert match.state.possession == 1
    assert match.state.piece_size.tolist() == before


def test_the_full_court_reads_rows_of_two_digits() -> None:
    s = position(attack={1: "a10"}, values=FULL)
    assert "1 a11" in options(s)
