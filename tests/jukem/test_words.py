"""What is said of a match of Jukem to those who play it, in both languages."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jukem.positions import AWAY, EMPTY, HOME, dealt, position

import sideline.games.jukem
from sideline.engine.game import SPECTATOR
from sideline.engine.match import Match
from sideline.engine.words import phrase
from sideline.games.jukem import GAME
from sideline.testing.positions import act, legal_moves

HERE = Path(sideline.games.jukem.__file__).parent
ENGLISH, FRENCH, RULES = (
    (HERE / name).read_text(encoding="utf-8") for name in ("en.ftl", "fr.ftl", "RULES.md")
)
NAMES_OF_CODE = re.compile(r"^#.*$|^[\w-]+ =|^ +\*?\[[\w-]+\]|\{ \$\w+", re.MULTILINE)
WRONG_COUNTS = {
    "en": r"\b1 (points|cards|overtimes|more cards)\b|\b[02] (point|card|overtime|more card)\b",
    "fr": r"\b[01] (points|cartes|prolongations)\b|\b2 (point|carte|prolongation)\b",
}


def said(s: Any, move: str, lang: str = "en") -> str:
    """Say what happens with a move."""
    before, action = s.copy(), legal_moves(s)[move]
    act(s, move)
    return GAME.words(lang).say(GAME.tell(before, action, s, SPECTATOR))


def label(s: Any, move: str, lang: str = "en") -> str:
    return GAME.words(lang).say(GAME.label(s, legal_moves(s)[move]))


def asked(s: Any, lang: str = "en") -> str:
    return GAME.words(lang).say(GAME.ask(s))


def shown(s: Any, lang: str = "en", viewer: int = HOME) -> list[str]:
    return GAME.view(s, viewer).text(lang).splitlines()


def explained(values: Any = None, lang: str = "en") -> str:
    """Everything that `?` tells of a match."""
    match = Match(GAME, values)
    say = GAME.words(lang).say
    return "\n".join(say(what) for chapter in GAME.explain(match.state) for what in chapter.phrases())


def test_jk_12_51_the_end_of_a_quarter_is_announced_with_its_score() -> None:
    s = position("JK HC", "2P", pile=EMPTY, score=[10, 12])
    s.totals[0] = [4, 9]
    s.quarter = 1
    assert said(s, "JK+HC") == (
        "Home plays Jukem + Half court: nobody can stop it, 6 points!\n"
        "End of quarter 2: Home 12, Away 3. The score is 16 : 12."
    )


@pytest.mark.parametrize(
    ("periods", "quarter", "lang", "end"),
    [
        (4, 0, "en", "End of quarter 1:"),
        (2, 1, "en", "End of half 2:"),
        (3, 1, "en", "End of period 2:"),
        (4, 5, "en", "End of overtime 2:"),
        (4, 0, "fr", "Fin du 1er quart-temps\u00a0:"),
        (2, 1, "fr", "Fin de la 2e mi-temps\u00a0:"),
        (3, 1, "fr", "Fin de la 2e période\u00a0:"),
        (4, 5, "fr", "Fin de la 2e prolongation\u00a0:"),
    ],
)
def test_jk_07_two_periods_are_halves_and_four_are_quarters(
    periods: int, quarter: int, lang: str, end: str
) -> None:
    s = position("HC", "BL", pile=EMPTY, values={"periods": periods}, quarter=quarter)
    act(s, "HC")
    assert end in said(s, "BL", lang)


def test_jk_07_in_a_practice_game_nothing_speaks_of_quarters() -> None:
    match = Match(GAME, GAME.variant("practice"), seed=bytes(32))
    texts = []
    while not match.is_over:
        texts.append(match.view(HOME).text("en"))
        match.play(match.legal()[0])
    texts += map(GAME.words().say, match.tell(SPECTATOR))
    outcome = match.outcome()
    assert outcome is not None
    texts += [GAME.words().say(outcome.reason), explained(GAME.variant("practice"))]
    assert "decided after two halves" in texts
    assert any(line.startswith("Half 2 of 2") for line in texts)
    assert not [text for text in texts if "quarter" in text.lower()]


def test_jk_12_quarter_scores_are_kept_and_shown() -> None:
    s = position("2P", "BL", score=[30, 28])
    s.totals[:2] = [[16, 14], [30, 28]]
    s.quarter = 2
    assert GAME.view(s, SPECTATOR).quarters == ((16, 14), (14, 14))
    assert "So far: quarter 1 (16 : 14), quarter 2 (14 : 14)" in shown(s)
    assert "Jusqu\u2019ici\u00a0: 1er quart-temps (16\u00a0: 14), 2e quart-temps (14\u00a0: 14)" in shown(
        s, "fr"
    )


def test_jk_12_51_the_points_of_a_whole_match_add_up() -> None:
    match = Match(GAME, {"periods": 3}, seed=bytes(32))
    while not match.is_over:
        match.play(match.legal()[0])
    quarters = match.view(SPECTATOR).quarters
    assert len(quarters) == match.state.quarter
    assert tuple(map(sum, zip(*quarters, strict=True))) == match.points()


def test_jk_16_scoring_piles_and_the_dealer_are_shown() -> None:
    s = position("2P A1 DK", "TF FT BL")
    act(s, "2P+A1")
    act(s, "take it")
    lines = shown(s)
    assert "Scoring pile of Home: 2-pointer, And 1" in lines
    assert "Scoring pile of Away: -" in lines
    assert "Away (3), dealer: hidden" in lines
    assert "Visiteurs (3), à la donne\u00a0: cartes cachées" in shown(s, "fr")


def test_the_board_names_the_cards_on_the_table() -> None:
    s = position("3P A1", "BL")
    act(s, "3P+A1")
    assert "On the table: 3-pointer + And 1, worth 4 points" in shown(s)


def test_jk_25_a_play_with_a_jukem_says_that_it_cannot_be_stopped() -> None:
    s = position("JK DK", "BL")
    assert label(s, "DK") == "Play Dunk for 2 points"
    assert label(s, "JK+DK") == "Play Jukem + Dunk for 4 points: cannot be stopped"
    assert label(s, "JK+DK", "fr") == "Jouer Jukem + Dunk pour 4 points\u00a0: imparable"


def test_jk_43_a_free_throw_says_what_it_scores() -> None:
    s = position("2P", "TF FT BL")
    act(s, "2P")
    assert label(s, "TF") == "Stop it with Technical foul"
    assert label(s, "TF+FT") == "Stop it with Technical foul + Free throw: +1"
    assert label(s, "TF+FT", "fr") == "Arrêter l\u2019action avec Faute technique + Lancer franc\u00a0: +1"


@pytest.mark.parametrize(
    ("home", "pile", "sentence"),
    [
        ("BL MI A1", None, "Home: no shot in hand. Discard 2 cards and draw 2"),
        (
            "BL MI HC",
            None,
            "Home: no shot in hand, and a Half court waits for an empty draw pile."
            " Discard 2 cards and draw 2",
        ),
        (
            "BL MI TO",
            EMPTY,
            "Home: no shot in hand, and a Time out needs cards to draw. Discard 2 cards and draw none",
        ),
        ("BL", EMPTY, "Home: no shot in hand. Discard 1 card and draw none"),
        ("BL MI", "DK", "Home: no shot in hand. Discard 2 cards and draw 1"),
    ],
)
def test_jk_18_a_stuck_hand_says_why_and_how_many_to_discard(home: str, pile: Any, sentence: str) -> None:
    assert asked(position(home, "2P", pile=pile)) == sentence


def test_jk_18_every_discard_of_a_stuck_hand_says_why() -> None:
    s = position("BL MI A1", "2P")
    assert said(s, "discard BL") == "Home has no play and discards: Block."
    assert asked(s) == "Home: no shot in hand. Discard 1 more card and draw 2"
    assert said(s, "discard MI") == "Home has no play and discards: Miss."


def test_jk_g08_a_time_out_on_an_empty_pile_says_that_nothing_is_drawn() -> None:
    s = position("TO 2P", "2P", pile=EMPTY, values={"time_out_when_empty": "yes"})
    assert label(s, "TO") == "Call a Time out: discard up to three more cards, draw none and go again"


@pytest.mark.parametrize(
    "card", ["JUKEM", "AND 1", "TIME OUT", "HALF COURT", "FREE THROW", "DUNK", "AIR BALL"]
)
def test_a_card_has_the_same_name_in_the_words_and_in_the_rules(card: str) -> None:
    name = GAME.words().say(phrase(f"card-{card.replace(' ', '_')}"))
    assert name.upper() == card
    assert card in RULES
    stray = {"JUKEM": r"\bjukes?\b", "AND 1": r"and-one", "TIME OUT": r"time-out"}.get(card)
    assert stray is None or not re.findall(stray, NAMES_OF_CODE.sub("", ENGLISH), re.IGNORECASE)


def test_how_to_play_speaks_of_the_numbers_of_the_match() -> None:
    printed = explained()
    assert "four quarters" in printed
    assert "deck of 56 cards" in printed
    changed = explained({"copies.DUNK": 8, "points.FREE_THROW": 2, "points.JUKEM": 3, "refill": "one"})
    assert "deck of 58 cards" in changed
    assert "+2 for the side that defends" in changed
    assert "counts 3 times" in changed
    assert "draw one card" in changed


def test_how_to_play_has_the_tables_of_plays_and_answers() -> None:
    chapters = GAME.explain(Match(GAME, {"points.JUKEM": 3}).state)
    tables = [[[GAME.words().say(cell) for cell in row] for row in chapter.rows] for chapter in chapters]
    plays, answers = filter(None, tables)
    assert plays[0] == ["play", "points", "after a Jukem"]
    assert ["3-pointer + And 1", "4", "12"] in plays
    assert ["Half court", "3", "9"] in plays
    assert ["Technical foul", "2", "every play without a Jukem"] in answers
    assert ["Brick", "3", "every play without a Jukem or a Dunk"] in answers


def test_french_sentences_have_a_subject_and_a_verb_that_agree() -> None:
    match = dealt("2P 2P 2P 2P 2P", "DK BL BL BL DK")
    match.play("2P", "take it")
    lines = [GAME.words("fr").say(line) for line in match.tell(AWAY)]
    assert lines[0] == "Les Visiteurs donnent."
    assert lines[-2:] == [
        "Les Locaux jouent Tir à 2 points pour 2 points.",
        "Les Visiteurs laissent passer\u00a0: 2 points pour les Locaux.",
    ]


def counted() -> Iterator[str]:
    """Name the messages that choose by a number."""
    names = re.split(r"^([\w-]+) = ", FRENCH, flags=re.MULTILINE)[1:]
    for key, text in zip(names[::2], names[1::2], strict=True):
        if re.search(r"\$(points|cards|left|overtimes|periods|draws) ->", text):
            yield key


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("key", list(counted()))
def test_counts_of_none_one_and_two_agree(key: str, lang: str) -> None:
    names = sorted(set(re.findall(r"\$(\w+)", ENGLISH + FRENCH)))
    for number in (0, 1, 2):
        text = GAME.words(lang).say(phrase(key, **{**dict.fromkeys(names, number), "deck": 56}))
        assert not re.search(WRONG_COUNTS[lang], text), text


def test_french_typography() -> None:
    for line in re.sub(r"^#.*$", "", FRENCH, flags=re.MULTILINE).splitlines():
        assert "'" not in line, line
        assert not re.search(r"[^\u202f][;!?]", line), line
        assert not re.search(r"[^\u00a0][:»%]", line), line
