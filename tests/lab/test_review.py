"""Reviews: the ledger adds up, luck belongs to whom it befell, blunders are found, pages are safe."""

import json
from functools import cache
from html.parser import HTMLParser
from io import StringIO
from itertools import count, pairwise
from pathlib import Path
from statistics import mean, stdev
from typing import Any

import msgspec
import numpy as np
import pytest
from rich.console import Console

from sideline.cli import main
from sideline.cli.review_text import print_review
from sideline.engine.errors import BadReplay
from sideline.engine.game import CHANCE, NOBODY
from sideline.engine.match import Match
from sideline.engine.numerals import MINUS
from sideline.engine.rng import new_rng
from sideline.engine.words import Words, words_of
from sideline.games.jukem import GAME as JUKEM
from sideline.lab.ledger import NOTHING, Account, Retraced, accounts, by_hints, retrace, weigh
from sideline.lab.review import Review, ReviewPlan, leads, review, within
from sideline.lab.review_page import page
from sideline.lab.review_words import Telling, sparkline
from sideline.lab.slips import Look, judge
from sideline.testing.template import GAME as TEMPLATE

REPLAYS = Path(__file__).parents[2] / "replays"
SHORT_MATCHES = (
    "five_on_the_floor/deep-range",
    "halfcourt_jam/out-of-turns",
    "jukem/many-stuck-turns",
    "nba_deck/free-choices",
    "rugby/golden-draw",
)
FIRST, SECOND = 0, 1
SURE = 4.5


def played(*moves: str, **settings: int) -> Match:
    match = Match(TEMPLATE, settings)
    match.play(*moves)
    assert match.is_over
    return match


def stood(*rounds: tuple[int, int]) -> Match:
    """A match in which both seats stand on the cards they draw, round after round."""
    moves = []
    for number, cards in enumerate(rounds):
        order = (FIRST, SECOND) if number % 2 == 0 else (SECOND, FIRST)
        moves += [f"draw {cards[seat]}" for seat in order] + ["stand", "stand"]
    return played(*moves, rounds=len(rounds))


BLUNDER = ("draw 6", "draw 5", "roll", "die 1", "stand")
SWINGING = ("draw 2", "draw 3", "roll", "die 6", "roll", "die 1", "draw 4", "draw 1", "stand", "stand")


def ledger(match: Match, playouts: int, seed: int = 1) -> tuple[Account, ...]:
    retraced = retrace(match)
    return accounts(retraced, weigh(retraced, playouts, seed=seed))


def reviewed(match: Match, **how: Any) -> Review:
    return review(match, lambda retraced: ReviewPlan(playouts=40, quick=60, deep=200), **how)


@cache
def exact(state: bytes, seat: int) -> float:
    """Count the chance of winning exactly, all seats following their hints: a naive oracle."""
    states = np.frombuffer(state, TEMPLATE.state).copy()
    s = states[0]
    if TEMPLATE.to_act(s) == NOBODY:
        return (TEMPLATE.result(s, seat) + 1) / 2
    if TEMPLATE.to_act(s) == CHANCE:
        return mean(exact(_after(states, face), seat) for face in range(TEMPLATE.outcomes(s)))
    assert TEMPLATE.hint is not None
    return exact(_after(states, TEMPLATE.hint(s, np.zeros(TEMPLATE.actions, np.int64), new_rng())), seat)


def _after(states: Any, action: int) -> bytes:
    copy = states.copy()
    TEMPLATE.play(copy[0], action)
    return bytes(copy.tobytes())


def exact_sum(retraced: Retraced, seat: int, maker: int) -> float:
    """Sum exactly what CHANCE or a seat changed for a seat."""
    wins = [exact(position.tobytes(), seat) for position in retraced.positions]
    return sum(
        after - before
        for step, (before, after) in zip(retraced.steps, pairwise(wins), strict=True)
        if step.seat == maker
    )


@pytest.mark.parametrize("name", SHORT_MATCHES)
def test_start_luck_and_skill_add_up_to_the_result(name: str) -> None:
    match = Match.read((REPLAYS / f"{name}.replay").read_text(encoding="utf-8"))
    retraced = retrace(match)
    chances = weigh(retraced, 1, seed=1, thinking=by_hints(match.game)._replace(horizon=5))
    for seat, account in enumerate(accounts(retraced, chances)):
        assert account.result == (match.game.result(match.state, seat) + 1) / 2
        parts = account.start + account.luck + account.skill + account.others
        assert parts == pytest.approx(account.result, abs=1e-9)


def test_what_one_of_two_seats_wins_the_other_loses() -> None:
    first, second = ledger(played(*SWINGING, rounds=2), playouts=50)
    assert first.luck == pytest.approx(-second.luck, abs=1e-9)
    assert (first.skill, second.skill) == pytest.approx((-second.others, -first.others), abs=1e-9)


@pytest.mark.parametrize("moves", [SWINGING, BLUNDER], ids=["swinging", "blunder"])
def test_luck_and_skill_are_those_of_a_naive_oracle(moves: tuple[str, ...]) -> None:
    match = played(*moves, rounds=2 if moves is SWINGING else 1)
    retraced = retrace(match)
    for account in ledger(match, playouts=600):
        seat = account.seat
        assert account.luck == pytest.approx(exact_sum(retraced, seat, CHANCE), abs=SURE * account.luck_error)
        assert account.skill == pytest.approx(exact_sum(retraced, seat, seat), abs=SURE * account.skill_error)
        assert account.luck_error < 0.05


def test_swapping_the_luck_of_two_seats_swaps_the_sums() -> None:
    lucky, swapped = (ledger(fortune(*order), playouts=300) for order in ((FIRST, SECOND), (SECOND, FIRST)))
    error = np.hypot(lucky[FIRST].luck_error, swapped[SECOND].luck_error)
    assert swapped[SECOND].luck == pytest.approx(lucky[FIRST].luck, abs=SURE * error)
    assert swapped[FIRST].luck == pytest.approx(lucky[SECOND].luck, abs=SURE * error)
    assert lucky[FIRST].luck > 2 * SURE * error, "so that a wrong sign or a wrong seat is noticed"
    assert lucky[FIRST].skill != 0


def fortune(lucky: int, unlucky: int) -> Match:
    """Both seats roll on a 3, roll on a 6 and stand on a 2; one of them always rolls high."""
    die = {lucky: (6, 3), unlucky: (1, 6)}
    order = (FIRST, SECOND), (SECOND, FIRST)
    moves = ["draw 3", "draw 3", *(move for seat in order[0] for move in ("roll", f"die {die[seat][0]}"))]
    moves += ["draw 6", "draw 6", *(move for seat in order[1] for move in ("roll", f"die {die[seat][1]}"))]
    return played(*moves, "draw 2", "draw 2", "stand", "stand", rounds=3)


def test_the_stated_error_is_cautious_but_not_by_far() -> None:
    """Draws make results less spread than wins and losses alone, which is what the error supposes."""
    match = played(*SWINGING, rounds=2)
    found = [ledger(match, playouts=24, seed=seed)[FIRST] for seed in range(50)]
    stated = mean(account.luck_error for account in found)
    assert 0.5 < stdev(account.luck for account in found) / stated < 1.1


def test_whoever_follows_the_hints_owes_everything_to_luck() -> None:
    text = (REPLAYS / "jukem" / "one-quarter-greedy.replay").read_text(encoding="utf-8")
    retraced = retrace(Match.read(text))
    chances = weigh(retraced, 1, seed=1, thinking=by_hints(JUKEM)._replace(horizon=5))
    for account in accounts(retraced, chances):
        assert (account.skill, account.skill_error) == (0, 0)
        assert account.luck == pytest.approx(account.result - account.start, abs=1e-9)


def test_what_changes_nothing_costs_nothing() -> None:
    match = stood((6, 2), (5, 1))
    retraced, found = retrace(match), reviewed(match)
    assert NOTHING in retraced.makers
    for place, maker in enumerate(retraced.makers):
        if maker == NOTHING:
            assert found.curve[place] == found.curve[place + 1]


def test_more_playouts_make_it_surer() -> None:
    match = played(*SWINGING, rounds=2)
    few, many = (ledger(match, playouts)[FIRST].luck_error for playouts in (20, 500))
    assert many < few / 3


def test_a_blunder_is_found_with_what_was_better() -> None:
    match = played(*BLUNDER, rounds=1, limit=6)
    found = reviewed(match)
    (worst,) = found.mistakes
    assert (worst.move, worst.seat) == (3, FIRST)
    assert (worst.played, worst.better) == ("Roll a die and add it", "Stand on your card")
    assert worst.loss == pytest.approx(worst.win, abs=0.15)
    assert worst.loss > SURE * worst.error
    assert [(seat.decisions, seat.agreed) for seat in found.seats] == [(1, 0), (1, 1)]


def test_an_option_the_search_hardly_tried_is_valued_on_its_own() -> None:
    retraced = retrace(played(*BLUNDER, rounds=1, limit=6))
    (slip,) = judge(Look(retraced, quick=40, deep=400, seed=1)).slips
    assert slip.win - slip.loss == pytest.approx(0.0, abs=0.05), "above the limit and beaten by any card"


def test_good_decisions_are_not_called_slips() -> None:
    assert reviewed(played("draw 6", "draw 5", "stand", "stand", rounds=1, limit=6)).mistakes == ()


def test_a_slip_is_judged_by_what_the_seat_could_know() -> None:
    """The same decision against any hidden card is judged alike."""
    judged = set()
    for hidden in (1, 6):
        moves = ("draw 6", f"draw {hidden}", "roll", "die 1", "stand")
        look = Look(retrace(played(*moves, rounds=1, limit=6)), quick=40, deep=100, seed=1)
        judged |= {(slip.better, slip.win, slip.loss) for slip in judge(look).slips if slip.seat == FIRST}
    assert len(judged) == 1


def test_what_chance_does_in_a_row_is_one_event() -> None:
    found = reviewed(stood((6, 2), (5, 1)))
    by_chance = [event for event in found.events if event.seat is None]
    assert [(event.first, event.last) for event in by_chance] == [(1, 2), (5, 6)]
    assert by_chance[0].words == "First draws a 6. Second draws a 2."
    total = sum(event.effects[FIRST] for event in by_chance)
    assert total == pytest.approx(found.seats[FIRST].luck, abs=1e-9)


def test_events_and_curve_tell_the_same() -> None:
    found = reviewed(played(*SWINGING, rounds=2))
    assert len(found.curve) == len(found.points) == found.moves + 1
    for event in found.events:
        change = found.curve[event.last][FIRST] - found.curve[event.first - 1][FIRST]
        assert event.effects[FIRST] == pytest.approx(change, abs=1e-9)


def test_the_lead_changes_when_another_seat_is_ahead() -> None:
    assert list(leads(((0, 0), (2, 0), (2, 2), (2, 4), (4, 4), (6, 4), (8, 4)))) == [(3, 1), (5, 0)]
    assert list(leads(((0, 0), (0, 2), (2, 2), (2, 4)))) == []
    assert list(leads(((1, 0, 0), (1, 1, 0), (1, 1, 2)))) == [(2, 2)]


def test_the_same_plan_gives_the_same_review_on_any_number_of_cores() -> None:
    match = played(*SWINGING, rounds=2)
    one, two = (msgspec.structs.replace(reviewed(match, jobs=jobs), seconds=0) for jobs in (1, 2))
    assert one == two


def test_a_review_does_as_much_as_the_time_it_is_given_allows() -> None:
    retraced = retrace(played(*SWINGING, rounds=2))
    clock = count(step=0.1).__next__  # so that it does not matter how fast the machine is
    little, much, more = (within(seconds, 1, 1, clock)(retraced) for seconds in (0.01, 100, 10_000))
    assert little.playouts < much.playouts < more.playouts
    assert little.quick < much.quick <= more.quick == retraced.game.thinking.quick


def test_a_review_stops_when_its_time_is_over() -> None:
    match = played(*SWINGING, rounds=2)
    hurried, leisurely = (
        review(match, lambda retraced, seconds=seconds: ReviewPlan(200, 32, 32, seed=1, seconds=seconds))
        for seconds in (0.0, None)
    )
    assert 0 < hurried.playouts < leisurely.playouts


def test_a_match_that_goes_on_is_not_reviewed() -> None:
    match = Match(TEMPLATE)
    match.play("draw 6")
    with pytest.raises(BadReplay, match="not over: only a finished match can be reviewed"):
        retrace(match)


def test_progress_reaches_what_was_announced() -> None:
    announced: list[int] = []
    done: list[int] = []
    reviewed(played(*BLUNDER, rounds=1), started=announced.append, progress=done.append)
    assert 0 < sum(done) <= announced[0]


class Page(HTMLParser):
    """What a browser would make of a page: its tags, and its text."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.open: list[str] = []
        self.text = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        assert not [name for name, _ in attrs if name.startswith("on") or name in ("src", "href")]
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def nasty(found: Review) -> Review:
    """Put markup wherever a review has words."""
    evil = "<script>alert('&')</script>"
    return msgspec.structs.replace(
        found,
        title=evil,
        ending=evil,
        settings={evil: evil},
        seats=tuple(msgspec.structs.replace(seat, name=evil) for seat in found.seats),
        events=tuple(msgspec.structs.replace(event, words=evil) for event in found.events),
        mistakes=tuple(msgspec.structs.replace(slip, played=evil, better=evil) for slip in found.mistakes),
    )


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_page_shows_everything_and_needs_nothing(lang: str) -> None:
    found = reviewed(played(*BLUNDER, rounds=1, limit=6), lang=lang)
    shown = Page(page(found, lang))
    telling = Telling(found, lang)
    assert shown.open == []
    assert {"svg", "table"} <= set(shown.tags)
    assert not {"script", "link", "img", "iframe"} & set(shown.tags)
    for words in (telling.outcome(), *map(telling.luck, found.seats), found.mistakes[0].better):
        assert words in shown.text


def test_whatever_is_written_on_a_page_is_escaped() -> None:
    found = nasty(reviewed(played(*BLUNDER, rounds=1, limit=6)))
    shown = Page(page(found))
    assert "script" not in shown.tags
    assert shown.text.count("<script>alert('&')</script>") > 10


@pytest.mark.parametrize(
    ("luck", "sentence"),
    [
        (0.141, "Home was 14 points lucky (± 3)."),
        (-0.31, "Home was 31 points unlucky (± 3)."),
        (-0.011, f"Home was neither lucky nor unlucky, as far as can be told ({MINUS}1 ± 3)."),
    ],
)
def test_luck_is_said_in_points(luck: float, sentence: str) -> None:
    found = reviewed(played(*BLUNDER, rounds=1))
    seat = msgspec.structs.replace(found.seats[0], name="Home", luck=luck, luck_error=0.03)
    assert Telling(found, "en").luck(seat) == sentence


def test_the_text_has_the_curve_the_ledger_and_the_decisions() -> None:
    text = StringIO()
    print_review(reviewed(played(*BLUNDER, rounds=1, limit=6)), "en", Console(width=120, file=text))
    assert "Win probability of First" in text.getvalue()
    assert "own decisions" in text.getvalue()
    assert "Stand on your card" in text.getvalue()


def test_a_sparkline_goes_from_the_first_to_the_last() -> None:
    assert sparkline([0.0, 0.5, 1.0], width=3) == "▁▅█"
    assert len(sparkline([0.5], width=60)) == 60


def test_both_languages_say_the_same() -> None:
    def keys(words: Words) -> set[str]:
        return {key for key in words._bundle._messages if key.startswith("review-")}

    assert keys(words_of("sideline.lab", "en")) == keys(words_of("sideline.lab", "fr")) != set()


@pytest.mark.compiled
@pytest.mark.xdist_group("jukem")
def test_the_command_prints_json_and_writes_a_page(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    replay, html = str(REPLAYS / "jukem" / "practice.replay"), tmp_path / "review.html"
    assert main(["review", replay, "--playouts", "40", "--json", "--html", str(html)]) == 0
    found = json.loads(capsys.readouterr().out)
    assert {"curve", "seats", "events", "mistakes", "lead_changes"} <= set(found)
    for seat in found["seats"]:
        parts = seat["start"] + seat["luck"] + seat["skill"] + seat["others"]
        assert parts == pytest.approx(seat["result"], abs=1e-9)
    assert found["seats"][1]["skill"] == 0
    assert "<svg" in html.read_text(encoding="utf-8")


def test_the_command_refuses_what_it_cannot_review(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    unfinished = tmp_path / "unfinished.replay"
    unfinished.write_text(str(Match(JUKEM, {"periods": 1})), encoding="utf-8")
    broken = tmp_path / "broken.replay"
    broken.write_text("sideline replay 1\ngame jukem\n", encoding="utf-8")
    for arguments, sentence in [
        ([str(unfinished)], "not over: only a finished match"),
        ([str(broken)], "cut off"),
        ([str(tmp_path / "none.replay")], "There is no file"),
        ([str(unfinished), "--playouts", "0"], "1 to 1000000 playouts"),
        ([str(unfinished), "--seconds", "0"], "1 to 86400 seconds"),
        ([str(unfinished), "--lang", "de"], "no language de"),
    ]:
        assert main(["review", *arguments]) == 2
        answer = capsys.readouterr().err
        assert sentence in answer
        assert answer.count("\n") == 1
