"""What the page weighs over a wire: gzip, without the fonts."""

import gzip
from pathlib import Path

import pytest

pytestmark = pytest.mark.browser

BUILT = Path(__file__).parents[2] / "src" / "sideline" / "static"
KILO = 1000
PAGE = 300 * KILO
BOARD = 25 * KILO


def weight(file: Path) -> int:
    return len(gzip.compress(file.read_bytes()))


def test_the_whole_page_weighs_at_most_300_kb() -> None:
    files = [*BUILT.glob("*.html"), *BUILT.glob("assets/*.js"), *BUILT.glob("assets/*.css")]
    assert len(files) > 5
    assert sum(map(weight, files)) <= PAGE


def test_whatever_is_fetched_later_weighs_at_most_25_kb() -> None:
    """The board of a game, what boards share, the words of a game, the sounds."""
    first = (BUILT / "index.html").read_text(encoding="utf-8")
    later = [file for file in BUILT.glob("assets/*.js") if file.name not in first]
    assert later
    assert {file.name: weight(file) for file in later if weight(file) > BOARD} == {}
