"""Hints, estimates, tallies, and the two policies of the study of the corner three."""

from typing import Any

import numpy as np
import pytest
from five_on_the_floor.positions import AWAY, FAR_AWAY, HOME, defend, position

from sideline.engine.game import END
from sideline.engine.playout import FIRST_OF_THE_GAME, GREEDY, RANDOM, choose_by, simulate
from sideline.engine.rng import new_rng
from sideline.engine.settings import Value
from sideline.games.five_on_the_floor import GAME
from sideline.games.five_on_the_floor.hints.race import BRINGS
from sideline.games.five_on_the_floor.tallies import TALLIES
from sideline.testing.positions import act, legal_moves

pytestmark = pytest.mark.no_cover

CORNER, ELSEWHERE = (FIRST_OF_THE_GAME + policy for policy in range(2))
DASH = ["burst 1 f3", "burst 1 h1", "1 i0"]


def hinted(s: Any, policy: int = GREEDY) -> str:
    return GAME.spell(s, int(choose_by(s, new_rng(), np.zeros(GAME.actions, np.int64), policy)))


def tallied(s: Any, *moves: str) -> dict[str, list[int]]:
    """Count some moves; every tally that is not nil, by seat."""
    counts = np.zeros((2, len(TALLIES)), np.int64)
    for move in moves:
        GAME.tally(s, legal_moves(s)[move], counts)  # type: ignore[misc]
        act(s, move)
    return {name: counts[:, kind].tolist() for kind, name in enumerate(TALLIES) if counts[:, kind].any()}


def test_f21_g20_the_dash_two_bursts_and_a_step_reach_the_corner_in_one_turn() -> None:
    s = position()
    act(s, *DASH)
    assert (s.at[HOME, 0], s.phase) == (position(attack={1: "i0"}).at[HOME, 0], defend(position()).phase)


def test_the_hint_brings_its_rebounders_in_before_it_shoots() -> None:
    boards_lost = position(attack={1: "a0"}, defense={**FAR_AWAY, 2: "b1", 5: "e1"})
    assert hinted(boards_lost) != "shoot"
    boards_even = position(attack={1: "a0", 5: "d0"}, defense={**FAR_AWAY, 2: "b1", 5: "e1"})
    assert hinted(boards_even) == "shoot"


def test_the_hint_defends_the_ball() -> None:
    s = defend(position(attack={1: "a4"}, defense={**FAR_AWAY, 1: "e3", 2: "i6"}))
    before = s.at[AWAY].copy()
    act(s, hinted(s))
    assert (s.at[AWAY] != before).any()


def test_the_hint_denies_a_corner_that_can_be_denied() -> None:
    s = position(values={"stamina": 0}, attack={1: "g2"})
    act(s, "end")
    while s.turn == AWAY:
        act(s, hinted(s))
    assert position(attack={1: "i0"}).at[HOME, 0] in s.at[AWAY]


def test_the_hint_shoots_anything_with_the_last_tick() -> None:
    assert hinted(position(clock=4)) == "shoot"


def test_only_the_beginning_of_a_possession_is_quiet() -> None:
    s = position()
    assert GAME.is_quiet is not None
    assert GAME.is_quiet(s, AWAY)
    act(s, "1 e4")
    assert not GAME.is_quiet(s, AWAY)
    assert not GAME.is_quiet(defend(position()), AWAY)


def test_an_estimate_follows_the_lead() -> None:
    ahead, level = position(score=(12, 3)), position()
    assert GAME.estimate(ahead, HOME) > GAME.estimate(level, HOME) > 0  # type: ignore[misc]
    assert GAME.estimate(ahead, AWAY) == -GAME.estimate(ahead, HOME)  # type: ignore[misc]


@pytest.mark.parametrize("score", [(0, 0), (3, 12), (12, 3), (18, 18), (20, 15)])
def test_what_a_possession_may_bring_is_in_the_estimate_already(score: tuple[int, int]) -> None:
    expected = 0.0
    for points, chance in BRINGS.items():
        after = position(score=(score[0] + points, score[1]), offense=AWAY)
        is_won = after.score[HOME] >= after.target
        expected += chance * (1.0 if is_won else GAME.estimate(after, HOME))  # type: ignore[misc]
    assert GAME.estimate(position(score=score), HOME) == pytest.approx(expected)  # type: ignore[misc]


def test_the_ball_is_worth_more_the_nearer_the_end() -> None:
    worth = [GAME.estimate(position(score=(points, points)), HOME) for points in range(21)]  # type: ignore[misc]
    assert worth[20] > worth[18] > worth[15] > worth[9] > worth[0] > 0


def test_a_shot_and_a_basket_are_tallied_for_the_shooter() -> None:
    s = position(attack={1: "a0"}, defense={2: "b1"}, scheme="zone")
    assert tallied(s, "shoot", "roll 5") == {
        "shots.CORNER.S": [1, 0],
        "made.CORNER.S": [1, 0],
        "shots.CONTESTED": [1, 0],
        "points_allowed.ZONE": [0, 3],
    }


def test_passes_steals_bursts_and_schemes_are_tallied() -> None:
    s = position(attack={5: "e1"}, defense={1: "e3"})
    assert tallied(s, "burst 1 g5", "pass 3") == {"passes": [1, 0], "bursts": [1, 0]}
    s = position(attack={5: "e1"}, defense={1: "e3"})
    assert tallied(s, "pass 5", "roll 6", "press") == {
        "passes": [1, 0],
        "passes_in_traffic": [0, 1],
        "lane_steals": [0, 1],
        "scheme.PRESS": [1, 0],
    }
    s = defend(position(defense={1: "e4"}, scheme="press"))
    assert tallied(s, "strip 1", "roll 6") == {"strips": [0, 1], "strip_steals": [0, 1]}
    s = defend(position())
    assert tallied(s, "step 1 e4") == {"free_steps": [0, 1]}


def test_rebounds_and_cards_are_tallied() -> None:
    s = position(attack={5: "e1"}, ball=5, values={"override_cards": "on"}, draw="second-effort")
    assert tallied(s, "shoot", "roll 1", "roll 1", "rebound 1-6", "play second-effort", "rebound 6-1") == {
        "rebounds": [2, 0],
        "offensive_rebounds": [1, 0],
        "cards": [1, 0],
        "shots.PAINT.L": [1, 0],
        "shots.CONTESTED": [1, 0],
    }
    s = position(values={"override_cards": "on"}, draw="iso")
    assert tallied(s, "play iso") == {"cards": [1, 0]}


def test_possessions_are_tallied_at_the_end() -> None:
    s = position(attack={1: "a0"}, defense={2: "b1"}, score=(18, 0), possession=4)
    act(s, "shoot", "roll 5")
    counts = np.zeros((2, len(TALLIES)), np.int64)
    GAME.tally(s, END, counts)  # type: ignore[misc]
    assert counts[:, :2].tolist() == [[1, 3], [0, 2]]


def test_the_corner_policy_goes_to_the_corner_and_shoots() -> None:
    s = position()
    while s.turn == HOME:
        act(s, hinted(s, CORNER))
    act(s, "end")
    assert hinted(s, CORNER) == "shoot"


def test_the_corner_policy_looks_for_a_small_piece() -> None:
    assert hinted(position(ball=5), CORNER) in ("pass 1", "pass 2")
    assert hinted(position(clock=4, ball=5), CORNER) == "shoot"


def test_the_policy_elsewhere_leaves_the_corner_and_the_book_alone() -> None:
    s = position(attack={1: "a0"}, defense={2: "b1"})
    assert hinted(s, ELSEWHERE) != "shoot"
    assert s.needs.tolist() == GAME.new()[0].needs.tolist()


def test_the_policies_go_by_their_names() -> None:
    assert GAME.policies == ("corner", "elsewhere")


def test_greedy_beats_random() -> None:
    matches = simulate(GAME, (GREEDY, RANDOM), 5, seed=1)
    assert (matches.results[:, 0] > 0).mean() > 0.9


def share_of_corner(**values: Value) -> float:
    """Let the corner meet elsewhere and return the share of matches it wins."""
    matches = simulate(GAME, (CORNER, ELSEWHERE), 400, seed=1, values=values)
    return float((matches.results[:, 0] > 0).mean())


@pytest.mark.long
@pytest.mark.xdist_group("five_on_the_floor")
def test_f21_g03_g32_the_corner_three_rules_the_full_court_and_no_other() -> None:
    assert share_of_corner(court="full", roster="drawn") > 0.7
    assert share_of_corner() < 0.45
    assert share_of_corner(stamina=1) < 0.1
