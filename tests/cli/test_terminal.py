"""A whole match in a real terminal."""

import io
import sys
from pathlib import Path

import pexpect
import pytest

from sideline.cli import main
from sideline.engine.match import Match

PROMPT = "for help >"
PROMPT_FR = "pour l\u2019aide >"


def start(*arguments: str, folder: Path) -> pexpect.spawn:
    """Sit down at a terminal."""
    command = ["-m", "sideline.cli", "tty", "jukem", "--set", "periods=1", *arguments]
    return pexpect.spawn(
        sys.executable, command, cwd=folder, encoding="utf-8", timeout=60, dimensions=(50, 120)
    )


def test_a_match_against_a_bot_to_the_end_and_its_replay(tmp_path: Path) -> None:
    screen = start("--seed", "7", "--save", "match.replay", folder=tmp_path)
    while screen.expect([PROMPT, "The seed was"]) == 0:
        screen.sendline("1")
    screen.expect(pexpect.EOF)
    assert "Saved to match.replay." in screen.before
    match = Match.read((tmp_path / "match.replay").read_text(encoding="utf-8"))
    assert match.is_over


def test_the_keys(tmp_path: Path) -> None:
    screen = start("--seed", "7", "--set", "first_dealer=away", folder=tmp_path)
    for typed, answer in [
        ("?", r"3-pointer \+ And 1 +4 +8"),
        ("?", "take back"),
        ("o", "no stopper in their hand: "),
        ("h", r"wins \d+% \(\d+% to \d+%\), 100% of the search"),
        ("b", "Period 1 of 1"),
        ("l", "draws a card"),
        ("r JK-41", "JK-41"),
        ("r cricket", "do not speak of that"),
        ("u", "cannot be taken back|nothing to take back"),
        ("99", "type a number from 1 to"),
        ("dance", "There is no option"),
        ("HC", "JK-33"),
        ("s half.replay", "Saved to half.replay"),
        ("s no/where.replay", "could not be saved"),
    ]:
        screen.expect(PROMPT)
        screen.sendline(typed)
        screen.expect(answer)
    screen.expect(PROMPT)
    screen.sendline("q")
    screen.expect("You left the match")
    screen.expect(pexpect.EOF)
    assert not Match.read((tmp_path / "half.replay").read_text(encoding="utf-8")).is_over


def test_a_hint_shows_three_options_with_the_likely_answer(tmp_path: Path) -> None:
    screen = start("--seed", "9", "--set", "first_dealer=away", folder=tmp_path)
    screen.expect(PROMPT)
    screen.sendline("h")
    screen.expect(PROMPT)
    assert screen.before.count(": wins ") == 3
    assert "likely answer of Away: " in screen.before
    screen.sendline("q")
    screen.expect(pexpect.EOF)


def test_in_french(tmp_path: Path) -> None:
    screen = start("--lang", "fr", "--seed", "3", folder=tmp_path)
    while screen.expect([PROMPT_FR, "La graine était"]) == 0:
        screen.sendline("1")
    screen.expect(pexpect.EOF)


@pytest.mark.parametrize(
    ("lang", "says"),
    [
        ("en", "the bot greedy plays Away. Type ? for help. The bot rookie plays Challenger."),
        ("fr", "le robot « greedy » pour les Visiteurs. « ? » donne l'aide. Le robot « rookie » joue pour"),
    ],
)
def test_whoever_sits_down_among_several_is_told_of_every_bot(
    lang: str, says: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    arguments = ["--set", "seats=3", "--against", "greedy,rookie", "--seed", "1", "--lang", lang]
    assert main(["tty", "nba_deck", *arguments]) == 0
    said = capsys.readouterr().out.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
    assert says in " ".join(said.split())


def test_two_people_at_one_screen_do_not_see_each_others_hands(tmp_path: Path) -> None:
    screen = start("--against", "nobody", "--seed", "7", folder=tmp_path)
    screen.expect(PROMPT)
    screen.sendline("1")
    assert screen.expect(["Hand the screen to (Home|Away) and press Enter", PROMPT]) == 0
    screen.sendline("")
    screen.expect("to act")
    screen.expect(PROMPT)
    screen.sendline("q")
    screen.expect(pexpect.EOF)


@pytest.mark.parametrize("typed", ["", "1\n1\n"])
def test_the_end_of_the_input_is_a_way_to_leave(typed: str, tmp_path: Path) -> None:
    screen = start(folder=tmp_path)
    screen.expect(PROMPT)
    screen.send(typed)
    screen.sendeof()
    screen.expect("You left the match")
    screen.expect(pexpect.EOF)
    screen.close()
    assert screen.exitstatus == 0
