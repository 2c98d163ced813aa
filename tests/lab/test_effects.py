"""What changed rules do, beside the printed game."""

from sideline.games.jukem import GAME
from sideline.lab.effects import Effects, effects


def differing(found: Effects) -> set[str]:
    return {effect.name for effect in found.effects if effect.printed != effect.changed}


def test_a_match_of_one_quarter_is_shorter_and_has_fewer_points() -> None:
    found = effects(GAME, {"periods": "1"}, 0.0)
    minutes, _, points = found.effects
    assert found.matches > 0
    assert minutes.printed == sum(GAME.box.minutes) / 2
    assert minutes.changed < minutes.printed / 2
    assert points.changed < points.printed / 2


def test_rules_as_printed_change_nothing() -> None:
    assert differing(effects(GAME, {}, 0.0)) == set()
    assert differing(effects(GAME, {"periods": "1"}, 0.0)) >= {"minutes", "points"}
