"""Real nginx with TLS, as docs/hosting.md has it: a match through it, at the root and below a path."""

import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.conftest import People
from browser.hands import Wish, play_out, set_up
from browser.house import House
from playwright.sync_api import Browser, expect
from server.ports import free_port

pytestmark = pytest.mark.browser

PAGE = Path(__file__).parents[2] / "docs" / "hosting.md"
AROUND = """
daemon off;
pid {folder}/pid;
error_log {folder}/errors;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}; proxy_temp_path {folder}; fastcgi_temp_path {folder};
    uwsgi_temp_path {folder}; scgi_temp_path {folder};
    {server}
}}
"""


def find_nginx() -> str:
    """Find nginx; on Debian, as root, install it."""
    if shutil.which("nginx") is None and os.geteuid() == 0 and shutil.which("apt-get"):
        env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for step in (["update"], ["install", "-y", "--no-install-recommends", "nginx-light"]):
            subprocess.run(["apt-get", "-qq", *step], env=env, check=False)
    found = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    if found is None:
        pytest.fail("There is no nginx: install nginx-light.")
    return found


def certificate(folder: Path) -> None:
    """Make a certificate that nobody trusts."""
    request = "req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -keyout club.key -out club.pem"
    subprocess.run(["openssl", *request.split()], cwd=folder, check=True, capture_output=True)


def site(folder: Path, port: int, behind: str, base: str) -> str:
    """Return the server of docs/hosting.md, with names and ports of this machine."""
    (block,) = re.findall(r"```nginx\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    changes = {
        "listen 443": f"listen 127.0.0.1:{port}",
        "club.example": "127.0.0.1",
        "/etc/ssl": str(folder),
        "http://127.0.0.1:8737": behind,
        "location / {": f"location {base or '/'} {{",
        "Host $host;": "Host $http_host;",
    }
    for old, new in changes.items():
        assert old in block
        block = block.replace(old, new)
    return block


def wait_for(port: int) -> None:
    """Wait until somebody listens at a port."""
    for _ in range(200):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    pytest.fail("nginx did not start.")


@pytest.fixture(params=["", "/sideline"], ids=["at the root", "below a path"])
def club(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Sideline behind nginx; the address under which people find it."""
    port, base = free_port(), request.param
    house = House(
        tmp_path,
        base_path=base,
        origins=[f"https://127.0.0.1:{port}"],
        trusted_proxies=["127.0.0.1"],
        secure=True,
    )
    house.open()
    certificate(tmp_path)
    configuration = tmp_path / "nginx.conf"
    server = site(tmp_path, port, house.address, base)
    configuration.write_text(AROUND.format(folder=tmp_path, server=server))
    nginx = subprocess.Popen([find_nginx(), "-c", configuration, "-e", tmp_path / "errors"])
    wait_for(port)
    yield f"https://127.0.0.1:{port}{base}/"
    nginx.terminate()
    nginx.wait(10)
    house.close()


def test_a_match_is_played_through_nginx_and_tls(browser: Browser, house: House, club: str) -> None:
    people = People(browser, house)
    page = people.open(club, ignore_https_errors=True)
    set_up(page, Wish("jukem"))
    assert page.url.startswith(f"{club}t/")
    page.reload()
    expect(page.locator("#turn-title")).to_be_visible()
    page.keyboard.press("l")
    assert play_out(page, 10) == 10
    page.locator("a.brand").click()
    expect(page.locator("[data-game]").first).to_be_visible()
    assert page.url == club
    people.close()
    assert people.unexpected() == []
