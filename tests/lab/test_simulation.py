"""Many matches between bots."""

import numpy as np
import pytest

from sideline.bots.bot import named
from sideline.bots.seats import BadSeats
from sideline.engine.playout import GREEDY, RANDOM, simulate
from sideline.games.jukem import GAME
from sideline.lab.simulation import run

pytestmark = [pytest.mark.compiled, pytest.mark.xdist_group("jukem")]


def test_greedy_beats_random_in_four_matches_of_five() -> None:
    found = run(GAME, [named("greedy"), named("random")], 20_000, seed=1, jobs=2)
    assert found.wins[0].low > 0.80
    assert sum(wins.count for wins in found.wins) + found.draws == found.matches


def test_the_same_seed_gives_the_same_matches_on_any_number_of_cores() -> None:
    one = simulate(GAME, (RANDOM, GREEDY), 5000, seed=3, jobs=1)
    two = simulate(GAME, (RANDOM, GREEDY), 5000, seed=3, jobs=2)
    other = simulate(GAME, (RANDOM, GREEDY), 5000, seed=4, jobs=2)
    assert one.points.tolist() == two.points.tolist()
    assert one.points.tolist() != other.points.tolist()


def test_seats_swap_on_every_second_match_unless_they_are_fixed() -> None:
    values = {"first_dealer": "home", "periods": 1, "max_overtimes": 0}
    fixed = simulate(GAME, (GREEDY, GREEDY), 20_000, seed=1, values=values, swap_seats=False, jobs=2)
    swapped = simulate(GAME, (GREEDY, GREEDY), 20_000, seed=1, values=values, jobs=2)
    lead = fixed.points[:, 1] - fixed.points[:, 0]
    assert lead.mean() > 0.5
    assert np.array_equal(swapped.points[0::2], fixed.points[0::2])
    assert np.array_equal(swapped.points[1::2], fixed.points[1::2, ::-1])


def test_changed_numbers_change_the_matches_without_a_compile() -> None:
    as_printed = simulate(GAME, (RANDOM, RANDOM), 2000, seed=1)
    dearer = simulate(GAME, (RANDOM, RANDOM), 2000, seed=1, values={"points.DUNK": 6})
    assert dearer.points.mean() > as_printed.points.mean() + 5


def test_tallies_count_what_happened() -> None:
    found = run(GAME, [named("random"), named("random")], 2000, seed=1, with_tallies=True)
    assert found.tallies is not None
    assert found.tallies["dealt_first"].total == 2000
    assert found.tallies["dealt_first"].seats_with == 2000
    tried = sum(
        found.tallies[f"tried.{shot}"].total
        for shot in ("TWO_POINTER", "THREE_POINTER", "DUNK", "HALF_COURT")
    )
    answered = found.tallies["taken"].total + found.tallies["blocked"].total
    assert tried == answered + found.tallies["tried.JUKEM"].total


def test_a_plan_needs_a_bot_for_every_seat() -> None:
    with pytest.raises(BadSeats, match="has 2 seats, but 1 bot was named"):
        run(GAME, [named("random")], 10, seed=1)
