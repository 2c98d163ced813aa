"""Measures and how sure we are of them."""

import numpy as np
import pytest

from sideline.engine.words import phrase, words_of
from sideline.lab.measures import share, spread


def test_the_wilson_interval_is_the_published_one() -> None:
    found = share(count=15, of=20)
    assert found.rate == 0.75
    assert (found.low, found.high) == pytest.approx((0.5313, 0.8881), abs=1e-4)


@pytest.mark.parametrize(("count", "of"), [(0, 10), (10, 10), (0, 0)])
def test_an_interval_stays_between_never_and_always(count: int, of: int) -> None:
    found = share(count, of)
    assert 0 <= found.low <= found.rate <= found.high <= 1


def test_the_interval_covers_the_truth_about_95_times_in_100() -> None:
    wins = np.random.default_rng(1).binomial(200, 0.3, size=2000)
    covered = [found.low <= 0.3 <= found.high for found in (share(int(count), 200) for count in wins)]
    assert 0.93 < np.mean(covered) < 0.97


def test_the_spread_of_numbers() -> None:
    found = spread(np.arange(1, 102))
    assert (found.mean, found.quantiles["0.5"], found.quantiles["0.05"]) == (51.0, 51.0, 6.0)
    assert found.sd == pytest.approx(29.3, abs=0.01)


@pytest.mark.parametrize(
    ("lang", "noise", "rest"),
    [
        ("en", "standard errors of sampling", "do not cover what the hints themselves misjudge"),
        (
            "fr",
            "erreur type de l\u2019échantillonnage",
            "ne couvre pas ce que les conseils eux-mêmes jugent mal",
        ),
    ],
)
def test_a_review_says_what_its_errors_cover(lang: str, noise: str, rest: str) -> None:
    said = words_of("sideline.lab", lang).say(phrase("review-how-ledger"))
    assert noise in said and rest in said
