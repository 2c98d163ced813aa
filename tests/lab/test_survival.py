"""How far campaigns come: shares that fall, and a picture with a block for every set of settings."""

from sideline.lab.figures.figure import Curve
from sideline.lab.survival import curves, further_than, plot, run_among, survival

ROOKIE = survival("solitaire", "rookie", "easy", 1, [0, 0, 1, 0])
STARTER = survival("solitaire", "starter", "easy", 1, [2, 0, 1, 1])
HARDER = survival("solitaire", "starter", "hard", 1, [0, 0, 0, 1])


def test_a_campaign_that_won_two_matches_won_one_at_least() -> None:
    assert [reached.count for reached in STARTER.survived] == [3, 1, 0]
    assert [reached.count for reached in ROOKIE.survived] == [1, 0]


def test_every_curve_falls_from_all_to_none_in_the_block_of_its_settings() -> None:
    figure = curves([ROOKIE, STARTER, HARDER])
    drawn = [part.points for part in figure.parts if isinstance(part, Curve)]
    assert drawn == [
        ((0, 100.0), (1, 25.0), (2, 0.0)),
        ((0, 100.0), (1, 75.0), (2, 25.0), (3, 0.0)),
        ((4, 100.0), (5, 25.0), (6, 0.0)),
    ]
    assert figure.table[0] == ("", "1", "2", "3")
    assert figure.table[3] == ("starter, hard", 25.0, 0.0, 0.0)


def test_the_picture_names_bots_and_settings_in_words() -> None:
    picture = plot([ROOKIE, STARTER, HARDER])
    assert all(f">{words}<" in picture for words in ("rookie", "starter", "easy", "hard"))
    assert 'aria-label="rookie, easy: 25.0, 0.0, 0.0.' in picture


def test_a_run_is_shown_among_all_that_are_over() -> None:
    runs = {0: 6, 1: 2, 3: 2}
    assert [further_than(runs, wins) for wins in range(5)] == [0, 0.6, 0.8, 0.8, 1]
    figure = run_among(runs, 1, "en")
    assert figure.table == (
        ("matches won", "of all runs"),
        ("0", "100%"),
        ("1", "40%"),
        ("2", "20%"),
        ("3", "20%"),
        ("4", "0%"),
    )
    falling, own = (part for part in figure.parts if isinstance(part, Curve))
    assert falling.points[-1] == (4, 0)
    assert own.points == ((0, 100), (1, 100))
    assert figure.words == "40% of all runs won 1 match at least, as this one did."


def test_a_run_that_came_further_than_all_others_is_on_the_sheet_too() -> None:
    figure = run_among({0: 10}, 7, "fr")
    assert figure.x.high == 8
    assert figure.table[-2:] == (("7", "0\u00a0%"), ("8", "0\u00a0%"))
