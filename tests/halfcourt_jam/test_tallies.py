"""What a simulation of Halfcourt Jam counts."""

from typing import Any

import numpy as np
from halfcourt_jam.positions import PURPLE, position

from sideline.engine.game import END
from sideline.games.halfcourt_jam import GAME
from sideline.testing.positions import legal_moves


def counted(s: Any, *line: str) -> dict[str, list[int]]:
    """Play moves and return what was counted, by seat."""
    counts = np.zeros((2, len(GAME.tallies)), np.int64)
    for move in line:
        action = legal_moves(s)[move]
        GAME.tally(s, action, counts)
        GAME.play(s, action)
    return {name: counts[:, k].tolist() for k, name in enumerate(GAME.tallies) if counts[:, k].any()}


def test_shots_passes_and_dimes_are_counted() -> None:
    s = position("RAY!* TP, VIC CL, MOOSE BR")
    assert counted(s, "Ray", "pass Vic", "roll 2", "done", "Vic", "shoot", "roll 20") == {
        "shots.arc_3": [1, 0],
        "made.arc_3": [1, 0],
        "ability.RAY": [1, 0],
        "passes": [1, 0],
    }


def test_steals_and_lost_passes_are_counted() -> None:
    s = position("RAY* TP, VIC CL, MOOSE BR", "DEX! TP, BIG_LEE BL, HAKEEM BR", PURPLE)
    line = ("Dex", "steal", "roll 20", "hustle", "done", "end turn", "Ray", "pass Vic", "roll 1")
    assert counted(s, *line) == {
        "ability.DEX": [0, 1],
        "passes": [1, 0],
        "passes_lost": [1, 0],
        "steals_tried": [0, 1],
        "hustles": [0, 1],
    }


def test_swats_clamps_and_rebounds_are_counted() -> None:
    s = position("RAY* FT, BIG_LEE! RIM, MOOSE BR", "DEX BC, MARLO! FT, HAKEEM! FT")
    assert counted(s, "Ray", "shoot", "roll 20", "swat", "roll 1") == {
        "shots.arc_2": [1, 0],
        "ability.BIG_LEE": [1, 0],
        "ability.MARLO": [0, 1],
        "ability.HAKEEM": [0, 1],
        "own_rebounds": [1, 0],
    }


def test_a_basket_that_is_not_swatted_is_made() -> None:
    s = position("RAY* FT, VIC CL, MOOSE BR", "DEX BC, BIG_LEE BL, HAKEEM! FT")
    assert counted(s, "Ray", "shoot", "roll 20", "no swat")["made.arc_2"] == [1, 0]


def test_the_abilities_of_movers_are_counted() -> None:
    s = position("ZIP!* LC, VIC! CL, MOOSE! FT-TP", "DEX TP, BIG_LEE PC, HAKEEM BR")
    found = counted(s, "Zip", "to TP", "done", "end turn", "Big Lee", "to FT", "screen PC-FT")
    assert found == {"ability.ZIP": [1, 0], "ability.MOOSE": [1, 0], "screens": [0, 1]}


def test_pull_ups_slips_and_logos_are_counted() -> None:
    s = position("NOVA! LC, VIC!* CL, STRETCH! FT-TP")
    assert counted(s, "Vic", "to WL", "shoot", "roll 1")["ability.VIC"] == [1, 0]
    s = position("NOVA!* LC, VIC! CL, STRETCH! FT-TP")
    assert counted(s, "Nova", "pass Stretch", "slip TP", "roll 9")["ability.STRETCH"] == [1, 0]
    s = position("NOVA!* LC, VIC! CL, STRETCH! FT-TP")
    assert counted(s, "Nova", "shoot", "roll 9")["ability.NOVA"] == [1, 0]


def test_the_end_counts_who_played_and_how_long() -> None:
    s = position("RAY! FT, VIC~ CL, MOOSE BR", possession=20, turns=80)
    counts = np.zeros((2, len(GAME.tallies)), np.int64)
    GAME.tally(s, END, counts)
    found = {name: counts[:, k].tolist() for k, name in enumerate(GAME.tallies)}
    assert found["plays.RAY"] == found["activated.RAY"] == [1, 0]
    assert found["plays.HAKEEM"] == [0, 1]
    assert (found["possessions"], found["turns"], found["capped"]) == ([20, 20], [80, 80], [0, 0])


def test_rests_are_counted() -> None:
    s = position("RAY* FT, VIC~ CL, MOOSE BR")
    assert counted(s, "Vic", "rest") == {"rests": [1, 0]}
