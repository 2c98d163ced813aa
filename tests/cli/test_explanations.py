"""What `?` says of a game follows the numbers and the options of the match."""

from typing import Any

import pytest

from sideline.engine.match import Match
from sideline.engine.registry import load
from sideline.engine.words import LANGUAGES

RUGBY, JAM, NBA = "rugby", "halfcourt_jam", "nba_deck"
CASES: list[tuple[str, dict[str, Any], str, str]] = [
    (RUGBY, {}, "two halves of 30 phases", "two halves of 8 phases"),
    (
        RUGBY,
        {"tie": "golden_point"},
        "A level score is a draw.",
        "the next points win.",
    ),
    (RUGBY, {"points.TRY": 5}, "A try brings 7,", "A try brings 5,"),
    (RUGBY, {"half_ends": "before"}, "a half ends after the next", "a half ends before the next"),
    (RUGBY, {"big_result": "attack"}, "of cards of the winner.", "of cards of the attack."),
    (RUGBY, {"symbol_ball": "defense"}, "the side that lost the check", "the ball goes to the defense."),
    (RUGBY, {"penalty_gain": 1}, "a lineout 2 lines farther on", "a lineout one line farther on"),
    (RUGBY, {"shot_range": 0}, "a kick at goal from 4 lines", "a lineout 2 lines farther on."),
    (RUGBY, {"play_cards.SCRUM": 2}, "scrum|4|6 or 8", "scrum|2|6 or 8"),
    (JAM, {"target": 21, "threshold": "more_than"}, "with 11 points", "with more than 21 points"),
    (JAM, {"last_possession": "sudden_death"}, "wins, but only at the end", "with 11 points wins."),
    (JAM, {"scoring": "twos_threes"}, "brings 1, one", "brings 2, one"),
    (JAM, {"round": "hoopers"}, "each of its three Hoopers", "in turn with one Hooper each"),
    (JAM, {"shot_clock": 1}, "has 3 rounds to shoot", "has one round to shoot"),
    (JAM, {"hustle": 1}, "for 3 actions more", "for one action more"),
    (JAM, {"rest": "declared"}, "by doing nothing", "for a whole turn and says so"),
    (NBA, {"pile_size": 12}, "in 24 turns", "in 16 turns"),
    (NBA, {"seats": 3}, "the other side in 24 turns", "Every two sides play a match of their own"),
    (NBA, {"faces.BLUE.F6": 8}, " 2 6 9", " 2 6 8"),
    (NBA, {"solo": "on"}, "Then an athlete comes into the river", "Then two athletes come into the river"),
    (NBA, {"solo": "on"}, "The goal", "which rises by 1 in each of its turns."),
    (NBA, {"mismatch": "own_turn"}, "costs a Fatigue card", "A Mismatch token throws all attack dice"),
    (NBA, {"decisive_athletes": "on"}, "costs a Fatigue card", "An athlete with a medal costs"),
    (NBA, {"expert3_money_time": "on"}, "costs a Fatigue card", "goes straight to your hand"),
]


def explained(game: str, values: dict[str, Any], lang: str = "en") -> str:
    """Say how a match is played: the titles, the lines, the rows."""
    card = load(game).for_match(values)
    say = card.words(lang).say
    chapters = card.explain(Match(card, values).state)
    told = [say(what) for chapter in chapters for what in (chapter.title, *chapter.lines)]
    return "\n".join([*told, *("|".join(map(say, row)) for chapter in chapters for row in chapter.rows)])


@pytest.mark.parametrize(("game", "values", "printed", "changed"), CASES)
def test_an_explanation_follows_the_rules_of_the_match(
    game: str, values: dict[str, Any], printed: str, changed: str
) -> None:
    values = values or dict(load(game).variant("short"))
    assert printed in explained(game, {})
    assert changed not in explained(game, {})
    assert changed in explained(game, values)


@pytest.mark.parametrize(("game", "values", "printed", "changed"), CASES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_matches_with_other_rules_are_explained_alike(
    lang: str, game: str, values: dict[str, Any], printed: str, changed: str
) -> None:
    values = values or dict(load(game).variant("short"))
    assert explained(game, values, lang) != explained(game, {}, lang)
