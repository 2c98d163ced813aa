"""A duel: pairs on the same luck, luck that no other seed has, and a result with everything in it."""

import msgspec
import pytest

from sideline.bots.bot import named
from sideline.lab.duel import Duel, duel, luck_of
from sideline.testing.yardsticks.pig import GAME as PIG

SHORT = {"target": 20}


def played(seed: int = 1, matches: int = 6) -> Duel:
    return duel(PIG, [named("random"), named("hold_at_20", PIG)], matches, seed=seed, values=SHORT)


def test_no_seed_repeats_the_luck_of_another() -> None:
    luck = [luck_of(seed, pair) for seed in range(50) for pair in range(50)]
    assert len(set(luck)) == 2500


def test_the_luck_of_a_pair_stays_what_it_is() -> None:
    """The figures in docs/bots.md can be played again as long as this holds."""
    assert luck_of(1, 0).hex().startswith("fa2b1a")


def test_the_same_seed_gives_the_same_duel() -> None:
    first, again, other = ([row.points for row in played(seed).rows] for seed in (1, 1, 2))
    assert first == again != other
    assert first[2:] != other[:-2], "the next seed is not the same luck, one pair later"


def test_a_duel_tells_everything_that_is_needed_to_play_it_again() -> None:
    found = msgspec.to_builtins(played())
    assert (found["game"], found["seed"], found["settings"]) == ("pig", 1, SHORT)
    assert found["versions"]["rules"] == PIG.rules_version
    assert found["versions"]["sideline"]
    assert [(row["match"], row["pair"], row["first"]) for row in found["rows"]] == [
        (1, 1, 0),
        (2, 1, 1),
        (3, 2, 0),
        (4, 2, 1),
        (5, 3, 0),
        (6, 3, 1),
    ]
    for row in found["rows"]:
        assert row["points"][row["winner"]] >= SHORT["target"] > row["points"][1 - row["winner"]]
        assert row["actions"] > 0


def test_points_are_those_of_the_participants_not_of_the_seats() -> None:
    found = played()
    for who in range(2):
        points = [row.points[who] for row in found.rows]
        assert found.points[who].mean == pytest.approx(sum(points) / len(points))
        assert found.wins[who].count == sum(score >= SHORT["target"] for score in points)


def test_finishing_ranks_count_every_place_of_every_participant() -> None:
    found = played()
    assert [sum(finishes) for finishes in found.finishes] == [found.matches] * 2
    assert [finishes[0] for finishes in found.finishes] == [wins.count for wins in found.wins]
