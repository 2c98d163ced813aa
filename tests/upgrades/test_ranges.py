"""What an older release allowed to be set is read as it was: no range has become narrower since."""

import pytest

from sideline.engine import registry
from sideline.engine.match import Match
from sideline.engine.settings import Value

SET_ONCE: list[tuple[str, dict[str, Value]]] = [
    ("nba_deck", {"keep.B01": 999_999, "keep.T03": 500_005}),
    ("nba_deck", {"faces.BLUE.F1": 20, "levels.N001": 99_999_999}),
    ("halfcourt_jam", {"ability.BOX_OUT": 0}),
]


@pytest.mark.parametrize(("game", "values"), SET_ONCE)
def test_a_table_of_an_older_release_opens_with_its_numbers(game: str, values: dict[str, Value]) -> None:
    match = Match(registry.load(game), values, seed=bytes(32), rules_version=1)
    assert {path: match.settings[path] for path in values} == values
    match.play(match.legal()[0])
    assert Match.read(str(match), match.game).states.tobytes() == match.states.tobytes()
