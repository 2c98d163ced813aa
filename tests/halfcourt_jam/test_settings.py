"""What may be changed about Halfcourt Jam, and what comes of it."""

from typing import Any

import pytest
from halfcourt_jam.positions import LEE, MOOSE, PURPLE, RAY, VIC, YELLOW, position

from sideline.engine.errors import BadSetting
from sideline.engine.match import Match
from sideline.engine.settings import Value
from sideline.games.halfcourt_jam import GAME
from sideline.games.halfcourt_jam.facts.difficulty import shot_difficulty, steal_difficulty
from sideline.games.halfcourt_jam.state import Hooper, Phase, Space
from sideline.testing.positions import act, options

SPACES, HOOPERS = tuple(Space.__members__), tuple(Hooper.__members__)
SCORINGS = ("ones_twos", "twos_threes")
RANGES = {
    "target": (1, 99),
    "max_possessions": (2, 1000),
    "max_turns": (10, 10_000),
    "entry_cost": (1, 9),
    "hustle": (1, 9),
    "exhaustion": (0, 9),
    "shot_clock": (1, 9),
    "rebound_clock": (1, 9),
    **{f"difficulty.{scoring}.{space}": (1, 19) for scoring in SCORINGS for space in SPACES},
    **{f"worth.{scoring}.{space}": (0, 9) for scoring in SCORINGS for space in SPACES},
    **{f"actions.{hooper}": (2, 9) for hooper in HOOPERS},
    **{f"bonus.{hooper}": (0, 9) for hooper in HOOPERS},
    **{f"defense.{hooper}": (1, 9) for hooper in HOOPERS},
    **{f"activation.{hooper}": (1, 50) for hooper in HOOPERS},
    **{f"ability.{name}": (0, 9) for name in ("DIME", "QUICK_HANDS", "BOX_OUT", "CLAMPS", "BRICK_WALL")},
}
CHOICES = {
    "threshold": ("at_least", "more_than"),
    "last_possession": ("purple", "sudden_death"),
    "scoring": SCORINGS,
    "draft": ("no", "yes"),
    "free_start_placement": ("no", "yes"),
    "take_back": ("no", "yes"),
    "baseline": ("far", "rim"),
    "rest": ("declared", "idle"),
    "round": ("sides", "hoopers"),
    "first_turn": ("defense", "offense"),
    "next_turn": ("new_defense", "old_defense"),
    "shared_space": ("once", "twice"),
    "hustle_when": ("any_time", "first"),
    "over_and_back": ("allowed", "forbidden"),
}
LINEUPS = [
    f"lineup.{side}.{position}"
    for side in ("YELLOW", "PURPLE")
    for position in ("POINT_GUARD", "FORWARD", "CENTER")
]


def complaint(values: dict[str, Value]) -> str:
    with pytest.raises(BadSetting) as refused:
        Match(GAME, values)
    return str(refused.value)


def test_the_settings_are_these_and_no_others() -> None:
    paths = [path for setting in GAME.settings for path, _ in setting.entries()]
    assert sorted(paths) == sorted([*RANGES, *CHOICES, *LINEUPS])


@pytest.mark.parametrize("path", ["target", "max_turns", "worth.ones_twos.TP", "actions.ZIP", "ability.DIME"])
def test_a_number_keeps_to_its_range(path: str) -> None:
    low, high = RANGES[path]
    for value in (low, high):
        assert Match(GAME, {path: value}).settings == {path: value}
    for value in (low - 1, high + 1):
        assert complaint({path: value}) == f"{path} must lie between {low} and {high}, not at {value}."


@pytest.mark.parametrize("path", RANGES)
def test_every_number_is_checked(path: str) -> None:
    low, high = RANGES[path]
    assert complaint({path: high + 1}).startswith(f"{path} must lie between {low} and {high}")


@pytest.mark.parametrize("path", CHOICES)
def test_a_choice_is_one_of_its_names(path: str) -> None:
    for number, choice in enumerate(CHOICES[path]):
        assert GAME.new(1, {path: choice})[0][path] == number
    assert complaint({path: "maybe"}) == f"{path} must be one of {', '.join(CHOICES[path])}, not maybe."


def test_hj_06_13_15_a_line_up_has_one_hooper_of_each_position_and_nobody_twice() -> None:
    assert complaint({"lineup.YELLOW.FORWARD": "NOVA"}) == (
        "A line-up has one point guard, one forward and one center, in this order (HJ-15)."
    )
    assert complaint({"lineup.YELLOW.CENTER": "HAKEEM"}) == ("Every Hooper plays for one side only (HJ-06).")


def test_hj_14_line_ups_may_be_changed() -> None:
    match = Match(GAME, {"lineup.YELLOW.POINT_GUARD": "NOVA", "lineup.YELLOW.CENTER": "STRETCH"})
    assert [hooper.name for hooper in match.view(YELLOW).hoopers][:3] == ["Nova", "Vic", "Stretch"]


@pytest.mark.parametrize(
    ("space", "difficulty", "points"),
    [("RIM", 4, 2), ("PC", 7, 2), ("FT", 8, 2), ("EL", 9, 2), ("CL", 11, 3), ("TP", 12, 3), ("LC", 15, 3)],
)
def test_hj_g09_twos_and_threes_have_difficulties_of_their_own(
    space: str, difficulty: int, points: int
) -> None:
    s = position(
        f"DEX* {space}, VIC BL, MOOSE BR", "RAY BC, BIG_LEE BL, HAKEEM BR", values={"scoring": "twos_threes"}
    )
    assert shot_difficulty(s, RAY, Space[space]) == difficulty - 1
    act(s, "Dex", "shoot", "roll 20")
    assert s.score.tolist() == [points, 0]


def test_hj_g09_ones_and_twos() -> None:
    s = GAME.new()[0]
    ones = {Space(space).name for space in range(20) if s.worth[0, space] == 1}
    assert ones == {"RIM", "PL", "PC", "PR", "SL", "EL", "FT", "ER", "SR"}
    assert [s.difficulty[0, Space[space]] for space in ("RIM", "PL", "PC", "FT", "EL", "CL", "LC", "LL")] == [
        4,
        6,
        7,
        7,
        8,
        14,
        16,
        17,
    ]


@pytest.mark.parametrize("baseline", ["far", "rim"])
def test_hj_g45_the_ball_is_brought_in_from_the_baseline_that_is_set(baseline: str) -> None:
    s = position("RAY* TP, VIC CL, MOOSE BR", values={"baseline": baseline})
    act(s, "Ray", "shoot", "roll 20", "inbound Dex")
    far = ["at BL", "at BC", "at BR"]
    assert options(s) == (far if baseline == "far" else ["at RIM", "at SL", "at SR", "at CL", "at CR"])


def test_hj_02_the_target_may_be_changed() -> None:
    s = position(purple="DEX* TP, BIG_LEE BL, HAKEEM BR", up=PURPLE, values={"target": 2}, possession=1)
    act(s, "Dex", "shoot", "roll 20")
    assert s.phase == Phase.OVER


def test_hj_g37_the_caps_may_be_changed() -> None:
    match = Match(GAME, {"max_possessions": 2}, seed=bytes(32))
    while not match.is_over:
        match.play(match.legal()[-1])
    assert match.state.possession == 2
    match = Match(GAME, {"max_turns": 10}, seed=bytes(32))
    while not match.is_over:
        match.play(match.legal()[-1])
    assert match.state.turns == 10


def field(path: str, value: int, **more: Any) -> Any:
    return position(
        "RAY!* TP, VIC RIM, MOOSE! FT-TP", "DEX! TP, BIG_LEE! RIM, HAKEEM BR", values={path: value}, **more
    )


def test_the_book_is_what_the_rules_read() -> None:
    assert shot_difficulty(field("difficulty.ones_twos.TP", 10), RAY, Space.TP) == 10 + 3 - 3
    assert shot_difficulty(field("bonus.RAY", 9), RAY, Space.TP) == 14 + 3 - 9
    assert shot_difficulty(field("defense.DEX", 1), RAY, Space.TP) == 14 + 1 - 3
    assert steal_difficulty(field("ability.QUICK_HANDS", 9), 3) == 3 + 9
    s = field("actions.RAY", 9)
    act(s, "Ray")
    assert s.left == 9
    s = field("hustle", 5)
    act(s, "Ray", "hustle")
    assert s.left == 4 + 5
    s = field("entry_cost", 4)
    act(s, "Vic")
    assert "to RIM" not in options(s)
    s = field("worth.ones_twos.TP", 7)
    act(s, "Ray", "shoot", "roll 20")
    assert s.score.tolist() == [7, 0]


def test_the_book_sets_clocks_and_abilities() -> None:
    s = field("ability.BOX_OUT", 0)
    act(s, "Ray", "shoot", "roll 1")
    assert s.ball == VIC
    s = field("rebound_clock", 5)
    s.activated[LEE] = 0
    s.space[LEE] = Space.BL
    act(s, "Ray", "shoot", "roll 1")
    assert (s.ball, s.clock) == (VIC, 5)
    assert Match(GAME, {"shot_clock": 5}).state.clock == 5
    s = field("ability.BRICK_WALL", 4, up=PURPLE)
    s.space[3] = Space.LC
    act(s, "Dex")
    assert "to TP" not in options(s)
    s = field("activation.MOOSE", 1)
    s.activated[MOOSE] = 0
    act(s, "end turn")
    assert s.activated[MOOSE] == 1
    s = field("ability.DIME", 9)
    act(s, "Ray", "pass Vic", "roll 20")
    assert shot_difficulty(s, VIC, Space.RIM) == 1


def test_settings_travel_with_the_replay() -> None:
    values: dict[str, Value] = {
        "target": 3,
        "draft": "yes",
        "take_back": "yes",
        "actions.ZIP": 6,
        "max_possessions": 8,
    }
    match = Match(GAME, values, seed=bytes(32))
    while not match.is_over:
        match.play(match.legal()[0])
    for path, value in values.items():
        assert f"\nset {path}={value}\n" in str(match)
    assert Match.read(str(match)) == match
