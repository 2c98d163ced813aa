"""`sideline play`: the page is there, at an address that is printed, and stops when told to."""

import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from server.clients import PATIENCE

from sideline.cli import main
from sideline.cli.serving import address_at, can_open_browser, default_database, free_port


@contextmanager
def played(*arguments: str, folder: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    command = [sys.executable, "-m", "sideline.cli", "play", "--no-browser", *arguments]
    process = subprocess.Popen(
        [*command, "--database", str(folder / "tables.db")], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    found = re.search(r"http://\S+", line)
    assert found, line
    try:
        yield process, found[0]
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=PATIENCE)


def test_the_address_is_printed_and_the_page_is_there(tmp_path: Path) -> None:
    with played("--port", "0", folder=tmp_path) as (process, address):
        assert httpx.get(address + "api/health", timeout=PATIENCE).json()["status"] == "ok"
        assert {game["name"] for game in httpx.get(address + "api/games", timeout=PATIENCE).json()} >= {
            "jukem",
            "rugby",
        }
    assert process.returncode in (0, 130), "0 where whoever started it ignores the interrupt itself"
    assert (tmp_path / "tables.db").exists()


def test_a_port_in_use_is_said_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert main(["play", "--no-browser", "--port", str(port)]) == 2
    assert f"cannot listen at port {port} of 127.0.0.1" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--port", "99999"], "A port is a number"),
        (["--lang", "de"], "There is no language de"),
        (["--database", "mysql://x"], "names no database"),
    ],
)
def test_mistakes_are_answered_in_a_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "--no-browser", *arguments]) == 2
    assert sentence in capsys.readouterr().err


def test_another_port_is_taken_when_the_usual_one_is_in_use(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        monkeypatch.setattr("sideline.cli.serving.PORT", taken.getsockname()[1])
        assert free_port("127.0.0.1", None) not in (0, taken.getsockname()[1])


def test_the_address_is_one_that_a_browser_understands() -> None:
    assert address_at("127.0.0.1", 80) == "http://127.0.0.1:80/"
    assert address_at("0.0.0.0", 80) == "http://127.0.0.1:80/"
    assert address_at("::1", 80) == "http://[::1]:80/"


def test_matches_are_kept_in_the_persons_own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_database() == tmp_path / "sideline" / "tables.db"


def test_no_browser_is_opened_where_there_is_no_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert not can_open_browser()
