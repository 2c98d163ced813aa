"""Where nothing is hidden any more the right play is known, and a search can be held against it."""

import pytest
from jukem.endings import endings, mistakes

from sideline.games.jukem import GAME


@pytest.mark.long
def test_a_deeper_tree_errs_less_where_the_right_play_is_known() -> None:
    found = list(endings(60))
    assert len(found) > 50
    wrong = [mistakes(found, depth, GAME.thinking.deep) for depth in (1, 3, 5)]
    assert wrong[0] <= 0.1 * len(found)
    assert wrong == sorted(wrong, reverse=True)
    assert wrong[-1] == 0
