"""Numbers are written as each language writes them."""

import pytest

from sideline.engine.numerals import number, percent, signed


@pytest.mark.parametrize(
    ("lang", "share", "large", "less"),
    [("en", "8.3%", "1,234.5", "\u22123"), ("fr", "8,3\u00a0%", "1\u202f234,5", "\u22123")],
)
def test_shares_large_numbers_and_differences(lang: str, share: str, large: str, less: str) -> None:
    assert percent(0.083, lang, 1) == share
    assert number(1234.5, lang, 1) == large
    assert (signed(-3, lang), signed(3, lang), signed(0.2, lang)) == (less, "+3", "0")


def test_whole_numbers_are_exact_however_large() -> None:
    assert number(6**30, "en") == "221,073,919,720,733,357,899,776"
    assert number(1e6, "en") == "1,000,000"
