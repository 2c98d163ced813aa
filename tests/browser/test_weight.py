"""What the page weighs over a wire: gzip, without the fonts."""

import gzip
import re
from collections import Counter
from pathlib import Path

import pytest
from browser.boards import DRAWN

pytestmark = pytest.mark.browser

BUILT = Path(__file__).parents[2] / "src" / "sideline" / "static"
KILO = 1000
PAGE = 300 * KILO
BOARD = 25 * KILO


def weight(file: Path) -> int:
    return len(gzip.compress(file.read_bytes()))


def game_of(file: Path) -> str:
    """Name the game whose board a file is: its words are the commonest in it."""
    words = re.findall(rf"\b({'|'.join(DRAWN)})-", file.read_text(encoding="utf-8"))
    return Counter(words).most_common(1)[0][0]


def later() -> list[Path]:
    """Every script that is not fetched at once."""
    first = (BUILT / "index.html").read_text(encoding="utf-8")
    return [file for file in BUILT.glob("assets/*.js") if file.name not in first]


def test_the_whole_page_weighs_at_most_300_kb(capsys: pytest.CaptureFixture[str]) -> None:
    files = [*BUILT.glob("*.html"), *BUILT.glob("assets/*.js"), *BUILT.glob("assets/*.css")]
    whole = sum(map(weight, files))
    with capsys.disabled():
        print(f"\nthe whole page {whole / KILO:.1f} KB of {PAGE // KILO}", end=" ")
    assert len(files) > 5
    assert whole <= PAGE


def test_every_game_has_a_board_of_at_most_25_kb(capsys: pytest.CaptureFixture[str]) -> None:
    boards = {game_of(file): weight(file) for file in later() if file.name.startswith("Board-")}
    with capsys.disabled():
        told = ", ".join(f"{game} {size / KILO:.1f}" for game, size in sorted(boards.items()))
        print(f"\nboards of at most {BOARD // KILO} KB: {told}", end=" ")
    assert sorted(boards) == list(DRAWN)
    assert max(boards.values()) <= BOARD


def test_whatever_is_fetched_later_weighs_at_most_25_kb() -> None:
    """The board of a game, what boards share, the words of a game, the sounds."""
    assert later()
    assert {file.name: weight(file) for file in later() if weight(file) > BOARD} == {}
