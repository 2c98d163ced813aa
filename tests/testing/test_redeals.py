"""The kit knows by itself what is hidden: every fault planted into a redeal is found."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from nba_deck.positions import position
from testing.small import FIVE, JUKEM, RUGBY

from sideline.engine.game import Game
from sideline.engine.layout import OWN, OWN_CARDS, SECRET_CARDS, veils_of
from sideline.engine.rng import below
from sideline.games.five_on_the_floor import GAME as FIVE_ON_THE_FLOOR
from sideline.games.halfcourt_jam import GAME as HALFCOURT_JAM
from sideline.games.jukem import GAME as JUKEM_BASKETBALL
from sideline.games.nba_deck import GAME as NBA_DECK
from sideline.games.nba_deck.state import NOTHING, Step
from sideline.games.rugby import GAME as RUGBY_CARDS
from sideline.testing.conformance import check_that_results_balance
from sideline.testing.deals import Small, check_that_deals_are_fair
from sideline.testing.redeals import BadRedeal, check_that_redeals_deal_again
from sideline.testing.secrecy import Leak, check_that_estimates_do_not_peek, check_that_nothing_leaks
from sideline.testing.template import GAME as TEMPLATE
from sideline.testing.yardsticks.kuhn import GAME
from sideline.testing.yardsticks.kuhn.facts import NO_CARD, card_of
from sideline.testing.yardsticks.kuhn.state import CARDS, Phase

pytestmark = pytest.mark.no_cover

KIT = (check_that_nothing_leaks, check_that_redeals_deal_again, check_that_deals_are_fair)


def nothing(s: Any, seat: int, rng: Any) -> None:
    """Deal nothing again."""


def forgetful(s: Any, seat: int, rng: Any) -> None:
    """Deal the other hand again and forget the card that lies face down."""
    deck = s.deck.copy()
    GAME.redeal(s, seat, rng)  # type: ignore[misc]
    s.deck[:] = deck


def doubling(s: Any, seat: int, rng: Any) -> None:
    """Deal any of the three cards, one that is in another hand too."""
    for side in range(2):
        if s.phase != Phase.SHOWN and side != seat and card_of(s, side) != NO_CARD:
            s.hands[side] = 0
            s.hands[side, below(rng, CARDS)] = 1


def biased(s: Any, seat: int, rng: Any) -> None:
    """Deal again, and once more if the other did not get the truth the first time."""
    truth = s.hands.copy()
    GAME.redeal(s, seat, rng)  # type: ignore[misc]
    if (s.hands != truth).any():
        GAME.redeal(s, seat, rng)  # type: ignore[misc]


def sum_of_both(s: Any, viewer: int) -> Any:
    """Show the sum of both hands among the chips."""
    seen = GAME.view(s, viewer)
    return msgspec.structs.replace(seen, staked=(card_of(s, 0) + card_of(s, 1), 0))


FAULTS: dict[str, dict[str, Callable[..., Any]]] = {
    "a redeal that does nothing": {"redeal": nothing},
    "a redeal that forgets a hidden field": {"redeal": forgetful},
    "a redeal that deals the same card twice": {"redeal": doubling},
    "a redeal that is biased": {"redeal": biased},
    "no redeal beside a view of both hands": {"redeal": nothing, "view": sum_of_both},
}


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
def test_a_fault_of_a_redeal_is_caught(fault: dict[str, Any]) -> None:
    with pytest.raises((BadRedeal, Leak)):
        for check in KIT:
            check(replace(GAME, **fault))


def lazy(s: Any, seat: int, rng: Any) -> None:
    """Deal again, but in most positions not."""
    if s.deck[0] and not s.moves:
        GAME.redeal(s, seat, rng)  # type: ignore[misc]


def test_a_redeal_that_deals_again_in_few_positions_is_caught() -> None:
    with pytest.raises(BadRedeal, match="positions whose cards may lie otherwise"):
        check_that_redeals_deal_again(replace(GAME, redeal=lazy))


def test_a_leak_is_caught_however_few_positions_are_looked_at() -> None:
    """In the short form one position of each match of a short game is looked at: another one of each."""
    leaky = replace(GAME, explain=lambda s: (card_of(s, 0) + card_of(s, 1),))  # type: ignore[arg-type, return-value]
    with pytest.raises(Leak, match="explanation"):
        check_that_nothing_leaks(leaky)


def test_only_counting_finds_a_redeal_that_is_biased() -> None:
    faulty = replace(GAME, redeal=biased)
    check_that_nothing_leaks(faulty)
    check_that_redeals_deal_again(faulty)
    with pytest.raises(BadRedeal, match="as often as they should"):
        check_that_deals_are_fair(faulty)


def test_an_estimate_that_peeks_is_caught() -> None:
    def peek(s: Any, seat: int) -> float:
        return float(card_of(s, seat) > card_of(s, 1 - seat))

    with pytest.raises(Leak, match="estimate"):
        check_that_estimates_do_not_peek(replace(GAME, estimate=peek))


def test_a_result_by_which_both_win_is_caught() -> None:
    with pytest.raises(AssertionError, match="do not balance"):
        check_that_results_balance(replace(GAME, result=lambda s, seat: 1))


def test_a_redeal_that_changes_what_is_open_is_caught() -> None:
    def restless(s: Any, seat: int, rng: Any) -> None:
        s.moves += 1

    with pytest.raises(BadRedeal, match="changes moves"):
        check_that_redeals_deal_again(replace(GAME, redeal=restless))


def test_a_redeal_of_the_own_hand_is_caught() -> None:
    def blind(s: Any, seat: int, rng: Any) -> None:
        GAME.redeal(s, 1 - seat, rng)  # type: ignore[misc]

    with pytest.raises(BadRedeal, match="its own hands"):
        check_that_redeals_deal_again(replace(GAME, redeal=blind))


def test_what_is_hidden_is_one_word_of_a_field() -> None:
    assert veils_of(GAME.state) == {"deck": SECRET_CARDS, "hands": OWN_CARDS}
    assert veils_of(TEMPLATE.state) == {"card": OWN}
    assert veils_of(HALFCOURT_JAM.state) == {}


@pytest.mark.parametrize(
    ("game", "small"),
    [(JUKEM_BASKETBALL, JUKEM), (FIVE_ON_THE_FLOOR, FIVE), (RUGBY_CARDS, RUGBY)],
    ids=["jukem", "five_on_the_floor", "rugby"],
)
def test_every_deal_comes_as_often_as_counting_all_of_them_says(game: Game, small: Small) -> None:
    assert check_that_deals_are_fair(game, small) > 8


DRAWN = {"deck": "B01 B01 B02 B02 B03 R-MJ1 R-Ar1", "at": Step.END_HAND}
LOOKED_AT = {"deck": "B01 B02 B03", "owed": [2, 0], "after": Step.END_HAND, "at": Step.DRAW_CARDS}


@pytest.mark.parametrize("order", ["free", "list"])
@pytest.mark.parametrize(
    ("begun", "small"),
    [
        (DRAWN, Small(own=True, steps=7, matches=1, draws=200, most=3000)),
        (LOOKED_AT, Small(own=True, steps=12, matches=4, draws=100, most=3000)),
    ],
    ids=["drawn", "looked at"],
)
def test_a_hand_of_nba_deck_comes_as_often_as_counting_says(
    begun: dict[str, Any], small: Small, order: str
) -> None:
    s = position(pile="", last_paid=NOTHING, last_kind=NOTHING, values={"pick_order": order}, **begun)
    assert check_that_deals_are_fair(NBA_DECK, small, s.reshape(1)) > 0
