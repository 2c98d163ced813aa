"""What is hidden is dealt again, and what is seen does not depend on it."""

from collections import Counter
from typing import Any

import msgspec
import numpy as np
import pytest
from nba_deck.positions import AWAY, HOME, bag, copy, hand, position

from sideline.engine.game import NOBODY, SPECTATOR
from sideline.engine.match import Match
from sideline.engine.rng import new_rng
from sideline.games.nba_deck import GAME
from sideline.games.nba_deck.actions import BUY, DONE, FATE
from sideline.games.nba_deck.charts import CARD_IDS, VARIANTS
from sideline.games.nba_deck.facts.hand import purse
from sideline.games.nba_deck.facts.market import is_in_pile, rank_of
from sideline.games.nba_deck.hidden import redeal, share_alike
from sideline.games.nba_deck.state import Phase, Step
from sideline.games.nba_deck.state.pieces import Fate
from sideline.testing.positions import act, legal_moves
from sideline.testing.walks import listed, walk

pytestmark = pytest.mark.no_cover

BENCHED = "R-MJ1 R-Ar1 R-Ai1 R-AF1 R-P1"


def redealt(s: Any, seat: int, seed: int) -> Any:
    """Deal again all that a seat cannot know."""
    other = copy(s)
    redeal(other, seat, new_rng(seed))
    return other


@pytest.mark.parametrize("values", [{}, VARIANTS["selection_and_draft"]], ids=["printed", "drafted"])
def test_nb_g32_views_and_log_do_not_depend_on_any_hidden_card(values: Any) -> None:
    played = walk(GAME, 11, {**values, "pile_size": 8})
    for step in played.sample(60):
        for viewer in (HOME, AWAY, SPECTATOR):
            seen = msgspec.json.encode(GAME.view(step.s, viewer))
            other = redealt(step.s, viewer, 5)
            assert msgspec.json.encode(GAME.view(other, viewer)) == seen
            for action in set(listed(GAME, step.s)) & set(listed(GAME, other)):
                is_purchase = action in BUY
                is_shown = is_purchase or action == DONE
                if GAME.spell(step.s, action) == GAME.spell(other, action) and not is_shown:
                    assert told(step.s, action, viewer) == told(other, action, viewer)


def told(s: Any, action: int, viewer: int) -> bytes:
    """Say what a viewer is told of an action."""
    after = copy(s)
    GAME.play(after, action)
    phrase = GAME.tell(s, action, after, viewer)
    while phrase.key in ("tell-both", "next-line"):
        first = dict(phrase.args)["first"]
        assert isinstance(first, msgspec.Struct)
        phrase = first  # type: ignore[assignment]
    return msgspec.json.encode(phrase)


def test_nb_g32_a_kept_card_that_everybody_knows_tells_nothing_about_the_cards_around_it() -> None:
    s = position("B01 F", at=Step.OPEN_ACTIVATION, values={"pick_order": "list"})
    s.shown[HOME] = [0, 1, *s.shown[HOME][2:]]
    keeps = FATE.at(Fate.KEEP)
    lines = [(told(s, keeps, AWAY), told(s, keeps, SPECTATOR))]
    act(s, "keep B01")
    lines.append((told(s, keeps, AWAY), told(s, keeps, SPECTATOR)))
    assert len({line for pair in lines for line in pair}) == 1
    assert told(s, keeps, HOME) != told(s, keeps, AWAY)


def test_nb_g32_hidden_cards_of_a_hand_are_drawn_again_and_known_ones_stay() -> None:
    s = position("B01", foe_hand="R-MJ1 R-Ar1 B02 N007")
    s.shown[AWAY, 0] = 1
    s.deck[AWAY, :3] = [121, 122, 7]
    s.bag_size[AWAY], s.deck_size[AWAY] = 2, 3
    before = sorted([*hand(s, AWAY).split(), *bag(s, AWAY)])
    hands = set()
    for seed in range(30):
        other = redealt(s, HOME, seed)
        assert "N007" in hand(other, AWAY)
        assert other.deck[AWAY, 2] == 7
        assert sorted([*hand(other, AWAY).split(), *bag(other, AWAY)]) == before
        assert hand(other) == "B01"
        hands.add(hand(other, AWAY))
    assert len(hands) > 5


@pytest.mark.parametrize(("known", "laid_out"), [(0, {"stack": "T01"}), (1, {"deck": "T01"})])
def test_nb_87_g32_of_equal_cards_the_one_that_everybody_knows_is_played_first(
    known: int, laid_out: dict[str, str]
) -> None:
    """Whichever came first, the card bought openly lies before the one that was drawn unseen."""
    s = position("R-MJ1 T01", **laid_out)  # type: ignore[arg-type]
    s.shown[HOME, 1] = known
    act(s, "enter R-MJ1 MJ")
    if known:
        act(s, "draw T01")
    assert (hand(s), s.shown[HOME, :2].tolist()) == ("T01 T01", [1, 0])
    assert GAME.view(s, AWAY).sides[HOME].hand == ("T01",)
    act(s, "place T01 1")
    assert GAME.view(s, AWAY).sides[HOME].hand == ()


def test_nb_g32_who_looks_on_does_not_know_the_hand_of_the_side_to_act() -> None:
    s = position("R-MJ1 R-Ar1 B02", deck="B01 B03 R-P1 R-AF1 R-Ai1")
    assert GAME.to_act(s) == HOME
    for viewer in (AWAY, SPECTATOR):
        hands = {hand(redealt(s, viewer, seed)) for seed in range(20)}
        assert len(hands) > 10
    assert {hand(redealt(s, HOME, seed)) for seed in range(20)} == {"R-MJ1 R-Ar1 B02"}


def test_nb_57_g32_whoever_is_paying_can_pay_the_rest_after_a_redeal() -> None:
    s = position("N010 N001 R-MJ1 B01", deck="B02 B03 B06 R-P1", river="N002 - - - - -")
    act(s, "buy N002")
    hands = set()
    for seed in range(40):
        other = redealt(s, AWAY, seed)
        assert listed(GAME, other)
        assert purse(other, HOME)[0] >= s.price
        hands.add(hand(other))
    assert len(hands) > 3


def test_nb_57_g32_a_payment_that_only_one_hand_can_make_is_made_by_that_hand() -> None:
    tactics = " ".join(f"B{number:02d}" for number in range(1, 11))
    s = position("N010 N011", deck=f"{tactics} T01 T02 T03 T04 T05 T06", river="N005 - - - - -")
    act(s, "buy N005")
    assert s.phase == Phase.PAYING
    for seed in range(10):
        other = redealt(s, AWAY, seed)
        assert any(code in hand(other) for code in ("N010", "N011"))
        assert listed(GAME, other)


def test_nb_45_g32_whoever_is_asked_about_fatigue_holds_it_after_a_redeal() -> None:
    s = position("R-MJ1 F B01", deck="B02 B03", values={"auto_eliminate_fatigue": "no"})
    act(s, "enter R-MJ1 MJ")
    assert s.phase == Phase.TIRED
    for seed in range(10):
        assert "F" in hand(redealt(s, AWAY, seed)).split()


def test_nb_85_g32_a_card_kept_before_is_a_card_of_the_redealt_hand() -> None:
    in_list_order = {"pick_order": "list"}
    s = position("R-MJ1 B01 B02", deck="R-Ar1 R-P1 B03", at=Step.OPEN_ACTIVATION, values=in_list_order)
    act(s, "keep R-MJ1")
    for seed in range(10):
        other = redealt(s, AWAY, seed)
        assert CARD_IDS[other.last_kind] == hand(other).split()[0]


def test_nb_20_g06_the_pile_is_dealt_again_from_cards_that_may_still_come() -> None:
    match = Match(GAME, seed=bytes(32))
    while match.state.turn < 8:
        match.play(match.legal()[0])
    s = match.state
    seen = [card for card in range(100) if s.place[card] in (2, 3, 4)]
    floor = max(rank_of(s, card) for card in seen)
    piles = set()
    for seed in range(20):
        other = copy(s)
        redeal(other, HOME, new_rng(seed))
        pile = [card for card in range(100) if is_in_pile(int(other.place[card]))]
        assert len(pile) == s.pile_left
        assert min(rank_of(s, card) for card in pile) >= floor
        piles.add(tuple(pile))
    assert len(piles) == 20


def test_nb_g06_the_share_of_equal_cards_is_exact() -> None:
    """Two of four equal cards are drawn with two of two dearer ones: count all ways by hand."""
    found = Counter(share_alike(2, 2, 3, 1, new_rng(seed)) for seed in range(6000))
    weights = {0: 3 * 1.0, 1: 2 * 3 / 2, 2: 1 * 2 / 6}
    total = sum(weights.values())
    for taken, weight in weights.items():
        assert abs(found[taken] / 6000 - weight / total) < 0.025


def test_nb_115_120_a_seat_knows_its_own_picks_but_not_which_were_removed() -> None:
    match = Match(GAME, VARIANTS["all_experts_short"], seed=bytes(32))
    rng = np.random.default_rng(4)
    while match.state.phase != Phase.MARKET:
        match.play(int(rng.choice(match.legal())))
    s = match.state
    kept = set()
    for seed in range(20):
        other = copy(s)
        redeal(other, HOME, new_rng(seed))
        assert sum(is_in_pile(int(place)) for place in other.place) == s.pile_left
        assert (other.mini == s.mini).all()
        kept.add(tuple(other.place.tolist()))
    assert len(kept) == 20


def test_nb_88_after_a_reshuffle_the_hand_can_be_counted() -> None:
    s = position("", deck="R-MJ1", thrown="B01 B02 B03", at=Step.OPEN_ACTIVATION, foe_hand="B01")
    act(s, "draw R-MJ1")
    assert GAME.view(s, AWAY).sides[HOME].hand == ("R-MJ1",)


def test_boards_are_readable_in_both_languages() -> None:
    match = Match(GAME, {"first_player": "home"}, seed=bytes(32))
    text = match.view(HOME).text("en")
    assert "River (pay with athletes)" in text
    assert "Your hand" in text
    french = match.view(HOME).text("fr")
    assert "Piste de défilement" in french
    assert "Remplaçant" in french
    assert max(len(line) for line in text.splitlines()) <= 80
    assert "Your hand" not in str(match.view(SPECTATOR))


def test_a_whole_match_is_told_and_estimated() -> None:
    match = Match(GAME, seed=bytes(range(32)))
    rng = np.random.default_rng(5)
    assert GAME.estimate is not None
    while not match.is_over:
        match.play(int(rng.choice(match.legal())))
        assert -1 <= GAME.estimate(match.state, HOME) <= 1
    assert GAME.to_act(match.state) == NOBODY
    said = [GAME.words().say(phrase) for phrase in match.tell(HOME)]
    assert any("scores" in line for line in said)
    assert all(line.strip() for line in said)


def test_nb_94_g32_a_tactic_that_ends_the_final_turn_shows_that_no_other_can_be_prepared() -> None:
    alone = position("S-AF1 B01 T12", court=BENCHED, at=Step.BEGIN_ULTIMATE_TURN)
    two = position("S-AF1 T12 T13", court=BENCHED, at=Step.BEGIN_ULTIMATE_TURN)
    for s, ends in ((alone, True), (two, False)):
        place = legal_moves(s)["place T12 1"]
        assert GAME.reveals(s, place) is ends
        GAME.play(s, place)
        assert (s.phase == Phase.PREPARING) is not ends
    assert GAME.reveals(two, legal_moves(two)["place T13 1"])
    assert not GAME.reveals(two, legal_moves(two)["done"])


def test_nb_46_g32_a_tactic_in_any_other_turn_shows_nothing() -> None:
    s = position("S-AF1 T12")
    assert not GAME.reveals(s, legal_moves(s)["place T12 1"])
