"""What is printed on cards and dice: every table against the rule books and the law of prices."""

import re
from collections import Counter
from pathlib import Path

import pytest

import sideline.games.nba_deck
from sideline.engine.words import LANGUAGES, phrase
from sideline.games.nba_deck import GAME
from sideline.games.nba_deck.charts import (
    BIASES,
    COACH_IDS,
    COACH_NAMES,
    COACH_NUMBER,
    FACE_COLOURS,
    FACE_VALUES,
    LEVEL_NAMES,
    MEDALS,
    NBA,
    POSITION_NAMES,
    POWER_OF,
    PREFERS_COMPLEX,
    PROFILE_IDS,
    SKILL_OF,
    STARTING,
    TACTIC_ROWS,
    WEIGHTS_OF,
)
from sideline.games.nba_deck.packs.athletes import strength_of
from sideline.games.nba_deck.state import COLOURS, NOTHING
from sideline.games.nba_deck.state.pieces import Power

HERE = Path(sideline.games.nba_deck.__file__).parent
BOOKS = {
    lang: (HERE / name).read_text(encoding="utf-8")
    for lang, name in (("en", "RULES.md"), ("fr", "RULES.fr.md"))
}
DICE = {
    "en": ("blue", "yellow", "red", "beige", "grey", "brown"),
    "fr": ("bleu", "jaune", "rouge", "beige", "gris", "marron"),
}
SKILLS = {
    "en": ("3 points", "inside", "drive", "steal", "block", "stop", "rebounds", "game iq"),
    "fr": (
        "3 points",
        "jeu intérieur",
        "pénétration",
        "interception",
        "contre",
        "stop",
        "rebonds",
        "intelligence de jeu",
    ),
}
DEFENCE = {"en": "defense", "fr": "défense"}
POWERS = {
    "en": ("collective", "rebounds", "second", "less", "cards", "thrown again"),
    "fr": ("collectif", "Rebonds", "deuxième", "de moins", "cartes", "relancés"),
}
MEDAL = {"en": "carry a medal", "fr": "portent une médaille"}


def table(lang: str, first: str) -> list[list[str]]:
    """Read the rows of the table in a rule book whose heading begins with a word."""
    _, _, found = BOOKS[lang].partition(f"| {first} |")
    rows = found.partition("\n\n")[0].splitlines()[2:]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]


def tenths(number: str) -> int:
    """Read `1.3`, or `1,3` as the French write it."""
    return int(number.replace(",", "").replace(".", ""))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nb_72_73_74_75_76_g08_the_dice_are_those_of_the_rule_book(lang: str) -> None:
    rows = table(lang, "die" if lang == "en" else "dé")
    assert tuple(row[0] for row in rows) == DICE[lang]
    assert tuple(row[1].lower() for row in rows) == SKILLS[lang][: len(rows)]
    for die, (_, _, *faces) in enumerate(rows):
        assert FACE_VALUES[die].tolist() == [int("0" + re.sub(r"\D", "", face)) for face in faces]
        if die >= COLOURS:
            letters = [name[0].upper() for name in DICE[lang]]
            colours = [letters.index(face[-1]) for face in faces[1:]]
            assert FACE_COLOURS[die - COLOURS, 1:].tolist() == colours


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nb_150_g52_the_fourteen_coaches_are_those_of_the_rule_book(lang: str) -> None:
    rows = table(lang, "code")
    assert tuple(code for code, *_ in rows) == COACH_IDS
    assert [re.split(r"\W", name) for _, name, *_ in rows] == [re.split(r"\W", name) for name in COACH_NAMES]
    assert [int(number) for *_, number in rows] == COACH_NUMBER.tolist()
    for coach, (_, _, does, _) in enumerate(rows):
        power = POWER_OF[coach]
        assert POWERS[lang][power] in does
        skill = NOTHING
        if power == Power.REROLL:
            skill = next(die for die, colour in enumerate(DICE[lang]) if colour in does)
        elif power == Power.DISCOUNT:
            skill = next(number for number, name in enumerate(SKILLS[lang]) if does.lower().endswith(name))
        assert SKILL_OF[coach] == skill


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nb_137_g50_the_six_profile_cards_are_those_of_the_rule_book(lang: str) -> None:
    rows = table(lang, "profile" if lang == "en" else "profil")
    names = [GAME.words(lang).say(phrase(f"choice-solo_profile-{name}")) for name in PROFILE_IDS]
    assert [row[0] for row in rows] == names
    for profile, (_, *weights, prefers) in enumerate(rows):
        assert WEIGHTS_OF[profile].tolist() == [tenths(weight) for weight in weights]
        factors = {what: tenths(by) for what, by in re.findall(r"(\w+)\W{3}(\d[.,]\d)", prefers)}
        usual = [10] * COLOURS + [factors.get(DEFENCE[lang], 10)] * COLOURS
        biases = [factors.get(die, one) for die, one in zip(DICE[lang], usual, strict=True)]
        assert BIASES[profile].tolist() == biases
        assert PREFERS_COMPLEX[profile] == int("complex" in prefers)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nb_159_g54_the_sixteen_medals_are_those_of_the_rule_book(lang: str) -> None:
    ruling = BOOKS[lang].partition("**NB-G54**")[2].partition(MEDAL[lang])[0]
    listed = re.split(r", | and | et ", ruling.rpartition(": ")[2].strip())
    assert len(listed) == 16
    assert sorted(listed) == sorted(row["name"] for row, medal in zip(NBA, MEDALS, strict=False) if medal)


def test_nb_07_12_g70_the_strength_of_an_athlete_follows_from_his_levels() -> None:
    for row in NBA:
        levels = {name: int(row[name]) for name in LEVEL_NAMES}
        assert strength_of(levels, row["positions"].count("/") + 1) == tenths(row["strength"]), row["name"]


def test_nb_07_12_the_box_holds_so_much_of_every_skill_position_and_cost() -> None:
    assert [sum(int(row[name]) for row in NBA) for name in LEVEL_NAMES] == [
        136,
        178,
        215,
        118,
        126,
        157,
        192,
        209,
    ]
    positions = Counter(position for row in NBA for position in row["positions"].split("/"))
    assert [positions[position] for position in POSITION_NAMES] == [25, 26, 24, 26, 32]
    costs = Counter(int(row["cost"]) for row in NBA)
    assert costs == {3: 9, 4: 11, 5: 20, 6: 14, 7: 16, 8: 12, 9: 13, 10: 5}


def test_nb_05_12_g38_two_starters_and_bench_cards_are_alike_in_what_they_add_up_to() -> None:
    for row in STARTING:
        value, levels = {"starter": (2, 5), "bench": (1, 3)}[row["role"]]
        assert (int(row["value"]), sum(int(row[name]) for name in LEVEL_NAMES)) == (value, levels), row["id"]
    assert [sum(int(row[name]) for row in STARTING) for name in LEVEL_NAMES] == [13, 8, 9, 7, 8, 8, 12, 15]


TACTICS = """
B01 off 1 0 1 3 200000
B02 off 1 0 1 3 020000
B03 off 1 0 1 3 002000
B04 off 1 0 1 3 011000
B05 off 1 0 1 3 101000
B06 def 1 0 1 1 000101
B07 def 1 0 1 1 000011
B08 def 1 0 1 1 000110
B09 def 1 0 1 2 000200
B10 def 1 0 1 2 000002
T01 off 4 2 2 5 300000
T02 off 4 2 2 5 030000
T03 off 4 2 2 5 003000
T04 off 4 4 3 6 202000
T05 off 4 4 3 6 022000
T06 off 4 5 3 7 400000
T07 off 3 6 4 8 320000
T08 off 3 6 4 8 032000
T09 off 3 8 5 9 033000
T10 off 2 8 5 10 222000
T11 def 4 2 2 3 000021
T12 def 4 2 2 3 000210
T13 def 4 2 2 3 000102
T14 def 4 4 3 5 000202
T15 def 4 4 3 5 000022
T16 def 4 4 3 5 000220
T17 def 3 6 4 6 000303
T18 def 3 6 4 6 000033
T19 def 3 8 5 8 000331
T20 def 2 8 5 8 000223
"""
"""By code: type, copies, cost, value, complexity, and the dice it keeps of each kind."""


def test_nb_06_08_13_67_what_is_printed_on_the_thirty_tactics() -> None:
    printed = [
        " ".join(
            [
                *(row[name] for name in ("id", "type", "copies", "cost", "value", "complexity")),
                "".join(row[f"keep_{name}"] for name in LEVEL_NAMES[:6]),
            ]
        )
        for row in TACTIC_ROWS
    ]
    assert printed == TACTICS.strip().splitlines()
