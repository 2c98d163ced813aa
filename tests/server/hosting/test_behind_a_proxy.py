"""Behind a proxy: whose address counts, and where everything is found below a path."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from server.clients import LIFTED, PATIENCE, Page, Player, RunningServer, first, running_server
from websockets.exceptions import ConnectionClosed

ONE_AT_A_TIME = {**LIFTED, "requests_burst": 1, "requests_per_second": 0.001}


async def statuses(url: str, *claims: str) -> list[int]:
    """Ask for the games once for every claim of an address."""
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
        return [
            (await http.get("/api/games", headers={"x-forwarded-for": claim})).status_code for claim in claims
        ]


async def test_everybody_behind_a_trusted_proxy_is_counted_alone(tmp_path: Path) -> None:
    with running_server(tmp_path / "tables.db", **ONE_AT_A_TIME, trusted_proxies=["127.0.0.1"]) as server:
        assert await statuses(server.url, "203.0.113.1", "203.0.113.2") == [200, 200]
        assert await statuses(server.url, "203.0.113.1", "203.0.113.3") == [429, 200]


async def test_what_is_claimed_in_front_of_the_proxys_own_word_is_ignored(tmp_path: Path) -> None:
    with running_server(tmp_path / "tables.db", **ONE_AT_A_TIME, trusted_proxies=["127.0.0.1"]) as server:
        claims = ("198.51.100.7, 203.0.113.1", "198.51.100.8, 203.0.113.1")
        assert await statuses(server.url, *claims) == [200, 429]


async def test_without_a_trusted_proxy_nobody_may_claim_an_address(tmp_path: Path) -> None:
    with running_server(tmp_path / "tables.db", **ONE_AT_A_TIME) as server:
        assert await statuses(server.url, "203.0.113.1", "203.0.113.2") == [200, 429]


@pytest.fixture
def below(tmp_path: Path) -> Iterator[RunningServer]:
    with running_server(tmp_path / "tables.db", **LIFTED, base_path="/sideline") as server:
        yield server


async def test_below_a_path_the_page_names_its_base(below: RunningServer) -> None:
    async with httpx.AsyncClient(base_url=below.url, timeout=PATIENCE) as http:
        for path in ("/sideline/", "/sideline/t/some-table"):
            page = await http.get(path)
            assert page.status_code == 200
            assert '<base href="/sideline/"' in page.text
        bare = await http.get("/sideline")
        assert (bare.status_code, bare.headers["location"]) == (308, "/sideline/")
        assert (await http.get("/")).status_code == 404
        assert (await http.get("/api/games")).status_code == 404


async def test_below_a_path_a_match_is_played(below: RunningServer) -> None:
    player = Player(f"{below.url}/sideline", "Ada")
    player.http.headers["origin"] = below.url
    await player.create("jukem", "me", "me")
    cookie = next(cookie for cookie in player.http.cookies.jar if cookie.name == f"seat_{player.table}")
    assert cookie.path == f"/sideline/api/tables/{player.table}"
    await player.page.connect(player.table, player.cookie(), origin=below.url)
    await player.page.hello()
    await player.page.act(first(player.page.position.options).action)
    await player.page.close()
    await player.close()


async def test_behind_a_proxy_whoever_floods_is_cut_alone(tmp_path: Path) -> None:
    limits = {**LIFTED, "requests_burst": 50, "requests_per_second": 0.001, "frames_burst": 20}
    with running_server(tmp_path / "tables.db", **limits, trusted_proxies=["127.0.0.1"]) as server:
        player = Player(server.url, "Ada")
        await player.create("jukem", "me", "me")
        await player.page.connect(player.table, {**player.cookie(), "x-forwarded-for": "203.0.113.1"})
        await player.page.hello()
        flood = Page(player)
        await flood.connect(player.table, {"x-forwarded-for": "203.0.113.9"})
        with pytest.raises(ConnectionClosed):
            for _ in range(1000):
                await flood.socket.ping()
            await flood.socket.wait_closed()
            await flood.socket.send("gone")
        assert await statuses(server.url, "203.0.113.9", "203.0.113.1") == [429, 200]
        await player.page.act(first(player.page.position.options).action)
        await player.page.close()
        await player.close()


@pytest.mark.parametrize(
    "line", [b"PROXY TCP4 203.0.113.1 127.0.0.1 5000 80\r\n", b"\r\n\r\n\x00\r\nQUIT\n\x21\x11\x00\x0c"]
)
async def test_the_proxy_protocol_is_refused_in_a_sentence(tmp_path: Path, line: bytes) -> None:
    with running_server(tmp_path / "tables.db", **LIFTED, trusted_proxies=["127.0.0.1"]) as server:
        for _ in range(2):
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(line + b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            answer = await reader.read()
            assert answer.startswith(b"HTTP/1.1 400 ")
            assert answer.endswith(b"is not spoken here: let the proxy send X-Forwarded-For.\n")
            writer.close()
        assert server.log().count("a proxy is not understood") == 1


async def test_a_unix_socket_is_served_and_whoever_writes_to_it_is_the_proxy(tmp_path: Path) -> None:
    """No port is opened; people who come through the socket are counted by the address that is claimed."""
    socket = tmp_path / "socket"
    settings = ["--unix-socket", socket, "--database", tmp_path / "tables.db", "--bot-workers", "0"]
    rare = ["--creations-burst", "1", "--creations-per-second", "0.001"]
    more = ["--origins", "https://club.example", "--log-format", "text"]
    server = subprocess.Popen([sys.executable, "-m", "sideline", "serve", *settings, *rare, *more])
    try:
        async with asyncio.timeout(120):
            while not socket.exists():
                await asyncio.sleep(0.1)
        through = httpx.AsyncHTTPTransport(uds=str(socket), retries=3)
        async with httpx.AsyncClient(transport=through, base_url="http://club.example") as http:
            codes = [await set_up_from(http, address) for address in ("203.0.113.7", "203.0.113.8")]
            assert codes == [201, 201]
            assert await set_up_from(http, "203.0.113.7") == 429
    finally:
        server.terminate()
        server.wait(120)


async def set_up_from(http: httpx.AsyncClient, address: str) -> int:
    """Set up a table as somebody behind the proxy; return the status."""
    new = {"game": "jukem", "seats": [{"kind": "me"}, {"kind": "me"}], "name": "Ada"}
    claimed = {"x-forwarded-for": address, "x-forwarded-proto": "https", "origin": "https://club.example"}
    return (await http.post("/api/tables", json=new, headers=claimed)).status_code
