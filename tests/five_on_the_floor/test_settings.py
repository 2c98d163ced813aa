"""What may be changed about Five on the Floor, and what comes of it."""

import pytest
from five_on_the_floor.positions import AWAY, FAR_AWAY, HOME, bursts_of, defend, give, in_play, position

from sideline.engine.errors import BadSetting
from sideline.engine.match import Match
from sideline.engine.settings import Value
from sideline.engine.words import MINUS
from sideline.games.five_on_the_floor import GAME
from sideline.games.five_on_the_floor.actions import SHOOT
from sideline.games.five_on_the_floor.facts import board_edge, dice_of_shot, needs_of_shot
from sideline.games.five_on_the_floor.state import Phase
from sideline.testing.positions import act, options, refusal

CHOICES = {
    "court": ("compact", "full"),
    "roster": ("fixed", "drawn"),
    "shared_tiles": ("off", "on"),
    "first_offense": ("random", "home", "away"),
    "schemes": ("off", "on"),
    "override_cards": ("off", "on"),
    "hopeless_shots": ("yes", "no"),
    "burst_over": ("empty", "anybody"),
    "free_pass": ("kept", "lost"),
    "reshuffle": ("no", "yes"),
    "second_effort": ("both", "offense"),
    "sizes.CENTER": ("S", "M", "L"),
}
RANGES = {
    "clock_start": (1, 60),
    "clock_tick": (1, 60),
    "stamina": (0, 9),
    "max_possessions": (1, 400),
    "extra_possessions": (0, 100),
    "target": (1, 99),
    "action_points": (1, 6),
    "needs.CORNER.S": (1, 7),
    "points.PAINT": (0, 9),
    "dice.OPEN": (1, 8),
    "distance.WIDE_OPEN": (0, 15),
    "inside_dice.L": (0, 4),
    "inside_loss": (0, 4),
    "pass_range": (1, 15),
    "dice_cap": (1, 8),
    "rush_clock": (0, 60),
    "rush_dice": (0, 4),
    "rebound_clock": (1, 60),
    "max_rebounds": (0, 20),
    "boards.L": (0, 9),
    "board_reach": (0, 5),
    "board_limit": (0, 5),
    "steal.LANE": (2, 7),
    "strip_gift": (0, 3),
    "pool.L": (0, 9),
    "copies.ISO": (0, 12),
    "hand_limit": (1, 6),
}


def complaint(values: dict[str, Value]) -> str:
    with pytest.raises(BadSetting) as refused:
        Match(GAME, values)
    return str(refused.value)


def test_the_settings_are_these_and_no_others() -> None:
    names = {setting.name for setting in GAME.settings}
    assert names == {path.partition(".")[0] for path in (*CHOICES, *RANGES)}


@pytest.mark.parametrize("path", RANGES)
def test_a_number_keeps_to_its_range(path: str) -> None:
    low, high = RANGES[path]
    for value in (low, high):
        assert GAME.check({path: value}).get(path, value) == value
    for value in (low - 1, high + 1):
        written = str(value).replace("-", MINUS)
        assert complaint({path: value}) == f"{path} must lie between {low} and {high}, not at {written}."


@pytest.mark.parametrize("path", CHOICES)
def test_a_choice_is_one_of_its_names(path: str) -> None:
    for choice in CHOICES[path]:
        assert GAME.check({path: choice}).get(path, choice) == choice
    assert complaint({path: "maybe"}) == f"{path} must be one of {', '.join(CHOICES[path])}, not maybe."


def test_the_printed_game_has_no_settings() -> None:
    assert Match(GAME).settings == {}
    assert GAME.check({"schemes": "on", "court": "compact", "sizes.CENTER": "L"}) == {}


def test_f21_g33_a_pool_of_two_is_refused() -> None:
    values: dict[str, Value] = {"pool.S": 0, "pool.M": 0, "pool.L": 2}
    assert complaint(values) == "The pool needs at least 3 pieces to draw from (F21-G33)."


@pytest.mark.parametrize("name", ["full", "cards", "street"])
def test_every_variant_can_be_laid_out(name: str) -> None:
    assert GAME.check(GAME.variant(name)) == GAME.variant(name)


def test_f21_07_the_target_is_what_the_book_says() -> None:
    s = position(attack={1: "a0"}, defense={2: "b1"}, values={"target": 3})
    act(s, "shoot", "roll 3")
    assert s.phase == Phase.OVER


def test_f21_10_action_points_are_what_the_book_says() -> None:
    s = position(values={"action_points": 1})
    act(s, "1 e4")
    assert (s.phase, s.ap) == (Phase.DEFENSE, 1)


def test_f21_33_30_thresholds_and_points_are_what_the_book_says() -> None:
    values = {"needs.CORNER.S": 5, "points.CORNER": 4}
    s = position(attack={1: "a0"}, defense={2: "b1"}, values=values)
    assert needs_of_shot(s) == 5
    act(s, "shoot", "roll 5")
    assert s.score[HOME] == 4


def test_f21_42_43_coverage_is_what_the_book_says() -> None:
    values = {"distance.OPEN": 1, "distance.WIDE_OPEN": 2, "dice.WIDE_OPEN": 4}
    s = position(attack={1: "a0"}, defense={2: "c2"}, values=values)
    assert dice_of_shot(s) == 4


def test_f21_48_the_rush_is_what_the_book_says() -> None:
    values = {"rush_clock": 20, "rush_dice": 2}
    s = position(attack={1: "a0"}, defense=FAR_AWAY, values=values)
    assert dice_of_shot(s) == 3
    s.clock = 20
    assert dice_of_shot(s) == 1


def test_f21_g11_rebounds_are_what_the_book_says() -> None:
    values = {"boards.L": 5, "board_limit": 5, "board_reach": 0}
    assert board_edge(position(attack={5: "e0"}, values=values)) == 5


def test_f21_g12_g24_steals_are_what_the_book_says() -> None:
    s = position(attack={5: "e1"}, defense={1: "e3"}, values={"steal.LANE": 7})
    act(s, "pass 5")
    assert s.carrier == 4
    s = defend(position(defense={1: "e4"}, scheme="press", values={"steal.STRIP": 2, "strip_gift": 3}))
    act(s, "strip 1", "roll 1", "end")
    assert s.ap == 6


@pytest.mark.parametrize(
    ("tile", "size", "big", "lost"),
    [
        ("e2", "S", "e4", 1),
        ("c0", "S", "d2", 1),
        ("e2", "M", "e4", 0),
        ("a0", "S", "c2", 0),
        ("e2", "S", "i6", 0),
    ],
)
def test_f21_29_g15_a_small_piece_may_lose_dice_inside_beside_a_big_one(
    tile: str, size: str, big: str, lost: int
) -> None:
    """The nearest defender is the center, two tiles away, or somebody else if the center is far."""
    values = {"sizes.POINT_GUARD": size}
    defense = {**FAR_AWAY, 5: big, 1: "i4" if big != "i6" else "e4"}
    printed, vulnerable = (
        position({1: tile, 3: "h6", 2: "a1"}, defense, values={**values, "inside_loss": loss})
        for loss in (0, 1)
    )
    assert dice_of_shot(printed) == 2
    assert dice_of_shot(vulnerable) == 2 - lost


def test_f21_g15_a_vulnerable_piece_keeps_one_die_and_the_odds_say_why() -> None:
    s = position({1: "e2"}, {**FAR_AWAY, 5: "e4"}, values={"inside_loss": 4})
    assert dice_of_shot(s) == 1
    odds = GAME.odds(s, SHOOT)
    assert odds is not None
    assert ("part-inside-loss", -4) in [(part.what.key, part.value) for part in odds.parts]
    looks = GAME.view(s, HOME).looks
    assert looks[2][4] == 50
    assert GAME.view(position({1: "e2"}, {**FAR_AWAY, 5: "e4"}), HOME).looks[2][4] == 75


def test_f21_g15_a_small_piece_is_vulnerable_whichever_side_attacks() -> None:
    s = position({1: "e2"}, {**FAR_AWAY, 5: "e4"}, values={"inside_loss": 1})
    dice = dice_of_shot(s)
    s.at[:] = s.at[::-1].copy()
    s.piece_size[:] = s.piece_size[::-1].copy()
    s.offense = AWAY
    assert dice_of_shot(s) == dice
    s.inside_loss = 0
    assert dice_of_shot(s) == dice + 1


def test_f21_g19_shots_that_cannot_fall_may_be_forbidden() -> None:
    match = in_play(hopeless_shots="no")
    match.play("man")
    sentence = "1 (S) cannot hit from there, and in this match such a shot may not be taken (F21-G19)."
    assert refusal(match, "shoot") == sentence
    s = position({1: "a0"}, values={"hopeless_shots": "no"})
    assert "shoot" in options(s)
    s = position(values={"hopeless_shots": "no", "override_cards": "on"})
    assert "shoot" in options(s), "a Deep Range may come"


def test_f21_g21_a_burst_may_go_over_anybody() -> None:
    ring = {2: "d4", 3: "e4", 4: "f4", 5: "d5"}
    around = {1: "f5", 2: "d6", 3: "e6", 4: "f6"}
    assert bursts_of(position(ring, around), 1) == []
    assert "e3" in bursts_of(position(ring, around, values={"burst_over": "anybody"}), 1)


def test_f21_g22_a_pass_may_have_a_range() -> None:
    match = in_play(pass_range=2)
    match.play("man")
    assert [move for move in options(match.state) if move.startswith("pass")] == ["pass 4", "pass 5"]
    assert refusal(match, "pass 3") == "3 (M) is too far away for a pass in this match (F21-G22)."


def test_f21_g35_the_discards_may_be_shuffled() -> None:
    for reshuffle, phase in (("no", Phase.SCHEME), ("yes", Phase.DRAW)):
        values = {"override_cards": "on", "reshuffle": reshuffle}
        s = defend(position(values=values, clock=4))
        s.discards[:], s.deck[:], s.deck_size = s.deck, 0, 0
        gone = int(s.discards.sum())
        act(s, "end")
        assert s.phase == phase
        assert (int(s.deck.sum()), int(s.discards.sum())) == ((gone, 0) if reshuffle == "yes" else (0, gone))
        assert s.deck_size == s.deck.sum()


def test_f21_g36_a_free_pass_may_be_lost_with_the_last_point() -> None:
    for fate, phase in (("kept", Phase.OFFENSE), ("lost", Phase.DEFENSE)):
        s = position(values={"override_cards": "on", "free_pass": fate}, draw="extra-pass")
        act(s, "play extra-pass", "1 e4", "1 e5", "1 e4")
        assert s.phase == phase


def test_f21_g42_a_second_effort_may_be_for_the_offense_only() -> None:
    for whom, phase in (("both", Phase.SECOND_EFFORT), ("offense", Phase.DEFENSE)):
        values = {"override_cards": "on", "second_effort": whom}
        s = position({1: "e6"}, values=values)
        give(s, HOME)
        give(s, AWAY, "second-effort")
        act(s, "shoot", "rebound 6-1")
        assert s.phase == phase


def test_f21_g20_sizes_and_stamina_are_what_the_book_says() -> None:
    s = position(values={"sizes.POINT_GUARD": "L", "stamina": 0})
    assert s.piece_size[:, 0].tolist() == [2, 2]
    assert s.stamina_left.sum() == 0


def test_settings_travel_with_the_replay() -> None:
    values: dict[str, Value] = {"court": "full", "sizes.CENTER": "M", "max_possessions": 1}
    match = Match(GAME, {**values, "extra_possessions": 0}, seed=bytes(32))
    while not match.is_over:
        match.play(match.legal()[-1])
    for path, value in values.items():
        assert f"\nset {path}={value}\n" in str(match)
    assert Match.read(str(match)) == match
