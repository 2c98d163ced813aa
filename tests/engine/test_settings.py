"""Rule options and the numbers of the book: named, checked, recorded."""

from typing import Any

import numpy as np
import pytest

from sideline.engine.errors import BadSetting
from sideline.engine.settings import Setting, check, fill, option, parse

SETTINGS = (
    Setting("target", 11, low=1, high=50),
    option("scoring", "ones", "twos", cites=()),
    Setting("stats", np.array([[1, 2], [3, 4]]), high=9, axes=(("ZIP", "RAY"), ("SHOT", "STEAL"))),
)


def test_only_what_differs_from_the_printed_game_is_recorded() -> None:
    values = {"stats.RAY.SHOT": "5", "target": "11", "scoring": "twos", "stats.ZIP.STEAL": 2}
    assert check(SETTINGS, values) == {"scoring": "twos", "stats.RAY.SHOT": 5}


def test_values_are_written_into_the_record() -> None:
    record = np.zeros(2, [("target", int), ("scoring", int), ("stats", int, (2, 2))])
    fill(record, SETTINGS, {"scoring": "twos", "stats.RAY.SHOT": 5})
    assert record["target"].tolist() == [11, 11]
    assert record["scoring"].tolist() == [1, 1]
    assert record["stats"][1].tolist() == [[1, 2], [5, 4]]


@pytest.mark.parametrize(
    ("values", "sentence"),
    [
        ({"target": 51}, "target must lie between 1 and 50, not at 51."),
        ({"target": "many"}, "target must be a whole number, not many."),
        ({"target": 2.7}, "target must be a whole number, not 2.7."),
        ({"target": True}, "target must be a whole number, not True."),
        ({"target": None}, "target must be a whole number, not None."),
        ({"target": "٣"}, "target must be a whole number, not ٣."),
        ({"scoring": "threes"}, "scoring must be one of ones, twos, not threes."),
        ({"targget": 3}, "There is no setting targget (did you mean target?)."),
        ({"stats": 3}, "There is no setting stats."),
        ({"stats.ZIP.SHOT": -1}, "stats.ZIP.SHOT must lie between 0 and 9, not at \u22121."),
    ],
)
def test_what_does_not_fit_is_refused_in_a_sentence(values: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadSetting) as refusal:
        check(SETTINGS, values)
    assert str(refusal.value) == sentence


@pytest.mark.parametrize("value", ["3\n", " 3", "+3", "٣", "3.0", "0x3", "1_0", ""])
def test_a_number_is_written_in_digits_and_nothing_else(value: str) -> None:
    with pytest.raises(BadSetting):
        check(SETTINGS, {"target": value})


def test_settings_are_typed_as_name_and_value() -> None:
    assert parse(["target=7", " scoring = twos "]) == {"target": "7", "scoring": "twos"}
    for text in ("target", "=7", "target="):
        with pytest.raises(BadSetting, match="name=value"):
            parse([text])
