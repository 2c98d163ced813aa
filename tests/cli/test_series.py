"""`sideline campaign` and `sideline tournament`: real processes, saves that survive, and broken ones."""

import io
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from sideline.cli import main
from sideline.cli.saves import Save
from sideline.engine.match import Match
from sideline.engine.stages import Offer, Slot
from sideline.engine.words import phrase
from sideline.games.nba_deck import GAME
from sideline.series.events import CardsKept, Keep, MatchOver, SeriesBegun

STARS = ("MJ1", "Ar1", "Ar2", "Ai1", "AF1", "AF2", "P1")
SHORT = ("--set", "pile_size=8")
STARTING = [f"kept_athletes.home.R-{slot}={100 - place}" for place, slot in enumerate(STARS)]
KINDLY = (*SHORT, *(part for value in ("mismatch=own_turn", *STARTING) for part in ("--set", value)))
"""Short matches with seven stars in the first deck, which a quick bot wins against the automatic side."""
PLAIN = {**os.environ, "NUMBA_DISABLE_JIT": "1"}


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "sideline.cli", *arguments]


def sideline(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command(*arguments), capture_output=True, text=True, check=False, env=PLAIN)


def entries(save: Path) -> int:
    """Count the entries of a save, if it is there."""
    return len(save.read_text(encoding="utf-8").splitlines()) - 1 if save.exists() else 0


def test_a_campaign_that_is_killed_goes_on_and_comes_to_the_same_end(tmp_path: Path) -> None:
    """Ten matches; the process is killed in the fourth, again in the seventh, and then left to finish."""
    arguments = [
        "campaign",
        "nba_deck",
        "--bot",
        "starter",
        "--seed",
        "3",
        "--matches",
        "10",
        "--json",
        *KINDLY,
    ]
    whole, broken_off = tmp_path / "whole", tmp_path / "broken off"
    straight = sideline(*arguments, "--save", str(whole))
    for reached in (7, 13):
        process = subprocess.Popen(
            command(*arguments, "--save", str(broken_off)), stdout=subprocess.DEVNULL, env=PLAIN
        )
        while entries(broken_off) < reached and process.poll() is None:
            time.sleep(0.05)
        process.send_signal(signal.SIGKILL)
        process.wait()
    resumed = sideline(*arguments, "--save", str(broken_off))
    assert (straight.returncode, resumed.returncode) == (0, 0)
    assert len(json.loads(straight.stdout)["matches"]) == 10
    assert resumed.stdout == straight.stdout
    assert broken_off.read_bytes() == whole.read_bytes()


def test_ctrl_c_leaves_the_save_and_says_how_to_go_on(tmp_path: Path) -> None:
    save = tmp_path / "save"
    arguments = ["campaign", "nba_deck", "--seed", "3", "--save", str(save), *KINDLY]
    process = subprocess.Popen(
        command(*arguments), stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, env=PLAIN
    )
    while entries(save) < 2:
        assert process.poll() is None
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    _, said = process.communicate()
    assert (process.returncode, said) == (130, "Left. The same command goes on where it ended.\n")
    assert entries(save) >= 2


@pytest.mark.parametrize(
    "spoil",
    [
        lambda text: "",
        lambda text: "a letter to somebody\n",
        lambda text: text[:-20],
        lambda text: text.replace('"points":[', '"points":[9'),
        lambda text: "\n".join(line for line in text.split("\n") if '"begun"' not in line),
        lambda text: text.replace("sideline series 1", "sideline series 2"),
    ],
)
def test_a_broken_save_is_refused_with_a_sentence_and_stays_as_it_is(
    spoil: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert callable(spoil)
    save = tmp_path / "save"
    arguments = ["campaign", "nba_deck", "--seed", "3", "--save", str(save), *SHORT]
    assert main(arguments) == 0
    save.write_text(spoil(save.read_text(encoding="utf-8")), encoding="utf-8")
    before = save.read_bytes()
    capsys.readouterr()
    assert main(arguments) == 2
    assert (
        capsys.readouterr().err == f"{save} is not a save of a series, or it is broken; it stays as it is.\n"
    )
    assert save.read_bytes() == before


def test_a_save_of_something_else_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save = tmp_path / "save"
    assert main(["campaign", "nba_deck", "--seed", "3", "--save", str(save), *SHORT]) == 0
    before = save.read_bytes()
    for other in (["--seed", "4", *SHORT], ["--seed", "3"], ["--seed", "3", "--bot", "rookie", *SHORT]):
        capsys.readouterr()
        assert main(["campaign", "nba_deck", "--save", str(save), *other]) == 2
        assert "belongs to another series" in capsys.readouterr().err
    save.write_bytes(b"\xff\xfe")
    assert main(["campaign", "nba_deck", "--save", str(save), "--seed", "3", *SHORT]) == 2
    assert (save.read_bytes(), before[:8]) == (b"\xff\xfe", b"sideline")


def test_a_tournament_of_eight_has_three_rounds_and_one_winner(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seats = "starter,starter,rookie,random,starter,rookie,starter,random"
    arguments = ["tournament", "nba_deck", "--seats", seats, "--seed", "3", *SHORT]
    assert main([*arguments, "--json", "--replays", str(tmp_path)]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [match["round"] for match in found["matches"]] == [1, 1, 1, 1, 2, 2, 3]
    assert sorted(row["played"] for row in found["standings"]) == [1, 1, 1, 1, 2, 2, 3, 3]
    assert found["standings"][0]["name"] == found["matches"][-1]["winner"]
    files = sorted(tmp_path.glob("*.replay"))
    assert [Match.read(file.read_text(encoding="utf-8"), GAME).points() for file in files] == [
        tuple(match["points"]) for match in found["matches"]
    ]


def myself(save: Path, *more: str) -> list[str]:
    return ["campaign", "nba_deck", "--me", "Ann", "--save", str(save), *SHORT, *more]


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def test_a_person_plays_a_campaign_in_the_terminal_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    save = tmp_path / "save"
    typed(monkeypatch, *["1"] * 600)
    assert main(myself(save)) == 0
    printed = capsys.readouterr().out
    assert "the campaign of Ann" in printed
    assert "You lost" in printed
    (over,) = [event for event in Save(save).read() if isinstance(event, MatchOver)]
    assert Match.read(over.replay, GAME).points() == over.points
    assert not Path(f"{save}.match").exists()


def test_a_match_that_is_left_goes_on_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    save, straight = tmp_path / "save", tmp_path / "straight"
    for lines in (["1"] * 5, ["1"] * 600):
        typed(monkeypatch, *lines, *["q"] * (len(lines) < 600))
        assert main(myself(save, "--seed", "5")) == 0
    assert "Left. The same command goes on where it ended." in capsys.readouterr().out
    typed(monkeypatch, *["1"] * 600)
    assert main(myself(straight, "--seed", "5")) == 0
    assert save.read_bytes() == straight.read_bytes()


def test_the_luck_of_a_person_is_a_secret_that_its_save_keeps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seeds = []
    for save in (tmp_path / "one", tmp_path / "other", tmp_path / "one"):
        typed(monkeypatch, "q")
        assert main(myself(save)) == 0
        first = Save(save).read()[0]
        assert isinstance(first, SeriesBegun)
        seeds.append(first.seed)
    assert seeds[0] == seeds[2] != seeds[1]


def test_a_person_keeps_what_the_numbers_say_and_is_asked_again_after_nonsense(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    save = tmp_path / "save"
    typed(monkeypatch, "q")
    assert main(myself(save)) == 0
    slot = Slot("R-MJ1", phrase("card-F"))
    athletes = [Offer("athlete", card, 3, phrase("card-F"), (slot,)) for card in ("N007", "N008")]
    tactic = Offer("tactic", "T01", 2, phrase("card-F"), (Slot("B01", phrase("card-F")),), is_gain=False)
    kept = Save(save)
    kept.read()
    kept.append(MatchOver(1, 0, 1, (0,), (9, 3), (1, 2), offers=(*athletes, tactic)))
    typed(monkeypatch, "4", "1 2", "2, 3", "q")
    assert main(myself(save)) == 0
    printed = capsys.readouterr().out
    assert "Numbers from 1 to 3, please." in printed
    assert "One card of each kind may be kept" in printed
    (chosen,) = [event for event in Save(save).read() if isinstance(event, CardsKept)]
    assert chosen.cards == (Keep("N008", "R-MJ1"), Keep("T01", "B01"))


def test_a_broken_match_that_was_left_is_refused_and_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    save = tmp_path / "save"
    left = Path(f"{save}.match")
    left.write_text("a letter", encoding="utf-8")
    typed(monkeypatch, "q")
    assert main(myself(save)) == 2
    assert "delete it to begin the match again" in capsys.readouterr().err
    assert left.read_text(encoding="utf-8") == "a letter"


def test_many_campaigns_show_how_far_they_come(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["campaign", "nba_deck", "--seed", "1", "--runs", "2", "--matches", "2"]
    assert main([*arguments, "--json", *KINDLY]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["runs"], found["wins"]) == (2, [2, 2])
    assert [reached["count"] for reached in found["survived"]] == [2, 2, 0]


def test_bots_and_difficulties_are_compared_and_drawn(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = tmp_path / "survival.svg"
    arguments = ["campaign", "nba_deck", "--bot", "random,rookie", "--variant", "solo_pro,solo_all_star"]
    assert main([*arguments, "--runs", "2", "--json", "--plot", str(picture), *SHORT]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [(one["bot"], one["variant"]) for one in found] == [
        ("random", "solo_pro"),
        ("rookie", "solo_pro"),
        ("random", "solo_all_star"),
        ("rookie", "solo_all_star"),
    ]
    assert all(len(one["wins"]) == one["runs"] == 2 for one in found)
    assert picture.read_text(encoding="utf-8").startswith("<svg")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["campaign", "jukem"], "jukem has no campaign and no tournament."),
        (["tournament", "nba_deck", "--seats", "starter"], "Between 2 and 64 take part"),
        (["tournament", "nba_deck", "--seats", "starter,run:cat"], "Programs (run:) take no part"),
        (["campaign", "nba_deck", "--runs", "0"], "One to 100,000 campaigns"),
        (["campaign", "nba_deck", "--runs", "2", "--save", "x"], "only a single one has a save"),
        (["campaign", "nba_deck", "--bot", "rookie,starter"], "take more than one (--runs)"),
        (["campaign", "nba_deck", "--plot", "x.svg"], "take more than one (--runs)"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    assert sentence in capsys.readouterr().err
