"""What may be changed about the Rugby Card Game, and what comes of it."""

import pytest
from rugby.positions import AWAY, HOME, check, crash, deal_out, penalty, position, set_piece

from sideline.engine.errors import BadSetting
from sideline.engine.match import Match
from sideline.engine.settings import Value
from sideline.engine.words import MINUS
from sideline.games.rugby import GAME
from sideline.games.rugby.actions import SHOT
from sideline.games.rugby.state import Column, Face, Kind, Phase, SetPiece, Skill
from sideline.testing.positions import act, options

Values = dict[str, Value]

RANGES = {
    "phases_per_half": (1, 45),
    "hard_cap": (30, 200),
    "golden_phases": (1, 100),
    "shot_range": (0, 7),
    "play_cards.SCRUM": (1, 6),
    "shot_target": (0, 10),
    "penalty_gain": (0, 6),
    "dealt.BACKS": (1, 10),
    "points.TRY": (0, 20),
    "values.designer.PROP.RUN": (0, 9),
    "symbols.tuned.WING.TOUCH": (0, 1),
    "movement.designer.KICK.WIN": (-8, 8),
    "risk.tuned.LOOP.BIG_WIN": (0, 4),
    "comes_back.tuned.LOOP.WIN": (0, 14),
    "share_back.designer.KICK.WIN": (0, 16),
    "play_copies.tuned.LOOP": (0, 12),
}
CHOICES = {
    "cards": ("designer", "tuned"),
    "draw": ("stay", "last_winner", "turnover_risk"),
    "tie": ("draw", "golden_point"),
    "own_line": ("clamp", "scrum", "safety"),
    "first_attacker": ("random", "home", "away"),
    "try_line": ("on", "beyond"),
    "big_result": ("winner", "loser", "attack"),
    "half_values": ("exact", "down", "up"),
    "attack_commits": ("first", "last"),
    "attack_lines": ("own", "any"),
    "short_defense": ("fill_up", "fewer"),
    "extra_from": ("all", "matching"),
    "forfeit": ("forced", "chosen"),
    "turned_cards": ("back", "aside"),
    "back_for": ("both", "attack"),
    "order": ("symbols", "icon", "try"),
    "symbol_ball": ("loser", "defense"),
    "after_score": ("conceder", "scorer"),
    "half_ends": ("before", "after"),
    "tied_by": ("attacker", "each"),
    "skill.tuned.LOOP": ("run", "pass", "special"),
    "comes_from.designer.KICK": ("top", "bottom"),
    "icon.designer.KICK.WIN": ("none", "kickoff", "lineout", "scrum"),
}
NAMES = (
    *("cards", "draw", "tie", "own_line", "first_attacker", "try_line", "big_result", "half_values"),
    *("attack_commits", "attack_lines", "short_defense", "extra_from", "forfeit", "turned_cards", "back_for"),
    *("order", "symbol_ball", "after_score", "half_ends", "tied_by"),
    *("phases_per_half", "hard_cap", "golden_phases"),
    *("shot_range", "play_cards", "skill_copies", "values", "symbols", "play_copies", "players", "skill"),
    *("comes_from", "movement", "risk", "icon", "comes_back", "share_back", "dealt", "tied_up", "points"),
    *("shot_target", "penalty_gain"),
)


def complaint(values: Values) -> str:
    with pytest.raises(BadSetting) as refused:
        Match(GAME, values)
    return str(refused.value)


def test_the_settings_are_these_and_no_others() -> None:
    assert tuple(setting.name for setting in GAME.settings) == NAMES


@pytest.mark.parametrize("path", RANGES)
def test_a_number_keeps_to_its_range(path: str) -> None:
    low, high = RANGES[path]
    for value in (low, high):
        assert Match(GAME, {path: value}) is not None
    if path not in ("hard_cap", "phases_per_half"):
        for value in (low - 1, high + 1):
            told = f"{path} must lie between {low} and {high}, not at {value}."
            assert complaint({path: value}) == told.replace("-", MINUS)


@pytest.mark.parametrize("path", CHOICES)
def test_a_choice_is_one_of_its_names(path: str) -> None:
    for choice in CHOICES[path]:
        assert Match(GAME, {path: choice}) is not None
    assert complaint({path: "maybe"}) == f"{path} must be one of {', '.join(CHOICES[path])}, not maybe."


@pytest.mark.parametrize(
    ("values", "sentence"),
    [
        (
            {"skill_copies.designer.WING": 1, "skill_copies.designer.CENTER": 2, "dealt.BACKS": 10},
            "There are only 19 backs for two sides of 10 (RG-18).",
        ),
        ({"tied_up.SCRUM.THIRD": 9}, "No set piece can tie up more forwards than a side has (RG-15)."),
        ({"dealt.FORWARDS": 7}, "No set piece can tie up more forwards than a side has (RG-15)."),
        (
            {f"play_copies.designer.{face.name}": 0 for face in Face if face < Face.DRIVE},
            "There are fewer play cards than a set piece gives (RG-20).",
        ),
        ({"players.designer.KICK.BACKS": 0}, "Every play needs at least one athlete (RG-08)."),
        ({"hard_cap": 29}, "A half cannot be cut off before its phases are played (RG-G32)."),
    ],
)
def test_what_does_not_fit_is_refused_with_a_sentence(values: Values, sentence: str) -> None:
    assert complaint(values) == sentence


def test_a_shared_pile_that_is_too_small_is_refused() -> None:
    few = {f"skill_copies.designer.{kind.name}": 2 for kind in Kind}
    assert complaint(few) == "The shared pile is too small for the cards that may be turned over (RG-G20)."


@pytest.mark.parametrize("name", ["tuned", "tournament", "short"])
def test_variants_are_options_by_name(name: str) -> None:
    assert GAME.check(GAME.variant(name)) == GAME.variant(name)


def test_rg_55_a_short_half_ends_sooner() -> None:
    s = crash(at=4, phases=7, is_last_piece=1, values=GAME.variant("short"))
    act(s, "turn CE")
    assert s.half == 1


def test_rg_20_g17_play_cards_by_set_piece() -> None:
    s = set_piece(SetPiece.SCRUM, **{"play_cards.SCRUM": 6})
    act(s, "tie 6")
    deal_out(s)
    assert s.play_hand_size == 6


def test_rg_15_16_the_numbers_of_a_set_piece_may_be_changed() -> None:
    s = set_piece(SetPiece.SCRUM, **{"tied_up.SCRUM.FIRST": 2, "tied_up.SCRUM.SECOND": 2})
    assert options(s) == ["tie 2"]
    s = set_piece(SetPiece.KICKOFF, **{"tied_up.KICKOFF.FIRST": 3})
    assert options(s) == ["tie 3"]
    s = set_piece(SetPiece.LINEOUT, **{f"tied_up.LINEOUT.{tie}": 0 for tie in ("FIRST", "SECOND", "THIRD")})
    assert s.phase == Phase.DEAL


def test_rg_18_fewer_cards_may_be_dealt() -> None:
    values = {"dealt.FORWARDS": 6, "dealt.BACKS": 4, "tied_up.LINEOUT.THIRD": 0, "tied_up.SCRUM.SECOND": 0}
    s = set_piece(SetPiece.SCRUM, **values)
    act(s, "tie 6")
    deal_out(s)
    assert s.free.tolist() == [[0, 4], [0, 4]]
    assert s.shared.sum() == 36


def test_rg_34_53_points_are_what_the_book_says() -> None:
    s = position(at=7, values={"points.TRY": 5})
    check(s, "PG", "LK FL", "PR HK")
    assert s.score.tolist() == [5, 0]
    s = penalty(at=6, values={"points.GOAL": 2})
    act(s, "shot", "kick PR", "kick PR")
    assert s.score.tolist() == [2, 0]


def test_rg_50_52_kicks_are_what_the_book_says() -> None:
    s = penalty(at=3, values={"penalty_gain": 3, "shot_range": 5, "shot_target": 0})
    assert [part.value for part in GAME.odds(s, SHOT).parts] == [0, 5, 5]
    act(s, "lineout")
    assert s.position == 6


def test_rg_41_45_result_tables_are_what_the_book_says() -> None:
    values = {"movement.designer.CRASH_BALL.WIN": 3, "risk.designer.CRASH_BALL.WIN": 2}
    s = position(values=values, at=3)
    assert check(s, "CB", "PR HK", "PR WH") == "WIN"
    assert s.to_turn == 2
    act(s, "turn PR", "turn HK")
    assert s.position == 6


def test_rg_43_an_icon_may_be_a_scrum_or_a_kickoff() -> None:
    for icon, piece in (("scrum", SetPiece.SCRUM), ("kickoff", SetPiece.KICKOFF)):
        s = position(values={"icon.designer.CRASH_BALL.WIN": icon}, at=3)
        check(s, "CB", "PR HK", "PR WH")
        assert (s.set_piece, s.attacker, s.position) == (piece, AWAY, 4)


def test_rg_10_39_values_are_what_the_book_says() -> None:
    s = position(values={"values.designer.PROP.RUN": 2})
    assert check(s, "CB", "PR HK", "HK EN") == "BIG_LOSS"
    assert s.values[0, Kind.PROP, Skill.RUN] == 2


def test_rg_35_g38_a_play_may_bring_back_a_number_and_a_share() -> None:
    values: Values = {"comes_back.designer.CRASH_BALL.WIN": 1, "share_back.designer.CRASH_BALL.WIN": 4}
    s = position(values=values, tied=("FL N8 WH LF", ""))
    check(s, "CB", "PR HK", "PR WH")
    assert s.tied_size[HOME] == 4 - 2 + 2


def test_both_sets_may_be_changed_apart() -> None:
    s = GAME.new(1, {"movement.tuned.KICK.WIN": 1})[0]
    assert s.movement[:, Face.KICK, Column.WIN].tolist() == [2, 1]


def test_settings_travel_with_the_replay() -> None:
    values: Values = {"cards": "tuned", "draw": "last_winner", "phases_per_half": 3, "points.TRY": 5}
    match = Match(GAME, values, seed=bytes(32))
    while not match.is_over:
        match.play(match.legal()[0])
    for path, value in values.items():
        assert f"\nset {path}={value}\n" in str(match)
    assert Match.read(str(match)) == match
