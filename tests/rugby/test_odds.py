"""The odds of the Rugby Card Game are exact: they agree with counting what a seat cannot rule out."""

from fractions import Fraction
from itertools import combinations, permutations
from typing import Any

import pytest
from rugby.positions import AWAY, HOME, TUNED, crash, lay_down, penalty, position

from sideline.engine.hidden import as_seen_by
from sideline.engine.rng import new_rng
from sideline.games.rugby import GAME
from sideline.games.rugby.actions import NO, SHOT, YES
from sideline.games.rugby.facts import gravest
from sideline.games.rugby.odds import pools
from sideline.games.rugby.state import Kind, Phase, Skill
from sideline.testing.positions import act


def chances(s: Any, action: int) -> dict[str, Fraction]:
    """Return the prospects of an action in words."""
    found = GAME.odds(s, action)
    return {GAME.words().say(prospect.what): prospect.chance for prospect in found.prospects}


def goals_by_counting(s: Any) -> Fraction:
    """Count ordered pairs of unseen cards: any unseen forward or back may lie in any shared place."""
    seen, forwards, backs = pools(s, HOME)
    assert seen.places == 0
    deck = [
        (k, line) for line, pool in enumerate((forwards, backs)) for k in Kind for _ in range(pool.cards[k])
    ]
    shared = (forwards.places, backs.places)
    pairs = good = Fraction(0)
    for (one, first), (other, second) in permutations(deck, 2):
        sizes = [sum(1 for _, line in deck if line == part) for part in range(2)]
        weight = Fraction(shared[first], sizes[first])
        if first == second:
            weight *= Fraction(shared[first] - 1, sizes[first] - 1)
        else:
            weight *= Fraction(shared[second], sizes[second])
        pairs += weight
        total = s.values[s.cards, one, Skill.SPECIAL] + s.values[s.cards, other, Skill.SPECIAL]
        good += weight * bool(total > s.shot_target + 8 - s.position)
    return good / pairs


@pytest.mark.parametrize("at", [4, 5, 6, 7])
@pytest.mark.parametrize("cards", ["designer", "tuned"])
def test_rg_51_52_the_odds_of_a_shot_are_those_of_counting(at: int, cards: str) -> None:
    s = penalty(at, values={"cards": cards})
    assert chances(s, SHOT)["the kick is good"] == goals_by_counting(s)


def test_rg_51_the_odds_of_a_shot_agree_with_many_redeals() -> None:
    s = penalty(at=6, values=TUNED)
    states = GAME.new(1)
    states[0] = s
    good = 0
    tries = 3000
    for seed in range(tries):
        rng = new_rng(seed)
        other = as_seen_by(states, HOME, rng)[0]
        deck = [kind for kind in range(14) for _ in range(other.shared[kind])]
        pairs = [a + b for a, b in combinations([int(other.values[1, kind, 2]) for kind in deck], 2)]
        good += Fraction(sum(total > 5 for total in pairs), len(pairs))
    assert abs(float(good) / tries - float(chances(s, SHOT)["the kick is good"])) < 0.005


def test_rg_51_g44_a_card_seen_in_the_shared_pile_changes_the_odds() -> None:
    plain = penalty(at=6)
    seen = penalty(at=6)
    seen.shown[Kind.LOCK] = 1
    assert chances(seen, SHOT)["the kick is good"] > chances(plain, SHOT)["the kick is good"]


def test_rg_45_46_the_odds_of_symbols_are_those_of_counting() -> None:
    s = position(at=2)
    lay_down(s, "CB", "PR HK", "LK FL")
    _, forwards, backs = pools(s, AWAY)
    clear = Fraction(0)
    for pool in (forwards, backs):
        without = sum(int(pool.cards[kind]) for kind in Kind if gravest(s, kind) == 0)
        clear += Fraction(pool.places, 28) * Fraction(without, int(pool.cards.sum()))
    found = chances(s, NO)
    assert found["big win (+2 P)"] == clear
    assert set(found) == {"big win (+2 P)", "knock-on", "penalty"}


def test_rg_31_the_odds_of_a_random_card_count_the_hand() -> None:
    s = position(away="LK FL PR SH WG WH")
    lay_down(s, "CB", "PR HK", "LK FL")
    assert chances(s, YES) == {"loss": Fraction(1, 4), "draw": Fraction(1, 4), "win": Fraction(1, 2)}
    act(s, "extra", "add SH")
    assert s.phase == Phase.ATTACK_EXTRA
    assert sum(chances(s, YES).values()) == sum(chances(s, NO).values()) == 1


def test_a_try_without_symbols_is_worth_its_points() -> None:
    s = position(at=7)
    lay_down(s, "PG", "LK FL", "PR HK")
    found = GAME.odds(s, NO)
    assert found is not None
    assert [(prospect.chance, prospect.points) for prospect in found.prospects] == [(1, 7)]


def test_there_are_no_odds_where_chance_has_no_say() -> None:
    assert GAME.odds(position(), 0) is None
    assert GAME.odds(crash(at=2), 0) is None
