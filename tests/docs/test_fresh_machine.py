"""docs/hosting.md followed word by word on a machine that has nothing: a new home, and the wheel as built."""

import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from urllib.error import URLError

import pytest
from server.ports import free_port

pytestmark = pytest.mark.long

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
PLACES = ("/opt", "/etc", "/var/lib/sideline", "/var/backups", "/var/cache")
OF_THE_SYSTEM = ("useradd", "systemctl", "journalctl", "database =")
PATIENCE = 120


class Machine:
    """A folder that stands for a fresh machine: nothing is there but the system's own programs."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, free_port()
        self.names = {place: str(folder / place.strip("/").replace("/", "-")) for place in PLACES}
        for place in self.names.values():
            Path(place).mkdir()
        (folder / "home").mkdir()
        self.env = {
            "PATH": f"{self.names['/opt']}/sideline/bin:/usr/bin:/bin",
            "HOME": str(folder / "home"),
            **{name: value for name, value in os.environ.items() if name.startswith(("PIP_", "SSL_"))},
        }

    def here(self, text: str) -> str:
        """Name the places of this machine."""
        for name, place in self.names.items():
            text = text.replace(name, place)
        text = text.replace("python3 -m venv", f"{sys.executable} -m venv").replace("8737", str(self.port))
        text = text.replace("requirements.lock", str(ROOT / "requirements.lock"))
        return text.replace("sideline-0.2.0-py3-none-any.whl", str(self.wheel()))

    def wheel(self) -> Path:
        """Return the wheel that was built."""
        return next((self.folder / "dist").glob("*.whl"))

    def run(self, command: str) -> None:
        done = subprocess.run(
            command, shell=True, cwd=self.folder, env=self.env, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    builder = tmp_path / "builder"
    subprocess.run([sys.executable, "-m", "venv", builder], check=True)
    build = ["pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", tmp_path / "dist", ROOT]
    subprocess.run([builder / "bin" / "python", "-m", *build], check=True)
    return Machine(tmp_path)


def commands() -> list[str]:
    found = re.findall(r"^    (\S.*)$", re.sub(r"```.*?```", "", TEXT, flags=re.DOTALL), re.MULTILINE)
    return [command for command in found if not command.startswith(OF_THE_SYSTEM)]


def ask(url: str, body: object = None) -> dict[str, object]:
    """Ask the server something, as soon as it is there."""
    content = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, content, {"content-type": "application/json"})
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                found: dict[str, object] = json.load(answer)
                return found
        except URLError:
            assert time.monotonic() < deadline
            time.sleep(0.2)


def test_a_club_is_hosted_by_the_page_alone(machine: Machine) -> None:
    (settings,) = re.findall(r"```toml\n(.*?)```", TEXT, re.DOTALL)
    Path(machine.names["/etc"], "sideline.toml").write_text(machine.here(settings), encoding="utf-8")
    before_backup = [command for command in commands() if "pip" in command or "venv" in command][:3]
    for command in before_backup:
        machine.run(machine.here(command))
    (start,) = re.findall(r"^ExecStart=(.*)$", TEXT, re.MULTILINE)
    server = subprocess.Popen(machine.here(start).split(), env=machine.env, cwd=machine.folder)
    try:
        url = f"http://127.0.0.1:{machine.port}/api"
        assert ask(f"{url}/health")["status"] == "ok"
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
        made = ask(f"{url}/tables", {"game": "jukem", "seats": seats, "name": "Ada"})
        assert ask(f"{url}/tables/{made['table']}")["state"] == "live"
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(PATIENCE)
    for command in commands():
        if command not in before_backup:
            machine.run(machine.here(command))
