"""The command line as a person uses it: real processes, their output and their exit codes."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from sideline.cli import main
from sideline.cli.sheet import Sheet
from sideline.engine.match import Match
from sideline.games.jukem import GAME


def sideline(
    *arguments: str, folder: Path | None = None, typed: str = ""
) -> subprocess.CompletedProcess[str]:
    """Run a command."""
    command = [sys.executable, "-m", "sideline.cli", *arguments]
    return subprocess.run(command, cwd=folder, input=typed, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def replay(tmp_path_factory: pytest.TempPathFactory) -> Path:
    match = Match(GAME, {"periods": 1}, seed=bytes(32))
    while not match.is_over:
        match.play(match.legal()[0])
    file = tmp_path_factory.mktemp("replays") / "match.replay"
    file.write_text(str(match), encoding="utf-8")
    return file


def test_games_lists_every_game_with_its_title() -> None:
    run = sideline("games")
    assert run.returncode == 0
    assert "jukem" in run.stdout
    assert "Hardwood Deck" in run.stdout


def test_rules_shows_one_rule_those_with_a_word_or_all() -> None:
    assert sideline("rules", "jukem", "jk-41").stdout.startswith("JK-41 ")
    about_dunks = sideline("rules", "jukem", "dunk").stdout
    assert "JK-41" in about_dunks
    assert "JK-33" not in about_dunks
    assert "JK-54" in sideline("rules", "jukem").stdout
    assert "RG-23" in sideline("rules", "rugby", "COUP D'ENVOI", "--lang", "fr").stdout
    assert "RG-48" in sideline("rules", "rugby", "melee", "--lang", "fr").stdout


def test_settings_lists_what_may_be_changed() -> None:
    run = sideline("settings", "jukem")
    assert "copies.DUNK" in run.stdout
    assert "variant one_foul" in run.stdout


def test_cards_lists_the_deck() -> None:
    rows = json.loads(sideline("cards", "jukem", "--json").stdout)
    assert sum(row["copies"] for row in rows) == 56
    assert {"code": "DK", "card": "DUNK", "copies": 6, "points": 2} in rows
    assert "3-second violation" in sideline("cards", "jukem").stdout


def test_cards_are_listed_in_words_and_words_are_not_broken() -> None:
    athletes = sideline("cards", "nba_deck").stdout
    assert "Antetokounmpo" in athletes
    assert "PF/C" in athletes
    plays = sideline("cards", "rugby", "--lang", "fr").stdout
    assert "2 av. 0 trois-q., Course, \u22121 P 1/2" in plays
    assert "touche en-avant" in plays


def test_replay_verifies_and_reads_aloud(replay: Path) -> None:
    assert "each of them drawn by its seed" in sideline("replay", str(replay), "--verify").stdout
    aloud = sideline("replay", str(replay), "--lang", "fr").stdout
    assert "Tir à 2 points" in aloud
    assert "période" in aloud


@pytest.mark.compiled
@pytest.mark.xdist_group("jukem")
def test_simulate_prints_the_promised_keys() -> None:
    arguments = "--matches 2000 --seats random,greedy --set copies.DUNK=8 --seed 7 --jobs 2 --tallies --json"
    run = sideline("simulate", "jukem", *arguments.split())
    found = json.loads(run.stdout)
    assert found["matches"] == 2000
    keys = {"matches", "actions", "seconds", "actions_per_second", "matches_per_second", "wins", "draws"}
    assert keys | {"points", "length"} <= set(found)
    assert [set(wins) for wins in found["wins"]] == [{"count", "rate", "low", "high"}] * 2
    assert found["wins"][1]["low"] > 0.7
    for key in ("points", "length"):
        assert {"mean", "sd", "quantiles"} <= set(found[key])
    assert found["settings"] == {"copies.DUNK": 8}
    assert run.stderr == ""


@pytest.mark.compiled
@pytest.mark.xdist_group("jukem")
def test_simulate_prints_a_table_for_people() -> None:
    run = sideline("simulate", "jukem", "--matches", "500", "--variant", "practice", "--tallies")
    assert "95% interval" in run.stdout
    assert "tried.DUNK" in run.stdout


PIG = "sideline.testing.yardsticks.pig"


def test_simulate_says_whether_seats_were_swapped(capsys: pytest.CaptureFixture[str]) -> None:
    plan = ["simulate", PIG, "--matches", "4", "--jobs", "1", "--seats", "random,hold_at_20"]
    assert main(plan) == 0
    swapped = capsys.readouterr().out
    assert "4 matches, seats swapped after every match" in swapped
    assert "\nhold_at_20  " in swapped
    assert main([*plan, "--fixed-seats"]) == 0
    fixed = capsys.readouterr().out
    assert "4 matches, seats as given (--fixed-seats)" in fixed
    assert "\nsecond: hold_at_20  " in fixed


def test_a_duel_as_json_has_all_it_takes_to_play_it_again() -> None:
    arguments = "--seats random,hold_at_20 --matches 4 --seed 9 --set target=20 --json"
    found = json.loads(sideline("duel", PIG, *arguments.split()).stdout)
    assert (found["seed"], found["settings"], found["matches"]) == (9, {"target": 20}, 4)
    assert set(found["versions"]) == {"sideline", "rules"}
    assert len(found["points"]) == 2
    assert [row["match"] for row in found["rows"]] == [1, 2, 3, 4]


def test_a_duel_says_how_often_a_program_failed_and_why() -> None:
    run = sideline(
        "duel", PIG, "--seats", f'run:{sys.executable} -c "exit(4)" "a,b",random', "--matches", "2"
    )
    assert run.returncode == 0
    assert "2 \u00d7 The program" in run.stdout
    assert "a,b has ended with exit code 4." in " ".join(run.stdout.split())


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_figure_of_a_table_is_cut_however_long_a_name_is(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    program = tmp_path / "a_program_with_a_name_that_is_longer_than_a_terminal_has_room_for_it.py"
    program.write_text("exit(3)", encoding="utf-8")
    seats = f"run:{sys.executable} {program},random"
    assert main(["duel", PIG, "--seats", seats, "--matches", "2", "--lang", lang]) == 0
    printed = capsys.readouterr().out
    assert "\u2026" not in printed
    assert Sheet(lang).shares(0.342, 1, 1) in printed
    assert max(map(len, printed.splitlines())) <= 80


BAD = [
    ("tty chess", "There is no game called chess"),
    ("simulate jukme", "did you mean jukem?"),
    ("simulate jukem --set periods=99", "periods must lie between 1 and 8, not at 99."),
    ("simulate jukem --set copies.DUNC=9", "did you mean copies.DUNK?"),
    ("simulate jukem --set periods", "A setting is written name=value, not periods."),
    ("simulate jukem --variant fast", "jukem has no variant fast"),
    ("simulate jukem --seed lucky", "A seed is a whole number"),
    (f"simulate jukem --seed {'9' * 5000}", "A seed is a whole number"),
    ("simulate jukem --seed -3", "A seed is a whole number"),
    ("simulate jukem --seats random", "has 2 seats, but 1 bot was named"),
    ("simulate jukem --seats random,grredy", "did you mean greedy?"),
    ("simulate jukem --matches 0", "1 to 1,000,000,000 matches"),
    ("simulate jukem --matches many", "--matches takes a whole number, not many."),
    ("simulate jukem --matches", "After --matches its value is missing."),
    ("simulate jukem --json=3", "--json takes no value, and so not 3."),
    ("simulate jukem --seed 1 --seed 2", "--seed was given more than once."),
    ("simulate", "GAME is missing; sideline simulate --help says what it is."),
    ("simulate jukem --colour red", "There is no option --colour here; sideline simulate --help"),
    ("simulate jukem --matchs 3", "There is no option --matchs here; did you mean --matches?"),
    ("games jukem", "sideline games does not take jukem."),
    ("rules jukem JK-99", "The rules of jukem have no rule JK-99."),
    ("rules jukem cricket", "have no rule about cricket"),
    ("replay nowhere.replay", "There is no file nowhere.replay."),
    ("tty jukem --against deepblue", "There is no bot called deepblue"),
    ("tty jukem --lang de", "There is no language de here"),
    ("tty jukem --seat centre", "has no seat centre"),
    ("tty jukem --seed lucky", "A seed is a whole number"),
    ("bench chess", "There is no game called chess"),
    ("warm chess", "There is no game called chess"),
    ("fly", "There is no command fly; sideline --help lists what there is."),
    ("pack rate", "There is no command rate; sideline pack --help lists what there is."),
]


@pytest.mark.parametrize(("line", "because"), BAD, ids=[line[:60] for line, _ in BAD])
def test_bad_input_gets_one_sentence_and_nothing_is_written(
    line: str,
    because: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(line.split()) == 2
    printed = capsys.readouterr()
    assert because in printed.err
    assert len(printed.err.strip().splitlines()) == 1
    assert printed.out == ""
    assert list(tmp_path.iterdir()) == []


def test_the_process_of_a_bad_command_ends_with_exit_code_2_and_no_traceback() -> None:
    run = sideline("simulate", "jukem", "--seed", "lucky")
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr == "A seed is a whole number from 0 to 9223372036854775807, not lucky.\n"


@pytest.mark.parametrize("damage", ["cut", "changed", "binary"])
def test_a_damaged_replay_is_refused(
    damage: str, replay: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = replay.read_text(encoding="utf-8")
    file = tmp_path / "bad.replay"
    file.write_bytes(
        {"cut": text[:200].encode(), "changed": text.replace("2P", "3P").encode(), "binary": b"\xff\xfe"}[
            damage
        ]
    )
    run = sideline("replay", str(file), "--verify")
    assert run.returncode == 2
    assert len(run.stderr.strip().splitlines()) == 1
    assert run.stdout == ""


def test_warm_says_what_it_compiles(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["warm", PIG]) == 0
    said = capsys.readouterr().err
    compiled = "playouts, simulations, bots that look ahead, steps of matches on a server"
    assert f"pig: {compiled} ready after" in " ".join(said.split())
