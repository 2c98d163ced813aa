"""What commands write is whole or not there, and an interrupted command stops at once."""

import os
import signal
import stat
import subprocess
import sys
import threading
from importlib.metadata import entry_points
from pathlib import Path

import pexpect
import pytest

from sideline.cli import main
from sideline.cli.files import write_whole
from sideline.engine import playout
from sideline.engine.playout import RANDOM, simulate
from sideline.engine.registry import load


@pytest.mark.parametrize("function", ["fsync", "write"])
def test_a_file_that_cannot_be_finished_is_left_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, function: str
) -> None:
    """The disk fills up while it is written, or the text cannot be encoded."""
    file = tmp_path / "page.html"
    file.write_text("as it was")
    if function == "fsync":
        monkeypatch.setattr(os, "fsync", refuse)
    with pytest.raises((OSError, UnicodeError)):
        write_whole(file, "new" * 100_000 + ("" if function == "fsync" else "\ud800"))
    assert file.read_text() == "as it was"
    assert [left.name for left in tmp_path.iterdir()] == ["page.html"]


def refuse(number: int) -> None:
    raise OSError(28, "No space left on device")


def test_a_file_keeps_its_rights_and_its_link(tmp_path: Path) -> None:
    file, link = tmp_path / "page.html", tmp_path / "link.html"
    file.write_text("old")
    file.chmod(0o640)
    link.symlink_to(file)
    write_whole(link, "new")
    assert link.is_symlink()
    assert (file.read_text(), stat.S_IMODE(file.stat().st_mode)) == ("new", 0o640)


def test_a_new_file_has_the_rights_that_new_files_have(tmp_path: Path) -> None:
    write_whole(tmp_path / "ours", "x")
    (tmp_path / "plain").write_text("x")
    assert (tmp_path / "ours").stat().st_mode == (tmp_path / "plain").stat().st_mode


@pytest.mark.parametrize("typed", ["games", "simulate jukem --matches 2 --json"])
def test_what_cannot_be_printed_is_said_in_a_sentence(typed: str) -> None:
    with Path("/dev/full").open("w") as full:
        command = [sys.executable, "-m", "sideline.cli", *typed.split()]
        run = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert run.returncode == 2
    assert "No space left" in run.stderr
    assert "Traceback" not in run.stderr
    assert "ignored" not in run.stderr


@pytest.mark.parametrize("what", ["a folder", "a text", "noise"])
def test_a_database_that_is_none_is_said_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], what: str
) -> None:
    place = tmp_path / "place"
    if what == "a folder":
        place.mkdir()
    else:
        place.write_bytes(b"hello\n" if what == "a text" else bytes(range(256)) * 40)
    before = place.read_bytes() if place.is_file() else b""
    assert main(["play", "--no-browser", "--port", "0", "--database", str(place)]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert (place.read_bytes() if place.is_file() else b"") == before


@pytest.mark.parametrize(
    "typed",
    [
        "campaign nba_deck --runs 3 --plot nowhere/figure.svg",
        "campaign nba_deck --save nowhere/save",
        "tournament nba_deck --save nowhere/save",
        "ladder nba_deck --plot nowhere/figure.svg",
        "review match.replay --html nowhere/page.html",
        "pack from-stats season.csv --out nowhere/pack.toml",
    ],
)
def test_a_folder_that_is_not_there_is_named_before_anything_is_played(
    typed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing else is looked at, not even the file that is to be read: a long reckoning would be lost."""
    monkeypatch.chdir(tmp_path)
    for lang, says in (
        ("en", "There is no folder nowhere.\n"),
        ("fr", "Il n\N{RIGHT SINGLE QUOTATION MARK}y a pas de dossier nowhere.\n"),
    ):
        assert main([*typed.split(), "--lang", lang]) == 2
        assert capsys.readouterr().err == says


def test_an_interrupted_simulation_plays_no_further(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever waits is interrupted in the middle of a chunk of two hundred pieces."""
    played: list[int] = []
    honest = playout._simulate

    def counted(*given: object) -> None:
        played.append(1)
        if len(played) == 3:
            signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGINT)
        honest(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(playout, "_simulate", counted)
    with pytest.raises(KeyboardInterrupt):
        simulate(load("jukem"), (RANDOM, RANDOM), 200 * playout.UNCOMPILED_PIECE, seed=1)
    assert len(played) < 100


STARTED = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
from sideline.__main__ import main
"""
IMPATIENT = """
class Impatient:
    def find_spec(self, name, *rest):
        if name == "cyclopts":
            os.kill(os.getpid(), signal.SIGINT)
sys.meta_path.insert(0, Impatient())
"""
LISTENS = "sys.exit(main())"


def test_an_interrupted_command_ends_with_the_code_for_that() -> None:
    """Planted here before it was mended: it played all that had been asked for first, for hours."""
    typed = ["-c", STARTED + LISTENS, "simulate", "jukem", "--matches", "10000000"]
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1", "TERM": "xterm"}
    playing = pexpect.spawn(sys.executable, typed, env=environment, encoding="utf-8", timeout=300)
    try:
        playing.expect_exact("/10000000")
        playing.kill(signal.SIGINT)
        playing.expect(pexpect.EOF)
        assert "Traceback" not in (playing.before or "")
        playing.wait()
        assert playing.exitstatus == 130
    finally:
        playing.close(force=True)


def test_a_command_interrupted_while_it_loads_is_quiet() -> None:
    run = subprocess.run(
        [sys.executable, "-c", STARTED + IMPATIENT + LISTENS, "games"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (run.returncode, run.stdout, run.stderr) == (130, "", "")


def test_sideline_starts_where_it_is_quiet() -> None:
    (entry,) = entry_points(group="console_scripts", name="sideline")
    assert entry.value == "sideline.__main__:main"
