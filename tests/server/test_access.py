"""Who may do what: every endpoint for every role, every origin, and no secret where it does not belong."""

import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
import websockets
from server.clients import LIFTED, PATIENCE, SHORT, Page, Player, RunningServer, players
from server.reliability.faulty import faulty_server

from sideline.server.protocol.endpoints import ENDPOINTS, Endpoint
from sideline.server.protocol.messages import Changed

ROLES = ("nobody", "spectator", "holder", "other seat", "ex-holder", "other table")


class Scene(NamedTuple):
    """A table with two seats, and people who stand in every relation to it."""

    people: dict[str, Player]
    table: str


async def make_scene(url: str, *, is_over: bool, spectators: str) -> Scene:
    names = ("holder", "other seat", "ex-holder", "other table", "spectator", "nobody")
    people = {name: Player(url, name) for name in names}
    holder, other, gone = people["holder"], people["other seat"], people["ex-holder"]
    made = await holder.create("jukem", "me", "open", settings=SHORT["jukem"], spectators=spectators)
    await gone.join(made.table, made.invite)
    token = gone.token()
    await gone.post(f"/api/tables/{made.table}/leave")
    gone.http.cookies.set(f"seat_{made.table}", token or "", path=f"/api/tables/{made.table}")
    await other.join(made.table, made.invite)
    stranger = people["other table"]
    await stranger.create("jukem", "me", "greedy")
    stolen = stranger.token()
    stranger.http.cookies.set(f"seat_{made.table}", stolen or "", path=f"/api/tables/{made.table}")
    if is_over:
        await finish(holder, other)
    return Scene(people, made.table)


async def finish(holder: Player, other: Player) -> None:
    await other.open()
    await other.page.close()
    page = await holder.open()
    while True:
        answer = await page.absent("claim")
        if answer.__class__.__name__ == "Done":
            break
    await page.wait_for(Changed)
    await page.close()


@pytest.fixture(params=[(False, "public"), (True, "public"), (True, "nobody")])
async def scene(request: pytest.FixtureRequest, url: str) -> AsyncIterator[tuple[Scene, bool, str]]:
    is_over, spectators = request.param
    made = await make_scene(url, is_over=is_over, spectators=spectators)
    yield made, is_over, spectators
    for player in made.people.values():
        await player.close()


def may(endpoint: Endpoint, role: str, *, is_over: bool, spectators: str) -> bool:
    """Say what the list of endpoints declares."""
    is_seated = role in ("holder", "other seat")
    if (endpoint.only_over and not is_over) or endpoint.frozen == "only":
        return False
    if endpoint.who == "who may look":
        return is_seated or spectators == "public"
    return endpoint.who == "anyone" or is_seated


ABOUT_TABLES = [endpoint for endpoint in ENDPOINTS if endpoint.is_about_table]
HARMLESS = [e for e in ABOUT_TABLES if not e.path.endswith(("/leave", "/forget", "/join"))]


async def test_every_endpoint_for_every_role_is_as_declared(scene: tuple[Scene, bool, str]) -> None:
    assert await not_as_declared(*scene) == set()


async def test_a_server_that_trusts_any_token_is_noticed(tmp_path: Path) -> None:
    with faulty_server(tmp_path / "tables.db", "trust_any_token", grace=0.3, **LIFTED) as faulty:
        made = await make_scene(faulty.url, is_over=True, spectators="nobody")
        wrong = await not_as_declared(made, True, "nobody")
        for player in made.people.values():
            await player.close()
    assert {role for _, role in wrong} == {"ex-holder", "other table"}


async def not_as_declared(made: Scene, is_over: bool, spectators: str) -> set[tuple[str, str]]:
    """Name the endpoints and roles for which the answer is not what the list of endpoints declares."""
    wrong = set()
    for endpoint in HARMLESS:
        for role in ROLES:
            answer = await ask(made.people[role], endpoint, made.table)
            allowed = may(endpoint, role, is_over=is_over, spectators=spectators)
            if answer.is_success != allowed or not (allowed or answer.status_code == 403):
                wrong.add((endpoint.path, role))
    return wrong


async def test_what_ends_things_is_for_seats_only(scene: tuple[Scene, bool, str]) -> None:
    made, is_over, spectators = scene
    for endpoint in (e for e in ABOUT_TABLES if e.path.endswith(("/leave", "/forget"))):
        for role in ("nobody", "spectator", "ex-holder", "other table"):
            assert not may(endpoint, role, is_over=is_over, spectators=spectators)
            assert (await ask(made.people[role], endpoint, made.table)).status_code == 403
    ending = "/forget" if is_over else "/leave"
    answer = await made.people["holder"].post(f"/api/tables/{made.table}{ending}")
    assert answer.status_code == 204


@pytest.mark.parametrize("path", [e.path for e in ABOUT_TABLES])
@pytest.mark.parametrize("table", ["x" * 20, "..", "%2e%2e", "a", "é", "x" * 500])
async def test_an_unknown_table_is_unknown_to_everybody(path: str, table: str, url: str) -> None:
    endpoint = next(e for e in ABOUT_TABLES if e.path == path)
    async with players(url, "Eve") as (eve,):
        answer = await ask(eve, endpoint, table)
        assert answer.status_code in (404, 405)


BODIES = {
    "join": {"invite": "x"},
    "fork": {"move": 0, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]},
}


async def ask(player: Player, endpoint: Endpoint, table: str) -> httpx.Response:
    path = endpoint.path.replace("{id}", table)
    if endpoint.method == "GET":
        return await player.get(path)
    return await player.post(path, BODIES.get(endpoint.name))


async def test_every_role_gets_its_own_view_over_the_socket(scene: tuple[Scene, bool, str]) -> None:
    made, _, spectators = scene
    seats = {"holder": (0,), "other seat": (1,)}
    for role in ROLES:
        player = made.people[role]
        page = Page(player)
        token = next((c.value for c in player.http.cookies.jar if c.name == f"seat_{made.table}"), None)
        headers = {} if token is None else {"Cookie": f"seat_{made.table}={token}"}
        await page.connect(made.table, headers)
        if role in seats or spectators == "public":
            assert (await page.hello()).mine == seats.get(role, ())
        else:
            await page.say_raw('{"type":"hello"}')
            await page.socket.wait_closed()
            assert page.socket.close_code == 1008
        await page.close()


def origins(url: str) -> list[str | None]:
    port = url.rpartition(":")[2]
    return [
        None,
        "null",
        "",
        "http://evil.example",
        "https://127.0.0.1:" + port,
        f"http://127.0.0.1:{int(port) + 1}",
        "http://127.0.0.1",
        f"http://127.0.0.1:{port}.evil.example",
        f"http://evil.example/?http://127.0.0.1:{port}",
        f"http://127.0.0.1:{port}/",
        f"HTTP://127.0.0.1:{port}",
        f"http://LOCALHOST:{port}",
        f"http://127.0.0.1:{port}, http://evil.example",
        "file://",
    ]


async def test_no_other_origin_can_use_a_cookie(url: str) -> None:
    async with players(url, "Ada") as (ada,):
        await ada.create("jukem", "me", "open")
        for origin in origins(url):
            headers = {"content-type": "application/json", **ada.cookie()}
            headers |= {} if origin is None else {"origin": origin}
            async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as foreign:
                answer = await foreign.post(f"/api/tables/{ada.table}/leave", headers=headers)
                assert answer.status_code == 403, origin
            assert await handshake(url, ada.table, headers) == 403, origin
        for own in (url, url.replace("127.0.0.1", "localhost")):
            assert await handshake(url, ada.table, {"origin": own, **ada.cookie()}) == 101
        page = await ada.open()
        assert page.mine == (0,)


async def test_an_origin_that_is_not_ours_is_refused_without_a_cookie_too(url: str) -> None:
    async with players(url, "Ada") as (ada,):
        await ada.create("jukem", "me", "greedy")
        assert await handshake(url, ada.table, {"origin": "http://evil.example"}) == 403
        assert await handshake(url, ada.table, {}) == 101
        answer = await ada.post(
            "/api/tables",
            {"game": "jukem", "seats": [{"kind": "me"}, {"kind": "open"}]},
            headers={"origin": "http://evil.example"},
        )
        assert answer.status_code == 403


async def handshake(url: str, table: str, headers: dict[str, str]) -> int:
    """Try to open a socket; return the status of the answer."""
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    given = {name: value for name, value in headers.items() if name != "content-type"}
    try:
        async with websockets.connect(address, additional_headers=given):
            return 101
    except websockets.InvalidStatus as refused:
        return refused.response.status_code


async def test_the_cookie_is_for_the_server_alone(url: str) -> None:
    async with players(url, "Ada") as (ada,):
        answer = await ada.post(
            "/api/tables", {"game": "jukem", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]}
        )
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert f"path=/api/tables/{answer.json()['table']}".lower() in cookie
        token = re.search(r"seat_[^=]+=([^;]+)", answer.headers["set-cookie"])
        assert token is not None
        assert len(token[1]) >= 43
        assert token[1] not in answer.text


async def test_no_secret_is_told_before_its_time(server: RunningServer) -> None:
    async with players(server.url, "Ada", "Bob", "Eve") as (ada, bob, eve):
        made = await ada.create("jukem", "me", "open", settings=SHORT["jukem"])
        await bob.join(made.table, made.invite)
        for player in (ada, bob, eve):
            await player.open(made.table)
        frames_before_end = []
        while ada.page.position.end is None:
            for page in (ada.page, bob.page):
                if page.position.options and page.position.end is None:
                    await page.act(page.position.options[0].action)
            for page in (ada.page, bob.page, eve.page):
                await page.wait_for(Changed)
        end = ada.page.position.end
        for page in (ada.page, bob.page, eve.page):
            frames_before_end += [frame for frame in page.frames if '"end":null' in frame]
        told = "".join(frames_before_end)
        assert end.seed not in told
        everything = "".join(frame for p in (ada, bob, eve) for frame in p.page.frames)
        replay = (await ada.get(f"/api/tables/{made.table}/replay")).text
        for secret in (ada.token(), bob.token()):
            assert secret is not None
            assert secret not in everything
            assert secret not in replay
            assert secret not in server.log()
        assert made.invite is not None
        assert made.invite not in replay + server.log()
        assert end.seed not in server.log()
        assert end.seed in replay
        assert made.table not in server.log()


async def test_a_seed_is_never_in_what_the_database_gives_to_views(url: str) -> None:
    async with players(url, "Ada") as (ada,):
        await ada.create("jukem", "me", "greedy")
        for path in ("replay", "verify"):
            answer = await ada.get(f"/api/tables/{ada.table}/{path}")
            assert answer.status_code == 403
            assert "seed" not in answer.text
