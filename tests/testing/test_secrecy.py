"""A second author's game with a hidden card: what gives it away in passing is found too."""

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from sideline.engine.words import Phrase, phrase
from sideline.testing.deals import check_that_deals_are_fair
from sideline.testing.redeals import BadRedeal
from sideline.testing.secrecy import Leak, check_that_nothing_leaks
from sideline.testing.template import GAME
from sideline.testing.template.charts import FACES
from sideline.testing.template.state import Phase
from sideline.testing.yardsticks.pig import GAME as PIG
from sideline.testing.yardsticks.pig.state import Phase as Turn

pytestmark = pytest.mark.no_cover


def card_of_the_next(s: Any) -> int:
    """The card of the seat after the one to act, which that one may not know."""
    return int(s.card[(s.seat + 1) % len(s.card)])


def test_a_score_that_counts_a_hidden_card_is_caught() -> None:
    def points(s: Any, seat: int) -> int:
        return GAME.points(s, seat) + int(s.card[seat] == FACES)

    with pytest.raises(Leak, match="The score of viewer"):
        check_that_nothing_leaks(replace(GAME, points=points))


def test_taking_back_that_hangs_on_a_hidden_card_is_caught() -> None:
    """Every choice here ends a turn, so that what is final says nothing; the button does."""

    def reveals(s: Any, action: int) -> bool:
        return GAME.reveals(s, action) or (s.phase == Phase.CHOOSE and card_of_the_next(s) == FACES)

    with pytest.raises(Leak, match="The taking back of viewer"):
        check_that_nothing_leaks(replace(GAME, reveals=reveals))


def test_what_a_hidden_draw_sets_off_is_caught() -> None:
    """Any two outcomes of chance that are told alike are compared: no redeal could have found this."""

    def play(s: Any, action: int) -> None:
        is_draw = s.phase == Phase.DRAW
        GAME.play(s, action)
        s.limit += int(is_draw and action + 1 == FACES)

    with pytest.raises(Leak, match="After 'draw 1' the view tells"):
        check_that_nothing_leaks(replace(GAME, play=play))


def test_a_redeal_that_never_takes_one_card_away_is_caught() -> None:
    """It deals well from most positions: only from those that are seldom true it does not."""

    def redeal(s: Any, seat: int, rng: Any) -> None:
        highest = [side for side, card in enumerate(s.card) if card == FACES]
        GAME.redeal(s, seat, rng)  # type: ignore[misc]
        s.card[highest] = FACES

    with pytest.raises(BadRedeal, match="as often as they should"):
        check_that_deals_are_fair(replace(GAME, redeal=redeal))


def test_what_is_hidden_although_nothing_is_said_to_be_is_caught() -> None:
    def view(s: Any, viewer: int) -> Any:
        seen: Any = PIG.view(s, viewer)
        return seen if viewer == s.seat else msgspec.structs.replace(seen, pot=0)

    def tell(before: Any, action: int, after: Any, viewer: int) -> Phrase:
        is_secret = before.phase == Turn.ROLL and viewer != before.seat
        return phrase("tell-roll", who="") if is_secret else PIG.tell(before, action, after, viewer)

    assert check_that_deals_are_fair(PIG) > 0
    with pytest.raises(BadRedeal, match="no redeal deals again"):
        check_that_deals_are_fair(replace(PIG, view=view, tell=tell))
