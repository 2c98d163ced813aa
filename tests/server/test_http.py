"""What HTTP answers: games, health, counters, its own description, the page, and a careful policy."""

import json
import logging
from importlib.resources import files
from pathlib import Path

import httpx
import msgspec
import pytest
from server.clients import PATIENCE, RunningServer, players, read, running_server
from starlette.requests import HTTPConnection

from sideline.engine.registry import listings
from sideline.engine.words import LANGUAGES
from sideline.server.config import Settings
from sideline.server.front.door import Door
from sideline.server.logs import Lines
from sideline.server.protocol.endpoints import ENDPOINTS
from sideline.server.protocol.messages import GameInfo
from sideline.server.protocol.refusal import Refusal

UPGRADE = {
    "connection": "Upgrade",
    "upgrade": "websocket",
    "sec-websocket-version": "13",
    "sec-websocket-key": "MDEyMzQ1Njc4OTAxMjM0NQ==",
}


async def test_the_games_are_listed_in_the_language_asked_for(url: str) -> None:
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
        english = read(await http.get("/api/games"), list[GameInfo])
        french = read(await http.get("/api/games?lang=fr"), list[GameInfo])
        assert [game.name for game in english] == list(listings())
        assert any(one.seats != other.seats for one, other in zip(english, french, strict=True))
        assert (await http.get("/api/games?lang=de")).status_code == 400
        for game in english:
            card = listings()[game.name].load()
            offered = [option for option in card.options if not option.for_designers]
            assert [option.name for option in game.options] == [p for o in offered for p, _ in o.entries()]
            assert all(option.label and option.help for option in game.options)
            assert game.levels == ("rookie", "starter", "all-star", "mvp", "coach")
            assert game.hidden == (card.redeal is not None and not card.box.is_open)
        jukem = next(game for game in french if game.name == "jukem")
        refill = next(option for option in jukem.options if option.name == "refill")
        assert refill.label == "Pioche après une action"
        assert refill.help.startswith("Combien de cartes pioche-t-on")


async def test_every_answer_tells_browsers_to_be_careful(url: str) -> None:
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
        for path in ("/", "/t/anything", "/api/games", "/api/nothing", "/nothing.js", "/api/health"):
            headers = (await http.get(path)).headers
            policy = headers["content-security-policy"]
            for part in (
                "default-src 'self'",
                "script-src 'self'",
                "base-uri 'self'",
                "frame-ancestors 'none'",
            ):
                assert part in policy
            assert headers["referrer-policy"] == "no-referrer"
            assert headers["x-content-type-options"] == "nosniff"
            assert "server" not in headers


async def test_health_and_counters(url: str) -> None:
    async with players(url, "Ada") as (ada,):
        await ada.create("jukem", "me", "me")
        page = await ada.open()
        await page.act(page.position.options[0].action)
        assert (await ada.get("/api/health")).json()["status"] == "ok"
        text = (await ada.get("/api/metrics")).text
        assert 'sideline_entries_total{kind="play"}' in text
        assert 'sideline_messages_total{kind="act"}' in text
        assert "sideline_commit_seconds_count" in text
        assert ada.table not in text


async def test_the_description_names_every_endpoint_and_model(url: str) -> None:
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
        described = (await http.get("/api/openapi.json")).json()
    for endpoint in ENDPOINTS:
        operation = described["paths"][endpoint.path][endpoint.method.lower()]
        assert str(endpoint.success) in operation["responses"]
        assert ("requestBody" in operation) == (endpoint.asks is not None)
    references = set(find_references(described))
    assert references
    for reference in references:
        assert reference.removeprefix("#/components/schemas/") in described["components"]["schemas"]


def find_references(node: object) -> list[str]:
    if isinstance(node, dict):
        own = [node["$ref"]] if "$ref" in node else []
        return own + [found for value in node.values() for found in find_references(value)]
    if isinstance(node, list):
        return [found for value in node for found in find_references(value)]
    return []


@pytest.mark.parametrize(
    "path",
    [
        "/../pyproject.toml",
        "/%2e%2e/%2e%2e/pyproject.toml",
        "/..%2f..%2fapp.py",
        "/static/../app.py",
        "/%00",
        "/....//....//etc/passwd",
        "/C:/windows/win.ini",
        "/%5c..%5capp.py",
        "//etc/passwd",
        "/assets/%2e%2e/%2e%2e/server/front/app.py",
    ],
)
async def test_no_path_leads_out_of_the_page(path: str, server: RunningServer) -> None:
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
        answer = await http.get(httpx.URL(server.url).copy_with(raw_path=path.encode()))
    assert answer.status_code in (400, 404, 503)
    assert "def " not in answer.text
    assert "root:" not in answer.text


async def test_other_methods_and_unknown_paths_are_refused_in_our_own_form(url: str) -> None:
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
        wrong = await http.delete("/api/games")
        assert wrong.status_code == 405
        assert set(wrong.headers["allow"].split(", ")) == {"GET", "HEAD"}
        assert (await http.get("/api/tables")).headers["allow"] == "POST"
        assert wrong.json()["code"] == "malformed"
        unknown = await http.get("/api/nothing")
        assert unknown.status_code == 404
        assert unknown.json()["code"] == "unknown"
        assert (await http.post("/api/games/chess/warm")).status_code == 404
        assert (await http.post("/api/games/jukem/warm")).status_code == 204


def test_a_log_line_is_one_object_whatever_is_in_it() -> None:
    record = logging.makeLogRecord(
        {"msg": 'he said "x"\nand left', "table": "abcdefghijklmnop", "why": "a\nb", "levelname": "INFO"}
    )
    line = Lines().format(record)
    assert "\n" not in line
    assert json.loads(line)["table"] == "abcdef"


def test_own_origins_are_exact() -> None:
    own = Settings(port=8000, origins=("https://play.example",)).own_origins()
    here = {"http://127.0.0.1:8000", "http://localhost:8000", "http://[::1]:8000"}
    assert own == here | {"https://play.example"}
    public = Settings(host="0.0.0.0", port=8443, secure=True).own_origins()
    assert public == {"https://127.0.0.1:8443", "https://localhost:8443", "https://[::1]:8443"}


def test_browsers_leave_the_usual_port_out() -> None:
    assert {"http://localhost", "http://[::1]:80"} <= Settings(port=80).own_origins()
    assert "https://localhost" in Settings(port=443, secure=True).own_origins()
    assert "https://localhost" not in Settings(port=80, secure=True).own_origins()


@pytest.mark.parametrize(
    ("host", "shown"),
    [
        ("MyBox", "mybox"),
        ("2001:0DB8:0:0::1", "[2001:db8::1]"),
        ("société.example", "xn--socit-esab.example"),
        ("192.0.2.7", "192.0.2.7"),
    ],
)
def test_a_host_is_known_as_browsers_write_it(host: str, shown: str) -> None:
    settings = Settings(host=host, port=8000)
    assert f"http://{shown}:8000" in settings.own_origins()
    headers = [(b"host", f"{shown}:8000".encode())]
    Door(settings).check_host(HTTPConnection({"type": "http", "headers": headers}))


@pytest.mark.parametrize(
    ("written", "sent"),
    [
        ("https://Club.example/", "https://club.example"),
        ("https://club.example:443", "https://club.example"),
        ("http://club.example:80/", "http://club.example"),
        ("https://club.example:80", "https://club.example:80"),
        ("http://[2001:0db8::1]:8080", "http://[2001:db8::1]:8080"),
    ],
)
def test_an_origin_is_known_as_browsers_send_it(written: str, sent: str) -> None:
    assert sent in Settings(origins=(written,)).own_origins()


@pytest.mark.parametrize("text", ["", "null", "club.example", "http://[::1", "http://a:b", "https://a/games"])
def test_what_is_no_origin_lets_nobody_in(text: str) -> None:
    settings = Settings(origins=(text,))
    assert settings.own_hosts() == Settings().own_hosts()
    assert settings.own_origins() == Settings().own_origins() | {text}


@pytest.mark.parametrize(
    "host", ["[::1", "::1", "localhost:1:1", "localhost:x", "localhost:123456", "[]", ""]
)
def test_what_is_no_host_is_not_ours(host: str) -> None:
    asking = HTTPConnection({"type": "http", "headers": [(b"host", host.encode())]})
    for settings in (Settings(), Settings(host="0.0.0.0")):
        with pytest.raises(Refusal):
            Door(settings).check_host(asking)


@pytest.mark.parametrize(
    ("host", "origin", "is_own"),
    [
        ("192.0.2.7:8737", "http://192.0.2.7:8737", True),
        ("[2001:db8::1]:8737", "http://[2001:db8::1]:8737", True),
        ("192.0.2.7:8737", "http://192.0.2.8:8737", False),
        ("192.0.2.7:8737", "https://192.0.2.7:8737", False),
        ("evil.example:8737", "http://evil.example:8737", False),
    ],
)
def test_a_server_for_the_whole_house_knows_its_page_by_number(host: str, origin: str, is_own: bool) -> None:
    headers = [(b"host", host.encode()), (b"origin", origin.encode())]
    asking = HTTPConnection({"type": "http", "headers": headers})
    for settings, expected in ((Settings(host="0.0.0.0"), is_own), (Settings(), False)):
        try:
            Door(settings).check_origin(asking, is_seated=True)
        except Refusal:
            assert not expected
        else:
            assert expected


@pytest.mark.parametrize("path", ["/api/health", "/api/games", "/", "/api/tables/", "/t/x", "/api/tables/x"])
async def test_who_asks_for_somebody_else_is_told_nothing(url: str, path: str) -> None:
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
        for host in ("evil.example", "evil.example:80", "127.0.0.1.evil.example", "192.0.2.7", "x@localhost"):
            answer = await http.get(path, headers={"host": host})
            assert answer.status_code == 421, (path, host)
            assert "location" not in answer.headers
        for host in ("localhost", "LOCALHOST:1", "[::1]:9", "127.0.0.1"):
            assert (await http.get(path, headers={"host": host})).status_code != 421


async def test_no_page_is_opened_under_somebody_elses_name(url: str) -> None:
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
        upgrade = {**UPGRADE, "host": "evil.example"}
        assert (await http.get("/api/tables/whatever-table/socket", headers=upgrade)).status_code == 421


@pytest.mark.parametrize("path", ["/api/tables/", "/api/health/", "/api", "/t/", "/api/tables/x/"])
async def test_nothing_is_redirected(url: str, path: str) -> None:
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
        answer = await http.get(path)
        assert answer.status_code in (404, 405)


@pytest.mark.parametrize("base", ["", "/games"])
async def test_answers_are_not_kept_by_whoever_passes_them_on(tmp_path: Path, base: str) -> None:
    with running_server(tmp_path / "tables.db", base_path=base) as server:
        async with httpx.AsyncClient(base_url=server.url + base, timeout=PATIENCE) as http:
            for path in ("/api/health", "/api/games", "/api/tables/nothing-there", "/api/nothing", "/api"):
                assert (await http.get(path)).headers["cache-control"] == "no-store", path
            for headers in (UPGRADE, {"host": "evil.example"}, {**UPGRADE, "host": "evil.example"}):
                answer = await http.get("/api/tables/nothing-there/socket", headers=headers)
                assert answer.status_code in (404, 421)
                assert answer.headers["cache-control"] == "no-store", headers
                assert answer.headers["x-content-type-options"] == "nosniff"
        server.stop()
        assert '"error"' not in server.log(), "to be refused is no trouble of the server"


def test_settings_are_read_strictly() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"prot": 1}', type=Settings)


def test_the_words_are_there_in_both_languages() -> None:
    keys = {}
    for lang in LANGUAGES:
        text = (files("sideline.server") / f"{lang}.ftl").read_text(encoding="utf-8")
        keys[lang] = [line.partition(" = ")[0] for line in text.splitlines()]
    assert keys["en"] == keys["fr"]
