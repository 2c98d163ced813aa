"""docs/hosting.md is true: its files are read, and its commands run, as they stand there."""

import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest
from upgrades.samples import SAMPLES

from sideline.cli import main
from sideline.server.hosting.configuring import configured

TEXT = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^    (sideline .*)$", TEXT, re.MULTILINE)


def block(language: str) -> str:
    (found,) = re.findall(rf"```{language}\n(.*?)```", TEXT, re.DOTALL)
    return str(found)


@pytest.fixture
def machine(tmp_path: Path) -> dict[str, str]:
    """What the page calls /etc, /var/lib and /var/backups, on this machine."""
    names = ("/etc", "/var/lib/sideline", "/var/backups")
    places = {name: str(tmp_path / name.strip("/").replace("/", "-")) for name in names}
    for place in places.values():
        Path(place).mkdir()
    shutil.copy(SAMPLES[-1].database, Path(places["/var/lib/sideline"]) / "tables.db")
    (Path(places["/etc"]) / "sideline.toml").write_text(moved(block("toml"), places), encoding="utf-8")
    return places


def moved(text: str, places: dict[str, str]) -> str:
    """Name the places of this machine instead."""
    for name, place in places.items():
        text = text.replace(name, place)
    return text


def test_the_settings_of_the_page_are_settings(tmp_path: Path) -> None:
    file = tmp_path / "sideline.toml"
    file.write_text(block("toml"), encoding="utf-8")
    settings = configured(file, {}, {}).settings
    assert settings.origins == ("https://club.example",)
    assert settings.trusted_proxies == ("127.0.0.1",)
    assert settings.connections == 1000


def test_every_command_of_the_page_runs_in_its_order(
    machine: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert len(COMMANDS) == 5
    for command in COMMANDS:
        assert main(shlex.split(moved(command, machine))[1:]) == 0, capsys.readouterr()


def test_the_unit_runs_what_is_installed(tmp_path: Path) -> None:
    unit = block("ini")
    assert "ExecStart=/opt/sideline/bin/sideline serve --config /etc/sideline.toml" in unit
    if shutil.which("systemd-analyze"):
        file = tmp_path / "sideline.service"
        file.write_text(unit.replace("/opt/sideline/bin/sideline", "/bin/true"), encoding="utf-8")
        done = subprocess.run(
            ["systemd-analyze", "verify", file], capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
