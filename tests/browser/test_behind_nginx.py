"""Real nginx with TLS, as docs/hosting.md has it: a match through it, at the root and below a path."""

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.conftest import People
from browser.hands import Wish, play_out, set_up
from browser.house import House
from playwright.sync_api import Browser, expect
from server.hosting.proxies import block, changed, serving
from server.ports import free_port

pytestmark = pytest.mark.browser


def certificate(folder: Path) -> None:
    """Make a certificate that nobody trusts."""
    request = "req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -keyout club.key -out club.pem"
    subprocess.run(["openssl", *request.split()], cwd=folder, check=True, capture_output=True)


def site(folder: Path, port: int, behind: str, base: str) -> str:
    """Return the server of docs/hosting.md, with names and ports of this machine."""
    changes = {
        "listen 443": f"listen 127.0.0.1:{port}",
        "club.example": "127.0.0.1",
        "/etc/ssl": str(folder),
        "http://127.0.0.1:8737": behind,
        "location / {": f"location {base or '/'} {{",
        "Host $host;": "Host $http_host;",
    }
    return changed(block("nginx"), changes)


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
    with serving(tmp_path, port, site(tmp_path, port, house.address, base)):
        yield f"https://127.0.0.1:{port}{base}/"
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
