"""Bots choose legally, from what their seat may know, the same way for the same luck."""

import pytest

from sideline.bots.bot import BOTS, UnknownBot, decide, named
from sideline.bots.searcher import Searcher
from sideline.engine.match import Match
from sideline.engine.rng import new_rng
from sideline.games.jukem import GAME

HOME, AWAY = 0, 1
DEAL = "away deals", *["draw 2P"] * 4, "draw DK", *["draw BL"] * 3, *["draw MI"] * 2

QUICK = [name for name, bot in BOTS.items() if not isinstance(bot, Searcher)]


def dealt() -> Match:
    match = Match(GAME)
    match.play(*DEAL)
    return match


@pytest.mark.parametrize("name", QUICK)
def test_a_bot_plays_a_whole_match_legally(name: str) -> None:
    match, rng = Match(GAME, {"periods": 1}, seed=bytes(32)), new_rng(1)
    while not match.is_over:
        match.play(decide(named(name), match, rng))
    assert match.outcome() is not None


@pytest.mark.parametrize("name", QUICK)
def test_the_same_luck_gives_the_same_choice(name: str) -> None:
    choices = {decide(named(name), dealt(), new_rng(seed=5)) for _ in range(5)}
    assert len(choices) == 1


@pytest.mark.compiled
@pytest.mark.xdist_group("jukem")
def test_search_levels_play_a_whole_match_and_choose_the_same_for_the_same_luck() -> None:
    match, rng = Match(GAME, {"periods": 1}, seed=bytes(32)), new_rng(1)
    while not match.is_over:
        match.play(decide(named("all-star"), match, rng))
    assert match.outcome() is not None
    assert len({decide(named("mvp"), dealt(), new_rng(seed=5)) for _ in range(3)}) == 1


def test_a_rookie_plays_nearly_anything_but_nothing_absurd() -> None:
    rng, match = new_rng(1), dealt()
    chosen = [decide(named("rookie"), match, rng) for _ in range(60)]
    assert len(set(chosen)) > 1


def test_random_plays_every_option() -> None:
    rng, match = new_rng(1), dealt()
    assert {decide(named("random"), match, rng) for _ in range(60)} == set(match.legal())


def test_greedy_prefers_a_dunk_while_weak_blocks_are_about() -> None:
    assert dealt().game.spell(dealt().state, decide(named("greedy"), dealt(), new_rng(1))) == "DK"


def test_a_bot_is_shown_no_card_of_the_other_hand() -> None:
    match = dealt()
    hands = {match.as_seen_by(HOME, new_rng(seed))["hands"][0, AWAY].tobytes() for seed in range(30)}
    assert len(hands) > 20
    assert all(match.as_seen_by(HOME, new_rng(seed))["hands"][0, HOME, 0] == 4 for seed in range(5))


def test_an_unknown_bot_is_refused_with_a_guess() -> None:
    with pytest.raises(UnknownBot, match=r"did you mean greedy\?"):
        named("gredy")
