"""What is said of a match of Five on the Floor to those who play it, in both languages."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from five_on_the_floor.positions import AWAY, FAR_AWAY, HOME, defend, in_play, position

import sideline.games.five_on_the_floor
from sideline.engine.game import SPECTATOR
from sideline.engine.match import Match
from sideline.engine.words import phrase
from sideline.games.five_on_the_floor import GAME
from sideline.testing.positions import act, refusal

HERE = Path(sideline.games.five_on_the_floor.__file__).parent
ENGLISH, FRENCH = ((HERE / f"{lang}.ftl").read_text(encoding="utf-8") for lang in ("en", "fr"))
COUNTS = "points|dice|count|lane|possessions|target|corner|reach|low|high"
WRONG_COUNTS = {
    "en": r"\b1 (points|dice|tiles|defenders|possessions)\b|\b[02] (point|die|tile|possession)\b",
    "fr": r"\b[01] (points|dés|cases|défenseurs|possessions|paniers)\b|\b2 (point|dé|case|possession)\b",
}


def explained(values: Any = None, lang: str = "en") -> str:
    """Everything that `?` tells of a match."""
    say = GAME.words(lang).say
    chapters = GAME.explain(Match(GAME, values).state)
    return "\n".join(say(what) for chapter in chapters for what in chapter.phrases())


def tables(values: Any = None) -> list[list[list[str]]]:
    """The tables that `?` shows of a match."""
    chapters = GAME.explain(Match(GAME, values).state)
    return [
        [[GAME.words().say(cell) for cell in row] for row in chapter.rows]
        for chapter in chapters
        if chapter.rows
    ]


def preview(s: Any, lang: str = "en") -> str:
    """The last line of the board."""
    return str(GAME.view(s, HOME).text(lang).splitlines()[-1])


def test_f21_06_08_09_how_to_play_names_the_goal_of_this_match() -> None:
    printed = explained()
    assert "The first side with 21 points wins." in printed
    assert "7 baskets from the corner do it, from the paint alone it takes 11." in printed
    street = explained(GAME.variant("street"))
    assert "The first side with 11 points wins." in street
    assert "4 baskets from the corner do it, from the paint alone it takes 6." in street
    assert "21" not in street
    assert "La première équipe à 11 points gagne." in explained(GAME.variant("street"), "fr")


def test_f21_06_33_39_how_to_play_has_the_thresholds() -> None:
    needs, _ = tables()
    assert needs == [
        ["Zone", "Small", "Medium", "Large", "Points"],
        ["Corner", "3+", "4+", "5+", "3"],
        ["Wing", "4+", "5+", "6", "3"],
        ["Top of Key", "6", "6", "—", "3"],
        ["Half Court", "—", "—", "—", "3"],
        ["Paint", "4+", "4+", "4+", "2"],
        ["Dunker", "4+", "5+", "4+", "2"],
        ["Elbow", "5+", "5+", "6", "2"],
    ]
    assert tables({"needs.WING.L": 2, "points.WING": 4})[0][2] == ["Wing", "4+", "5+", "2+", "4"]


def test_f21_06_42_48_how_to_play_has_the_dice() -> None:
    _, dice = tables()
    assert dice == [
        ["Coverage", "Nearest defender", "Dice", "L near the rim"],
        ["wide open", "3 tiles or more", "3", "4"],
        ["open", "2 tiles", "2", "3"],
        ["contested", "0 to 1 tiles", "1", "2"],
    ]
    changed = {"distance.WIDE_OPEN": 5, "dice.OPEN": 4, "inside_dice.L": 2, "inside_dice.S": 1}
    _, dice = tables(changed)
    assert dice[0] == ["Coverage", "Nearest defender", "Dice", "S near the rim", "L near the rim"]
    assert dice[2] == ["open", "2 to 4 tiles", "4", "5", "5"]
    assert "With the clock at 6 or less there is 1 die fewer" in explained()
    assert "With the clock at 9 or less there are 2 dice fewer" in explained(
        {"rush_clock": 9, "rush_dice": 2}
    )


def test_f21_06_how_to_play_speaks_of_what_is_in_play_only() -> None:
    assert "Press:" in explained()
    assert "Press:" not in explained(GAME.variant("street"))
    assert "Override cards" not in explained()
    assert "holds 2 at most" in explained(GAME.variant("cards"))
    assert "vulnerable" not in explained()
    assert "1 die fewer when the nearest defender is an L" in explained({"inside_loss": 1})


def test_f21_06_28_the_sizes_are_told_as_the_panel_tells_them() -> None:
    assert "corners and wings are home" in explained()


def test_f21_04_the_preview_speaks_of_the_piece_that_cannot_hit() -> None:
    s = position({5: "e4"}, FAR_AWAY, ball=5)
    assert preview(s) == "If ball handler shoots: 0%, this piece cannot hit from Top of Key"
    assert "impossible pour ce pion (Axe)" in preview(s, "fr")
    assert "needs a 6" in preview(position({1: "e4", 5: "f5"}, FAR_AWAY))


@pytest.mark.parametrize("clock", [8, 10])
def test_f21_04_48_on_defense_the_preview_counts_the_coming_tick(clock: int) -> None:
    s = position({1: "a0"}, FAR_AWAY, clock=clock)
    assert GAME.view(s, HOME).preview.dice == 3
    defend(s)
    seen = GAME.view(s, AWAY)
    assert (seen.preview.dice, seen.preview.clock, seen.clock) == (2, clock - 4, clock)
    assert preview(s) == "Shot next turn: 88.9% for 3 points, wide open, 2 dice, needs 3+"
    assert preview(s, "fr") == (
        "Tir au tour suivant\u00a0: 88,9\u00a0% pour 3 points, grand ouvert, 2 dés, il faut 3+"
    )
    assert seen.looks[0][0] == 89
    act(s, "end")
    assert GAME.view(s, HOME).preview.dice == 2


def test_f21_04_14_who_has_acted_can_shoot_next_turn_only() -> None:
    s = position({1: "a0"}, FAR_AWAY, clock=8)
    act(s, "2 b4")
    assert GAME.view(s, HOME).preview.dice == 2


def test_f21_04_g09_no_shot_is_promised_when_the_clock_runs_out_first() -> None:
    s = defend(position({1: "a0"}, FAR_AWAY, clock=4))
    assert GAME.view(s, HOME).preview is None
    assert GAME.view(s, HOME).looks == ()
    assert preview(s) == "Shot next turn: —, the shot clock runs out first"


def test_f21_02_40_points_are_not_promised_where_a_piece_cannot_score() -> None:
    s = position()
    text = str(GAME.view(s, HOME))
    assert "Half Court, —" in text
    assert "Half Court, 3 pts" not in text
    assert "Top of Key, —" in text, "the center stands there"
    assert GAME.view(s, HOME).hopeless == ("HALF_COURT",)
    with_cards = GAME.view(position(values={"override_cards": "on"}), HOME)
    assert with_cards.hopeless == (), "a Deep Range may come"
    assert "Half Court, 3 pts" in str(with_cards)


@pytest.mark.parametrize(("slot", "piece"), [(2, "2 (S)"), (4, "4 (M)"), (5, "5 (L)")])
def test_f21_21_a_burst_of_a_piece_that_is_not_fast_says_so(slot: int, piece: str) -> None:
    match = in_play()
    match.play("man")
    tile = {2: "b3", 4: "c2", 5: "f2"}[slot]
    assert refusal(match, f"burst {slot} {tile}") == f"{piece} is not fast: only 1 and 3 burst (F21-21)."
    slow = next(a for a in range(GAME.actions) if GAME.spell(match.state, a) == f"burst {slot} {tile}")
    aim = GAME.aim(match.state, slow)
    assert (aim.verb, aim.things) == ("burst", (f"piece:0{slot}", f"tile:{tile}"))


def test_the_words_of_the_odds_agree_with_their_numbers() -> None:
    s = position({1: "a0"}, {2: "b1"}, clock=4)
    shoot = next(a for a in range(GAME.actions) if GAME.spell(s, a) == "shoot")
    odds = GAME.odds(s, shoot)
    assert odds is not None
    words = [f"{part.value} {GAME.words('fr').say(part.what)}" for part in odds.parts]
    assert "1 case jusqu\u2019au défenseur le plus proche" in words
    assert "1 dé en tout" in words


def test_french_sentences_have_a_subject_and_a_verb_that_agree() -> None:
    match = in_play()
    match.play("man", "pass 3", "1 e4", "end", "end")
    assert [GAME.words("fr").say(line) for line in match.tell(SPECTATOR)] == [
        "Les Visiteurs défendent en individuelle.",
        "Le 1 (S) des Locaux passe au 3 (M).",
        "Le 1 (S) des Locaux va en e4, Axe.",
        "Les Locaux finissent leur tour.",
        "Les Visiteurs finissent leur tour.",
    ]


def counted() -> Iterator[str]:
    """Name the messages that choose by a number."""
    names = re.split(r"^([\w-]+) = ", FRENCH, flags=re.MULTILINE)[1:]
    for key, text in zip(names[::2], names[1::2], strict=True):
        if re.search(rf"\$({COUNTS}) ->", text):
            yield key


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("key", list(counted()))
def test_counts_of_none_one_and_two_agree(key: str, lang: str) -> None:
    names = sorted(set(re.findall(r"\$(\w+)", ENGLISH + FRENCH)))
    for number in (0, 1, 2):
        fixed = {"clock": 6, "pieces": 5, "more": 20, "high": 2}
        text = GAME.words(lang).say(phrase(key, **{**dict.fromkeys(names, number), **fixed}))
        assert not re.search(WRONG_COUNTS[lang], text), text


def test_french_typography() -> None:
    for line in re.sub(r"^#.*$", "", FRENCH, flags=re.MULTILINE).splitlines():
        assert "'" not in line, line
        assert not re.search(r"[^\u202f][;!?]", line), line
        assert not re.search(r"[^\u00a0][:»%]", line), line


@pytest.mark.parametrize("variant", ["full", "cards", "street"])
def test_no_board_is_wider_than_a_terminal(variant: str) -> None:
    match = Match(
        GAME, {**GAME.variant(variant), "max_possessions": 4, "extra_possessions": 0}, seed=bytes(32)
    )
    turn = 0
    while not match.is_over:
        for lang in ("en", "fr"):
            lines = match.view(match.to_act).text(lang).splitlines()
            assert max(map(len, lines)) <= 76, max(lines, key=len)
        legal = match.legal()
        match.play(legal[turn % len(legal)])
        turn += 7
