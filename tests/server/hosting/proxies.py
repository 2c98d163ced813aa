"""Real proxies in front of a server, set up as docs/hosting.md has it."""

import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from debian import install

PAGE = Path(__file__).parents[3] / "docs" / "hosting.md"
PATIENCE = 60.0
NGINX = """
daemon off;
pid {folder}/pid;
error_log {folder}/errors;
worker_rlimit_nofile 4096;
events {{ worker_connections 2000; }}
http {{
    access_log off;
    client_body_temp_path {folder}; proxy_temp_path {folder}; fastcgi_temp_path {folder};
    uwsgi_temp_path {folder}; scgi_temp_path {folder};
    {server}
}}
"""
CADDY = """{{
    admin off
    skip_install_trust
    auto_https disable_redirects
    storage file_system {folder}
}}
{server}
"""


def block(language: str) -> str:
    """Return what docs/hosting.md has in a language."""
    (found,) = re.findall(rf"```{language}\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    return str(found)


def changed(text: str, changes: dict[str, str]) -> str:
    """Put the names and ports of this machine in place of those of the page."""
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new)
    return text


def installed(program: str, package: str) -> str:
    """Find a program; on Debian, as root, install it."""
    if shutil.which(program) is None:
        install(package)
    found = shutil.which(program) or shutil.which(program, path="/usr/sbin")
    if found is None:
        pytest.fail(f"There is no {program}: install {package}.")
    return found


@contextmanager
def nginx(folder: Path, port: int, behind: str) -> Iterator[str]:
    """Plain nginx, without TLS; yields its address."""
    changes = {
        "listen 443 ssl;": f"listen 127.0.0.1:{port};",
        "ssl_certificate /etc/ssl/club.pem;": "",
        "ssl_certificate_key /etc/ssl/club.key;": "",
        "club.example": "127.0.0.1",
        "http://127.0.0.1:8737": behind,
        "Host $host;": "Host $http_host;",
    }
    with serving(folder, port, changed(block("nginx"), changes)):
        yield f"http://127.0.0.1:{port}"


@contextmanager
def serving(folder: Path, port: int, server: str) -> Iterator[None]:
    """Run nginx with one server in it."""
    written = folder / "nginx.conf"
    written.write_text(NGINX.format(folder=folder, server=server))
    with running([installed("nginx", "nginx-light"), "-c", str(written), "-e", str(folder / "errors")], port):
        yield


@contextmanager
def caddy(folder: Path, port: int, behind: str) -> Iterator[str]:
    """Caddy with a certificate of its own making; yields its address."""
    changes = {
        "club.example {": f"https://localhost:{port} {{\n    tls internal",
        "127.0.0.1:8737": behind.removeprefix("http://"),
    }
    written = folder / "Caddyfile"
    written.write_text(CADDY.format(folder=folder, server=changed(block("caddy"), changes)))
    command = [installed("caddy", "caddy"), "run", "--config", str(written), "--adapter", "caddyfile"]
    with running(command, port):
        yield f"https://localhost:{port}"


@contextmanager
def running(command: list[str], port: int) -> Iterator[None]:
    """Run a proxy until it is no longer needed."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        wait_for(port)
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


def wait_for(port: int) -> None:
    """Wait until somebody listens at a port."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    pytest.fail("The proxy did not start.")
