"""Real proxies: a hundred people behind one nginx, each counted alone; a match through Caddy and its TLS."""

import asyncio
import ssl
from pathlib import Path
from typing import Any

import httpx
import websockets
from server.clients import Page, Player, first, running_server
from server.hosting.proxies import caddy, nginx
from server.ports import free_port

PEOPLE = 100
NEW = {"game": "jukem", "seats": [{"kind": "me"}, {"kind": "me"}], "name": "Ada"}


class Visitor(Player):
    """Somebody with an address of their own, behind a proxy."""

    def __init__(self, url: str, address: str) -> None:
        super().__init__(url, "Ada")
        self.address = address
        self.http = httpx.AsyncClient(
            base_url=url,
            headers={"origin": url},
            timeout=60.0,
            transport=httpx.AsyncHTTPTransport(local_address=address),
        )
        self.page = VisitorsPage(self)


class VisitorsPage(Page):
    """A page that connects from the address of its visitor."""

    player: Visitor

    async def connect(self, table: str, headers: Any = None, origin: str | None = None) -> None:
        url = self.player.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        self.socket = await websockets.connect(
            url,
            origin=origin or self.player.url,  # type: ignore[arg-type]
            additional_headers=headers or {},
            local_addr=(self.player.address, 0),
            compression=None,
            open_timeout=60,
        )


async def plays(visitor: Visitor) -> int:
    """Set up a table, sit down at it and move once; return the version that led to."""
    await visitor.create("jukem", "me", "me")
    page = visitor.page
    await page.connect(visitor.table, visitor.cookie())
    await page.hello()
    await page.act(first(page.position.options).action)
    return page.position.version + 1


async def test_a_hundred_people_behind_one_proxy_play_and_who_floods_is_cut_alone(tmp_path: Path) -> None:
    """The limits are those that are delivered: one address alone could set up twenty tables."""
    port = free_port()
    origin = f"http://127.0.0.1:{port}"
    with (
        running_server(tmp_path / "tables.db", origins=[origin], trusted_proxies=["127.0.0.1"]) as server,
        nginx(tmp_path, port, server.url) as url,
    ):
        visitors = [Visitor(url, f"127.0.1.{number}") for number in range(1, PEOPLE + 1)]
        assert await asyncio.gather(*map(plays, visitors)) == [1] * PEOPLE
        flood = Visitor(url, "127.0.2.1")
        statuses = [(await flood.get("/api/games")).status_code for _ in range(1000)]
        assert {200, 429} == set(statuses)
        assert (await visitors[0].get("/api/games")).status_code == 200
        for visitor in visitors:
            page = visitor.page
            while not page.position.options or page.position.version < 1:
                await page.hear()
            await page.act(first(page.position.options).action)
        await asyncio.gather(*(visitor.page.close() for visitor in visitors))
        await asyncio.gather(*(visitor.close() for visitor in [*visitors, flood]))


async def test_without_trust_everybody_behind_a_proxy_is_one(tmp_path: Path) -> None:
    """What the setting is for: without it the twenty-first table is one too many."""
    port = free_port()
    with (
        running_server(tmp_path / "tables.db", origins=[f"http://127.0.0.1:{port}"]) as server,
        nginx(tmp_path, port, server.url) as url,
    ):
        visitors = [Visitor(url, f"127.0.1.{number}") for number in range(1, 31)]
        tried = await asyncio.gather(
            *(visitor.create("jukem", "me", "me") for visitor in visitors), return_exceptions=True
        )
        assert any(isinstance(answer, Exception) for answer in tried)
        await asyncio.gather(*(visitor.close() for visitor in visitors))


async def test_a_match_is_played_through_caddy_and_its_tls(tmp_path: Path) -> None:
    port = free_port()
    origin = f"https://localhost:{port}"
    settings = {"origins": [origin], "trusted_proxies": ["127.0.0.1"], "secure": True}
    with (
        running_server(tmp_path / "tables.db", **settings) as server,
        caddy(tmp_path, port, server.url) as url,
    ):
        assert url == origin
        trusting = ssl.create_default_context()
        trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
        async with httpx.AsyncClient(
            base_url=url, verify=trusting, headers={"origin": url}, timeout=60
        ) as http:
            made = (await http.post("/api/tables", json=NEW)).json()
            cookie = http.cookies.jar
            (token,) = [one for one in cookie if one.name == f"seat_{made['table']}"]
            assert token.secure
            socket_url = f"wss://localhost:{port}/api/tables/{made['table']}/socket"
            headers = {"cookie": f"{token.name}={token.value}"}
            async with websockets.connect(
                socket_url,
                origin=url,
                additional_headers=headers,
                ssl=trusting,
                compression=None,  # type: ignore[arg-type]
            ) as socket:
                page = Page(Player(url))
                page.socket = socket
                await page.hello()
                await page.act(first(page.position.options).action)
                await page.player.close()
