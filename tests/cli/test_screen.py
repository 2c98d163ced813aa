"""What the terminal shows of a match, and when."""

import io
import re
from collections.abc import Callable

import pytest

from sideline.cli import main
from sideline.cli.board_text import changes
from sideline.cli.option_list import MANY, beginning, flowing, in_order
from sideline.engine.aim import Aim
from sideline.engine.match import Match
from sideline.engine.registry import load
from sideline.engine.rule_book import plain, rule_book
from sideline.engine.steps import Option
from sideline.engine.words import phrase
from sideline.games.five_on_the_floor import GAME as FIVE

Sit = Callable[..., str]
PIG = "sideline.testing.yardsticks.pig"


@pytest.fixture
def sit(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Sit:
    """Play with these lines of input, and return what was shown."""

    def shown(game: str, *typed: str, options: str = "--seed 5") -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        assert main(["tty", game, *options.split()]) == 0
        return capsys.readouterr().out

    return shown


def result(shown: str) -> str:
    """Return the sentence before the seed."""
    return shown.partition("\nThe seed was")[0].splitlines()[-1]


def test_the_result_says_how_it_ended_for_you_with_the_final_board(sit: Sit) -> None:
    rolls = ["1"] * 500
    seen = {}
    for seed in range(6):
        shown = sit(PIG, *rolls, options=f"--seed {seed} --set target=10 --against random")
        last = result(shown)
        seen[last.split(",")[0]] = (last, shown)
    assert set(seen) == {"You won", "You lost"}
    for how, (last, shown) in seen.items():
        own, other = map(int, last.split(",")[1].partition(":")[0].split() + last.split(":")[1].split())
        assert (own > other) == (how == "You won")
        final = shown[shown.rindex("The end ─") :]
        assert f"Score {own} : {other}" in final


def test_your_own_points_come_first_in_the_other_seat_too(sit: Sit) -> None:
    shown = sit(PIG, *["1"] * 500, options="--seed 2 --seat second --set target=10 --against random")
    own, other = map(int, result(shown).split(",")[1].rpartition(":")[0].split(":"))
    assert f"Score {other} : {own}" in shown[shown.rindex("The end ─") :]


GAMES = ["five_on_the_floor", "halfcourt_jam", "jukem", "nba_deck", "rugby"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("lang", "keys"), [("en", "A number plays that option"), ("fr", "Un numéro joue")])
def test_help_explains_every_game_and_then_the_keys(game: str, lang: str, keys: str, sit: Sit) -> None:
    card = load(game)
    titles = [card.words(lang).say(what.title) for what in card.explain(Match(card, seed=bytes(32)).state)]
    shown = sit(game, "?", "q", options=f"--seed 5 --lang {lang}")
    places = [shown.index(f"\n{title}\n") for title in titles] + [shown.index(keys)]
    assert len(titles) >= 4
    assert places == sorted(places)


def test_a_number_of_five_thousand_digits_is_just_no_option_and_no_chapter(sit: Sit) -> None:
    long = "9" * 5000
    shown = sit(PIG, long, f"r {long}", "q")
    assert "type a number from 1 to" in shown
    assert "do not speak of that" in shown


def test_help_shows_the_first_chapter_of_the_rules_where_a_game_explains_nothing(sit: Sit) -> None:
    title, _ = rule_book(PIG).chapters()[0]
    shown = sit(PIG, "?", "q")
    assert shown.index(title) < shown.index("A number plays that option")


def test_r_alone_lists_the_chapters_and_their_numbers_print_them(sit: Sit) -> None:
    shown = sit("jukem", "r", "r 2", "r 99", "q")
    assert "   1  The game\n   2  The deck\n" in shown
    assert "2-POINTER" in shown
    assert "The rules do not speak of that." in shown


def test_rules_have_no_raw_markup(sit: Sit) -> None:
    shown = sit("jukem", "r 1", "r 8", "r JK-G01", "q")
    assert "JK-G01 The deck is composed" in shown
    assert not [line for line in shown.splitlines() if "**" in line or "`" in line]


@pytest.mark.parametrize("game", GAMES)
def test_in_french_the_rules_are_those_of_the_french_book(game: str, sit: Sit) -> None:
    book = rule_book(load(game).package, "fr")
    number, words = book.numbered()[0]
    shown = sit(game, "r", "r 1", f"r {number}", "q", options="--seed 5 --lang fr")
    chapters = [title for title, _ in book.chapters()]
    assert all(f"{place:>4}  {title}\n" in shown for place, title in enumerate(chapters, start=1))
    assert shown.count(f"{number} {plain(words)[:20]}") == 2
    assert "en anglais" not in shown


def test_in_french_the_rules_say_it_if_they_are_in_english(sit: Sit) -> None:
    assert "(Le livret de règles est en anglais.)" in sit(PIG, "r", "q", options="--seed 5 --lang fr")


def test_chapters_that_describe_the_program_are_not_listed(sit: Sit) -> None:
    shown = sit("jukem", "r", "q")
    assert "Rulings\n" in shown
    assert "Decisions" not in shown
    assert "Not implemented" not in shown


@pytest.mark.parametrize(
    ("lang", "turn"), [("en", "  Turn 2, Home.\n"), ("fr", "  Tour 2\u00a0: aux Locaux.\n")]
)
def test_whose_turn_begins_is_told_on_a_line_of_its_own(lang: str, turn: str, sit: Sit) -> None:
    shown = sit("nba_deck", "q", options=f"--seed 3 --lang {lang} --set first_player=away")
    assert turn in shown


def test_a_long_line_of_the_log_is_indented_to_its_end(sit: Sit) -> None:
    shown = sit("nba_deck", "q", options="--seed 3 --lang fr --set first_player=away").splitlines()
    first = next(place for place, line in enumerate(shown) if "faussent Base" in line)
    assert not shown[first].endswith(".")
    assert shown[first + 1].startswith("  ")


def test_within_a_turn_only_what_changed_is_shown_and_all_of_it_when_asked(sit: Sit) -> None:
    shown = sit("five_on_the_floor", "1", "1", "b", "q")
    moments = shown.split("for help > 1\n")
    assert moments[1].count("cl cr corner") == 1
    within, asked = moments[2].split("for help > b\n")
    assert "What changed ─" in within
    assert "cl cr corner" not in within
    assert "H1S" in within
    assert asked.count("cl cr corner") == 1


def test_what_changed_are_the_lines_that_differ() -> None:
    before, after = ["score 0", "clock 9", "a b"], ["score 2", "clock 9", "a c", "new"]
    assert changes(before, after) == ["score 2", "a c", "new"]


def test_many_options_are_grouped_by_piece(sit: Sit) -> None:
    shown = sit("five_on_the_floor", "1", "q")
    listed = shown[shown.rindex("────\n") :]
    pieces = [
        line.split(" (")[0] for line in listed.splitlines() if line.startswith(("Move", "Burst", "Free"))
    ]
    assert pieces == sorted(pieces, key=lambda line: line.split()[-1])
    assert len(listed.splitlines()) < 40
    numbers = [int(word) for word in listed.split() if word.isdecimal()]
    assert len(numbers) > 53


def test_a_number_plays_the_option_beside_it_in_a_grouped_list(sit: Sit) -> None:
    shown = sit("five_on_the_floor", "1", "21", "q")
    assert "21 c2, Elbow L" in shown
    assert "Home 2 (S) moves to c2, Elbow L." in shown


def test_odds_group_large_numbers_and_set_the_chance_apart(sit: Sit) -> None:
    shown = sit("jukem", "o", "q", options="--seed 7 --set first_dealer=away")
    assert re.search(r"\d% no stopper", shown) is None
    assert re.search(r"\d%: no stopper in their hand$", shown, re.MULTILINE)
    assert re.search(r"of \d{1,3}(,\d{3}){2}\)$", shown, re.MULTILINE)


@pytest.mark.parametrize(("lang", "last"), [("en", "Challenger"), ("fr", "les Challengers")])
def test_everybody_at_the_table_is_named_at_the_start(lang: str, last: str, sit: Sit) -> None:
    shown = sit("nba_deck", "q", options=f"--seed 3 --lang {lang} --set seats=3").split("\n  ")[0]
    assert shown.count("greedy") == 2
    assert last in " ".join(shown.split())


def test_options_stay_in_order_unless_there_are_many() -> None:
    aims = [Aim("move", (f"piece:{number % 2}",)) for number in range(MANY + 2)]
    options = [Option(number, str(number), phrase("x")) for number in range(MANY + 2)]
    assert in_order(options[:MANY], lambda action: aims[action]) == options[:MANY]
    grouped = [option.action % 2 for option in in_order(options, lambda action: aims[action])]
    assert grouped == sorted(grouped)


def test_a_group_is_called_by_what_its_options_begin_with() -> None:
    assert beginning(["Move 1 to a1, Paint", "Move 1 to a2, Wing"]) == "Move 1 to "
    assert beginning(["Move 1 to a1"]) == ""
    assert beginning(["Prepare Low Post", "Prepare Low Post, discarding Slashing"]) == ""


def test_texts_flow_into_lines_and_none_is_broken() -> None:
    assert flowing(["1 paint", "2 wing", "3 corner"], 16) == "1 paint   2 wing\n3 corner"


def test_pieces_keep_their_letter_and_their_side_of_the_screen_all_match() -> None:
    match = Match(FIVE, seed=bytes(32))
    letters = set()
    offenses = set()
    while len(offenses) < 2:
        match.play(match.legal()[-1])
        seen = match.view(0)
        if seen.pieces and not match.is_over:
            offenses.add(seen.offense)
            board = seen.text("en").splitlines()
            head = next(place for place, line in enumerate(board) if line.startswith("Home (")) + 1
            columns = [re.findall(r"(?:^|  )([A-Z])\d[SML]", line) for line in board[head : head + 5]]
            letters |= set(map(tuple, columns))
    assert letters == {("H", "A")}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_nothing_on_the_screen_is_wider_than_80_columns(game: str, lang: str, sit: Sit) -> None:
    shown = sit(game, "?", "r", "o", *["1"] * 12, "l", "q", options=f"--seed 5 --lang {lang}")
    assert [line for line in shown.splitlines() if len(line) > 80] == []
    assert load(game).words(lang).say(phrase("title")) in shown
