"""What may be changed about Jukem, and what comes of it."""

import pytest
from jukem.positions import (
    AWAY,
    EMPTY,
    HOME,
    TEN_BLOCKS,
    cards,
    deck_of,
    draws,
    last_cards,
    position,
)

from sideline.engine.errors import BadSetting
from sideline.engine.game import CHANCE
from sideline.engine.match import Match
from sideline.engine.settings import Value, parse
from sideline.games.jukem import GAME
from sideline.games.jukem.actions import ANSWER
from sideline.games.jukem.charts import COPIES, POINTS
from sideline.games.jukem.decisions import to_act
from sideline.games.jukem.state import Card, Phase
from sideline.testing.positions import act, legal_moves, options

CARDS = tuple(Card.__members__)
RANGES = {
    "periods": (1, 8),
    "max_overtimes": (0, 20),
    **{f"copies.{card}": (0, 40) for card in CARDS},
    **{f"points.{card}": (0, 20) for card in CARDS[:7]},
}
CHOICES = {
    "refill": ("to_five", "one"),
    "stuck_when_empty": ("discard_two", "pass"),
    "first_dealer": ("random", "home", "away"),
    "time_out_when_empty": ("no", "yes"),
    "time_out_fill": ("to_five", "as_discarded"),
    "draw_order": ("offense_first", "in_turn"),
    "quarter_end": ("neither_can_shoot", "one_cannot_shoot", "last_draw"),
    "jukem_half_court": ("yes", "no"),
    "half_court_free_throw": ("yes", "no"),
}


def complaint(values: dict[str, Value]) -> str:
    with pytest.raises(BadSetting) as refused:
        Match(GAME, values)
    return str(refused.value)


def test_the_settings_are_these_and_no_others() -> None:
    paths = [path for setting in GAME.settings for path, _ in setting.entries()]
    assert sorted(paths) == sorted([*RANGES, *CHOICES])


def test_the_printed_game() -> None:
    s = GAME.new()[0]
    assert (s.periods, s.max_overtimes) == (4, 10)
    assert (s.refill, s.stuck_when_empty, s.first_dealer) == (0, 0, 0)
    assert s.copies.tolist() == COPIES.tolist()
    assert s.points.tolist() == POINTS.tolist()
    assert Match(GAME).settings == {}


@pytest.mark.parametrize("path", RANGES)
def test_a_number_keeps_to_its_range(path: str) -> None:
    low, high = RANGES[path]
    for value in (low, high):
        setting, *labels = path.split(".")
        entry = GAME.new(1, {path: value})[0][setting]
        assert (entry[Card[labels[0]]] if labels else entry) == value
    for value in (low - 1, high + 1):
        assert complaint({path: value}) == f"{path} must lie between {low} and {high}, not at {value}."


@pytest.mark.parametrize("path", RANGES)
def test_a_number_is_not_a_word(path: str) -> None:
    assert complaint({path: "many"}) == f"{path} must be a whole number, not many."


@pytest.mark.parametrize("path", CHOICES)
def test_a_choice_is_one_of_its_names(path: str) -> None:
    for number, choice in enumerate(CHOICES[path]):
        assert GAME.new(1, {path: choice})[0][path] == number
    assert complaint({path: "maybe"}) == f"{path} must be one of {', '.join(CHOICES[path])}, not maybe."


def test_an_unknown_setting_is_refused_with_a_guess() -> None:
    assert complaint({"copies.DUNKS": 8}) == "There is no setting copies.DUNKS (did you mean copies.DUNK?)."
    assert complaint({"points.TIME_OUT": 8}).startswith("There is no setting points.TIME_OUT")


def test_a_deck_of_fewer_than_ten_cards_is_refused() -> None:
    sentence = "The deck needs at least 10 cards to deal five to each seat (JK-08)."
    assert complaint(deck_of("2P 2P 2P 2P 2P 2P BL BL BL")) == sentence
    assert last_cards("2P 2P 2P 2P 2P", "BL BL BL BL BL").state.copies.sum() == 10


def test_an_unknown_variant_is_refused() -> None:
    with pytest.raises(BadSetting, match="jukem has no variant three_fouls; its variants: two_fouls,"):
        GAME.variant("three_fouls")


@pytest.mark.parametrize("name", ["two_fouls", "one_foul"])
def test_jk_g03_both_variants_have_56_cards(name: str) -> None:
    copies = GAME.new(1, GAME.variant(name))[0].copies
    assert copies[: Card.BLOCK].sum() == 38
    assert copies[Card.BLOCK : Card.TIME_OUT].sum() == 17
    assert copies[Card.TIME_OUT] == 1


def test_jk_g03_two_fouls_is_the_printed_game() -> None:
    assert GAME.check(GAME.variant("two_fouls")) == {}


def test_jk_g05_with_refill_one_a_play_of_three_cards_draws_one() -> None:
    s = position(home="JK 3P A1 BL BL", away="DK DK DK DK DK", values={"refill": "one"})
    act(s, "JK+3P+A1", "draw 2P")
    assert (s.phase, s.offense) == (Phase.OFFENSE, AWAY)
    assert s.hand_size.tolist() == [3, 5]


def test_jk_g05_with_refill_one_both_sides_draw_one_after_a_block() -> None:
    s = position(home="3P A1 2P 2P 2P", away="TF FT DK DK DK", values={"refill": "one"})
    act(s, "3P+A1", "TF+FT")
    assert s.drawer == HOME
    act(s, "draw 2P")
    assert s.drawer == AWAY
    act(s, "draw 2P")
    assert (s.phase, s.offense) == (Phase.OFFENSE, AWAY)
    assert s.hand_size.tolist() == [4, 4]


def test_jk_g05_with_refill_one_a_time_out_still_draws_to_five() -> None:
    s = position(home="TO 3P A1", away="DK DK DK DK DK", values={"refill": "one"})
    act(s, "TO", "stop", "draw 2P", "draw 2P", "draw 2P")
    assert (s.phase, s.offense) == (Phase.OFFENSE, HOME)
    assert s.hand_size[HOME] == 5


def test_jk_g05_with_refill_one_a_stuck_side_still_swaps_two() -> None:
    s = position(home="BL BL MI MI", away="DK DK DK DK DK", values={"refill": "one"})
    act(s, "discard BL", "discard BL", "draw 2P", "draw 2P")
    assert cards(s.hands[HOME]) == "2P 2P MI MI"
    assert (s.phase, s.offense) == (Phase.OFFENSE, AWAY)


def test_jk_g09_with_pass_a_stuck_side_keeps_its_cards_when_the_pile_is_empty() -> None:
    s = position(home="BL MI 3S", away="2P 2P", pile=EMPTY, values={"stuck_when_empty": "pass"})
    assert (s.phase, s.offense) == (Phase.OFFENSE, AWAY)
    assert cards(s.hands[HOME]) == "BL MI 3S"
    act(s, "2P", "MI")
    assert (s.phase, s.offense) == (Phase.OFFENSE, AWAY)
    act(s, "2P", "take it")
    assert s.quarter == 1


def test_jk_g09_with_pass_a_stuck_side_discards_two_while_there_are_cards_to_draw() -> None:
    s = position(home="BL MI 3S", away="2P 2P", pile="3P", values={"stuck_when_empty": "pass"})
    assert options(s) == ["discard BL", "discard MI", "discard 3S"]


def test_jk_g06_in_turn_both_sides_draw_card_by_card_after_a_block() -> None:
    s = position(home="3P A1 2P 2P 2P", away="TF FT DK DK DK", values={"draw_order": "in_turn"})
    act(s, "3P+A1", "TF+FT")
    drawers = []
    while s.phase == Phase.DRAW:
        drawers.append(int(s.drawer))
        act(s, "draw 2P")
    assert drawers == [HOME, AWAY, HOME, AWAY]
    s = position(home="3P 2P 2P 2P 2P", away="TF FT DK DK DK", values={"draw_order": "in_turn"})
    act(s, "3P", "TF+FT", "draw 2P", "draw 2P")
    assert (s.phase, s.drawer) == (Phase.DRAW, AWAY)


def test_jk_g06_in_turn_the_last_card_of_the_pile_goes_to_the_offense() -> None:
    values = {"draw_order": "in_turn"}
    s = position(home="3P A1 2P 2P 2P", away="TF FT DK DK DK", pile="2P 2P 2P", values=values)
    act(s, "3P+A1", "TF+FT", "draw 2P", "draw 2P", "draw 2P")
    assert s.hand_size.tolist() == [5, 4]


def test_jk_g08_a_time_out_on_an_empty_pile_swaps_nothing_and_goes_again() -> None:
    s = position(home="TO 2P BL MI", away="DK", pile=EMPTY, values={"time_out_when_empty": "yes"})
    assert "TO" in options(s)
    act(s, "TO", "discard BL", "stop")
    assert cards(s.hands[HOME]) == "2P MI"
    assert (s.phase, s.offense) == (Phase.OFFENSE, HOME)


@pytest.mark.parametrize("stuck", ["discard_two", "pass"])
def test_jk_g08_a_time_out_that_may_be_called_must_be_if_nothing_else_can(stuck: str) -> None:
    values = {"time_out_when_empty": "yes", "stuck_when_empty": stuck}
    s = position(home="TO BL", away="2P", pile=EMPTY, values=values)
    assert (s.offense, options(s)) == (HOME, ["TO"])


def test_jk_g08_a_time_out_on_an_empty_pile_cannot_be_taken_back() -> None:
    """Whether the quarter goes on tells whether the other side has a shot left."""
    s = position(home="TO 2P", away="BL", pile=EMPTY, values={"time_out_when_empty": "yes"})
    act(s, "TO")
    assert all(GAME.reveals(s, action) for action in legal_moves(s).values())
    act(s, "discard 2P")
    assert s.quarter == 1


@pytest.mark.parametrize(("home", "is_over"), [("2P BL", True), ("2P DK", False)])
def test_jk_g10_a_quarter_may_end_as_soon_as_one_side_has_no_shot(home: str, *, is_over: bool) -> None:
    values = {"quarter_end": "one_cannot_shoot"}
    s = position(home=home, away="DK MI", pile=EMPTY, values=values)
    act(s, "2P", "take it")
    assert (s.quarter == 1) == is_over


def test_jk_g28_a_quarter_may_end_with_the_last_draw() -> None:
    s = position(home="2P DK", away="DK DK", pile="BL", values={"quarter_end": "last_draw"})
    act(s, "2P", "take it")
    assert s.quarter == 0
    act(s, "draw BL")
    assert s.quarter == 1


def test_jk_g13_jukem_may_be_kept_to_the_three_common_shots() -> None:
    s = position(home="JK HC 2P", away="DK", pile=EMPTY, values={"jukem_half_court": "no"})
    assert options(s) == ["2P", "HC", "JK+2P"]
    hopeless = legal_moves(position(home="JK HC", away="DK", pile=EMPTY))["JK+HC"]
    sentence = "Jukem does not go before a Half court in this match (JK-G13)."
    assert GAME.words().say(GAME.why_not(s, hopeless)) == sentence


def test_jk_g19_a_free_throw_may_not_count_against_a_half_court() -> None:
    s = position(home="HC 2P", away="TF FT", pile=EMPTY, values={"half_court_free_throw": "no"})
    bonus = ANSWER.at(len(ANSWER) - 1)
    act(s, "HC")
    assert options(s) == ["take it", "TF"]
    sentence = "A Free throw does not count against a Half court in this match (JK-G19)."
    assert GAME.words().say(GAME.why_not(s, bonus)) == sentence
    s = position(home="HC 2P", away="TF FT", pile=EMPTY, values={"half_court_free_throw": "no"})
    act(s, "2P")
    assert options(s) == ["take it", "TF", "TF+FT"]


def test_jk_g27_a_time_out_may_replace_only_what_was_discarded() -> None:
    values = {"time_out_fill": "as_discarded"}
    s = position(home="TO 2P BL", away="DK DK DK DK DK", values=values)
    act(s, "TO", "discard BL", "stop", "draw 2P", "draw 2P")
    assert (s.phase, s.offense) == (Phase.OFFENSE, HOME)
    assert s.hand_size[HOME] == 3


@pytest.mark.parametrize(("name", "dealer"), [("home", HOME), ("away", AWAY)])
def test_jk_g23_a_settled_first_dealer_needs_no_toss(name: str, dealer: int) -> None:
    match = Match(GAME, {"first_dealer": name})
    assert (match.state.phase, match.state.dealer) == (Phase.DRAW, dealer)
    assert match.to_act == CHANCE
    match.play(*draws("2P 2P 2P 2P 2P 2P 2P 2P 2P 2P"))
    assert match.to_act == 1 - dealer


@pytest.mark.parametrize("periods", [1, 3, 8])
def test_jk_g24_a_match_has_as_many_periods_as_set(periods: int) -> None:
    values = {"periods": periods, "max_overtimes": 0, **deck_of(TEN_BLOCKS)}
    assert Match(GAME, values, seed=bytes(32)).state.quarter == periods


def test_jk_g25_without_overtime_level_totals_are_a_draw() -> None:
    match = last_cards("2P BL BL BL BL", "2P MI MI MI MI", periods=1, max_overtimes=0)
    match.play("2P", "take it", "2P", "take it")
    outcome = match.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.points) == (None, (2, 2))
    assert GAME.words().say(outcome.reason) == "still level after the last period"


@pytest.mark.parametrize("overtimes", [0, 1, 20])
def test_jk_g25_there_are_no_more_overtimes_than_set(overtimes: int) -> None:
    match = Match(GAME, {"max_overtimes": overtimes, **deck_of(TEN_BLOCKS)}, seed=bytes(32))
    assert match.is_over
    assert match.state.quarter == 4 + overtimes


def test_jk_02_copies_make_the_deck() -> None:
    match = Match(GAME, {"copies.DUNK": 8, "copies.JUKEM": 0, "first_dealer": "home"})
    assert match.state.pile_size == 57
    assert match.state.pile[Card.DUNK] == 8
    assert "draw JK" not in [option.move for option in match.options()]


@pytest.mark.parametrize(
    ("path", "play", "worth"),
    [
        ("points.TWO_POINTER", "2P", 7),
        ("points.THREE_POINTER", "3P", 7),
        ("points.DUNK", "DK", 7),
        ("points.HALF_COURT", "HC", 7),
        ("points.AND_1", "2P+A1", 2 + 7),
        ("points.JUKEM", "JK+2P+A1", (2 + 1) * 7),
    ],
)
def test_jk_20_points_are_what_the_book_says(path: str, play: str, worth: int) -> None:
    s = position(home="2P 3P DK A1 HC JK", away="DK", pile=EMPTY, values={path: 7})
    act(s, play)
    if to_act(s) == AWAY and s.phase == Phase.DEFENSE:
        act(s, "take it")
    assert s.score.tolist() == [worth, 0]


def test_jk_43_a_free_throw_is_worth_what_the_book_says() -> None:
    s = position(home="2P 2P 2P", away="TF FT DK", pile=EMPTY, values={"points.FREE_THROW": 7})
    act(s, "2P", "TF+FT")
    assert s.score.tolist() == [0, 7]


def test_settings_are_written_as_people_type_them() -> None:
    values = parse(["copies.DUNK=8", " refill = one"])
    s = GAME.new(1, values)[0]
    assert (s.copies[Card.DUNK], s.refill) == (8, 1)


def test_settings_travel_with_the_replay() -> None:
    values: dict[str, Value] = {
        "periods": 1,
        "max_overtimes": 0,
        "refill": "one",
        "stuck_when_empty": "pass",
        "first_dealer": "home",
        "copies.DUNK": 8,
        "points.JUKEM": 3,
    }
    match = Match(GAME, values, seed=bytes(32))
    while not match.is_over:
        match.play(match.legal()[0])
    for path, value in values.items():
        assert f"\nset {path}={value}\n" in str(match)
    again = Match.read(str(match))
    assert again == match
    assert again.settings == values
    assert again.state.copies[Card.DUNK] == 8


def test_the_printed_game_writes_every_option_and_no_number_of_its_book() -> None:
    match = Match(GAME, {"periods": 4, "refill": "to_five", "copies.DUNK": 6})
    written = [line for line in str(match).splitlines() if line.startswith("set ")]
    assert [line.split("=")[0] for line in written] == [f"set {option.name}" for option in GAME.options]
